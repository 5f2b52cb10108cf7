import { createHmac, type KeyObject } from 'node:crypto'
import { GatewayError } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import { networkOf } from '../../foundation/network.ts'
import type { Database } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'

/**
 * Login throttling, counted in the database before the password is checked, so concurrent guesses on any process cannot
 * exceed the limit. Names that do not exist are locked like existing ones.
 *
 *   stranger      by address, then by name and address together, then by name: each has its own limit
 *   known device  by name and device alone: strangers' attempts at the name, from whatever address, do not count there
 *   second step   wrong codes by user, and separately by the user's known devices
 */
export type LoginThrottle = {
  /** Counts an attempt. Throws `account_locked` or `rate_limited` above a limit; returns whether it is the last one. */
  countAttempt(attempt: LoginAttempt): Promise<{ isLast: boolean }>
  /** Resets the count of this name from this place and takes the attempt off the shared counts. */
  recordSuccess(attempt: LoginAttempt): Promise<void>
  /** Counts an attempt of an address without a name: a sign-in by a passkey alone. */
  countAddress(address: string): Promise<void>
  recordAddressSuccess(address: string): Promise<void>
  countCode(attempt: Omit<LoginAttempt, 'address'>): Promise<void>
  recordCodeSuccess(attempt: Omit<LoginAttempt, 'address'>): Promise<void>
  /** Counts a link that a user makes by which others choose a password. */
  countLink(maker: string): Promise<void>
  /** Deletes all counts of a name. */
  unlock(name: string): Promise<void>
  sweep(): Promise<void>
}

export type LoginAttempt = {
  name: string
  address: string
  /** Known device of this user. */
  device: string | undefined
}

/** One count: its key, its limit and the error above it. */
type Bucket = { subject: string; name: string | null; most: number; error: 'account_locked' | 'rate_limited' }

function addressBucket(address: string): Bucket {
  const most = limits.loginTriesPerAddress
  return { subject: `address ${networkOf(address)}`, name: null, most, error: 'rate_limited' }
}

/** The count of this name from this place alone, which a success deletes. */
function ownBucket({ name, address, device }: LoginAttempt): Bucket {
  const place = device === undefined ? `address ${networkOf(address)}` : `device ${device}`
  return { subject: `name ${name} ${place}`, name, most: limits.loginTriesPerName, error: 'account_locked' }
}

function strangersBucket(name: string): Bucket {
  return { subject: `strangers ${name}`, name, most: limits.loginTriesOfStrangers, error: 'account_locked' }
}

function codeBucket({ name, device = '' }: Omit<LoginAttempt, 'address'>): Bucket {
  return { subject: `code ${name} ${device}`, name, most: limits.loginTriesPerName, error: 'account_locked' }
}

function linkBucket(maker: string): Bucket {
  return { subject: `link ${maker}`, name: null, most: limits.userLinksPerMaker, error: 'rate_limited' }
}

/** In the order of counting: an attempt that its own count refuses does not count against the name. */
function bucketsOf(attempt: LoginAttempt): Bucket[] {
  if (attempt.device !== undefined) return [ownBucket(attempt)]
  return [addressBucket(attempt.address), ownBucket(attempt), strangersBucket(attempt.name)]
}

type AttemptParams = { subject: Buffer; name: Buffer | null; most: number; lockSeconds: number }

const countOne = statement<AttemptParams, { count: number | null; seconds: number | null }>(
  'login_attempts.take',
  `with taken as (
     insert into login_attempts as a (subject, name, count, last_at) values (:subject, :name, 1, now())
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

const resetOnSuccess = statement<{ own: Buffer; shared: Buffer[] }>(
  'login_attempts.give_back',
  `with forgotten as (delete from login_attempts where subject = :own)
   update login_attempts set count = greatest(count - 1, 0) where subject = any(:shared)`,
)

const deleteAttempts = statement<{ name: Buffer }>(
  'login_attempts.forget',
  `delete from login_attempts where name = :name`,
)

const sweep = statement<{ lockSeconds: number }>(
  'login_attempts.sweep',
  `delete from login_attempts where last_at < now() - make_interval(secs => :lockSeconds)`,
)

export function createLoginThrottle(database: Database, pepper: KeyObject): LoginThrottle {
  const keyOf = (subject: string) => createHmac('sha256', pepper).update(subject).digest()
  const nameKey = (name: string) => keyOf(`name ${name}`)

  return {
    async countAttempt(attempt) {
      let isLast = false
      for (const bucket of bucketsOf(attempt)) {
        const count = await take(bucket)
        if (bucket.name !== null && count >= bucket.most) isLast = true
      }
      return { isLast }
    },
    async recordSuccess(attempt) {
      const own = ownBucket(attempt).subject
      const shared = bucketsOf(attempt).filter(({ subject }) => subject !== own)
      await run(database, resetOnSuccess, { own: keyOf(own), shared: shared.map(({ subject }) => keyOf(subject)) })
    },
    async countAddress(address) {
      await take(addressBucket(address))
    },
    async recordAddressSuccess(address) {
      await run(database, resetOnSuccess, { own: Buffer.of(), shared: [keyOf(addressBucket(address).subject)] })
    },
    async countCode(attempt) {
      await take(codeBucket(attempt))
    },
    async recordCodeSuccess(attempt) {
      await run(database, resetOnSuccess, { own: keyOf(codeBucket(attempt).subject), shared: [] })
    },
    async countLink(maker) {
      await take(linkBucket(maker))
    },
    async unlock(name) {
      await run(database, deleteAttempts, { name: nameKey(name) })
    },
    async sweep() {
      await run(database, sweep, { lockSeconds: limits.loginLockSeconds })
    },
  }

  async function take({ subject, name, most, error }: Bucket): Promise<number> {
    const [row] = await run(database, countOne, {
      subject: keyOf(subject),
      name: name === null ? null : nameKey(name),
      most,
      lockSeconds: limits.loginLockSeconds,
    })
    if (row && row.count !== null) return row.count
    throw new GatewayError(error, { retryAfterSeconds: Math.max(1, row?.seconds ?? 1) })
  }
}
