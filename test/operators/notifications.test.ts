import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IssuedNotificationAddress, NotificationAddresses } from '../../src/operators/routes/notifications.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { startWorld, type TestUser, type World } from './world.ts'

let sandbox: TestSandbox
let world: World
let operator: TestUser
let path: string
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox })
  operator = await world.addUser('operator')
  const { tenantId } = await world.gateway.createTenant('Bodega Ana')
  path = `/tenants/${tenantId}/notifications`
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

const choice = { mode: 'test', bank: 'bnc', settles: false, allowed: '', graceHours: 24 }
const create = (change: object = {}) =>
  operator.call(path, { method: 'POST', body: { ...choice, origin: `${world.gateway.url}/`, ...change } })
const addressesOf = async (bank: string) => {
  const { items } = (await operator.call(`${path}?mode=test`)).body as NotificationAddresses
  return items.find((item) => item.bank === bank)?.addresses
}
const isOpen = async ({ url }: IssuedNotificationAddress) => (await fetch(url)).status === 200

test('an address is created with the letter for the bank, replaced with a grace period, and ended', async () => {
  const first = await create()
  expect(first.status, first.text).toBe(201)
  const issued = first.body as IssuedNotificationAddress
  for (const text of [issued.url, ...Object.values(issued.secrets), 'Bodega Ana']) expect(issued.letter).toContain(text)
  const second = (await create()).body as IssuedNotificationAddress
  expect([await isOpen(issued), await isOpen(second)]).toEqual([true, true])
  expect((await addressesOf('bnc'))?.map(({ endsAt }) => endsAt !== null)).toEqual([false, true])

  const listed = (await operator.call(`${path}?mode=test`)).text
  for (const secret of Object.values(second.secrets)) expect(listed).not.toContain(secret)

  const ended = await operator.call(`${path}/end`, { method: 'POST', body: { mode: 'test', bank: 'bnc' } })
  expect(ended.status).toBe(200)
  // Addresses are cached for a moment.
  await expect
    .poll(async () => [await isOpen(issued), await isOpen(second)], { timeout: 60_000 })
    .toEqual([false, false])
  expect(await addressesOf('bnc')).toEqual([])
  const audited = (await world.audit()).filter(({ action }) => action === 'bank.notifications')
  expect(audited.map(({ actor, subject }) => [actor, subject])).toEqual(
    Array.from({ length: 3 }, () => [`user:${operator.name}`, 'bnc']),
  )
})

test.each([
  ['a proof by notification alone at a bank with a statement query', { settles: true }, '/settles'],
  ['networks that cannot be read', { allowed: 'everywhere' }, '/allowed'],
  ['a public address that is not one', { origin: 'pagos' }, '/origin'],
])('%s is refused, and no address is created', async (_case, change, field) => {
  const { status, body } = await create(change)
  expect([status, body['details']]).toMatchObject([400, [{ path: field }]])
  expect(await addressesOf('bnc')).toEqual([])
})

test('the networks of a bank are stored as given', async () => {
  await create({ bank: 'r4', settles: true, allowed: '45.175.213.98, 10.0.0.0/8' })
  expect(await addressesOf('r4')).toMatchObject([{ settles: true, allowed: ['45.175.213.98/32', '10.0.0.0/8'] }])
})
