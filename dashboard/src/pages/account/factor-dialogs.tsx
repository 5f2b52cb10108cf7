import { useEffect, useState } from 'preact/hooks'
import type { FactorList, TotpEnrolment } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { TextField } from '../../components/field.tsx'
import { ErrorNote, Note, Skeleton } from '../../components/states.tsx'
import { CopyButton } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { createPasskey } from '../../passkeys.ts'
import { call } from '../../session.ts'

type Enrolling = { onClose(): void; onEnrolled(list: FactorList): void }

export function TotpDialog({ onClose, onEnrolled }: Enrolling) {
  const { people: text, actions } = useTexts()
  const [enrolment, setEnrolment] = useState<TotpEnrolment>()
  const [code, setCode] = useState('')
  const starting = useAction(async () => setEnrolment(await call('POST /session/factors/totp', {})))
  const confirming = useAction(async () =>
    onEnrolled(await call('POST /session/factors/totp/confirm', { body: { code } })),
  )
  useEffect(() => starting.run(), [])
  const error = starting.error ?? confirming.error
  return (
    <Dialog title={text.totpTitle} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          confirming.run()
        }}
      >
        <p>{text.totpText}</p>
        {enrolment ? <TotpSecret enrolment={enrolment} /> : !starting.error && <Skeleton />}
        {error && <ErrorNote error={error} />}
        <TextField
          label={text.code}
          value={code}
          onInput={setCode}
          inputMode="numeric"
          autocomplete="one-time-code"
          maxLength={7}
          isRequired
        />
        <div class="form-actions">
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={confirming.isRunning}>
            {text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Modules of white around the code, as the standard requires for readers. */
const QUIET_ZONE = 4

function TotpSecret({ enrolment: { secret, qr } }: { enrolment: TotpEnrolment }) {
  const { people: text } = useTexts()
  const size = qr.size + 2 * QUIET_ZONE
  return (
    <>
      <svg class="qr" role="img" aria-label={text.totpQr} viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}>
        <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={size} height={size} fill="#fff" />
        <path d={qr.path} fill="#000" shape-rendering="crispEdges" />
      </svg>
      <p>{text.totpSecret}</p>
      <output class="secret" aria-label={text.totpSecret}>
        {secret.replaceAll(/(.{4})/g, '$1 ').trim()}
      </output>
      <div>
        <CopyButton text={secret} />
      </div>
    </>
  )
}

export function PasskeyDialog({ onClose, onEnrolled }: Enrolling) {
  const { people: text, actions } = useTexts()
  const [name, setName] = useState('')
  const adding = useAction(async () => {
    const options = await call('POST /session/factors/passkeys/challenge', {})
    const passkey = await createPasskey(options, text.passkeyFailed)
    onEnrolled(await call('POST /session/factors/passkeys', { body: { name, passkey } }))
  })
  return (
    <Dialog title={text.passkeyAdd} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          adding.run()
        }}
      >
        <TextField
          label={text.passkeyName}
          hint={text.passkeyNameHint}
          value={name}
          onInput={setName}
          maxLength={64}
          isRequired
          isFocused
        />
        {adding.error && <ErrorNote error={adding.error} />}
        <div class="form-actions">
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={adding.isRunning}>
            {text.passkeyAdd}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Shows the codes once; they are kept in this dialog only. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose(): void }) {
  const { people: text, actions } = useTexts()
  return (
    <Dialog title={text.recoveryTitle} onClose={onClose}>
      <Note tone="warning" icon="attention">
        {text.recoveryText}
      </Note>
      <ol class="recovery-codes" aria-label={text.recoveryTitle}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="form-actions">
        <CopyButton text={codes.join('\n')} />
        <Button onClick={() => print()}>{text.print}</Button>
        <Button variant="primary" onClick={onClose}>
          {actions.done}
        </Button>
      </div>
    </Dialog>
  )
}
