import type { DayAccount } from '../../api/routes.ts'
import { Chip, type Tone } from '../../components/chip.tsx'
import type { IconName } from '../../components/icon.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { type DayState, stateOf } from './days.ts'

const styles: Record<DayState, [Tone, IconName]> = {
  today: ['neutral', 'clock'],
  open: ['warning', 'clock'],
  partly: ['warning', 'question'],
  closed: ['success', 'check'],
}

/** Whether a day is closed, and its differences. */
export function DayChip({ date, accounts }: { date: string; accounts: readonly DayAccount[] }) {
  const { reconciliations: text } = useTexts()
  const state = stateOf(date, accounts)
  const [tone, icon] = styles[state]
  return (
    <Chip tone={tone} icon={icon}>
      {text.states[state]}
    </Chip>
  )
}

export function DifferenceChip({ count }: { count: number }) {
  const { reconciliations: text } = useTexts()
  if (count === 0) return <span class="quiet">{text.noDifferences}</span>
  return (
    <Chip tone="alert" icon="attention">
      {text.differenceCount(count)}
    </Chip>
  )
}
