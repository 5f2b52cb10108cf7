import { setTimeout as pause } from 'node:timers/promises'
import { caracasDate } from '../../../src/foundation/caracas.ts'
import { householdsOf } from '../tenants/people.ts'
import {
  ALL,
  API,
  failStatement,
  tenantRoles,
  type Charge,
  chargeOf,
  collect,
  entryOf,
  execute,
  chargeWithLostAnswer,
  requestIntent,
  type Scenario,
  tokens,
  restoreStatement,
  untilEnded,
  vesOf,
  WORKER,
} from './context.ts'

/** So long after a lost charge the next one is made: the reconciler then reads at the first with both in the books. */
const APART_MS = 400

/** Two people, one phone, one price: the charge of the first never reached the bank, that of the second did. */
export const twoPayersOnOnePhone: Scenario = async (context) => {
  const operation = context.operation(tenantRoles.bnc)
  const first = chargeOf(operation)
  await chargeWithLostAnswer(context, operation, first, tokens.lostBefore)
  await pause(APART_MS)
  await chargeWithLostAnswer(
    context,
    operation,
    { ...first, debtorId: operation.customer().document },
    tokens.lostAfter,
  )
}

/** The customer sent a mobile payment of the price by hand, and a charge of the same price never reached the bank. */
export const transferBesideCharge: Scenario = async (context) => {
  const payers: ((charge: Charge) => object)[] = [
    ({ debtorCellPhone, debtorId }) => ({ phone: debtorCellPhone, bankCode: '0102', document: debtorId }),
    () => ({ type: 'transfer' }),
  ]
  for (const payer of payers) {
    const operation = context.operation(tenantRoles.bnc)
    const { tenant, random } = operation
    const charge = chargeOf(operation)
    const amount = await vesOf(operation, charge.usdAmount)
    const reference = `3${random.digits(11)}`
    const line = { client: tenant.bnc, amount, reference, date: caracasDate(Date.now()), ...payer(charge) }
    context.observations.transfers.push({ client: tenant.bnc, reference, amount: amount.toFixed(2) })
    await context.world.banks.control('bnc', 'POST', 'movements', line)
    await chargeWithLostAnswer(context, operation, charge, tokens.lostBefore)
  }
}

/** The bank has carried a charge out and not answered yet, and somebody names its number as a transfer's. */
export const chargeAsTransfer: Scenario = async (context) => {
  const operation = context.operation(tenantRoles.bnc)
  const { tenant } = operation
  const charge = chargeOf(operation)
  const intentId = await requestIntent(operation, charge)
  const late = { kind: 'late', operation: 'SendC2P', client: tenant.bnc, delayMs: 1_700 }
  await context.world.banks.control('bnc', 'POST', 'faults', late)
  const charging = execute(operation, charge, intentId, undefined)
  await pause(500)
  await verifyChargeAsTransfer(context, tenantRoles.bnc, tenant.bnc, { charge, paymentId: intentId })
  await charging
}

/** Every number that the bank gave for a charge, named as that of a transfer for another order. */
async function verifyChargeAsTransfer(
  context: Parameters<Scenario>[0],
  tenant: number,
  client: string,
  { charge, paymentId }: { charge: Charge; paymentId: string },
): Promise<void> {
  const entry = await entryOf(context, client, paymentId)
  const numbers = new Set([entry?.line?.reference, entry?.reference].filter((number) => number !== undefined))
  for (const number of numbers) {
    const operation = context.operation(tenant)
    // The simulated bank invents a transfer for a number that it never saw.
    const commission = { client, amount: 0.01, reference: number, date: caracasDate(Date.now()), type: 'commission' }
    await context.world.banks.control('bnc', 'POST', 'movements', commission)
    context.observations.ordersNamingCharges.add(operation.externalRef)
    const body = { usdAmount: charge.usdAmount, reference: number, externalRef: operation.externalRef }
    await operation.client.send(operation, {
      method: 'POST',
      path: '/payments/pago-movil/verify',
      body,
      at: { slot: API },
    })
  }
}

/** Two tenants collect into one account: the charge of the one is passed off as a transfer to the other … */
export const chargeOfOtherTenantAsTransfer: Scenario = async (context) => {
  const operation = context.operation(tenantRoles.shared)
  const charge = chargeOf(operation)
  const paymentId = await collect(operation, charge)
  await verifyChargeAsTransfer(context, tenantRoles.sharing, operation.tenant.bnc, { charge, paymentId })
}

/** … and the charge of the other never reached the bank, while one of the same customer and price at the one did. */
export const chargesOfTwoTenantsOnOneAccount: Scenario = async (context) => {
  const [other, one] = [context.operation(tenantRoles.sharing), context.operation(tenantRoles.shared)]
  const [household] = householdsOf(tenantRoles.shared)
  if (!household) throw new Error('there is no neighbourhood')
  const charge = { ...chargeOf(one), debtorCellPhone: household.phone, debtorId: household.documents[0] }
  await chargeWithLostAnswer(context, other, charge, tokens.lostBefore)
  await pause(APART_MS)
  await chargeWithLostAnswer(context, one, charge, tokens.lostAfter)
}

