import type { Movement, Payment } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { formatMoney } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ErrorNote, Note } from '../../components/states.tsx'
import { toast } from '../../components/toast.tsx'
import { Facts } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call, useScope } from '../../session.ts'

export type Charge = Pick<
  Payment,
  'tenantId' | 'tenantName' | 'paymentId' | 'externalRef' | 'vesAmount' | 'receivedVesAmount'
>

/** Confirmation that a movement pays for a request; this cannot be undone. */
export function AssignDialog({
  movement,
  charge,
  onClose,
  onAssigned,
}: {
  movement: Movement
  charge: Charge
  onClose(): void
  onAssigned(): void
}) {
  const { movement: text, movements: list, actions } = useTexts()
  const { mode } = useScope()
  const { movementId } = movement
  const { tenantId, paymentId } = charge
  const assigning = useAction(async () => {
    await call('POST /movements/{movementId}/match', { params: { movementId }, body: { mode, tenantId, paymentId } })
    toast(text.assigned)
    onAssigned()
    onClose()
  })
  return (
    <Dialog title={text.assignTitle} onClose={onClose}>
      <Facts
        facts={[
          [text.money, <strong key="money">Bs. {formatMoney(movement.vesAmount)}</strong>],
          [list.reference, movement.reference && <code>{movement.reference}</code>],
          [text.charge, charge.externalRef ?? <code>{paymentId}</code>],
          [list.tenant, charge.tenantName],
          [text.chargeAmount, <strong key="amount">Bs. {formatMoney(charge.vesAmount)}</strong>],
          [text.alreadyReceived, charge.receivedVesAmount && `Bs. ${formatMoney(charge.receivedVesAmount)}`],
        ]}
      />
      <Note tone="warning" icon="attention">
        {text.assignText}
      </Note>
      {assigning.error && <ErrorNote error={assigning.error} />}
      <div class="form-actions">
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button variant="primary" isBusy={assigning.isRunning} onClick={assigning.run}>
          {text.assignSubmit}
        </Button>
      </div>
    </Dialog>
  )
}
