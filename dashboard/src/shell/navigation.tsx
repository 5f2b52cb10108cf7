import type { ComponentChildren } from 'preact'
import type { Me } from '../api/routes.ts'
import { Icon, type IconName } from '../components/icon.tsx'
import { useTexts } from '../i18n/texts.ts'
import { useLocation } from '../navigation.ts'
import { addressOf, type PageName, type PageLocation } from '../router.ts'
import { isOperator, mayAct } from '../session.ts'
import type { OpenCounts } from './open-counts.ts'

type EntryName = Exclude<PageName, 'payment' | 'movement' | 'reconciliation' | 'account'>
export type Entry = { page: EntryName; icon: IconName; badge?: ComponentChildren }

/** Pages in menu order, and the users who may open them. */
const visibleTo: Record<EntryName, (me: Me) => boolean> = {
  overview: () => true,
  collect: () => true,
  payments: () => true,
  attention: () => true,
  approvals: () => true,
  movements: () => true,
  reconciliations: () => true,
  playground: (me) => me.installation.playground && mayAct(me),
  webhooks: () => true,
  keys: () => true,
  tenants: (me) => me.tenantId === null,
  banks: () => true,
  rates: () => true,
  audit: () => true,
  users: isOperator,
}

export function entriesFor(me: Me, counts: OpenCounts): Entry[] {
  return (Object.keys(visibleTo) as EntryName[])
    .filter((page) => visibleTo[page](me))
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
