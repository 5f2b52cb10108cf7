import { withTimeout } from '../../foundation/clock.ts'
import { keyInUse } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import { convertToUsd, decimal } from '../../foundation/money.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Static } from '../../foundation/schema.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { Language } from '../../foundation/text.ts'
import { ifUnavailable } from '../../storage/database.ts'
import { retryWhileDatabaseDown } from '../../storage/retry.ts'
import { type PaymentContext, writeOrLater } from '../submit.ts'
import { parseFields } from '../fields.ts'
import { ownData } from '../new-payment.ts'
import { type Payment, emptyPayment } from '../payment.ts'
import { type Disbursement, disbursementAnswer, readDisbursement } from './disbursement.ts'
import { approvalName, isAboveApproval, waitingForApproval } from '../approvals/request.ts'
import { limitExceeded } from '../key-limits.ts'
import { bankFor, unavailable } from './transfer.ts'
import type { DisbursementRunner } from './disbursement-runner.ts'
import { readParts, readParty } from './read.ts'
import type { DisbursementRequest } from './schema.ts'

type Body = Static<typeof DisbursementRequest>
type DisbursementCall = Call<unknown, unknown, Body>

/**
 * Pays many people, each with a payment of their own. The whole order is written before the first bank call: if the process
 * dies, another one continues with the queued parts, and no part is paid twice.
 */
export async function disburse(
  context: PaymentContext,
  runner: DisbursementRunner,
  call: DisbursementCall,
): Promise<Answer> {
  const { body, claim } = call
  const { scope } = call.caller
  const people = readPeople(body, call.language)
  const { bank } = await bankFor(context, scope, 'creditPhone')
  const { rate, valueDate } = (await context.rates.find(scope)) ?? { rate: null, valueDate: null }
  const createdAt = context.databaseClock.now()
  const batchId = context.random.uuid()
  const total = decimal(body.monto)
  const needsApproval = isAboveApproval(call.caller, total)
  // Sorted, so that the parts' ids keep the order of the request.
  const paymentIds = people.map(() => context.random.uuid()).toSorted()
  const order = {
    batchId,
    reference: body.referencia,
    total,
    bank,
    keyId: call.caller.keyId,
    rate,
    valueDate,
    ...ownData(body),
    createdAt,
    ...(needsApproval ? waitingForApproval(createdAt) : { stage: 'queued' as const, expiresAt: null }),
    requestedBy: needsApproval ? approvalName(call.caller) : null,
    parts: people.map(({ vesAmount, payee }, index) => ({
      paymentId: paymentIds[index] as string,
      usdAmount: rate && convertToUsd(vesAmount, rate),
      vesAmount,
      payer: payee,
    })),
  }
  const written = await writeOrLater(context, batchId, async () => {
    const { exceeded, isWritten } = await context.advanced.insertBatch(scope, order, claim)
    if (exceeded) throw limitExceeded(exceeded)
    return isWritten
  })
  if (!written) throw keyInUse()
  if (written === 'later') return unreadResponse()

  // After the time-out the parts are still paid in the background; undecided ones are PENDING in the response.
  const pay = () => runner.pay(scope, paymentIds)
  if (!needsApproval) await withTimeout(context.clock, limits.disbursementAnswerMs, pay).catch(() => {})
  const read = () => readWritten(context, scope, batchId)
  const disbursement = await retryWhileDatabaseDown(context, read).catch(ifUnavailable(() => undefined))
  if (!disbursement) return unreadResponse()
  if (disbursement.parts.every(wasNotSent)) {
    if (claim) await context.advanced.releaseKey(scope, claim)
    throw unavailable(batchId)
  }
  return toResponse(disbursement, call)

  /** The key stays linked to the disbursement: a repetition gets its state then. */
  function unreadResponse(): Answer {
    claim?.markCompleted()
    const parts = order.parts.map((part) => unsentPart(part, order.stage, createdAt))
    return toResponse({ batchId, reference: body.referencia, duplicateOf: null, parts }, call)
  }
}

function unsentPart(
  part: Pick<Payment, 'paymentId' | 'usdAmount' | 'vesAmount' | 'payer'>,
  stage: 'queued' | 'approval',
  createdAt: Date,
): Payment {
  return {
    ...emptyPayment,
    ...part,
    method: 'DISPERSION',
    status: 'PENDING',
    stage,
    bcvRate: null,
    rateDate: null,
    createdAt,
    updatedAt: createdAt,
  }
}

/** The response to a request whose process died: the disbursement with the current state of its parts. */
export async function resumeDisbursement(
  context: PaymentContext,
  call: DisbursementCall,
  batchId: string,
): Promise<Answer> {
  return toResponse(await readWritten(context, call.caller.scope, batchId), call)
}

function toResponse(disbursement: Disbursement, call: DisbursementCall): Answer {
  const isWaiting = disbursement.parts.some(({ stage }) => stage === 'approval')
  return { ...disbursementAnswer(disbursement, call), status: isWaiting ? 202 : 200 }
}

async function readWritten(context: PaymentContext, scope: Scope, batchId: string): Promise<Disbursement> {
  const disbursement = await readDisbursement(context, scope, batchId)
  if (!disbursement) throw new Error(`disbursement ${batchId} was written and is not there`)
  return disbursement
}

function readPeople(body: Body, language: Language) {
  return parseFields(language, (read) => {
    const amounts = readParts(read, body.monto, body.personas)
    return body.personas.map((person, index) => ({
      vesAmount: amounts[index] ?? decimal(0),
      payee: { ...readParty(read, person, 'credit', `/personas/${index}`), concept: body.concepto },
    }))
  })
}

function wasNotSent({ failureCode }: Payment): boolean {
  return failureCode === 'BANK_NOT_REACHED'
}
