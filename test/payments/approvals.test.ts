import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { disbursementOf, movements } from './advanced/requests.ts'
import { createTestDatabase } from '../harness/database.ts'
import { requireApproval, restrictedKey, wideRate } from '../harness/keys.ts'
import {
  type Caller,
  type LedgerEntry,
  startTestGateway,
  startTestSandbox,
  type TestGateway,
  type TestSandbox,
} from '../harness/gateway.ts'
import { type KillableGateway, startKillableGateway } from '../harness/killable-gateway.ts'
import { type LossyDatabase, startLossyDatabase } from '../harness/lossy-database.ts'
import { forgetStoredAnswers, payC2p } from '../harness/payments.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { positionalStatement } from '../harness/statement.ts'
import { register } from '../harness/webhooks.ts'
import { startWorld, type TestUser, type World } from '../operators/world.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { type NewRestrictions, rotateApiKey } from '../../src/tenants/keys.ts'
import { deactivateTenant, setTenant } from '../../src/tenants/tenants.ts'

let sandbox: TestSandbox
let receiver: Receiver
let link: LossyDatabase
let world: World
let gateway: TestGateway
/** A second process on the same database. */
let other: TestGateway
const killables: KillableGateway[] = []
const env = { ...wideRate, PASARELA_BANK_TIMEOUT_MS: '2000' }
beforeAll(async () => {
  sandbox = await startTestSandbox()
  receiver = await startReceiver()
  link = await startLossyDatabase(await createTestDatabase())
  world = await startWorld({ sandbox, connection: link.connection, env })
  gateway = world.gateway
  other = await startTestGateway({ sandbox, connection: link.connection, env: { ...env, PASARELA_ROLE: 'api' } })
})
afterAll(async () => {
  await Promise.all(killables.map((killable) => killable.kill()))
  await other.stop()
  await world.stop()
  await link.stop()
  await receiver.stop()
  await sandbox.stop()
})

type Body = Record<string, unknown>
type Receipt = { status: string; failureCode?: string; keyId?: string; stage?: string }
type Event = { event: string; data: Body }

/** A tenant whose payouts above 1000.00 VES wait, with a key that pays and one that approves. */
async function shopOf(limits: NewRestrictions = {}) {
  const tenant = await gateway.createTenant()
  const { tenantId } = tenant
  const change = { idOrName: tenantId, choices: { approvalAboveVes: '1000.00' }, actor: 'test' }
  await setTenant(gateway.database, systemRandom, change)
  const payer = await restrictedKey(gateway, tenantId, { scopes: ['payout', 'approve', 'read'], ...limits })
  const approver = await restrictedKey(gateway, tenantId, { scopes: ['approve'] })
  await register(gateway, tenant.key, { url: `${receiver.url}/${tenantId}` })

  const post = (call: Caller, key: string, path: string, body?: Body, headers: Record<string, string> = {}) =>
    call(`/v1/payments${path}`, { method: 'POST', key, headers, ...(body ? { body } : {}) })
  return {
    ...tenant,
    payer,
    approver,
    pay: (path: string, body: Body, headers?: Record<string, string>) =>
      post(gateway.call, payer.key, path, body, headers),
    decide: (id: string, { verb = 'approve', key = approver.key, headers = {}, call = gateway.call } = {}) =>
      post(call, key, `/${id}/${verb}`, undefined, headers),
    read: async (id: string) => (await gateway.call(`/v1/payments/${id}`, { key: tenant.key })).body as Receipt,
    ledger: () => sandbox.ledger(tenantId),
    events: (id: string) =>
      receiver.received
        .filter(({ path }) => path === `/${tenantId}`)
        .map(({ body }) => JSON.parse(body.toString()) as Event)
        .filter(({ data }) => data['paymentId'] === id),
    /** Sends the payout and expects that it waits. */
    async waiting(path: string, body: Body): Promise<string> {
      const answer = await post(gateway.call, payer.key, path, body)
      expect([answer.status, answer.body['status']], answer.text).toEqual([202, 'PENDING'])
      return String(answer.body['paymentId'])
    },
  }
}
type Shop = Awaited<ReturnType<typeof shopOf>>

const bodies: Record<string, (amount: number) => Body> = {
  '/credit': movements['/credit'],
  '/credit/account': movements['/credit/account'],
  '/credit/disburse': (amount) => disbursementOf([(amount * 100 - 400_00) / 100, 400]),
  '/payouts': movements['/payouts'],
  '/change': (amount) => ({ ...movements['/change'](amount), concepto: 'VUELTO 7' }),
}
const paths = Object.keys(bodies)
const bodyOf = (path: string, amount: number) => (bodies[path] as (typeof bodies)[string])(amount)
const credit = (amount: number) => movements['/credit'](amount)

/** An entry without its own numbers and time. */
function meaning(entry: LedgerEntry): object {
  const { operation, amount, direction, payer, paymentHint, parts } = entry as LedgerEntry & Body
  return { operation, amount, direction, payer, paymentHint, parts }
}
const meanings = (entries: LedgerEntry[]) =>
  entries.map(meaning).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))

const stagesOf = async ({ tenantId }: { tenantId: string }) =>
  (
    await gateway.database.query<{ state: string }>(
      positionalStatement(
        'test.states',
        `select concat_ws(' ', status, stage, failure_code) as state from payments where tenant_id = $1 order by payment_id`,
      ),
      [tenantId],
    )
  ).map(({ state }) => state)

