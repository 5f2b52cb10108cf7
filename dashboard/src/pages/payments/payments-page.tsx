import { useEffect, useRef, useState } from 'preact/hooks'
import { useLivePayments, useLiveState } from '../../api/live.ts'
import { useList } from '../../api/use-read.ts'
import { Button, LinkButton } from '../../components/button.tsx'
import { ListExport } from '../../components/export-menu.tsx'
import { Page } from '../../components/page.tsx'
import { EmptyState, ErrorNote, Note, ReadMore, Skeleton } from '../../components/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { useLocation } from '../../navigation.ts'
import { addressOf } from '../../router.ts'
import { mayAct, useMe, useScope } from '../../session.ts'
import { FilterForm } from './filter-form.tsx'
import { filtersOf, isFiltered, queryOf, withUpdated } from './filters.ts'
import { PaymentTable } from './payment-table.tsx'

export function PaymentsPage() {
  const { payments: text, actions } = useTexts()
  const { mode, tenantId } = useScope()
  const { query } = useLocation()
  const filters = filtersOf(query)
  const list = useList('GET /payments', { query: { mode, tenantId, ...queryOf(filters) } })
  const [isOutdated, setOutdated] = useState(false)
  const changes = useChangeCount()
  useLivePayments({
    onPayment(payment) {
      changes.add()
      list.replace((items) => withUpdated(items, payment, filters))
    },
    onReload: () => setOutdated(true),
  })
  const refresh = () => {
    setOutdated(false)
    list.reload()
  }

  return (
    <Page
      title={text.title}
      actions={
        <>
          <LiveMark />
          <ListExport path="/exports/payments" query={{ mode, tenantId, ...queryOf(filters) }} />
        </>
      }
    >
      <FilterForm key={JSON.stringify(filters)} filters={filters} />
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
        <div class="section">
          <PaymentTable payments={list.items} isBusy={list.isLoading} />
          <ReadMore list={list} />
        </div>
      )}
    </Page>
  )
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
