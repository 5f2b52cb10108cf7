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
import { type PaymentContext, retryWhileDatabaseDown } from '../submit.ts'
import type { OwnFailure } from '../failure-texts.ts'
import { type FieldReader, parseFields, refusedField } from '../fields.ts'
import type { Basis } from '../matching/store.ts'
import { newPayment } from '../new-payment.ts'
import type { Payer, Payment } from '../payment.ts'
import { type Transition, transitionTo } from '../transition.ts'
import { receiptOf } from '../receipt.ts'
import { decideAmong, meantByPayer, meantByReference, type TransferMatch } from './match-transfer.ts'
import { type TransferVerification, transferHints } from './schema.ts'
import type { Branches, TransferStore } from './store.ts'

type Body = Static<typeof TransferVerification>

/** Asks the bank for a transfer the customer made, and takes it for this payment if it is nobody's yet. */
export async function verifyTransfer(
  context: PaymentContext,
  transfers: TransferStore,
  call: Call<unknown, unknown, Body>,
): Promise<Answer> {
  const { caller, claim } = call
  const { scope } = caller
  const now = context.databaseClock.now()
  const { amount, payer, date, by } = readBody(call.body, call.language, caracasDate(now.getTime()))
  const reference = 'reference' in by ? by.reference : undefined

  const bank = await bankFor(context, scope, by, call.language)

  const draft = await newPayment(context, scope, now, {
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
  await claim?.acquire()
  const found = await bank.ask({ date, amount: draft.vesAmount, payer })
  await context.checkpoint('answered')
  if (found.kind === 'unavailable') {
    const level = found.reason === 'setup' ? 'error' : 'warn'
    context.log[level]('a transfer could not be asked for', {
      bank: bank.bank,
      tenantId: scope.tenantId,
      reason: found.reason,
      code: found.code,
    })
    throw new GatewayError('provider_unavailable')
  }

  const payment: Payment = { ...draft, updatedAt: context.databaseClock.now() }
  for (let attempt = 1; attempt <= DECISION_ATTEMPTS; attempt += 1) {
    const answer = await decide(found.movements).catch(findWritten)
    if (answer === 'changed') continue
    claim?.markCompleted()
    await context.checkpoint('settled')
    return answer
  }
  throw new GatewayError('provider_unavailable')

  /** Of a write whose acknowledgement was lost: what it wrote, or nothing, and then the decision is made again. */
  async function findWritten(error: unknown): Promise<Answer | 'changed'> {
    if (!(error instanceof DatabaseUnavailable)) throw error
    const written = await retryWhileDatabaseDown(context, () => context.store.find(scope, payment.paymentId))
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
    const reading = await context.matching.read(charges, sameAmount)
    const asked = moved.eq(payment.vesAmount)
      ? reading
      : await context.matching.read({ ...charges, amount: payment.vesAmount }, [])
    const match = decideAmong(meant, reference, reading, asked)
    await context.checkpoint('before_settle')
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
    const transition: Branches<Transition> = {
      claimed: transitionTo(completed, 'completed', 'payment.completed', null, {
        ...(bankReference === null ? {} : { reference: bankReference }),
        date: movement.date,
        ...(receivedVesAmount === null ? {} : { receivedVesAmount: fixed2(receivedVesAmount) }),
      }),
      alreadyClaimed: failed('MOVEMENT_ALREADY_CLAIMED'),
    }
    const answers = { claimed: answerOf(transition.claimed), alreadyClaimed: answerOf(transition.alreadyClaimed) }
    const branch = await transfers.claimMovement(scope, movement.key, basis, transition, { claim, answers })
    if (branch === 'keyInUse') throw keyInUse()
    return branch === 'changed' ? branch : answers[branch]
  }

  async function writeFailed(transition: Transition): Promise<Answer> {
    const refusal = answerOf(transition)
    const sealed = claim?.seal(refusal) ?? null
    const fate = { claim, do: 'complete', status: refusal.status, answer: sealed } as const
    if (await context.store.insert(scope, transition, fate)) return refusal
    throw keyInUse()
  }

  /** The timeline keeps what was asked for: a failed verification has no reference of the bank's. */
  function failed(code: OwnFailure, data: Transition['data'] = {}): Transition {
    const after: Payment = { ...payment, status: 'FAILED', failureCode: code }
    const named = reference === undefined ? {} : { reference }
    return transitionTo(after, 'failed', 'payment.failed', null, { code, ...named, date, ...data })
  }

  function answerOf(transition: Transition): Answer {
    return { status: 200, body: receiptOf(transition.payment, caller, call.language) }
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

type QueriedBank = {
  bank: BankName
  accountId: Buffer
  ask(asked: { date: string; amount: Decimal; payer: Payer }): Promise<BankAnswer<{ movements: Movement[] }>>
}

async function bankFor(context: PaymentContext, scope: Scope, by: By, language: Language): Promise<QueriedBank> {
  const bank = await context.registry.find(scope, 'findTransfers')
  if (bank.kind === 'notOffered') throw new GatewayError('unsupported_operation')
  if ('reference' in by) {
    return { ...bank, ask: ({ payer, ...asked }) => bank.call({ ...asked, ...by, ...payerOf(payer) }) }
  }
  const byPayer = await context.registry.find(scope, 'findTransfersOfPayer')
  if (byPayer.kind === 'notOffered') throw refusedField('/reference', transferHints.referenceOnly, language)
  return { ...byPayer, ask: ({ date, amount }) => byPayer.call({ date, amount, ...by }) }
}

function readBody(body: Body, language: Language, today: string): Question {
  const { reference, dateMovement: date = today, debtorBankCode, debtorCellPhone } = body
  return parseFields(language, (read) => {
    const isInTime = isDate(date) && date <= today && date >= addDays(today, -limits.transferDaysBack)
    if (!isInTime) read.addError('/dateMovement', transferHints.date)
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
    read.addError('/reference', transferHints.referenceOrPayer)
    return { reference: '' }
  }
  if (reference.length <= SHORT_REFERENCE_DIGITS && bankCode !== BNC) {
    read.addError('/reference', transferHints.reference)
  }
  return { reference }
}

function payerOf({ bankCode, phone }: Payer): Pick<TransferQuery, 'payerBankCode' | 'payerPhone'> {
  return {
    ...(bankCode === undefined ? {} : { payerBankCode: bankCode }),
    ...(phone === undefined ? {} : { payerPhone: phone }),
  }
}
