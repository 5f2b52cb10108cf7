import type { RateOverview } from '../../api/routes.ts'
import { formatDay } from '../../format.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Note } from '../../kit/states.tsx'
import { isOperator, useMe } from '../../session.ts'

/** From two months before the list of bank holidays ends: tells operators, who can set it, what to do. */
export function HolidayNote({ rates }: { rates: RateOverview | undefined }) {
  const { rates: text } = useTexts()
  const canAct = isOperator(useMe())
  if (!canAct || !rates?.holidays.isEnding) return null
  const { completeUntil, missingYear } = rates.holidays
  return (
    <Note tone="wait" icon="attention">
      <p>
        {text.holidaysEnding(formatDay(completeUntil), missingYear)} <code>PASARELA_BANK_HOLIDAYS</code>.
      </p>
      <p class="note-small">{text.holidaysWhy}</p>
    </Note>
  )
}
