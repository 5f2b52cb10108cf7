import type { KeyObject } from 'node:crypto'
import type { Random } from '../src/foundation/random.ts'
import type { Settings } from '../src/foundation/settings.ts'
import { generatePassword, type Passwords } from '../src/operators/access/passwords.ts'
import { createUser, findPassword, findUserByName, UserError } from '../src/operators/access/users.ts'
import type { Database } from '../src/storage/database.ts'
import { issueKey, listKeys } from '../src/tenants/keys.ts'
import { publicPart } from '../src/tenants/key-format.ts'
import { createTenant, listTenants } from '../src/tenants/tenants.ts'
import { type Draft, keepLocally, prepareLocally, readLocally } from '../src/cli/local-files.ts'

const NAME = 'Demo'
const FILE = 'demo.key'
const USER = 'demo'
const PASSWORD_FILE = 'demo.password'
const actor = 'local start'

/**
 * Test key of the demo tenant: the one in the data folder while it is active, otherwise a new one. Scripts wait for its
 * file to know that the gateway is ready, so a new one appears only when the caller publishes it.
 */
export async function demoKey(
  settings: Settings,
  database: Database,
  random: Random,
  pepper: KeyObject,
): Promise<{ key: string; file: Draft | undefined }> {
  if (!(await listTenants(database)).some(({ name }) => name === NAME)) {
    // Two first starts on one database may run this concurrently: for the second one the tenant exists already.
    await createTenant(database, random, { name: NAME, actor }).catch(() => {})
  }
  const stored = await readLocally(settings.dataDir, FILE)
  const part = stored && publicPart(stored)
  const isActive = part && (await listKeys(database, NAME)).some((key) => key.publicPart === part && key.active)
  if (stored && isActive) return { key: stored, file: undefined }
  const { key } = await issueKey(database, random, pepper, { tenant: NAME, livemode: false, actor })
  return { key, file: await prepareLocally(settings.dataDir, FILE, key) }
}

/** Demo user; without a password if the one in the data folder is not the user's any more. */
export type DemoOperator = { name: string; password: string | undefined }

/** User to sign in to the dashboard, created on the first start; undefined once the user was disabled. */
export async function demoOperator(
  { dataDir }: Pick<Settings, 'dataDir'>,
  database: Database,
  random: Random,
  passwords: Passwords,
): Promise<DemoOperator | undefined> {
  const existing = await findUserByName(database, USER)
  if (existing?.disabledAt) return undefined
  if (existing) {
    const stored = await readLocally(dataDir, PASSWORD_FILE)
    const isCurrent = stored && (await passwords.verify(stored, (await findPassword(database, USER))?.hash))
    return { name: USER, password: isCurrent ? stored : undefined }
  }
  const password = await keepLocally(dataDir, PASSWORD_FILE, () => generatePassword(random))
  const passwordHash = await passwords.hash(password)
  const user = { name: USER, role: 'operator', tenantId: null, passwordHash, actor } as const
  // Two first starts on one data folder may run this concurrently: both have the same password.
  await createUser(database, random, user).catch(ignoreTaken)
  return { name: USER, password }
}

function ignoreTaken(error: unknown): void {
  if (!(error instanceof UserError)) throw error
}
