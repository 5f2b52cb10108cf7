import type { BankAccounts } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { SelectField } from '../../components/field.tsx'
import { Section } from '../../components/page.tsx'
import { EmptyState, ErrorNote, Loaded } from '../../components/states.tsx'
import { Table } from '../../components/table.tsx'
import { toast } from '../../components/toast.tsx'
import { Code } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import type { Mode } from '../../preferences.ts'
import { call, isOperator, useMe } from '../../session.ts'

type FlowRoute = BankAccounts['flows'][number]
type BankName = FlowRoute['offeredBy'][number]

const bankNames = ['bnc', 'r4', 'bdv', 'mercantil'] as const satisfies BankName[]

/** Accounts of a tenant, and the bank used for each operation. */
export function TenantBanks({ tenantId, mode }: { tenantId: string; mode: Mode }) {
  const { banks: text } = useTexts()
  const me = useMe()
  const read = useRead('GET /tenants/{tenantId}/banks', { params: { tenantId }, query: { mode } })
  const route = async (flow: FlowRoute['flow'], bank: BankName | null) => {
    const body = { mode, flow, bank }
    const after = await call('POST /tenants/{tenantId}/banks/route', { params: { tenantId }, body })
    read.replace(() => after)
    toast(text.changed)
  }
  return (
    <Section title={text.ofTenant} note={text.ofTenantNote}>
      <Loaded read={read}>
        {({ flows, accounts }) => (
          <>
            {accounts.length === 0 ? <NoBank /> : <Accounts accounts={accounts} />}
            <h3>{text.routes}</h3>
            <p class="quiet">{text.routesNote}</p>
            {isOperator(me) ? (
              <div class="field-grid">
                {flows.map((current) => (
                  <RouteField key={current.flow} route={current} change={(bank) => route(current.flow, bank)} />
                ))}
              </div>
            ) : (
              <RouteTable flows={flows} />
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}

function RouteField({ route, change }: { route: FlowRoute; change(bank: BankName | null): Promise<void> }) {
  const { banks: text, words } = useTexts()
  const { flow, bank, reason, offeredBy } = route
  // One action per field, so that several can be changed without waiting for each.
  const routing = useAction(change)
  const [first] = offeredBy
  const isMissing = bank !== null && !offeredBy.includes(bank)
  return (
    <div>
      <SelectField<BankName | ''>
        label={text.flows[flow]}
        problem={isMissing ? text.notOffered(words.banks[bank]) : undefined}
        value={reason === 'route' && bank !== null ? bank : ''}
        options={[
          { value: '', text: text.automatic(first && words.banks[first]) },
          ...bankNames.map((value) => ({ value, text: words.banks[value] })),
        ]}
        onChoose={(value) => routing.run(value === '' ? null : value)}
      />
      {routing.error && <ErrorNote error={routing.error} />}
    </div>
  )
}

function RouteTable({ flows }: Pick<BankAccounts, 'flows'>) {
  const { banks: text, overview, words } = useTexts()
  return (
    <Table
      caption={text.routes}
      rows={flows}
      keyOf={({ flow }) => flow}
      columns={[
        { head: text.flow, cell: ({ flow }) => text.flows[flow], isTitle: true },
        { head: overview.bank, cell: ({ bank }) => (bank === null ? '–' : words.banks[bank]) },
        { head: text.why, cell: ({ reason }) => text.reasons[reason] },
      ]}
    />
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
