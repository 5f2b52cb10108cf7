import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { Random } from '../foundation/random.ts'
import type { Database } from './database.ts'
import { run, statement } from './statement.ts'
import type { Sealer } from './sealing.ts'

/**
 * The random secret of this installation, sealed in the database. Keyed hashes (API keys, request
 * fingerprints) hang on it and not on the master key, so the master key can be rotated without voiding them.
 */
export type Installation = {
  deriveKey(
    purpose:
      | 'api-key'
      | 'fingerprint'
      | 'payer'
      | 'card'
      | 'cursor'
      | 'operator'
      | 'notification'
      | 'notification-token',
  ): KeyObject
}

const NAME = 'installation'
const context = (name: string) => `installation_secrets.${name}`

const insertSecret = statement<{ name: string; sealed: Buffer }>(
  'installation.insert',
  `insert into installation_secrets (name, sealed) values (:name, :sealed) on conflict do nothing`,
)
const selectSecrets = statement<object, { name: string; sealed: Buffer }>(
  'installation.select',
  `select name, sealed from installation_secrets order by name`,
)
const updateSecret = statement<{ name: string; sealed: Buffer }>(
  'installation.update',
  `update installation_secrets set sealed = :sealed where name = :name`,
)

export async function loadInstallation(database: Database, sealer: Sealer, random: Random): Promise<Installation> {
  const secret = (await readSecret(database, sealer)) ?? (await createSecret(database, sealer, random))
  return {
    deriveKey: (purpose) => createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `pasarela ${purpose}`, 32))),
  }
}

async function readSecret(database: Database, sealer: Sealer): Promise<Buffer | undefined> {
  const rows = await run(database, selectSecrets, {})
  const row = rows.find(({ name }) => name === NAME)
  return row && Buffer.from(sealer.open(row.sealed, context(NAME)), 'hex')
}

/** Two processes may start at once on an empty database: whoever comes second reads the first one's. */
async function createSecret(database: Database, sealer: Sealer, random: Random): Promise<Buffer> {
  const sealed = sealer.seal(random.bytes(32).toString('hex'), context(NAME))
  await run(database, insertSecret, { name: NAME, sealed })
  const secret = await readSecret(database, sealer)
  if (!secret) throw new Error('the installation secret was not stored')
  return secret
}

/** Seals anew, under the current master key, what a former one sealed. Returns how many were. */
export async function resealInstallation(database: Database, sealer: Sealer): Promise<number> {
  const rows = await run(database, selectSecrets, {})
  const old = rows.filter(({ sealed }) => !sealer.isCurrent(sealed))
  for (const { name, sealed } of old) {
    const plain = sealer.open(sealed, context(name))
    await run(database, updateSecret, { name, sealed: sealer.seal(plain, context(name)) })
  }
  return old.length
}
