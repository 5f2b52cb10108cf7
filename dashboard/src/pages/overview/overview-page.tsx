import { useMemo } from 'preact/hooks'
import { useWhileUserActive } from '../../api/active-user.ts'
import type { Overview } from '../../api/routes.ts'
import { useRead } from '../../api/use-read.ts'
import { formatClock, formatMoney, formatShort, formatTime } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import { Chart } from '../../components/chart.tsx'
import { Segmented } from '../../components/field.tsx'
import { Page, Section } from '../../components/page.tsx'
import { Loaded } from '../../components/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { router, useLocation } from '../../navigation.ts'
import { addressOf } from '../../router.ts'
import { useScope } from '../../session.ts'
import { FlowTable } from './flow-table.tsx'
import { HolidayNote } from '../rates/holiday-note.tsx'
import { CurrentRateChart } from '../rates/rate-chart.tsx'
import { IncomingTiles } from './incoming-tiles.tsx'
import { timesOf, collectedPoints } from './series.ts'
import { Tiles } from './tiles.tsx'

const windows = ['24h', '7d', '30d'] as const
const REFRESH_MS = 30_000

export function OverviewPage() {
  const { overview: text, actions, states } = useTexts()
  const { mode, tenantId } = useScope()
  const requested = useLocation().query['window']
  const window = windows.find((one) => one === requested) ?? '24h'
  const read = useRead('GET /overview', { query: { mode, tenantId, window } })
  const rates = useRead('GET /rates', {}).data
  useWhileUserActive(REFRESH_MS, read.reload)

  return (
    <Page
      title={text.title}
      subtitle={read.data && states.updated(formatClock(new Date(read.data.to)))}
      actions={
        <>
          <Segmented
            label={text.window}
            value={window}
            options={windows.map((value) => ({ value, text: text.windows[value] }))}
            onChoose={(value) => router.go(addressOf('overview', undefined, { window: value }), 'replace')}
          />
          <Button icon="refresh" label={actions.refresh} isBusy={read.isLoading} onClick={read.reload} />
        </>
      }
    >
      <HolidayNote rates={rates} />
      <Loaded read={read} lines={10}>
        {(figures) => (
          <>
            <Tiles figures={figures} />
            <IncomingTiles />
            <div class="columns">
              <CollectedChart figures={figures} />
              <CurrentRateChart overview={rates} />
            </div>
            <FlowTable figures={figures} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function CollectedChart({ figures }: { figures: Overview }) {
  const { overview: text } = useTexts()
  const points = useMemo(() => collectedPoints(figures), [figures])
  const times = timesOf[figures.window]
  const usd = (value: number) => `$ ${formatMoney(String(value))}`
  return (
    <Section title={text.collectedChart}>
      <Chart
        key={figures.window}
        label={text.collectedLabel(
          `$ ${formatMoney(figures.totals.in.usdAmount)}`,
          formatTime(figures.from),
          formatTime(figures.to),
        )}
        points={points}
        kind="bars"
        axisUnit={figures.window === '24h' ? 'hours' : 'days'}
        axisTime={times.axis}
        pointTime={times.point}
        axisValue={formatShort}
        pointValue={usd}
        heads={[figures.window === '30d' ? text.day : text.hour, text.moved.in]}
      />
    </Section>
  )
}
