import type { Static } from 'typebox'
import type { Answer as BankAnswer, BankName, Movement, PayerQuery, TransferQuery } from '../../banks/bank.ts'
import { addDays, caracasDate, isDate, startOfCaracasDay } from '../../foundation/caracas.ts'
import { GatewayError, keyInUse } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import { type Decimal, fixed2 } from '../../foundation/money.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { Language } from '../../foundation/text.ts'
import { DatabaseUnavailable } from '../../storage/database.ts'
import { type Desk, untilWritten } from '../engine.ts'
import type { OwnFailure } from '../failures.ts'
import { type FieldReader, readFields, refusedField } from '../fields.ts'
import type { Basis } from '../matching/store.ts'
import { newPayment } from '../new-payment.ts'
import { type Payer, type Payment, type Step, step } from '../payment.ts'
import { receiptOf } from '../receipt.ts'
import { judgeMeant, meantByPayer, meantByReference, type TransferMatch } from './match-transfer.ts'
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
  const { amount, payer, date, by } = readBody(call.body, call.language, caracasDate(now.getTime()))
  const reference = 'reference' in by ? by.reference : undefined

  const bank = await bankFor(desk, scope, by, call.language)

  const draft = await newPayment(desk, scope, now, {
    method: 'PAGO_MOVIL',
    stage: null,
    amount,
    payer,
    externalRef: call.body.externalRef,
    bank: bank.bank,
    accountId: bank.accountId,
    // A transfer is worth what it was worth on the day it was made.
    valuedOn: date,
  })
  const found = await bank.ask({ date, amount: draft.vesAmount, payer })
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
    const meant = meantOf(movements)
    const moved = meant.kind === 'found' ? meant.movement.amount : payment.vesAmount
    const charges = {
      purpose: 'charge',
      accountId: bank.accountId,
      amount: moved,
      since: startOfCaracasDay(addDays(date, -1)),
      until: startOfCaracasDay(addDays(date, 2)),
    } as const
    const sameAmount = movements.filter((line) => line.direction === 'in' && line.amount.eq(moved))
    const reading = await desk.matching.read(charges, sameAmount)
    const asked = moved.eq(payment.vesAmount)
      ? reading
      : await desk.matching.read({ ...charges, amount: payment.vesAmount }, [])
    const match = judgeMeant(meant, reference, reading, asked)
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

  function meantOf(movements: Movement[]): TransferMatch {
    const asked = { date, amount: payment.vesAmount, tolerance: caller.tolerance, payer }
    if ('reference' in by) return meantByReference(movements, { ...asked, ...by })
    return meantByPayer(movements, { ...asked, ...by })
  }

  async function claimMovement(movement: Movement, basis: Basis): Promise<Answer | 'changed'> {
    const bankReference = movement.reference || (reference ?? null)
    const receivedVesAmount = movement.amount.eq(payment.vesAmount) ? null : movement.amount
    const completed: Payment = { ...payment, status: 'COMPLETED', bankReference, receivedVesAmount }
    const made: Branches<Step> = {
      claimed: step(completed, 'completed', 'payment.completed', null, {
        ...(bankReference === null ? {} : { reference: bankReference }),
        date: movement.date,
        ...(receivedVesAmount === null ? {} : { receivedVesAmount: fixed2(receivedVesAmount) }),
      }),
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
    const named = reference === undefined ? {} : { reference }
    return step(after, 'failed', 'payment.failed', null, { code, ...named, date, ...data })
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

/** What a transfer is found by: its reference, or who sent it. */
type By = { reference: string } | { payer: PayerQuery['payer'] }

type Question = { date: string; amount: { usd: Decimal } | { ves: Decimal }; payer: Payer; by: By }

type BankToAsk = {
  bank: BankName
  accountId: Buffer
  ask(asked: { date: string; amount: Decimal; payer: Payer }): Promise<BankAnswer<{ movements: Movement[] }>>
}

async function bankFor(desk: Desk, scope: Scope, by: By, language: Language): Promise<BankToAsk> {
  const bank = await desk.registry.find(scope, 'findTransfers')
  if (bank.kind === 'notOffered') throw new GatewayError('unsupported_operation')
  if ('reference' in by) {
    return { ...bank, ask: ({ payer, ...asked }) => bank.call({ ...asked, ...by, ...payerOf(payer) }) }
  }
  const byPayer = await desk.registry.find(scope, 'findTransfersOfPayer')
  if (byPayer.kind === 'notOffered') throw refusedField('/reference', transferHints.referenceOnly, language)
  return { ...byPayer, ask: ({ date, amount }) => byPayer.call({ date, amount, ...by }) }
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
    return { amount: read.usdOrVes(body), date, payer, by: readBy(read, reference, payer) }
  })
}

function readBy(read: FieldReader, reference: string | undefined, { phone, bankCode }: Payer): By {
  if (reference === undefined) {
    if (phone !== undefined && bankCode !== undefined) return { payer: { phone, bankCode } }
    read.complain('/reference', transferHints.referenceOrPayer)
    return { reference: '' }
  }
  if (reference.length <= SHORT_REFERENCE_DIGITS && bankCode !== BNC) {
    read.complain('/reference', transferHints.reference)
  }
  return { reference }
}

function payerOf({ bankCode, phone }: Payer): Pick<TransferQuery, 'payerBankCode' | 'payerPhone'> {
  return {
    ...(bankCode === undefined ? {} : { payerBankCode: bankCode }),
    ...(phone === undefined ? {} : { payerPhone: phone }),
  }
}
