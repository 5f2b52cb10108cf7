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

/** Delay of the second charge: the reconciler then checks the first one with both in the ledger. */
const APART_MS = 400

/** Two payers, one phone, one price: the charge of the first never reached the bank, that of the second did. */
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

/** The customer also sent a mobile payment of the same price, and the charge never reached the bank. */
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

/** The bank carried out a charge and has not answered yet, and a caller verifies its number as a transfer. */
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

/** Verifies every number of a charge as a transfer for another order. */
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
    // The simulated bank invents a transfer for an unknown number.
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

/** Two tenants share an account: the charge of one is verified as a transfer to the other. */
export const chargeOfOtherTenantAsTransfer: Scenario = async (context) => {
  const operation = context.operation(tenantRoles.shared)
  const charge = chargeOf(operation)
  const paymentId = await collect(operation, charge)
  await verifyChargeAsTransfer(context, tenantRoles.sharing, operation.tenant.bnc, { charge, paymentId })
}

/** Two tenants share an account: the charge of one never reached the bank, while a lookalike of the other did. */
export const chargesOfTwoTenantsOnOneAccount: Scenario = async (context) => {
  const [other, one] = [context.operation(tenantRoles.sharing), context.operation(tenantRoles.shared)]
  const [household] = householdsOf(tenantRoles.shared)
  if (!household) throw new Error('the account has no households')
  const charge = { ...chargeOf(one), debtorCellPhone: household.phone, debtorId: household.documents[0] }
  await chargeWithLostAnswer(context, other, charge, tokens.lostBefore)
  await pause(APART_MS)
  await chargeWithLostAnswer(context, one, charge, tokens.lostAfter)
}

/** One of two equal charges reached the bank. An operator resolves it, and then the statement is available again. */
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

/** A charge was carried out and its response lost; a transfer of another amount has the number of its line. */
export const transferWithTheNumberOfACharge: Scenario = async (context) => {
  const operation = context.operation(tenantRoles.bnc)
  const { tenant } = operation
  const charge = chargeOf(operation)
  // No reconciler runs meanwhile.
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
 * Pairs of equal charges: the first never reached the bank, the second is answered while a reconciler with a slow
 * database link decides about the first.
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

/** The account of a live tenant is replaced while a charge through the previous one has an unknown outcome. */
export const accountReplaced: Scenario = async (context) => {
  const operation = context.operation(tenantRoles.live)
  const { tenant, random } = operation
  const former = tenant.bnc
  await failStatement(context, former)
  await chargeWithLostAnswer(context, operation, chargeOf(operation), tokens.lostAfter)
  await context.operators.replaceAccount(random, tenant)
  await restoreStatement(context, former)
  // Every process has loaded the new account by then.
  await pause(2_500)
}

/** In test mode a charge may be declared not carried out some 15 s after it was sent. */
const LATE_MS = 25_000

/** The bank carries out a charge long after the gateway's timeout, and after a statement without it. */
export const carriedOutLate: Scenario = async (context) => {
  const operation = context.operation(tenantRoles.bnc)
  const { tenant } = operation
  const late = { kind: 'delay', operation: 'SendC2P', client: tenant.bnc, delayMs: LATE_MS }
  const { banks } = context.world
  // A log-on meanwhile does not invalidate the working key of the charge.
  await banks.control('bnc', 'POST', 'readings', { keyOverlapMs: 2 * LATE_MS })
  await banks.control('bnc', 'POST', 'faults', late)
  const paymentId = await collect(operation, chargeOf(operation))
  const endsMs = performance.now() + LATE_MS
  await untilEnded(operation, paymentId)
  await pause(Math.max(0, endsMs + 500 - performance.now()))
  await banks.control('bnc', 'POST', 'readings', { keyOverlapMs: 0 })
}

/** The older of two equal charges is reversed; its transaction number was lost with the response. */
export const olderChargeReversed: Scenario = async (context) => {
  const operation = context.operation(tenantRoles.bnc)
  const charge = chargeOf(operation)
  const older = await chargeWithLostAnswer(context, operation, charge, tokens.lostAfter)
  await untilEnded(operation, older)
  await collect(operation, charge)
  await operation.client.send(operation, { method: 'POST', path: `/payments/${older}/reverse`, at: { slot: API } })
}
