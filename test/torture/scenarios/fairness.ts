import { setTimeout as pause } from 'node:timers/promises'
import { positionalStatement } from '../../harness/statement.ts'
import { reportViolation } from '../observations.ts'
import { withCheckDigit } from '../tenants/flows/cards.ts'
import { type Operation, secret, textOf } from '../tenants/operation.ts'
import type { Reply } from '../tenants/reply.ts'
import {
  ALL,
  API,
  failStatement,
  tenantRoles,
  chargeOf,
  execute,
  chargeWithLostAnswer,
  requestIntent,
  type Scenario,
  type ScenarioContext,
  tokens,
  restoreStatement,
  WORKER,
} from './context.ts'

const LOST_CHARGES = 24
const HEALTHY_CHARGES = 24

/** Only the statement fails; charges on the account still work. */
export const statementFailsAlone: Scenario = async (context) => {
  const { tenant } = context.operation(tenantRoles.bnc)
  await failStatement(context, tenant.bnc)
  await makeLostCharges(context, LOST_CHARGES)
  for (let index = 0; index < HEALTHY_CHARGES; index += 1) {
    await pause(500)
    const operation = context.operation(tenantRoles.bnc)
    const charge = chargeOf(operation)
    const slot = index % 2 === 0 ? ALL : API
    const intentId = await requestIntent(operation, charge, slot)
    const charged = await execute(operation, charge, intentId, undefined, { slot })
    if (charged === undefined || charged.status < 500) continue
    reportViolation(context.observations, 'statementAlone', {
      message: `a valid charge is refused with ${charged.status} ${charged.error} while only the statement fails`,
      operations: [operation.operation],
      paymentIds: [intentId],
    })
  }
  await restoreStatement(context, tenant.bnc)
}

const OPEN_CHARGES = 40
const HANG_SECONDS = 30

const makeDue = positionalStatement(
  'torture.make_due',
  `update payments set next_check_at = now() where payment_id = any ($1::uuid[]) and next_check_at is not null`,
)
const readStatus = positionalStatement('torture.status', `select status from payments where payment_id = $1`)

/**
 * BNC accepts queries about forty open payments and answers none within the longest timeout, while R4 has decided a
 * payment.
 */
export const hangingBank: Scenario = async (context) => {
  const { world } = context
  const reconcilers = [ALL, WORKER].flatMap((slot) => world.slots[slot] ?? [])
  const { tenant } = context.operation(tenantRoles.bnc)
  // No reconciler runs until all payments are open.
  for (const slot of reconcilers) slot.changeSettings({ PASARELA_BANK_TIMEOUT_MS: String(HANG_SECONDS * 1_000) })
  for (const slot of reconcilers) slot.kill()
  const lost = await makeLostCharges(context, OPEN_CHARGES)
  await failStatement(context, tenant.bnc, { kind: 'delay', delayMs: 600_000 })
  await Promise.all(reconcilers.map((slot) => slot.start()))
  await world.database.query(makeDue, [lost])
  // Both reconcilers have claimed all they can by then.
  await pause(1_500)
  const operation = context.operation(tenantRoles.r4)
  const paymentId = textOf(await debitInProcess(operation), 'paymentId')
  if (paymentId === undefined) throw new Error('the debit was not created')
  if (!(await endsWithin(context, paymentId, (HANG_SECONDS - 4) * 1_000))) {
    reportViolation(context.observations, 'hanging', {
      message: 'a debit that R4 decided after 3 s is delayed by another bank, which hangs',
      operations: [operation.operation],
      paymentIds: [paymentId],
    })
  }
  await restoreStatement(context, tenant.bnc)
  for (const slot of reconcilers) slot.changeSettings({})
  for (const slot of reconcilers) slot.kill()
  await Promise.all(reconcilers.map((slot) => slot.start()))
}

async function endsWithin(context: ScenarioContext, paymentId: string, ms: number): Promise<boolean> {
  const untilMs = performance.now() + ms
  while (await isPending(context, paymentId)) {
    if (performance.now() > untilMs) return false
    await pause(250)
  }
  return true
}

/** Four at a time: see `chargeWithLostAnswer`. */
async function makeLostCharges(context: ScenarioContext, count: number): Promise<string[]> {
  const lost: string[] = []
  while (lost.length < count) {
    const operations = [1, 2, 3, 4].map(() => context.operation(tenantRoles.bnc))
    const some = operations.map((operation) =>
      chargeWithLostAnswer(context, operation, chargeOf(operation), tokens.lostBefore),
    )
    lost.push(...(await Promise.all(some)))
  }
  return lost
}

