import { useState } from 'preact/hooks'
import type { BankAccounts } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { Button } from '../../components/button.tsx'
import { SelectField } from '../../components/field.tsx'
import { Section } from '../../components/page.tsx'
import { EmptyState, ErrorNote, Loaded } from '../../components/states.tsx'
import { Table } from '../../components/table.tsx'
import { toast } from '../../components/toast.tsx'
import { Code } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import type { Mode } from '../../preferences.ts'
import { call, isOperator, useMe } from '../../session.ts'
import { AccountDialog } from './account-dialog.tsx'
import { CheckDialog } from './account-check.tsx'
import { AccountOrder } from './account-order.tsx'
import { type AccountName, useAccountNames } from './account-names.ts'

type FlowRoute = BankAccounts['flows'][number]
type Open = { kind: 'set'; account: AccountName | undefined } | { kind: 'check'; account: AccountName }

/** Accounts of a tenant, and the account used for each operation. */
export function TenantBanks({ tenantId, mode }: { tenantId: string; mode: Mode }) {
  const { banks: text, bankAccounts: accountText } = useTexts()
  const me = useMe()
  const [open, setOpen] = useState<Open>()
  const read = useRead('GET /tenants/{tenantId}/banks', { params: { tenantId }, query: { mode } })
  const route = async (flow: FlowRoute['flow'], bank: AccountName | null) => {
    const body = { mode, flow, bank }
    const after = await call('POST /tenants/{tenantId}/banks/route', { params: { tenantId }, body })
    read.replace(() => after)
    toast(text.changed)
  }
  const reorder = async (accounts: AccountName[]) => {
    const body = { mode, accounts }
    const after = await call('POST /tenants/{tenantId}/banks/order', { params: { tenantId }, body })
    read.replace(() => after)
    toast(text.orderChanged)
  }
  return (
    <Section title={text.ofTenant} note={text.ofTenantNote}>
      <Loaded read={read}>
        {({ flows, order, accounts }) => (
          <>
            {accounts.length === 0 ? (
              <NoBank />
            ) : (
              <Accounts accounts={accounts} flows={flows} onOpen={isOperator(me) ? setOpen : undefined} mode={mode} />
            )}
            {isOperator(me) && mode === 'test' && <p class="quiet">{accountText.testNote}</p>}
            {isOperator(me) && mode === 'live' && (
              <p>
                <Button icon="plus" onClick={() => setOpen({ kind: 'set', account: undefined })}>
                  {accountText.add}
                </Button>
              </p>
            )}
            {open?.kind === 'set' && (
              <AccountDialog
                tenantId={tenantId}
                account={open.account}
                flows={flows}
                onStored={read.reload}
                onClose={() => setOpen(undefined)}
              />
            )}
            {open?.kind === 'check' && (
              <CheckDialog tenantId={tenantId} mode={mode} account={open.account} onClose={() => setOpen(undefined)} />
            )}
            {accounts.length > 1 && (
              <AccountOrder
                order={order}
                accounts={accounts.map(({ account }) => account)}
                change={isOperator(me) ? reorder : undefined}
              />
            )}
            <h3>{text.routes}</h3>
            <p class="quiet">{text.routesNote}</p>
            {isOperator(me) ? (
              <div class="field-grid">
                {flows.map((current) => (
                  <RouteField
                    key={current.flow}
                    route={current}
                    accounts={accounts.map(({ account }) => account)}
                    change={(bank) => route(current.flow, bank)}
                  />
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

function RouteField({
  route,
  accounts,
  change,
}: {
  route: FlowRoute
  accounts: AccountName[]
  change(account: AccountName | null): Promise<void>
}) {
  const { banks: text } = useTexts()
  const nameOf = useAccountNames()
  const { flow, account, reason, next, offeredBy } = route
  // One action per field, so that several can be changed without waiting for each.
  const routing = useAction(change)
  const isRouted = reason === 'route' && account !== null
  const isMissing = account !== null && !offeredBy.includes(account)
  const chosen = isRouted ? undefined : account
  return (
    <div>
      <SelectField<AccountName | ''>
        label={text.flows[flow]}
        problem={isMissing ? text.notOffered(nameOf(account)) : undefined}
        value={isRouted ? account : ''}
        options={[
          { value: '', text: text.automatic(chosen ? nameOf(chosen) : offeredBy[0] && nameOf(offeredBy[0])) },
          ...[...new Set([...accounts, ...(isRouted ? [account] : [])])].map((value) => ({
            value,
            text: nameOf(value),
          })),
        ]}
        onChoose={(value) => routing.run(value === '' ? null : value)}
      />
      {next.length > 0 && <p class="quiet small">{text.next(next.map(nameOf).join(', '))}</p>}
      {routing.error && <ErrorNote error={routing.error} />}
    </div>
  )
}

function RouteTable({ flows }: Pick<BankAccounts, 'flows'>) {
  const { banks: text, overview } = useTexts()
  const nameOf = useAccountNames()
  return (
    <Table
      caption={text.routes}
      rows={flows}
      keyOf={({ flow }) => flow}
      columns={[
        { head: text.flow, cell: ({ flow }) => text.flows[flow], isTitle: true },
        { head: overview.bank, cell: ({ account }) => (account === null ? '–' : nameOf(account)) },
        { head: text.why, cell: ({ reason }) => text.reasons[reason] },
      ]}
    />
  )
}

/** Accounts with the flows that they offer. Without `onOpen` they are only shown. */
function Accounts({
  accounts,
  flows,
  mode,
  onOpen,
}: Pick<BankAccounts, 'accounts' | 'flows'> & { mode: Mode; onOpen: ((open: Open) => void) | undefined }) {
  const { banks: text, bankAccounts: accountText, overview } = useTexts()
  const nameOf = useAccountNames()
  const offered = (account: AccountName) =>
    flows.filter(({ offeredBy }) => offeredBy.includes(account)).map(({ flow }) => text.flows[flow])
  return (
    <Table
      caption={text.ofTenant}
      rows={accounts}
      keyOf={({ account }) => account}
      columns={[
        { head: overview.bank, cell: ({ account }) => nameOf(account), isTitle: true },
        { head: text.address, cell: ({ baseUrl }) => <code class="break">{baseUrl}</code> },
        { head: text.fields, cell: ({ fields }) => <code class="break">{fields.join(', ')}</code> },
        { head: accountText.operations, cell: ({ account }) => offered(account).join(', ') },
        ...(onOpen
          ? [
              {
                head: accountText.actions,
                cell: ({ account }: BankAccounts['accounts'][number]) => (
                  <span class="row">
                    {mode === 'live' && (
                      <Button
                        label={accountText.changeOf(nameOf(account))}
                        onClick={() => onOpen({ kind: 'set', account })}
                      >
                        {accountText.change}
                      </Button>
                    )}
                    <Button
                      label={accountText.checkOf(nameOf(account))}
                      onClick={() => onOpen({ kind: 'check', account })}
                    >
                      {accountText.check}
                    </Button>
                  </span>
                ),
              },
            ]
          : []),
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
