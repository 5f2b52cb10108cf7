import { expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import { addSecret, loadInstallation, purposes, useNewestSecret } from '../../src/storage/installation.ts'
import { hashKey } from '../../src/tenants/key-format.ts'
import { issueKey } from '../../src/tenants/keys.ts'
import { startTestGateway, startTestSandbox, type TestGateway } from '../harness/gateway.ts'
import { c2pDetails, payC2p, requestC2p } from '../harness/payments.ts'
import { databaseUrl } from '../harness/payments.ts'
import { pasarela } from '../harness/process.ts'
import { testSealer, testMasterKey } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'

const readHashes = positionalStatement(
  'test.key_hashes',
  `select hash from api_keys where tenant_id = $1 and not livemode`,
)

test('rotating the installation’s secret keeps keys, cursors, stored answers and intents valid on every process', async () => {
  const sandbox = await startTestSandbox()
  const gateways: TestGateway[] = []
  const start = async (beside?: TestGateway) => {
    const gateway = await startTestGateway({ sandbox, ...(beside ? { connection: beside.connection } : {}) })
    gateways.push(gateway)
    return gateway
  }
  try {
    const before = await start()
    const { database } = before
    const { tenantId, key } = await before.createTenant()
    const post = (gateway: TestGateway, body: object) =>
      gateway.call('/v1/payments/c2p/request', { method: 'POST', key, body, headers: { 'idempotency-key': 'order-1' } })
    const first = await post(before, { ...c2pDetails, externalRef: 'order-1' })
    await payC2p(before, key)
    const { nextCursor } = (await before.call('/v1/payments?limit=1', { key })).body
    expect(nextCursor).toEqual(expect.any(String))
    const intentId = await requestC2p(before, key)

    expect(await addSecret(database, testSealer, systemRandom)).toEqual({ kind: 'added', version: 2 })
    expect(await addSecret(database, testSealer, systemRandom)).toEqual({ kind: 'pending', version: 2 })
    const hashOf = async () => (await database.query<{ hash: Buffer }>(readHashes, [tenantId]))[0]?.hash
    const formerHash = await hashOf()
    // It knows the new secret and does not use it yet.
    const knowing = await start(before)
    expect((await knowing.call('/v1/banks', { key })).status).toBe(200)
    expect(await hashOf()).toEqual(formerHash)

    expect(await useNewestSecret(database)).toEqual({ kind: 'used', version: 2 })
    expect(await useNewestSecret(database)).toEqual({ kind: 'nothingToUse', version: 2 })
    const using = await start(before)
    expect((await using.call('/v1/banks', { key })).status).toBe(200)
    const pepper = (await loadInstallation(database, testSealer, systemRandom)).deriveKey('api-key')
    await expect.poll(hashOf).toEqual(hashKey(key, pepper))
    expect(hashKey(key, pepper)).not.toEqual(formerHash)

    const { key: newKey } = await issueKey(database, systemRandom, pepper, {
      tenant: tenantId,
      livemode: false,
      actor: 'test',
    })
    for (const gateway of [knowing, using]) {
      expect((await gateway.call('/v1/banks', { key: newKey })).status).toBe(200)
      await expect.poll(async () => (await gateway.call('/v1/banks', { key })).status).toBe(200)
      const page = await gateway.call(`/v1/payments?limit=1&cursor=${String(nextCursor)}`, { key })
      expect(page.status, page.text).toBe(200)
      expect((await post(gateway, { ...c2pDetails, externalRef: 'order-1' })).text).toBe(first.text)
    }
    const body = { ...c2pDetails, intentId, token: '13572468' }
    const executed = await using.call('/v1/payments/c2p', { method: 'POST', key, body })
    expect([executed.status, executed.body['status']], executed.text).toEqual([201, 'COMPLETED'])
    const wrong = await using.call('/v1/banks', { key: `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}` })
    expect(wrong.status).toBe(401)
  } finally {
    for (const gateway of gateways) await gateway.stop()
    await sandbox.stop()
  }
})

test('keys of every purpose change with the secret, and hashes for SQL only once they are replaced', async () => {
  const gateway = await startTestGateway()
  try {
    const { database } = gateway
    const load = () => loadInstallation(database, testSealer, systemRandom)
    const before = await load()
    await addSecret(database, testSealer, systemRandom)
    await useNewestSecret(database)
    const after = await load()
    for (const purpose of purposes) {
      expect(after.deriveKey(purpose).equals(before.deriveKey(purpose)), purpose).toBe(false)
      const known = after.deriveKeys(purpose).some((derived) => derived.equals(before.deriveKey(purpose)))
      expect(known, purpose).toBe(true)
      const unexpired = after.deriveUnexpiredKeys(purpose).some((derived) => derived.equals(before.deriveKey(purpose)))
      expect(unexpired, purpose).toBe(false)
    }
    expect(after.hasher('payer')('phone 1')).toEqual(before.hasher('payer')('phone 1'))
  } finally {
    await gateway.stop()
  }
})

test('pasarela secrets rotate says which step is next', async () => {
  const gateway = await startTestGateway()
  try {
    const env = { DATABASE_URL: databaseUrl(gateway.connection), PASARELA_MASTER_KEY: testMasterKey }
    const steps = [['rotate'], ['rotate'], ['rotate', '--use'], ['rotate', '--use']]
    const said: string[] = []
    for (const step of steps) said.push((await pasarela(['secrets', ...step], env)).stdout)
    expect(said).toEqual([
      expect.stringContaining('Secret 2 added. Restart every gateway'),
      expect.stringContaining('Secret 2 waits to be used'),
      expect.stringContaining('Secret 2 is used by gateways that start from now on'),
      expect.stringContaining('Secret 2 is the current one already'),
    ])
    const audited = positionalStatement(
      'test.audited_secrets',
      `select action, subject from audit_log where action like 'secret.%' order by sequence`,
    )
    expect(await gateway.database.query(audited)).toEqual([
      { action: 'secret.added', subject: '2' },
      { action: 'secret.used', subject: '2' },
    ])
  } finally {
    await gateway.stop()
  }
})
