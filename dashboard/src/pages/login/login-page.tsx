import { useEffect, useState } from 'preact/hooks'
import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { Button, LinkButton } from '../../components/button.tsx'
import { TextField } from '../../components/field.tsx'
import { Logo } from '../../components/icon.tsx'
import { ErrorNote, Note } from '../../components/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { providerError, providerSignIn } from '../../provider.ts'
import { signIn, signInWithPasskey } from '../../session.ts'
import { Settings } from '../../shell/settings.tsx'
import { ProviderNote } from '../../shell/provider-note.tsx'
import { useStore } from '../../store.ts'

export function LoginPage({ hasEnded }: { hasEnded: boolean }) {
  const { login, people } = useTexts()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const signingIn = useAction(signIn)
  const byPasskey = useAction(() => signInWithPasskey(people.passkeyFailed))
  const error = signingIn.error ?? byPasskey.error
  const provider = useRead('GET /session/methods', {}).data?.oidc
  const refusal = useStore(providerError)
  useEffect(() => {
    document.title = `${login.title} · Pasarela`
  }, [login.title])

  return (
    <main class="standalone">
      <div class="login">
        <div class="brand">
          <Logo />
          <span>Pasarela</span>
        </div>
        <h1>{login.title}</h1>
        {hasEnded && (
          <Note tone="warning" icon="clock">
            {login.ended}
          </Note>
        )}
        {error && <ErrorNote error={error} />}
        {refusal !== undefined && !error && <ProviderNote code={refusal} />}
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault()
            byPasskey.clear()
            signingIn.run({ name, password })
          }}
        >
          <TextField label={login.name} value={name} onInput={setName} autocomplete="username" isRequired isFocused />
          <TextField
            label={login.password}
            type="password"
            value={password}
            onInput={setPassword}
            autocomplete="current-password"
            isRequired
          />
          <Button type="submit" variant="primary" isBusy={signingIn.isRunning}>
            {login.submit}
          </Button>
          <Button
            icon="keys"
            isBusy={byPasskey.isRunning}
            onClick={() => {
              signingIn.clear()
              byPasskey.run()
            }}
          >
            {people.signInWithPasskey}
          </Button>
          {provider && (
            <LinkButton icon="users" href={providerSignIn}>
              {people.signInWith(provider.label)}
            </LinkButton>
          )}
        </form>
        <p class="quiet small">
          {login.help} <code>pasarela user add</code>
        </p>
      </div>
      <Settings />
    </main>
  )
}