const makeDue = positionalStatement(
  'test.approval_due',
  `update payments set next_check_at = now() where tenant_id = $1 and status = 'PENDING'`,
)
const notOpen = [400, 'approval_not_open']

describe.each(paths)('POST /v1/payments%s', (path) => {
  test('of the tenant’s amount is sent at once', async () => {
    const shop = await shopOf()
    const answer = await shop.pay(path, bodyOf(path, 1000))
    expect([answer.status, answer.body['status']], answer.text).toEqual([200, 'COMPLETED'])
    expect(answer.body).not.toHaveProperty('stage')
    expect(await shop.decide(String(answer.body['paymentId'])).then(({ status }) => status)).toBeGreaterThanOrEqual(400)
  })

  test('of one céntimo more waits, and is sent once, as requested, after another key approves', async () => {
    const shop = await shopOf()
    const plain = await gateway.createTenant()
    const body = bodyOf(path, 1000.01)
    const answer = await shop.pay(path, body)
    expect([answer.status, answer.body['status']], answer.text).toEqual([202, 'PENDING'])
    const parts = (answer.body['credits'] ?? [answer.body]) as { paymentId: string; stage: string; status: string }[]
    for (const part of parts) expect(part).toMatchObject({ stage: 'approval', status: 'PENDING' })
    const id = String(answer.body['paymentId'])

    const listed = await gateway.call('/v1/approvals', { key: shop.approver.key })
    const kind = path === '/credit/disburse' ? 'disbursement' : 'payment'
    expect(listed.body['items']).toMatchObject([
      { paymentId: id, kind, vesAmount: 1000.01, requestedBy: expect.stringContaining(shop.payer.keyId) },
    ])
    // The gateway’s own checks do not send it.
    for (let round = 0; round < 3; round += 1) {
      await gateway.database.query(makeDue, [shop.tenantId])
      await pause(300)
    }
    const operation = await gateway.call(`/v1/payments/operations/${parts[0]?.paymentId}`, { key: shop.payer.key })
    expect(operation.body['status']).toBe('PENDING')
    expect(await shop.ledger()).toEqual([])
    expect(await stagesOf(shop)).toEqual(parts.map(() => 'PENDING approval'))

    const approved = await shop.decide(id)
    expect([approved.status, approved.body['status']], approved.text).toEqual([200, 'COMPLETED'])
    await gateway.call(`/v1/payments${path}`, { method: 'POST', key: plain.key, body })
    expect(meanings(await shop.ledger())).toEqual(meanings(await sandbox.ledger(plain.tenantId)))
    expect(meanings(await shop.ledger())).toHaveLength(parts.length)
    for (const part of parts) {
      expect(await shop.read(part.paymentId)).toMatchObject({ status: 'COMPLETED', keyId: shop.payer.keyId })
      await expect
        .poll(() => shop.events(part.paymentId).map(({ event, data }) => [event, data['keyId']]), { timeout: 60_000 })
        .toContainEqual(['payment.completed', shop.payer.keyId])
    }
    expect((await gateway.call('/v1/approvals', { key: shop.approver.key })).body['items']).toEqual([])
    expect([(await shop.decide(id)).body['error'], (await shop.decide(id, { verb: 'decline' })).body['error']]).toEqual(
      ['approval_not_open', 'approval_not_open'],
    )
    expect(await shop.ledger()).toHaveLength(parts.length)
  })

  test('that is declined is FAILED, is reported by webhook, and is never sent', async () => {
    const shop = await shopOf()
    const answer = await shop.pay(path, bodyOf(path, 1500))
    const id = String(answer.body['paymentId'])
    const parts = ((answer.body['credits'] ?? [answer.body]) as { paymentId: string }[]).map((part) => part.paymentId)
    const declined = await shop.decide(id, { verb: 'decline' })
    expect([declined.status, declined.body['status']], declined.text).toEqual([200, 'FAILED'])
    for (const part of parts) {
      expect(await shop.read(part)).toMatchObject({ status: 'FAILED', failureCode: 'APPROVAL_DECLINED' })
      await expect
        .poll(() => shop.events(part).map(({ event, data }) => [event, data['failureCode']]), { timeout: 60_000 })
        .toContainEqual(['payment.failed', 'APPROVAL_DECLINED'])
    }
    const late = await shop.decide(id)
    expect([late.status, late.body['error']]).toEqual(notOpen)
    await gateway.database.query(makeDue, [shop.tenantId])
    await pause(300)
    expect(await shop.ledger()).toEqual([])
  })

  const expire = positionalStatement(
    'test.expire_approval',
    `with approval as (update payment_approvals set requested_at = requested_at - interval '25 hours',
       expires_at = now() - interval '1 second' where tenant_id = $1)
     update payments set expires_at = now() - interval '1 second', next_check_at = now()
     where tenant_id = $1 and stage = 'approval'`,
  )

  test('that nobody decides within its time is FAILED, and can no longer be approved', async () => {
    const shop = await shopOf()
    const id = await shop.waiting(path, bodyOf(path, 1500))
    const [approval] = (await gateway.call('/v1/approvals', { key: shop.approver.key })).body['items'] as {
      requestedAt: string
      expiresAt: string
    }[]
    expect(Date.parse(String(approval?.expiresAt)) - Date.parse(String(approval?.requestedAt))).toBe(24 * 3_600_000)
    await gateway.database.query(expire, [shop.tenantId])
    // At once, whether or not the gateway has ended it already.
    const late = await shop.decide(id)
    expect([late.status, late.body['error']], late.text).toEqual(notOpen)
    await expect
      .poll(async () => new Set(await stagesOf(shop)), { timeout: 60_000 })
      .toEqual(new Set(['FAILED APPROVAL_EXPIRED']))
    const later = await shop.decide(id)
    expect([later.status, later.body['error']]).toEqual(notOpen)
    expect(await shop.ledger()).toEqual([])
    expect((await gateway.call('/v1/approvals', { key: shop.approver.key })).body['items']).toEqual([])
    await expect
      .poll(
        () => receiver.received.filter(({ path: to, body }) => to === `/${shop.tenantId}` && body.includes('EXPIRED')),
        {
          timeout: 60_000,
        },
      )
      .not.toEqual([])
  })

  test('answers a repeated request with the same 202, and a repeated approval with the same answer', async () => {
    const shop = await shopOf()
    const headers = { 'idempotency-key': 'order-1' }
    const body = bodyOf(path, 1500)
    const first = await shop.pay(path, body, headers)
    const again = await shop.pay(path, body, headers)
    expect([first.status, again.status, again.text]).toEqual([202, 202, first.text])
    const id = String(first.body['paymentId'])
    const approved = await shop.decide(id, { headers })
    const repeated = await shop.decide(id, { headers })
    expect([approved.status, repeated.status, repeated.text]).toEqual([200, 200, approved.text])
    expect(repeated.headers.get('idempotent-replayed')).toBe('true')
    const third = await shop.pay(path, body, headers)
    expect([third.status, third.text]).toEqual([202, first.text])
    expect(await shop.ledger()).toHaveLength(path === '/credit/disburse' ? 2 : 1)
  })

  test('answers a repeated request from the payout when the first process died before it stored its answer', async () => {
    const shop = await shopOf()
    const headers = { 'idempotency-key': 'order-1' }
    const body = bodyOf(path, 1500)
    const first = await shop.pay(path, body, headers)
    await forgetStoredAnswers(gateway.database, shop.tenantId)
    const again = await shop.pay(path, body, headers)
    const id = String(first.body['paymentId'])
    expect(again.body['paymentId'], again.text).toBe(id)
    expect(new Set(await stagesOf(shop))).toEqual(new Set(['PENDING approval']))
    await shop.decide(id, { headers })
    await forgetStoredAnswers(gateway.database, shop.tenantId)
    for (const answer of [await shop.decide(id, { headers }), await shop.pay(path, body, headers)]) {
      expect([answer.body['paymentId'], answer.body['status']], answer.text).toEqual([id, 'COMPLETED'])
    }
    expect(await shop.ledger()).toHaveLength(path === '/credit/disburse' ? 2 : 1)
    expect([first.status, again.status], again.text).toEqual([202, 202])
  })

  test('is sent once when twenty approve at once, over two processes', async () => {
    const shop = await shopOf()
    const second = await restrictedKey(gateway, shop.tenantId, { scopes: ['approve'] })
    const id = await shop.waiting(path, bodyOf(path, 1500))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, n) =>
        shop.decide(id, {
          key: n % 4 < 2 ? shop.approver.key : second.key,
          call: n % 2 === 0 ? gateway.call : other.call,
        }),
      ),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    for (const answer of answers) {
      if (answer.status !== 200) expect([answer.status, answer.body['error']], answer.text).toEqual(notOpen)
    }
    expect(await shop.ledger()).toHaveLength(path === '/credit/disburse' ? 2 : 1)
  })

  test('has one decision when some approve and others decline at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const shop = await shopOf()
      const id = await shop.waiting(path, bodyOf(path, 1500))
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_none, n) =>
          shop.decide(id, {
            verb: n % 2 === round % 2 ? 'approve' : 'decline',
            call: n % 4 < 2 ? gateway.call : other.call,
          }),
        ),
      )
      const won = answers.filter(({ status }) => status === 200)
      expect(won, answers.map(({ text }) => text).join()).toHaveLength(1)
      const isPaid = won[0]?.body['status'] === 'COMPLETED'
      const effects = path === '/credit/disburse' ? 2 : 1
      expect(await shop.ledger()).toHaveLength(isPaid ? effects : 0)
      const states = new Set(await stagesOf(shop))
      expect(states).toEqual(new Set([isPaid ? 'COMPLETED' : 'FAILED APPROVAL_DECLINED']))
    }
  })

  test.each(['51', '91'])(
    'whose bank does not pay it after the approval (%s) is FAILED and not sent again',
    async (end) => {
      const shop = await shopOf()
      const amount = Number(`1500.${end}`)
      const body = path === '/credit/disburse' ? disbursementOf([amount]) : bodyOf(path, amount)
      const id = await shop.waiting(path, body)
      const headers = { 'idempotency-key': 'decision-1' }
      const answer = await shop.decide(id, { headers })
      // A retryable error would be wrong: the payout has ended, and no later request can approve it.
      const [part] = (answer.body['credits'] ?? [answer.body]) as { status?: string }[]
      expect([answer.status, part?.status], answer.text).toEqual([200, 'FAILED'])
      const repeated = await shop.decide(id, { headers })
      expect([repeated.status, repeated.text]).toEqual([answer.status, answer.text])
      expect((await stagesOf(shop)).map((state) => state.split(' ')[0])).toEqual(['FAILED'])
      const late = await shop.decide(id)
      expect([late.status, late.body['error']]).toEqual(notOpen)
      expect(await shop.ledger()).toEqual([])
    },
  )

  test.each([
    ['98', 1],
    ['99', 0],
  ])('whose bank’s response is lost after the approval (%s) is PENDING and not sent again', async (end, effects) => {
    const shop = await shopOf()
    const amount = Number(`1500.${end}`)
    const body = path === '/credit/disburse' ? disbursementOf([amount]) : bodyOf(path, amount)
    const id = await shop.waiting(path, body)
    const answer = await shop.decide(id)
    expect([answer.status, answer.body['status']], answer.text).toEqual([200, 'PENDING'])
    const parts = (answer.body['credits'] ?? [answer.body]) as { stage?: string }[]
    for (const part of parts) expect(part).toHaveProperty('stage', 'confirming')
    for (const verb of ['approve', 'decline']) {
      const late = await shop.decide(id, { verb })
      expect([late.status, late.body['error']]).toEqual(notOpen)
    }
    expect(await shop.ledger()).toHaveLength(effects)
  })

  test('counts in the limits of its key while it waits, once when it is sent, and not when it is declined', async () => {
    const shop = await shopOf({ dayLimitVes: '2000.00' })
    const first = await shop.waiting(path, bodyOf(path, 1500))
    expect((await shop.pay(path, bodyOf(path, 501))).body['error']).toBe('limit_exceeded')
    await shop.decide(first, { verb: 'decline' })
    const second = await shop.waiting(path, bodyOf(path, 1500))
    expect((await shop.decide(second)).body['status']).toBe('COMPLETED')
    expect((await shop.pay('/credit', credit(500))).body['status']).toBe('COMPLETED')
    expect((await shop.pay('/credit', credit(0.01))).body['error']).toBe('limit_exceeded')
  })

  test('above a limit of its key is refused and does not wait', async () => {
    const shop = await shopOf({ callLimitVes: '1400.00' })
    expect((await shop.pay(path, bodyOf(path, 1500))).body['error']).toBe('limit_exceeded')
    expect(await stagesOf(shop)).toEqual([])
    expect((await gateway.call('/v1/approvals', { key: shop.approver.key })).body['items']).toEqual([])
  })
})

