import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Receipt } from '../../../sdk/src/index.ts'
import type { Effect, Evidence } from './audit.ts'
import type { Endpoints } from './endpoints.ts'
import { keysOf, type LoadPayment, TOKEN } from './load.ts'
import type { Tenant } from './tenants.ts'

/** Longest time until an unknown outcome is resolved: in test mode it is escalated to an operator after a minute. */
const UNKNOWN_OUTCOME_MS = 150_000
/** A delivery that was claimed and not sent is given up after half a minute. */
const DELIVERY_MS = 40_000
const POLL_MS = 1_000
const REPLAYS_AT_ONCE = 8

/** Collects the audit's evidence through the gateways and from the banks' ledgers, once all payments are settled. */
export async function gatherEvidence(parts: {
  tenants: readonly Tenant[]
  payments: readonly LoadPayment[]
  endpoints: Endpoints
  dataDir: string
}): Promise<Evidence> {
  const { tenants, payments, endpoints, dataDir } = parts
  const receipts = await settledReceipts(tenants)
  const replays = await replayAll(tenants, payments)
  const ledger = await readLedger(dataDir)
  await waitUntilStable(() => endpoints.arrivals().length)
  return {
    payments,
    receipts,
    effects: tenants.map(({ clients }) => ledger.filter(({ client }) => clients.includes(client))),
    arrivals: endpoints.arrivals(),
    replays,
  }
}

async function settledReceipts(tenants: readonly Tenant[]): Promise<Receipt[][]> {
  const endMs = performance.now() + UNKNOWN_OUTCOME_MS
  for (;;) {
    const open = await Promise.all(tenants.map(({ sdk }) => sdk.payments.list({ status: 'PENDING', limit: 1 }).page()))
    if (open.every(({ items }) => items.length === 0) || performance.now() > endMs) break
    await pause(POLL_MS)
  }
  return Promise.all(tenants.map(allReceipts))
}

async function allReceipts({ sdk }: Tenant): Promise<Receipt[]> {
  const receipts: Receipt[] = []
  for await (const receipt of sdk.payments.list({ limit: 100 })) receipts.push(receipt)
  return receipts
}

async function replayAll(tenants: readonly Tenant[], payments: readonly LoadPayment[]): Promise<Evidence['replays']> {
  const replays = new Map<LoadPayment, { intent: unknown; receipt: unknown }>()
  const waiting = payments.filter(({ receipt }) => receipt).values()
  await Promise.all(
    Array.from({ length: REPLAYS_AT_ONCE }, async () => {
      for (const payment of waiting) replays.set(payment, await replay(tenants[payment.tenant] as Tenant, payment))
    }),
  )
  return replays
}

async function replay({ sdk }: Tenant, payment: LoadPayment): Promise<{ intent: unknown; receipt: unknown }> {
  const { details } = payment
  const keys = keysOf(payment)
  const intent = await sdk.c2p.request(details, { idempotencyKey: keys.request })
  const execution = { ...details, intentId: intent.intentId, token: TOKEN }
  return { intent, receipt: await sdk.c2p.execute(execution, { idempotencyKey: keys.execute }) }
}

/** Ledger of the simulated banks shared by the gateways on this data folder. */
async function readLedger(dataDir: string): Promise<Effect[]> {
  const { bncUrl, r4Url } = JSON.parse(await readFile(join(dataDir, 'sandbox.json'), 'utf8')) as Record<string, string>
  const responses = await Promise.all(
    [bncUrl, r4Url].map(async (url) => {
      const response = await fetch(new URL('/control/ledger', url))
      return (await response.json()) as { entries: Effect[] }
    }),
  )
  return responses.flatMap(({ entries }) => entries)
}

/** Resolves when the count has not grown for as long as a delivery can take. */
async function waitUntilStable(count: () => number): Promise<void> {
  let last = -1
  while (count() !== last) {
    last = count()
    await pause(DELIVERY_MS)
  }
}
