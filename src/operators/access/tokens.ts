import type { KeyObject } from 'node:crypto'
import { auditColumns, type AuditParams, auditParams, auditValues } from '../../audit/entry.ts'
import { limits } from '../../foundation/limits.ts'
import type { Random } from '../../foundation/random.ts'
import type { Database } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'
import { generateOperatorToken, hashKey, matchesHash, operatorTokenPart } from '../../tenants/key-format.ts'
import type { CurrentCredential, Identity } from './identity.ts'
import { userColumns, UserError } from './users.ts'

/**
 * API token for scripts, with the permissions of its user, until it is revoked or expires or the user is disabled. It needs
 * no second factor; `sensitive` tokens also pass where a person confirms with a fresh one (step-up.ts).
 */
export type OperatorToken = {
  tokenId: string
  publicPart: string
  createdAt: Date
  expiresAt: Date | null
  revokedAt: Date | null
  lastUsedAt: Date | null
  sensitive: boolean
  active: boolean
}

const active = `(k.revoked_at is null and (k.expires_at is null or k.expires_at > now()))`
const columns = `k.token_id as "tokenId", k.public_part as "publicPart", k.created_at as "createdAt",
  k.expires_at as "expiresAt", k.revoked_at as "revokedAt", k.last_used_at as "lastUsedAt",
  k.step_up as sensitive, ${active} as active`

type TokenParams = AuditParams & {
  tokenId: string
  userId: string
  publicPart: string
  hash: Buffer
  expiresInSeconds: number | null
  sensitive: boolean
}

const insertToken = statement<TokenParams, OperatorToken>(
  'operator_tokens.create',
  `with created as (
     insert into operator_tokens (token_id, user_id, public_part, hash, expires_at, step_up)
     values (:tokenId, :userId, :publicPart, :hash, now() + make_interval(secs => :expiresInSeconds), :sensitive)
     returning *
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'user.token', u.tenant_id, u.name, jsonb_build_object('publicPart', k.public_part)
     from created k join operator_users u using (user_id)
   )
   select ${columns} from created k`,
)

const selectTokens = statement<{ userId: string }, OperatorToken>(
  'operator_tokens.list',
  `select ${columns} from operator_tokens k where k.user_id = :userId order by k.created_at, k.token_id`,
)

const revoke = statement<AuditParams & { idOrPublicPart: string }, OperatorToken>(
  'operator_tokens.revoke',
  `with changed as (
     update operator_tokens set revoked_at = now()
     where (token_id::text = lower(:idOrPublicPart) or public_part = :idOrPublicPart) and revoked_at is null returning *
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'user.token_revoke', u.tenant_id, u.name, jsonb_build_object('publicPart', k.public_part)
     from changed k join operator_users u using (user_id)
   )
   select ${columns} from changed k`,
)

type TokenRow = Omit<Identity, 'via' | 'verified'> & { stale: boolean }

const findToken = statement<{ publicPart: string }, TokenRow>(
  'operator_tokens.find',
  `select ${userColumns}, k.hash as credential, k.token_id as "credentialId", k.expires_at as "expiresAt",
          k.step_up as "mayStepUp",
          coalesce(k.last_used_at < now() - make_interval(secs => ${limits.lastSeenSeconds}), true) as stale
   from operator_tokens k
     cross join lateral (select * from operator_users where user_id = k.user_id and disabled_at is null limit 1) u
     left join tenants t using (tenant_id)
   where k.public_part = :publicPart and ${active}`,
)

const selectCurrent = statement<{ tokenIds: string[] }, CurrentCredential>(
  'operator_tokens.current',
  `select k.hash as credential, u.role, u.tenant_id as "tenantId"
   from operator_tokens k join operator_users u using (user_id)
   where k.token_id = any (:tokenIds::uuid[]) and ${active} and u.disabled_at is null`,
)

const touch = statement<{ publicPart: string }>(
  'operator_tokens.touch',
  `update operator_tokens set last_used_at = now() where public_part = :publicPart`,
)

/** Issues a token; its secret is shown once and not stored. */
export async function issueToken(
  database: Database,
  random: Random,
  pepper: KeyObject,
  request: { userId: string; expiresInSeconds?: number; sensitive?: boolean; actor: string },
): Promise<OperatorToken & { token: string }> {
  const token = generateOperatorToken(random)
  const [created] = await run(database, insertToken, {
    tokenId: random.uuid(),
    userId: request.userId,
    publicPart: operatorTokenPart(token) as string,
    hash: hashKey(token, pepper),
    expiresInSeconds: request.expiresInSeconds ?? null,
    sensitive: request.sensitive ?? false,
    ...auditParams(random, request.actor),
  })
  return { ...(created as OperatorToken), token }
}

export function listTokens(database: Database, userId: string): Promise<OperatorToken[]> {
  return run(database, selectTokens, { userId })
}

/** Revokes a token by its id or public part; effective from the next request. */
export async function revokeToken(
  database: Database,
  random: Random,
  request: { token: string; actor: string },
): Promise<OperatorToken> {
  const { token, actor } = request
  const [revoked] = await run(database, revoke, { idOrPublicPart: token, ...auditParams(random, actor) })
  if (!revoked) throw new UserError(`There is no active token “${token}”: see pasarela user tokens.`)
  return revoked
}

/** Those of the tokens that are still valid. */
export function currentTokens(database: Database, tokenIds: string[]): Promise<CurrentCredential[]> {
  return run(database, selectCurrent, { tokenIds })
}

export async function findByToken(
  database: Database,
  peppers: readonly KeyObject[],
  token: string,
): Promise<Identity | undefined> {
  const publicPart = operatorTokenPart(token)
  if (publicPart === undefined) return undefined
  const [found] = await run(database, findToken, { publicPart })
  if (!found || !peppers.some((pepper) => matchesHash(token, found.credential, pepper))) return undefined
  const { stale, ...identity } = found
  if (stale) await run(database, touch, { publicPart })
  return { ...identity, via: 'token', verified: null }
}
