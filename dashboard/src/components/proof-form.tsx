import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { useAction } from '../api/use-action.ts'
import { useTexts } from '../i18n/texts.ts'
import { Button } from './button.tsx'
import { TextField } from './field.tsx'
import { ErrorNote } from './states.tsx'

/** Form for a proof of identity: a code or the password, and a passkey where there is one. */
export function ProofForm({
  kind,
  work,
  withPasskey,
  children,
}: {
  kind: 'code' | 'password'
  work(value: string): Promise<unknown>
  /** Undefined without a passkey. */
  withPasskey: (() => Promise<unknown>) | undefined
  /** Further button. */
  children: ComponentChildren
}) {
  const { people: text } = useTexts()
  const [value, setValue] = useState('')
  const proving = useAction(work)
  const passkey = useAction(async () => withPasskey?.())
  const error = proving.error ?? passkey.error
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        passkey.clear()
        proving.run(value)
      }}
    >
      {error && <ErrorNote error={error} />}
      {withPasskey && (
        <Button icon="keys" isBusy={passkey.isRunning} onClick={() => passkey.run()}>
          {text.usePasskey}
        </Button>
      )}
      {kind === 'code' ? (
        <TextField
          label={text.proofCode}
          value={value}
          onInput={setValue}
          autocomplete="one-time-code"
          maxLength={32}
          isRequired
          isFocused
        />
      ) : (
        <TextField
          label={text.password}
          type="password"
          value={value}
          onInput={setValue}
          autocomplete="current-password"
          isRequired
          isFocused
        />
      )}
      <div class="form-actions">
        {children}
        <Button type="submit" variant="primary" isBusy={proving.isRunning}>
          {text.confirm}
        </Button>
      </div>
    </form>
  )
}
