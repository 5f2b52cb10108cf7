import type { BankName, Movement } from '../../banks/bank.ts'
import { addDays, caracasDate, startOfCaracasDay } from '../../foundation/caracas.ts'
import { GatewayError, keyInUse } from '../../foundation/errors.ts'
import { fixed2 } from '../../foundation/money.ts'
import { withPayment } from '../../foundation/request-context.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import { DatabaseUnavailable } from '../../storage/database.ts'
import { retryWhileDatabaseDown } from '../../storage/retry.ts'
import { type PaymentContext } from '../submit.ts'
import type { OwnFailure } from '../failure-texts.ts'
import type { Basis, StatementReading } from '../matching/store.ts'
import { newPayment, ownData } from '../new-payment.ts'
import type { Payment } from '../payment.ts'
import { type Transition, transitionTo } from '../transition.ts'
import { receiptOf } from '../receipt.ts'
import {
  type AlreadyClaimed,
  checkOwner,
  hasReceipt,
  isAskedFor,
  matchByPayer,
  matchByReference,
  type TransferMatch,
} from './match-transfer.ts'
import type { Branches, TransferStore } from './store.ts'
import { bankFor, type Body, movementsOf, readBody, referenceOf, type TransferRequest } from './transfer-request.ts'

/** Queries the bank for a transfer that the customer made, and claims it for this payment if it is unclaimed. */
export async function verifyTransfer(
  context: PaymentContext,
  transfers: TransferStore,
  call: Call<unknown, unknown, Body>,
): Promise<Answer> {
  const { scope } = call.caller
  const now = context.databaseClock.now()
  const request = readBody(call.body, call.language, caracasDate(now.getTime()))
  const { amount, payer, date, by } = request
  const bank = await bankFor(context, scope, by, call.language)

  const draft = await newPayment(context, call.caller, now, {
    method: 'PAGO_MOVIL',
    stage: null,
    amount,
    payer,
    ...ownData(call.body),
    bank: bank.bank,
    accountId: bank.accountId,
    // The rate of the day of the transfer applies.
    valuedOn: date,
  })
  await call.claim?.acquire()
  const ask = () => withPayment(draft.paymentId, () => bank.query({ date, amount: draft.vesAmount, payer }))
  const asked = await ask()
  await context.checkpoint('answered')
  let movements = movementsOf(asked, context, call, bank.bank)

  const payment: Payment = { ...draft, updatedAt: context.databaseClock.now() }
  const verification = { context, transfers, call, request, bank: bank.bank, accountId: bank.accountId, payment }
  for (let attempt = 1; attempt <= DECISION_ATTEMPTS; attempt += 1) {
    const answer = await decide(verification, movements).catch((error: unknown) => findWritten(verification, error))
    if (answer === 'changed') continue
    if (answer === 'merged') {
      movements = movementsOf(await ask(), context, call, bank.bank)
      continue
    }
    call.claim?.markCompleted()
    await context.checkpoint('settled')
    return answer
  }
  throw new GatewayError('provider_unavailable')
}

/** Attempts to decide, while charges of the same account change at the same time. */
const DECISION_ATTEMPTS = 3

/** Nothing is written: the charges of the account have changed, or the line has become a part of another movement. */
type Undecided = 'changed' | 'merged'

/** One verification after the bank has answered: its request, and the payment to be written. */
type Verification = {
  context: PaymentContext
  transfers: TransferStore
  call: Call<unknown, unknown, Body>
  request: TransferRequest
  bank: BankName
  accountId: Buffer
  payment: Payment
}

/** After a write whose acknowledgement was lost: the written payment, or `changed`, so that the decision is repeated. */
async function findWritten({ context, call, payment }: Verification, error: unknown): Promise<Answer | 'changed'> {
  if (!(error instanceof DatabaseUnavailable)) throw error
  const written = await retryWhileDatabaseDown(context, () => context.store.find(call.caller.scope, payment.paymentId))
  return written ? receipt(written, call) : 'changed'
}

/** Decides from one reading of the payments of the account; the write checks that the reading is still current. */
async function decide(verification: Verification, movements: Movement[]): Promise<Answer | Undecided> {
  const { context, request, accountId, payment } = verification
  const candidate = matchClaim(verification, movements)
  const amount = candidate.kind === 'found' ? candidate.movement.amount : payment.vesAmount
  const charges = {
    purpose: 'charge',
    accountId,
    amount,
    since: startOfCaracasDay(addDays(request.date, -1)),
    until: startOfCaracasDay(addDays(request.date, 2)),
  } as const
  const sameAmount = movements.filter((line) => line.direction === 'in' && line.amount.eq(amount))
  const reading = await context.matching.read(charges, sameAmount)
  const readingOfRequest = amount.eq(payment.vesAmount)
    ? reading
    : await context.matching.read({ ...charges, amount: payment.vesAmount }, [])
  const match = checkOwner(candidate, referenceOf(request), reading, readingOfRequest)
  await context.checkpoint('before_settle')
  switch (match.kind) {
    case 'found': {
      const chargeId = await context.matching.findChargeOf(charges, match.movement)
      if (chargeId !== undefined) {
        const claimed = { kind: 'alreadyClaimed', movement: match.movement, chargeId } as const
        return writeFailed(verification, await refuseClaimed(verification, movements, claimed))
      }
      await context.matching.keepLines(accountId, verification.bank, [match.movement], 'query')
      return claimMovement(verification, match.movement, reading.basis)
    }
    case 'alreadyClaimed':
      return writeFailed(verification, await refuseClaimed(verification, movements, match))
    case 'notFound':
      return writeFailed(
        verification,
        candidate.kind === 'found'
          ? await refuseUnclear(verification, movements, candidate, reading, match)
          : await refuseAbsent(verification, movements, match.code),
      )
  }
}

