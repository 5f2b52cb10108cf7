import type { RateOverview } from '../../api/routes.ts'
import { formatDay, formatMoney, formatRate } from '../../format.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Note } from '../../components/states.tsx'
import { Facts } from '../../components/values.tsx'
import { vesFor } from './ves-for.ts'

const SAMPLE_USD = 25n

/** Confirmation of a rate outside the limits: the reason, and its effect on a sample price. */
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
      <Note tone="warning" icon="attention">
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
