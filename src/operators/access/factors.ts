import {
  auditColumns,
  auditOrigin,
  type AuditOrigin,
  auditParams,
  auditValues,
  auditValuesOf,
} from '../../audit/entry.ts'
import type { Clock } from '../../foundation/clock.ts'
import { GatewayError } from '../../foundation/errors.ts'
import type { Random } from '../../foundation/random.ts'
import type { Database } from '../../storage/database.ts'
import type { Hasher } from '../../storage/installation.ts'
import { NO_UUID, type SealedAfter, sealedAfter, type SealedColumn, updateSealed } from '../../storage/reseal.ts'
import type { Sealer } from '../../storage/sealing.ts'
import { run, statement } from '../../storage/statement.ts'
import { base32, matchTotp, TOTP_SECRET_BYTES, totpUri } from './totp.ts'

export const factorKinds = ['totp', 'passkey'] as const
/** Second factor of a user. Recovery codes replace one that was lost, and are none by themselves. */
export type FactorKind = (typeof factorKinds)[number]

type Owner = { userId: string; name: string }

/** Time-based codes and recovery codes of users; passkeys are in passkeys.ts. */
export type Factors = {
  summary(userId: string): Promise<{ totpSince: Date | null; recoveryCodesLeft: number }>
  /** Begins the enrolment of time-based codes; a former one that was not confirmed is replaced. */
  startTotp(owner: Owner): Promise<{ secret: string; uri: string }>
  /** Ends the enrolment with a first code. False if the code is wrong. */
  confirmTotp(owner: Owner, code: string): Promise<boolean>
  removeTotp(owner: Owner): Promise<void>
  /** Uses up a time-based code or a recovery code. False if it is wrong or was used before. */
  useCode(owner: Owner, code: string): Promise<boolean>
  /** Ten new recovery codes in place of all former ones. They are stored as keyed hashes. */
  replaceRecoveryCodes(owner: Owner): Promise<string[]>
}

const RECOVERY_CODES = 10
/** 10 characters of base32, 50 random bits: guessing is throttled. */
const RECOVERY_CHARACTERS = 10

const selectSummary = statement<{ userId: string }, { totpSince: Date | null; recoveryCodesLeft: number }>(
  'factors.summary',
  `select (select confirmed_at from operator_totp where user_id = :userId) as "totpSince",
          (select count(*)::int from operator_recovery_codes
           where user_id = :userId and used_at is null) as "recoveryCodesLeft"`,
)

const insertTotp = statement<{ userId: string; secret: Buffer }>(
  'factors.start_totp',
  `insert into operator_totp as o (user_id, secret) values (:userId, :secret)
   on conflict (user_id) do update set secret = excluded.secret where o.confirmed_at is null
   returning 1`,
)

type StoredTotp = { secret: Buffer; isConfirmed: boolean }

const selectTotp = statement<{ userId: string }, StoredTotp>(
  'factors.find_totp',
  `select secret, confirmed_at is not null as "isConfirmed" from operator_totp where user_id = :userId`,
)

type Audited = AuditOrigin & { userId: string }

const confirmTotp = statement<Audited & { secret: Buffer; step: number }>(
  'factors.confirm_totp',
  `with confirmed as (
     update operator_totp set confirmed_at = now(), last_step = :step
     where user_id = :userId and secret = :secret and confirmed_at is null returning user_id
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValuesOf(`'user:' || name`)}, 'factor.enrol', tenant_id, name, jsonb_build_object('kind', 'totp')
     from operator_users join confirmed using (user_id)
   )
   select 1 from confirmed`,
)

// The step only grows: of two requests with the same code, the second waits for the row and then finds it used.
const useStep = statement<{ userId: string; step: number }>(
  'factors.use_totp',
  `update operator_totp set last_step = :step
   where user_id = :userId and confirmed_at is not null and last_step < :step returning 1`,
)

const deleteTotp = statement<Audited>(
  'factors.remove_totp',
  `with removed as (
     delete from operator_totp where user_id = :userId returning user_id, confirmed_at
   ), codes as (
     delete from operator_recovery_codes
     where user_id = :userId and not exists (select from operator_passkeys where user_id = :userId)
   )
   insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
   select ${auditValuesOf(`'user:' || name`)}, 'factor.remove', tenant_id, name, jsonb_build_object('kind', 'totp')
   from operator_users join removed using (user_id) where confirmed_at is not null`,
)

const replaceCodes = statement<Audited & { hashes: Buffer[] }>(
  'factors.replace_recovery_codes',
  `with removed as (
     delete from operator_recovery_codes where user_id = :userId
   ), created as (
     insert into operator_recovery_codes (user_id, code_hash) select :userId, unnest(:hashes::bytea[])
   )
   insert into audit_log (${auditColumns}, action, tenant_id, subject)
   select ${auditValuesOf(`'user:' || name`)}, 'factor.recovery_codes', tenant_id, name from operator_users
   where user_id = :userId`,
)

