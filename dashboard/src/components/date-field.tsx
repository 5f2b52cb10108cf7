import { useRef, useState } from 'preact/hooks'
import { formatDay, readDay } from '../format.ts'
import { useTexts } from '../i18n/texts.ts'
import { Button } from './button.tsx'
import { TextField } from './field.tsx'

/**
 * Date input in the Venezuelan format, 05/10/2026, with the browser's calendar beside it. The browser's own date input
 * follows the browser's locale, where 05/10 may be May or October, so only its calendar is used.
 */
export function DateField({
  label,
  hint,
  value,
  onChange,
  isRequired = false,
  problem,
}: {
  label: string
  hint?: string
  /** `2026-10-05`, or empty. */
  value: string | undefined
  /** Called with a complete day, an empty string, or undefined for a text that is not a day. */
  onChange(day: string | undefined): void
  isRequired?: boolean
  problem?: string | undefined
}) {
  const { dates } = useTexts()
  const [typed, setTyped] = useState(value ? formatDay(value) : '')
  const [isWrong, setWrong] = useState(false)
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <div class="date-field">
      <TextField
        label={label}
        hint={hint}
        value={typed}
        placeholder={dates.placeholder}
        maxLength={10}
        isRequired={isRequired}
        problem={isWrong ? dates.wrong : problem}
        onInput={(text) => {
          setTyped(text)
          const day = text === '' ? '' : readDay(text)
          if (day !== undefined) setWrong(false)
          onChange(day)
        }}
        onLeave={() => setWrong(typed !== '' && readDay(typed) === undefined)}
      />
      <span class="date-field-calendar">
        <Button
          variant="quiet"
          icon="reconciliations"
          label={dates.calendar}
          onClick={() => calendar.current?.showPicker()}
        />
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          value={value ?? ''}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value && formatDay(currentTarget.value))
            setWrong(false)
            onChange(currentTarget.value)
          }}
        />
      </span>
    </div>
  )
}
