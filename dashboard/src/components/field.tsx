import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'

let fields = 0

const inputs = { text: { type: 'text' }, password: { type: 'password' }, search: { type: 'search' } } as const
type InputType = keyof typeof inputs

type Labelled = { label: string; hint?: ComponentChildren; problem?: string | undefined }

/** Label, hint and error message, linked to their control. */
function Frame({ id, label, hint, problem, children }: Labelled & { id: string; children: ComponentChildren }) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      {problem && (
        <p class="field-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {hint && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

function useFieldId(): string {
  return useRef(`field-${(fields += 1)}`).current
}

function described(id: string, { hint, problem }: Pick<Labelled, 'hint' | 'problem'>) {
  const ids = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': problem ? ('true' as const) : undefined }
}

export function TextField({
  value,
  onInput,
  onLeave,
  type = 'text',
  autocomplete = 'off',
  inputMode,
  isRequired = false,
  isFocused = false,
  maxLength,
  placeholder,
  ...frame
}: Labelled & {
  value: string
  onInput(value: string): void
  /** Called on blur. */
  onLeave?: () => void
  type?: InputType
  autocomplete?: string
  inputMode?: 'decimal' | 'numeric'
  isRequired?: boolean
  /** Focused on mount. */
  isFocused?: boolean
  maxLength?: number
  placeholder?: string
}) {
  const id = useFieldId()
  return (
    <Frame id={id} {...frame}>
      <input
        id={id}
        class="input"
        {...inputs[type]}
        value={value}
        autocomplete={autocomplete}
        autocapitalize="none"
        spellcheck={false}
        inputMode={inputMode}
        required={isRequired}
        autofocus={isFocused}
        maxLength={maxLength}
        placeholder={placeholder}
        onInput={(event) => onInput(event.currentTarget.value)}
        onBlur={onLeave}
        {...described(id, frame)}
      />
    </Frame>
  )
}

export function TextArea({
  value,
  onInput,
  isRequired = false,
  maxLength,
  rows = 3,
  ...frame
}: Labelled & {
  value: string
  onInput(value: string): void
  isRequired?: boolean
  maxLength?: number
  rows?: number
}) {
  const id = useFieldId()
  return (
    <Frame id={id} {...frame}>
      <textarea
        id={id}
        class="input"
        rows={rows}
        value={value}
        required={isRequired}
        maxLength={maxLength}
        onInput={(event) => onInput(event.currentTarget.value)}
        {...described(id, frame)}
      />
    </Frame>
  )
}

export function FileField({
  accept,
  isRequired = false,
  onChoose,
  ...frame
}: Labelled & { accept: string; isRequired?: boolean; onChoose(file: File | undefined): void }) {
  const id = useFieldId()
  return (
    <Frame id={id} {...frame}>
      <input
        id={id}
        class="input"
        type="file"
        accept={accept}
        required={isRequired}
        onChange={(event) => onChoose(event.currentTarget.files?.[0])}
        {...described(id, frame)}
      />
    </Frame>
  )
}

export function ColourField({
  value,
  onInput,
  ...frame
}: Labelled & {
  /** `#rrggbb`. */
  value: string
  onInput(value: string): void
}) {
  const id = useFieldId()
  return (
    <Frame id={id} {...frame}>
      <input
        id={id}
        class="input input-colour"
        type="color"
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
        {...described(id, frame)}
      />
    </Frame>
  )
}

export type Option<Value extends string> = { value: Value; text: string }

export function SelectField<Value extends string>({
  value,
  options,
  onChoose,
  ...frame
}: Labelled & { value: Value; options: readonly Option<Value>[]; onChoose(value: Value): void }) {
  const id = useFieldId()
  return (
    <Frame id={id} {...frame}>
      <select
        id={id}
        class="input"
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value as Value)}
        {...described(id, frame)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </Frame>
  )
}

/** Segmented control: a radio group of a few options. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChoose,
  isLabelShown = false,
}: {
  label: string
  value: Value
  options: readonly Option<Value>[]
  onChoose(value: Value): void
  isLabelShown?: boolean
}) {
  const name = useFieldId()
  return (
    <fieldset class="segmented">
      <legend class={isLabelShown ? '' : 'hidden'}>{label}</legend>
      <div class="segmented-choices">
        {options.map((option) => (
          <label key={option.value} class="segment">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
