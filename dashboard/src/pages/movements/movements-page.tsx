import { useState } from 'preact/hooks'
import { useWhileUserActive } from '../../api/active-user.ts'
import type { Movement } from '../../api/routes.ts'
import { useList } from '../../api/use-read.ts'
import { formatDay, formatMoney } from '../../format.ts'
import { Button, LinkButton } from '../../components/button.tsx'
import { ListExport } from '../../components/export-menu.tsx'
import { Page } from '../../components/page.tsx'
import { EmptyState, ErrorNote, ReadMore, Skeleton } from '../../components/states.tsx'
import { type Column, Table } from '../../components/table.tsx'
import { Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { useLocation } from '../../navigation.ts'
import { addressOf } from '../../router.ts'
import { mayAct, useMe, useScope } from '../../session.ts'
import { ImportDialog } from '../reconciliations/import-dialog.tsx'
import { FilterForm } from './filter-form.tsx'
import { filtersOf, isFiltered, queryOf } from './filters.ts'
import { MovementChip, PayerName } from './movement-state.tsx'

const REFRESH_MS = 30_000

/** Money that arrived on the accounts; what is unmatched first. */
export function MovementsPage() {
  const { movements: text, actions } = useTexts()
  const me = useMe()
  const { mode, tenantId } = useScope()
  const filters = filtersOf(useLocation().query)
  const list = useList('GET /movements', { query: { mode, tenantId, ...queryOf(filters) } })
  const [isImporting, setImporting] = useState(false)
  useWhileUserActive(REFRESH_MS, list.reload)

  return (
    <Page
      title={text.title}
      subtitle={text.subtitle}
      actions={
        <>
          {mayAct(me) && tenantId !== undefined && (
            <Button icon="upload" onClick={() => setImporting(true)}>
              {text.import}
            </Button>
          )}
          <ListExport path="/exports/movements" query={{ mode, tenantId, ...queryOf(filters) }} />
          <Button icon="refresh" label={actions.refresh} isBusy={list.isLoading} onClick={list.reload} />
        </>
      }
    >
      <FilterForm key={JSON.stringify(filters)} filters={filters} />
      {list.error && <ErrorNote error={list.error} onRetry={list.reload} />}
      {!list.items && !list.error && <Skeleton lines={8} />}
      {list.items?.length === 0 && <NoMovements isFiltered={isFiltered(filters)} />}
      {list.items && list.items.length > 0 && (
        <div class="section">
          <MovementTable movements={list.items} isBusy={list.isLoading} />
          <ReadMore list={list} />
        </div>
      )}
      {isImporting && tenantId !== undefined && (
        <ImportDialog tenantId={tenantId} mode={mode} onClose={() => setImporting(false)} onImported={list.reload} />
      )}
    </Page>
  )
}

function MovementTable({ movements, isBusy }: { movements: Movement[]; isBusy: boolean }) {
  const { movements: text, words } = useTexts()
  const { tenantId } = useScope()
  const columns: Column<Movement>[] = [
    {
      head: text.amount,
      isTitle: true,
      cell: ({ movementId, vesAmount }) => (
        <a class="amount" href={addressOf('movement', { movementId })}>
          Bs. {formatMoney(vesAmount)}
        </a>
      ),
    },
    { head: text.state, cell: ({ state }) => <MovementChip state={state} /> },
    { head: text.payer, cell: (movement) => <PayerName movement={movement} /> },
    { head: text.reference, cell: ({ reference }) => reference && <code>{reference}</code> },
    { head: text.kind, cell: ({ kind }) => text.kinds[kind] },
    { head: text.bank, cell: ({ bank }) => words.banks[bank] },
    { head: text.date, cell: ({ date }) => formatDay(date) },
    { head: text.receivedAt, cell: ({ receivedAt }) => <Time at={receivedAt} /> },
  ]
  const tenantColumn: Column<Movement> = {
    head: text.tenant,
    cell: ({ tenants }) => tenants.map(({ name }) => name).join(', '),
  }
  const action: Column<Movement> = {
    head: text.action,
    isAction: true,
    cell: ({ movementId, vesAmount, state }) =>
      state === 'unmatched' && (
        <LinkButton
          variant="primary"
          href={addressOf('movement', { movementId })}
          label={text.reviewOf(formatMoney(vesAmount))}
        >
          {text.review}
        </LinkButton>
      ),
  }
  const shown = tenantId === undefined ? columns.toSpliced(2, 0, tenantColumn) : columns
  const isAnyOpen = movements.some(({ state }) => state === 'unmatched')
  return (
    <Table
      caption={text.caption}
      rows={movements}
      keyOf={({ movementId }) => movementId}
      isBusy={isBusy}
      columns={isAnyOpen ? [...shown, action] : shown}
    />
  )
}

function NoMovements({ isFiltered: hasFilters }: { isFiltered: boolean }) {
  const { movements: text } = useTexts()
  if (!hasFilters) {
    return (
      <EmptyState icon="check" title={text.noneUnmatchedTitle}>
        {text.noneUnmatchedText}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="search"
      title={text.noneTitle}
      action={<LinkButton href={addressOf('movements')}>{text.clear}</LinkButton>}
    >
      {text.noneText}
    </EmptyState>
  )
}
