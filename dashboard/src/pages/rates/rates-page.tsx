import { useState } from 'preact/hooks'
import type { RateOverview } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { formatDay, formatDuration, formatRate } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import { Chip } from '../../components/chip.tsx'
import { Page, Section } from '../../components/page.tsx'
import { EmptyState, ErrorNote, Loaded, Note } from '../../components/states.tsx'
import { Table } from '../../components/table.tsx'
import { toast } from '../../components/toast.tsx'
import { Facts, Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call, may, useMe, useScope } from '../../session.ts'
import { EnterRateDialog } from './enter-rate-dialog.tsx'
import { HolidayNote } from './holiday-note.tsx'
import { isManual, isSimulated, RateChart } from './rate-chart.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

export function RatesPage() {
  const { rates: text } = useTexts()
  const canChange = may(useMe(), 'POST /rates')
  const [isWithdrawing, setWithdrawing] = useState(false)
  const read = useRead('GET /rates', {})
  const [isEntering, setEntering] = useState(false)
  const [version, setVersion] = useState(0)
  const show = (after: RateOverview, sentence: string) => {
    read.replace(() => after)
    setVersion((before) => before + 1)
    toast(sentence)
  }
  const refreshing = useAction(async () => show(await call('POST /rates/refresh', {}), text.refreshed))

  return (
    <Page
      title={text.title}
      subtitle={text.subtitle}
      actions={
        canChange && (
          <>
            <Button icon="refresh" isBusy={refreshing.isRunning} onClick={refreshing.run}>
              {text.refresh}
            </Button>
            {isManual(read.data?.current) && (
              <Button icon="back" onClick={() => setWithdrawing(true)}>
                {text.withdraw}
              </Button>
            )}
            <Button variant="primary" icon="plus" onClick={() => setEntering(true)}>
              {text.enter}
            </Button>
          </>
        )
      }
    >
      {refreshing.error && <ErrorNote error={refreshing.error} />}
      <Loaded read={read}>
        {(rates) => (
          <>
            <HolidayNote rates={rates} />
            <div class="columns columns-wide-right">
              <InForce rates={rates} />
              <RateChart key={version} />
            </div>
            <Sources rates={rates} />
          </>
        )}
      </Loaded>
      {isWithdrawing && read.data?.current && (
        <WithdrawDialog
          valueDate={read.data.current.valueDate}
          onClose={() => setWithdrawing(false)}
          onWithdrawn={(after) => show(after, text.withdrawn)}
        />
      )}
      {isEntering && read.data && (
        <EnterRateDialog
          today={read.data.today}
          onClose={() => setEntering(false)}
          onEntered={(after) => show(after, text.entered)}
        />
      )}
    </Page>
  )
}

function InForce({ rates }: { rates: RateOverview }) {
  const { rates: text } = useTexts()
  const { mode } = useScope()
  const { current, inForce } = rates
  return (
    <Section title={text.inForce}>
      {current ? (
        <>
          <p class="figure">
            Bs. {formatRate(current.rate)} <span>{text.perDollar}</span>
          </p>
          {isManual(current) && (
            <Note tone="warning" icon="attention">
              {text.manualNote}
            </Note>
          )}
          {mode === 'live' && isSimulated(current) && (
            <Note tone="warning" icon="attention">
              {text.simulated}
            </Note>
          )}
          <Facts
            facts={[
              [text.valueDate, formatDay(current.valueDate)],
              [text.validity, text.range(formatDay(inForce.from), formatDay(inForce.to))],
              [text.origin, isManual(current) ? text.operator : <code>{current.origin}</code>],
              [text.fetchedAt, <Time key="time" at={current.fetchedAt} />],
            ]}
          />
        </>
      ) : (
        <EmptyState icon="rates" title={text.none}>
          {text.noneText}
        </EmptyState>
      )}
    </Section>
  )
}

type Source = RateOverview['sources'][number]

function Sources({ rates }: { rates: RateOverview }) {
  const { rates: text, words } = useTexts()
  return (
    <Section title={text.sources} isFlush>
      {rates.sources.some(({ held }) => held) && (
        <Note tone="warning" icon="attention">
          {text.heldText}
        </Note>
      )}
      <Table
        caption={text.sources}
        rows={rates.sources}
        keyOf={({ source }) => source}
        columns={[
          { head: text.source, cell: ({ source }) => words.sources[source], isTitle: true },
          { head: text.state, cell: (source) => <SourceChip source={source} /> },
          { head: text.rate, cell: ({ rate }) => rate && formatRate(rate.rate), align: 'right' },
          { head: text.valueDate, cell: ({ rate }) => rate && formatDay(rate.valueDate) },
          {
            head: text.age,
            cell: ({ ageSeconds }) => ageSeconds !== null && formatDuration(Math.max(0, ageSeconds) * 1_000),
            align: 'right',
          },
        ]}
      />
    </Section>
  )
}

function SourceChip({ source }: { source: Source }) {
  const { rates: text } = useTexts()
  if (!source.isConfigured) return <Chip tone="neutral">{text.unconfigured}</Chip>
  if (source.held) {
    return (
      <Chip tone="alert" icon="attention">
        {text.held}
      </Chip>
    )
  }
  return source.error === null ? (
    <Chip tone="success" icon="check">
      {text.fine}
    </Chip>
  ) : (
    <Chip tone="error" icon="cross">
      {text.failing}
    </Chip>
  )
}
