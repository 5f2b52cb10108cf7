import type { OperationErrorCode } from './openapi.ts'

/** Every code the gateway answers with: those of its operations, and of requests that reach none. */
export type GatewayErrorCode =
  | OperationErrorCode
  | 'not_found'
  | 'method_not_allowed'
  | 'request_timeout'
  | 'headers_too_large'

/** Codes of this library, where no gateway answered. */
export type ClientErrorCode =
  /** The connection could not be made, or broke. */
  | 'connection_failed'
  /** No answer within `timeoutMs`. */
  | 'timeout'
  /** Something answered that is not the gateway: a proxy, a redirect, a web site. */
  | 'unreadable_answer'
  /** The delivery is not one to believe: see the message. */
  | 'webhook_not_verified'

/** A later gateway may have more of them. */
export type ErrorCode = GatewayErrorCode | ClientErrorCode | (string & {})
