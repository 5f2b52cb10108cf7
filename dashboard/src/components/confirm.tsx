import type { ComponentChildren } from 'preact'
import { useAction } from '../api/use-action.ts'
import { useTexts } from '../i18n/texts.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorNote } from './states.tsx'

/** Confirmation of a destructive action: its effect, and a button named after it. */
export function ConfirmDialog({
  title,
  submit,
  work,
  onClose,
  onCancel = onClose,
  children,
}: {
  title: string
  submit: string
  work(): Promise<unknown>
  /** After the work, and if there is no `onCancel`, without it. */
  onClose(): void
  onCancel?: () => void
  children: ComponentChildren
}) {
  const { actions } = useTexts()
  const running = useAction(async () => {
    await work()
    onClose()
  })
  return (
    <Dialog title={title} onClose={onCancel}>
      <div>{children}</div>
      {running.error && <ErrorNote error={running.error} />}
      <div class="form-actions">
        <Button onClick={onCancel}>{actions.cancel}</Button>
        <Button variant="danger" isBusy={running.isRunning} onClick={running.run}>
          {submit}
        </Button>
      </div>
    </Dialog>
  )
}
