import { setTimeout as pause } from 'node:timers/promises'
import { ALL, API, tenantRoles, chargeOf, collect, execute, requestIntent, type Scenario } from './context.ts'

const SHORT_MS = 20

/**
 * A call that could not be sent releases its intent, and the acknowledgement is lost. Before its process reaches the
 * database again another request has claimed the intent; then a third request executes it.
 */
export const releaseUnacknowledged: Scenario = async (context) => {
  const operation = context.operation(tenantRoles.bnc)
  const { slots, banks } = context.world
  const charge = chargeOf(operation)
  const links = slots[ALL]?.links
  if (!links) return
  const intentId = await requestIntent(operation, charge)
  await links.bnc.set({ kind: 'refuse' })
  for (const statement of ['payments.settle', 'payments.release_claim']) links.database.dropResponseTo(statement)
  const armed = links.database.pendingRules
  const first = execute(operation, charge, intentId, undefined, { slot: ALL })
  const untilMs = performance.now() + 5_000
  while (links.database.pendingRules === armed && performance.now() < untilMs) await pause(1)
  await pause(SHORT_MS)
  await links.database.set({ kind: 'refuse' })
  const late = { kind: 'late', operation: 'SendC2P', client: operation.tenant.bnc, delayMs: 1_800 }
  await banks.control('bnc', 'POST', 'faults', late)
  const second = execute(operation, charge, intentId, undefined)
  await pause(300)
  await links.database.set({ kind: 'pass' })
  await pause(1_100)
  await execute(operation, charge, intentId, undefined)
  await Promise.all([first, second])
  links.database.clearRules()
  await links.bnc.set({ kind: 'pass' })
}

/** Fewer than a gateway's database connections. */
const INTENTS = 4

/**
 * The acknowledgement of a claim arrives after the payment was considered orphaned, and the intent is released while a
 * reconciler reads a slow statement for it.
 */
export const releaseDuringReconciliation: Scenario = async (context) => {
  const { slots, banks } = context.world
  const database = slots[API]?.links.database
  const client = context.operation(tenantRoles.bnc).tenant.bnc
  const slow = { kind: 'late', operation: 'History', client, delayMs: 1_500, times: 1_000 }
  await banks.control('bnc', 'POST', 'faults', slow)
  await Promise.all(
    Array.from({ length: INTENTS }, async (_none, index) => {
      const operation = context.operation(tenantRoles.bnc)
      const charge = chargeOf(operation)
      const intentId = await requestIntent(operation, charge)
      database?.delayResponseTo('payments.claim_intent', 8_600 + index * 450)
      await execute(operation, charge, intentId, undefined, { slot: API, timeoutMs: 20_000 })
    }),
  )
  await pause(4_000)
}

const OUTAGE_MS = 37_000

/** The bank approved, and the database is down for more than half a minute. */
export const databaseOutageAfterAnswer: Scenario = async (context) => {
  const { slots, banks } = context.world
  const link = slots[API]?.links.database
  const [c2p, reversal] = [context.operation(tenantRoles.r4), context.operation(tenantRoles.bnc)]
  const charge = chargeOf(c2p)
  const intentId = await requestIntent(c2p, charge)
  const paid = await collect(reversal, chargeOf(reversal))
  const late = { kind: 'late', delayMs: 1_500 }
  const [commerce, client] = [c2p.tenant.r4, reversal.tenant.bnc]
  await banks.control('r4', 'POST', 'faults', { ...late, operation: 'MBc2p', client: commerce })
  await banks.control('bnc', 'POST', 'faults', { ...late, operation: 'ReverseC2P', client })
  const at = { slot: API, timeoutMs: OUTAGE_MS + 15_000 }
  const requests = [
    execute(c2p, charge, intentId, undefined, at),
    reversal.client.send(reversal, { method: 'POST', path: `/payments/${paid}/reverse`, at }),
  ]
  await pause(700)
  await link?.set({ kind: 'refuse' })
  context.observations.answeredOrders.add(c2p.externalRef)
  await pause(OUTAGE_MS)
  await link?.set({ kind: 'pass' })
  await Promise.all(requests)
}

/** A disbursement is stored and the acknowledgement lost: its caller, without a key, follows the response. */
export const disbursementUnacknowledged: Scenario = async (context) => {
  const operation = context.operation(tenantRoles.r4)
  const { tenant, externalRef } = operation
  context.world.slots[API]?.links.database.dropResponseTo('payments.insert_disbursement')
  const personas = [1, 2].map(() => {
    const { phone, document } = operation.customer()
    return { banco: '0102', cedula: document, telefono: phone, montoPart: 12.34 }
  })
  const { order } = operation.customer()
  const body = { monto: 24.68, referencia: order, concepto: tenant.mark, personas, externalRef }
  await operation.client.send(operation, {
    method: 'POST',
    path: '/payments/credit/disburse',
    body,
    at: { slot: API, timeoutMs: 30_000 },
  })
}
