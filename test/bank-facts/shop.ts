import { setTimeout as delay } from 'node:timers/promises'
import type { LedgerEntry } from '../../sandbox/records.ts'
import type { HttpAnswer } from '../harness/gateway.ts'
import { type Merchant, NotArranged, type Receipt, settled, type World } from './world.ts'

export type Payer = { debtorId: string; debtorCellPhone: string; debtorBankCode: number }
export type Charge = { of: Merchant; payer: Payer; paymentId: string; vesAmount: number }

/** Result of one payment of a scenario, and every guarantee it broke, with its timeline and the bank's ledger. */
export type Observation = { ending: string; broken: string[] }

export const approvedToken = '13572468'
export const lostAfterToken = '00000098'
export const lostBeforeToken = '00000099'

let people = 0

/** Somebody no other scenario knows. Of a given document when the simulated bank acts on it. */
export function somebody(debtorId?: string): Payer {
  people += 1
  const number = String(people).padStart(5, '0')
  return { debtorId: debtorId ?? `V20${number}7`, debtorCellPhone: `58414${number}31`, debtorBankCode: 102 }
}

let prices = 0

/** An amount in USD that no other scenario of this process has. */
export function newPrice(): number {
  prices += 1
  return (1_000 + prices * 7) / 100
}

export async function intend(of: Merchant, payer: Payer, usdAmount: number): Promise<Charge & { usdAmount: number }> {
  const { status, body, text } = await of.post('/v1/payments/c2p/request', { usdAmount, ...payer })
  if (status !== 201) throw new NotArranged(`C2P request: ${status} ${text}`)
  const { paymentId, vesAmount } = body as Receipt
  return { of, payer, paymentId, vesAmount, usdAmount }
}

export function execute({ of, payer, paymentId, usdAmount }: Charge & { usdAmount: number }, token: string) {
  return of.post('/v1/payments/c2p', { usdAmount, ...payer, intentId: paymentId, token })
}

export async function charge(of: Merchant, payer: Payer, usdAmount: number, token: string): Promise<Charge> {
  const intent = await intend(of, payer, usdAmount)
  await executeUntilSent(intent, token)
  return intent
}

const sendTries = 4

export function executeUntilSent(intent: Charge & { usdAmount: number }, token: string): Promise<HttpAnswer> {
  return untilSent('C2P charge', () => execute(intent, token))
}

/**
 * Asks again while the gateway says 503, which means that nothing was sent: on a busy machine a bank is too slow at
 * times. The ledger shows afterwards whether that was true.
 */
export async function untilSent(title: string, send: () => Promise<HttpAnswer>): Promise<HttpAnswer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send()
    if (answer.status === 201 || answer.status === 422) return answer
    const message = `${title}: ${answer.status} ${answer.text}`
    if (answer.status !== 503) throw new Error(message)
    if (tries === sendTries) throw new NotArranged(message)
    await delay(tries * 1_000)
  }
}

/** A charge that the scenario builds on: without its approval nothing would be tested. */
export async function approvedCharge(of: Merchant, payer: Payer, usdAmount: number): Promise<Charge> {
  const intent = await intend(of, payer, usdAmount)
  const answer = await executeUntilSent(intent, approvedToken)
  if (answer.body['status'] !== 'COMPLETED') throw new NotArranged(`no approval: ${answer.status} ${answer.text}`)
  return intent
}

export type Claim = { vesAmount: number; reference: string; payer?: Payer }

export function verify(of: Merchant, { vesAmount, reference, payer }: Claim): Promise<HttpAnswer> {
  const named = payer ? { debtorBankCode: payer.debtorBankCode, debtorCellPhone: payer.debtorCellPhone } : {}
  return of.post('/v1/payments/pago-movil/verify', { vesAmount, reference, ...named })
}

/** Ending of a verification: its status, or `refused` where no payment was made of it. */
export function endingOfClaim({ status, body }: HttpAnswer): string {
  return status === 200 ? String(body['status']) : `refused ${status}`
}

export function conclude({ of, paymentId }: Pick<Charge, 'of' | 'paymentId'>): Promise<Receipt> {
  return settled(of, paymentId)
}

export function endingOf(receipt: Receipt): string {
  return receipt['reversalStatus'] === 'PENDING' ? `${receipt.status}, reversal PENDING` : receipt.status
}

export async function chargesOf(world: World, { of, payer, vesAmount }: Omit<Charge, 'paymentId'>) {
  const isOwn = ({ operation, payer: who, amount }: LedgerEntry) =>
    operation === 'SendC2P' &&
    who?.document === payer.debtorId &&
    who.phone === payer.debtorCellPhone &&
    amount === vesAmount.toFixed(2)
  return (await world.ledger(of)).filter(isOwn)
}

/** Timeline and ledger of a payment, for the report of a broken guarantee. */
export async function evidence(world: World, { of, paymentId }: Pick<Charge, 'of' | 'paymentId'>): Promise<string> {
  const { body } = await of.get(`/v1/payments/${paymentId}/events`)
  const items = (body['items'] ?? []) as { at: string; type: string; status: string; data: object }[]
  const timeline = items.map(({ at, type, status, data }) => `  ${at} ${type} ${status} ${JSON.stringify(data)}`)
  const entries = (await world.ledger(of)).map((entry) => `  ${JSON.stringify(entry)}`)
  return ['timeline', ...timeline, 'ledger', ...entries].join('\n')
}

/** The observation of one payment; `allowed` says which endings keep the promise. */
export async function observe(
  world: World,
  payment: Pick<Charge, 'of' | 'paymentId'>,
  promise: { title: string; allowed: readonly string[] },
): Promise<Observation> {
  const ending = endingOf(await conclude(payment))
  if (promise.allowed.includes(ending)) return { ending, broken: [] }
  return { ending, broken: [`${promise.title}: ended ${ending}\n${await evidence(world, payment)}`] }
}
