import type { KeyObject } from 'node:crypto'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/sandbox.ts'
import type { BankName } from '../../src/banks/bank.ts'
import { type Clock, systemClock } from '../../src/foundation/clock.ts'
import { createLog } from '../../src/foundation/log.ts'
import { type Random, systemRandom } from '../../src/foundation/random.ts'
import type { Route } from '../../src/foundation/route.ts'
import { readSettings } from '../../src/foundation/settings.ts'
import { createGateway, type Gateway } from '../../src/gateway.ts'
import { type Batching, type Connection, type Database, openDatabase } from '../../src/storage/database.ts'
import { loadInstallation } from '../../src/storage/installation.ts'
import { issueKey } from '../../src/tenants/keys.ts'
import type { ScryptCost } from '../../src/operators/access/passwords.ts'
import { keyScopes } from '../../src/foundation/key-scopes.ts'
import { createTenant, type Tenant } from '../../src/tenants/tenants.ts'
import type { Lookup } from '../../src/webhooks/connector.ts'
import { createTestDatabase } from './database.ts'
import { testSealer } from './sealer.ts'

/** Simulated banks of one test, with access to their ledger and controls. */
export type TestSandbox = Sandbox & {
  /** Ledger entries of the banks, of one tenant if given. */
  ledger(tenantId?: string): Promise<LedgerEntry[]>
  control(bank: BankName, path: string, body: object): Promise<unknown>
}

export type LedgerEntry = {
  id: string
  bank: string
  client: string
  operation: string
  amount: string
  reference: string
  /** Its line on the statement. */
  line?: { controlNumber: string; reference: string }
}

export async function startTestSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  const sandbox = await startSandbox(options)
  const urls = {
    bnc: sandbox.bncUrl,
    r4: sandbox.r4Url,
    bdv: sandbox.bdvUrl,
    mercantil: sandbox.mercantilUrl,
    banesco: sandbox.banescoUrl,
    bancamiga: sandbox.bancamigaUrl,
  }
  return {
    ...sandbox,
    async ledger(tenantId) {
      const ledgers = await Promise.all(
        Object.values(urls).map(async (url) => {
          const response = await fetch(new URL('/control/ledger', url))
          return (await response.json()) as { entries: LedgerEntry[] }
        }),
      )
      const entries = ledgers.flatMap((ledger) => ledger.entries)
      if (tenantId === undefined) return entries
      const own = sandboxCredentials(tenantId)
      const clients = [own.bnc.clientGuid, own.r4.commerce, own.bdv.accountNumber, own.mercantil.accountNumber]
      return entries.filter(({ client }) => clients.includes(client))
    },
    async control(bank, path, body) {
      const response = await fetch(new URL(`/control/${path}`, urls[bank]), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!response.ok) throw new Error(`control ${path}: ${response.status} ${await response.text()}`)
      return response.json()
    },
  }
}

function testBanksOf(
  { bncUrl, r4Url, bdvUrl, mercantilUrl, banescoUrl, bancamigaUrl }: TestSandbox,
  {
    withBdv,
    withMercantil,
    withBanesco,
    withBancamiga,
    bncFields = {},
  }: {
    withBdv?: true
    withMercantil?: true
    withBanesco?: true
    withBancamiga?: true
    bncFields?: Record<string, string>
  },
) {
  return {
    bncUrl,
    r4Url,
    ...(withBdv ? { bdvUrl } : {}),
    ...(withMercantil ? { mercantilUrl } : {}),
    ...(withBanesco ? { banescoUrl } : {}),
    ...(withBancamiga ? { bancamigaUrl } : {}),
    credentialsOf(tenantId: string) {
      const { bnc, ...others } = sandboxCredentials(tenantId)
      return { ...others, bnc: { ...bnc, ...bncFields } }
    },
  }
}

