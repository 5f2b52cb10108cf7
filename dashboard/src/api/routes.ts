import type { RouteName } from '../../../src/operators/access/permissions.ts'
import type * as banks from '../../../src/operators/routes/banks.ts'
import type * as paymentFaces from '../../../src/operators/routes/payment-schema.ts'
import type * as payments from '../../../src/operators/routes/payments.ts'
import type * as rates from '../../../src/operators/routes/rates.ts'
import type * as records from '../../../src/operators/routes/records.ts'
import type * as session from '../../../src/operators/routes/session.ts'
import type * as tenants from '../../../src/operators/routes/tenants.ts'
import type * as webhooks from '../../../src/operators/routes/webhooks.ts'
import type * as playground from '../../../src/operators/playground/routes.ts'
import type { Overview } from '../../../src/operators/statistics/schema.ts'
import type { Mode } from '../preferences.ts'

/**
 * What each route of the operators' API takes and gives. Only types cross from the gateway's house to this one, and
 * they are the ones its own schemas are made of.
 */
export type { Overview }
export type Payment = paymentFaces.Payment
export type PaymentDetail = paymentFaces.PaymentDetail
export type Delivery = paymentFaces.Delivery
export type Resolution = payments.Resolution
export type Me = session.Me
export type Tenant = tenants.Tenant
export type Key = tenants.Key
export type IssuedKey = tenants.IssuedKey
export type Webhook = webhooks.Webhook
export type WebhookTestReport = webhooks.WebhookTestReport
export type BankHealth = banks.BankHealthList['items'][number]
export type BankAccounts = banks.BankAccounts
export type RateOverview = rates.RateOverview
export type RateHistory = rates.RateHistory
export type AuditEntry = records.AuditPage['items'][number]
export type PlaygroundRequest = playground.PlaygroundRequest
export type PlaygroundAnswer = playground.PlaygroundAnswer

type Whose = { mode: Mode; tenantId?: string | undefined }
type Paged = { cursor?: string | undefined; limit?: number | undefined }
type OfTenant = { tenantId: string }
type OfKey = { tenantId: string; keyId: string }
type Loose<Fields> = { [Name in keyof Fields]: Fields[Name] | undefined }

type Routes = {
  'POST /session': { body: session.Credentials; answer: Me }
  'GET /session': { answer: Me }
  'DELETE /session': { answer: undefined }
  'POST /session/password': { body: session.PasswordChange; answer: Me }

  'GET /overview': { query: Whose & { window: Overview['window'] }; answer: Overview }
  'GET /payments': { query: Whose & Loose<payments.PaymentQuery>; answer: payments.PaymentPage }
  'GET /payments/{paymentId}': { params: { paymentId: string }; answer: PaymentDetail }
  'POST /payments/{paymentId}/resolve': { params: { paymentId: string }; body: Resolution; answer: Payment }
  'GET /attention': { query: Whose & { limit?: number }; answer: payments.AttentionList }

  'GET /tenants': { answer: tenants.TenantList }
  'POST /tenants': { body: tenants.NewTenant; answer: Tenant }
  'POST /tenants/{tenantId}/activate': { params: OfTenant; answer: Tenant }
  'POST /tenants/{tenantId}/deactivate': { params: OfTenant; answer: Tenant }
  'GET /tenants/{tenantId}/keys': { params: OfTenant; answer: tenants.KeyList }
  'POST /tenants/{tenantId}/keys': { params: OfTenant; body: tenants.NewKey; answer: IssuedKey }
  'POST /tenants/{tenantId}/keys/{keyId}/rotate': { params: OfKey; body: tenants.Rotation; answer: IssuedKey }
  'POST /tenants/{tenantId}/keys/{keyId}/revoke': { params: OfKey; answer: Key }
  'GET /tenants/{tenantId}/banks': { params: OfTenant; query: { mode: Mode }; answer: BankAccounts }
  'POST /tenants/{tenantId}/banks/route': { params: OfTenant; body: banks.RouteChange; answer: BankAccounts }

  'GET /tenants/{tenantId}/webhooks': { params: OfTenant; query: { mode: Mode }; answer: webhooks.WebhookList }
  'POST /tenants/{tenantId}/webhooks/test': { params: OfTenant; body: webhooks.WebhookTest; answer: WebhookTestReport }
  'GET /tenants/{tenantId}/webhooks/{webhookId}/deliveries': {
    params: { tenantId: string; webhookId: string }
    query: { mode: Mode } & Paged
    answer: webhooks.DeliveryPage
  }

  'GET /banks': { query: Whose; answer: banks.BankHealthList }
  'GET /rates': { answer: RateOverview }
  'GET /rates/history': { query: { days: number }; answer: RateHistory }
  'POST /rates': { body: rates.NewRate; answer: RateOverview }
  'POST /rates/refresh': { answer: RateOverview }
  'GET /audit': { query: { tenantId?: string | undefined } & Paged; answer: records.AuditPage }
  'GET /users': { answer: records.UserList }
  'POST /playground': { body: PlaygroundRequest; answer: PlaygroundAnswer }
}

/** Those of the gateway's own table; a name that is not there does not compile. */
export type ApiRoute = keyof Routes & RouteName
export type ReadRoute = Extract<ApiRoute, `GET ${string}`>
export type Input<Name extends ApiRoute> = Omit<Routes[Name], 'answer'>
export type Answer<Name extends ApiRoute> = Routes[Name]['answer']
export type PagedRoute = {
  [Name in ReadRoute]: Answer<Name> extends { items: unknown[]; nextCursor: string | null } ? Name : never
}[ReadRoute]
