import { setTimeout as pause } from 'node:timers/promises'
import type { History } from '../history.ts'
import type { Random } from '../seeded-random.ts'
import { debit, directDebit, disburse, payOut } from './flows/advanced.ts'
import {
  collect,
  collectBesideTransfer,
  collectFromHousehold,
  collectFromNeighbours,
  collectLookalikes,
} from './flows/c2p.ts'
import { chargeCard, tryStolenCards } from './flows/cards.ts'
import { payAtCheckout } from './flows/checkout.ts'
import { rotateKey } from './flows/keys.ts'
import { probeIsolation } from './flows/isolation.ts'
import { readApi } from './flows/reading.ts'
import { requestFromNeighbours, requestTransfer } from './flows/requests.ts'
import { verifyCharge, verifyEqualNumber, verifyRealTransfer, verifyTransfer } from './flows/transfers.ts'
import { registerStable, manageEndpoints } from './flows/webhooks.ts'
import type { Flow, Operation, RunContext } from './operation.ts'
import { customersOf } from './people.ts'
import type { Tenant } from './tenant.ts'

const flows: readonly (readonly [weight: number, name: string, flow: Flow])[] = [
  [34, 'collect', collect],
  [4, 'collect lookalikes', collectLookalikes],
  [4, 'collect from a household', collectFromHousehold],
  [5, 'collect from neighbours', collectFromNeighbours],
  [3, 'collect beside a transfer', collectBesideTransfer],
  [8, 'pay at the checkout', payAtCheckout],
  [10, 'charge a card', chargeCard],
  [1, 'try stolen cards', tryStolenCards],
  [6, 'verify a transfer', verifyTransfer],
  [3, 'verify a real transfer', verifyRealTransfer],
  [8, 'verify a charge', verifyCharge],
  [3, 'verify a transfer with a charge’s number', verifyEqualNumber],
  [18, 'request a transfer', requestTransfer],
  [4, 'request a transfer from neighbours', requestFromNeighbours],
  [8, 'debit', debit],
  [5, 'direct debit', directDebit],
  [12, 'pay out', payOut],
  [5, 'disburse', disburse],
  [6, 'manage endpoints', manageEndpoints],
  [4, 'read', readApi],
  [4, 'probe isolation', probeIsolation],
  [1, 'rotate a key', rotateKey],
]

const THINKING_MS = 120

/** Runs the servers of one tenant, each performing operations in sequence until the run is over. */
export async function runTenant(
  runContext: RunContext,
  parts: { tenant: Tenant; random: Random; lanes: number; history: History },
): Promise<void> {
  const { tenant, random, lanes, history } = parts
  await Promise.all(Array.from({ length: lanes }, (_none, lane) => runLane(lane)))

  async function runLane(lane: number): Promise<void> {
    for (let turn = 1; !runContext.isOver(); turn += 1) {
      const operation = operationOf(runContext, tenant, random, { lane, lanes, turn })
      const [name, flow] = operation.random.weighted(flows.map(([weight, ...row]) => [weight, row]))
      history.write({ who: tenant.name, operation: operation.operation, what: `starts: ${name}` })
      runContext.observations.counts.operations += 1
      await flow(operation)
      await pause(operation.random.fraction() * THINKING_MS)
    }
  }
}

/** Runs before any other operation. */
export async function prepareTenant(runContext: RunContext, tenant: Tenant, random: Random): Promise<void> {
  await registerStable(operationOf(runContext, tenant, random, { lane: 0, lanes: 1, turn: 0 }))
}

export function operationOf(
  runContext: RunContext,
  tenant: Tenant,
  random: Random,
  { lane, lanes, turn }: { lane: number; lanes: number; turn: number },
): Operation {
  return {
    ...runContext,
    tenant,
    operation: `${tenant.mark}/${lane}/${turn}`,
    externalRef: `${tenant.mark}-${lane}-${turn}`,
    // Draws of one operation do not depend on the previous one.
    random: random.of(`${tenant.mark} ${lane} ${turn}`),
    customer: customersOf(tenant.index, turn * lanes + lane),
  }
}