export type TestGateway = {
  url: string
  database: Database
  connection: Connection
  pepper: KeyObject
  /** Every log line so far, as text. */
  logged: string[]
  call: Caller
  /** Its keys have every scope, `approve` included. */
  createTenant(name?: string): Promise<Tenant & { key: string; liveKey: string }>
  stop(): Promise<void>
}

export type HttpAnswer = { status: number; headers: Headers; text: string; body: Record<string, unknown> }
export type Caller = (
  path: string,
  request?: { method?: string; key?: string; body?: unknown; headers?: Record<string, string> },
) => Promise<HttpAnswer>

export const testPasswordCost: ScryptCost = { ln: 8, r: 8, p: 1 }

/** The slow suite runs some files a second and a third time, with batches forced to be full and to be single. */
function testBatching(): Batching {
  const batching = process.env['TEST_BATCHING'] ?? 'auto'
  if (batching !== 'auto' && batching !== 'full' && batching !== 'single') throw new Error(`TEST_BATCHING=${batching}`)
  return batching
}

/** Starts a real gateway on a free port, with its own database or one shared with another gateway. */
export async function startTestGateway(
  options: {
    connection?: Connection
    routes?: Route[]
    clock?: Clock
    random?: Random
    env?: Record<string, string>
    /** Simulated banks for test keys; without them there is no bank and no rate. */
    sandbox?: TestSandbox
    /** Test keys have an account at BDV too, after those at BNC and R4. */
    withBdv?: true
    /** The same at Mercantil. */
    withMercantil?: true
    /** The same at Banesco, and at Bancamiga. */
    withBanesco?: true
    withBancamiga?: true
    /** Services of BNC that test keys have not contracted by default. */
    bncFields?: Record<string, string>
    reached?: Parameters<typeof createGateway>[0]['checkpoint']
    /** Cost of hashing passwords; a small one, because tests sign in often. */
    passwordCost?: ScryptCost | 'real'
    /** DNS resolution for webhook endpoints. */
    lookup?: Lookup
  } = {},
): Promise<TestGateway> {
  const { sandbox, reached, lookup, passwordCost = testPasswordCost } = options
  const connection = options.connection ?? (await createTestDatabase())
  const database = openDatabase(connection, 8, { batching: testBatching() })
  const logged: string[] = []
  const gateway: Gateway = await createGateway({
    settings: readSettings({ PORT: '0', ...options.env }),
    clock: options.clock ?? systemClock,
    random: options.random ?? systemRandom,
    log: createLog({ level: 'debug', readable: false, write: (line) => logged.push(line) }),
    database,
    sealer: testSealer,
    ...(options.routes ? { routes: options.routes } : {}),
    ...(reached ? { checkpoint: reached } : {}),
    ...(lookup ? { lookup } : {}),
    ...(passwordCost === 'real' ? {} : { passwordCost }),
    ...(sandbox ? { testBanks: testBanksOf(sandbox, options), sandboxFeedUrl: sandbox.ratesUrl } : {}),
  })
  const url = await gateway.listen()
  const pepper = (await loadInstallation(database, testSealer, systemRandom)).deriveKey('api-key')
  const actor = 'test'
  return {
    url,
    database,
    connection,
    pepper,
    logged,
    call: callerOf(url),
    async createTenant(name = `Tenant ${systemRandom.uuid()}`) {
      const tenant = await createTenant(database, systemRandom, { name, actor })
      // Approvals too, which a key has only if they are named.
      const restrictions = { scopes: [...keyScopes] }
      const issue = (livemode: boolean) =>
        issueKey(database, systemRandom, pepper, { tenant: tenant.tenantId, livemode, actor, restrictions })
      return { ...tenant, key: (await issue(false)).key, liveKey: (await issue(true)).key }
    },
    async stop() {
      await gateway.stop()
      await database.close()
    },
  }
}

export function callerOf(url: string): Caller {
  return async (path, { method = 'GET', key, body, headers = {} } = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(key ? { 'x-api-key': key } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, text, body: isJson && text ? JSON.parse(text) : {} }
  }
}
