import { setTimeout as pause } from 'node:timers/promises'
import type { History } from '../history.ts'
import type { Random } from '../seeded-random.ts'
import type { Operators } from '../operators.ts'
import { operationOf } from '../tenants/lanes.ts'
import { type Operation, secret, type RunContext, textOf } from '../tenants/operation.ts'
import type { Reply } from '../tenants/reply.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { LedgerEntry } from '../world/banks.ts'
import type { World } from '../world/world.ts'

/** Environment of a scenario: the world without faults other than those the scenario injects. */
export type ScenarioContext = {
  world: World
  operators: Operators
  observations: RunContext['observations']
  /** A new operation of a tenant, by index. */
  operation(tenant: number): Operation
}

export type Scenario = (context: ScenarioContext) => Promise<void>

/** Tenants of a scenario run by their configuration. */
export const tenantRoles = { shared: 0, sharing: 1, r4: 2, bnc: 3, live: 4 } as const
export const SCENARIO_TENANTS = 6

/** Slots by role: API and reconciler, API only, reconciler only. */
export const ALL = 0
export const API = 1
export const WORKER = 2

/** Tokens that select the outcome at the simulated banks. */
export const tokens = { lostAfter: '00000098', lostBefore: '00000099', inProcess: '00000009' } as const

export type ScenarioParts = {
  runContext: RunContext
  world: World
  operators: Operators
  random: Random
  history: History
  lanes: number
}

export function createScenarioContext(parts: ScenarioParts): { context: ScenarioContext; begin(name: string): void } {
  const { runContext, world, operators, random, history, lanes } = parts
  const turns = new Map<number, number>()
  let current = ''
  return {
    begin(name) {
      current = name
      history.write({ who: 'stage', what: `begins “${name}”` })
    },
    context: {
      world,
      operators,
      observations: runContext.observations,
      operation(index) {
        const tenant = runContext.tenants[index] as Tenant
        const turn = (turns.get(index) ?? 0) + 1
        turns.set(index, turn)
        const operation = operationOf(runContext, tenant, random, { lane: 0, lanes, turn })
        history.write({ who: tenant.name, operation: operation.operation, what: `takes part in “${current}”` })
        runContext.observations.counts.operations += 1
        return operation
      },
    },
  }
}

export type Charge = { usdAmount: number; debtorId: string; debtorCellPhone: string; debtorBankCode: number }

/** A charge with a customer and a price of its own. */
export function chargeOf({ customer, random }: Operation): Charge {
  const { phone, document } = customer()
  return {
    usdAmount: random.between(10_00, 90_00) / 100,
    debtorId: document,
    debtorCellPhone: phone,
    debtorBankCode: 102,
  }
}

export async function requestIntent(operation: Operation, charge: Charge, slot = API): Promise<string> {
  const body = { ...charge, externalRef: operation.externalRef }
  const intentRequest = { method: 'POST', path: '/payments/c2p/request', body, at: { slot } } as const
  const created = await operation.client.send(operation, intentRequest)
  const intentId = textOf(created, 'paymentId')
  if (intentId === undefined) throw new Error(`no intent was created: ${created?.status} ${created?.text}`)
  return intentId
}

export async function execute(
  operation: Operation,
  charge: Charge,
  intentId: string,
  token: string | undefined,
  at: { slot: number; timeoutMs?: number } = { slot: API },
): Promise<Reply | undefined> {
  const fresh = token ?? secret(operation, `9${operation.random.of(intentId).digits(6)}`)
  const body = { ...charge, intentId, externalRef: operation.externalRef, token: fresh }
  return operation.client.send(operation, { method: 'POST', path: '/payments/c2p', body, at })
}

/** An intent and its execution. */
export async function collect(operation: Operation, charge: Charge, token?: string): Promise<string> {
  const intentId = await requestIntent(operation, charge)
  await execute(operation, charge, intentId, token)
  return intentId
}

/**
 * An intent whose execution loses its response at the bank. A successful charge runs beside it: consecutive failures
 * would open the account's circuit breaker.
 */
export async function chargeWithLostAnswer(
  context: ScenarioContext,
  operation: Operation,
  charge: Charge,
  token: string,
): Promise<string> {
  const other = context.operation(operation.tenant.index)
  const [intentId] = await Promise.all([collect(operation, charge, token), collect(other, chargeOf(other))])
  return intentId
}

const statementOperations = ['History', 'HistoryByDate', 'ValidateExistence'] as const
const UNLIMITED_TIMES = 100_000

/** Makes the statement of one account and its searches fail, or hang; charges continue to work. */
export async function failStatement(
  { world }: ScenarioContext,
  client: string,
  fault: object = { kind: 'status' },
): Promise<void> {
  for (const operation of statementOperations) {
    await world.banks.control('bnc', 'POST', 'faults', { ...fault, operation, client, times: UNLIMITED_TIMES })
  }
}

export async function restoreStatement({ world }: ScenarioContext, client: string): Promise<void> {
  await world.banks.control('bnc', 'DELETE', `faults?client=${client}`)
}

/** Ledger entry of a charge: every call to BNC carries the end of the payment's id. */
export async function entryOf(
  { world }: ScenarioContext,
  client: string,
  paymentId: string,
): Promise<LedgerEntry | undefined> {
  const tail = paymentId.replaceAll('-', '').slice(-12).toUpperCase()
  const ledger = await world.banks.ledger(client)
  return ledger.find(({ operation, paymentHint }) => operation === 'SendC2P' && paymentHint?.startsWith(tail))
}

const TIMEOUT_MS = 40_000

/** Polls a payment until it is final or the timeout has elapsed. */
export async function untilEnded(operation: Operation, paymentId: string): Promise<void> {
  const untilMs = performance.now() + TIMEOUT_MS
  while (performance.now() < untilMs) {
    const answer = await operation.client.send(operation, { path: `/payments/${paymentId}`, at: { slot: API } })
    if (answer?.status === 200 && answer.body['status'] !== 'PENDING') return
    await pause(500)
  }
}

export async function vesOf(operation: Operation, usdAmount: number): Promise<number> {
  const quote = await operation.client.sendUntilFinal(operation, {
    path: `/quote?usdAmount=${usdAmount}`,
    at: { slot: API },
  })
  return Number(quote?.body['vesAmount'])
}
