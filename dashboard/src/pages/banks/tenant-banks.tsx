import type { BankAccounts } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { SelectField } from '../../kit/field.tsx'
import { Section } from '../../kit/page.tsx'
import { EmptyState, ErrorNote, Loaded } from '../../kit/states.tsx'
import { Table } from '../../kit/table.tsx'
import { toast } from '../../kit/toast.tsx'
import { Code } from '../../kit/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import type { Mode } from '../../preferences.ts'
import { call, isOperator, useMe } from '../../session.ts'

const bankNames = ['bnc', 'r4'] as const satisfies BankAccounts['collections'][]

/** Where a tenant's money goes through: its accounts, and the bank that carries its collections. */
export function TenantBanks({ tenantId, mode }: { tenantId: string; mode: Mode }) {
  const { banks: text, words } = useTexts()
  const me = useMe()
  const read = useRead('GET /tenants/{tenantId}/banks', { params: { tenantId }, query: { mode } })
  const routing = useAction(async (bank: BankAccounts['collections']) => {
    const after = await call('POST /tenants/{tenantId}/banks/route', { params: { tenantId }, body: { mode, bank } })
    read.replace(() => after)
    toast(text.changed)
  })
  return (
    <Section title={text.ofTenant} note={text.ofTenantNote}>
      <Loaded read={read}>
        {({ collections, accounts }) => (
          <>
            {isOperator(me) ? (
              <div class="field-short">
                <SelectField
                  label={text.collections}
                  hint={text.changeHint}
                  value={collections}
                  options={bankNames.map((value) => ({ value, text: words.banks[value] }))}
                  onChoose={routing.run}
                />
              </div>
            ) : (
              <p>
                {text.collections} <strong>{words.banks[collections]}</strong>
              </p>
            )}
            {routing.error && <ErrorNote error={routing.error} />}
            {accounts.length === 0 ? <NoBank /> : <Accounts accounts={accounts} />}
          </>
        )}
      </Loaded>
    </Section>
  )
}

function Accounts({ accounts }: Pick<BankAccounts, 'accounts'>) {
  const { banks: text, overview, words } = useTexts()
  return (
    <Table
      caption={text.ofTenant}
      rows={accounts}
      keyOf={({ bank }) => bank}
      columns={[
        { head: overview.bank, cell: ({ bank }) => words.banks[bank], isTitle: true },
        { head: text.address, cell: ({ baseUrl }) => <code class="break">{baseUrl}</code> },
        { head: text.fields, cell: ({ fields }) => <code class="break">{fields.join(', ')}</code> },
      ]}
    />
  )
}

function NoBank() {
  const { banks: text } = useTexts()
  return (
    <EmptyState icon="banks" title={text.noBank} action={<Code text="pasarela bank --help" label={text.noBankHelp} />}>
      {text.noBankHelp}
    </EmptyState>
  )
}
