import { setTimeout as pause } from 'node:timers/promises'
import { type C2pIntent, PasarelaError, type Receipt } from '../../../sdk/src/index.ts'
import type { Tenant } from './tenants.ts'

/** A payment as its tenant knows it. An acknowledged response must hold, whatever happens to the cluster afterwards. */
export type LoadPayment = {
  tenant: number
  externalRef: string
  details: { usdAmount: number; debtorId: string; debtorCellPhone: string; debtorBankCode: number; externalRef: string }
  intent?: C2pIntent
  receipt?: Receipt
  /** Reason why there is no receipt. */
  failure?: string
}

export type Load = {
  readonly payments: readonly LoadPayment[]
  /** Starts nothing more; resolves when everything started has its response. */
  stop(): Promise<void>
}

export const TOKEN = '13572468'
const FIRST_CENTS = 100
/** Bounds the retries that pile up while there is no primary. */
const MAX_IN_FLIGHT = 100
const customer = { debtorId: 'V12345678', debtorCellPhone: '584141234567', debtorBankCode: 102 }

/** Idempotency keys of both requests, derived from the tenant's reference. */
export const keysOf = ({ externalRef }: LoadPayment) => ({
  request: `request ${externalRef}`,
  execute: `execute ${externalRef}`,
})

/** Starts payments at a steady rate while earlier ones are in flight, each with an amount of its own. */
export function startLoad(tenants: readonly Tenant[], paymentsPerSecond: number): Load {
  const payments: LoadPayment[] = []
  const inFlight = new Set<Promise<void>>()
  const ending = new AbortController()
  const running = begin()

  return {
    payments,
    async stop() {
      ending.abort()
      await running
      await Promise.all(inFlight)
    },
  }

  async function begin(): Promise<void> {
    const beganMs = performance.now()
    for (let turn = 1; !ending.signal.aborted; turn += 1) {
      if (inFlight.size < MAX_IN_FLIGHT) {
        const payment = newPayment(payments.length)
        payments.push(payment)
        const paying = pay(payment).finally(() => inFlight.delete(paying))
        inFlight.add(paying)
      }
      await pause(Math.max(0, beganMs + (turn * 1000) / paymentsPerSecond - performance.now()))
    }
  }

  function newPayment(count: number): LoadPayment {
    const tenant = count % tenants.length
    const externalRef = `order-${tenant}-${count}`
    return { tenant, externalRef, details: { usdAmount: (FIRST_CENTS + count) / 100, ...customer, externalRef } }
  }

  async function pay(payment: LoadPayment): Promise<void> {
    const { sdk } = tenants[payment.tenant] as Tenant
    const keys = keysOf(payment)
    try {
      payment.intent = await sdk.c2p.request(payment.details, { idempotencyKey: keys.request })
      const execution = { ...payment.details, intentId: payment.intent.intentId, token: TOKEN }
      payment.receipt = await sdk.c2p.execute(execution, { idempotencyKey: keys.execute })
    } catch (error) {
      if (!(error instanceof PasarelaError)) throw error
      payment.failure = `${error.status ?? 'no answer'} ${error.code}`
    }
  }
}
