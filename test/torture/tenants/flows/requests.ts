import { caracasDate } from '../../../../src/foundation/caracas.ts'
import type { ObservedRequest } from '../../observations.ts'
import type { IncomingBank } from '../../world/banks.ts'
import { type Flow, keyPolicyOf, type Operation, post, readBack, textOf } from '../operation.ts'
import { householdsOf } from '../people.ts'
import { listIn } from '../reply.ts'
import { PAYER_BANK, type Payer, transferTo } from '../transfers-in.ts'

/** Requests expire in the shortest time that a tenant may choose. */
const EXPIRES_MINUTES = 5

/** A request, and what its customer does about it. */
type Order = {
  operation: Operation
  bank: IncomingBank
  payer: Payer
  /** In céntimos, of a range in which two orders hardly ever have the same price. */
  price: number
  /** Data of the customer that the tenant sends to the gateway. */
  named: { debtorCellPhone?: string; debtorId?: string }
  observed: ObservedRequest
}

/** A customer pays a request with a transfer. The gateway must find the money by itself, once. */
export const requestTransfer: Flow = async (operation) => {
  const { random } = operation
  const story = random.weighted<(order: Order) => Promise<void>>([
    [30, payExactly],
    [10, payInParts],
    [8, payMore],
    [10, payBefore],
    [8, payAndCancel],
    [14, reportReference],
    [8, assignByHand],
    [8, payForged],
  ])
  const isNamed = story !== reportReference && story !== assignByHand
  await story(orderOf(operation, { isNamed }))
}

/** The same people ask for the same price at every tenant of the account: only a reference distinguishes them. */
export const requestFromNeighbours: Flow = async (operation) => {
  const { random, tenant } = operation
  const { phone, documents } = random.pick(householdsOf(tenant.account))
  const order = orderOf(operation, { isNamed: true, payer: { phone, document: documents[0] } })
  order.price = random.pick([777_00, 778_00])
  order.observed.isOnlyOfPayer = false
  const paymentId = await ask(order)
  if (random.chance(0.7)) {
    const reference = await pay(order)
    if (paymentId !== undefined && random.chance(0.5)) await report(order, paymentId, reference)
  }
}

function orderOf(operation: Operation, { isNamed, payer }: { isNamed: boolean; payer?: Payer }): Order {
  const { random, tenant, externalRef, observations, customer } = operation
  const person = payer ?? customer()
  const naming = random.weighted<Order['named']>([
    [6, { debtorCellPhone: person.phone }],
    [4, { debtorCellPhone: person.phone, debtorId: person.document }],
  ])
  const named = isNamed ? naming : {}
  const observed: ObservedRequest = {
    tenant: tenant.index,
    externalRef,
    phone: named.debtorCellPhone,
    document: named.debtorId,
    references: [],
    isOnlyOfPayer: isNamed,
  }
  observations.requests.set(`${tenant.index} ${externalRef}`, observed)
  const bank = random.pick<IncomingBank>(['bnc', 'r4', ...(tenant.verifies === 'bnc' ? [] : [tenant.verifies])])
  return { operation, bank, payer: person, price: random.between(100_00, 99_999_99), named, observed }
}

async function ask(order: Order, more: object = {}): Promise<string | undefined> {
  const { operation, price, named } = order
  const { externalRef } = operation
  const body = { vesAmount: price / 100, externalRef, expiresInMinutes: EXPIRES_MINUTES, ...named, ...more }
  const asked = await post(operation, '/payments/pago-movil/request', body, {
    keyPolicy: keyPolicyOf(operation),
    step: 'request',
  })
  return textOf(asked, 'paymentId')
}

/** The customer's transfer at the bank. Returns its reference. */
function pay({ operation, bank, payer, price }: Order, amount = price): Promise<string> {
  const reference = `4${operation.random.digits(11)}`
  return transferTo(operation, operation.tenant, { bank, payer, amount, reference })
}

