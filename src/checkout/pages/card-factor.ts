import { type CardDetails, isDebit, readCard, showCard, submitCard } from './card.ts'
import type { CardFactor } from '../../banks/bank.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { createReader } from './forms.ts'
import { isBankAway, tooMany } from './refusals.ts'
import { openCard, type PendingCard, sealCard } from './sealed-card.ts'
import {
  callOf,
  confirmedPrice,
  currentPrice,
  isOpen,
  type Result,
  sessionPage,
  type Shown,
  toSession,
  type Visit,
} from './visit.ts'

/** The card form sent: charges the card or, where its bank asks for a second factor, asks the customer for it first. */
export async function sendCard(visit: Visit): Promise<Result> {
  if (!isOpen(visit)) return toSession(visit)
  const read = readCard(visit)
  if ('invalid' in read) return showCard(visit, { invalid: read.invalid, status: 422 })
  const confirmed = await confirmedPrice(visit)
  if ('before' in confirmed) {
    return showCard(visit, { notice: { kind: 'amount_changed', before: confirmed.before }, status: 409 })
  }
  const { card } = read
  const needsFactor = isDebit(card) && (await visit.collecting.asksForCardFactor(visit.caller.scope))
  if (needsFactor) return requestFactor(visit, card)
  return submitCard(visit, card, confirmed.price, (shown) => showCard(visit, shown))
}

/** Step 1 of two: the bank says what it asks for, and may send the customer a key. Nothing is charged. */
async function requestFactor(visit: Visit, card: CardDetails): Promise<Result> {
  const { attempts, caller, session, address, collecting } = visit
  const { cardNumber, cardHolderId } = card
  const { sessionId } = session
  const minutes = await attempts.count(caller.scope, { kind: 'key', sessionId, payer: cardHolderId, address })
  if (minutes !== undefined) return showCard(visit, tooMany(minutes))
  try {
    const answer = await collecting.requestCardFactor(callOf(visit), { cardNumber, cardHolderId })
    const { factor } = answer.body as { factor: CardFactor }
    const { sealed, pending } = sealCard(visit, card, factor)
    return await showFactor(visit, sealed, pending)
  } catch (error) {
    if (isBankAway(error)) return showCard(visit, { notice: { kind: 'bank_unavailable' }, status: 503 })
    const isRefused = error instanceof GatewayError && error.status === 400
    if (!isRefused) throw error
    const invalid = error.code === 'test_card_in_live_mode' ? ['cardNumber' as const] : refusedFields
    return showCard(visit, { invalid, status: 422 })
  }
}

/** The bank knows no such card of this holder: either may be mistyped. */
const refusedFields: ('cardNumber' | 'document')[] = ['cardNumber', 'document']

async function showFactor(
  visit: Visit,
  sealed: string,
  { card, factor, expiresAt }: PendingCard,
  { invalid = [], notice, status = 200 }: Shown = {},
): Promise<Result> {
  return {
    status,
    page: {
      ...(await sessionPage(visit, await currentPrice(visit))),
      kind: 'card_factor',
      sealedCard: sealed,
      cardLast4: card.cardNumber.slice(-4),
      factor: {
        label: factor.label,
        isOneTime: ONE_TIME.test(`${factor.type} ${factor.label}`),
        isNumeric: isNumeric(factor.fieldType),
      },
      keyExpiresAt: expiresAt,
      values: {},
      invalid,
      ...(notice ? { notice } : {}),
    },
  }
}

/** Names of one-time keys; a factor of any other name is shown by the bank's own text. */
const ONE_TIME = /\b(otp|token|sms)\b/i

/**
 * As `secondFactor` of the API, without spaces, and no longer than the bank says: a factor that the bank cannot accept would
 * leave a charge of unknown outcome behind.
 */
function formOf({ fieldType = '', length = 32 }: CardFactor): RegExp {
  return new RegExp(`^${isNumeric(fieldType) ? String.raw`\d` : String.raw`[\x21-\x7e]`}{1,${Math.min(length, 32)}}$`)
}

const isNumeric = (fieldType = ''): boolean => /^num/i.test(fieldType)

/** Step 2 sent: charges the card of step 1 with the factor. */
export async function chargeWithFactor(visit: Visit): Promise<Result> {
  if (!isOpen(visit)) return toSession(visit)
  const sealed = visit.form['card'] ?? ''
  const pending = openCard(visit, sealed)
  if (!pending) return showCard({ ...visit, form: {} }, { notice: { kind: 'card_again' }, status: 410 })
  const again = (shown: Shown) => showFactor(visit, sealed, pending, shown)
  const reader = createReader(visit.form)
  const secondFactor = reader.matching('secondFactor', formOf(pending.factor))
  if (reader.invalid.length > 0) return again({ invalid: reader.invalid, status: 422 })
  const confirmed = await confirmedPrice(visit)
  if ('before' in confirmed) {
    return again({ notice: { kind: 'amount_changed', before: confirmed.before }, status: 409 })
  }
  return submitCard(visit, { ...pending.card, secondFactor }, confirmed.price, again)
}
