import { auditParams } from '../../audit/entry.ts'
import { withoutZeros } from '../../banks/reference.ts'
import { keepsStatement } from '../../banks/registry.ts'
import type { Random } from '../../foundation/random.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { Database, Queryable } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'
import type { PaymentEvent } from '../../webhooks/events.ts'
import { openingOrEmpty, type PayerEncryption } from '../payer-encryption.ts'
import type { Payment, PaymentRow } from '../payment.ts'
import { paymentColumns, paymentOf, writeParams } from '../payment-row.ts'
import { eventParams, isMerged, type MovementParams } from '../sql/fragments.ts'
import { resolvePayment as resolveStatement } from '../sql/settle.ts'
import { type Transition, transitionTo } from '../transition.ts'
import { lockNamedLine } from './named-line.ts'
import { ResolutionError } from './resolution-error.ts'

/**
 * Manual resolution: operators see the payments of every tenant, and resolve those that no bank can settle. A decision is
 * one statement: the payment, its timeline and the audit log change atomically.
 */
export type OperatorPayment = { scope: Scope; tenantName: string; payment: Payment }

/** The result that the operator confirmed with the bank. `reviewed`: the review of a flagged payment is done. */
export type Decision = 'completed' | 'failed' | 'reversed' | 'notReversed' | 'reviewed'

export type Resolution = {
  verdict: Decision
  reference?: string | undefined
  /** Completed or reversed at a bank with a statement, although the statement has no line for it. */
  noLine?: boolean | undefined
  reason?: string | undefined
  actor: string
}

export type ResolutionProblem = 'reasonMissing' | 'referenceMissing' | 'referenceOfNothing' | 'referenceMalformed'

/** The first problem of a resolution. Without the payment, only the checks that do not need it. */
export function resolutionProblem(
  { verdict, reference, noLine, reason }: Omit<Resolution, 'actor'>,
  payment?: Pick<Payment, 'bank' | 'method'>,
): ResolutionProblem | undefined {
  const moneyMoved = verdict === 'completed' || verdict === 'reversed'
  if (!moneyMoved && !reason?.trim()) return 'reasonMissing'
  if (!moneyMoved && reference !== undefined) return 'referenceOfNothing'
  if (reference !== undefined) return /^[\w-]{1,64}$/.test(reference) ? undefined : 'referenceMalformed'
  // Without a reference its line could not be distinguished from that of an equal charge, and another payment could
  // claim it.
  const hasLine = payment?.method === 'C2P' && payment.bank !== null && keepsStatement(payment.bank)
  if (moneyMoved && hasLine && !noLine) return 'referenceMissing'
  return moneyMoved && noLine && !reason?.trim() ? 'reasonMissing' : undefined
}

/** A payment's row with its tenant. */
export type OperatorRow = PaymentRow & { tenantId: string; tenantName: string; livemode: boolean }

export const operatorColumns = `tenant_id as "tenantId", livemode, ${paymentColumns}`

/** Condition of the indexes over all tenants, which every payment meets. */
export const ofAll = 'ves_amount > 0 and '

const findAnywhere = statement<{ paymentId: string }, OperatorRow>(
  'operator.find',
  `select (select name from tenants t where t.tenant_id = found."tenantId") as "tenantName", found.*
   from (values (true), (false)) as mode (livemode) cross join lateral (
     select ${operatorColumns} from payments p where ${ofAll}p.livemode = mode.livemode and p.payment_id = :paymentId limit 1
   ) found`,
)

const readTime = statement<object, { now: Date }>(
  'operator.time',
  `select date_trunc('milliseconds', clock_timestamp()) as now`,
)

type ReadContext = { database: Database; encryption: PayerEncryption }
type Parts = ReadContext & { random: Random }

export async function findForOperator(parts: ReadContext, paymentId: string): Promise<OperatorPayment | undefined> {
  const [found] = openForOperator(parts, await run(parts.database, findAnywhere, { paymentId }))
  return found
}

