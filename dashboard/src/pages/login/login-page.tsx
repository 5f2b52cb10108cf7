import { useEffect, useState } from 'preact/hooks'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/field.tsx'
import { Logo } from '../../components/icon.tsx'
import { ErrorNote, Note } from '../../components/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { signIn } from '../../session.ts'
import { Settings } from '../../shell/settings.tsx'

export function LoginPage({ hasEnded }: { hasEnded: boolean }) {
  const { login } = useTexts()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const signingIn = useAction(signIn)
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
        {signingIn.error && <ErrorNote error={signingIn.error} />}
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault()
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
        </form>
        <p class="quiet small">
          {login.help} <code>pasarela user add</code>
        </p>
      </div>
      <Settings />
    </main>
  )
}
