import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../harness/gateway.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { positionalStatement } from '../harness/statement.ts'
import { generateKey, publicPart } from '../../src/tenants/key-format.ts'
import { issueKey, listKeys, revokeKey, rotateApiKey } from '../../src/tenants/keys.ts'
import { createTenant, deactivateTenant } from '../../src/tenants/tenants.ts'

const actor = 'test'
let gateway: TestGateway
/** A second process on the same database. */
let other: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  other = await startTestGateway({ connection: gateway.connection })
})
afterAll(async () => {
  await other.stop()
  await gateway.stop()
})

const statusOn = async (on: TestGateway, key: string) => (await on.call('/v1/banks', { key })).status
const errorOn = async (on: TestGateway, key: string) => (await on.call('/v1/banks', { key })).body['error']

/** Repeats a read until it has the wanted value; the test's time-out is the limit. */
async function until<Value>(wanted: Value, read: () => Promise<Value>): Promise<void> {
  while ((await read()) !== wanted) await new Promise((resolve) => setTimeout(resolve, 20))
}

describe('an API key', () => {
  test('names its mode and carries 256 bits and a checksum', () => {
    expect(generateKey(false, systemRandom)).toMatch(/^pas_test_[0-9A-Za-z]{49}$/)
    expect(generateKey(true, systemRandom)).toMatch(/^pas_live_[0-9A-Za-z]{49}$/)
  })

  test('with one changed character is refused without a database query', () => {
    const key = generateKey(false, systemRandom)
    for (let position = 9; position < key.length; position += 1) {
      const changed = key.slice(0, position) + (key[position] === 'a' ? 'b' : 'a') + key.slice(position + 1)
      expect(publicPart(changed)).toBeUndefined()
    }
    expect(publicPart(key)).toBe(key.slice(0, 17))
  })
})

describe('when an API key is issued,', () => {
  test('the key works at once, on every process, and is stored only as a hash', async () => {
    const { key, tenantId } = await gateway.createTenant()
    expect(await statusOn(gateway, key)).toBe(200)
    expect(await statusOn(other, key)).toBe(200)
    const rows = await gateway.database.query(
      positionalStatement('test.keys', 'select * from api_keys where tenant_id = $1'),
      [tenantId],
    )
    expect(JSON.stringify(rows)).not.toContain(key.slice(20))
    const audit = await gateway.database.query(
      positionalStatement('test.audit', 'select * from audit_log where tenant_id = $1'),
      [tenantId],
    )
    expect(JSON.stringify(audit)).not.toContain(key.slice(20))
    expect(audit.map((entry) => (entry as { action: string }).action)).toEqual([
      'tenant.create',
      'key.create',
      'key.create',
    ])
  })

  test('it is answered 401 inactive_api_key after its expiry', async () => {
    const { tenantId } = await gateway.createTenant()
    const request = { tenant: tenantId, livemode: false, expiresInSeconds: 0, actor }
    const { key } = await issueKey(gateway.database, systemRandom, gateway.pepper, request)
    expect(await errorOn(gateway, key)).toBe('inactive_api_key')
  })

  test('an inactive tenant is refused', async () => {
    const { tenantId } = await gateway.createTenant()
    await deactivateTenant(gateway.database, systemRandom, { idOrName: tenantId, actor })
    const request = { tenant: tenantId, livemode: false, actor }
    await expect(issueKey(gateway.database, systemRandom, gateway.pepper, request)).rejects.toThrow('inactive')
  })
})

