import { setTimeout as delay } from 'node:timers/promises'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { caracasDay } from '../../sandbox/caracas.ts'
import type { LedgerEntry } from '../../sandbox/records.ts'
import { type SandboxOptions, startSandbox } from '../../sandbox/sandbox.ts'
import { systemClock } from '../../src/foundation/clock.ts'
import { createLog } from '../../src/foundation/log.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { readSettings } from '../../src/foundation/settings.ts'
import type { BankName } from '../../src/banks/bank.ts'
import { routeNames } from '../../src/banks/flow-routes.ts'
import { createGateway } from '../../src/gateway.ts'
import { DatabaseUnavailable, openDatabase } from '../../src/storage/database.ts'
import { loadInstallation } from '../../src/storage/installation.ts'
import { setRoutes } from '../../src/tenants/bank-accounts.ts'
import { issueKey } from '../../src/tenants/keys.ts'
import { createTenant } from '../../src/tenants/tenants.ts'
import { createTestDatabase } from '../harness/database.ts'
import { callerOf, type HttpAnswer } from '../harness/gateway.ts'
import { patienceMs } from '../harness/patience.ts'
import { testSealer } from '../harness/sealer.ts'
import { lateLineMs } from './rows.ts'
import { createTurns } from './turns.ts'

export type Receipt = Record<string, unknown> & { paymentId: string; status: string; vesAmount: number }

/** A tenant as an integrator has it: a key, and the name its account has at each simulated bank. */
export type Merchant = {
  tenantId: string
  bnc: ReturnType<typeof sandboxCredentials>['bnc']
  bdv: ReturnType<typeof sandboxCredentials>['bdv']
  mercantil: ReturnType<typeof sandboxCredentials>['mercantil']
  banesco: ReturnType<typeof sandboxCredentials>['banesco']
  bancamiga: ReturnType<typeof sandboxCredentials>['bancamiga']
  post(path: string, body?: object): Promise<HttpAnswer>
  get(path: string): Promise<HttpAnswer>
}

export type World = Awaited<ReturnType<typeof startWorld>>

/** Scenarios of a process that are being set up at once; those that wait for the gateway's conclusion do not count. */
const arrangedAtOnce = 3
const inTurn = createTurns(arrangedAtOnce)

/** Banks to which a merchant's every flow is routed. */
const allRouted: ReadonlySet<BankName> = new Set(['bdv', 'mercantil', 'banesco', 'bancamiga'])

/** The longest bank call of these gateways. Lost answers are concluded 10 s and one such call after they were lost. */
const bankTimeoutMs = 3_000

/**
 * A gateway with a database of its own, reached over HTTP, and simulated banks that read their uncertain facts one way.
 * Tenants may share one bank account, as two shops of one company do.
 */
