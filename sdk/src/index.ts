export { Pasarela, type PasarelaOptions } from './client.ts'
export type { ClientErrorCode, ErrorCode, GatewayErrorCode } from './error-codes.ts'
export {
  AuthenticationError,
  BankRejectedError,
  ConflictError,
  ConnectionError,
  InvalidRequestError,
  NotFoundError,
  PasarelaError,
  RateLimitError,
  UnavailableError,
} from './errors.ts'
export type { BankFailureCode, FailureCode, OwnFailureCode } from './failure-codes.ts'
export type * from './openapi.ts'
export type { Page, Pages } from './pages.ts'
export type { CallOptions, WriteOptions } from './request.ts'
export type {
  CheckoutEvent,
  MovementEvent,
  PaymentEvent,
  PaymentEventName,
  ListedEvent,
  TestEvent,
  WebhookEvent,
} from './webhooks/events.ts'
export type { EventPage } from './resources/webhooks.ts'
export type { Warning } from './transport.ts'
export type { WebhookHeaders } from './webhooks/signature.ts'
export { type VerifyOptions, verifyWebhook, type WebhookProblem, WebhookVerificationError } from './webhooks/verify.ts'
