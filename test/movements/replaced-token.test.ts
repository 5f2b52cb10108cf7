import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import r4Vectors from '../../src/banks/r4/vectors.json' with { type: 'json' }
import { systemClock } from '../../src/foundation/clock.ts'
import { limits } from '../../src/foundation/limits.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { readSettings } from '../../src/foundation/settings.ts'
import { createAddressStore } from '../../src/movements/addresses.ts'
import { changeAccount } from '../../src/tenants/account-change.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { patienceMs } from '../harness/patience.ts'
import { enterLiveRate } from '../harness/payments.ts'
import { type ScriptedR4, startScriptedR4 } from '../harness/scripted-r4.ts'
import { testSealer } from '../harness/sealer.ts'
import { movements } from '../payments/advanced/requests.ts'

/** R4 may give a merchant another Commerce token. The account stays the same, with its money and its open charges. */
type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>

let sandbox: TestSandbox
let r4: ScriptedR4
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  r4 = await startScriptedR4()
  gateway = await startTestGateway({ sandbox, env: { PASARELA_R4_URL: r4.url } })
  await enterLiveRate(gateway)
})
afterAll(async () => {
  await gateway.stop()
  r4.stop()
  await sandbox.stop()
})

const newToken = () => `token-${randomUUID()}`

/** Stores the fields as `pasarela bank set` does, and waits until every process has read them. */
async function setFields({ tenantId }: Tenant, fields: Record<string, string>): Promise<void> {
  const settings = readSettings({ PORT: '0', PASARELA_R4_URL: r4.url })
  const parts = { database: gateway.database, sealer: testSealer, clock: systemClock, random: systemRandom, settings }
  const change = { kind: 'whole', tenantId, account: 'r4', fields, actor: 'test' } as const
  expect(await changeAccount(parts, change)).toEqual({ kind: 'stored' })
  await pause(limits.bankAccountCacheMs + 200)
}

/** A tenant with a live account, and a function that notifies money at its address. */
async function liveTenant(fields: Record<string, string>) {
  const tenant = await gateway.createTenant()
  await setFields(tenant, fields)
  const addresses = createAddressStore({ database: gateway.database, sealer: testSealer })
  const whose = { tenantId: tenant.tenantId, livemode: true, bank: 'r4' } as const
  const choice = { settles: true, allowed: [], graceSeconds: 0, actor: 'test' }
  const { token, secrets } = await addresses.make(systemRandom, whose, choice)
  const sample = r4Vectors.notifications.requests.find(({ name }) => name === 'R4notifica')?.rawBody ?? '{}'
  const { TelefonoComercio: _phone, IdComercio: _merchant, ...money } = JSON.parse(sample) as Record<string, string>
  const notify = async () => {
    const response = await fetch(`${gateway.url}/notify/${token}/R4notifica`, {
      method: 'POST',
      body: JSON.stringify({ ...money, FechaHora: new Date().toISOString() }),
      headers: { 'content-type': 'application/json', authorization: secrets['authorization'] ?? '' },
    })
    expect([response.status, await response.text()]).toEqual([200, '{"abono":true}'])
  }
  return { tenant, notify }
}

async function verify({ liveKey: key }: Tenant): Promise<string> {
  const body = { vesAmount: 1523.4, reference: '83700001' }
  const { body: answer } = await gateway.call('/v1/payments/pago-movil/verify', { method: 'POST', key, body })
  return [answer['status'] ?? answer['error'], answer['failureCode']].filter(Boolean).join(' ')
}

test('money that R4 notifies again after its token was replaced pays for no second payment', async () => {
  const { collectingPhone } = sandboxCredentials(randomUUID()).r4
  const { tenant, notify } = await liveTenant({ commerce: newToken(), collectingPhone })
  await notify()
  expect(await verify(tenant)).toBe('COMPLETED')
  await setFields(tenant, { commerce: newToken(), collectingPhone })
  await notify()
  expect(await verify(tenant)).toBe('FAILED MOVEMENT_ALREADY_CLAIMED')
})

test('an immediate debit that was pending when the token was replaced is asked for with the new one', async () => {
  const { tenant } = await liveTenant({ commerce: newToken() })
  const id = randomUUID()
  let isAccepted = false
  r4.answers.set('/DebitoInmediato', () => ({ body: { code: 'AC00', id } }))
  r4.answers.set('/ConsultarOperaciones', () => ({
    body: isAccepted ? { code: 'ACCP', reference: '59700003', id, success: true } : { code: 'AC00', id },
  }))
  const request = { method: 'POST', key: tenant.liveKey, body: movements['/debit'](100) }
  const { body } = await gateway.call('/v1/payments/debit', request)
  expect(body['status']).toBe('PENDING')
  await setFields(tenant, { commerce: newToken() })
  isAccepted = true
  const path = `/v1/payments/operations/${String(body['paymentId'])}`
  await vi.waitFor(
    async () => expect((await gateway.call(path, { key: tenant.liveKey })).body['status']).toBe('COMPLETED'),
    { timeout: patienceMs, interval: 500 },
  )
})

test('tenants that share the account share its money while only one of them has the new token, and after', async () => {
  const [former, next] = [newToken(), newToken()]
  const first = await liveTenant({ commerce: former })
  const second = await liveTenant({ commerce: former })
  await first.notify()
  expect(await verify(first.tenant)).toBe('COMPLETED')
  await setFields(first.tenant, { commerce: next, sameAccount: 'yes' })
  await second.notify()
  expect(await verify(second.tenant)).toBe('FAILED MOVEMENT_ALREADY_CLAIMED')
  await setFields(second.tenant, { commerce: next })
  const third = await liveTenant({ commerce: next })
  for (const { tenant, notify } of [second, third]) {
    await notify()
    expect(await verify(tenant)).toBe('FAILED MOVEMENT_ALREADY_CLAIMED')
  }
})

test('a tenant that leaves a shared account for its own has nothing of the former one', async () => {
  const shared = newToken()
  const stays = await liveTenant({ commerce: shared })
  const leaves = await liveTenant({ commerce: shared })
  await setFields(leaves.tenant, { commerce: newToken(), sameAccount: 'no' })
  await leaves.notify()
  expect(await verify(stays.tenant)).toBe('FAILED MOVEMENT_NOT_FOUND')
  await stays.notify()
  expect([await verify(leaves.tenant), await verify(stays.tenant)]).toEqual(['COMPLETED', 'COMPLETED'])
})
