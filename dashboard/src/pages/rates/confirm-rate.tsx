import type { RateOverview } from '../../api/routes.ts'
import { formatDay, formatMoney, formatRate } from '../../format.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Note } from '../../kit/states.tsx'
import { Facts } from '../../kit/values.tsx'
import { vesFor } from './ves-for.ts'

const SAMPLE_USD = 25n

/** Before a rate beyond the bounds is stored: why it was refused, and what it would do to a price. */
export function ConfirmRate({
  reason,
  rate,
  valueDate,
  current,
}: {
  reason: string
  rate: string
  valueDate: string
  current: RateOverview['current']
}) {
  const { rates: text } = useTexts()
  const sample = (value: string) => `Bs. ${formatMoney(vesFor(SAMPLE_USD, value))}`
  return (
    <>
      <Note tone="wait" icon="attention">
        {reason}.
      </Note>
      <p>{text.confirmText}</p>
      <Facts
        facts={[
          [text.valueDate, formatDay(valueDate)],
          ...(current ? [[text.sampleBefore(formatRate(current.rate)), sample(current.rate)] as const] : []),
          [text.sampleAfter(formatRate(rate)), sample(rate)],
        ]}
      />
    </>
  )
}
