import type { RateOverview } from '../../api/routes.ts'
import { formatDay } from '../../format.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Note } from '../../components/states.tsx'
import { isOperator, useMe } from '../../session.ts'

/** Warning for operators, from two months before the list of bank holidays ends. */
export function HolidayNote({ rates }: { rates: RateOverview | undefined }) {
  const { rates: text } = useTexts()
  const canAct = isOperator(useMe())
  if (!canAct || !rates?.holidays.isEnding) return null
  const { completeUntil, missingYear } = rates.holidays
  return (
    <Note tone="warning" icon="attention">
      <p>
        {text.holidaysEnding(formatDay(completeUntil), missingYear)} <code>PASARELA_BANK_HOLIDAYS</code>.
      </p>
      <p class="note-small">{text.holidaysWhy}</p>
    </Note>
  )
}
