import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { type Database, type Statement, statement } from '../storage/database.ts'
import type { PaymentEvent } from '../webhooks/events.ts'
import { type Payment, type Step, step } from './payment.ts'
import { paymentColumns, paymentOf, type Row, type Vault } from './rows.ts'

/**
 * What the people who run the gateway may do with payments: see those of any tenant, and decide what no bank can tell.
 * A decision is one statement: the payment, its timeline and the audit log change together or not at all.
 */
export type OperatorPayment = { scope: Scope; tenantName: string; payment: Payment }

/** A wish that cannot be granted, in a sentence for the operator who had it. */
export class ResolutionError extends Error {}

/** What the operator found out with the bank. */
export type Verdict = 'completed' | 'failed' | 'reversed' | 'notReversed'

export type Resolution = {
  verdict: Verdict
  reference?: string | undefined
  reason?: string | undefined
  actor: string
}

/** What is wrong with a resolution, whatever payment it is meant for. */
export function resolutionProblem({
  verdict,
  reference,
  reason,
}: Omit<Resolution, 'actor'>): 'reasonMissing' | 'referenceOfNothing' | 'referenceMalformed' | undefined {
  const isYes = verdict === 'completed' || verdict === 'reversed'
  if (!isYes && !reason?.trim()) return 'reasonMissing'
  if (!isYes && reference !== undefined) return 'referenceOfNothing'
  return reference === undefined || /^[\w-]{1,64}$/.test(reference) ? undefined : 'referenceMalformed'
}

type OperatorRow = Row & { tenantId: string; tenantName: string; livemode: boolean }

export const operatorColumns = `tenant_id as "tenantId", livemode, ${paymentColumns}`

// A payment's key begins with its tenant: each tenant is asked, in both modes, by its whole key.
const findAnywhere = statement(
  'operator.find',
  `select t.name as "tenantName", found.*
   from tenants t cross join (values (true), (false)) as mode (livemode)
   cross join lateral (
     select ${operatorColumns} from payments p
     where p.tenant_id = t.tenant_id and p.livemode = mode.livemode and p.payment_id = $1 limit 1
   ) found`,
)

const resolve = statement(
  'operator.resolve',
  `with resolved as (
     update payments set
       status = $7, stage = $8, bank_reference = $9, failure_code = $10,
       -- What the bank last said of a payment that was open is no word on how it ended.
       bank_code = case when stage is null then bank_code end,
       reversal_stage = $11, reversal_ref = $12, reversed_at = $13, updated_at = $14, next_check_at = null
     where tenant_id = $1 and livemode = $2 and payment_id = $3
       and status = $4 and stage is not distinct from $5 and reversal_stage is not distinct from $6
     returning 1
   ), told as (
     insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data)
     select $1, $2, $3, $15::uuid, $14, $16, $7, $17, $18::jsonb from resolved
   ), audited as (
     insert into audit_log (audit_id, at, actor, action, tenant_id, subject, details)
     select $19::uuid, $14, $20, 'payment.resolve', $1, $3::text, $21::jsonb from resolved
   )
   select 1 from resolved`,
)

const readTime = statement('operator.time', `select date_trunc('milliseconds', clock_timestamp()) as now`)

type Reading = { database: Database; vault: Vault }
type Parts = Reading & { random: Random }

export async function findForOperator(parts: Reading, paymentId: string): Promise<OperatorPayment | undefined> {
  const [found] = await readForOperator(parts, findAnywhere, [paymentId])
  return found
}

/** Ends the doubt about a payment or its reversal with what the operator found out. Returns it as it stands then. */
export async function resolvePayment(
  parts: Parts,
  { scope, payment, tenantName }: OperatorPayment,
  resolution: Resolution,
): Promise<OperatorPayment> {
  const { database, random } = parts
  const [clock] = await database.query<{ now: Date }>(readTime)
  const made = resolved(payment, resolution, clock?.now as Date)
  const after = made.payment
  const { verdict, reason, reference, actor } = resolution
  const rows = await database.query(resolve, [
    scope.tenantId,
    scope.livemode,
    payment.paymentId,
    payment.status,
    payment.stage,
    payment.reversalStage,
    after.status,
    after.stage,
    after.bankReference,
    after.failureCode,
    after.reversalStage,
    after.reversalRef,
    after.reversedAt,
    after.updatedAt,
    random.uuid(),
    made.type,
    made.event,
    JSON.stringify(made.data),
    random.uuid(),
    actor,
    JSON.stringify({
      verdict,
      reason,
      reference,
      livemode: scope.livemode,
      was: payment.stage ?? `reversal ${payment.reversalStage}`,
    }),
  ])
  if (rows.length === 0) throw new ResolutionError('The payment moved in this very moment: look at it again.')
  return { scope, tenantName, payment: after }
}

/** The stages in which only the bank, or a person who asked it, can tell what happened. */
const openStages: readonly unknown[] = ['accepted', 'unknown', 'attention']
const openReversals: readonly unknown[] = ['unknown', 'attention']

type Ending = { to: Partial<Payment>; type: string; event: PaymentEvent | null }

/** The step a verdict makes, or an error that says which verdicts this payment could take. */
function resolved(payment: Payment, { verdict, reference }: Resolution, now: Date): Step {
  const chargeIsOpen = openStages.includes(payment.stage)
  const reversalIsOpen = openReversals.includes(payment.reversalStage)
  if (!chargeIsOpen && !reversalIsOpen) throw new ResolutionError(`There is nothing to resolve: ${standing(payment)}.`)
  if (chargeIsOpen !== (verdict === 'completed' || verdict === 'failed')) {
    const fitting = chargeIsOpen ? 'completed or failed' : 'reversed or not reversed'
    throw new ResolutionError(`That does not fit: ${standing(payment)}, so it can be ${fitting}.`)
  }
  const { to, type, event } = endings[verdict](payment, reference ?? null, now)
  const data = { by: 'operator', ...(reference === undefined ? {} : { reference }) }
  return step({ ...payment, ...to, updatedAt: now }, type, event, null, data)
}

const endings: Record<Verdict, (payment: Payment, reference: string | null, now: Date) => Ending> = {
  completed: ({ bankReference }, reference) => ({
    to: { status: 'COMPLETED', stage: null, bankCode: null, bankReference: reference ?? bankReference },
    type: 'completed',
    event: 'payment.completed',
  }),
  failed: () => ({
    to: { status: 'FAILED', stage: null, bankCode: null, failureCode: 'RESOLVED_BY_OPERATOR' },
    type: 'failed',
    event: 'payment.failed',
  }),
  reversed: ({ reversalRef }, reference, now) => ({
    to: { status: 'REVERSED', reversalStage: null, reversalRef: reference ?? reversalRef, reversedAt: now },
    type: 'reversed',
    event: 'payment.reversed',
  }),
  notReversed: () => ({ to: { reversalStage: null }, type: 'not_reversed', event: null }),
}

function standing({ status, stage, reversalStage }: Payment): string {
  if (stage !== null) return `the payment is ${status}, ${stage}`
  return reversalStage === null ? `the payment is ${status}` : `its reversal is ${reversalStage}`
}

export async function readForOperator(
  { database, vault }: Reading,
  query: Statement,
  values: unknown[],
): Promise<OperatorPayment[]> {
  const rows = await database.query<OperatorRow>(query, values)
  return rows.map(({ tenantId, tenantName, livemode, ...row }) => {
    const scope = { tenantId, livemode }
    return { scope, tenantName, payment: paymentOf(row, scope, vault) }
  })
}