describe('who may decide', () => {
  const refusedAsSame = [403, 'approval_by_same_person']

  test('is not the key that requested it, nor one that replaced it or that it replaced by rotation', async () => {
    const shop = await shopOf()
    const rotate = (key: string) =>
      rotateApiKey(gateway.database, systemRandom, gateway.pepper, { key, graceSeconds: 3600, actor: 'test' })
    const before = await shop.waiting('/credit', credit(1500))
    const second = await rotate(shop.payer.keyId)
    const third = await rotate(second.keyId)
    const after = String(
      (await gateway.call('/v1/payments/credit', { method: 'POST', key: third.key, body: credit(1500) })).body[
        'paymentId'
      ],
    )
    for (const id of [before, after]) {
      for (const { key } of [shop.payer, second, third]) {
        const answer = await shop.decide(id, { key })
        expect([answer.status, answer.body['error']], answer.text).toEqual(refusedAsSame)
      }
    }
    expect(await shop.ledger()).toEqual([])
    // Nothing is lost by the attempts.
    expect((await shop.decide(before)).body['status']).toBe('COMPLETED')
  })

  test('is neither a key without the scope, nor one of another tenant or mode', async () => {
    const shop = await shopOf()
    const stranger = await shopOf()
    const live = await restrictedKey(gateway, shop.tenantId, { scopes: ['approve'] }, true)
    const { key: ordinary } = await restrictedKey(gateway, shop.tenantId, {})
    const id = await shop.waiting('/credit', credit(1500))
    for (const verb of ['approve', 'decline']) {
      expect((await shop.decide(id, { verb, key: ordinary })).body['error']).toBe('insufficient_scope')
      for (const key of [stranger.approver.key, live.key]) {
        const answer = await shop.decide(id, { verb, key })
        expect([answer.status, answer.body['error']]).toEqual([404, 'payment_not_found'])
      }
    }
    for (const key of [stranger.approver.key, live.key]) {
      expect((await gateway.call('/v1/approvals', { key })).body['items']).toEqual([])
    }
    expect(await shop.ledger()).toEqual([])
    expect(await stagesOf(shop)).toEqual(['PENDING approval'])
  })

  const decision = ({ tenantId }: Shop, mode = 'test') => ({ method: 'POST', body: { tenantId, mode } })

  test.each(['operator', 'staff'] as const)('is a person in the dashboard with the role %s', async (role) => {
    const shop = await shopOf()
    const person = await world.addUser(role, role === 'staff' ? shop.tenantId : undefined)
    const [sent, refused] = [
      await shop.waiting('/credit', credit(1500)),
      await shop.waiting('/change', bodyOf('/change', 1600)),
    ]
    const listed = await person.call(`/approvals?mode=test&tenantId=${shop.tenantId}`)
    expect((listed.body['items'] as Body[]).map(({ paymentId }) => paymentId)).toEqual([sent, refused])
    const approved = await person.call(`/approvals/${sent}/approve`, decision(shop))
    expect([approved.status, approved.body['status']], approved.text).toEqual([200, 'COMPLETED'])
    const declined = await person.call(`/approvals/${refused}/decline`, decision(shop))
    expect([declined.status, declined.body['status']], declined.text).toEqual([200, 'FAILED'])
    for (const id of [sent, refused]) {
      const late = await person.call(`/approvals/${id}/approve`, decision(shop))
      expect([late.status, late.body['error']]).toEqual(notOpen)
    }
    expect((await shop.ledger()).map(({ amount }) => amount)).toEqual(['1500.00'])
    expect(await shop.read(sent)).toMatchObject({ status: 'COMPLETED', keyId: shop.payer.keyId })
    const audit = (await world.audit()).filter(
      ({ tenantId, actor }) => tenantId === shop.tenantId && actor.includes(person.name),
    )
    expect(audit.map(({ subject }) => subject)).toEqual(expect.arrayContaining([sent, refused]))
  })

  test('is no person of another tenant, and no viewer', async () => {
    const shop = await shopOf()
    const stranger = await shopOf()
    const id = await shop.waiting('/credit', credit(1500))
    const staff = await world.addUser('staff', stranger.tenantId)
    const viewer = await world.addUser('viewer', shop.tenantId)
    const staffHere = await world.addUser('staff', shop.tenantId)
    for (const verb of ['approve', 'decline']) {
      const path = `/approvals/${id}/${verb}`
      expect((await staff.call(path, decision(shop))).status).toBe(404)
      expect((await staff.call(path, decision(stranger))).status).toBe(404)
      expect((await viewer.call(path, decision(shop))).status).toBe(403)
      expect((await staffHere.call(path, decision(shop, 'live'))).status).toBe(404)
      expect((await world.call(path, decision(shop))).status).toBe(401)
    }
    const seen = await staff.call(`/approvals?mode=test&tenantId=${shop.tenantId}`)
    expect(seen.text).not.toContain(id)
    expect((await staff.call('/approvals?mode=test')).text).not.toContain(id)
    expect(await shop.ledger()).toEqual([])
    expect(await stagesOf(shop)).toEqual(['PENDING approval'])
  })

  test('is no person while the tenant is inactive', async () => {
    const shop = await shopOf()
    const person = await world.addUser('operator')
    const id = await shop.waiting('/credit', credit(1500))
    await deactivateTenant(gateway.database, systemRandom, { idOrName: shop.tenantId, actor: 'test' })
    const answer = await person.call(`/approvals/${id}/approve`, decision(shop))
    expect(await shop.ledger()).toEqual([])
    expect([answer.status, answer.body['error']], answer.text).toEqual([409, 'tenant_inactive'])
    // Nothing is sent for a decline.
    expect((await person.call(`/approvals/${id}/decline`, decision(shop))).body['status']).toBe('FAILED')
  })

  test('a key and a person at once make one bank call', async () => {
    const shop = await shopOf()
    const person = await world.addUser('staff', shop.tenantId)
    const id = await shop.waiting('/credit', credit(1500))
    const answers = await Promise.all([
      shop.decide(id),
      person.call(`/approvals/${id}/approve`, decision(shop)),
      shop.decide(id, { call: other.call }),
      person.call(`/approvals/${id}/approve`, decision(shop)),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await shop.ledger()).toHaveLength(1)
  })
})

describe('a person who requested a payout in the dashboard’s playground', () => {
  type Played = { status: number; body: string }
  async function play(person: TestUser, { tenantId }: Shop, path: string, body?: Body) {
    const request = { tenantId, method: 'POST', path: `/v1/payments${path}`, ...(body ? { body } : {}) }
    const answer = await person.call('/playground', { method: 'POST', body: request })
    if (answer.status !== 200) return { status: answer.status, body: answer.body }
    const played = answer.body as unknown as Played
    return { status: played.status, body: JSON.parse(played.body) as Body }
  }

  test.each(['operator', 'staff'] as const)(
    'with the role %s cannot approve it, by any way; another can',
    async (role) => {
      const shop = await shopOf()
      const tenantId = role === 'staff' ? shop.tenantId : undefined
      const [person, colleague] = [await world.addUser(role, tenantId), await world.addUser(role, tenantId)]
      const viewer = await world.addUser('viewer', shop.tenantId)
      const requested = await play(person, shop, '/credit', credit(1500))
      expect(requested.status, JSON.stringify(requested.body)).toBe(202)
      const id = String(requested.body['paymentId'])
      const decision = { method: 'POST', body: { tenantId: shop.tenantId, mode: 'test' } }
      const same = await person.call(`/approvals/${id}/approve`, decision)
      expect([same.status, same.body['error']], same.text).toEqual([403, 'approval_by_same_person'])
      expect((await play(person, shop, `/${id}/approve`)).status).toBe(403)
      expect((await play(viewer, shop, `/${id}/approve`)).status).toBe(403)
      // A session in a browser is the same person as the token.
      const browser = await world.signIn(person.name)
      expect((await browser.call(`/approvals/${id}/approve`, decision)).body['error']).toBe('approval_by_same_person')
      expect(await shop.ledger()).toEqual([])
      expect(await shop.read(id)).not.toHaveProperty('keyId')
      const approved = await colleague.call(`/approvals/${id}/approve`, decision)
      expect(approved.body['status'], approved.text).toBe('COMPLETED')
      expect(await shop.ledger()).toHaveLength(1)
    },
  )
})

test.each(paths)('a person sees everybody whom %s pays before they decide', async (path) => {
  const shop = await shopOf()
  const id = await shop.waiting(path, bodyOf(path, 5000))
  const staff = await world.addUser('staff', shop.tenantId)
  const { status, text, body } = await staff.call(`/approvals/${id}/payees?mode=test&tenantId=${shop.tenantId}`)
  expect(status, text).toBe(200)
  const payees = body['items'] as { payee: Record<string, string>; vesAmount: string }[]
  expect(payees.reduce((sum, { vesAmount }) => sum + Number(vesAmount), 0)).toBe(5000)
  for (const { payee } of payees) {
    expect(payee['document']).toMatch(/^V\*+\d{3}$/)
    expect(payee['account'] ?? payee['phone']).toMatch(/^\d\d\*+\d{3}$/)
  }
  expect((await shop.decide(id)).status).toBe(200)
  const after = await staff.call(`/approvals/${id}/payees?mode=test&tenantId=${shop.tenantId}`)
  expect([after.status, after.body['error']]).toEqual([400, 'approval_not_open'])
})

test('a person who requested a payout cannot approve it with a key that they made', async () => {
  const shop = await shopOf()
  const [person, colleague] = [await world.addUser('operator'), await world.addUser('operator')]
  const body = { tenantId: shop.tenantId, method: 'POST', path: '/v1/payments/credit', body: credit(1500) }
  const played = await person.call('/playground', { method: 'POST', body })
  const id = String((JSON.parse(String(played.body['body'])) as Body)['paymentId'])
  const keyOf = async (maker: TestUser) => {
    const made = await maker.call(`/tenants/${shop.tenantId}/keys`, {
      method: 'POST',
      body: { mode: 'test', scopes: ['approve'] },
    })
    expect(made.status, made.text).toBe(201)
    return String(made.body['key'])
  }
  const same = await shop.decide(id, { key: await keyOf(person) })
  expect([same.status, same.body['error']], same.text).toEqual([403, 'approval_by_same_person'])
  expect(await shop.ledger()).toEqual([])
  expect((await shop.decide(id, { key: await keyOf(colleague) })).body['status']).toBe('COMPLETED')
})

describe('a person who made the key that requested a payout', () => {
  test.each([
    ['operator', 'made'],
    ['operator', 'rotated'],
    ['staff', 'made'],
    ['staff', 'rotated'],
  ] as const)('with the role %s, who %s it, cannot approve it; another can', async (role, how) => {
    const shop = await shopOf()
    const tenantId = role === 'staff' ? shop.tenantId : undefined
    const [maker, colleague] = [await world.addUser(role, tenantId), await world.addUser(role, tenantId)]
    const keys = `/tenants/${shop.tenantId}/keys`
    const post = (path: string, body: Body) => maker.call(path, { method: 'POST', body })
    const first = await restrictedKey(gateway, shop.tenantId, { scopes: ['payout'] })
    const made =
      how === 'made'
        ? await post(keys, { mode: 'test', scopes: ['payout'] })
        : await post(`${keys}/${first.keyId}/rotate`, { graceSeconds: 3600 })
    expect(made.status, made.text).toBe(201)
    const requested = await gateway.call('/v1/payments/credit', {
      method: 'POST',
      key: String(made.body['key']),
      body: credit(1500),
    })
    expect(requested.status, requested.text).toBe(202)
    const id = String(requested.body['paymentId'])
    const decision = { method: 'POST', body: { tenantId: shop.tenantId, mode: 'test' } }
    for (const verb of ['approve', 'decline']) {
      const same = await maker.call(`/approvals/${id}/${verb}`, decision)
      expect([same.status, same.body['error']], same.text).toEqual([403, 'approval_by_same_person'])
    }
    expect(await shop.ledger()).toEqual([])
    const approved = await colleague.call(`/approvals/${id}/approve`, decision)
    expect(approved.body['status'], approved.text).toBe('COMPLETED')
    expect(await shop.ledger()).toHaveLength(1)
  })

  test('cannot approve it by rotating the tenant’s key that approves', async () => {
    const shop = await shopOf()
    const [operator, staff] = [await world.addUser('operator'), await world.addUser('staff', shop.tenantId)]
    const rotate = (person: TestUser) =>
      person.call(`/tenants/${shop.tenantId}/keys/${shop.approver.keyId}/rotate`, {
        method: 'POST',
        body: { graceSeconds: 3600 },
      })
    expect((await rotate(staff)).status).toBe(403)
    expect((await rotate(operator)).status).toBe(201)
  })
})

describe('at once, over two processes,', () => {
  test('thirty payouts that wait, and then their approvals, stay within the day’s limit', async () => {
    const shop = await shopOf({ dayLimitVes: '10000.00' })
    const calls = [gateway.call, other.call]
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_none, n) => {
        const path = paths[n % paths.length] as string
        const request = { method: 'POST', key: shop.payer.key, body: bodyOf(path, 1500) }
        return (calls[n % 2] as Caller)(`/v1/payments${path}`, request)
      }),
    )
    const waiting = answers.filter(({ status }) => status === 202)
    expect(waiting).toHaveLength(6)
    expect(answers.filter(({ body }) => body['error'] === 'limit_exceeded')).toHaveLength(24)
    await Promise.all(waiting.map(({ body }) => shop.decide(String(body['paymentId']))))
    const sum = (await shop.ledger()).reduce((total, { amount }) => total + Number(amount), 0)
    expect(sum).toBe(9000)
    expect((await shop.pay('/credit', credit(1000))).status).toBe(200)
    expect((await shop.pay('/credit', credit(0.01))).body['error']).toBe('limit_exceeded')
  })

  test('a hundred requests with one Idempotency-Key leave one payout that waits', async () => {
    const shop = await shopOf()
    const calls = [gateway.call, other.call]
    const headers = { 'idempotency-key': 'order-1' }
    const request = { method: 'POST', key: shop.payer.key, body: credit(1500), headers }
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_none, n) => (calls[n % 2] as Caller)('/v1/payments/credit', request)),
    )
    const done = answers.filter(({ status }) => status !== 409)
    expect(new Set(done.map(({ status, body }) => `${status} ${String(body['paymentId'])}`)).size).toBe(1)
    expect(done[0]?.status).toBe(202)
    expect(await stagesOf(shop)).toEqual(['PENDING approval'])
    const approvals = await Promise.all(
      Array.from({ length: 20 }, (_none, n) =>
        shop.decide(String(done[0]?.body['paymentId']), { headers, call: calls[n % 2] as Caller }),
      ),
    )
    for (const { status, text } of approvals) expect([200, 409], text).toContain(status)
    expect(await shop.ledger()).toHaveLength(1)
  })

  const expireSoon = positionalStatement(
    'test.expire_soon',
    `with approval as (update payment_approvals set expires_at = now() + interval '150 milliseconds' where tenant_id = $1)
     update payments set expires_at = now() + interval '150 milliseconds', next_check_at = now() + interval '150 milliseconds'
     where tenant_id = $1 and stage = 'approval'`,
  )

  test('the end of a payout’s time and its approval have one result', async () => {
    for (const [round, path] of [...paths, ...paths].entries()) {
      const shop = await shopOf()
      const id = await shop.waiting(path, bodyOf(path, 1500))
      await gateway.database.query(expireSoon, [shop.tenantId])
      await pause(100 + round * 10)
      const answer = await shop.decide(id)
      const isPaid = answer.status === 200
      const end = isPaid ? 'COMPLETED' : 'FAILED APPROVAL_EXPIRED'
      if (!isPaid) expect([answer.status, answer.body['error']], answer.text).toEqual(notOpen)
      await expect.poll(async () => [...new Set(await stagesOf(shop))], { timeout: 60_000 }).toEqual([end])
      const effects = path === '/credit/disburse' ? 2 : 1
      expect(await shop.ledger()).toHaveLength(isPaid ? effects : 0)
    }
  })
})

