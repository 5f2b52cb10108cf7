import type { Static } from 'typebox'
import { within } from '../../foundation/clock.ts'
import { keyInUse } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import { convertToUsd, decimal, toNumber } from '../../foundation/money.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Language } from '../../foundation/text.ts'
import type { Desk } from '../engine.ts'
import { readFields } from '../fields.ts'
import type { Payment } from '../payment.ts'
import { omitEmpty } from '../receipt.ts'
import { operationCode } from './answers.ts'
import { bankFor, unavailable } from './movement.ts'
import type { PartPayer } from './parts.ts'
import { readParts, readParty } from './read.ts'
import type { DisbursementRequest } from './schema.ts'

type Body = Static<typeof DisbursementRequest>
type DisbursementCall = Call<unknown, unknown, Body>

/**
 * Pays many people, each on their own. The whole order is written down first, and only then is the first part
 * called for: whatever dies in between, the rest is continued from there and no part is paid twice.
 */
export async function disburse(desk: Desk, payer: PartPayer, call: DisbursementCall): Promise<Answer> {
  const { body, claim } = call
  const { scope } = call.caller
  const people = readPeople(body, call.language)
  const { bank } = await bankFor(desk, scope, 'creditPhone')
  const { rate, valueDate } = (await desk.rates.find(scope)) ?? { rate: null, valueDate: null }
  const createdAt = desk.databaseClock.now()
  const batchId = desk.random.uuid()
  // Sorted, so that the parts' ids keep the order of the request.
  const paymentIds = people.map(() => desk.random.uuid()).toSorted()
  const written = await desk.advanced.insertBatch(
    scope,
    {
      batchId,
      reference: body.referencia,
      total: decimal(body.monto),
      bank,
      rate,
      valueDate,
      externalRef: body.externalRef ?? null,
      createdAt,
      nextCheckAt: new Date(createdAt.getTime() + limits.queuedPartGraceMs),
      parts: people.map(({ vesAmount, payee }, index) => ({
        paymentId: paymentIds[index] as string,
        usdAmount: rate && convertToUsd(vesAmount, rate),
        vesAmount,
        payer: payee,
      })),
    },
    claim,
  )
  if (!written) throw keyInUse()

  // Patience ends, the work does not: what is not paid by then is told as PENDING.
  await within(desk.clock, limits.disbursementAnswerMs, payer.pay(scope, paymentIds)).catch(() => {})
  const parts = await desk.advanced.listParts(scope, batchId)
  if (parts.every(wasNotSent)) {
    if (claim) await desk.advanced.releaseKey(scope, claim)
    throw unavailable()
  }
  return disbursementAnswer(batchId, body, parts)
}

/** The disbursement as its parts now stand. */
export async function findDisbursement(desk: Desk, call: DisbursementCall, batchId: string): Promise<Answer> {
  return disbursementAnswer(batchId, call.body, await desk.advanced.listParts(call.caller.scope, batchId))
}

function readPeople(body: Body, language: Language) {
  return readFields(language, (read) => {
    const amounts = readParts(read, body.monto, body.personas)
    return body.personas.map((person, index) => ({
      vesAmount: amounts[index] ?? decimal(0),
      payee: { ...readParty(read, person, 'credit', `/personas/${index}`), concept: body.concepto },
    }))
  })
}

function disbursementAnswer(id: string, { referencia, personas }: Body, parts: Payment[]): Answer {
  const credits = parts.map((part, index) =>
    omitEmpty({
      telefono: personas[index]?.telefono,
      montoPart: toNumber(part.vesAmount),
      paymentId: part.paymentId,
      status: part.status,
      code: operationCode(part),
      reference: part.bankReference,
      id: part.operationId,
    }),
  )
  return { status: 200, body: { id, referencia, status: statusOf(parts), credits } }
}

function statusOf(parts: Payment[]): 'COMPLETED' | 'PENDING' | 'PARTIAL' | 'FAILED' {
  const [some, ...others] = new Set(parts.map(({ status }) => status))
  if (some === 'PENDING' || others.includes('PENDING')) return 'PENDING'
  if (others.length > 0) return 'PARTIAL'
  return some === 'FAILED' ? 'FAILED' : 'COMPLETED'
}

function wasNotSent({ failureCode }: Payment): boolean {
  return failureCode === 'BANK_NOT_REACHED'
}
