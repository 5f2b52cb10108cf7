import type { Invalid } from '../../../checkout/view.ts'
import { formMistake } from '../../banks/field-forms.ts'
import { caracasDate } from '../../foundation/caracas.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { toNumber } from '../../foundation/money.ts'
import type { Static } from '../../foundation/schema.ts'
import { isExpired } from '../../payments/vpos/cards.ts'
import type { CardPayment } from '../../payments/vpos/schema.ts'
import type { Price } from '../price.ts'
import { declinedNotice } from './declined.ts'
import { createReader, knownValues, valuesOf } from './forms.ts'
import { isBankAway, orInProgress, tooMany } from './refusals.ts'
import {
  addressOf,
  callOf,
  currentPrice,
  isOpen,
  type Result,
  sessionPage,
  type Shown,
  toSession,
  type Visit,
} from './visit.ts'

export async function showCard(visit: Visit, { invalid = [], notice, status = 200 }: Shown = {}): Promise<Result> {
  if (!isOpen(visit)) return toSession(visit)
  const shown = notice ?? (await declinedNotice(visit))
  return {
    status,
    page: {
      ...(await sessionPage(visit, await currentPrice(visit))),
      kind: 'card',
      values: Object.keys(visit.form).length === 0 ? knownValues(visit.session.customer) : valuesOf(visit.form),
      invalid,
      ...(shown ? { notice: shown } : {}),
    },
  }
}

/** A card as the customer typed it. Held in memory only, except sealed in the customer's own page (`sealed-card.ts`). */
export type CardDetails = Pick<
  Static<typeof CardPayment>,
  | 'cardNumber'
  | 'expirationMonth'
  | 'expirationYear'
  | 'cvv'
  | 'cardPin'
  | 'secondFactor'
  | 'cardHolderName'
  | 'cardHolderId'
  | 'accountType'
  | 'cardType'
>

export const isDebit = ({ accountType }: CardDetails): boolean => accountType !== 0

export function readCard(visit: Visit): { card: CardDetails } | { invalid: Invalid } {
  const reader = createReader(visit.form)
  const cardNumber = reader.matching('cardNumber', /^\d{13,19}$/, /[\s-]/g)
  const cardType = typeOf(cardNumber)
  if (/^\d{13,19}$/.test(cardNumber) && (formMistake('cardNumber', cardNumber) || cardType === undefined)) {
    reader.refuse('cardNumber')
  }
  const expiry = readExpiry(reader.text('expiry'), visit.now())
  if (!expiry) reader.refuse('expiry')
  const cvv = reader.matching('cvv', /^\d{3,4}$/)
  const cardPin = reader.text('pin') === '' ? undefined : reader.matching('pin', /^\d{4}$/)
  const cardHolderName = reader.name('cardHolder', 80)
  const cardHolderId = reader.document()
  const accountType = Number(reader.matching('accountType', /^(0|10|20)$/)) as 0 | 10 | 20
  if (reader.invalid.length > 0 || !expiry || cardType === undefined) return { invalid: reader.invalid }
  return {
    card: {
      cardNumber,
      expirationMonth: expiry.month,
      expirationYear: expiry.year,
      cvv,
      ...(cardPin === undefined ? {} : { cardPin }),
      cardHolderName,
      cardHolderId,
      accountType,
      cardType,
    },
  }
}

/** Charges the card. Number, CVV, PIN and second factor go to the bank: they are neither stored nor shown again. */
export async function submitCard(
  visit: Visit,
  card: CardDetails,
  { ves }: Price,
  again: (shown: Shown) => Promise<Result>,
): Promise<Result> {
  const { attempts, caller, session, address, collecting } = visit
  const { sessionId } = session
  const minutes = await attempts.count(caller.scope, { kind: 'charge', sessionId, payer: card.cardHolderId, address })
  if (minutes !== undefined) return again(tooMany(minutes))
  return orInProgress(visit, async () => {
    try {
      const answer = await collecting.chargeCard(callOf(visit), {
        vesAmount: toNumber(ves),
        ...card,
        ...(session.externalRef === null ? {} : { externalRef: session.externalRef }),
        metadata: session.metadata,
      })
      if (answer.status === 201) return toSession(visit)
      const { paymentId = '' } = answer.body as { paymentId?: string }
      return { redirect: addressOf(visit, '/card', { declined: paymentId }) }
    } catch (error) {
      if (error instanceof GatewayError && error.code === 'card_velocity_blocked') {
        return again(tooMany(Math.ceil((error.retryAfterSeconds ?? 60) / 60)))
      }
      if (error instanceof GatewayError && error.code === 'test_card_in_live_mode') {
        return showCard(visit, { invalid: ['cardNumber'], status: 422 })
      }
      if (!isBankAway(error)) throw error
      return { redirect: addressOf(visit, '/card', { notice: 'unavailable' }) }
    }
  })
}

/** The bank's number of a brand, by the first digits of the card. */
function typeOf(cardNumber: string): 1 | 2 | 3 | undefined {
  if (cardNumber.startsWith('4')) return 1
  if (/^(5[1-5]|2[2-7])/.test(cardNumber)) return 2
  return /^(50|5[6-9]|6)/.test(cardNumber) ? 3 : undefined
}

/** `MM/AA` or `MM/AAAA`, also without the slash; undefined if it is no month or is over. */
function readExpiry(text: string, now: Date): { month: number; year: number } | undefined {
  const [, mm, yy] = /^(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})$/.exec(text) ?? []
  if (mm === undefined || yy === undefined) return undefined
  const month = Number(mm)
  const year = yy.length === 2 ? 2000 + Number(yy) : Number(yy)
  if (month < 1 || month > 12) return undefined
  return isExpired(month, year, caracasDate(now.getTime())) ? undefined : { month, year }
}
