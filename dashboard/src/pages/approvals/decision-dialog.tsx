import type { ApprovedPayee, Approval, DecidedPayout } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { formatMoney, shortId } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ErrorNote, Loaded, Note } from '../../components/states.tsx'
import { type Column, Table } from '../../components/table.tsx'
import { Facts, Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call, useScope } from '../../session.ts'
import { Requester } from './requester.tsx'

export type Decision = 'approve' | 'decline'

/** Confirmation of a decision with the payees and the amount; this cannot be undone. */
export function DecisionDialog({
  approval,
  decision,
  onClose,
  onDecided,
}: {
  approval: Approval
  decision: Decision
  onClose(): void
  onDecided(payout: DecidedPayout): void
}) {
  const { approvals: text, actions } = useTexts()
  const { mode } = useScope()
  const { tenantId, paymentId, vesAmount } = approval
  const amount = `Bs. ${formatMoney(vesAmount)}`
  const payees = useRead('GET /approvals/{paymentId}/payees', { params: { paymentId }, query: { tenantId, mode } })
  const deciding = useAction(async () => {
    const body = { tenantId, mode }
    onDecided(await call(`POST /approvals/{paymentId}/${decision}`, { params: { paymentId }, body }))
    onClose()
  })
  return (
    <Dialog title={text.dialogs[decision].title} onClose={onClose}>
      <Facts
        facts={[
          [text.amount, <strong key="amount">{amount}</strong>],
          [text.payout, approval.isDisbursement ? text.disbursement(shortId(paymentId)) : <code>{paymentId}</code>],
          [text.tenant, approval.tenantName],
          [text.requestedBy, <Requester key="by" name={approval.requestedBy} />],
          [text.since, <Time key="since" at={approval.requestedAt} />],
        ]}
      />
      <Loaded read={payees}>{({ items }) => <Payees payees={items} />}</Loaded>
      <Note tone="warning" icon="attention">
        {text.dialogs[decision].text(amount)}
      </Note>
      {deciding.error && <ErrorNote error={deciding.error} />}
      <div class="form-actions">
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button
          variant={decision === 'approve' ? 'primary' : 'danger'}
          isBusy={deciding.isRunning}
          isDisabled={decision === 'approve' && payees.data === undefined}
          onClick={deciding.run}
        >
          {text.dialogs[decision].submit(amount)}
        </Button>
      </div>
    </Dialog>
  )
}

function Payees({ payees }: { payees: readonly ApprovedPayee[] }) {
  const { approvals: text } = useTexts()
  const rows = payees.map((payee, index) => ({ ...payee, key: String(index) }))
  const columns: Column<(typeof rows)[number]>[] = [
    { head: text.payee, cell: ({ payee }) => [payee.document, payee.name].filter(Boolean).join(' '), isTitle: true },
    { head: text.destination, cell: ({ payee }) => payee.account ?? payee.phone },
    { head: text.amount, cell: ({ vesAmount }) => `Bs. ${formatMoney(vesAmount)}`, align: 'right' },
  ]
  return <Table caption={text.payees} rows={rows} keyOf={({ key }) => key} columns={columns} />
}
