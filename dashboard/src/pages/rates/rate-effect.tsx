import type { RatePreview } from '../../api/routes.ts'
import { formatDay, formatMoney, formatRate } from '../../format.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Facts } from '../../components/values.tsx'

/** Price of 25 dollars before and after the change. */
export function RateEffect({ valueDate, preview }: { valueDate: string; preview: RatePreview }) {
  const { rates: text } = useTexts()
  const sample = (of: RatePreview['before']) =>
    of ? text.sample(formatMoney(of.vesFor25Usd), formatRate(of.rate)) : text.noSample
  return (
    <Facts
      facts={[
        [text.valueDate, formatDay(valueDate)],
        [text.sampleBefore, sample(preview.before)],
        [text.sampleAfter, <strong key="after">{sample(preview.after)}</strong>],
      ]}
    />
  )
}