describe('an approval is not given to', () => {
  test('a part of a disbursement, a payment that does not wait, or nothing', async () => {
    const shop = await shopOf()
    const disbursement = await shop.pay('/credit/disburse', disbursementOf([600, 700]))
    const [part] = disbursement.body['credits'] as { paymentId: string }[]
    const charged = await payC2p(gateway, shop.key)
    const before = await shop.ledger()
    for (const id of [part?.paymentId, charged, systemRandom.uuid()]) {
      for (const verb of ['approve', 'decline']) {
        const answer = await shop.decide(String(id), { verb })
        expect([400, 404], answer.text).toContain(answer.status)
      }
    }
    expect(await shop.ledger()).toEqual(before)
    expect((await shop.decide(String(disbursement.body['id']))).body['status']).toBe('COMPLETED')
    expect(await shop.ledger()).toHaveLength(before.length + 2)
  })

  test('a payout that was canceled, or it cannot be canceled', async () => {
    const shop = await shopOf()
    const id = await shop.waiting('/credit', credit(1500))
    const canceled = await gateway.call(`/v1/payments/${id}/cancel`, { method: 'POST', key: shop.key })
    const approved = await shop.decide(id)
    expect(canceled.status < 300, canceled.text).toBe(approved.status >= 300)
    expect(await shop.ledger()).toHaveLength(approved.status < 300 ? 1 : 0)
  })

  test('a waiting payout that is reversed', async () => {
    const shop = await shopOf()
    const id = await shop.waiting('/credit', credit(1500))
    const answer = await gateway.call(`/v1/payments/${id}/reverse`, { method: 'POST', key: shop.key })
    expect(answer.status).toBe(400)
    expect(await stagesOf(shop)).toEqual(['PENDING approval'])
  })
})

