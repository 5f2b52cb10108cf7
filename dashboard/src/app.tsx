import type { ComponentType } from 'preact'
import { ErrorNote, Skeleton } from './components/states.tsx'
import { Toasts } from './components/toast.tsx'
import { useTexts } from './i18n/texts.ts'
import { useLocation } from './navigation.ts'
import { AccountPage } from './pages/account/account-page.tsx'
import { ApprovalsPage } from './pages/approvals/approvals-page.tsx'
import { AttentionPage } from './pages/attention/attention-page.tsx'
import { AuditPage } from './pages/audit/audit-page.tsx'
import { BanksPage } from './pages/banks/banks-page.tsx'
import { CollectPage } from './pages/collect/collect-page.tsx'
import { KeysPage } from './pages/keys/keys-page.tsx'
import { EnrolPage } from './pages/login/enrol-page.tsx'
import { LoginPage } from './pages/login/login-page.tsx'
import { SecondStepPage } from './pages/login/second-step-page.tsx'
import { MissingPage } from './pages/missing-page.tsx'
import { MovementPage } from './pages/movements/movement-page.tsx'
import { MovementsPage } from './pages/movements/movements-page.tsx'
import { OverviewPage } from './pages/overview/overview-page.tsx'
import { PaymentPage } from './pages/payments/payment-page.tsx'
import { PaymentsPage } from './pages/payments/payments-page.tsx'
import { PlaygroundPage } from './pages/playground/playground-page.tsx'
import { RatesPage } from './pages/rates/rates-page.tsx'
import { DayPage } from './pages/reconciliations/day-page.tsx'
import { ReconciliationsPage } from './pages/reconciliations/reconciliations-page.tsx'
import { TenantsPage } from './pages/tenants/tenants-page.tsx'
import { UsersPage } from './pages/users/users-page.tsx'
import { WelcomePage } from './pages/login/welcome-page.tsx'
import { WebhooksPage } from './pages/webhooks/webhooks-page.tsx'
import type { PageLocation } from './router.ts'
import { findSession, session, useMe, useScope } from './session.ts'
import { mayOpen } from './shell/navigation.tsx'
import { Shell } from './shell/shell.tsx'
import { StepUpDialog } from './shell/step-up-dialog.tsx'
import { useStore } from './store.ts'

const pages: Record<PageLocation['page'], ComponentType> = {
  overview: OverviewPage,
  collect: CollectPage,
  payments: PaymentsPage,
  payment: PaymentPage,
  attention: AttentionPage,
  approvals: ApprovalsPage,
  movements: MovementsPage,
  movement: MovementPage,
  reconciliations: ReconciliationsPage,
  reconciliation: DayPage,
  webhooks: WebhooksPage,
  tenants: TenantsPage,
  keys: KeysPage,
  banks: BanksPage,
  rates: RatesPage,
  audit: AuditPage,
  playground: PlaygroundPage,
  users: UsersPage,
  account: AccountPage,
  welcome: MissingPage,
  missing: MissingPage,
}

export function App() {
  return (
    <>
      <Content />
      <Toasts />
    </>
  )
}

function Content() {
  const state = useStore(session)
  const { page } = useLocation()
  const { login } = useTexts()
  // The link of an invitation works also in a browser where somebody is signed in.
  if (page === 'welcome') return <WelcomePage />
  switch (state.kind) {
    case 'loading':
      return (
        <main class="standalone">
          <Skeleton />
        </main>
      )
    case 'unreachable':
      return (
        <main class="standalone">
          <h1>{login.unreachable}</h1>
          <ErrorNote error={state.error} onRetry={() => void findSession()} />
        </main>
      )
    case 'signedOut':
      return <LoginPage hasEnded={state.hasEnded} />
    case 'secondStep':
      return <SecondStepPage step={state.step} />
    case 'signedIn':
      return (
        <>
          {state.me.mustEnrol ? (
            <EnrolPage />
          ) : (
            <Shell>
              <CurrentPage />
            </Shell>
          )}
          <StepUpDialog />
        </>
      )
  }
}

/** Remounted for another mode, tenant or item, so that no state leaks from one to the other. */
function CurrentPage() {
  const { page, params } = useLocation()
  const { mode, tenantId } = useScope()
  const me = useMe()
  // A cashier begins where they collect.
  const fallback = page === 'overview' ? CollectPage : MissingPage
  const Page = mayOpen(me, page) ? pages[page] : fallback
  return <Page key={[page, ...Object.values(params), mode, tenantId].join()} />
}
