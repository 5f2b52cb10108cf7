import type { TestSandbox } from '../../harness/gateway.ts'
import type { Fault } from '../faulty-connection.ts'

/** Settings of a client, in the units of the TypeScript SDK. */
export type ClientSettings = {
  apiKey: string
  baseUrl: string
  language?: 'en' | 'es'
  timeoutMs?: number
  totalTimeoutMs?: number
  maxRetries?: number
}

/** One thing that a driver does. Values may contain `{ $amount }`, `{ $float }` and `{ $result: '0.paymentId' }`. */
export type Step = {
  /** Method, as it is called in the TypeScript SDK. */
  call?: string
  path?: unknown[]
  body?: unknown
  query?: unknown
  idempotencyKey?: string
  timeoutMs?: number
  maxRetries?: number
  /** Of a list: one page, or all items by the language's own loop. */
  take?: 'page' | 'all'
  /** Settings that differ from the scenario's. */
  client?: Partial<ClientSettings>
  /** Lists the names of all methods. */
  methods?: true
  verify?: {
    rawBodyBase64: string
    headers: Record<string, string>
    secrets: string | string[]
    now?: number
    toleranceSeconds?: number
  }
}

/** Input of a driver. It prints a list of `{ value }`, `{ error }` or, if nothing could be sent, `{ refused }`. */
export type Input = { client: ClientSettings; steps: Step[] }

export type Scenario = {
  /** The promise, as a sentence. */
  title: string
  client?: Partial<ClientSettings>
  /** At the simulated banks, before the steps. */
  prepare?: (sandbox: TestSandbox, tenantId: string) => Promise<unknown>
  /** Of the requests, in their order; those after the last one reach the gateway. */
  faults?: Fault[]
  steps: Step[]
  /** A part of the result of each step. */
  results: object[]
  /** Number of requests, if it is promised. */
  requests?: number
  /** All requests are one: the same key and the same bytes. */
  isOneRequest?: true
  /** Movements of money at the banks; 0 unless given. */
  movements?: number
  /** Texts that the bodies of the requests contain, one each. */
  sent?: string[]
  /** Only for languages with exact decimal numbers: JavaScript has none. */
  needsExactAmounts?: true
}

/** An amount: in a step one of the language, in a result the same number exactly. */
export const amount = (text: string) => ({ $amount: text })
export const resultOf = (step: number, name: string) => ({ $result: `${step}.${name}` })

export const payer = { debtorId: 'V12345678', debtorCellPhone: '584141234567', debtorBankCode: 102 }
export const order = { ...payer, usdAmount: amount('25.50') }
export const request: Step = { call: 'c2p.request', body: order }
/** Executes the intent of the first step. */
export const execute = (token = '13572468'): Step => ({
  call: 'c2p.execute',
  body: { ...order, intentId: resultOf(0, 'intentId'), token },
})