/** Of two equal charges one reached the bank. An operator says so, and then the statement can be read again. */
export const operatorBesideLookalike: Scenario = async (context) => {
  const operation = context.operation(tenantRoles.bnc)
  const { tenant, random } = operation
  const charge = chargeOf(operation)
  await failStatement(context, tenant.bnc)
  const carriedOut = await chargeWithLostAnswer(context, operation, charge, tokens.lostAfter)
  await chargeWithLostAnswer(context, operation, charge, tokens.lostBefore)
  await context.operators.resolve(random, carriedOut, true)
  await restoreStatement(context, tenant.bnc)
}

const FROZEN_MS = 4_000

/** A charge was carried out and its answer lost; a transfer of another amount has the number of its line. */
export const transferWithTheNumberOfACharge: Scenario = async (context) => {
  const operation = context.operation(tenantRoles.bnc)
  const { tenant } = operation
  const charge = chargeOf(operation)
  // Nobody reconciles meanwhile.
  const frozen = [ALL, WORKER].flatMap((slot) => context.world.slots[slot]?.freeze(FROZEN_MS) ?? [])
  await pause(200)
  const paymentId = await chargeWithLostAnswer(context, operation, charge, tokens.lostAfter)
  const entry = await entryOf(context, tenant.bnc, paymentId)
  for (const number of [entry?.line?.reference, entry?.reference]) {
    const buyer = context.operation(tenantRoles.bnc)
    const usdAmount = charge.usdAmount + 1
    const amount = await vesOf(buyer, usdAmount)
    const reference = (number ?? '').padStart(8, '0')
    const line = { client: tenant.bnc, amount, reference, date: caracasDate(Date.now()) }
    context.observations.transfers.push({ client: tenant.bnc, reference, amount: amount.toFixed(2) })
    await context.world.banks.control('bnc', 'POST', 'movements', line)
    const body = { usdAmount, reference, externalRef: buyer.externalRef }
    await buyer.client.send(buyer, { method: 'POST', path: '/payments/pago-movil/verify', body, at: { slot: API } })
  }
  await Promise.all(frozen)
}

const PAIRS = 14

/**
 * Pairs of equal charges: the first never reached the bank, the second is answered while a reconciler whose link to the
 * database is slow decides about the first.
 */
export const answerDuringReconciliation: Scenario = async (context) => {
  const { slots, banks } = context.world
  const { bnc: client } = context.operation(tenantRoles.bnc).tenant
  await banks.control('bnc', 'POST', 'faults', {
    kind: 'late',
    operation: 'SendC2P',
    client,
    delayMs: 1_200,
    times: 1_000,
  })
  for (const slot of [ALL, WORKER]) await slots[slot]?.links.database.set({ kind: 'delay', delayMs: 220 })
  await Promise.all(
    Array.from({ length: PAIRS }, async (_none, index) => {
      await pause(index * 150)
      const operation = context.operation(tenantRoles.bnc)
      const charge = chargeOf(operation)
      const second = await requestIntent(operation, charge)
      await chargeWithLostAnswer(context, operation, charge, tokens.lostBefore)
      await pause((index * 370) % 1_700)
      await execute(operation, charge, second, undefined)
    }),
  )
  await pause(4_000)
  for (const slot of [ALL, WORKER]) await slots[slot]?.links.database.set({ kind: 'pass' })
}

/** A live tenant's account at the bank is replaced while a charge through the former is unknown. */
export const accountReplaced: Scenario = async (context) => {
  const operation = context.operation(tenantRoles.live)
  const { tenant, random } = operation
  const former = tenant.bnc
  await failStatement(context, former)
  await chargeWithLostAnswer(context, operation, chargeOf(operation), tokens.lostAfter)
  await context.operators.replaceAccount(random, tenant)
  await restoreStatement(context, former)
  // Every process has read the new account by then.
  await pause(2_500)
}

/** In test mode a charge may count as not carried out some 15 s after it was sent. */
const LATE_MS = 25_000

/** The bank carries a charge out long after the gateway has stopped waiting, and after its statement was clear of it. */
export const carriedOutLate: Scenario = async (context) => {
  const operation = context.operation(tenantRoles.bnc)
  const { tenant } = operation
  const late = { kind: 'delay', operation: 'SendC2P', client: tenant.bnc, delayMs: LATE_MS }
  const { banks } = context.world
  // Whoever logs on meanwhile does not end the working key that the charge was sent with.
  await banks.control('bnc', 'POST', 'readings', { keyOverlapMs: 2 * LATE_MS })
  await banks.control('bnc', 'POST', 'faults', late)
  const paymentId = await collect(operation, chargeOf(operation))
  const endsMs = performance.now() + LATE_MS
  await untilEnded(operation, paymentId)
  await pause(Math.max(0, endsMs + 500 - performance.now()))
  await banks.control('bnc', 'POST', 'readings', { keyOverlapMs: 0 })
}

/** The older of two equal charges, whose transaction number was lost with its answer, is given back. */
export const olderChargeReversed: Scenario = async (context) => {
  const operation = context.operation(tenantRoles.bnc)
  const charge = chargeOf(operation)
  const older = await chargeWithLostAnswer(context, operation, charge, tokens.lostAfter)
  await untilEnded(operation, older)
  await collect(operation, charge)
  await operation.client.send(operation, { method: 'POST', path: `/payments/${older}/reverse`, at: { slot: API } })
}
