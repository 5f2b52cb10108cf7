import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { Random } from '../foundation/random.ts'
import type { Queryable } from './database.ts'
import { run, statement } from './statement.ts'
import { type SealedAfter, sealedAfter, type SealedColumn, updateSealed } from './reseal.ts'
import type { Sealer } from './sealing.ts'

/**
 * Random secrets of this installation, sealed in the database. Keyed hashes (API keys, request fingerprints) are derived
 * from them and not from the master key, so that changing the master key does not invalidate them.
 *
 * `pasarela secrets rotate` adds a secret, and uses it once every process knows it. Former ones are kept: the hash of an API
 * key under one of them is recognised, and replaced when the key is next used. Hashes by which equal values are found in
 * SQL are chained instead: see hasher.
 */
export type Installation = {
  deriveKey(purpose: Purpose): KeyObject
  /** For comparing with stored hashes: of the current secret first, then of all others. */
  deriveKeys(purpose: Purpose): readonly KeyObject[]
  /** Of the current secret and of one that is known but not used yet; none of former ones, which may have leaked. */
  deriveUnexpiredKeys(purpose: Purpose): readonly [KeyObject, ...KeyObject[]]
  /**
   * Keyed hash of values that are compared in SQL. It is the HMAC under the first secret, and of that the HMAC under each
   * later secret that `pasarela secrets rehash` has applied to what was stored (rehash.ts): a stored hash is brought under a
   * new secret without knowing its value.
   */
  hasher(purpose: ChainedPurpose): Hasher
}

export type Hasher = (text: string) => Buffer

export const purposes = [
  'api-key',
  'fingerprint',
  'cursor',
  'card',
  'audit',
  'checkout',
  'notification-token',
  'operator',
] as const
export type Purpose = (typeof purposes)[number]
export type ChainedPurpose = 'payer' | 'notification' | 'recovery'

const FIRST = 'installation'
const nameOf = (version: number) => (version === 1 ? FIRST : `${FIRST}-${version}`)
const versionOf = (name: string) => (name === FIRST ? 1 : Number(name.slice(FIRST.length + 1)))
const context = (name: string) => `installation_secrets.${name}`

const insertSecret = statement<{ name: string; sealed: Buffer }, { name: string }>(
  'installation.insert',
  `insert into installation_secrets (name, sealed) values (:name, :sealed) on conflict do nothing returning name`,
)
const selectSecrets = statement<object, Omit<StoredSecret, 'version'>>(
  'installation.select',
  `select name, sealed, used_from as "usedFrom", chained_at as "chainedAt" from installation_secrets order by name`,
)
const updateUsedFrom = statement<{ name: string }>(
  'installation.use',
  `update installation_secrets set used_from = now() where name = :name and used_from is null`,
)

export async function loadInstallation(database: Queryable, sealer: Sealer, random: Random): Promise<Installation> {
  let secrets = await readSecrets(database)
  if (secrets.length === 0) {
    // Two processes may start at once on an empty database: the second one reads the secret of the first.
    await insert(database, sealer, random, 1)
    secrets = await readSecrets(database)
  }
  const opened = openSecrets(secrets, sealer)
  const inUse = currentIndex(secrets)
  const current = opened[inUse]
  if (!current) throw new Error('the installation secret was not stored')
  const chain = opened.filter((_, index) => index === 0 || secrets[index]?.chainedAt)
  const version = secrets.findLast(({ chainedAt }) => chainedAt !== null)?.version ?? 1
  return {
    deriveKey: (purpose) => derive(current, purpose),
    deriveKeys: (purpose) => [current, ...opened.toSpliced(inUse, 1)].map((secret) => derive(secret, purpose)),
    deriveUnexpiredKeys: (purpose) => [
      derive(current, purpose),
      ...opened.slice(inUse + 1).map((secret) => derive(secret, purpose)),
    ],
    hasher(purpose) {
      const [first, ...later] = chain.map((secret) => derive(secret, purpose))
      return (text) => versioned(version, later.reduce(hmac, hmac(text, first as KeyObject)))
    },
  }
}

/** Throws a SealError if a secret is sealed under a key that is not given. A database without secrets has no key yet. */
export async function requireMasterKey(database: Queryable, sealer: Sealer): Promise<void> {
  openSecrets(await readSecrets(database), sealer)
}

/** The step that brings stored hashes under the secrets in use. */
export type Rehashing = { version: number; rehash(purpose: ChainedPurpose, stored: Buffer): Buffer }

