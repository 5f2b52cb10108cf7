import { auditColumns, type AuditParams, auditValues } from '../../audit/entry.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { Database } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'
import type { Status } from '../payment.ts'

/** A change that gives an over-payment back. */
export type Change = {
  number: number
  changeId: string
  vesAmount: string
  claimedAt: Date
  /** Null while its payment is not written. */
  status: Status | null
}

export type Overpayment = {
  /** Received beyond the amount of the request. */
  overpaid: string
  /** Given back, or perhaps given back; without a change that was never written. */
  givenBack: string
  /** Amount that can be given back now. */
  open: string
  changes: Change[]
}

type Key = Scope & { paymentId: string }

// A change that failed gave nothing back, unless its bank approved it afterwards, which its timeline keeps. One whose payment
// is not written is under way, or its process died.
const changesOf = `select c.number, c.change_id, c.ves_amount, c.claimed_at, p.status,
       p.status is distinct from 'FAILED' or exists (
         select from payment_events e
         where e.tenant_id = p.tenant_id and e.livemode = p.livemode and e.payment_id = p.payment_id and e.type = 'review'
           and e.data ->> 'reason' = 'approved_after_end') as is_given_back
     from overpayment_changes c
     left join payments p on p.tenant_id = c.tenant_id and p.livemode = c.livemode and p.payment_id = c.change_id
     where c.tenant_id = :tenantId::uuid and c.livemode = :livemode::boolean and c.payment_id = :paymentId::uuid`
const sumOf = `coalesce((select sum(ves_amount) from change where is_given_back), 0)`
const overpaidOf = `select greatest(received_ves_amount - ves_amount, 0) as overpaid from payments
     where tenant_id = :tenantId::uuid and livemode = :livemode::boolean and payment_id = :paymentId::uuid
       and method = 'PAGO_MOVIL' and status = 'COMPLETED' and received_ves_amount is not null`

// Longer than a process needs from its claim to the row of the payment.
const LEASE_SECONDS = 120
const isAbandoned = `claimed_at < now() - make_interval(secs => :leaseSeconds)`

// A change that was never written is open again, by itself: it is given back under its id before the rest is.
const selectOverpayment = statement<
  Key & { leaseSeconds: number },
  { overpaid: string; givenBack: string; open: string } & { [Name in keyof Change]: Change[Name] | null }
>(
  'overpayments.read',
  `with change as (${changesOf}), paid as (${overpaidOf}), abandoned as (
     select ves_amount from change where status is null and ${isAbandoned} order by number limit 1
   )
   select overpaid, (${sumOf} - coalesce((select ves_amount from abandoned), 0))::numeric(18,2) as "givenBack",
          coalesce((select ves_amount from abandoned), greatest(overpaid - ${sumOf}, 0))::numeric(18,2) as open, number,
          change_id as "changeId", ves_amount as "vesAmount", claimed_at as "claimedAt", status
   from paid left join change on true order by number`,
)

type ClaimParams = Key & AuditParams & { changeId: string; vesAmount: string }

const auditClaims = (claims: string) =>
  `insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'payment.give_back', :tenantId, :paymentId::uuid::text,
            jsonb_build_object('changePaymentId', change_id, 'vesAmount', :vesAmount::text)
     from ${claims}`

// The number is the next one in the statement's own snapshot: of two claims at once the primary key refuses one.
const insertClaim = statement<ClaimParams, { changeId: string }>(
  'overpayments.claim',
  `with change as (${changesOf}), paid as (${overpaidOf}), claimed as (
     insert into overpayment_changes (tenant_id, livemode, payment_id, number, change_id, ves_amount)
     select :tenantId, :livemode, :paymentId, coalesce((select max(number) from change), 0) + 1, :changeId,
            :vesAmount::numeric
     from paid where overpaid - ${sumOf} = :vesAmount::numeric and :vesAmount::numeric > 0
     on conflict do nothing
     returning change_id
   ), audited as (
     ${auditClaims('claimed')}
   )
   select change_id as "changeId" from claimed`,
)

const keyOfClaim = `c.tenant_id = :tenantId and c.livemode = :livemode and c.payment_id = :paymentId`
const isUnwritten = `not exists (select from payments p where p.tenant_id = c.tenant_id and p.livemode = c.livemode
                       and p.payment_id = c.change_id)`

const takeAbandoned = statement<Key & AuditParams & { vesAmount: string; leaseSeconds: number }, { changeId: string }>(
  'overpayments.take_abandoned',
  `with first as (
     select min(c.number) as number from overpayment_changes c
     where ${keyOfClaim} and c.ves_amount = :vesAmount::numeric and c.${isAbandoned} and ${isUnwritten}
   ), taken as (
     update overpayment_changes c set claimed_at = now() from first
     where ${keyOfClaim} and c.number = first.number and c.${isAbandoned}
     returning change_id
   ), audited as (
     ${auditClaims('taken')}
   )
   select change_id as "changeId" from taken`,
)

// The claim keeps its id, under which a change is written once, however late: it may end while a write is under way.
const abandon = statement<Key & { changeId: string; leaseSeconds: number }>(
  'overpayments.abandon',
  `update overpayment_changes c set claimed_at = claimed_at - make_interval(secs => :leaseSeconds)
   where ${keyOfClaim} and c.change_id = :changeId and ${isUnwritten}`,
)

export type OverpaymentStore = ReturnType<typeof createOverpaymentStore>

export function createOverpaymentStore(database: Database) {
  return {
    /** Undefined for a payment that is not a paid request. */
    async read(scope: Scope, paymentId: string): Promise<Overpayment | undefined> {
      const rows = await run(database, selectOverpayment, { ...scope, paymentId, leaseSeconds: LEASE_SECONDS })
      const [first] = rows
      if (!first) return undefined
      const changes = rows.flatMap(({ number, changeId, vesAmount, claimedAt, status }) =>
        number === null || changeId === null || vesAmount === null || claimedAt === null
          ? []
          : [{ number, changeId, vesAmount, claimedAt, status }],
      )
      return { overpaid: first.overpaid, givenBack: first.givenBack, open: first.open, changes }
    },

    /** Claims exactly the amount that is open, and returns the id of its change; undefined if another amount is open. */
    async claim(params: ClaimParams): Promise<string | undefined> {
      const { changeId: _changeId, ...claim } = params
      const [abandoned] = await run(database, takeAbandoned, { ...claim, leaseSeconds: LEASE_SECONDS })
      const [claimed] = abandoned ? [abandoned] : await run(database, insertClaim, params)
      return claimed?.changeId
    },

    /** Ends the lease of a claim whose change is not written: the amount is open again. */
    async abandon(scope: Scope, paymentId: string, changeId: string): Promise<void> {
      await run(database, abandon, { ...scope, paymentId, changeId, leaseSeconds: LEASE_SECONDS })
    },
  }
}
