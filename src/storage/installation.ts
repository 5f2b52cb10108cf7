import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { Random } from '../foundation/random.ts'
import type { Database } from './database.ts'
import { run, statement } from './statement.ts'
import type { Sealer } from './sealing.ts'

/**
 * Random secret of this installation, sealed in the database. Keyed hashes (API keys, request fingerprints) are derived
 * from it and not from the master key, so that rotating the master key does not invalidate them.
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

/** Two processes may start at once on an empty database: the second one reads the secret of the first. */
async function createSecret(database: Database, sealer: Sealer, random: Random): Promise<Buffer> {
  const sealed = sealer.seal(random.bytes(32).toString('hex'), context(NAME))
  await run(database, insertSecret, { name: NAME, sealed })
  const secret = await readSecret(database, sealer)
  if (!secret) throw new Error('the installation secret was not stored')
  return secret
}

/** Re-seals, under the current master key, the secrets sealed under former ones. Returns their number. */
export async function resealInstallation(database: Database, sealer: Sealer): Promise<number> {
  const rows = await run(database, selectSecrets, {})
  const old = rows.filter(({ sealed }) => !sealer.isCurrent(sealed))
  for (const { name, sealed } of old) {
    const plain = sealer.open(sealed, context(name))
    await run(database, updateSecret, { name, sealed: sealer.seal(plain, context(name)) })
  }
  return old.length
}
