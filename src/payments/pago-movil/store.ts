import type { Movement } from '../../banks/bank.ts'
import type { Answer, IdempotencyClaim } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import { statement } from '../../storage/database.ts'
import type { Step } from '../payment.ts'
import { insertColumns, insertValues } from '../rows.ts'
import { claimValues } from '../../storage/key-fate.ts'
import type { StoreParts } from '../store.ts'

/** A payment as it is written when the movement was still free, and when it was somebody's already. */
export type Fork<Branch> = { won: Branch; lost: Branch }

/** A line of one bank account's statement. */
export type AccountMovement = Movement & { accountId: Buffer }

export type TransferStore = {
  /**
   * Takes a movement of a bank account for a payment and writes the payment by what came of it. `undefined` when the
   * Idempotency-Key's claim was lost to another request: nothing was written.
   */
  claimMovement(
    scope: Scope,
    movement: AccountMovement,
    made: Fork<Step>,
    key: { claim: IdempotencyClaim | undefined; answers: Fork<Answer> },
  ): Promise<keyof Fork<unknown> | undefined>
}

const key = `tenant_id = $1 and livemode = $2 and route = $26 and key = $27 and claim_token = $28 and status is null`

// The movement, the payment, its timeline and the Idempotency-Key in one statement. Of parallel claims of one movement
// the unique key lets one through, whatever tenant it comes from; the rest wait for it to commit and have lost. Money
// that a C2P charge brought is a line of the same statement and is no transfer: there the bank's reference tells.
const claimMovement = statement(
  'pago_movil.claim_movement',
  `with owner as (
     select from idempotency_keys where ${key} for update
   ), allowed as (
     select where $26::text is null or exists (select from owner)
   ), movement as (
     insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id)
     select $29::bytea, $30, $1, $2, $3 from allowed
     where not exists (
       select from payments p
       where p.tenant_id = $1 and p.livemode = $2 and p.bank_reference = $17 and p.method = 'C2P' and p.bank = $7
         and p.ves_amount = $9 and p.status in ('COMPLETED', 'REVERSED')
         and p.submitted_at between $31::date - 1 and $31::date + 3)
     on conflict do nothing
     returning 1
   ), verdict as (
     select exists (select from movement) as won from allowed
   ), created as (
     insert into payments (${insertColumns})
     select $1::uuid, $2::boolean, $3::uuid, $4, case when won then $5 else $32 end, $6, $7,
            $8::numeric, $9::numeric, $10::numeric, $11::date, $12, $13::bytea, $14::bytea, $15, $16,
            case when won then $17 end, $18::bigint, case when won then $19 else $33 end, $20::uuid,
            $21::timestamptz, $22::timestamptz, $23::timestamptz, $24::timestamptz, $25::timestamptz
     from verdict
     returning status
   ), told as (
     insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data)
     select $1, $2, $3, $34::uuid, $22, case when won then $35 else $38 end, status,
            case when won then $36 else $39 end, case when won then $37::jsonb else $40::jsonb end
     from verdict, created
   ), completed as (
     update idempotency_keys set
       subject_id = $3, status = case when won then $41::smallint else $43::smallint end,
       answer = case when won then $42::bytea else $44::bytea end
     from verdict where ${key}
   )
   select won from verdict, created`,
)

export function createTransferStore({ database, vault, random, tell }: StoreParts): TransferStore {
  return {
    async claimMovement(scope, movement, { won, lost }, { claim, answers }) {
      const [row] = await database.query<{ won: boolean }>(claimMovement, [
        ...insertValues(scope, won.payment, vault, null),
        ...claimValues(claim),
        movement.accountId,
        movement.key,
        movement.date,
        lost.payment.status,
        lost.payment.failureCode,
        random.uuid(),
        ...eventValues(won),
        ...eventValues(lost),
        ...answerValues(answers.won),
        ...answerValues(answers.lost),
      ])
      if (!row) return undefined
      tell?.()
      return row.won ? 'won' : 'lost'

      function answerValues(answer: Answer): unknown[] {
        return [answer.status, claim?.seal(answer) ?? null]
      }
    },
  }
}

function eventValues({ type, event, data }: Step): unknown[] {
  return [type, event, JSON.stringify(data)]
}
