import { withoutZeros } from '../../banks/reference.ts'
import { caracasDate } from '../../foundation/caracas.ts'
import { fixed2 } from '../../foundation/money.ts'
import type { Queryable } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'
import { lockClaimantsOf } from '../matching/store.ts'
import { type Direction, directionOf, type Method, methods, type Payment } from '../payment.ts'
import { accountsOfClient, type MovementParams } from '../sql/fragments.ts'
import { ResolutionError } from './resolution-error.ts'

/**
 * The statement line that an operator names by its reference. One line pays for one payment, also in a manual resolution: a
 * stored line is claimed; where it is not stored yet, no other payment of the account may have its number.
 */
type NumberParams = { accountId: Buffer; number: string }
type OwnerParams = NumberParams & {
  paymentId: string
  vesAmount: string
  direction: Direction
  methods: readonly Method[]
  since: Date
  until: Date
  from: string
  to: string
}

// Decisions about payments that matching does not lock, such as payouts, wait for each other here.
const lockNumber = statement<NumberParams>(
  'operator.lock_number',
  `select pg_advisory_xact_lock(hashtextextended(encode(:accountId::bytea, 'hex') || :number::text, 0))`,
)

const ofAccount = `account_id = any (array${accountsOfClient(':accountId')})`

// Numbers that the bank returned for charges and reversals are searched by account; other payments by their reference.
const selectOwner = statement<OwnerParams, { freeKey: string | null; ownerId: string | null }>(
  'operator.owner_of_number',
  `with line as materialized (
     select m.movement_key, c.payment_id
     from movements m left join claimed_movements c on c.account_id = m.account_id and c.movement_key = m.movement_key
     where m.account_id = :accountId and m.date between :from::date and :to::date and m.ves_amount = :vesAmount::numeric
       and m.direction = :direction::text and m.numbers @> array[:number::text]
   ), owner as (
     select payment_id from payments
     where ${ofAccount} and method in ('C2P', 'DEBITO_INMEDIATO', 'DOMICILIACION') and ves_amount = :vesAmount::numeric
       and submitted_at >= :since and submitted_at < :until and :direction::text = 'in'
       and status in ('COMPLETED', 'REVERSED') and bank_numbers @> array[:number::text]
     union all
     select payment_id from payments
     where ${ofAccount} and ves_amount = :vesAmount::numeric
       and reversal_submitted_at >= :since and reversal_submitted_at < :until and :direction::text = 'out'
       and status = 'REVERSED' and reversal_numbers @> array[:number::text]
     union all
     select payment_id from payments
     where bank_reference is not null
       and (reverse(upper(bank_reference)) collate "C") >= reverse(upper(:number::text))
       and (reverse(upper(bank_reference)) collate "C") < reverse(upper(:number::text)) || chr(1114111)
       and ltrim(upper(bank_reference), '0') = ltrim(upper(:number::text), '0')
       and ${ofAccount} and ves_amount = :vesAmount::numeric and method = any (:methods::text[])
       and submitted_at >= :since and submitted_at < :until and status in ('COMPLETED', 'REVERSED')
     union all
     select payment_id from line where not exists (select from line where payment_id is null)
   )
   select (select min(movement_key) from line where payment_id is null) as "freeKey",
          (select payment_id from owner where payment_id <> :paymentId limit 1) as "ownerId"`,
)

type Named = Pick<Payment, 'paymentId' | 'accountId' | 'method' | 'vesAmount' | 'submittedAt' | 'reversalSubmittedAt'>

/**
 * The line that a decision claims, or undefined where it is not stored yet. Locks what could own it until the decision is
 * written, and refuses a line or number of another payment.
 */
export async function lockNamedLine(
  transaction: Queryable,
  payment: Named,
  { isReversal, reference }: { isReversal: boolean; reference: string },
): Promise<MovementParams | undefined> {
  const { paymentId, accountId, method, vesAmount } = payment
  const sentAt = isReversal ? payment.reversalSubmittedAt : payment.submittedAt
  if (accountId === null || sentAt === null) return undefined
  const direction = isReversal ? opposite[directionOf[method]] : directionOf[method]
  // Banks reuse numbers: only an operation submitted within two days can have the same line.
  const since = new Date(sentAt.getTime() - TWO_DAYS_MS)
  const until = new Date(sentAt.getTime() + TWO_DAYS_MS)
  const number = withoutZeros(reference)
  await run(transaction, lockNumber, { accountId, number })
  const purpose = direction === 'in' ? 'charge' : 'reversal'
  await lockClaimantsOf(transaction, { purpose, accountId, amount: vesAmount, since, until })
  const [found] = await run(transaction, selectOwner, {
    paymentId,
    accountId,
    number,
    vesAmount: fixed2(vesAmount),
    direction,
    methods: methods.filter((each) => directionOf[each] === direction),
    since,
    until,
    from: caracasDate(since.getTime()),
    to: caracasDate(until.getTime()),
  })
  if (found?.ownerId)
    throw new ResolutionError(`The reference ${reference} already belongs to payment ${found.ownerId}.`)
  return found?.freeKey ? { lineAccountId: accountId, movementKey: found.freeKey } : undefined
}

const opposite: Record<Direction, Direction> = { in: 'out', out: 'in' }
const TWO_DAYS_MS = 2 * 86_400_000
