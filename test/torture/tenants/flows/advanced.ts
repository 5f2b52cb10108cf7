import type { Random } from '../../seeded-random.ts'
import { keyPolicyOf, type Flow, type Operation, post, textOf, readBack } from '../operation.ts'
import { decide } from './approvals.ts'
import { freshToken } from './c2p.ts'

/** The cents of an amount select the outcome of an operation without a token. */
const cents: readonly (readonly [weight: number, cents: string])[] = [
  [60, ''],
  [6, '51'],
  [8, '09'],
  [5, '08'],
  [7, '98'],
  [7, '99'],
  [4, '97'],
  [3, '91'],
]

export function amountOf(random: Random): number {
  const fixed = random.weighted(cents)
  return Number(`${random.between(10, 4_000)}.${fixed || String(random.between(10, 50))}`)
}

const bank = (random: Random) => random.pick(['0102', '0105', '0134', '108'])

/** Money in by immediate debit, with the one-time key of the payer's bank. */
export const debit: Flow = async (operation) => {
  const { random, client, tenant, externalRef } = operation
  const { phone, document } = operation.customer()
  const payer = { banco: bank(random), monto: random.between(1_000, 400_000) / 100, telefono: phone, cedula: document }
  if (random.chance(0.5)) await client.send(operation, { method: 'POST', path: '/payments/debit/otp', body: payer })
  const body = { ...payer, nombre: 'Ana', otp: freshToken(operation), concepto: tenant.mark, externalRef }
  await sendTransfer(operation, '/payments/debit', body)
}

/** Money in by direct debit: most payers have approved a mandate, the others are asked for one. */
export const directDebit: Flow = async (operation) => {
  const { random, tenant, banks, externalRef } = operation
  const { phone, document, account } = operation.customer()
  const local = `0${phone.slice(2)}`
  const byAccount = random.chance(0.5)
  if (random.chance(0.8)) {
    const mandate = { client: tenant.r4, payer: byAccount ? account : local, state: 'approved' }
    await banks.control('r4', 'POST', 'mandates', mandate)
  }
  const payer = byAccount ? { cuenta: account } : { telefono: local, banco: bank(random) }
  const person = { cedula: document, nombre: 'Ana' }
  const body = { ...payer, ...person, monto: amountOf(random), concepto: tenant.mark, externalRef }
  await sendTransfer(operation, '/payments/domiciliation', body)
}

/** Money out: to a phone, to an account, as change, or to several accounts in one order. */
export const payOut: Flow = async (operation) => {
  const { random, tenant, externalRef } = operation
  const { phone, document, account, order } = operation.customer()
  const common = { monto: amountOf(random), cedula: document, concepto: tenant.mark, externalRef }
  const [path, body] = random.weighted<[string, object]>([
    [4, ['/payments/credit', { ...common, banco: bank(random), telefono: phone }]],
    [3, ['/payments/credit/account', { ...common, cuenta: account }]],
    [3, ['/payments/change', { ...common, banco: bank(random), telefonoDestino: phone }]],
    [3, ['/payments/payouts', payoutOf(operation, order)]],
  ])
  await sendTransfer(operation, path, body)
}

function payoutOf({ random, customer, tenant, externalRef }: Operation, referencia: string): object {
  const monto = amountOf(random)
  const first = Math.floor(monto / 2)
  const rest = Number((monto - first).toFixed(2))
  return {
    monto,
    fecha: '2026-10-05',
    referencia,
    personas: [first, rest].map((montoPart) => {
      const { document, account } = customer()
      return { nombres: `Ana ${tenant.mark}`, documento: document, destino: account, montoPart }
    }),
    externalRef,
  }
}

/** A disbursement: several people, each paid separately. */
export const disburse: Flow = async (operation) => {
  const { random, tenant, externalRef } = operation
  const personas = Array.from({ length: random.between(1, 5) }, () => {
    const { phone, document } = operation.customer()
    return { banco: bank(random), cedula: document, telefono: phone, montoPart: amountOf(random) }
  })
  const total = personas.reduce((sum, { montoPart }) => sum + Math.round(montoPart * 100), 0) / 100
  const { order } = operation.customer()
  const body = { monto: total, referencia: order, concepto: tenant.mark, personas, externalRef }
  const sent = await post(operation, '/payments/credit/disburse', body, {
    keyPolicy: keyPolicyOf(operation),
    step: 'disburse',
  })
  await decide(operation, sent)
}

async function sendTransfer(operation: Operation, path: string, body: object): Promise<void> {
  const { random, client } = operation
  const sent = await post(operation, path, body, { keyPolicy: keyPolicyOf(operation), step: 'move' })
  const paymentId = textOf(sent, 'paymentId')
  if (paymentId === undefined) return
  await decide(operation, sent)
  const operationId = textOf(sent, 'id')
  if (operationId !== undefined && random.chance(0.3)) {
    await client.send(operation, { method: 'POST', path: '/payments/operations/poll', body: { id: operationId } })
  }
  for (let reads = random.between(0, 2); reads > 0; reads -= 1) await readBack(operation, paymentId)
}