/**
 * A transfer or charge of another tenant of the account does not exist for this one, so that its amount and its payer cannot
 * be determined by repeated requests. Who has the receipt, with the whole reference and the amount, knows them.
 */
async function refuseClaimed(
  verification: Verification,
  movements: Movement[],
  { movement, chargeId }: AlreadyClaimed,
): Promise<Transition> {
  const { context, call, request, payment } = verification
  const { scope } = call.caller
  const isOwn = async () =>
    chargeId === undefined
      ? movement && !(await keysOfOthers(verification, [movement])).has(movement.key)
      : await context.store.find(scope, chargeId)
  if (hasReceipt(referenceOf(request), payment.vesAmount, movement) || (await isOwn())) {
    return failed(verification, 'MOVEMENT_ALREADY_CLAIMED')
  }
  return refuseWithout(verification, movements, movement)
}

/**
 * Refuses a transfer that may be the line of a charge. If it may only be that of another tenant's charge, it does not exist
 * for this one: with the reason, an amount would disclose the charge.
 */
async function refuseUnclear(
  verification: Verification,
  movements: Movement[],
  candidate: Extract<TransferMatch, { kind: 'found' }>,
  reading: StatementReading,
  { code, data }: Extract<TransferMatch, { kind: 'notFound' }>,
): Promise<Transition> {
  const { context, call, request, payment } = verification
  const { movement } = candidate
  const isOwn = async () => {
    const claimants = await context.matching.ownOf(call.caller.scope, reading.claimants)
    return checkOwner(candidate, undefined, { ...reading, claimants }).kind !== 'found'
  }
  if (hasReceipt(referenceOf(request), payment.vesAmount, movement) || (await isOwn())) {
    return failed(verification, code, data)
  }
  return refuseWithout(verification, movements, movement)
}

function refuseWithout(
  verification: Verification,
  movements: Movement[],
  movement: Movement | undefined,
): Promise<Transition> {
  const others = movements.filter(({ key }) => key !== movement?.key)
  return refuseAbsent(verification, others, 'MOVEMENT_NOT_FOUND')
}

/** Refuses for the reason that the transfers have which paid no other tenant. */
async function refuseAbsent(verification: Verification, movements: Movement[], code: OwnFailure): Promise<Transition> {
  const { request } = verification
  const asked = movements.filter((movement) => isAskedFor(movement, referenceOf(request), request.payer))
  const foreign = await keysOfOthers(verification, asked)
  const own = movements.filter(({ key }) => !foreign.has(key))
  const match = matchClaim(verification, own)
  return match.kind === 'notFound' ? failed(verification, match.code, match.data) : failed(verification, code)
}

function keysOfOthers({ transfers, call, accountId }: Verification, movements: readonly Movement[]) {
  return transfers.keysOfOthers(
    call.caller.scope,
    accountId,
    movements.map(({ key }) => key),
  )
}

function matchClaim({ call, request, payment }: Verification, movements: Movement[]): TransferMatch {
  const { date, payer, by } = request
  const claim = { date, amount: payment.vesAmount, tolerance: call.caller.tolerance, payer }
  if ('reference' in by) return matchByReference(movements, { ...claim, ...by })
  return matchByPayer(movements, { ...claim, ...by })
}

async function claimMovement(
  verification: Verification,
  movement: Movement,
  basis: Basis,
): Promise<Answer | Undecided> {
  const { transfers, call, request, payment } = verification
  const bankReference = movement.reference || (referenceOf(request) ?? null)
  const receivedVesAmount = movement.amount.eq(payment.vesAmount) ? null : movement.amount
  const completed: Payment = { ...payment, status: 'COMPLETED', bankReference, receivedVesAmount }
  const transition: Branches<Transition> = {
    claimed: transitionTo(completed, 'completed', 'payment.completed', null, {
      ...(bankReference === null ? {} : { reference: bankReference }),
      date: movement.date,
      ...(receivedVesAmount === null ? {} : { receivedVesAmount: fixed2(receivedVesAmount) }),
    }),
    alreadyClaimed: failed(verification, 'MOVEMENT_ALREADY_CLAIMED'),
  }
  const answers = {
    claimed: receipt(transition.claimed.payment, call),
    alreadyClaimed: receipt(transition.alreadyClaimed.payment, call),
  }
  const key = { claim: call.claim, answers }
  const branch = await transfers.claimMovement(call.caller.scope, movement.key, basis, transition, key)
  if (branch === 'keyInUse') throw keyInUse()
  return branch === 'changed' || branch === 'merged' ? branch : answers[branch]
}

async function writeFailed({ context, call }: Verification, transition: Transition): Promise<Answer> {
  const { claim } = call
  const answer = receipt(transition.payment, call)
  const sealed = claim?.seal(answer) ?? null
  const update = { claim, do: 'complete', status: answer.status, answer: sealed } as const
  if (await context.store.insert(call.caller.scope, transition, update)) return answer
  throw keyInUse()
}

/** The timeline entry records the requested reference and date: a failed verification has no reference of the bank. */
function failed({ request, payment }: Verification, code: OwnFailure, data: Transition['data'] = {}): Transition {
  const after: Payment = { ...payment, status: 'FAILED', failureCode: code }
  const reference = referenceOf(request)
  const requested = { ...(reference === undefined ? {} : { reference }), date: request.date }
  return transitionTo(after, 'failed', 'payment.failed', null, { code, ...requested, ...data })
}

function receipt(payment: Payment, { caller, language }: Call<unknown, unknown, Body>): Answer {
  return { status: 200, body: receiptOf(payment, caller, language) }
}
