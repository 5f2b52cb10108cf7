import type { Static } from 'typebox'
import type { CardCharge, Outcome } from '../../banks/bank.ts'
import { caracasDate } from '../../foundation/caracas.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { errorFields } from '../../foundation/log.ts'
import type { Decimal } from '../../foundation/money.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import { Secret } from '../../foundation/secret.ts'
import type { Language } from '../../foundation/text.ts'
import { chargeAnswer } from '../answers.ts'
import { type Desk, submitNew, untilWritten } from '../engine.ts'
import { readFields } from '../fields.ts'
import { newPayment } from '../new-payment.ts'
import { cardBrands, isExpired, isTestCard, passesLuhn } from './cards.ts'
import type { CardFailures } from './failures.ts'
import { type CardPayment, cardHints } from './schema.ts'

type Body = Static<typeof CardPayment>

/** Charges a card. Its number, CVV and PIN live in this function's memory and go nowhere but to the bank. */
export async function chargeCard(
  desk: Desk,
  failures: CardFailures,
  call: Call<unknown, unknown, Body>,
): Promise<Answer> {
  const { scope } = call.caller
  const { amount, card } = readBody(call.body, call.language, caracasDate(desk.databaseClock.now().getTime()))
  if (scope.livemode && isTestCard(card.number.reveal())) throw new GatewayError('test_card_in_live_mode')

  const bank = await desk.registry.find(scope, 'chargeCard')
  if (bank.kind === 'notOffered') throw new GatewayError('unsupported_operation')

  const holder = desk.hashCard(`holder ${card.holderDocument}`)
  const retryAfterSeconds = await failures.blockedSeconds(scope, holder)
  if (retryAfterSeconds !== undefined) throw new GatewayError('card_velocity_blocked', { retryAfterSeconds })

  const now = desk.databaseClock.now()
  const payment = await newPayment(desk, scope, now, {
    method: 'VPOS',
    stage: 'submitted',
    amount,
    payer: { document: card.holderDocument, name: card.holderName },
    externalRef: call.body.externalRef,
    bank: bank.bank,
    accountId: bank.accountId,
    attemptId: desk.random.uuid(),
    cardLast4: card.number.reveal().slice(-4),
    cardBrand: cardBrands[card.cardType],
    submittedAt: now,
  })
  let counting: Promise<void> | undefined
  const ask = async (): Promise<Outcome> => {
    const outcome = await bank.call({ paymentId: payment.paymentId, amount: payment.vesAmount, card })
    // Beside the settling, which may have to wait for the same database: neither costs the other its time.
    if (outcome.kind === 'rejected') counting = countFailure()
    return outcome
  }
  try {
    return await submitNew(desk, call, payment, ask, {
      answerOf: (settled) => chargeAnswer(settled, call, 201),
      notSent: () => new GatewayError('provider_unavailable'),
    })
  } finally {
    await counting
  }

  /** Before the answer goes out. A count that cannot be written must not cost the payment its outcome. */
  async function countFailure(): Promise<void> {
    const hash = desk.hashCard(`card ${card.number.reveal()}`)
    await untilWritten(desk, () => failures.record(scope, holder, hash)).catch((error: unknown) =>
      desk.log.warn('a failed card was not counted', errorFields(error)),
    )
  }
}

type Charge = { amount: { usd: Decimal } | { ves: Decimal }; card: CardCharge['card'] }

function readBody(body: Body, language: Language, today: string): Charge {
  return readFields(language, (read) => {
    if (!passesLuhn(body.cardNumber)) read.complain('/cardNumber', cardHints.number)
    if (isExpired(body.expirationMonth, body.expirationYear, today)) {
      read.complain('/expirationMonth', cardHints.expired)
    }
    const holderName = body.cardHolderName.trim()
    if (holderName.length < 2) read.complain('/cardHolderName', cardHints.name)
    return {
      amount: read.usdOrVes(body),
      card: {
        number: new Secret(body.cardNumber),
        expirationMonth: body.expirationMonth,
        expirationYear: body.expirationYear,
        cvv: new Secret(body.cvv),
        ...(body.cardPin === undefined ? {} : { pin: new Secret(body.cardPin) }),
        holderName,
        holderDocument: read.document('/cardHolderId', body.cardHolderId),
        accountType: body.accountType,
        cardType: body.cardType,
      },
    }
  })
}
