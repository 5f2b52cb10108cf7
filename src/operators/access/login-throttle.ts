import { createHmac, type KeyObject } from 'node:crypto'
import { GatewayError } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import { type Database, positionalStatement } from '../../storage/database.ts'

/**
 * Guessing passwords is held back by name and by address, in the database, so that every process counts the same.
 * A try is counted before the password is looked at: of any number at once no more than the limit get through. A name
 * that does not exist is locked like one that does.
 */
export type LoginThrottle = {
  /** Throws `account_locked` or `rate_limited` when there were too many; says whether this is the last one. */
  countAttempt(kind: ThrottledBy, subject: string): Promise<{ isLast: boolean }>
  /** The try was a good one: the name starts anew, and the address gets its try back. */
  recordSuccess(name: string, address: string): Promise<void>
  unlock(name: string): Promise<void>
  sweep(): Promise<void>
}

type ThrottledBy = 'name' | 'address'

const limitOf = { name: limits.loginTriesPerName, address: limits.loginTriesPerAddress }
const errorOf = { name: 'account_locked', address: 'rate_limited' } as const

const countTry = positionalStatement(
  'login_attempts.take',
  `with taken as (
     insert into login_attempts as a (subject, count, last_at) values ($1, 1, now())
     on conflict (subject) do update set
       count = case when a.last_at < now() - make_interval(secs => $3) then 1 else a.count + 1 end, last_at = now()
     where a.count < $2 or a.last_at < now() - make_interval(secs => $3)
     returning count
   )
   select (select count from taken) as count,
          (select ceil(extract(epoch from last_at - now()) + $3)::int from login_attempts where subject = $1) as seconds`,
)

const resetOnSuccess = positionalStatement(
  'login_attempts.give_back',
  `with forgotten as (delete from login_attempts where subject = $1)
   update login_attempts set count = greatest(count - 1, 0) where subject = $2`,
)

const deleteAttempts = positionalStatement('login_attempts.forget', `delete from login_attempts where subject = $1`)

const sweep = positionalStatement(
  'login_attempts.sweep',
  `delete from login_attempts where last_at < now() - make_interval(secs => $1)`,
)

export function createLoginThrottle(database: Database, pepper: KeyObject): LoginThrottle {
  const keyOf = (kind: ThrottledBy, subject: string) =>
    createHmac('sha256', pepper).update(`${kind} ${subject}`).digest()
  return {
    async countAttempt(kind, subject) {
      const values = [keyOf(kind, subject), limitOf[kind], limits.loginLockSeconds]
      const [row] = await database.query<{ count: number | null; seconds: number | null }>(countTry, values)
      if (row && row.count !== null) return { isLast: row.count >= limitOf[kind] }
      throw new GatewayError(errorOf[kind], { retryAfterSeconds: Math.max(1, row?.seconds ?? 1) })
    },
    async recordSuccess(name, address) {
      await database.query(resetOnSuccess, [keyOf('name', name), keyOf('address', address)])
    },
    async unlock(name) {
      await database.query(deleteAttempts, [keyOf('name', name)])
    },
    async sweep() {
      await database.query(sweep, [limits.loginLockSeconds])
    },
  }
}
