import type { OperationErrorCode } from './openapi.ts'

/** Error codes of the gateway: those of its operations, and of requests that match none. */
export type GatewayErrorCode =
  | OperationErrorCode
  | 'not_found'
  | 'method_not_allowed'
  | 'request_timeout'
  | 'headers_too_large'

/** Error codes of this library, without a response of the gateway. */
export type ClientErrorCode =
  /** The connection failed or was closed. */
  | 'connection_failed'
  /** No response within `timeoutMs`. */
  | 'timeout'
  /** The response is not from the gateway: a proxy, a redirect, a web site. Or it broke off. */
  | 'unreadable_answer'
  /** The delivery could not be verified: see the message. */
  | 'webhook_not_verified'

/** Any error code; a newer gateway may have additional ones. */
export type ErrorCode = GatewayErrorCode | ClientErrorCode | (string & {})
