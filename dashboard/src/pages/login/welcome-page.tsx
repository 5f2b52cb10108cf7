import { useEffect, useState } from 'preact/hooks'
import type { ApiError } from '../../api/client.ts'
import type { LinkOwner } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { Button, LinkButton } from '../../components/button.tsx'
import { TextField } from '../../components/field.tsx'
import { Logo } from '../../components/icon.tsx'
import { ErrorNote, Note, Skeleton } from '../../components/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { addressOf } from '../../router.ts'
import { call } from '../../session.ts'
import { Settings } from '../../shell/settings.tsx'

type State = { kind: 'reading' } | { kind: 'refused'; error: ApiError } | { kind: 'open' | 'done'; owner: LinkOwner }

/** Where a one-time link leads: the person chooses a password. The secret is in the fragment, which no server receives. */
export function WelcomePage() {
  const { users: text, login } = useTexts()
  const [token] = useState(() => location.hash.slice(1))
  const [state, setState] = useState<State>({ kind: 'reading' })
  useEffect(() => {
    call('POST /session/link', { body: { token } }).then(
      (owner) => setState({ kind: 'open', owner }),
      (error: ApiError) => setState({ kind: 'refused', error }),
    )
  }, [token])
  const title = 'owner' in state ? text.welcome(state.owner.name) : text.linkTitle
  useEffect(() => {
    document.title = `${title} · Pasarela`
  }, [title])
  return (
    <main class="standalone">
      <div class="login">
        <div class="brand">
          <Logo />
          <span>Pasarela</span>
        </div>
        <h1>{title}</h1>
        {state.kind === 'reading' && <Skeleton lines={2} />}
        {state.kind === 'refused' && <ErrorNote error={state.error} />}
        {state.kind === 'open' && (
          <PasswordForm token={token} owner={state.owner} onDone={(owner) => setState({ kind: 'done', owner })} />
        )}
        {state.kind === 'done' && (
          <Note tone="success" icon="check">
            {text.chosen}
          </Note>
        )}
        {(state.kind === 'done' || state.kind === 'refused') && (
          <LinkButton variant="primary" href={addressOf('overview')}>
            {login.title}
          </LinkButton>
        )}
      </div>
      <Settings />
    </main>
  )
}

function PasswordForm({ token, owner, onDone }: { token: string; owner: LinkOwner; onDone(owner: LinkOwner): void }) {
  const { users: text, account, words } = useTexts()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const isMismatch = repeated !== '' && !password.startsWith(repeated)
  const choosing = useAction(async () =>
    onDone(await call('POST /session/link/password', { body: { token, password } })),
  )
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (password === repeated) choosing.run()
      }}
    >
      <p>
        {owner.isInvited
          ? text.welcomeText(words.roles[owner.role], owner.tenantName ?? text.allTenants)
          : text.resetText}
      </p>
      {/* For password managers, which store the name with the password. */}
      <input
        class="hidden"
        type="text"
        autocomplete="username"
        value={owner.name}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <TextField
        label={account.next}
        hint={account.nextHint}
        type="password"
        autocomplete="new-password"
        value={password}
        onInput={setPassword}
        isRequired
        isFocused
        problem={choosing.error?.problemOf('/password')}
      />
      <TextField
        label={account.repeat}
        type="password"
        autocomplete="new-password"
        value={repeated}
        onInput={setRepeated}
        isRequired
        problem={isMismatch ? account.mismatch : undefined}
      />
      {choosing.error && <ErrorNote error={choosing.error} />}
      <Button type="submit" variant="primary" isBusy={choosing.isRunning}>
        {text.choose}
      </Button>
    </form>
  )
}