export async function pendingRehash(database: Queryable, sealer: Sealer): Promise<Rehashing | undefined> {
  const secrets = await readSecrets(database)
  const opened = openSecrets(secrets, sealer)
  const isPending = ({ version, usedFrom, chainedAt }: StoredSecret) => version > 1 && usedFrom && !chainedAt
  const former = secrets.findLast(({ chainedAt }) => chainedAt !== null)?.version ?? 1
  const version = secrets.findLast(isPending)?.version
  if (version === undefined) return undefined
  const added = opened.filter((_, index) => isPending(secrets[index] as StoredSecret))
  return {
    version,
    rehash(purpose, stored) {
      const hash = stored.subarray(former === 1 ? 0 : 1)
      const isFormer = hash.length === HASH_BYTES && (former === 1 || stored[0] === former)
      if (!isFormer) throw new Error(`a stored hash is not of secret ${former}`)
      return versioned(version, added.map((secret) => derive(secret, purpose)).reduce(hmac, hash))
    },
  }
}

const HASH_BYTES = 32

function derive(secret: Buffer, purpose: Purpose | ChainedPurpose): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `pasarela ${purpose}`, 32)))
}

function hmac(value: string | Buffer, key: KeyObject): Buffer {
  return createHmac('sha256', key).update(value).digest()
}

/** The version is the first byte of hashes after the first secret, by which the database refuses those of former ones. */
function versioned(version: number, hash: Buffer): Buffer {
  return version === 1 ? hash : Buffer.concat([Buffer.of(version), hash])
}

type StoredSecret = {
  name: string
  version: number
  sealed: Buffer
  usedFrom: Date | null
  /** When stored hashes of chained purposes were brought under it. */
  chainedAt: Date | null
}

function openSecrets(secrets: readonly StoredSecret[], sealer: Sealer): Buffer[] {
  return secrets.map(({ name, sealed }) => Buffer.from(sealer.open(sealed, context(name)), 'hex'))
}

/** Oldest first. */
async function readSecrets(database: Queryable): Promise<StoredSecret[]> {
  const rows = await run(database, selectSecrets, {})
  const ours = rows.filter(({ name }) => /^installation(-\d+)?$/.test(name))
  return ours.map((row) => ({ ...row, version: versionOf(row.name) })).toSorted((a, b) => a.version - b.version)
}

/** The newest that is in use; the first is from the beginning. */
function currentIndex(secrets: readonly StoredSecret[]): number {
  return Math.max(
    0,
    secrets.findLastIndex(({ usedFrom }) => usedFrom !== null),
  )
}

async function insert(database: Queryable, sealer: Sealer, random: Random, version: number): Promise<boolean> {
  const name = nameOf(version)
  const sealed = sealer.seal(random.bytes(32).toString('hex'), context(name))
  return (await run(database, insertSecret, { name, sealed })).length > 0
}

export type Rotation = { kind: 'added' | 'pending' | 'used' | 'nothingToUse'; version: number }

/** Adds a secret that processes know from their next start on. Nothing is added while one waits to be used. */
export async function addSecret(database: Queryable, sealer: Sealer, random: Random): Promise<Rotation> {
  await loadInstallation(database, sealer, random)
  const secrets = await readSecrets(database)
  const newest = secrets.length
  if (currentIndex(secrets) < newest - 1) return { kind: 'pending', version: newest }
  const isAdded = await insert(database, sealer, random, newest + 1)
  return { kind: isAdded ? 'added' : 'pending', version: newest + 1 }
}

/** Makes the newest secret the current one, for processes that start from now on. */
export async function useNewestSecret(database: Queryable): Promise<Rotation> {
  const secrets = await readSecrets(database)
  const newest = secrets.at(-1)
  if (!newest || currentIndex(secrets) === secrets.length - 1) return { kind: 'nothingToUse', version: secrets.length }
  await run(database, updateUsedFrom, { name: newest.name })
  return { kind: 'used', version: newest.version }
}

const sealedIn = { table: 'installation_secrets', column: 'sealed', key: { name: 'name' } }

const selectSealedAfter = statement<{ name: string } & SealedAfter, { name: string; sealed: Buffer | null }>(
  'installation.sealed_after',
  sealedAfter(sealedIn),
)
const resealSecret = statement<{ name: string; sealed: Buffer; resealed: Buffer }>(
  'installation.reseal',
  updateSealed(sealedIn),
)

export const sealedInstallation: SealedColumn<{ name: string }> = {
  ...sealedIn,
  first: { name: '' },
  select: selectSealedAfter,
  update: resealSecret,
  contextOf: ({ name }) => context(name),
}
