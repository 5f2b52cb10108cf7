import { setTimeout as pause } from 'node:timers/promises'
import { reportViolation } from '../../observations.ts'
import type { Random } from '../../seeded-random.ts'
import { keyPolicyOf, type Flow, type Operation, post, secret, textOf, readBack } from '../operation.ts'
import { householdsOf } from '../people.ts'
import type { Reply } from '../reply.ts'
import { makeTransfer } from './transfers.ts'

/** The simulated banks' documentation lists the outcome of each token. */
export function tokenOf(random: Random): string {
  return random.weighted([
    [60, `9${random.digits(6)}`],
    [4, '00000051'],
    [1, '00000055'],
    [1, '00000056'],
    [1, '00000061'],
    [1, '00000080'],
    [5, '00000009'],
    [4, '00000008'],
    [7, '00000098'],
    [7, '00000099'],
    [5, '00000097'],
    [3, '00000091'],
  ])
}

/** Random tokens are searched for as secrets; fixed ones are too common for that. */
export function freshToken(operation: Operation): string {
  const token = tokenOf(operation.random)
  return token.startsWith('9') ? secret(operation, token) : token
}

type Details = { usdAmount: number; debtorId: string; debtorCellPhone: string; debtorBankCode: number }

/** Documents that select the outcome of a reversal: rejected, response lost after, response lost before. */
const reversalDocuments = ['V00000041', 'V00000098', 'V00000099'] as const

function detailsOf({ random, customer }: Operation): Details {
  const { phone, document } = customer()
  return {
    usdAmount: random.between(100, 9_000) / 100,
    debtorId: random.chance(0.12) ? random.pick(reversalDocuments) : document,
    debtorCellPhone: phone,
    debtorBankCode: random.pick([102, 105, 108, 134]),
  }
}

/** Collects by C2P: an intent, the customer's token, and sometimes a reversal. */
export const collect: Flow = async (operation) => {
  const { random } = operation
  const details = detailsOf(operation)
  const intentId = await requestIntent(operation, details, 'request')
  if (intentId === undefined) return
  if (random.chance(0.08)) return
  if (random.chance(0.08)) await executeWithOtherAmount(operation, { ...details, intentId })
  const charged = random.chance(0.2)
    ? await executeTogether(operation, { ...details, intentId })
    : await execute(operation, { ...details, intentId }, 'execute')
  for (let reads = random.between(0, 2); reads > 0; reads -= 1) await readBack(operation, intentId)
  if (charged?.body['status'] === 'COMPLETED' && random.chance(0.5)) await reverse(operation, intentId)
}

/** Two orders of one customer for the same amount: their charges are lookalikes in the bank's ledger. */
export const collectLookalikes: Flow = async (operation) => {
  const { random } = operation
  const details = detailsOf(operation)
  const first = await requestIntent(operation, details, 'request-1')
  const second = await requestIntent(operation, details, 'request-2')
  if (first !== undefined && second !== undefined && first !== second) await checkLatest(operation, first, second)
  const intents = [first, second]
  const charges = intents.map(async (intentId, index) => {
    if (intentId === undefined) return undefined
    const charged = await execute(operation, { ...details, intentId }, `execute-${index}`)
    return charged?.body['status'] === 'COMPLETED' ? intentId : undefined
  })
  const [charged] = (await Promise.all(charges)).filter((intentId) => intentId !== undefined)
  if (charged !== undefined && random.chance(0.4)) await reverse(operation, charged)
}

/**
 * One phone, several payers, one price, concurrently. One document is the first with two digits exchanged: mistyped and
 * then corrected.
 */
export const collectFromHousehold: Flow = async (operation) => {
  const details = detailsOf(operation)
  const { document } = operation.customer()
  const mistyped = document.replace(/(\d)(\d)(\d)$/, '$1$3$2')
  await collectSideBySide(operation, details, [document, mistyped, operation.customer().document])
}

/** A phone that buys for the same few prices at every tenant of the account. */
export const collectFromNeighbours: Flow = async (operation) => {
  const { random, tenant } = operation
  const { phone, documents } = random.pick(householdsOf(tenant.account))
  const usdAmount = random.pick([10, 10.01])
  const details = { ...detailsOf(operation), usdAmount, debtorCellPhone: phone, debtorBankCode: 102 }
  // The ledgers of R4 and BDV identify an operation by its payer, who is shared here.
  if (tenant.collects !== 'bnc') return
  await collectSideBySide(operation, details, random.chance(0.3) ? documents : [random.pick(documents)])
}

/** The customer also transferred the price, and the shop charges it all the same: two lookalike movements. */
export const collectBesideTransfer: Flow = async (operation) => {
  const { random, tenant } = operation
  const details = detailsOf(operation)
  if (tenant.collects === 'r4') return
  const named = { phone: details.debtorCellPhone, document: details.debtorId, bankCode: '0102' }
  const line = { reference: `3${random.digits(11)}`, ...(random.chance(0.6) ? named : {}) }
  await makeTransfer(operation, details.usdAmount, line)
  await collectSideBySide(operation, { ...details, debtorBankCode: 102 }, [details.debtorId])
}

