import type { ComponentChildren } from 'preact'
import type { Me } from '../api/routes.ts'
import { Icon, type IconName } from '../components/icon.tsx'
import { useTexts } from '../i18n/texts.ts'
import { useLocation } from '../navigation.ts'
import { addressOf, type PageName, type PageLocation } from '../router.ts'
import { isOperator, mayAct } from '../session.ts'

type EntryName = Exclude<PageName, 'payment' | 'movement' | 'reconciliation' | 'account'>
export type Entry = { page: EntryName; icon: IconName; badge?: ComponentChildren }

/** Pages in menu order, and the users who may open them. */
const visibleTo: Record<EntryName, (me: Me) => boolean> = {
  overview: () => true,
  payments: () => true,
  attention: () => true,
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

export function entriesFor(me: Me, attention: number): Entry[] {
  return (Object.keys(visibleTo) as EntryName[])
    .filter((page) => visibleTo[page](me))
    .map((page) => ({
      page,
      icon: page,
      ...(page === 'attention' && attention > 0 ? { badge: <Badge count={attention} /> } : {}),
    }))
}

function Badge({ count }: { count: number }) {
  const { shell } = useTexts()
  return (
    <span class="badge">
      <span aria-hidden="true">{count}</span>
      <span class="hidden">{shell.attentionCount(count)}</span>
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