async function report({ operation, observed }: Order, paymentId: string, reference: string): Promise<void> {
  const { random } = operation
  const digits = reference.slice(-random.between(6, 12))
  // Recorded before the request, which may have an effect without a response.
  observed.references.push(digits)
  await post(
    operation,
    `/payments/${paymentId}/reference`,
    { reference: digits },
    { keyPolicy: 'keyed', step: 'reference' },
  )
}

async function payExactly(order: Order): Promise<void> {
  const paymentId = await ask(order)
  const reference = await pay(order)
  if (paymentId === undefined) return
  if (order.operation.random.chance(0.3)) await report(order, paymentId, reference)
  await readBack(order.operation, paymentId)
}

/** A fifth is missing at first. */
async function payInParts(order: Order): Promise<void> {
  const { random } = order.operation
  const fifth = Math.round(order.price / 5)
  const parts = [order.price - fifth, fifth]
  const paymentId = await ask(order)
  if (random.chance(0.5)) await Promise.all(parts.map((part) => pay(order, part)))
  else for (const part of parts) await pay(order, part)
  if (paymentId !== undefined) await readBack(order.operation, paymentId)
}

async function payMore(order: Order): Promise<void> {
  await ask(order)
  await pay(order, order.price + order.operation.random.between(1, 50_00))
}

async function payBefore(order: Order): Promise<void> {
  const { random } = order.operation
  const reference = await pay(order)
  const isReported = random.chance(0.4)
  if (isReported) order.observed.references.push(reference)
  await ask(order, isReported ? { reference } : {})
}

/** The tenant cancels while the money arrives: the request is paid or canceled, and the money is kept in either case. */
async function payAndCancel(order: Order): Promise<void> {
  const { operation } = order
  const paymentId = await ask(order)
  if (paymentId === undefined) return
  const cancel = () =>
    post(operation, `/payments/${paymentId}/cancel`, undefined, { keyPolicy: 'keyed', step: 'cancel' })
  if (operation.random.chance(0.5)) await cancel()
  await Promise.all([pay(order), cancel()])
}

/** Without a payer, only the number that the customer reports identifies the money. */
async function reportReference(order: Order): Promise<void> {
  const paymentId = await ask(order)
  const reference = await pay(order)
  if (paymentId !== undefined) await report(order, paymentId, reference)
}

/** A person at the shop looks at the unmatched movements and gives one to the order. */
async function assignByHand(order: Order): Promise<void> {
  const { operation } = order
  const { client, observations } = operation
  const paymentId = await ask(order)
  const reference = await pay(order)
  if (paymentId === undefined) return
  const listed = await client.sendUntilFinal(operation, { path: '/movements?state=unmatched&limit=100' })
  const found = listIn(listed?.body ?? {}, 'items').find((one) => isWithoutZeros(one['reference'], reference))
  const movementId = found?.['movementId']
  if (typeof movementId !== 'string') return
  observations.assigned.set(movementId, paymentId)
  await post(operation, `/movements/${movementId}/match`, { paymentId }, { keyPolicy: 'keyed', step: 'match' })
}

const isWithoutZeros = (one: unknown, other: string) => String(one).replace(/^0+/, '') === other.replace(/^0+/, '')

/**
 * Somebody invents a notification of the right amount and payer. At BNC even with the right key, since its statement
 * decides; at R4 with another key.
 */
async function payForged(order: Order): Promise<void> {
  const { operation, bank, payer, price } = order
  const { banks, tenant, random, tenants } = operation
  await ask(order)
  if (bank !== 'bnc' && bank !== 'r4') return
  // Only the first tenant of an account has an address.
  const owner = tenants[tenant.account] ?? tenant
  if (bank === 'bnc' && owner.bnc !== owner.everyBnc[0]) return
  const movement = {
    amount: price / 100,
    reference: `5${random.digits(11)}`,
    date: caracasDate(Date.now()),
    phone: payer.phone,
    document: payer.document,
    bankCode: PAYER_BANK,
  }
  await banks.control(bank, 'POST', 'notices/push', {
    client: owner[bank],
    movement,
    ...(bank === 'r4' ? { forge: 'wrongKey' } : {}),
  })
}
