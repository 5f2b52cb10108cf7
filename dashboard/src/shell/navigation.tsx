import type { ComponentChildren } from 'preact'
import type { ApiRoute, Me } from '../api/routes.ts'
import { Icon, type IconName } from '../components/icon.tsx'
import { useTexts } from '../i18n/texts.ts'
import { useLocation } from '../navigation.ts'
import { addressOf, type PageName, type PageLocation } from '../router.ts'
import { may } from '../session.ts'
import type { OpenCounts } from './open-counts.ts'

type EntryName = Exclude<PageName, 'payment' | 'movement' | 'reconciliation' | 'account' | 'welcome'>
export type Entry = { page: EntryName; icon: IconName; badge?: ComponentChildren }

/** Pages in menu order, and the route whose data they show. */
const dataOf: Record<EntryName, ApiRoute> = {
  overview: 'GET /overview',
  collect: 'GET /tenants/{tenantId}/links',
  payments: 'GET /payments',
  attention: 'GET /attention',
  approvals: 'GET /approvals',
  movements: 'GET /movements',
  reconciliations: 'GET /reconciliations',
  playground: 'POST /playground',
  webhooks: 'GET /tenants/{tenantId}/webhooks',
  keys: 'GET /tenants/{tenantId}/keys',
  tenants: 'GET /tenants',
  banks: 'GET /banks',
  rates: 'GET /rates',
  audit: 'GET /audit',
  users: 'GET /users',
}

/** Conditions besides the role. */
const conditions: Partial<Record<EntryName, (me: Me) => boolean>> = {
  playground: ({ installation }) => installation.playground,
  tenants: ({ tenantId }) => tenantId === null,
}

const isVisible = (me: Me, page: EntryName): boolean => may(me, dataOf[page]) && (conditions[page]?.(me) ?? true)

/** Whether the user's role shows this page, or the list that it belongs to. */
export function mayOpen(me: Me, page: PageLocation['page']): boolean {
  const entry = entryOf[page] ?? page
  return entry in dataOf ? isVisible(me, entry as EntryName) : true
}

export function entriesFor(me: Me, counts: OpenCounts): Entry[] {
  return (Object.keys(dataOf) as EntryName[])
    .filter((page) => isVisible(me, page))
    .map((page) => {
      const count = page === 'attention' || page === 'approvals' ? counts[page] : 0
      return {
        page,
        icon: page,
        ...(count > 0 ? { badge: <Badge page={page as keyof OpenCounts} count={count} /> } : {}),
      }
    })
}

function Badge({ page, count }: { page: keyof OpenCounts; count: number }) {
  const { shell } = useTexts()
  return (
    <span class="badge">
      <span aria-hidden="true">{count}</span>
      <span class="hidden">{shell.openCounts[page](count)}</span>
    </span>
  )
}

/** Menu entry of the pages about one item. */
const entryOf: Partial<Record<PageLocation['page'], EntryName>> = {
  payment: 'payments',
  movement: 'movements',
  reconciliation: 'reconciliations',
}

export function isCurrent({ page }: Entry, location: PageLocation): boolean {
  return location.page === page || entryOf[location.page] === page
}

export function Navigation({ entries }: { entries: Entry[] }) {
  const { shell } = useTexts()
  const location = useLocation()
  return (
    <nav aria-label={shell.navigation}>
      <ul class="nav">
        {entries.map((entry) => (
          <li key={entry.page}>
            <a href={addressOf(entry.page)} aria-current={isCurrent(entry, location) ? 'page' : undefined}>
              <Icon name={entry.icon} />
              {shell.pages[entry.page]}
              {entry.badge}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
