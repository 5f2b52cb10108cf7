import { useEffect, useRef, useState } from 'preact/hooks'
import { useLivePayments, useLiveState } from '../../api/live.ts'
import { useList, useRead } from '../../api/use-read.ts'
import { Button, LinkButton } from '../../components/button.tsx'
import { ListExport } from '../../components/export-menu.tsx'
import { Page } from '../../components/page.tsx'
import { EmptyState, ErrorNote, Loaded, Note, ReadMore, Skeleton } from '../../components/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { useLocation } from '../../navigation.ts'
import { addressOf } from '../../router.ts'
import { mayAct, useMe, useScope } from '../../session.ts'
import { NotificationButton } from '../../shell/notifications.tsx'
import { FilterForm } from './filter-form.tsx'
import { type Filters, filtersOf, isFiltered, queryOf, withUpdated } from './filters.ts'
import { PaymentTable } from './payment-table.tsx'
import { TotalsStrip } from './totals-strip.tsx'

export function PaymentsPage() {
  const { payments: text } = useTexts()
  const { mode, tenantId } = useScope()
  const filters = filtersOf(useLocation())
  return (
    <Page
      title={text.title}
      actions={
        <>
          <LiveMark />
          <NotificationButton />
          {!filters.q && (
            <ListExport path="/exports/payments" query={{ mode, tenantId, ...queryOf(filters, Date.now()) }} />
          )}
        </>
      }
    >
      <FilterForm key={JSON.stringify(filters)} filters={filters} />
      {filters.q ? <FoundPayments filters={filters} /> : <ListedPayments filters={filters} />}
    </Page>
  )
}

/** Payments that match a search. */
function FoundPayments({ filters }: { filters: Filters }) {
  const { payments: text } = useTexts()
  const { mode, tenantId } = useScope()
  const { q } = filters
  const read = useRead('POST /payments/search', { body: { mode, tenantId, q, ...queryOf(filters, Date.now()) } })
  useLivePayments({
    onPayment: (payment) =>
      read.replace((found) => ({ ...found, items: withUpdated(found.items, payment, filters, Date.now()) })),
    onReload: read.reload,
  })
  return (
    <Loaded read={read} lines={6}>
      {({ items, totals, isComplete }) =>
        items.length === 0 ? (
          <NoPayments isFiltered />
        ) : (
          <>
            <TotalsStrip totals={totals} />
            <div class="section">
              <PaymentTable payments={items} isBusy={read.isLoading} />
              {!isComplete && <p class="table-end">{text.moreFound}</p>}
            </div>
          </>
        )
      }
    </Loaded>
  )
}

const TOTALS_MS = 2_000

function ListedPayments({ filters }: { filters: Filters }) {
  const { payments: text, actions } = useTexts()
  const { mode, tenantId } = useScope()
  const query = { mode, tenantId, ...queryOf(filters, Date.now()) }
  const list = useList('GET /payments', { query })
  const totals = useRead('GET /payments/totals', { query })
  const [isOutdated, setOutdated] = useState(false)
  const changes = useChangeCount()
  const addUpLater = useDelayed(totals.reload, TOTALS_MS)
  useLivePayments({
    onPayment(payment) {
      changes.add()
      addUpLater()
      list.replace((items) => withUpdated(items, payment, filters, Date.now()))
    },
    onReload: () => setOutdated(true),
  })
  const refresh = () => {
    setOutdated(false)
    list.reload()
    totals.reload()
  }

  return (
    <>
      <p class="hidden" role="status">
        {changes.announced > 0 && text.changed(changes.announced)}
      </p>
      {isOutdated && (
        <Note tone="warning" icon="refresh">
          {text.many} <Button onClick={refresh}>{actions.refresh}</Button>
        </Note>
      )}
      {list.error && <ErrorNote error={list.error} onRetry={refresh} />}
      {!list.items && !list.error && <Skeleton lines={8} />}
      {list.items?.length === 0 && <NoPayments isFiltered={isFiltered(filters)} />}
      {list.items && list.items.length > 0 && (
        <>
          {totals.error ? (
            <ErrorNote error={totals.error} onRetry={totals.reload} />
          ) : (
            <TotalsStrip totals={totals.data} />
          )}
          <div class="section">
            <PaymentTable payments={list.items} isBusy={list.isLoading} />
            <ReadMore list={list} />
          </div>
        </>
      )}
    </>
  )
}

/** Calls once, some time after the first of several calls. */
function useDelayed(work: () => void, delayMs: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      work()
    }, delayMs)
  }
}

const ANNOUNCE_MS = 4_000

/** Counts changes and announces them to screen readers in batches. */
function useChangeCount(): { announced: number; add(): void } {
  const [announced, setAnnounced] = useState(0)
  const count = useRef(0)
  useEffect(() => {
    const timer = setInterval(() => {
      setAnnounced(count.current)
      count.current = 0
    }, ANNOUNCE_MS)
    return () => clearInterval(timer)
  }, [])
  return { announced, add: () => (count.current += 1) }
}

function LiveMark() {
  const { states } = useTexts()
  const state = useLiveState()
  return (
    <span class={`live live-${state}`}>
      <span class="live-dot" aria-hidden="true" />
      {states[state]}
    </span>
  )
}

function NoPayments({ isFiltered: hasFilters }: { isFiltered: boolean }) {
  const { payments: text, overview } = useTexts()
  const me = useMe()
  const { mode } = useScope()
  if (hasFilters) {
    return (
      <EmptyState
        icon="search"
        title={text.noneTitle}
        action={<LinkButton href={addressOf('payments')}>{text.clear}</LinkButton>}
      >
        {text.noneText}
      </EmptyState>
    )
  }
  const canPlay = mode === 'test' && me.installation.playground && mayAct(me)
  return (
    <EmptyState
      icon="payments"
      title={text.emptyTitle}
      action={canPlay && <LinkButton href={addressOf('playground')}>{overview.toPlayground}</LinkButton>}
    >
      {mode === 'test' ? text.emptyTest : text.emptyLive}
    </EmptyState>
  )
}
