import { accountNumber } from '../../../sandbox/credentials.ts'
import { evidence, execute, intend, newPrice, type Observation, observe, somebody } from '../shop.ts'
import { type Merchant, runScenario, type World } from '../world.ts'

/** Outcomes of the simulated R4 by the digits of the token or of the cents, and whether the money moves. */
export const outcomes = [
  { digits: '00', title: 'approved', hasMoved: true },
  { digits: '98', title: 'lost after the money moved', hasMoved: true },
  { digits: '97', title: 'cut in the middle after the money moved', hasMoved: true },
  { digits: '09', title: 'in process, then approved', hasMoved: true },
  { digits: '99', title: 'lost before the money moved', hasMoved: false },
  { digits: '08', title: 'in process, then declined', hasMoved: false },
  { digits: '51', title: 'declined', hasMoved: false },
  { digits: '91', title: 'refused before processing', hasMoved: false },
]

/** The wrong token has a code of its own, and only operations with a token have it. */
export const wrongToken = { digits: '55', title: 'refused for a wrong token', hasMoved: false }

export type Outcome = (typeof outcomes)[number]

const tokenOf = ({ digits }: Outcome) => (digits === '00' ? '13572468' : `000000${digits}`)

let amounts = 0
export function newAmount(cents: string): number {
  amounts += 1
  return Number(`${2_000 + amounts}.${cents}`)
}

/** C2P collected through R4, whose answers cannot be asked for again. */
export async function r4Collections(world: World): Promise<Observation[]> {
  return Promise.all([...outcomes, wrongToken].map((outcome) => runScenario(() => collect(world, outcome))))
}

export async function collect(
  world: World,
  outcome: Outcome,
  at: 'r4' | 'bdv' | 'mercantil' = 'r4',
): Promise<Observation> {
  const { intent, answer } = await world.arrange(async () => {
    const intended = await intend(await world.merchant({ collectsAt: at }), somebody(), newPrice())
    return { intent: intended, answer: await execute(intended, tokenOf(outcome)) }
  })
  const { of, paymentId, vesAmount } = intent
  if (answer.status === 503) return nothingSent(world, of, `C2P ${outcome.title}`)
  return compare(world, of, { paymentId, amount: vesAmount, name: 'C2P', outcome })
}

/** After a 503 nothing was sent, so nothing may have moved. */
async function nothingSent(world: World, of: Merchant, title: string): Promise<Observation> {
  const found = (await world.ledger(of)).length
  return { ending: 'refused 503', broken: found === 0 ? [] : [`${title}: 503 with ${found} effects`] }
}

export type Operation = { path: string; body: (outcome: Outcome, amount: number) => object }

const payee = { banco: '0102', cedula: 'V12345678', telefono: '584141234567', concepto: 'PAGO' }

const account = accountNumber('0102', '0001', '0000000017')
export const debit: Operation = {
  path: 'debit',
  body: (outcome, monto) => ({ ...payee, monto, nombre: 'JUANA PEREZ', otp: tokenOf(outcome) }),
}

export const change: Operation = {
  path: 'change',
  body: (_, monto) => ({ telefonoDestino: '584141234567', cedula: 'V12345678', banco: '0102', monto }),
}

export const credit: Operation = { path: 'credit', body: (_, monto) => ({ ...payee, monto }) }

export const creditAccount: Operation = {
  path: 'credit/account',
  body: (_, monto) => ({ cedula: 'V12345678', cuenta: account, monto, concepto: 'PAGO' }),
}

const transfers: Operation[] = [credit, creditAccount, change]

/** Debits and payments out: COMPLETED and FAILED only as the ledger has it, and never two effects. */
export async function r4Transfers(world: World): Promise<Observation[]> {
  const debits = [...outcomes, wrongToken].map((outcome) => submit(world, debit, outcome, newAmount('25')))
  const out = transfers.flatMap((each) =>
    outcomes.map((outcome) => submit(world, each, outcome, newAmount(outcome.digits))),
  )
  return Promise.all([...debits, ...out])
}

export async function submit(
  world: World,
  { path, body }: Operation,
  outcome: Outcome,
  amount: number,
  at?: 'bdv' | 'mercantil',
): Promise<Observation> {
  const { of, answer } = await world.arrange(async () => {
    const merchant = await world.merchant(at ? { collectsAt: at } : {})
    return { of: merchant, answer: await merchant.post(`/v1/payments/${path}`, body(outcome, amount)) }
  })
  const { paymentId } = answer.body
  if (answer.status === 503) return nothingSent(world, of, `${path} ${outcome.title}`)
  if (typeof paymentId !== 'string') throw new Error(`${path}: ${answer.status} ${answer.text}`)
  return compare(world, of, { paymentId, amount, name: path, outcome })
}

async function compare(
  world: World,
  of: Merchant,
  made: { paymentId: string; amount: number; name: string; outcome: Outcome },
): Promise<Observation> {
  const { paymentId, amount, name, outcome } = made
  const title = `${name} ${outcome.title}`
  const allowed = outcome.hasMoved ? ['COMPLETED', 'PENDING'] : ['FAILED', 'PENDING']
  const observation = await observe(world, { of, paymentId }, { title, allowed })
  const found = (await world.ledger(of)).filter((entry) => entry.amount === amount.toFixed(2)).length
  if (found === (outcome.hasMoved ? 1 : 0)) return observation
  const message = `${title}: ${found} effects in the ledger\n${await evidence(world, { of, paymentId })}`
  return { ...observation, broken: [...observation.broken, message] }
}
