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
 * The demo tenant's test key: the one in the data folder while it works, otherwise a new one. Scripts wait for its file
 * to know that the gateway can be used, so a new one appears there only when the caller publishes it.
 */
export async function demoKey(
  settings: Settings,
  database: Database,
  random: Random,
  pepper: KeyObject,
): Promise<{ key: string; file: Draft | undefined }> {
  if (!(await listTenants(database)).some(({ name }) => name === NAME)) {
    // Two first starts on one database may meet here: whoever is second finds the tenant made.
    await createTenant(database, random, { name: NAME, actor }).catch(() => {})
  }
  const kept = await readLocally(settings.dataDir, FILE)
  const part = kept && publicPart(kept)
  const works = part && (await listKeys(database, NAME)).some((key) => key.publicPart === part && key.active)
  if (kept && works) return { key: kept, file: undefined }
  const { key } = await issueKey(database, random, pepper, { tenant: NAME, livemode: false, actor })
  return { key, file: await prepareLocally(settings.dataDir, FILE, key) }
}

/** Without a password when the one in the data folder is not the user's (any more). */
export type DemoOperator = { name: string; password: string | undefined }

/** Somebody to sign in to the dashboard as, made on the first start; nobody once the user was disabled. */
export async function demoOperator(
  { dataDir }: Pick<Settings, 'dataDir'>,
  database: Database,
  random: Random,
  passwords: Passwords,
): Promise<DemoOperator | undefined> {
  const known = await findUserByName(database, USER)
  if (known?.disabledAt) return undefined
  if (known) {
    const kept = await readLocally(dataDir, PASSWORD_FILE)
    const isRight = kept && (await passwords.verify(kept, (await findPassword(database, USER))?.hash))
    return { name: USER, password: isRight ? kept : undefined }
  }
  const password = await keepLocally(dataDir, PASSWORD_FILE, () => generatePassword(random))
  const passwordHash = await passwords.hash(password)
  const user = { name: USER, role: 'operator', tenantId: null, passwordHash, actor } as const
  // Two first starts on one data folder may meet here: both have the same password.
  await createUser(database, random, user).catch(ignoreTaken)
  return { name: USER, password }
}

function ignoreTaken(error: unknown): void {
  if (!(error instanceof UserError)) throw error
}
