import { createHmac, type KeyObject } from 'node:crypto'
import { GatewayError } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import type { Database } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'

/**
 * Login throttling per user name and per IP, counted in the database before the password is checked, so concurrent
 * guesses on any process cannot exceed the limit. Names that do not exist are locked like existing ones.
 */
export type LoginThrottle = {
  /** Counts an attempt. Throws `account_locked` or `rate_limited` above the limit; returns whether it is the last one. */
  countAttempt(kind: ThrottledBy, subject: string): Promise<{ isLast: boolean }>
  /** Resets the count of the name and takes this attempt off the count of the IP. */
  recordSuccess(name: string, address: string): Promise<void>
  unlock(name: string): Promise<void>
  sweep(): Promise<void>
}

type ThrottledBy = 'name' | 'address'

const limitOf = { name: limits.loginTriesPerName, address: limits.loginTriesPerAddress }
const errorOf = { name: 'account_locked', address: 'rate_limited' } as const

type AttemptParams = { subject: Buffer; most: number; lockSeconds: number }

const countOne = statement<AttemptParams, { count: number | null; seconds: number | null }>(
  'login_attempts.take',
  `with taken as (
     insert into login_attempts as a (subject, count, last_at) values (:subject, 1, now())
     on conflict (subject) do update set
       count = case when a.last_at < now() - make_interval(secs => :lockSeconds) then 1 else a.count + 1 end,
       last_at = now()
     where a.count < :most or a.last_at < now() - make_interval(secs => :lockSeconds)
     returning count
   )
   select (select count from taken) as count,
          (select ceil(extract(epoch from last_at - now()) + :lockSeconds)::int
           from login_attempts where subject = :subject) as seconds`,
)

const resetOnSuccess = statement<{ name: Buffer; address: Buffer }>(
  'login_attempts.give_back',
  `with forgotten as (delete from login_attempts where subject = :name)
   update login_attempts set count = greatest(count - 1, 0) where subject = :address`,
)

const deleteAttempts = statement<{ subject: Buffer }>(
  'login_attempts.forget',
  `delete from login_attempts where subject = :subject`,
)

const sweep = statement<{ lockSeconds: number }>(
  'login_attempts.sweep',
  `delete from login_attempts where last_at < now() - make_interval(secs => :lockSeconds)`,
)

export function createLoginThrottle(database: Database, pepper: KeyObject): LoginThrottle {
  const keyOf = (kind: ThrottledBy, subject: string) =>
    createHmac('sha256', pepper).update(`${kind} ${subject}`).digest()
  return {
    async countAttempt(kind, subject) {
      const most = limitOf[kind]
      const params = { subject: keyOf(kind, subject), most, lockSeconds: limits.loginLockSeconds }
      const [row] = await run(database, countOne, params)
      if (row && row.count !== null) return { isLast: row.count >= most }
      throw new GatewayError(errorOf[kind], { retryAfterSeconds: Math.max(1, row?.seconds ?? 1) })
    },
    async recordSuccess(name, address) {
      await run(database, resetOnSuccess, { name: keyOf('name', name), address: keyOf('address', address) })
    },
    async unlock(name) {
      await run(database, deleteAttempts, { subject: keyOf('name', name) })
    },
    async sweep() {
      await run(database, sweep, { lockSeconds: limits.loginLockSeconds })
    },
  }
}
