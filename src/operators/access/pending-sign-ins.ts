import { createHmac, type KeyObject } from 'node:crypto'
import { limits } from '../../foundation/limits.ts'
import type { Random } from '../../foundation/random.ts'
import type { Database } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'

/** Sign-ins between the right password and the second factor. The ticket opens nothing but the second step. */
export type PendingSignIns = {
  start(userId: string): Promise<string>
  find(ticket: string): Promise<PendingUser | undefined>
  /** Uses the ticket up; false if it has expired or was used. */
  finish(ticket: string): Promise<boolean>
  sweep(): Promise<void>
}

export type PendingUser = { userId: string; name: string }

const TICKET_BYTES = 32

const insertPending = statement<{ tokenHash: Buffer; userId: string; lifetimeSeconds: number }>(
  'pending_sign_ins.start',
  `insert into pending_sign_ins (token_hash, user_id, expires_at)
   values (:tokenHash, :userId, now() + make_interval(secs => :lifetimeSeconds))`,
)

const findPending = statement<{ tokenHash: Buffer }, PendingUser>(
  'pending_sign_ins.find',
  `select user_id as "userId", u.name from pending_sign_ins p join operator_users u using (user_id)
   where p.token_hash = :tokenHash and p.expires_at > now() and u.disabled_at is null`,
)

const deletePending = statement<{ tokenHash: Buffer }>(
  'pending_sign_ins.finish',
  `delete from pending_sign_ins where token_hash = :tokenHash and expires_at > now() returning 1`,
)

const sweepPending = statement('pending_sign_ins.sweep', `delete from pending_sign_ins where expires_at < now()`)

export function createPendingSignIns(database: Database, random: Random, pepper: KeyObject): PendingSignIns {
  const hashOf = (ticket: string) => createHmac('sha256', pepper).update(`sign-in ${ticket}`).digest()
  return {
    async start(userId) {
      const ticket = random.bytes(TICKET_BYTES).toString('base64url')
      const lifetimeSeconds = limits.secondStepSeconds
      await run(database, insertPending, { tokenHash: hashOf(ticket), userId, lifetimeSeconds })
      return ticket
    },
    async find(ticket) {
      const [found] = await run(database, findPending, { tokenHash: hashOf(ticket) })
      return found
    },
    finish: async (ticket) => (await run(database, deletePending, { tokenHash: hashOf(ticket) })).length > 0,
    async sweep() {
      await run(database, sweepPending, {})
    },
  }
}