test('a tenant’s new amount is effective within a second for keys in use', async () => {
  const tenant = await gateway.createTenant()
  const pay = async () =>
    (await gateway.call('/v1/payments/credit', { method: 'POST', key: tenant.key, body: credit(1500) })).status
  expect(await pay()).toBe(200)
  await requireApproval(gateway, tenant.tenantId, '1499.99')
  expect(await pay()).toBe(202)
})

test('the timeline of an approved payout names the key that requested and the key that approved it', async () => {
  const shop = await shopOf()
  const id = await shop.waiting('/credit', credit(1500))
  await shop.decide(id)
  const { body } = await gateway.call(`/v1/payments/${id}/events`, { key: shop.key })
  const entries = body['items'] as { type: string; keyId?: string }[]
  expect(entries[0]?.keyId, JSON.stringify(entries)).toBe(shop.payer.keyId)
  expect(entries.find(({ type }) => type === 'approved')?.keyId, JSON.stringify(entries)).toBe(shop.approver.keyId)
})

test.each([
  ['/credit', 'payments.approve', 1],
  ['/credit/disburse', 'payments.approve_disbursement', 2],
] as const)(
  'an approval of %s that was committed without an acknowledgement pays once',
  async (path, statement, effects) => {
    for (const headers of [{}, { 'idempotency-key': 'decision-1' }]) {
      const shop = await shopOf()
      const id = await shop.waiting(path, bodyOf(path, 1500))
      link.loseAcknowledgements(statement)
      const answer = await shop.decide(id, { headers })
      expect(link.isLosing(statement)).toBe(false)
      expect([200, 503], answer.text).toContain(answer.status)
      // It is sent, or waits again, or has ended as not sent: never sent twice, never forgotten.
      let states = ''
      await expect
        .poll(
          async () => {
            await shop.decide(id, { headers })
            await gateway.database.query(makeDue, [shop.tenantId])
            states = [...new Set(await stagesOf(shop))].join()
            return states
          },
          { timeout: 60_000 },
        )
        .toMatch(/^(COMPLETED|FAILED BANK_NOT_REACHED)$/)
      expect(await shop.ledger()).toHaveLength(states === 'COMPLETED' ? effects : 0)
    }
  },
)

