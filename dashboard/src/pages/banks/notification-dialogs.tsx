import { useState } from 'preact/hooks'
import type { IssuedNotificationAddress, NotificationBank } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { SelectField, TextField } from '../../components/field.tsx'
import { ErrorNote, Note } from '../../components/states.tsx'
import { Code, CopyButton } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import type { Mode } from '../../preferences.ts'
import { call } from '../../session.ts'
import { useAccountNames } from './account-names.ts'

const graceHours = { now: 0, day: 24, week: 7 * 24, month: 31 * 24 }
type Grace = keyof typeof graceHours

export function NewAddressDialog({
  tenantId,
  mode,
  bank: { bank, keepsStatement, addresses },
  onClose,
  onIssued,
}: {
  tenantId: string
  mode: Mode
  bank: NotificationBank
  onClose(): void
  onIssued(issued: IssuedNotificationAddress): void
}) {
  const { notifications: text, actions } = useTexts()
  const nameOf = useAccountNames()
  const [origin, setOrigin] = useState(location.origin)
  const [allowed, setAllowed] = useState(addresses[0]?.allowed.join(', ') ?? '')
  const [settles, setSettles] = useState(addresses[0]?.settles ?? false)
  const [grace, setGrace] = useState<Grace>('week')
  const isReplacing = addresses.length > 0
  const creating = useAction(async () => {
    const body = { mode, bank, settles, allowed, origin, graceHours: graceHours[grace] }
    onIssued(await call('POST /tenants/{tenantId}/notifications', { params: { tenantId }, body }))
  })
  return (
    <Dialog title={text.createTitle(nameOf(bank))} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          creating.run()
        }}
      >
        <p>{isReplacing ? text.replaceText : text.createText}</p>
        <TextField
          label={text.origin}
          hint={text.originHint}
          value={origin}
          onInput={setOrigin}
          maxLength={200}
          isRequired
          problem={creating.error?.problemOf('/origin')}
        />
        <TextField
          label={text.allowed}
          hint={text.allowedHint}
          value={allowed}
          onInput={setAllowed}
          maxLength={1000}
          problem={creating.error?.problemOf('/allowed')}
        />
        {!keepsStatement && (
          <label class="choice">
            <input type="checkbox" checked={settles} onChange={(event) => setSettles(event.currentTarget.checked)} />
            <span>
              <span class="choice-title">{text.settle}</span>
              <span class="choice-text">{text.settleHint}</span>
            </span>
          </label>
        )}
        {isReplacing && (
          <SelectField
            label={text.grace}
            value={grace}
            options={(Object.keys(graceHours) as Grace[]).map((value) => ({ value, text: text.graces[value] }))}
            onChoose={(chosen) => setGrace(chosen)}
          />
        )}
        {creating.error && <ErrorNote error={creating.error} />}
        <div class="form-actions">
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={creating.isRunning}>
            {text.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Shows the letter with the secrets once; it is kept in this dialog only. */
export function IssuedAddressDialog({ issued, onClose }: { issued: IssuedNotificationAddress; onClose(): void }) {
  const { notifications: text, actions } = useTexts()
  return (
    <Dialog title={text.issuedTitle} size="wide" onClose={onClose}>
      <Note tone="warning" icon="attention">
        {text.issuedText}
      </Note>
      <div lang="es">
        <Code text={issued.letter} label={text.letter} />
      </div>
      <div class="form-actions">
        <CopyButton text={issued.letter} label={text.copyLetter} />
        <Button variant="primary" onClick={onClose}>
          {actions.done}
        </Button>
      </div>
    </Dialog>
  )
}
