import type { Random } from '../foundation/random.ts'
import type { Settings } from '../foundation/settings.ts'
import type { Database } from '../storage/database.ts'
import { issueKey, listKeys } from '../tenants/keys.ts'
import { publicPart } from '../tenants/key-format.ts'
import { createTenant, listTenants } from '../tenants/tenants.ts'
import { readLocally, replaceLocally } from './local-files.ts'

const NAME = 'Demo'
const FILE = 'demo.key'
const actor = 'local start'

/** The demo tenant's test key: the one in the data folder while it works, otherwise a new one that is kept there. */
export async function demoKey(settings: Settings, database: Database, random: Random, pepper: Buffer): Promise<string> {
  if (!(await listTenants(database)).some(({ name }) => name === NAME)) {
    // Two first starts on one database may meet here: whoever is second finds the tenant made.
    await createTenant(database, random, { name: NAME, actor }).catch(() => {})
  }
  const kept = await readLocally(settings.dataDir, FILE)
  const part = kept && publicPart(kept)
  const works = part && (await listKeys(database, NAME)).some((key) => key.publicPart === part && key.active)
  if (kept && works) return kept
  const { key } = await issueKey(database, random, pepper, { tenant: NAME, livemode: false, actor })
  await replaceLocally(settings.dataDir, FILE, key)
  return key
}