/** Resolves the unknown outcome of a payment or its reversal by an operator’s decision. Returns the resolved payment. */
export async function resolvePayment(
  parts: Parts,
  { scope, payment, tenantName }: OperatorPayment,
  resolution: Resolution,
): Promise<OperatorPayment> {
  const { database, random } = parts
  const [clock] = await run(database, readTime, {})
  const transition = applyDecision(payment, resolution, clock?.now as Date)
  const after = transition.payment
  const { verdict, reason, reference, noLine, actor } = resolution
  const params = {
    ...scope,
    paymentId: payment.paymentId,
    previousStatus: payment.status,
    previousStage: payment.stage,
    previousReversalStage: payment.reversalStage,
    previousReviewReason: payment.reviewReason,
    ...writeParams('resolve', after),
    ...eventParams(random, transition),
    ...auditParams(random, actor),
    details: JSON.stringify({
      verdict,
      reason,
      reference,
      noLine,
      livemode: scope.livemode,
      was: payment.stage ?? (payment.reversalStage ? `reversal ${payment.reversalStage}` : payment.reviewReason),
    }),
  }
  const write = (queryable: Queryable, line: MovementParams | undefined) =>
    run(queryable, resolveStatement, { ...params, ...(line ?? noStoredLine) })
  // Again if the line has become one with another row meanwhile: the claim is of that row.
  const writeWithLine = (named: string): Promise<object[]> =>
    database
      .transaction(async (transaction) => {
        const isReversal = verdict === 'reversed'
        return write(transaction, await lockNamedLine(transaction, payment, { isReversal, reference: named }))
      })
      .catch((error: unknown) => {
        if (isMerged(error)) return writeWithLine(named)
        throw error
      })
  const rows = await (reference === undefined ? write(database, undefined) : writeWithLine(reference))
  if (rows.length === 0) throw new ResolutionError('The payment has just changed: check its current status.')
  return { scope, tenantName, payment: after }
}

const noStoredLine = { lineAccountId: null, movementKey: null }

/** Stages in which the outcome is known to the bank only. */
const openStages: readonly unknown[] = ['accepted', 'unknown', 'attention']
const openReversals: readonly unknown[] = ['unknown', 'attention']

type Ending = { to: Partial<Payment>; type: string; event: PaymentEvent | null }

/** The transition for a decision, or an error that lists the decisions this payment allows. */
function applyDecision(payment: Payment, { verdict, reference }: Resolution, now: Date): Transition {
  if (verdict === 'reviewed') return reviewed(payment, now)
  const chargeIsOpen = openStages.includes(payment.stage)
  const reversalIsOpen = openReversals.includes(payment.reversalStage)
  if (!chargeIsOpen && !reversalIsOpen)
    throw new ResolutionError(`There is nothing to resolve: ${describeState(payment)}.`)
  if (chargeIsOpen !== (verdict === 'completed' || verdict === 'failed')) {
    const fitting = chargeIsOpen ? 'completed or failed' : 'reversed or not reversed'
    throw new ResolutionError(`This decision does not apply: ${describeState(payment)}, so it can be ${fitting}.`)
  }
  const { to, type, event } = endings[verdict](payment, reference ?? null, now)
  const data = { by: 'operator', ...(reference === undefined ? {} : { reference }) }
  return transitionTo({ ...payment, ...to, updatedAt: now }, type, event, null, data)
}

function reviewed(payment: Payment, now: Date): Transition {
  if (payment.reviewReason === null) throw new ResolutionError(`There is nothing to review: ${describeState(payment)}.`)
  const data = { by: 'operator', reason: payment.reviewReason }
  return transitionTo({ ...payment, reviewReason: null, updatedAt: now }, 'reviewed', null, null, data)
}

const endings: Record<
  Exclude<Decision, 'reviewed'>,
  (payment: Payment, reference: string | null, now: Date) => Ending
> = {
  completed: ({ bankReference, bankNumbers }, reference) => ({
    to: {
      status: 'COMPLETED',
      stage: null,
      bankCode: null,
      bankReference: reference ?? bankReference,
      bankNumbers: reference === null ? bankNumbers : [withoutZeros(reference)],
    },
    type: 'completed',
    event: 'payment.completed',
  }),
  failed: () => ({
    to: { status: 'FAILED', stage: null, bankCode: null, failureCode: 'RESOLVED_BY_OPERATOR' },
    type: 'failed',
    event: 'payment.failed',
  }),
  reversed: ({ reversalRef, reversalNumbers }, reference, now) => ({
    to: {
      status: 'REVERSED',
      reversalStage: null,
      reversalRef: reference ?? reversalRef,
      reversalNumbers: reference === null ? reversalNumbers : [withoutZeros(reference)],
      reversedAt: now,
    },
    type: 'reversed',
    event: 'payment.reversed',
  }),
  notReversed: () => ({ to: { reversalStage: null }, type: 'not_reversed', event: null }),
}

function describeState({ status, stage, reversalStage }: Payment): string {
  if (stage !== null) return `the payment is ${status}, ${stage}`
  return reversalStage === null ? `the payment is ${status}` : `its reversal is ${reversalStage}`
}

export function openForOperator(
  { encryption }: Pick<ReadContext, 'encryption'>,
  rows: OperatorRow[],
): OperatorPayment[] {
  const lenient = openingOrEmpty(encryption)
  return rows.map(({ tenantId, tenantName, livemode, ...row }) => {
    const scope = { tenantId, livemode }
    return { scope, tenantName, payment: paymentOf(row, scope, lenient) }
  })
}
