import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { listAttention } from '../../src/payments/admin/list.ts'
import { createPayerEncryption } from '../../src/payments/payer-encryption.ts'
import type { Database } from '../../src/storage/database.ts'
import { positionalStatement } from '../harness/statement.ts'
import { loadInstallation } from '../../src/storage/installation.ts'
import { testSealer } from '../harness/sealer.ts'
import type { Observations } from './observations.ts'
import type { Random } from './seeded-random.ts'
import type { Client } from './tenants/client.ts'
import { listIn } from './tenants/reply.ts'
import type { Tenant } from './tenants/tenant.ts'
import type { Banks, IncomingBank, LedgerEntry } from './world/banks.ts'
import type { World } from './world/world.ts'
import { unmistakable } from './audit/secrecy.ts'
import type {
  BankTransfer,
  ClaimRow,
  DeliveryRow,
  MovementRow,
  NoticeRecord,
  Records,
  StoredPayment,
  TenantRecords,
  TimelineRow,
} from './audit/records.ts'

function msOf(column: string): string {
  return `(extract(epoch from ${column}) * 1000)::float8`
}

// Selects columns by name instead of using the gateway's row mapping, which is under test.
const selectPayments = positionalStatement(
  'torture.payments',
  `select tenant_id as "tenantId", payment_id as "paymentId", livemode, method, status, stage, bank,
          usd_amount::text as "usdAmount", ves_amount::text as "vesAmount", bcv_rate::text as "bcvRate",
          external_ref as "externalRef", bank_reference as "bankReference", operation_id as "operationId",
          failure_code as "failureCode", received_ves_amount::text as "receivedVesAmount",
          paid_late as "paidLate", batch_id as "batchId", checkout_session_id as "checkoutSessionId",
          reversal_stage as "reversalStage", review_reason as "reviewReason", ${msOf('updated_at')} as "updatedMs",
          ${msOf('submitted_at')} as "submittedMs", ${msOf('expires_at')} as "expiresMs"
   from payments order by payment_id`,
)
const selectTimeline = positionalStatement(
  'torture.timeline',
  `select tenant_id as "tenantId", payment_id as "paymentId", event_id as "eventId", type, event
   from payment_events order by at, event_id`,
)
const countTransitions = positionalStatement(
  'torture.transitions',
  `select count(*)::integer as transitions from payment_events`,
)
const selectDeliveries = positionalStatement(
  'torture.deliveries',
  `select tenant_id as "tenantId", endpoint_id as "endpointId", event_id as "eventId", event, state, error,
          response_status as "responseStatus" from webhook_deliveries`,
)
const selectDisbursements = positionalStatement(
  'torture.disbursements',
  `select batch_id as "batchId", ves_amount::text as "vesAmount" from disbursements`,
)
const selectTables = positionalStatement(
  'torture.tables',
  `select table_name as name from information_schema.tables
   where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
)
const selectEndpoints = positionalStatement(
  'torture.endpoints',
  `select tenant_id as "tenantId", endpoint_id as id, url from webhook_endpoints`,
)

const selectMovements = positionalStatement(
  'torture.movements',
  `select encode(account_id, 'hex') as "accountId", movement_key as "movementKey", movement_id as "movementId", bank,
          reference, ves_amount::text as "vesAmount", direction, state, tenant_id as "tenantId", payment_id as "paymentId",
          next_match_at is not null as "isDue"
   from movements order by movement_id`,
)
const selectClaims = positionalStatement(
  'torture.claims',
  `select encode(account_id, 'hex') as "accountId", movement_key as "movementKey", tenant_id as "tenantId",
          payment_id as "paymentId" from claimed_movements`,
)
const selectReadings = positionalStatement(
  'torture.readings',
  `select encode(account_id, 'hex') as "accountId", ${msOf('read_at')} as "readMs" from statement_readings
   where read_at is not null`,
)

const restorePayer = positionalStatement('torture.restore', 'update payments set payer = $2 where payment_id = $1')

const ATTENTION_LIMIT = 1_000_000

type Parts = {
  world: World
  tenants: Tenant[]
  client: Client
  observations: Observations
  random: Random
  options: { lanes: number; readings?: string | undefined }
}

/** Reads everything again if a payment changed meanwhile, such as a request that expired: the parts would differ. */
export async function gatherRecords(parts: Parts): Promise<Records> {
  const transitions = async () =>
    (await parts.world.database.query<{ transitions: number }>(countTransitions))[0]?.transitions
  for (;;) {
    const before = await transitions()
    const records = await readRecords(parts)
    if ((await transitions()) === before) return records
  }
}

async function readRecords(parts: Parts): Promise<Records> {
  const { world, tenants, client, observations, random, options } = parts
  const { database } = world
  const indexOf = new Map(tenants.map(({ tenantId, index }) => [tenantId, index]))
  const owned = <Found extends { tenantId: string }>({ tenantId, ...row }: Found) => ({
    ...row,
    tenant: indexOf.get(tenantId) ?? -1,
  })
  const installation = await loadInstallation(database, testSealer, systemRandom)
  const encryption = createPayerEncryption(testSealer, installation.hasher('payer'))
  const payments = await database.query<StoredPayment & { tenantId: string }>(selectPayments)
  const allTenants = { tenantId: undefined, limit: ATTENTION_LIMIT }
  const attention = [
    ...(await listAttention({ database, encryption }, { ...allTenants, livemode: false })),
    ...(await listAttention({ database, encryption }, { ...allTenants, livemode: true })),
  ]
  await learnEndpoints(database, tenants)
  const ledger = await world.banks.ledger()
  // Restored before listing: the unreadable payers have served their purpose.
  for (const [paymentId, payer] of observations.unreadablePayers) await database.query(restorePayer, [paymentId, payer])
  const tenantRecords = await Promise.all(
    tenants.map(async (tenant) => ({
      ...tenant,
      listed: (await listAll(client, tenant, random, '/payments')) as TenantRecords['listed'],
      listedMovements: (await listAll(client, tenant, random, '/movements')) as TenantRecords['listedMovements'],
    })),
  )
  const timeline = (await database.query<TimelineRow & { tenantId: string }>(selectTimeline)).map(owned)
  const deliveries = (await database.query<DeliveryRow & { tenantId: string }>(selectDeliveries)).map(owned)
  // Of the same moment: an event that is sent while the rest is read would have no delivery here.
  const arrivals = [...world.receivers.arrivals]
  return {
    tenants: tenantRecords,
    payments: payments.map(owned),
    timeline,
    deliveries,
    disbursements: await database.query(selectDisbursements),
    // Money of others: it has no payment of its own.
    ledger: ledger.filter(({ operation }) => !transferOperations.has(operation)),
    transfers: observations.transfers,
    transfersIn: await readTransfers(world, ledger),
    notices: noticesOf(await world.banks.notices()),
    movements: (await database.query<Omit<MovementRow, 'tenant'> & { tenantId: string | null }>(selectMovements)).map(
      ({ tenantId, ...row }) => ({ ...row, tenant: tenantId === null ? null : (indexOf.get(tenantId) ?? -1) }),
    ),
    claims: (await database.query<ClaimRow & { tenantId: string }>(selectClaims)).map(owned),
    readings: await readingsOf(database, tenants),
    lanes: options.lanes,
    isManual: options.readings === undefined,
    attention: new Set(attention.map(({ payment }) => payment.paymentId)),
    arrivals,
    observations,
    processMemory: world.memory.processMemory,
    texts: new Map([...(await dumpTables(database)), ...(await readLogs(world)), ...(await searchFiles(world))]),
    credentials: tenants
      .flatMap(({ everyAccount }) => everyAccount)
      .flatMap((accountId) => {
        const { bnc, r4, bdv, mercantil, banesco, bancamiga } = sandboxCredentials(accountId)
        return [
          bnc.masterKey,
          r4.commerce,
          bdv.c2pKey,
          bdv.statementKey,
          bdv.changeKey,
          mercantil.c2pSecret,
          mercantil.mobileSearchSecret,
          mercantil.cardSecret,
          banesco.clientSecret,
          bancamiga.password,
        ]
      }),
  }
}

/** Mobile payments of customers in R4's ledger, and their return. */
const transferOperations: ReadonlySet<string> = new Set(['PagoMovil', 'PagoMovilDevuelto'])

/** A line of the banks' journal. */
type JournalLine = {
  kind: string
  movement?: { controlNumber: string; direction?: 'in' | 'out'; type?: string; at?: number } & Pick<
    BankTransfer,
    'client' | 'reference' | 'amount' | 'phone' | 'document'
  >
}

/** Transfers of customers: at R4 entries of its ledger, elsewhere movements, which the banks' journal has. */
async function readTransfers({ folder }: World, ledger: LedgerEntry[]): Promise<BankTransfer[]> {
  const journal = await readFile(join(folder, 'banks.jsonl'), 'utf8')
  const lines = journal.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as JournalLine]))
  const atOthers = lines.flatMap(({ movement }): BankTransfer[] => {
    if (!movement || movement.direction === 'out' || movement.type === 'commission') return []
    const { controlNumber, client, reference, amount, phone, document, at = 0 } = movement
    const bank = bankOf(client)
    // Banesco does not show who paid.
    const isShown = bank !== 'banesco'
    const payer = {
      ...(isShown && phone !== undefined ? { phone } : {}),
      ...(isShown && document !== undefined ? { document } : {}),
    }
    const number = bank === 'bnc' ? { number: controlNumber } : {}
    return [{ bank, client, ...number, reference, amount, ...payer, atMs: at }]
  })
  const atR4 = ledger
    .filter(({ operation }) => operation === 'PagoMovil')
    .map(({ client, reference, amount, payer, at }): BankTransfer => {
      const { phone, document } = payer ?? {}
      const named = { ...(phone === undefined ? {} : { phone }), ...(document === undefined ? {} : { document }) }
      return { bank: 'r4', client, reference, amount, ...named, atMs: Date.parse(at) }
    })
  return [...atOthers, ...atR4]
}

/** By the first digits of an account; clients of BNC are no accounts. */
function bankOf(client: string): IncomingBank {
  if (client.startsWith('0134')) return 'banesco'
  return client.startsWith('0172') ? 'bancamiga' : 'bnc'
}

/** The account id is the SHA-256 of the bank and of the account's number, computed here and not by the gateway. */
async function readingsOf(database: Database, tenants: Tenant[]): Promise<Records['readings']> {
  const clients = new Map(
    tenants.flatMap(({ everyAccount, banesco, bancamiga }) => [
      ...everyAccount.map((accountId) => {
        const { accountNumber, clientGuid } = sandboxCredentials(accountId).bnc
        return [accountIdOf('bnc', accountNumber), clientGuid] as const
      }),
      [accountIdOf('banesco', banesco), banesco] as const,
      [accountIdOf('bancamiga', bancamiga), bancamiga] as const,
    ]),
  )
  const rows = await database.query<{ accountId: string; readMs: number }>(selectReadings)
  return rows.flatMap(({ accountId, readMs }) => {
    const client = clients.get(accountId)
    return client === undefined ? [] : [{ client, readMs }]
  })
}

function accountIdOf(bank: string, accountNumber: string): string {
  return createHash('sha256')
    .update(`${bank} ${accountNumber.replaceAll(/\D/g, '')}`)
    .digest('hex')
}

const confirmations: ReadonlySet<string> = new Set(['R4notifica', 'MBconsulta', 'NotificationPush'])

function noticesOf({ notices }: Awaited<ReturnType<Banks['notices']>>): NoticeRecord[] {
  return notices
    .filter(({ forge }) => forge === undefined)
    .map(({ bank, client, reference, originReference, amount, attempts }) => ({
      bank,
      client,
      reference: reference ?? originReference ?? '',
      amount,
      isConfirmed: attempts.some(({ operation, status }) => confirmations.has(operation) && status === 200),
    }))
}

/** Adds endpoints whose registration got no response, identified by their URL. */
async function learnEndpoints(database: Database, tenants: Tenant[]): Promise<void> {
  const rows = await database.query<{ tenantId: string; id: string; url: string }>(selectEndpoints)
  for (const { tenantId, id, url } of rows) {
    const tenant = tenants.find((candidate) => candidate.tenantId === tenantId)
    if (tenant?.endpoints.some((endpoint) => endpoint.id === id)) continue
    tenant?.endpoints.push({ id, path: new URL(url).pathname, state: 'moving' })
  }
}

async function listAll(client: Client, tenant: Tenant, random: Random, path: string): Promise<object[]> {
  const listed: object[] = []
  let cursor: string | null = null
  do {
    const from: string = cursor === null ? '' : `&cursor=${cursor}`
    const caller = {
      tenant,
      operation: `${tenant.mark}/the end`,
      random: random.of(`the end ${tenant.mark} ${path} ${cursor}`),
    }
    const page = await client.sendUntilFinal(caller, { path: `${path}?limit=100${from}` })
    if (page?.status !== 200) throw new Error(`${path} of ${tenant.name} cannot be listed: ${page?.text}`)
    listed.push(...listIn(page.body, 'items'))
    const { nextCursor } = page.body
    cursor = typeof nextCursor === 'string' ? nextCursor : null
  } while (cursor !== null)
  return listed
}

/** Every table as text, one line per row. */
async function dumpTables(database: Database): Promise<[string, string][]> {
  const tables = await database.query<{ name: string }>(selectTables)
  return Promise.all(
    tables.map(async ({ name }): Promise<[string, string]> => {
      const dump = positionalStatement(`torture.dump_${name}`, `select t::text as line from "${name}" t`)
      const lines = await database.query<{ line: string }>(dump)
      return [`table ${name}`, lines.map(({ line }) => line).join('\n')]
    }),
  )
}

/** Logs of the gateways and of PostgreSQL. */
async function readLogs({ folder, postgres }: World): Promise<[string, string][]> {
  const names = (await readdir(folder)).filter((name) => /^gateway-\d+\.(log|err)$/.test(name))
  const files = [...names.map((name) => join(folder, name)), ...(postgres.own ? [postgres.own.logFile] : [])]
  return Promise.all(files.map(async (file): Promise<[string, string]> => [file, await readFile(file, 'utf8')]))
}

/** Matches of secret patterns in PostgreSQL's data files, including the WAL. */
async function searchFiles({ folder }: World): Promise<[string, string][]> {
  const entries = await readdir(join(folder, 'data'), { recursive: true, withFileTypes: true })
  const found: [string, string][] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    // PostgreSQL may remove a file while others are read.
    const text = await readFile(file, 'latin1').catch(() => '')
    const matches = unmistakable.flatMap((shape) => text.match(shape) ?? [])
    if (matches.length > 0) found.push([file, matches.join('\n')])
  }
  return found
}
