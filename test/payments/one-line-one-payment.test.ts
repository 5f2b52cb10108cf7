import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { addDays, caracasDate } from '../../src/foundation/caracas.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { findForOperator, type OperatorPayment, resolvePayment } from '../../src/payments/admin/resolve.ts'
import type { Checkpoint } from '../../src/payments/submit.ts'
import { positionalStatement } from '../harness/statement.ts'
import { setBankAccount } from '../../src/tenants/bank-accounts.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails, enterLiveRate, seedPayment, payerEncryptionOf } from '../harness/payments.ts'
import { testSealer } from '../harness/sealer.ts'
import { patienceMs } from '../harness/patience.ts'

/** One line of a bank statement pays for one payment, for all flows and all lost responses. */
let sandbox: TestSandbox
let gateway: TestGateway
let second: TestGateway
const atPoint: Partial<Record<Checkpoint, (() => Promise<void>) | undefined>> = {}
beforeAll(async () => {
  sandbox = await startTestSandbox()
  const env = { PASARELA_BANK_TIMEOUT_MS: '2000', PASARELA_BNC_URL: sandbox.bncUrl }
  gateway = await startTestGateway({ sandbox, env, reached: (point) => atPoint[point]?.() })
  second = await startTestGateway({ sandbox, env, connection: gateway.connection })
  await enterLiveRate(gateway)
})
afterAll(async () => {
  await Promise.all([gateway.stop(), second.stop()])
  await sandbox.stop()
})

const LOST_AFTER = '00000098'
const LOST_BEFORE = '00000099'
const today = () => caracasDate(Date.now())

type Key = { key: string }
const post = (key: string, path: string, body: object) => gateway.call(`/v1${path}`, { method: 'POST', key, body })

async function charge({ key }: Key, token: string, changes: object = {}): Promise<string> {
  const details = { ...c2pDetails, ...changes }
  const intentId = String((await post(key, '/payments/c2p/request', details)).body['intentId'])
  await post(key, '/payments/c2p', { ...details, intentId, token })
  return intentId
}
const read = async ({ key }: Key, id: string) => (await gateway.call(`/v1/payments/${id}`, { key })).body
const timeline = async ({ key }: Key, id: string) =>
  (await gateway.call(`/v1/payments/${id}/events`, { key })).body['items'] as { type: string; data: object }[]

