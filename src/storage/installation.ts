import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { Random } from '../foundation/random.ts'
import type { Database } from './database.ts'
import { run, statement } from './statement.ts'
import { type SealedAfter, sealedAfter, type SealedColumn, updateSealed } from './reseal.ts'
import type { Sealer } from './sealing.ts'

/**
 * Random secrets of this installation, sealed in the database. Keyed hashes (API keys, request fingerprints) are derived
 * from them and not from the master key, so that changing the master key does not invalidate them.
 *
 * `pasarela secrets rotate` adds a secret, and uses it once every process knows it. Former ones are kept: a hash under one
 * of them is still recognised, and the hash of an API key is replaced when the key is next used. Of purposes that do not
 * rotate, equal values are found by comparing stored hashes in SQL, or addresses are derived: they stay with the first.
 */
export type Installation = {
  deriveKey(purpose: Purpose): KeyObject
  /** For comparing with stored hashes: of the current secret first, then of all others. */
  deriveKeys(purpose: Purpose): readonly KeyObject[]
}

/** Whether the keys of each purpose follow the current secret. */
const rotates = {
  'api-key': true,
  fingerprint: true,
  cursor: true,
  card: true,
  audit: false,
  payer: false,
  notification: false,
  'notification-token': false,
  operator: false,
  checkout: false,
} as const
export type Purpose = keyof typeof rotates
export const purposes = Object.keys(rotates) as Purpose[]

const FIRST = 'installation'
const nameOf = (version: number) => (version === 1 ? FIRST : `${FIRST}-${version}`)
const versionOf = (name: string) => (name === FIRST ? 1 : Number(name.slice(FIRST.length + 1)))
const context = (name: string) => `installation_secrets.${name}`

const insertSecret = statement<{ name: string; sealed: Buffer }, { name: string }>(
  'installation.insert',
  `insert into installation_secrets (name, sealed) values (:name, :sealed) on conflict do nothing returning name`,
)
const selectSecrets = statement<object, { name: string; sealed: Buffer; usedFrom: Date | null }>(
  'installation.select',
  `select name, sealed, used_from as "usedFrom" from installation_secrets order by name`,
)
const updateUsedFrom = statement<{ name: string }>(
  'installation.use',
  `update installation_secrets set used_from = now() where name = :name and used_from is null`,
)

export async function loadInstallation(database: Database, sealer: Sealer, random: Random): Promise<Installation> {
  let secrets = await readSecrets(database)
  if (secrets.length === 0) {
    // Two processes may start at once on an empty database: the second one reads the secret of the first.
    await insert(database, sealer, random, 1)
    secrets = await readSecrets(database)
  }
  const opened = secrets.map(({ name, sealed }) => Buffer.from(sealer.open(sealed, context(name)), 'hex'))
  const inUse = currentIndex(secrets)
  const current = opened[inUse]
  const [first] = opened
  if (!first || !current) throw new Error('the installation secret was not stored')
  const derive = (secret: Buffer, purpose: Purpose) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `pasarela ${purpose}`, 32)))
  return {
    deriveKey: (purpose) => derive(rotates[purpose] ? current : first, purpose),
    deriveKeys: (purpose) =>
      rotates[purpose]
        ? [current, ...opened.toSpliced(inUse, 1)].map((secret) => derive(secret, purpose))
        : [derive(first, purpose)],
  }
}

type StoredSecret = { name: string; version: number; sealed: Buffer; usedFrom: Date | null }

/** Oldest first. */
async function readSecrets(database: Database): Promise<StoredSecret[]> {
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

async function insert(database: Database, sealer: Sealer, random: Random, version: number): Promise<boolean> {
  const name = nameOf(version)
  const sealed = sealer.seal(random.bytes(32).toString('hex'), context(name))
  return (await run(database, insertSecret, { name, sealed })).length > 0
}

export type Rotation = { kind: 'added' | 'pending' | 'used' | 'nothingToUse'; version: number }

/** Adds a secret that processes know from their next start on. Nothing is added while one waits to be used. */
export async function addSecret(database: Database, sealer: Sealer, random: Random): Promise<Rotation> {
  await loadInstallation(database, sealer, random)
  const secrets = await readSecrets(database)
  const newest = secrets.length
  if (currentIndex(secrets) < newest - 1) return { kind: 'pending', version: newest }
  const isAdded = await insert(database, sealer, random, newest + 1)
  return { kind: isAdded ? 'added' : 'pending', version: newest + 1 }
}

/** Makes the newest secret the current one, for processes that start from now on. */
export async function useNewestSecret(database: Database): Promise<Rotation> {
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
