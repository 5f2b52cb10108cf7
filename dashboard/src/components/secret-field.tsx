import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Button } from './button.tsx'
import { TextField } from './field.tsx'

/** Field of a secret: hidden while it is typed, unless the person shows it. No browser stores it. */
export function SecretField({
  show,
  hide,
  ...field
}: {
  label: string
  /** Name of the button that shows the value, and of the one that hides it again. */
  show: string
  hide: string
  hint: ComponentChildren
  problem?: string | undefined
  value: string
  onInput(value: string): void
  isRequired: boolean
  placeholder?: string
}) {
  const [isShown, setShown] = useState(false)
  return (
    <div class="secret-field">
      <TextField {...field} type={isShown ? 'text' : 'password'} autocomplete="off" maxLength={4096} />
      <Button
        variant="quiet"
        icon="eye"
        label={isShown ? hide : show}
        isPressed={isShown}
        onClick={() => setShown(!isShown)}
      />
    </div>
  )
}