export async function startWorld(
  readings: Pick<
    SandboxOptions,
    'bncReadings' | 'r4Readings' | 'bdvReadings' | 'mercantilReadings' | 'banescoReadings' | 'bancamigaReadings'
  >,
) {
  const sandbox = await startSandbox(readings)
  const urls = {
    bnc: sandbox.bncUrl,
    r4: sandbox.r4Url,
    bdv: sandbox.bdvUrl,
    mercantil: sandbox.mercantilUrl,
    banesco: sandbox.banescoUrl,
    bancamiga: sandbox.bancamigaUrl,
  }
  const accountOwner = new Map<string, string>()
  const credentialsOf = (tenantId: string) => {
    const { bnc, ...others } = sandboxCredentials(accountOwner.get(tenantId) ?? tenantId)
    return { ...others, bnc: { ...bnc, ...(readings.bncReadings && { mobilePayments: 'yes', simf: 'yes' }) } }
  }
  const database = openDatabase(await createTestDatabase(), 4)
  const testUrls = {
    ...(readings.bdvReadings && { bdvUrl: urls.bdv }),
    ...(readings.mercantilReadings && { mercantilUrl: urls.mercantil }),
    ...(readings.banescoReadings && { banescoUrl: urls.banesco }),
    ...(readings.bancamigaReadings && { bancamigaUrl: urls.bancamiga }),
  }
  const parts = {
    settings: readSettings({ PORT: '0', PASARELA_BANK_TIMEOUT_MS: String(bankTimeoutMs) }),
    clock: systemClock,
    random: systemRandom,
    log: createLog({ level: 'error', readable: false, write: () => {} }),
    database,
    sealer: testSealer,
    testBanks: { bncUrl: urls.bnc, r4Url: urls.r4, ...testUrls, credentialsOf },
    sandboxFeedUrl: sandbox.ratesUrl,
  }
  const gateway = await whenAvailable(() => createGateway(parts))
  const call = callerOf(await gateway.listen())
  const installation = await whenAvailable(() => loadInstallation(database, testSealer, systemRandom))
  const pepper = installation.deriveKey('api-key')
  const actor = 'test'

  type MerchantOptions = { sharesAccountOf?: Merchant; collectsAt?: BankName }

  async function createMerchant(options: MerchantOptions): Promise<Merchant> {
    const { tenantId } = await createTenant(database, systemRandom, { name: `Shop ${systemRandom.uuid()}`, actor })
    if (options.sharesAccountOf) accountOwner.set(tenantId, options.sharesAccountOf.tenantId)
    if (options.collectsAt) {
      const scope = { tenantId, livemode: false }
      const flows = allRouted.has(options.collectsAt) ? routeNames : (['c2p'] as const)
      await setRoutes(database, systemRandom, { scope, flows, bank: options.collectsAt, actor })
    }
    const { key } = await issueKey(database, systemRandom, pepper, { tenant: tenantId, livemode: false, actor })
    return {
      tenantId,
      bnc: credentialsOf(tenantId).bnc,
      bdv: credentialsOf(tenantId).bdv,
      mercantil: credentialsOf(tenantId).mercantil,
      banesco: credentialsOf(tenantId).banesco,
      bancamiga: credentialsOf(tenantId).bancamiga,
      post: (path, body) => call(path, { method: 'POST', key, ...(body ? { body } : {}) }),
      get: (path) => call(path, { key }),
    }
  }

  const merchant = (options: MerchantOptions = {}) => whenAvailable(() => createMerchant(options))

  /** Ledger entries of the merchant at all banks, oldest first: the money that actually moved. */
  async function ledger(of: Merchant): Promise<LedgerEntry[]> {
    const { bnc, r4, bdv, mercantil } = credentialsOf(of.tenantId)
    const read = async (url: string, client: string) => {
      const response = await fetch(new URL(`/control/ledger?client=${client}`, url))
      return ((await response.json()) as { entries: LedgerEntry[] }).entries
    }
    return [
      ...(await read(urls.bnc, bnc.clientGuid)),
      ...(await read(urls.r4, r4.commerce)),
      ...(await read(urls.bdv, bdv.accountNumber)),
      ...(await read(urls.mercantil, mercantil.accountNumber)),
    ]
  }

  async function control(bank: BankName, path: string, body: object): Promise<unknown> {
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const response = await fetch(new URL(`/control/${path}`, urls[bank]), request)
    if (!response.ok) throw new Error(`control ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }

  return {
    merchant,
    /** The lists of BNC are late; a scenario may say when they show a merchant's lines. */
    isLate: readings.bncReadings?.statementDelayMs === lateLineMs,
    /** Sets a scenario up, its calls close together: few at once, so that two cores lose no answer by being slow. */
    arrange: inTurn,
    ledger,
    control,
    async stop() {
      await gateway.stop()
      await database.close()
      await sandbox.stop()
    },
  }
}

/** A step of the set-up that failed because the machine was too busy: nothing was checked yet. */
export class NotArranged extends Error {}

/** A machine too busy for the database or for a bank says nothing about the bank: what is being set up is begun anew. */
async function whenAvailable<T>(task: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task()
    } catch (error) {
      const isBusy = error instanceof DatabaseUnavailable || error instanceof NotArranged
      if (!isBusy || attempt === 10) throw error
      await delay(attempt * 1_000)
    }
  }
}

/**
 * Runs a scenario, on every attempt from its beginning: it creates new merchants, so leftovers of an earlier attempt,
 * such as a charge whose response came too late, are on accounts that are not checked.
 */
export const runScenario = <T>(run: () => Promise<T>): Promise<T> => whenAvailable(run)

/** A line on the merchant's account that the gateway has no part in. */
export async function putLine(
  world: World,
  of: Merchant,
  line: { amount: number; reference: string; phone?: string; bankCode?: string; document?: string; type?: string },
): Promise<void> {
  await world.control('bnc', 'movements', { client: of.bnc.clientGuid, date: today(), ...line })
}

export const today = (): string => caracasDay(Date.now())

const pollsMs = [1_000, 2_000, 4_000, 6_000]

/** Watch of an escalated payment: twice the time after which a missing line counts as a charge that did not happen. */
const watchedMs = 26_000

/** The payment once neither it nor its reversal is open any more, or once it has needed manual review for so long. */
export async function settled(of: Merchant, paymentId: string, reviewMs = watchedMs): Promise<Receipt> {
  const begin = Date.now()
  for (let poll = 0; ; poll += 1) {
    const { status, body } = await of.get(`/v1/payments/${paymentId}`)
    const receipt = body as Receipt
    // An overloaded database leads to 503, which is not an outcome: query again.
    const isOpen = status !== 200 || receipt.status === 'PENDING' || receipt['reversalStatus'] === 'PENDING'
    if (!isOpen) return receipt
    const waitedMs = Date.now() - begin
    if (status === 200 && waitedMs > reviewMs && (await isEscalated(of, paymentId))) return receipt
    if (waitedMs > patienceMs) throw new Error(`payment ${paymentId} is still open and was not escalated`)
    await delay(pollsMs[poll] ?? pollsMs.at(-1))
  }
}

async function isEscalated(of: Merchant, paymentId: string): Promise<boolean> {
  const { body } = await of.get(`/v1/payments/${paymentId}/events`)
  const items = (body['items'] ?? []) as { type: string }[]
  return items.at(-1)?.type.endsWith('attention') ?? false
}
