import { useState } from 'preact/hooks'
import type { Movement } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { formatMoney } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { SelectField, TextArea } from '../../components/field.tsx'
import { ErrorNote } from '../../components/states.tsx'
import { toast } from '../../components/toast.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call, useScope } from '../../session.ts'

/** Records that the money pays for nothing here, with a reason. */
export function IgnoreDialog({
  movement,
  onClose,
  onIgnored,
}: {
  movement: Movement
  onClose(): void
  onIgnored(): void
}) {
  const { movement: text, actions } = useTexts()
  const scope = useScope()
  const { movementId, tenants } = movement
  const [reason, setReason] = useState('')
  const [tenantId, setTenantId] = useState(scope.tenantId ?? tenants[0]?.tenantId ?? '')
  const ignoring = useAction(async () => {
    const body = { mode: scope.mode, tenantId, reason: reason.trim() }
    await call('POST /movements/{movementId}/ignore', { params: { movementId }, body })
    toast(text.ignored)
    onIgnored()
    onClose()
  })
  return (
    <Dialog title={text.ignoreTitle} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          ignoring.run()
        }}
      >
        <p>
          <strong class="amount">Bs. {formatMoney(movement.vesAmount)}</strong>
        </p>
        <p>{text.ignoreText}</p>
        {scope.tenantId === undefined && tenants.length > 1 && (
          <SelectField
            label={text.chooseTenant}
            hint={text.chooseTenantHint}
            value={tenantId}
            options={tenants.map(({ tenantId: value, name }) => ({ value, text: name }))}
            onChoose={setTenantId}
          />
        )}
        <TextArea
          label={text.reason}
          hint={text.reasonHint}
          value={reason}
          onInput={setReason}
          maxLength={200}
          isRequired
          problem={ignoring.error?.problemOf('/reason')}
        />
        {ignoring.error && <ErrorNote error={ignoring.error} />}
        <div class="form-actions">
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button type="submit" variant="danger" isBusy={ignoring.isRunning}>
            {text.ignoreSubmit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
