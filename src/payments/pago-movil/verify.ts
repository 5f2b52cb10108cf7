import type { Static } from 'typebox'
import type { Movement, TransferQuery } from '../../banks/bank.ts'
import { addDays, caracasDate, isDate, startOfCaracasDay } from '../../foundation/caracas.ts'
import { GatewayError, keyInUse } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import type { Decimal } from '../../foundation/money.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Language } from '../../foundation/text.ts'
import { DatabaseUnavailable } from '../../storage/database.ts'
import { type Desk, untilWritten } from '../engine.ts'
import type { OwnFailure } from '../failures.ts'
import { readFields } from '../fields.ts'
import type { Basis } from '../matching/store.ts'
import { newPayment } from '../new-payment.ts'
import { type Payer, type Payment, type Step, step } from '../payment.ts'
import { receiptOf } from '../receipt.ts'
import { matchTransfer } from './match-transfer.ts'
import { type TransferVerification, transferHints } from './schema.ts'
import type { Branches, TransferStore } from './store.ts'

type Body = Static<typeof TransferVerification>

/** Asks the bank for a transfer the customer made, and takes it for this payment if it is nobody's yet. */
export async function verifyTransfer(
  desk: Desk,
  transfers: TransferStore,
  call: Call<unknown, unknown, Body>,
): Promise<Answer> {
  const { caller, claim } = call
  const { scope } = caller
  const now = desk.databaseClock.now()
  const { amount, payer, ...asked } = readBody(call.body, call.language, caracasDate(now.getTime()))

  const bank = await desk.registry.find(scope, 'findTransfers')
  if (bank.kind === 'notOffered') throw new GatewayError('unsupported_operation')

  const draft = await newPayment(desk, scope, now, {
    method: 'PAGO_MOVIL',
    stage: null,
    amount,
    payer,
    externalRef: call.body.externalRef,
    bank: bank.bank,
    accountId: bank.accountId,
    // A transfer is worth what it was worth on the day it was made.
    valuedOn: asked.date,
  })
  const found = await bank.call({ ...asked, ...payerOf(payer), amount: draft.vesAmount })
  await desk.reached('answered')
  if (found.kind === 'unavailable') {
    const level = found.reason === 'setup' ? 'error' : 'warn'
    desk.log[level]('a transfer could not be asked for', {
      bank: bank.bank,
      tenantId: scope.tenantId,
      reason: found.reason,
      code: found.code,
    })
    throw new GatewayError('provider_unavailable')
  }

  const payment: Payment = { ...draft, updatedAt: desk.databaseClock.now() }
  for (let attempt = 1; attempt <= DECISION_ATTEMPTS; attempt += 1) {
    const answer = await decide(found.movements).catch(findWritten)
    if (answer === 'changed') continue
    claim?.markCompleted()
    await desk.reached('settled')
    return answer
  }
  throw new GatewayError('provider_unavailable')

  /** Of a write whose acknowledgement was lost: what it wrote, or nothing, and then the decision is made again. */
  async function findWritten(error: unknown): Promise<Answer | 'changed'> {
    if (!(error instanceof DatabaseUnavailable)) throw error
    const written = await untilWritten(desk, () => desk.store.find(scope, payment.paymentId))
    return written ? { status: 200, body: receiptOf(written, caller, call.language) } : 'changed'
  }

  /** Whose the movement is, judged on one reading and written only if that still holds. */
  async function decide(movements: Movement[]): Promise<Answer | 'changed'> {
    const charges = {
      purpose: 'charge',
      accountId: bank.kind === 'offered' ? bank.accountId : Buffer.alloc(0),
      amount: payment.vesAmount,
      since: startOfCaracasDay(addDays(asked.date, -1)),
      until: startOfCaracasDay(addDays(asked.date, 2)),
    } as const
    const sameAmount = movements.filter((line) => line.direction === 'in' && line.amount.eq(payment.vesAmount))
    const reading = await desk.matching.read(charges, sameAmount)
    const match = matchTransfer(movements, { ...asked, amount: payment.vesAmount, payer }, reading)
    await desk.reached('before_settle')
    switch (match.kind) {
      case 'found':
        return claimMovement(match.movement, reading.basis)
      case 'alreadyClaimed':
        return writeFailed(failed('MOVEMENT_ALREADY_CLAIMED'))
      case 'notFound':
        return writeFailed(failed(match.code, match.data))
    }
  }

  async function claimMovement(movement: Movement, basis: Basis): Promise<Answer | 'changed'> {
    const reference = movement.reference || asked.reference
    const completed: Payment = { ...payment, status: 'COMPLETED', bankReference: reference }
    const made: Branches<Step> = {
      claimed: step(completed, 'completed', 'payment.completed', null, { reference, date: movement.date }),
      alreadyClaimed: failed('MOVEMENT_ALREADY_CLAIMED'),
    }
    const answers = { claimed: answerOf(made.claimed), alreadyClaimed: answerOf(made.alreadyClaimed) }
    const branch = await transfers.claimMovement(scope, movement.key, basis, made, { claim, answers })
    if (branch === 'keyInUse') throw keyInUse()
    return branch === 'changed' ? branch : answers[branch]
  }

  async function writeFailed(made: Step): Promise<Answer> {
    const refusal = answerOf(made)
    const sealed = claim?.seal(refusal) ?? null
    const fate = { claim, do: 'complete', status: refusal.status, answer: sealed } as const
    if (await desk.store.insert(scope, made, fate)) return refusal
    throw keyInUse()
  }

  /** The timeline keeps what was asked for: a failed verification has no reference of the bank's. */
  function failed(code: OwnFailure, data: Step['data'] = {}): Step {
    const after: Payment = { ...payment, status: 'FAILED', failureCode: code }
    const { reference, date } = asked
    return step(after, 'failed', 'payment.failed', null, { code, reference, date, ...data })
  }

  function answerOf(made: Step): Answer {
    return { status: 200, body: receiptOf(made.payment, caller, call.language) }
  }
}

/** A charge of the same account that moves in the very moment makes the decision anew; three in a row is no coincidence. */
const DECISION_ATTEMPTS = 3

/** BNC's own references can have three digits; as an ending so few prove nothing. */
const SHORT_REFERENCE_DIGITS = 3
const BNC = '0191'

type Question = Pick<TransferQuery, 'reference' | 'date'> & {
  amount: { usd: Decimal } | { ves: Decimal }
  payer: Payer
}

function readBody(body: Body, language: Language, today: string): Question {
  const { reference, dateMovement: date = today, debtorBankCode, debtorCellPhone } = body
  return readFields(language, (read) => {
    const isInTime = isDate(date) && date <= today && date >= addDays(today, -limits.transferDaysBack)
    if (!isInTime) read.complain('/dateMovement', transferHints.date)
    const payer = {
      ...(debtorBankCode === undefined ? {} : { bankCode: read.bankNumber('/debtorBankCode', debtorBankCode) }),
      ...(debtorCellPhone === undefined ? {} : { phone: read.phone('/debtorCellPhone', debtorCellPhone) }),
    }
    if (reference.length <= SHORT_REFERENCE_DIGITS && payer.bankCode !== BNC) {
      read.complain('/reference', transferHints.reference)
    }
    return { amount: read.usdOrVes(body), reference, date, payer }
  })
}

function payerOf({ bankCode, phone }: Payer): Pick<TransferQuery, 'payerBankCode' | 'payerPhone'> {
  return {
    ...(bankCode === undefined ? {} : { payerBankCode: bankCode }),
    ...(phone === undefined ? {} : { payerPhone: phone }),
  }
}
