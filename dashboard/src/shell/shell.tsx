import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { followPayments } from '../api/live.ts'
import { Dialog } from '../components/dialog.tsx'
import { Segmented } from '../components/field.tsx'
import { Icon, Logo } from '../components/icon.tsx'
import { useTexts } from '../i18n/texts.ts'
import { useLocation } from '../navigation.ts'
import { choose } from '../preferences.ts'
import { addressOf } from '../router.ts'
import { useMe, useScope } from '../session.ts'
import { useOpenCounts } from './open-counts.ts'
import { useNotifications } from './notifications.tsx'
import { Navigation, type Entry, entriesFor, isCurrent } from './navigation.tsx'
import { Person, Settings } from './settings.tsx'
import { TenantSelect } from './tenant-select.tsx'
import { readTenants, tenants } from './tenants.ts'

/** Frame of every page: navigation, tenant and mode selection, and the test mode banner. */
export function Shell({ children }: { children: ComponentChildren }) {
  const { shell } = useTexts()
  const me = useMe()
  const scope = useScope()
  const entries = entriesFor(me, useOpenCounts(scope))
  useEffect(() => {
    void readTenants().catch(() => {})
    return () => tenants.set(undefined)
  }, [me.name])
  useNotifications()
  useEffect(() => followPayments(scope), [scope.mode, scope.tenantId, me.name])

  return (
    <div class={`app is-${scope.mode}`}>
      <a class="skip-link" href="#main">
        {shell.skip}
      </a>
      {scope.mode === 'test' && (
        <section class="band" aria-label={shell.test}>
          <strong>{shell.test}</strong>
          <span>{shell.testText}</span>
        </section>
      )}
      <aside class="side">
        <Brand />
        <Navigation entries={entries} />
        <div class="side-foot">
          <Person />
          <Settings />
        </div>
      </aside>
      <ScopeBar />
      <main id="main" class="main" tabIndex={-1}>
        {children}
      </main>
      <BottomBar entries={entries} />
    </div>
  )
}

function Brand() {
  return (
    <a class="brand" href={addressOf('overview')}>
      <Logo />
      <span>Pasarela</span>
    </a>
  )
}

function ScopeBar() {
  const { shell, words } = useTexts()
  const me = useMe()
  const { mode, tenantId = '' } = useScope()
  return (
    <header class="top">
      <Brand />
      {me.tenantId === null ? (
        <TenantSelect value={tenantId} none={shell.allTenants} />
      ) : (
        <span class="top-tenant">{me.tenantName}</span>
      )}
      <Segmented
        label={shell.mode}
        value={mode}
        options={[
          { value: 'test', text: words.modes.test },
          { value: 'live', text: words.modes.live },
        ]}
        onChoose={(chosen) => choose({ mode: chosen })}
      />
    </header>
  )
}

const BOTTOM_ENTRIES = 4

/** Navigation on phones: the first entries in a bottom bar, the rest in a menu. */
function BottomBar({ entries }: { entries: Entry[] }) {
  const { shell } = useTexts()
  const location = useLocation()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(false), [location])
  return (
    <>
      <nav class="bottom" aria-label={shell.navigation}>
        {entries.slice(0, BOTTOM_ENTRIES).map((entry) => (
          <a
            key={entry.page}
            href={addressOf(entry.page)}
            aria-current={isCurrent(entry, location) ? 'page' : undefined}
          >
            <Icon name={entry.icon} />
            {shell.pages[entry.page]}
            {entry.badge}
          </a>
        ))}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="more" />
          {shell.more}
        </button>
      </nav>
      {isOpen && (
        <Dialog title={shell.menu} onClose={() => setOpen(false)}>
          <div class="drawer-nav">
            <Navigation entries={entries} />
            <Person />
            <Settings />
          </div>
        </Dialog>
      )}
    </>
  )
}