async function isPending({ world }: ScenarioContext, paymentId: string): Promise<boolean> {
  const [row] = await world.database.query<{ status: string }>(readStatus, [paymentId])
  return row?.status === 'PENDING'
}

function debitInProcess(operation: Operation): Promise<Reply | undefined> {
  const { phone, document } = operation.customer()
  const { tenant, externalRef } = operation
  const payer = { banco: '0102', monto: 321.5, telefono: phone, cedula: document }
  const body = { ...payer, nombre: 'Ana', otp: tokens.inProcess, concepto: tenant.mark, externalRef }
  return operation.client.send(operation, { method: 'POST', path: '/payments/debit', body, at: { slot: API } })
}

const corruptPayer = positionalStatement(
  'torture.spoil',
  `update payments p set payer = '\\x00ff' from payments former
   where p.payment_id = $1 and former.payment_id = $1 returning former.payer`,
)

/** The stored payer of one payment is unreadable; other payments are not affected. */
export const unreadableRow: Scenario = async (context) => {
  const debits = await Promise.all(Array.from({ length: 8 }, () => debitInProcess(context.operation(tenantRoles.r4))))
  const ids = debits.flatMap((debit) => textOf(debit, 'paymentId') ?? [])
  const [paymentId] = ids
  if (paymentId === undefined) throw new Error('no debit was created')
  const [original] = await context.world.database.query<{ payer: Buffer }>(corruptPayer, [paymentId])
  if (original) context.observations.unreadablePayers.set(paymentId, original.payer)
  await context.world.database.query(makeDue, [ids])
}

const AT_ONCE = 10
const ALLOWED = 3

/**
 * Ten stolen cards of one holder concurrently, then several with the holder's document spelled differently each time.
 */
export const stolenCards: Scenario = async (context) => {
  const { tenant } = context.operation(tenantRoles.shared)
  const declined = { kind: 'code', operation: 'Send', code: 'G51', client: tenant.bnc, times: 1_000 }
  await context.world.banks.control('bnc', 'POST', 'faults', declined)
  await tryCards(
    context,
    Array.from({ length: AT_ONCE }, () => (number: string) => `V${number}`),
    true,
  )
  const spellings = [
    (number: string) => `V${number}`,
    (number: string) => `E${number}`,
    (number: string) => `V0${number}`,
    (number: string) => `E0${number}`,
    (number: string) => `V${number}`,
  ]
  await tryCards(context, spellings, false)
  await context.world.banks.control('bnc', 'DELETE', `faults?client=${tenant.bnc}`)
}

async function tryCards(
  context: ScenarioContext,
  spellings: ((number: string) => string)[],
  isAtOnce: boolean,
): Promise<void> {
  const operation = context.operation(tenantRoles.shared)
  // Seven digits, so that the document is still valid with a leading zero.
  const number = operation.customer().document.replace(/\D/g, '').replace(/^0+/, '').slice(-7).padStart(7, '3')
  const answers: (Reply | undefined)[] = []
  const tries = spellings.map((spell, index) => async () => {
    answers.push(await chargeCard(operation, spell(number), index))
  })
  if (isAtOnce) await Promise.all(tries.map((attempt) => attempt()))
  else for (const attempt of tries) await attempt()
  const declined = answers.filter((answer) => answer?.status === 422).length
  if (declined <= ALLOWED) return
  reportViolation(context.observations, 'velocity', {
    message: `${declined} cards of one holder were declined by the bank ${isAtOnce ? 'concurrently' : 'in sequence'}`,
    operations: [operation.operation],
  })
}

function chargeCard(operation: Operation, cardHolderId: string, index: number): Promise<Reply | undefined> {
  const cardNumber = withCheckDigit(`453998${operation.random.of(`card ${index}`).digits(9)}`)
  const body = {
    vesAmount: 10.5,
    cardNumber: secret(operation, cardNumber),
    expirationMonth: 12,
    expirationYear: 2040,
    cvv: '123',
    cardHolderName: `Ana ${operation.tenant.mark}`,
    cardHolderId,
    accountType: 20,
    cardType: 1,
    externalRef: operation.externalRef,
  }
  return operation.client.send(operation, { method: 'POST', path: '/payments/vpos', body, at: { slot: API } })
}