async function collectSideBySide(operation: Operation, details: Details, documents: string[]): Promise<void> {
  const { random } = operation
  const charges = documents.map(async (debtorId, index) => {
    const own = { ...details, debtorId }
    const intentId = await requestIntent(operation, own, `request-${index}`)
    if (intentId === undefined) return
    const charged = await execute(operation, { ...own, intentId }, `execute-${index}`)
    if (charged?.body['status'] !== 'COMPLETED' || random.chance(0.7)) return
    await reverse(operation, intentId, `reverse-${index}`)
  })
  await Promise.all(charges)
}

/** The second intent was requested after the response to the first: it is the latest of the reference. */
async function checkLatest(operation: Operation, first: string, second: string): Promise<void> {
  const { client, observations, externalRef } = operation
  const found = await client.sendUntilFinal(operation, { path: `/payments/by-ref/${encodeURIComponent(externalRef)}` })
  if (found?.status !== 200 || found.body['paymentId'] === second) return
  const [one, other] = await Promise.all(
    [first, second].map((id) => client.sendUntilFinal(operation, { path: `/payments/${id}` })),
  )
  // Creation times are the database's as estimated by each process: where they disagree, so may the order.
  if (one?.status !== 200 || other?.status !== 200 || createdAt(one) >= createdAt(other)) return
  reportViolation(observations, 'latest', {
    message: `${String(found.body['paymentId'])} is returned as the latest of ${externalRef} instead of ${second}`,
    operations: [operation.operation],
    paymentIds: [first, second],
  })
}

function createdAt(reply: Reply): string {
  return textOf(reply, 'createdAt') ?? ''
}

async function requestIntent(operation: Operation, details: Details, step: string): Promise<string | undefined> {
  const body = { ...details, externalRef: operation.externalRef }
  const created = await post(operation, '/payments/c2p/request', body, { keyPolicy: keyPolicyOf(operation), step })
  return created && created.status < 300 ? textOf(created, 'paymentId') : undefined
}

type Execution = Details & { intentId: string }

async function execute(operation: Operation, details: Execution, step: string): Promise<Reply | undefined> {
  const { random, client } = operation
  const keyPolicy = keyPolicyOf(operation)
  for (let tries = 0; ; tries += 1) {
    const body = { ...details, externalRef: operation.externalRef, token: freshToken(operation) }
    const charged = await post(operation, '/payments/c2p', body, { keyPolicy, step: `${step}-${tries}` })
    // Without a final response nothing is charged again: the payment is read instead.
    if (charged === undefined) return client.sendUntilFinal(operation, { path: `/payments/${details.intentId}` })
    const isNotSent = charged.error === 'provider_unavailable'
    if (!isNotSent || tries === 2 || random.chance(0.3)) return charged
    await pause(random.between(50, 800))
  }
}

/** Several servers of one tenant execute the same intent, each with a key of its own or none. */
async function executeTogether(operation: Operation, details: Execution): Promise<Reply | undefined> {
  const { random, client } = operation
  const servers = random.between(2, 4)
  await Promise.all(
    Array.from({ length: servers }, async (_none, server) => {
      const body = { ...details, token: freshToken(operation) }
      const keyPolicy = keyPolicyOf(operation)
      await post(operation, '/payments/c2p', body, { keyPolicy, step: `execute-together-${server}` })
    }),
  )
  return client.sendUntilFinal(operation, { path: `/payments/${details.intentId}` })
}

/** Another amount than the intent's must be rejected, and the intent stays unchanged. */
async function executeWithOtherAmount(operation: Operation, details: Execution): Promise<void> {
  const body = { ...details, usdAmount: Math.floor(details.usdAmount) + 1, token: freshToken(operation) }
  const refused = await operation.client.send(operation, { method: 'POST', path: '/payments/c2p', body })
  if (refused === undefined || refused.status >= 500 || refused.status === 401) return
  if (refused.error === 'intent_mismatch' || refused.error === 'intent_not_found') return
  reportViolation(operation.observations, 'intents', {
    message: `an execution with another amount got ${refused.status} ${refused.text}`,
    operations: [operation.operation],
    paymentIds: [details.intentId],
  })
}

async function reverse(operation: Operation, paymentId: string, step = 'reverse'): Promise<void> {
  const { random, client } = operation
  const path = `/payments/${paymentId}/reverse`
  const servers = random.chance(0.3) ? random.between(2, 3) : 1
  await Promise.all(
    Array.from({ length: servers }, (_none, server) =>
      post(operation, path, undefined, { keyPolicy: keyPolicyOf(operation), step: `${step}-${server}` }),
    ),
  )
  if (random.chance(0.5)) await client.send(operation, { path: `/payments/${paymentId}` })
}
