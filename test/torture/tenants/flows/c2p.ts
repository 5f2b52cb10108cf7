import { setTimeout as pause } from 'node:timers/promises'
import { reportViolation } from '../../observations.ts'
import type { Random } from '../../seeded-random.ts'
import { keyPolicyOf, type Flow, type Operation, post, secret, textOf, readBack } from '../operation.ts'
import { householdsOf } from '../people.ts'
import type { Reply } from '../reply.ts'
import { makeTransfer } from './transfers.ts'

/** What a token makes of a charge is written in the simulated banks' own list. */
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

/** A made-up token can be looked for; those with a fixed meaning are too plain for that. */
export function freshToken(operation: Operation): string {
  const token = tokenOf(operation.random)
  return token.startsWith('9') ? secret(operation, token) : token
}

type Details = { usdAmount: number; debtorId: string; debtorCellPhone: string; debtorBankCode: number }

/** Documents whose reversal has a fixed outcome: refused, answer lost after, answer lost before. */
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

/** Collects: an intent, the customer's token, and sometimes the money goes back. */
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

/** Two orders of one customer for the same sum: their charges look alike in the bank's books. */
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
 * One phone, several people, one price, at the same time. One of the documents is the first with two digits exchanged: the
 * customer mistyped it, and the shop tried again.
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
  // R4's ledger names nobody but the payer, who is not this operation's own.
  if (tenant.collects === 'r4') return
  await collectSideBySide(operation, details, random.chance(0.3) ? documents : [random.pick(documents)])
}

/** The customer has sent the price by hand, and the shop charges it all the same: two movements that look alike. */
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

/** The second was asked for when the first had been answered: it is the latest of that reference. */
async function checkLatest(operation: Operation, first: string, second: string): Promise<void> {
  const { client, observations, externalRef } = operation
  const found = await client.sendUntilFinal(operation, { path: `/payments/by-ref/${encodeURIComponent(externalRef)}` })
  if (found?.status !== 200 || found.body['paymentId'] === second) return
  const [one, other] = await Promise.all(
    [first, second].map((id) => client.sendUntilFinal(operation, { path: `/payments/${id}` })),
  )
  // The times are the database's as each process knows it: where they disagree by a moment, so does what is latest.
  if (one?.status !== 200 || other?.status !== 200 || createdAt(one) >= createdAt(other)) return
  reportViolation(observations, 'latest', {
    message: `${String(found.body['paymentId'])} is told as the latest of ${externalRef}, which is ${second}`,
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
    // Without an answer to rely on nothing is charged again: the payment itself is asked.
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

/** Details that are not the intent's: refused, and the intent stays as it is. */
async function executeWithOtherAmount(operation: Operation, details: Execution): Promise<void> {
  const body = { ...details, usdAmount: Math.floor(details.usdAmount) + 1, token: freshToken(operation) }
  const refused = await operation.client.send(operation, { method: 'POST', path: '/payments/c2p', body })
  if (refused === undefined || refused.status >= 500 || refused.status === 401) return
  if (refused.error === 'intent_mismatch' || refused.error === 'intent_not_found') return
  reportViolation(operation.observations, 'intents', {
    message: `an execution with another amount is answered ${refused.status} ${refused.text}`,
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
