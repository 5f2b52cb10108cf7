import { useEffect, useState } from 'preact/hooks'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/field.tsx'
import { Mark } from '../../kit/icon.tsx'
import { ErrorNote, Note } from '../../kit/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { signIn } from '../../session.ts'
import { Settings } from '../../shell/settings.tsx'

export function LoginPage({ hasEnded }: { hasEnded: boolean }) {
  const { login } = useTexts()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const entering = useAction(signIn)
  useEffect(() => {
    document.title = `${login.title} · Pasarela`
  }, [login.title])

  return (
    <main class="alone">
      <div class="login">
        <div class="brand">
          <Mark />
          <span>Pasarela</span>
        </div>
        <h1>{login.title}</h1>
        {hasEnded && (
          <Note tone="wait" icon="clock">
            {login.ended}
          </Note>
        )}
        {entering.error && <ErrorNote error={entering.error} />}
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault()
            entering.run({ name, password })
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
          <Button type="submit" look="primary" isBusy={entering.isRunning}>
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
