import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { decimal } from '../../src/foundation/money.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import type { Payment } from '../../src/payments/payment.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { bncAccountOf, claimMovement, seedMovement } from '../harness/movements.ts'
import { seedPayment } from '../harness/payments.ts'
import { positionalStatement } from '../harness/statement.ts'
import { startWorld, type TestUser, type World } from './world.ts'

let sandbox: TestSandbox
let world: World
let ana: TestUser
let luis: TestUser
let key: string
let scope: Scope
let accountId: Buffer
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox })
  ana = await world.addUser('operator')
  luis = await world.addUser('operator')
})
beforeEach(async () => {
  const tenant = await world.gateway.createTenant()
  key = tenant.key
  scope = { tenantId: tenant.tenantId, livemode: false }
  accountId = bncAccountOf(tenant.tenantId)
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

const reference = '000012345678'
const amount = decimal('150.25')
const refused = [409, 'not_resolvable']

const openCharge = (given: Partial<Payment> = {}) => {
  const open = { bank: 'bnc', status: 'PENDING', stage: 'attention', submittedAt: new Date() } as const
  return seedPayment(world.database, scope, { ...open, accountId, vesAmount: amount, ...given })
}
const openReversal = () => {
  const completed = { bank: 'bnc', submittedAt: new Date(), bankReference: '000011112222' } as const
  const reversal = { reversal_stage: 'attention', reversal_submitted_at: new Date() }
  return seedPayment(world.database, scope, { ...completed, accountId, vesAmount: amount }, reversal)
}
const resolve = async (who: TestUser, paymentId: string, verdict = 'completed', named = reference) => {
  const body = { verdict, reference: named }
  const answer = await who.call(`/payments/${paymentId}/resolve`, { method: 'POST', body })
  return [answer.status, answer.body['error'] ?? answer.body['status']]
}
const verify = () =>
  world.gateway.call('/v1/payments/pago-movil/verify', {
    method: 'POST',
    key,
    body: { vesAmount: 150.25, reference, debtorCellPhone: '584141234567' },
  })
const arrives = async (type: string) => {
  const day = caracasDate(Date.now())
  const payer = { phone: '584141234567', bankCode: '0102', document: 'V12345678' }
  const body = { amount: 150.25, reference, date: day, type, ...payer }
  expect((await world.gateway.call('/v1/test/movements', { method: 'POST', key, body })).status).toBe(201)
}

const selectClaims = positionalStatement(
  'test.claims',
  `select movement_key as key, payment_id as "paymentId", is_reversal as "isReversal" from claimed_movements
   where account_id = $1`,
)
const claims = () => world.database.query(selectClaims, [accountId])

describe('a line of the statement that an operator names', () => {
  test.each([
    ['charges', {}],
    ['payouts', { method: 'VUELTO' }],
  ] as const)('completes one of two equal %s when two operators name it at once', async (_kind, changes) => {
    for (let round = 1; round <= 5; round += 1) {
      const [one, other] = [await openCharge(changes), await openCharge(changes)]
      const named = `0001489${round}`
      const outcomes = await Promise.all([
        resolve(ana, one, 'completed', named),
        resolve(luis, other, 'completed', named),
      ])
      expect(outcomes).toContainEqual([200, 'COMPLETED'])
      expect(outcomes).toContainEqual(refused)
    }
  })

  test('settles one reversal only', async () => {
    const [one, other] = [await openReversal(), await openReversal()]
    expect(await resolve(ana, one, 'reversed')).toEqual([200, 'REVERSED'])
    expect(await resolve(ana, other, 'reversed', '12345678')).toEqual(refused)
  })

  test('may have the number of a charge when it is that of a reversal: money in and money out are two lines', async () => {
    expect(await resolve(ana, await openCharge())).toEqual([200, 'COMPLETED'])
    expect(await resolve(ana, await openReversal(), 'reversed')).toEqual([200, 'REVERSED'])
  })

  test('is refused if a Pago Móvil was verified with it', async () => {
    await arrives('p2p')
    expect((await verify()).body['status']).toBe('COMPLETED')
    expect(await resolve(ana, await openCharge())).toEqual(refused)
  })

  test.each([
    ['in', openCharge, 'completed'],
    ['out', openReversal, 'reversed'],
  ] as const)('is refused if it is stored and another payment has it: money %s', async (direction, open, verdict) => {
    const movementId = await seedMovement(world.database, scope.tenantId, { direction, amount })
    await claimMovement(world.database, accountId, movementId, { tenantId: scope.tenantId })
    const paymentId = await open()
    expect(await resolve(ana, paymentId, verdict)).toEqual(refused)
    expect(await world.audit()).not.toContainEqual(
      expect.objectContaining({ action: 'payment.resolve', subject: paymentId }),
    )
  })

  test.each([
    ['in', openCharge, 'completed', 'COMPLETED', false],
    ['out', openReversal, 'reversed', 'REVERSED', true],
  ] as const)(
    'is the payment’s from then on if it is stored: money %s',
    async (direction, open, verdict, status, isReversal) => {
      await seedMovement(world.database, scope.tenantId, { key: 'line', direction, amount })
      const paymentId = await open()
      expect(await resolve(ana, paymentId, verdict)).toEqual([200, status])
      expect(await claims()).toEqual([{ key: 'line', paymentId, isReversal }])
      expect(await resolve(luis, await open(), verdict)).toEqual(refused)
    },
  )

  test.each(['p2p', 'c2p', 'transfer'])('verifies no Pago Móvil when it is read later, as %s', async (type) => {
    await arrives(type)
    expect(await resolve(ana, await openCharge())).toEqual([200, 'COMPLETED'])
    expect((await verify()).body['status']).toBe('FAILED')
  })
})
