import { createHash } from 'node:crypto'
import { auditColumns, type AuditParams, auditParams, auditValues } from '../audit/entry.ts'
import type { AccountName } from '../banks/bank.ts'
import { bankOf } from '../banks/account-name.ts'
import { connectors } from '../banks/connectors.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { type Cidr, cidrs } from '../foundation/setting-readers.ts'
import type { Database } from '../storage/database.ts'
import { statement, run } from '../storage/statement.ts'
import { type SealedAfter, sealedAfter, type SealedColumn, updateSealed } from '../storage/reseal.ts'
import type { Sealer } from '../storage/sealing.ts'

/** Notification address: the URL that a bank calls when money arrives on a tenant's account. */
export type NotificationAddress = Scope & {
  /** Name of the account. */
  bank: AccountName
  secrets: Record<string, string>
  settles: boolean
  /** Networks the bank may call from; empty allows any. */
  allowed: Cidr[]
}

/** Address for display, without token and secrets, which are shown once at creation. */
export type ShownAddress = { settles: boolean; allowed: string[]; createdAt: Date; endsAt: Date | null }

type AddressOwner = Scope & { bank: AccountName }

const select = statement<
  { tokenHash: Buffer },
  AddressOwner & { secrets: Buffer; settles: boolean; allowed: string[] }
>(
  'notification_addresses.find',
  `select tenant_id as "tenantId", livemode, bank, secrets, settles, allowed
   from notification_addresses where token_hash = :tokenHash and (ends_at is null or ends_at > now())`,
)

const selectShown = statement<AddressOwner, ShownAddress>(
  'notification_addresses.show',
  `select settles, allowed, created_at as "createdAt", ends_at as "endsAt" from notification_addresses
   where tenant_id = :tenantId and livemode = :livemode and bank = :bank and (ends_at is null or ends_at > now())
   order by created_at desc`,
)

// The previous address stays valid for the grace period: the bank is informed by letter and needs time to switch.
const insert = statement<
  AddressOwner &
    AuditParams & {
      tokenHash: Buffer
      secrets: Buffer
      settles: boolean
      allowed: string[]
      graceSeconds: number
    }
>(
  'notification_addresses.insert',
  `with ended as (
     update notification_addresses set ends_at = now() + make_interval(secs => :graceSeconds::integer)
     where tenant_id = :tenantId and livemode = :livemode and bank = :bank and ends_at is null
     returning 1
   ), made as (
     insert into notification_addresses (token_hash, tenant_id, livemode, bank, secrets, settles, allowed)
     select :tokenHash, :tenantId, :livemode, :bank, :secrets, :settles, :allowed::text[]
     from (select count(*) from ended) one
   )
   insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
   values (${auditValues}, 'bank.notifications', :tenantId, :bank, jsonb_build_object('livemode', :livemode::boolean,
     'settles', :settles::boolean, 'allowed', :allowed::text[], 'graceSeconds', :graceSeconds::integer))`,
)

const end = statement<AddressOwner & AuditParams>(
  'notification_addresses.end',
  `with ended as (
     update notification_addresses set ends_at = now()
     where tenant_id = :tenantId and livemode = :livemode and bank = :bank and (ends_at is null or ends_at > now())
   )
   insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
   values (${auditValues}, 'bank.notifications', :tenantId, :bank, jsonb_build_object('livemode', :livemode::boolean,
     'ended', true))`,
)

export type AddressStore = ReturnType<typeof createAddressStore>

export function createAddressStore({ database, sealer }: { database: Database; sealer: Sealer }) {
  return {
    async find(token: string): Promise<NotificationAddress | undefined> {
      const [row] = await run(database, select, { tokenHash: hashOf(token) })
      if (!row) return undefined
      const secrets = JSON.parse(sealer.open(row.secrets, context(hashOf(token))))
      return { ...row, allowed: cidrs(row.allowed.join()), secrets }
    },

    show: (owner: AddressOwner): Promise<ShownAddress[]> => run(database, selectShown, owner),

    /** Creates an address with its own secrets; the previous one expires after the grace period. */
    async make(
      random: Random,
      owner: AddressOwner,
      options: { settles: boolean; allowed: string[]; graceSeconds: number; actor: string },
    ): Promise<{ token: string; secrets: Record<string, string> }> {
      const token = random.bytes(TOKEN_BYTES).toString('base64url')
      const secrets = connectors[bankOf(owner.bank)].notifications.newSecrets(random)
      const tokenHash = hashOf(token)
      const sealed = sealer.seal(JSON.stringify(secrets), context(tokenHash))
      await run(database, insert, {
        ...owner,
        ...options,
        tokenHash,
        secrets: sealed,
        ...auditParams(random, options.actor),
      })
      return { token, secrets }
    },

    /** Ends all addresses at once: further calls of the bank are refused. */
    async end(random: Random, owner: AddressOwner, actor: string): Promise<void> {
      await run(database, end, { ...owner, ...auditParams(random, actor) })
    },
  }
}

const TOKEN_BYTES = 24

/** Longest time that a replaced address stays valid. */
export const graceHoursMax = 31 * 24

/** Networks written with commas; a single address becomes a network of one. Undefined if one of them is not readable. */
export function rangesOf(text: string): string[] | undefined {
  const ranges = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (part.includes('/') ? part : `${part}/${part.includes(':') ? 128 : 32}`))
  try {
    cidrs(ranges.join())
    return ranges
  } catch {
    return undefined
  }
}

/** Plain SHA-256 is enough, because the token has 192 random bits. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function context(tokenHash: Buffer): string {
  return `notification_addresses.secrets ${tokenHash.toString('hex')}`
}

type AddressKey = { tokenHash: Buffer }

const sealedIn = { table: 'notification_addresses', column: 'secrets', key: { tokenHash: 'token_hash' } }

const selectSealedAfter = statement<AddressKey & SealedAfter, AddressKey & { sealed: Buffer | null }>(
  'notification_addresses.sealed_after',
  sealedAfter(sealedIn),
)

const updateSecrets = statement<AddressKey & { sealed: Buffer; resealed: Buffer }>(
  'notification_addresses.reseal',
  updateSealed(sealedIn),
)

export const sealedAddresses: SealedColumn<AddressKey> = {
  ...sealedIn,
  first: { tokenHash: Buffer.alloc(0) },
  select: selectSealedAfter,
  update: updateSecrets,
  contextOf: ({ tokenHash }) => context(tokenHash),
}
