import type { Approval, DecidedPayout } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { formatMoney, shortId } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ErrorNote, Note } from '../../components/states.tsx'
import { Facts, Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call, useScope } from '../../session.ts'
import { Requester } from './requester.tsx'

export type Decision = 'approve' | 'decline'

/** Confirmation of a decision with the amount; this cannot be undone. */
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
      <Note tone="warning" icon="attention">
        {text.dialogs[decision].text(amount)}
      </Note>
      {deciding.error && <ErrorNote error={deciding.error} />}
      <div class="form-actions">
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button
          variant={decision === 'approve' ? 'primary' : 'danger'}
          isBusy={deciding.isRunning}
          onClick={deciding.run}
        >
          {text.dialogs[decision].submit(amount)}
        </Button>
      </div>
    </Dialog>
  )
}