describe('a gateway killed right after an approval', () => {
  const agePayments = positionalStatement(
    'test.age_approved',
    `update payments set submitted_at = submitted_at - interval '10 minutes',
       calls_ended_at = calls_ended_at - interval '10 minutes', next_check_at = now()
     where tenant_id = $1 and next_check_at is not null`,
  )
  const ageKeys = positionalStatement(
    'test.age_approved_keys',
    `update idempotency_keys set claimed_at = claimed_at - interval '10 minutes' where tenant_id = $1`,
  )
  const atRest = /^(COMPLETED|FAILED|PENDING attention)/

  async function crash(shop: Shop, id: string, crashAt: string, count: number) {
    const crashing = { ...env, PASARELA_ROLE: 'api', CRASH_AT: crashAt, CRASH_AT_COUNT: String(count) }
    const killable = await startKillableGateway({ connection: link.connection, sandbox }, crashing)
    killables.push(killable)
    const headers = { 'idempotency-key': 'decision-1' }
    await expect(shop.decide(id, { call: killable.call, headers })).rejects.toThrow()
    await gateway.database.query(agePayments, [shop.tenantId])
    await gateway.database.query(ageKeys, [shop.tenantId])
    await expect
      .poll(
        async () => {
          await gateway.database.query(makeDue, [shop.tenantId])
          return (await stagesOf(shop)).every((state) => atRest.test(state))
        },
        { timeout: 120_000, interval: 200 },
      )
      .toBe(true)
    const again = await shop.decide(id, { headers })
    expect([200, 400], again.text).toContain(again.status)
    expect((await shop.decide(id)).body['error']).toBe('approval_not_open')
    expect((await shop.decide(id, { verb: 'decline' })).body['error']).toBe('approval_not_open')
  }

  test.each([
    ['/credit', 'claimed', 0],
    ['/credit', 'answered', 1],
    ['/credit', 'before_settle', 1],
    ['/credit', 'settled', 1],
    ['/change', 'claimed', 0],
    ['/change', 'before_settle', 1],
  ])('at the payout %s, %s, never sends it twice and does not lose it', async (path, crashAt, effects) => {
    const shop = await shopOf()
    const id = await shop.waiting(path, bodyOf(path, 1500))
    await crash(shop, id, crashAt, 1)
    expect(await shop.ledger()).toHaveLength(effects)
    const [state] = await stagesOf(shop)
    // Money that has left is never FAILED; a payout that was not sent is never COMPLETED.
    expect(effects === 1 ? /^(COMPLETED|PENDING attention)$/ : /^(PENDING attention|FAILED)/).toSatisfy(
      (pattern: RegExp) => pattern.test(String(state)),
    )
  })

  test.each([
    ['claimed', 2],
    ['answered', 2],
    ['settled', 1],
  ])('at a disbursement, %s, pays every part at most once and leaves none waiting', async (crashAt, count) => {
    const shop = await shopOf()
    const amounts = Array.from({ length: 10 }, (_none, n) => 401 + n)
    const id = await shop.waiting('/credit/disburse', disbursementOf(amounts))
    await crash(shop, id, crashAt, count)
    const paid = (await shop.ledger()).map(({ amount }) => Number(amount))
    expect(new Set(paid).size).toBe(paid.length)
    const states = await stagesOf(shop)
    for (const [n, state] of states.entries()) {
      if (state === 'PENDING attention') continue
      expect([state, paid.includes(amounts[n] as number)]).toEqual(['COMPLETED', true])
    }
  })
})
