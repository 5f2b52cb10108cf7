import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../harness/gateway.ts'
import { databaseUrl, seedPayment } from '../harness/payments.ts'
import { pasarela } from '../harness/process.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import type { Payment } from '../../src/payments/payment.ts'
import { positionalStatement } from '../harness/statement.ts'
import { paymentCommand } from '../../src/cli/payment.ts'
import { testMasterKey } from '../harness/sealer.ts'

type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>

let gateway: TestGateway
let env: Record<string, string>
let tenant: Tenant
let scope: Scope
beforeAll(async () => {
  gateway = await startTestGateway()
  env = { DATABASE_URL: databaseUrl(gateway.connection), PASARELA_MASTER_KEY: testMasterKey }
})
beforeEach(async () => {
  tenant = await gateway.createTenant()
  scope = { tenantId: tenant.tenantId, livemode: false }
})
afterAll(() => gateway.stop())

const run = (...args: string[]) => pasarela(['payment', ...args], env)

async function json<Value>(...args: string[]): Promise<Value> {
  const { code, stdout, stderr } = await run(...args, '--json')
  expect([code, stderr]).toEqual([0, ''])
  return JSON.parse(stdout) as Value
}

const seed = (given: Partial<Payment> = {}, columns: Record<string, unknown> = {}, at = scope) =>
  seedPayment(gateway.database, at, given, columns)
const inManualReview = () => seed({ status: 'PENDING', stage: 'attention' })
const reversalInManualReview = () => seed({}, { reversal_stage: 'attention', reversal_submitted_at: new Date() })
const statusOf = async (id: string) => (await gateway.call(`/v1/payments/${id}`, { key: tenant.key })).body['status']

const selectAudit = positionalStatement('test.audit', `select actor, details from audit_log where subject = $1`)
const auditOf = (id: string) => gateway.database.query<Record<string, unknown>>(selectAudit, [id])

describe('pasarela payment resolve', () => {
  test('settles a payment once, with the operator and the reference in the audit log', async () => {
    const id = await inManualReview()
    const { code, stdout } = await run('resolve', id, '--completed', '--reference', '000012345678')
    expect([code, stdout]).toEqual([0, `${id} of ${tenant.name} is COMPLETED.\n`])
    const again = await run('resolve', id, '--failed', '--reason', 'x')
    expect([again.code, again.stderr]).toEqual([1, 'There is nothing to resolve: the payment is COMPLETED.\n'])
    expect(await statusOf(id)).toBe('COMPLETED')
    expect(await auditOf(id)).toMatchObject([
      { actor: expect.stringMatching(/^cli:./), details: { verdict: 'completed', reference: '000012345678' } },
    ])
  })

  test.each<[string[], () => Promise<string>, string]>([
    [['--failed', '--reason', 'Not on the statement'], inManualReview, 'FAILED'],
    [['--reversed', '--reference', '0099'], reversalInManualReview, 'REVERSED'],
    [['--reversed', '--no-line', '--reason', 'BNC confirmed it by phone'], reversalInManualReview, 'REVERSED'],
    [['--not-reversed', '--reason', 'Not on the statement'], reversalInManualReview, 'COMPLETED'],
  ])('accepts %j', async (verdict, make, status) => {
    const id = await make()
    expect(await json('resolve', id, ...verdict)).toMatchObject({
      paymentId: id,
      status,
      stage: null,
      reversalStage: null,
    })
    expect(await statusOf(id)).toBe(status)
  })

  test.each([
    [[], 'Give the result confirmed with the bank'],
    [['--failed'], 'Give the evidence'],
    [['--not-reversed', '--reason', ' '], 'Give the evidence'],
    [['--failed', '--reason', 'x', '--reference', '1'], 'has no bank reference'],
    [['--completed', '--reference', 'a b'], 'is not a bank’s reference'],
  ])('with %j is refused before the database is opened', async (args, sentence) => {
    const settings = () => {
      throw new Error('settings were read')
    }
    const command = paymentCommand({ settings, actor: 'test', local: undefined })
    const running = command.parseAsync(['resolve', systemRandom.uuid(), ...args], { from: 'user' })
    await expect(running).rejects.toThrow(sentence)
  })

  test('requires exactly one verdict and an id that exists', async () => {
    const two = await run('resolve', systemRandom.uuid(), '--completed', '--not-reversed')
    expect([two.code, two.stderr]).toEqual([2, expect.stringContaining('cannot be used with')])
    const missing = await run('resolve', 'nothing', '--completed')
    expect([missing.code, missing.stderr]).toEqual([1, 'There is no payment nothing.\n'])
  })
})

test('pasarela payment show finds a payment of any tenant and mode, with its timeline and a masked payer', async () => {
  const id = await seed({ externalRef: 'order-9' }, {}, { ...scope, livemode: true })
  const { stdout } = await run('show', id)
  expect(stdout).toContain(`${tenant.name} (${tenant.tenantId}), live`)
  expect(stdout).toContain('3013.71 VES, 10.00 USD at 301.3709')
  expect(stdout).toMatch(/created +COMPLETED/)
  const shown = await json<object>('show', id)
  expect(shown).toMatchObject({
    paymentId: id,
    livemode: true,
    externalRef: 'order-9',
    payer: { document: 'V*****678', phone: '58*******567', bankCode: '0102' },
    events: [{ type: 'created' }],
  })
  for (const text of [stdout, JSON.stringify(shown)]) expect(text).not.toMatch(/12345678|4141234567/)
})

test('pasarela payment list shows payments with their status, as a table and as JSON', async () => {
  const [completed, unknown, reversal] = [await seed(), await inManualReview(), await reversalInManualReview()]
  const { stdout } = await run('list', '--attention')
  expect(stdout).toMatch(new RegExp(`${unknown}.*PENDING \\(attention\\).*3013\\.71.*${tenant.name}`))
  expect(stdout).toMatch(new RegExp(`${reversal}.*COMPLETED \\(reversal attention\\)`))
  expect(stdout).not.toContain(completed)
  const listed = await json<object[]>('list', '--tenant', tenant.name)
  expect(listed).toMatchObject([reversal, unknown, completed].map((paymentId) => ({ paymentId, vesAmount: '3013.71' })))
  expect(JSON.stringify(listed)).not.toContain('12345678')
})

test('pasarela payment resolve --help shows an example', async () => {
  const { code, stdout } = await run('resolve', '--help')
  expect(code).toBe(0)
  expect(stdout).toContain('Usage: pasarela payment resolve')
  expect(stdout).toContain('$ pasarela payment resolve ')
})
