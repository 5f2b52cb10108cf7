import type { CardFactor } from '../../banks/bank.ts'
import { limits } from '../../foundation/limits.ts'
import { SealError } from '../../storage/sealing.ts'
import type { CardDetails } from './card.ts'
import type { Visit } from './visit.ts'

/**
 * The card between the two steps of a charge with a second factor. The gateway stores it nowhere: the customer's browser,
 * which had it in the first form, holds it in a hidden field of the second page and sends it back with the factor.
 *
 * It is sealed, so that neither the page nor a copy of it in the browser's history shows a number or a CVV, and bound to its
 * session and to a time, after which a page that was left open is worth nothing. To have the customer type the card again
 * would need none of this, but costs the minutes in which a one-time key is valid, and a mistyped number would be charged
 * with the factor of another card.
 */
export type PendingCard = { card: CardDetails; factor: CardFactor; expiresAt: string }

const contextOf = ({ session }: Visit) => `checkout card ${session.sessionId}`

export function sealCard(
  visit: Visit,
  card: CardDetails,
  factor: CardFactor,
): { sealed: string; pending: PendingCard } {
  const expiresAt = new Date(visit.now().getTime() + limits.checkoutCardFactorSeconds * 1000).toISOString()
  const pending = { card, factor, expiresAt }
  return { sealed: visit.sealer.seal(JSON.stringify(pending), contextOf(visit)).toString('base64url'), pending }
}

/** Undefined for a card of another session, one whose time is over, and anything that was not sealed here. */
export function openCard(visit: Visit, sealed: string): PendingCard | undefined {
  try {
    const pending = JSON.parse(visit.sealer.open(Buffer.from(sealed, 'base64url'), contextOf(visit))) as PendingCard
    return Date.parse(pending.expiresAt) > visit.now().getTime() ? pending : undefined
  } catch (error) {
    if (error instanceof SealError) return undefined
    throw error
  }
}