describe('when an API key is rotated,', () => {
  test('with a grace both keys work, and the old one has an end', async () => {
    const { key, tenantId } = await gateway.createTenant()
    const old = key.slice(0, 17)
    const rotated = await rotateApiKey(gateway.database, systemRandom, gateway.pepper, {
      key: old,
      graceSeconds: 3600,
      actor,
    })
    expect(await statusOn(gateway, key)).toBe(200)
    expect(await statusOn(other, rotated.key)).toBe(200)
    const listed = (await listKeys(gateway.database, tenantId)).find(({ publicPart: part }) => part === old)
    expect(listed?.expiresAt).toBeInstanceOf(Date)
    expect(rotated.livemode).toBe(false)
  })

  test('without a grace the old key ends on every process', async () => {
    const { key } = await gateway.createTenant()
    expect(await statusOn(other, key)).toBe(200)
    const rotated = await rotateApiKey(gateway.database, systemRandom, gateway.pepper, {
      key: key.slice(0, 17),
      graceSeconds: 0,
      actor,
    })
    await until('inactive_api_key', () => errorOn(other, key))
    expect(await statusOn(other, rotated.key)).toBe(200)
  })

  test('the new key expires when the old one would have, also when the old one is rotated again during its grace', async () => {
    const { tenantId } = await gateway.createTenant()
    const request = { tenant: tenantId, livemode: false, expiresInSeconds: 30 * 86_400, actor }
    const { publicPart: old, expiresAt } = await issueKey(gateway.database, systemRandom, gateway.pepper, request)
    const rotate = (key: string) =>
      rotateApiKey(gateway.database, systemRandom, gateway.pepper, { key, graceSeconds: 60, actor })
    const first = await rotate(old)
    const [again, next] = [await rotate(old), await rotate(first.publicPart)]
    expect(expiresAt).toBeInstanceOf(Date)
    expect([first, again, next].map((key) => key.expiresAt)).toEqual([expiresAt, expiresAt, expiresAt])
  })

  test('a key without expiry is replaced by one without, also when it is rotated again during its grace', async () => {
    const { key } = await gateway.createTenant()
    const request = { key: key.slice(0, 17), graceSeconds: 60, actor }
    const rotate = () => rotateApiKey(gateway.database, systemRandom, gateway.pepper, request)
    expect([(await rotate()).expiresAt, (await rotate()).expiresAt]).toEqual([null, null])
  })

  test('a grace beyond 7 days, and a key that is no longer active, are refused', async () => {
    const { key } = await gateway.createTenant()
    const rotate = (graceSeconds: number) =>
      rotateApiKey(gateway.database, systemRandom, gateway.pepper, { key: key.slice(0, 17), graceSeconds, actor })
    await expect(rotate(7 * 86_400 + 1)).rejects.toThrow('0 to 7 days')
    await revokeKey(gateway.database, systemRandom, { key: key.slice(0, 17), actor })
    await expect(rotate(0)).rejects.toThrow('no longer active')
  })

  test('two rotations at once leave the tenant with keys that work', async () => {
    const { key, tenantId } = await gateway.createTenant()
    const request = { key: key.slice(0, 17), graceSeconds: 60, actor }
    const results = await Promise.all(
      [1, 2].map(() => rotateApiKey(gateway.database, systemRandom, gateway.pepper, request)),
    )
    for (const { key: fresh } of results) expect(await statusOn(gateway, fresh)).toBe(200)
    expect(await listKeys(gateway.database, tenantId)).toHaveLength(4)
  })
})

describe('the revocation of an API key', () => {
  test('takes effect on a process that has just used the key', async () => {
    const { key } = await gateway.createTenant()
    expect(await statusOn(other, key)).toBe(200)
    const revoked = await revokeKey(gateway.database, systemRandom, { key: key.slice(0, 17), actor })
    expect(revoked.active).toBe(false)
    await until('inactive_api_key', () => errorOn(other, key))
  })

  test('repeated has no further effect', async () => {
    const { key } = await gateway.createTenant()
    const first = await revokeKey(gateway.database, systemRandom, { key: key.slice(0, 17), actor })
    const second = await revokeKey(gateway.database, systemRandom, { key: key.slice(0, 17), actor })
    expect(second.revokedAt).toEqual(first.revokedAt)
  })

  test('happens for all keys of a tenant that is deactivated', async () => {
    const { key, liveKey, tenantId } = await gateway.createTenant()
    expect(await statusOn(other, liveKey)).toBe(200)
    await deactivateTenant(gateway.database, systemRandom, { idOrName: tenantId, actor })
    await until('inactive_api_key', () => errorOn(other, key))
    await until('inactive_api_key', () => errorOn(other, liveKey))
  })
})

test('the last use of an API key is recorded', async () => {
  const { key, tenantId } = await gateway.createTenant()
  await statusOn(gateway, key)
  const used = async () => (await listKeys(gateway.database, tenantId)).some(({ lastUsedAt }) => lastUsedAt !== null)
  await until(true, used)
})

test('two tenants cannot share a name, whatever its case', async () => {
  const { name } = await gateway.createTenant()
  await expect(createTenant(gateway.database, systemRandom, { name: name.toUpperCase(), actor })).rejects.toThrow(
    'already',
  )
})

test('the audit log cannot be rewritten', async () => {
  for (const text of [`update audit_log set actor = 'x'`, 'delete from audit_log', 'truncate audit_log']) {
    await expect(gateway.database.query(positionalStatement(`test ${text}`, text))).rejects.toThrow('append-only')
  }
})
