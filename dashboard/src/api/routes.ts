import type { RouteName } from '../../../src/operators/access/permissions.ts'
import type { defaultScopes, KeyScope, scopePresets } from '../../../src/foundation/key-scopes.ts'
import type * as approvals from '../../../src/operators/routes/approvals.ts'
import type * as assignments from '../../../src/operators/routes/assignments.ts'
import type * as bankAccounts from '../../../src/operators/routes/bank-accounts.ts'
import type * as banks from '../../../src/operators/routes/banks.ts'
import type * as checkout from '../../../src/operators/routes/checkout.ts'
import type * as factors from '../../../src/operators/routes/factors.ts'
import type * as checkoutProfile from '../../../src/operators/routes/checkout-profile.ts'
import type * as incoming from '../../../src/operators/routes/incoming.ts'
import type * as movements from '../../../src/operators/routes/movements.ts'
import type * as notifications from '../../../src/operators/routes/notifications.ts'
import type * as oidc from '../../../src/operators/routes/oidc.ts'
import type * as overpayments from '../../../src/operators/routes/overpayments.ts'
import type * as reconciliations from '../../../src/operators/routes/reconciliations.ts'
import type * as paymentViews from '../../../src/operators/routes/payment-schema.ts'
import type * as paymentSearch from '../../../src/operators/routes/payment-search.ts'
import type * as payments from '../../../src/operators/routes/payments.ts'
import type * as rates from '../../../src/operators/routes/rates.ts'
import type * as records from '../../../src/operators/routes/audit.ts'
import type * as session from '../../../src/operators/routes/session.ts'
import type * as tenants from '../../../src/operators/routes/tenants.ts'
import type * as users from '../../../src/operators/routes/users.ts'
import type * as webhooks from '../../../src/operators/routes/webhooks.ts'
import type * as playground from '../../../src/operators/playground/routes.ts'
import type { Overview } from '../../../src/operators/statistics/schema.ts'
import type { Mode } from '../preferences.ts'

/**
 * Request and response types of the operators' API, inferred from the gateway's schemas. Only types are imported from
 * `src/`, no code.
 */
export type { Overview }
export type Payment = paymentViews.Payment
export type PaymentDetail = paymentViews.PaymentDetail
export type Payer = paymentViews.Payer
export type Totals = paymentSearch.Totals
export type Delivery = paymentViews.Delivery
export type Resolution = payments.Resolution
export type Movement = movements.Movement
export type MovementDetail = assignments.MovementDetail
export type Candidate = MovementDetail['candidates'][number]
export type Overpayment = overpayments.Overpayment
export type NotificationBank = notifications.NotificationAddresses['items'][number]
export type IssuedNotificationAddress = notifications.IssuedNotificationAddress
export type ReconciliationDays = reconciliations.ReconciliationDays
export type ReconciliationDay = reconciliations.ReconciliationDay
export type DayAccount = ReconciliationDay['accounts'][number]
export type DayLine = ReconciliationDay['items'][number]
export type StatementImportResult = reconciliations.StatementImportResult
export type IncomingSummary = incoming.IncomingSummary
export type PaymentLink = checkout.PaymentLink
export type CheckoutSession = checkout.CheckoutSession
export type CheckoutProfile = checkoutProfile.CheckoutProfile
export type Me = Omit<session.Me, 'may'> & { may: RouteName[] }
export type User = users.User
export type Role = User['role']
export type InvitedUser = users.InvitedUser
export type OneTimeLink = users.OneTimeLink
export type LinkOwner = users.LinkOwner
export type SecondStep = session.SecondStep
export type PasskeyOptions = session.PasskeyOptions
export type FactorList = factors.FactorList
export type TotpEnrolment = factors.TotpEnrolment
export type Tenant = tenants.Tenant
export type Key = tenants.Key
export type IssuedKey = tenants.IssuedKey
export type NewKey = tenants.NewKey
export type { KeyScope }
export type ScopePresets = typeof scopePresets & { all: typeof defaultScopes }
export type Approval = approvals.Approval
export type DecidedPayout = approvals.DecidedPayout
export type ApprovedPayee = approvals.PayeeList['items'][number]
export type Webhook = webhooks.Webhook
export type NewWebhook = webhooks.NewWebhook
export type WebhookTestReport = webhooks.WebhookTestReport
export type BankHealth = banks.BankHealthList['items'][number]
export type BankAccounts = banks.BankAccounts
export type BankFields = bankAccounts.BankFields['items'][number]
export type StoredAccount = bankAccounts.StoredAccounts['items'][number]
export type CheckReport = bankAccounts.CheckReport
export type RateOverview = rates.RateOverview
export type RatePreview = rates.RatePreview
export type RateHistory = rates.RateHistory
export type AuditEntry = records.AuditPage['items'][number]