/** COMPLETED, FAILED, or on the list for manual review with its reason. */
async function ending(whose: Key, id: string): Promise<string> {
  const { status } = await read(whose, id)
  if (status !== 'PENDING') return String(status)
  const review = (await timeline(whose, id)).findLast(({ type }) => type === 'attention')
  return review ? `review: ${(review.data as { reason: string }).reason}` : 'PENDING'
}
/** Holds from some moment on; tests that run side by side cannot share the poll of one of them. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: patienceMs, interval: 500 })

const endAs = (whose: Key, expected: Record<string, string>) =>
  eventually(async () => {
    const ids = Object.keys(expected)
    const ended = await Promise.all(ids.map((id) => ending(whose, id)))
    expect(ended).toEqual(ids.map((id) => expected[id]))
  })

const register = (client: string, movement: object) =>
  sandbox.control('bnc', 'movements', { client, date: today(), bankCode: '0102', ...movement })
const clientOf = (tenantId: string) => sandboxCredentials(tenantId).bnc.clientGuid
const chargesOf = async (tenantId: string) =>
  (await sandbox.ledger(tenantId)).filter(({ operation }) => operation === 'SendC2P')

const checkNow = positionalStatement('test.look_now', `update payments set next_check_at = now() where payment_id = $1`)
const countChecks = positionalStatement('test.checks', `select checks from payments where payment_id = $1`)

describe.concurrent('a charge whose response was lost', () => {
  test('before the money moved is not completed with the money of another document on the same phone', async () => {
    const tenant = await gateway.createTenant()
    const before = await charge(tenant, LOST_BEFORE)
    const after = await charge(tenant, LOST_AFTER, { debtorId: 'V87654321' })
    // The bank's search by payer finds the other one's line for the first, so a person decides about it.
    await endAs(tenant, { [before]: 'review: unclear_line', [after]: 'COMPLETED' })
  })

  test.each([
    ['a C2P line of the day before', { type: 'c2p', date: addDays(today(), -1), phone: '584141234567' }, 'FAILED'],
    ['a Pago Móvil of the same payer', { type: 'p2p', phone: '584141234567' }, 'review: unclear_line'],
    ['a C2P line that names nobody', { type: 'c2p' }, 'review: unclear_line'],
    ['a C2P line of somebody else', { type: 'c2p', phone: '584240000001', document: 'V9999999' }, 'FAILED'],
  ])('before the money moved is not completed by %s', async (_title, line, expected) => {
    const tenant = await gateway.createTenant()
    const id = await charge(tenant, LOST_BEFORE)
    const { vesAmount } = await read(tenant, id)
    await register(clientOf(tenant.tenantId), { amount: vesAmount, reference: '778899', ...line })
    await endAs(tenant, { [id]: expected })
  })

  test('is not completed by its line if the bank gave the money back', async () => {
    const tenant = await gateway.createTenant()
    const id = await charge(tenant, LOST_BEFORE)
    const { vesAmount } = await read(tenant, id)
    const line = { amount: vesAmount, type: 'c2p', phone: c2pDetails.debtorCellPhone, document: c2pDetails.debtorId }
    await register(clientOf(tenant.tenantId), { ...line, reference: '778900', direction: 'out' })
    await register(clientOf(tenant.tenantId), { ...line, reference: '778899' })
    await endAs(tenant, { [id]: 'review: may_be_reversed' })
  })

  test('and whose money went back after it was completed is flagged for manual review', async () => {
    const tenant = await gateway.createTenant()
    const id = await charge(tenant, LOST_AFTER)
    await endAs(tenant, { [id]: 'COMPLETED' })
    const { vesAmount: amount } = await read(tenant, id)
    const { debtorCellPhone: phone } = c2pDetails
    await register(clientOf(tenant.tenantId), { amount, type: 'c2p', phone, reference: '778900', direction: 'out' })
    await eventually(async () => {
      await gateway.database.query(checkNow, [id])
      const last = (await timeline(tenant, id)).at(-1)
      expect(last).toMatchObject({ type: 'review', data: { reason: 'may_be_reversed' } })
    })
    expect(gateway.logged.concat(second.logged).join('\n')).toContain('a completed charge may have gone back')
  })

  test('is completed by its line although an equal charge of its payer was reversed', async () => {
    const tenant = await gateway.createTenant()
    const earlier = await charge(tenant, '13572468')
    expect((await post(tenant.key, `/payments/${earlier}/reverse`, {})).body['status']).toBe('REVERSED')
    const id = await charge(tenant, LOST_AFTER)
    await endAs(tenant, { [id]: 'COMPLETED' })
  })

  test('is not failed because an unrelated payment has the same digits', async () => {
    const tenant = await gateway.createTenant()
    const id = await charge(tenant, LOST_AFTER)
    const [entry] = await chargesOf(tenant.tenantId)
    const scope = { tenantId: tenant.tenantId, livemode: false }
    const numbers = [String(Number(entry?.line?.reference)), String(Number(entry?.line?.controlNumber))]
    await seedPayment(
      gateway.database,
      scope,
      { bankReference: entry?.line?.reference ?? '', bank: 'r4' },
      { bank_numbers: numbers },
    )
    await endAs(tenant, { [id]: 'COMPLETED' })
  })

  test('and an equal one that an operator completed by its reference are not both paid by one line', async () => {
    const tenant = await gateway.createTenant()
    const [one, twin] = [await charge(tenant, LOST_AFTER), await charge(tenant, LOST_BEFORE)]
    const review = 'review: fewer_lines_than_payments'
    await endAs(tenant, { [one]: review, [twin]: review })
    const [entry] = await chargesOf(tenant.tenantId)
    const parts = {
      database: gateway.database,
      encryption: await payerEncryptionOf(gateway.database),
      random: systemRandom,
    }
    const found = (await findForOperator(parts, one)) as OperatorPayment
    const reference = String(entry?.line?.reference)
    await resolvePayment(parts, found, { verdict: 'completed', reference, actor: 'test' })
    await gateway.database.query(checkNow, [twin])
    await eventually(async () => {
      const [{ checks } = { checks: 0 }] = await gateway.database.query<{ checks: number }>(countChecks, [twin])
      expect(checks).toBeGreaterThan(3)
    })
    expect([await ending(tenant, one), await ending(tenant, twin)]).toEqual(['COMPLETED', review])
  })

  test('and an equal one checked by another process at once are never both completed by one line', async () => {
    const tenants = await Promise.all(Array.from({ length: 6 }, () => gateway.createTenant()))
    await Promise.all(
      tenants.map(async (tenant) => {
        const ids = await Promise.all([charge(tenant, LOST_AFTER), charge(tenant, LOST_BEFORE)])
        await eventually(async () => {
          expect(await Promise.all(ids.map((id) => ending(tenant, id)))).not.toContain('PENDING')
        })
        const ended = await Promise.all(ids.map((id) => ending(tenant, id)))
        expect(ended.filter((end) => end === 'COMPLETED').length).toBeLessThanOrEqual(1)
        expect(ended).not.toContain('FAILED')
      }),
    )
  })

  test('and whose money arrived after it was FAILED is flagged for manual review', async () => {
    const tenant = await gateway.createTenant()
    const client = clientOf(tenant.tenantId)
    await sandbox.control('bnc', 'faults', { kind: 'delay', delayMs: 45_000, operation: 'SendC2P', client })
    const id = await charge(tenant, '13572468')
    await endAs(tenant, { [id]: 'FAILED' })
    await eventually(async () => expect(await chargesOf(tenant.tenantId)).toHaveLength(1))
    await gateway.database.query(checkNow, [id])
    await eventually(async () => {
      const last = (await timeline(tenant, id)).at(-1)
      expect(last).toMatchObject({ type: 'review', data: { reason: 'line_after_failure' } })
    })
    expect(gateway.logged.concat(second.logged).join('\n')).toContain('the line of a failed charge appeared')
  })
})

describe('with two tenants on one bank account,', () => {
  async function sharing() {
    const [ana, luis] = [await gateway.createTenant(), await gateway.createTenant()]
    const { bnc: fields } = sandboxCredentials(ana.tenantId)
    for (const { tenantId } of [ana, luis]) {
      await setBankAccount(gateway.database, testSealer, systemRandom, { tenantId, bank: 'bnc', fields, actor: 'test' })
    }
    return { ana: { ...ana, key: ana.liveKey }, luis: { ...luis, key: luis.liveKey }, client: fields.clientGuid }
  }

  test('a charge of one that never happened is not completed by the money of the other', async () => {
    const { ana, luis } = await sharing()
    const lost = await charge(luis, LOST_BEFORE)
    const paid = await charge(ana, '13572468')
    expect(await read(ana, paid)).toMatchObject({ status: 'COMPLETED' })
    // Real money waits for the next day before absence counts: until then it is open, or a person's.
    await eventually(async () => {
      const [{ checks } = { checks: 0 }] = await gateway.database.query<{ checks: number }>(countChecks, [lost])
      expect(checks).toBeGreaterThan(2)
    })
    expect((await read(luis, lost))['status']).toBe('PENDING')
  })

  test('one cannot verify the C2P of the other, and a transfer pays one order of them', async () => {
    const { ana, luis, client } = await sharing()
    await charge(ana, '13572468')
    const [entry] = await chargesOf(ana.tenantId)
    const reference = String(entry?.line?.reference).padStart(4, '0')
    const verify = (key: string, body: object) => post(key, '/payments/pago-movil/verify', { usdAmount: 10, ...body })
    expect((await verify(luis.key, { reference })).body['status']).toBe('FAILED')

    await register(client, { amount: 500, reference: '000044445555', phone: '584149998877', type: 'p2p' })
    const transfer = { vesAmount: 500, usdAmount: undefined, reference: '000044445555' }
    const answers = await Promise.all([verify(ana.key, transfer), verify(luis.key, transfer)])
    expect(answers.map(({ body }) => String(body['status'])).toSorted()).toEqual(['COMPLETED', 'FAILED'])
  })

  test('a charge of unknown outcome whose account was replaced goes to manual review, never to FAILED', async () => {
    const { ana } = await sharing()
    const id = await charge(ana, LOST_AFTER)
    const { bnc: fields } = sandboxCredentials(systemRandom.uuid())
    const { tenantId } = ana
    await setBankAccount(gateway.database, testSealer, systemRandom, { tenantId, bank: 'bnc', fields, actor: 'test' })
    // It may have been found through the old account before the new one was noticed.
    await eventually(async () => expect(await ending(ana, id)).toMatch(/^(review: account_replaced|COMPLETED)$/))
  })
})

describe('with two accounts of one client of BNC, of which one has no account number,', () => {
  async function ofOneClient() {
    const [ana, luis] = [await gateway.createTenant(), await gateway.createTenant()]
    const { bnc: whole } = sandboxCredentials(ana.tenantId)
    const { accountNumber: _number, clientId: _rif, collectingPhone: _phone, ...withoutNumber } = whole
    for (const [{ tenantId }, fields] of [[ana, withoutNumber] as const, [luis, whole] as const]) {
      await setBankAccount(gateway.database, testSealer, systemRandom, { tenantId, bank: 'bnc', fields, actor: 'test' })
    }
    return { ana: { ...ana, key: ana.liveKey }, luis: { ...luis, key: luis.liveKey } }
  }

  test('a charge of the one with the number that never happened is not completed by the money of the other', async () => {
    const { ana, luis } = await ofOneClient()
    const lost = await charge(luis, LOST_BEFORE)
    const paid = await charge(ana, '13572468')
    expect(await read(ana, paid)).toMatchObject({ status: 'COMPLETED' })
    await eventually(async () => {
      const [{ checks } = { checks: 0 }] = await gateway.database.query<{ checks: number }>(countChecks, [lost])
      if ((await read(luis, lost))['status'] === 'PENDING') expect(checks).toBeGreaterThan(2)
    })
    expect((await read(luis, lost))['status']).toBe('PENDING')
  })
})

test('a C2P in flight and a verification of its reference are not both completed by one line', async () => {
  await fetch(new URL('/control/readings', sandbox.bncUrl), {
    method: 'POST',
    body: JSON.stringify({ receivedC2pType: 'p2p' }),
  })
  try {
    const tenant = await gateway.createTenant()
    const arrived = Promise.withResolvers<void>()
    const opened = Promise.withResolvers<void>()
    atPoint.answered = () => {
      atPoint.answered = undefined
      arrived.resolve()
      return opened.promise
    }
    const charging = charge(tenant, '13572468')
    await arrived.promise
    const [entry] = await chargesOf(tenant.tenantId)
    const reference = String(entry?.line?.reference).padStart(4, '0')
    const verified = await post(tenant.key, '/payments/pago-movil/verify', { usdAmount: 10, reference })
    opened.resolve()
    const charged = await read(tenant, await charging)
    expect([verified.body['status'], charged['status']]).toEqual(['FAILED', 'COMPLETED'])
  } finally {
    await fetch(new URL('/control/readings', sandbox.bncUrl), { method: 'DELETE' })
  }
})
