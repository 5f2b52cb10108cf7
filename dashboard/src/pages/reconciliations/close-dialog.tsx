import { useState } from 'preact/hooks'
import type { ReconciliationDay } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { formatDay } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ErrorNote, Note } from '../../components/states.tsx'
import { toast } from '../../components/toast.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call, useMe, useScope } from '../../session.ts'
import { sum } from './days.ts'

/** Confirmation that closes a day in the name of the signed-in person. */
export function CloseDialog({
  day: { date, accounts },
  tenantId,
  onClose,
  onClosed,
}: {
  day: ReconciliationDay
  tenantId: string
  onClose(): void
  onClosed(): void
}) {
  const { reconciliation: text, actions } = useTexts()
  const { mode } = useScope()
  const me = useMe()
  const open = accounts.filter(({ closedAt }) => closedAt === undefined)
  const isIncomplete = open.some(({ complete }) => !complete)
  const [isConfirmed, setConfirmed] = useState(false)
  const differences = sum(open, 'differences')
  const closing = useAction(async () => {
    const body = { mode, tenantId, ...(isIncomplete && { confirm: isConfirmed }) }
    await call('POST /reconciliations/{date}/close', { params: { date }, body })
    toast(text.closeDone)
    onClosed()
    onClose()
  })
  return (
    <Dialog title={text.closeTitle(formatDay(date))} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          closing.run()
        }}
      >
        <p>{text.closeText(me.name)}</p>
        {differences > 0 && (
          <Note tone="warning" icon="attention">
            {text.closeDifferences(differences)}
          </Note>
        )}
        {isIncomplete && (
          <label class="choice">
            <input
              type="checkbox"
              required
              checked={isConfirmed}
              onChange={(event) => setConfirmed(event.currentTarget.checked)}
            />
            <span>{text.closeIncomplete}</span>
          </label>
        )}
        {closing.error && <ErrorNote error={closing.error} />}
        <div class="form-actions">
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={closing.isRunning}>
            {text.closeSubmit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
