import { useState } from 'preact/hooks'
import { formatDay, readDay } from '../format.ts'
import { useTexts } from '../i18n/texts.ts'
import { TextField } from './field.tsx'

/**
 * A day, typed as it is written here: 05/10/2026. The browsers' own field follows the browser's country, and 05/10
 * is May in one and October in another.
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
  /** `2026-10-05`, or nothing. */
  value: string
  /** Told when a whole day, or nothing, has been typed. */
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
