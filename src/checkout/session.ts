import { GatewayError } from '../foundation/errors.ts'
import type { Caller } from '../foundation/scope.ts'
import type { Order } from './order.ts'
import type { Profile } from './profiles.ts'

export const sessionStatuses = ['OPEN', 'PROCESSING', 'PAID', 'PARTIALLY_PAID', 'EXPIRED', 'CANCELED'] as const
export type SessionStatus = (typeof sessionStatuses)[number]

export type Session = Order & {
  sessionId: string
  linkId: string | null
  /** The API key that created it or its link; null: a person in the dashboard. */
  keyId: string | null
  token: string
  status: SessionStatus
  createdAt: Date
  expiresAt: Date
  paidAt: Date | null
  /** The payment that paid it. */
  paidBy: string | null
  /** The charge in progress or of unknown outcome. */
  chargeId: string | null
  /** The request for a transfer that is open, was paid in part or expired. */
  requestId: string | null
  /** The last charge that was sent and failed. */
  failedId: string | null
}

/** A session found by one of its addresses, with the tenant it belongs to. */
export type FoundSession = { session: Session; caller: Caller; isActive: boolean; profile: Profile }

export type NewSession = {
  order: Order
  sessionId: string
  keyId: string | null
  createdAt: Date
  expiresAt: Date
}

export function sessionNotFound(): GatewayError {
  return new GatewayError('checkout_session_not_found')
}
