import { useState } from 'preact/hooks'
import type { ReconciliationDays } from '../../api/routes.ts'
import { useRead } from '../../api/use-read.ts'
import { formatDay, formatMoney } from '../../format.ts'
import { Button, LinkButton } from '../../components/button.tsx'
import { Page } from '../../components/page.tsx'
import { EmptyState, Loaded } from '../../components/states.tsx'
import { Table } from '../../components/table.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { useLocation } from '../../navigation.ts'
import type { Mode } from '../../preferences.ts'
import { addressOf } from '../../router.ts'
import { mayAct, useMe, useScope } from '../../session.ts'
import { TenantGate } from '../../shell/tenant-gate.tsx'
import { DayExports } from './day-exports.tsx'
import { DayChip, DifferenceChip } from './day-state.tsx'
import { addDays, personOf, sum, today, totalOf } from './days.ts'
import { ImportDialog } from './import-dialog.tsx'

type Day = ReconciliationDays['items'][number]

const DAYS = 14

/** Days of a tenant with their state: open, closed, with differences. */
export function ReconciliationsPage() {
  const { reconciliations: text } = useTexts()
  const { mode, tenantId } = useScope()
  const me = useMe()
  const to = useLastDay()
  const [isImporting, setImporting] = useState(false)
  const [version, setVersion] = useState(0)
  return (
    <Page
      title={text.title}
      subtitle={text.subtitle}
      actions={
        tenantId !== undefined && (
          <>
            <DayExports mode={mode} tenantId={tenantId} from={addDays(to, 1 - DAYS)} to={to} />
            {mayAct(me) && (
              <Button icon="upload" onClick={() => setImporting(true)}>
                {text.import}
              </Button>
            )}
          </>
        )
      }
    >
      <TenantGate>{(tenant) => <Days key={version} tenantId={tenant} mode={mode} />}</TenantGate>
      {isImporting && tenantId !== undefined && (
        <ImportDialog
          tenantId={tenantId}
          mode={mode}
          onClose={() => setImporting(false)}
          onImported={() => setVersion((before) => before + 1)}
        />
      )}
    </Page>
  )
}

/** Last of the days shown: that of the URL, or today. */
function useLastDay(): string {
  const given = useLocation().query['to'] ?? ''
  return /^20\d\d-\d\d-\d\d$/.test(given) && given < today() ? given : today()
}

function Days({ tenantId, mode }: { tenantId: string; mode: Mode }) {
  const { reconciliations: text } = useTexts()
  const to = useLastDay()
  const read = useRead('GET /reconciliations', { query: { mode, tenantId, to, days: DAYS } })
  const later = addDays(to, DAYS)
  return (
    <Loaded read={read} lines={8}>
      {({ items }) =>
        items.every(({ accounts }) => accounts.length === 0) ? (
          <EmptyState icon="reconciliations" title={text.none}>
            {text.noneText}
          </EmptyState>
        ) : (
          <>
            <div class="section">
              <DayTable days={items.filter(({ accounts }) => accounts.length > 0)} isBusy={read.isLoading} />
            </div>
            <div class="row">
              <LinkButton icon="left" href={addressOf('reconciliations', undefined, { to: addDays(to, -DAYS) })}>
                {text.earlier}
              </LinkButton>
              {to < today() && (
                <LinkButton
                  icon="right"
                  href={addressOf('reconciliations', undefined, { to: later < today() ? later : undefined })}
                >
                  {text.later}
                </LinkButton>
              )}
            </div>
          </>
        )
      }
    </Loaded>
  )
}

function DayTable({ days, isBusy }: { days: Day[]; isBusy: boolean }) {
  const { reconciliations: text } = useTexts()
  const amount = (day: Day, direction: 'in' | 'out') => (
    <span class="amount">Bs. {formatMoney(totalOf(day.accounts, direction, 'ownVesAmount'))}</span>
  )
  return (
    <Table
      caption={text.caption}
      rows={days}
      keyOf={({ date }) => date}
      isBusy={isBusy}
      columns={[
        {
          head: text.day,
          isTitle: true,
          cell: ({ date }) => <a href={addressOf('reconciliation', { date })}>{formatDay(date)}</a>,
        },
        { head: text.state, cell: ({ date, accounts }) => <DayChip date={date} accounts={accounts} /> },
        {
          head: text.differences,
          cell: ({ accounts }) => <DayProblems accounts={accounts} />,
        },
        { head: text.received, align: 'right', cell: (day) => amount(day, 'in') },
        { head: text.sent, align: 'right', cell: (day) => amount(day, 'out') },
        {
          head: text.closedBy,
          cell: ({ accounts }) =>
            [...new Set(accounts.map(({ closedBy }) => personOf(closedBy ?? '')).filter(Boolean))].join(', '),
        },
      ]}
    />
  )
}

function DayProblems({ accounts }: Pick<Day, 'accounts'>) {
  const { reconciliations: text } = useTexts()
  const undecided = sum(accounts, 'undecided')
  const corrections = accounts.reduce((total, account) => total + account.corrections.length, 0)
  return (
    <>
      <DifferenceChip count={sum(accounts, 'differences')} />
      {undecided > 0 && <span class="cell-sub">{text.undecidedCount(undecided)}</span>}
      {corrections > 0 && <span class="cell-sub">{text.correctionCount(corrections)}</span>}
    </>
  )
}