type TenantFilter = { mode: Mode; tenantId?: string | undefined }
type Paged = { cursor?: string | undefined; limit?: number | undefined }
type TenantParams = { tenantId: string }
type MovementParams = { movementId: string }
type WebhookParams = { tenantId: string; webhookId: string }
type UserParams = { userId: string }
type KeyParams = { tenantId: string; keyId: string }
type OptionalFields<Fields> = { [Name in keyof Fields]: Fields[Name] | undefined }

type Routes = {
  'POST /session': { body: session.Credentials; response: Me | SecondStep }
  'POST /session/second-step': { body: session.SecondFactor; response: Me }
  'POST /session/passkey/challenge': { response: PasskeyOptions }
  'POST /session/passkey': { body: session.PasskeySignIn; response: Me }
  'POST /session/step-up': { body: session.StepUpProof; response: undefined }
  'POST /session/step-up/challenge': { response: PasskeyOptions }
  'GET /session/factors': { response: FactorList }
  'POST /session/factors/totp': { response: TotpEnrolment }
  'POST /session/factors/totp/confirm': { body: factors.TotpConfirmation; response: FactorList }
  'DELETE /session/factors/totp': { response: FactorList }
  'POST /session/factors/passkeys/challenge': { response: PasskeyOptions }
  'POST /session/factors/passkeys': { body: factors.NewPasskey; response: FactorList }
  'DELETE /session/factors/passkeys/{passkeyId}': { params: { passkeyId: string }; response: FactorList }
  'POST /session/factors/recovery-codes': { response: factors.RecoveryCodes }
  'GET /sessions': { response: session.SessionList }
  'DELETE /sessions/{sessionId}': { params: { sessionId: string }; response: undefined }
  'POST /sessions/end-others': { response: undefined }
  'POST /session/link': { body: { token: string }; response: LinkOwner }
  'POST /session/link/password': { body: users.ChosenPassword; response: LinkOwner }
  'GET /session/methods': { response: oidc.SignInMethods }
  'GET /session': { response: Me }
  'DELETE /session': { response: undefined }
  'POST /session/password': { body: session.PasswordChange; response: Me }

  'GET /overview': { query: TenantFilter & { window: Overview['window'] }; response: Overview }
  'GET /payments': { query: TenantFilter & OptionalFields<payments.PaymentQuery>; response: payments.PaymentPage }
  'POST /payments/search': {
    body: TenantFilter & OptionalFields<paymentSearch.PaymentSearch>
    response: paymentSearch.FoundPayments
  }
  'GET /payments/totals': { query: TenantFilter & OptionalFields<paymentSearch.TotalsQuery>; response: Totals }
  'POST /payments/{paymentId}/payer': { params: { paymentId: string }; response: Payer }
  'GET /payments/{paymentId}': { params: { paymentId: string }; response: PaymentDetail }
  'POST /payments/{paymentId}/resolve': { params: { paymentId: string }; body: Resolution; response: Payment }
  'POST /payments/{paymentId}/reverse': { params: { paymentId: string }; response: Payment }
  'POST /payments/{paymentId}/cancel': { params: { paymentId: string }; response: Payment }
  'GET /payments/{paymentId}/overpayment': { params: { paymentId: string }; response: Overpayment }
  'POST /payments/{paymentId}/overpayment/give-back': {
    params: { paymentId: string }
    body: overpayments.GivenBack
    response: Overpayment
  }
  'GET /incoming': { query: TenantFilter; response: IncomingSummary }
  'GET /movements': { query: TenantFilter & OptionalFields<movements.MovementQuery>; response: movements.MovementPage }
  'GET /movements/{movementId}': { params: MovementParams; query: TenantFilter; response: MovementDetail }
  'GET /movements/{movementId}/requests': {
    params: MovementParams
    query: TenantFilter & { q: string }
    response: assignments.RequestList
  }
  'POST /movements/{movementId}/match': { params: MovementParams; body: assignments.Assigning; response: Movement }
  'POST /movements/{movementId}/ignore': { params: MovementParams; body: movements.Ignoring; response: Movement }
  'POST /movements/import': { body: reconciliations.StatementImport; response: StatementImportResult }
  'GET /reconciliations': {
    query: TenantFilter & { to?: string; days?: number }
    response: ReconciliationDays
  }
  'GET /reconciliations/{date}': {
    params: { date: string }
    query: TenantFilter & { class?: DayLine['class'] | undefined } & Paged
    response: ReconciliationDay
  }
  'POST /reconciliations/{date}/close': {
    params: { date: string }
    body: reconciliations.Closing
    response: ReconciliationDay
  }
  'GET /attention': { query: TenantFilter & { limit?: number }; response: payments.AttentionList }

  'GET /approvals': { query: TenantFilter; response: approvals.ApprovalList }
  'GET /approvals/{paymentId}/payees': {
    params: { paymentId: string }
    query: approvals.ApprovalDecision
    response: approvals.PayeeList
  }
  'POST /approvals/{paymentId}/approve': {
    params: { paymentId: string }
    body: approvals.ApprovalDecision
    response: DecidedPayout
  }
  'POST /approvals/{paymentId}/decline': {
    params: { paymentId: string }
    body: approvals.ApprovalDecision
    response: DecidedPayout
  }

  'GET /tenants': { query: Partial<OptionalFields<tenants.TenantQuery>>; response: tenants.TenantPage }
  'POST /tenants': { body: tenants.NewTenant; response: Tenant }
  'POST /tenants/{tenantId}/activate': { params: TenantParams; response: Tenant }
  'POST /tenants/{tenantId}/deactivate': { params: TenantParams; response: Tenant }
  'GET /tenants/{tenantId}/keys': { params: TenantParams; response: tenants.KeyList }
  'POST /tenants/{tenantId}/keys': { params: TenantParams; body: tenants.NewKey; response: IssuedKey }
  'POST /tenants/{tenantId}/keys/{keyId}/rotate': { params: KeyParams; body: tenants.Rotation; response: IssuedKey }
  'POST /tenants/{tenantId}/keys/{keyId}/revoke': { params: KeyParams; response: Key }
  'GET /tenants/{tenantId}/banks': { params: TenantParams; query: { mode: Mode }; response: BankAccounts }
  'GET /banks/fields': { response: bankAccounts.BankFields }
  'GET /tenants/{tenantId}/banks/accounts': { params: TenantParams; response: bankAccounts.StoredAccounts }
  'POST /tenants/{tenantId}/banks/accounts': {
    params: TenantParams
    body: bankAccounts.AccountSetting
    response: bankAccounts.StoredAccounts
  }
  'POST /tenants/{tenantId}/banks/check': {
    params: TenantParams
    body: bankAccounts.CheckRequest
    response: CheckReport
  }
  'POST /tenants/{tenantId}/banks/order': { params: TenantParams; body: banks.OrderChange; response: BankAccounts }
  'POST /tenants/{tenantId}/banks/route': { params: TenantParams; body: banks.RouteChange; response: BankAccounts }

  'GET /tenants/{tenantId}/notifications': {
    params: TenantParams
    query: { mode: Mode }
    response: notifications.NotificationAddresses
  }
  'POST /tenants/{tenantId}/notifications': {
    params: TenantParams
    body: notifications.NewNotificationAddress
    response: IssuedNotificationAddress
  }
  'POST /tenants/{tenantId}/notifications/end': {
    params: TenantParams
    body: notifications.EndedNotificationAddresses
    response: notifications.NotificationAddresses
  }

  'GET /tenants/{tenantId}/links': {
    params: TenantParams
    query: { mode: Mode } & Paged
    response: checkout.PaymentLinkPage
  }
  'POST /tenants/{tenantId}/links': { params: TenantParams; body: checkout.NewPaymentLink; response: PaymentLink }
  'POST /tenants/{tenantId}/links/{linkId}/switch': {
    params: { tenantId: string; linkId: string }
    body: checkout.LinkSwitch
    response: PaymentLink
  }
  'GET /tenants/{tenantId}/checkout-sessions': {
    params: TenantParams
    query: { mode: Mode } & Paged
    response: checkout.CheckoutSessionPage
  }
  'GET /tenants/{tenantId}/checkout-profile': { params: TenantParams; response: CheckoutProfile }
  'POST /tenants/{tenantId}/checkout-profile': {
    params: TenantParams
    body: checkoutProfile.ProfileChange
    response: CheckoutProfile
  }

  'GET /tenants/{tenantId}/webhooks': { params: TenantParams; query: { mode: Mode }; response: webhooks.WebhookList }
  'POST /tenants/{tenantId}/webhooks': {
    params: TenantParams
    body: webhooks.WebhookRegistration
    response: NewWebhook
  }
  'POST /tenants/{tenantId}/webhooks/{webhookId}': {
    params: WebhookParams
    body: webhooks.WebhookChange
    response: Webhook
  }
  'POST /tenants/{tenantId}/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver': {
    params: WebhookParams & { deliveryId: string }
    body: webhooks.RedeliveryRequest
    response: Delivery
  }
  'POST /tenants/{tenantId}/webhooks/test': {
    params: TenantParams
    body: webhooks.WebhookTest
    response: WebhookTestReport
  }
  'GET /tenants/{tenantId}/webhooks/{webhookId}/deliveries': {
    params: { tenantId: string; webhookId: string }
    query: { mode: Mode } & Paged
    response: webhooks.DeliveryPage
  }

  'POST /banks/{bank}/drain': {
    params: { bank: BankHealth['bank'] }
    body: banks.DrainChange
    response: banks.BankHealthList
  }
  'GET /banks': { query: TenantFilter; response: banks.BankHealthList }
  'GET /rates': { response: RateOverview }
  'GET /rates/history': { query: { days: number }; response: RateHistory }
  'POST /rates': { body: rates.NewRate; response: RateOverview }
  'GET /rates/preview': { query: { rate?: string; valueDate: string }; response: RatePreview }
  'POST /rates/withdraw': { body: rates.RateWithdrawal; response: RateOverview }
  'POST /rates/refresh': { response: RateOverview }
  'GET /audit': { query: { tenantId?: string | undefined } & Paged; response: records.AuditPage }
  'GET /users': { query: { tenantId?: string | undefined } & Paged; response: users.UserPage }
  'POST /users': { body: users.Invitation; response: users.InvitedUser }
  'POST /users/{userId}/link': { params: UserParams; response: OneTimeLink }
  'POST /users/{userId}/role': { params: UserParams; body: users.RoleChange; response: User }
  'POST /users/{userId}/disable': { params: UserParams; response: User }
  'POST /users/{userId}/enable': { params: UserParams; response: User }
  'POST /playground': { body: playground.PlaygroundRequest; response: playground.PlaygroundAnswer }
}

/** Routes of the gateway's own route table; an unknown name does not compile. */
export type ApiRoute = keyof Routes & RouteName
/** A search has a body, so that proxies do not log it. */
export type ReadRoute = Extract<ApiRoute, `GET ${string}` | 'POST /payments/search'>
export type Input<Name extends ApiRoute> = Omit<Routes[Name], 'response'>
export type ResponseOf<Name extends ApiRoute> = Routes[Name]['response']
export type PagedRoute = {
  [Name in ReadRoute]: ResponseOf<Name> extends { items: unknown[]; nextCursor: string | null } ? Name : never
}[ReadRoute]
