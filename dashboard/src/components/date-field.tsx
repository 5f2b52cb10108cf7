import { useState } from 'preact/hooks'
import { formatDay, readDay } from '../format.ts'
import { useTexts } from '../i18n/texts.ts'
import { TextField } from './field.tsx'

/**
 * Date input in the Venezuelan format, 05/10/2026. The browser's own date input follows the browser's locale, where
 * 05/10 may be May or October.
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
  value: string
  /** Called with a complete day, or an empty string. */
  onChange(day: string): void
  isRequired?: boolean
  problem?: string | undefined
}) {
  const { dates } = useTexts()
  const [typed, setTyped] = useState(value && formatDay(value))
  const [isWrong, setWrong] = useState(false)
  return (
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
        const day = readDay(text)
        if (day !== undefined || text === '') {
          setWrong(false)
          onChange(day ?? '')
        }
      }}
      onLeave={() => setWrong(typed !== '' && readDay(typed) === undefined)}
    />
  )
}
