import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { ApiError } from '../../api/client.ts'
import type { IssuedKey, Key } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { SelectField } from '../../components/field.tsx'
import { ErrorNote, Note } from '../../components/states.tsx'
import { CopyButton } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../session.ts'

const DAY_SECONDS = 86_400
const graceSeconds = { now: 0, hour: 3_600, day: DAY_SECONDS, week: 7 * DAY_SECONDS }

type Grace = keyof typeof graceSeconds

export function RotateKeyDialog({
  apiKey,
  onClose,
  onIssued,
}: {
  apiKey: Key
  onClose(): void
  onIssued(issued: IssuedKey): void
}) {
  const { keys: text } = useTexts()
  const [grace, setGrace] = useState<Grace>('day')
  const { tenantId, keyId, publicPart } = apiKey
  return (
    <IssuingDialog
      title={text.rotateTitle}
      submit={text.rotateSubmit}
      onClose={onClose}
      onIssued={onIssued}
      issue={() =>
        call('POST /tenants/{tenantId}/keys/{keyId}/rotate', {
          params: { tenantId, keyId },
          body: { graceSeconds: graceSeconds[grace] },
        })
      }
    >
      {() => (
        <>
          <p>
            <code>{publicPart}…</code>
          </p>
          <p>{text.rotateText}</p>
          <SelectField
            label={text.grace}
            value={grace}
            options={(Object.keys(graceSeconds) as Grace[]).map((value) => ({ value, text: text.graces[value] }))}
            onChoose={(chosen) => setGrace(chosen)}
          />
        </>
      )}
    </IssuingDialog>
  )
}

export function IssuingDialog({
  title,
  submit,
  issue,
  onClose,
  onIssued,
  children,
}: {
  title: string
  submit: string
  issue(): Promise<IssuedKey>
  onClose(): void
  onIssued(issued: IssuedKey): void
  children: (error: ApiError | undefined) => ComponentChildren
}) {
  const { actions } = useTexts()
  const issuing = useAction(async () => onIssued(await issue()))
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          issuing.run()
        }}
      >
        {children(issuing.error)}
        {issuing.error && <ErrorNote error={issuing.error} />}
        <div class="form-actions">
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={issuing.isRunning}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Shows the full key once; it is kept in this dialog only. */
export function IssuedKeyDialog({ issued, onClose }: { issued: IssuedKey; onClose(): void }) {
  const { keys: text, actions } = useTexts()
  return (
    <Dialog title={text.issuedTitle} onClose={onClose}>
      <Note tone="warning" icon="attention">
        {text.issuedText}
      </Note>
      <output class="secret" aria-label={text.issuedLabel}>
        {issued.key}
      </output>
      <div class="form-actions">
        <CopyButton text={issued.key} />
        <Button variant="primary" onClick={onClose}>
          {actions.done}
        </Button>
      </div>
    </Dialog>
  )
}
