import type { OneTimeLink } from '../../api/routes.ts'
import { formatTime } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Note } from '../../components/states.tsx'
import { CopyButton } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'

/** The link, once: to copy, or to share where the browser can. */
export function LinkDialog({
  link: { url, expiresAt },
  name,
  onClose,
}: {
  link: OneTimeLink
  name: string
  onClose(): void
}) {
  const { users: text, actions } = useTexts()
  const canShare = typeof navigator.share === 'function'
  return (
    <Dialog title={text.linkTitle} onClose={onClose}>
      <Note tone="warning" icon="keys">
        {text.linkText(formatTime(expiresAt))}
      </Note>
      <p>{text.linkName(name)}</p>
      <p>
        <code class="break" aria-label={text.linkLabel} role="group">
          {url}
        </code>
      </p>
      <div class="form-actions">
        {canShare && (
          // A share that the person canceled is no error.
          <Button icon="send" onClick={() => void navigator.share({ url }).catch(() => {})}>
            {text.share}
          </Button>
        )}
        <CopyButton text={url} />
        <Button variant="primary" onClick={onClose}>
          {actions.done}
        </Button>
      </div>
    </Dialog>
  )
}