const useRecoveryCode = statement<Audited & { hash: Buffer }>(
  'factors.use_recovery_code',
  `with used as (
     update operator_recovery_codes set used_at = now()
     where user_id = :userId and code_hash = :hash and used_at is null returning user_id
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject)
     select ${auditValuesOf(`'user:' || name`)}, 'factor.recovery_code_used', tenant_id, name
     from operator_users join used using (user_id)
   )
   select 1 from used`,
)

// Ends the sessions too: they were opened with a factor that is no longer trusted.
const deleteAll = statement<Audited & { actor: string }>(
  'factors.reset',
  `with totp as (
     delete from operator_totp where user_id = :userId
   ), passkeys as (
     delete from operator_passkeys where user_id = :userId
   ), codes as (
     delete from operator_recovery_codes where user_id = :userId
   ), pending as (
     delete from pending_sign_ins where user_id = :userId
   ), ended as (
     delete from operator_sessions where user_id = :userId
   )
   insert into audit_log (${auditColumns}, action, tenant_id, subject)
   select ${auditValues}, 'factor.reset', tenant_id, name from operator_users where user_id = :userId`,
)

export function createFactors(parts: {
  database: Database
  random: Random
  clock: Clock
  sealer: Pick<Sealer, 'seal' | 'open'>
  /** Keyed hash of recovery codes. */
  hash: Hasher
}): Factors {
  const { database, random, clock, sealer, hash } = parts

  return {
    async summary(userId) {
      const [row] = await run(database, selectSummary, { userId })
      return row as { totpSince: Date | null; recoveryCodesLeft: number }
    },

    async startTotp({ userId, name }) {
      const secret = random.bytes(TOTP_SECRET_BYTES)
      const sealed = sealer.seal(secret.toString('hex'), totpContext(userId))
      const stored = await run(database, insertTotp, { userId, secret: sealed })
      if (stored.length === 0) throw new GatewayError('factor_exists')
      return { secret: base32(secret), uri: totpUri(secret, name) }
    },

    async confirmTotp({ userId }, code) {
      const found = await findTotp(userId)
      if (!found || found.isConfirmed) throw new GatewayError('factor_exists')
      const step = matchTotp(found.opened, code, clock.now())
      if (step === undefined) return false
      const params = { userId, secret: found.secret, step, ...auditOrigin(random) }
      return (await run(database, confirmTotp, params)).length > 0
    },

    async removeTotp({ userId }) {
      await run(database, deleteTotp, { userId, ...auditOrigin(random) })
    },

    async useCode({ userId }, code) {
      const given = code.replaceAll(/[\s-]/g, '')
      if (!/^\d{6}$/.test(given)) {
        const params = { userId, hash: hashOf(given), ...auditOrigin(random) }
        return (await run(database, useRecoveryCode, params)).length > 0
      }
      const found = await findTotp(userId)
      const step = found?.isConfirmed ? matchTotp(found.opened, given, clock.now()) : undefined
      return step !== undefined && (await run(database, useStep, { userId, step })).length > 0
    },

    async replaceRecoveryCodes({ userId }) {
      const codes = Array.from({ length: RECOVERY_CODES }, () => newRecoveryCode(random))
      const hashes = codes.map((code) => hashOf(code.replace('-', '')))
      await run(database, replaceCodes, { userId, hashes, ...auditOrigin(random) })
      return codes
    },
  }

  async function findTotp(userId: string): Promise<(StoredTotp & { opened: Buffer }) | undefined> {
    const [found] = await run(database, selectTotp, { userId })
    return found && { ...found, opened: Buffer.from(sealer.open(found.secret, totpContext(userId)), 'hex') }
  }

  function hashOf(code: string): Buffer {
    return hash(code.toLowerCase())
  }
}

/** Removes all factors of a user and ends the sessions: for a person who lost every factor and all recovery codes. */
export async function resetFactors(
  database: Database,
  random: Pick<Random, 'uuid'>,
  request: { userId: string; actor: string },
): Promise<void> {
  await run(database, deleteAll, { userId: request.userId, ...auditParams(random, request.actor) })
}

function totpContext(userId: string): string {
  return `operator_totp.${userId}`
}

function newRecoveryCode(random: Pick<Random, 'bytes'>): string {
  const text = base32(random.bytes(7)).toLowerCase().slice(0, RECOVERY_CHARACTERS)
  return `${text.slice(0, RECOVERY_CHARACTERS / 2)}-${text.slice(RECOVERY_CHARACTERS / 2)}`
}

type TotpKey = { userId: string }

const sealedIn = { table: 'operator_totp', column: 'secret', key: { userId: 'user_id' } }

const selectSealed = statement<TotpKey & SealedAfter, TotpKey & { sealed: Buffer | null }>(
  'factors.sealed_after',
  sealedAfter(sealedIn),
)
const resealTotp = statement<TotpKey & { sealed: Buffer; resealed: Buffer }>('factors.reseal', updateSealed(sealedIn))

/** Secrets of time-based codes. */
export const sealedTotp: SealedColumn<TotpKey> = {
  ...sealedIn,
  first: { userId: NO_UUID },
  select: selectSealed,
  update: resealTotp,
  contextOf: ({ userId }) => totpContext(userId),
}
