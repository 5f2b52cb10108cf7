import { useMemo } from 'preact/hooks'
import type { RateHistory, RateOverview } from '../../api/routes.ts'
import { useRead } from '../../api/use-read.ts'
import { formatDay, formatDayAndMonth, formatInstantDay, formatRate, formatShort, startOfDay } from '../../format.ts'
import { Chart } from '../../components/chart.tsx'
import { Section } from '../../components/page.tsx'
import { EmptyState, Loaded } from '../../components/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { useScope } from '../../session.ts'

const DAYS = 90

/** Whether the rate comes from the simulated source, which only test mode uses. */
export const isSimulated = (rate: RateOverview['current'] | undefined): boolean => rate?.origin === 'sandbox'

/** Whether an operator entered it by hand. */
export const isManual = (rate: { origin: string } | null | undefined): boolean => rate?.origin === 'operator'

/** Reference rate by value date. */
export function RateChart({ note }: { note?: string | undefined }) {
  const { overview: text } = useTexts()
  const history = useRead('GET /rates/history', { query: { days: DAYS } })
  return (
    <Section title={text.rateChart} note={note}>
      <Loaded read={history} lines={6}>
        {({ items }) => <RateHistoryChart items={items} />}
      </Loaded>
    </Section>
  )
}

/** Rate chart with the rate in force. */
export function CurrentRateChart({ overview }: { overview: RateOverview | undefined }) {
  const { overview: text, rates } = useTexts()
  const { mode } = useScope()
  const current = overview?.current
  const now = current ? text.rateNow(formatRate(current.rate), formatDay(current.valueDate)) : undefined
  const inForce = isManual(current) ? `${now} ${rates.manualNote}` : now
  const isUnusable = mode === 'live' && isSimulated(current)
  return <RateChart note={current === null ? text.rateMissing : isUnusable ? rates.simulated : inForce} />
}

function RateHistoryChart({ items }: { items: RateHistory['items'] }) {
  const { overview: text } = useTexts()
  const points = useMemo(
    () =>
      items
        .filter(({ source }) => source === 'vexFx')
        .map(({ valueDate, rate }) => ({ at: new Date(startOfDay(valueDate)), value: Number(rate) }))
        .toReversed(),
    [items],
  )
  const last = points.at(-1)
  if (!last) {
    return (
      <EmptyState icon="rates" title={text.noRatesTitle}>
        {text.noRatesText}
      </EmptyState>
    )
  }
  const bolivares = (value: number) => `Bs. ${formatRate(String(value))}`
  return (
    <Chart
      label={text.rateLabel(bolivares(last.value), formatInstantDay(last.at))}
      points={points}
      kind="line"
      axisUnit="days"
      axisTime={formatDayAndMonth}
      pointTime={formatInstantDay}
      axisValue={formatShort}
      pointValue={bolivares}
      heads={[text.day, text.rate]}
    />
  )
}
