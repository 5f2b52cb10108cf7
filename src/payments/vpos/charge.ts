import type { CardCharge, Outcome } from '../../banks/bank.ts'
import { caracasDate } from '../../foundation/caracas.ts'
import { hasCardDigits } from '../../foundation/card-number.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import { errorFields } from '../../foundation/log.ts'
import type { Decimal } from '../../foundation/money.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Static } from '../../foundation/schema.ts'
import { Secret } from '../../foundation/secret.ts'
import type { Language } from '../../foundation/text.ts'
import { chargeAnswer } from '../responses.ts'
import { retryWhileDatabaseDown } from '../../storage/retry.ts'
import { type PaymentContext, sendsThrough, submitNew } from '../submit.ts'
import { parseFields, refusedField } from '../fields.ts'
import { newPayment, ownData } from '../new-payment.ts'
import { asksForCardFactor } from './authentication.ts'
import { cardBrands, holderNumber, isExpired, isTestCard } from './cards.ts'
import type { CardAttempt, CardFailures } from './card-velocity.ts'
import { type CardPayment, cardHints } from './schema.ts'

type Body = Static<typeof CardPayment>

/** Charges a card. Its number, CVV and PIN are held in memory only and sent to the bank only. */
export async function chargeCard(
  context: PaymentContext,
  failures: CardFailures,
  call: Call<unknown, unknown, Body>,
): Promise<Answer> {
  const { scope } = call.caller
  const { amount, card } = readBody(call.body, call.language, caracasDate(context.databaseClock.now().getTime()))
  if (scope.livemode && isTestCard(card.number.reveal())) throw new GatewayError('test_card_in_live_mode')

  const bank = await context.registry.find(scope, 'chargeCard')
  if (bank.kind === 'notOffered') throw new GatewayError('unsupported_operation')
  const lacksFactor = card.accountType !== CREDIT && card.secondFactor === undefined
  if (lacksFactor && (await asksForCardFactor(context, scope))) {
    throw refusedField('/secondFactor', cardHints.secondFactorRequired, call.language)
  }
  if (bank.kind === 'drained') throw new GatewayError('provider_unavailable')

  const attemptId = context.random.uuid()
  const last4 = card.number.reveal().slice(-4)
  const attempt: CardAttempt = {
    ...scope,
    attemptId,
    holder: context.hashCard(`holder ${holderNumber(card.holderDocument)}`),
    card: context.hashCard(`card ${last4} ${card.expirationMonth}/${card.expirationYear}`),
  }
  const blockedSeconds = await failures.reserve(attempt)
  if (blockedSeconds !== undefined) throw velocityBlocked(blockedSeconds)

  let end: ReservationEnd = 'released'
  let ending: Promise<void> | undefined
  try {
    // Read after the reservation, which may have waited for the holder's lock: the bank's time-out counts from here.
    const now = context.databaseClock.now()
    const payment = await newPayment(context, call.caller, now, {
      method: 'VPOS',
      stage: 'submitted',
      amount,
      payer: { document: card.holderDocument, name: card.holderName },
      ...ownData(call.body),
      checkoutSessionId: call.checkoutSessionId ?? null,
      bank: bank.bank,
      accountId: bank.accountId,
      attemptId,
      cardLast4: last4,
      cardBrand: cardBrands[card.cardType],
      submittedAt: now,
    })
    const sends = sendsThrough(bank, async (charge) => {
      end = 'kept'
      const outcome = await charge({ paymentId: payment.paymentId, amount: payment.vesAmount, card })
      end = endOf[outcome.kind]
      // Concurrent with the settlement: both may wait for the database, and neither delays the other. After a call that
      // was not sent the reservation stays for the next account.
      if (outcome.kind !== 'notSent') ending = endReservation()
      return outcome
    })
    return await submitNew(context, call, payment, sends, {
      toResponse: (settled) => chargeAnswer(settled, call, 201),
      notSent: () => new GatewayError('provider_unavailable', { paymentId: payment.paymentId }),
    })
  } finally {
    // Before the response is sent, so that the holder's next request sees it.
    await (ending ?? endReservation())
  }

  /** A failed write is only logged, because the payment has its outcome and the reservation expires with its window. */
  async function endReservation(): Promise<void> {
    if (end === 'kept') return
    const write = end === 'failed' ? failures.recordFailure : failures.release
    await retryWhileDatabaseDown(context, () => write(attempt)).catch((error: unknown) =>
      context.log.component('card-velocity').warn('outcome of a card not written', errorFields(error)),
    )
  }
}

/** Account type of a credit card; the others are debit cards. */
const CREDIT = 0

type ReservationEnd = 'released' | 'failed' | 'kept'

/** The effect of an outcome on the card's reservation. It is kept while the bank may still refuse the card. */
const endOf: Record<Outcome['kind'], ReservationEnd> = {
  approved: 'released',
  notSent: 'released',
  rejected: 'failed',
  pending: 'kept',
  unknown: 'kept',
}

function velocityBlocked(blockedSeconds: number): GatewayError {
  return new GatewayError('card_velocity_blocked', {
    retryAfterSeconds: Math.min(blockedSeconds, limits.cardVelocityRetryAfterSeconds),
    failureCode: 'CARD_VELOCITY_BLOCKED',
  })
}

type Charge = { amount: { usd: Decimal } | { ves: Decimal }; card: CardCharge['card'] }

function readBody(body: Body, language: Language, today: string): Charge {
  return parseFields(language, (read) => {
    read.check('/cardNumber', 'cardNumber', body.cardNumber)
    if (isExpired(body.expirationMonth, body.expirationYear, today)) {
      read.addError('/expirationMonth', cardHints.expired)
    }
    const holderName = body.cardHolderName.trim()
    // The name is stored.
    if (holderName.length < 2 || hasCardDigits(holderName)) read.addError('/cardHolderName', cardHints.name)
    return {
      amount: read.usdOrVes(body),
      card: {
        number: new Secret(body.cardNumber),
        expirationMonth: body.expirationMonth,
        expirationYear: body.expirationYear,
        cvv: new Secret(body.cvv),
        ...(body.cardPin === undefined ? {} : { pin: new Secret(body.cardPin) }),
        ...(body.secondFactor === undefined ? {} : { secondFactor: new Secret(body.secondFactor) }),
        holderName,
        holderDocument: read.document('/cardHolderId', body.cardHolderId),
        accountType: body.accountType,
        cardType: body.cardType,
      },
    }
  })
}
