import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Permission, permissions, type RouteName } from '../../src/operators/access/permissions.ts'
import type { Database } from '../../src/storage/database.ts'
import { positionalStatement } from '../harness/statement.ts'
import { listKeys } from '../../src/tenants/keys.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { seedMovement } from '../harness/movements.ts'
import { payC2p, requestC2p, seedPayment } from '../harness/payments.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { ended, register } from '../harness/webhooks.ts'
import { makeTarget, samples, seedApproval, seedLink, seedOverpaid, type Target } from '../operators/samples.ts'
import { startWorld, type TestUser, type World } from '../operators/world.ts'
import { exampleOf } from '../payments/specification/requests.ts'
import { type Operation, operations } from '../payments/specification/rows.ts'
import type { World as Surroundings } from '../payments/specification/world.ts'

/**
 * Isolation of two tenants on every route of the router: with any request and any claimed identity, one sees and changes
 * nothing of the other. That a resource of the other is answered like one that does not exist is tested next to the
 * payments and the operators' routes.
 */
const { routes } = vi.hoisted(() => ({ routes: new Set<string>() }))
vi.mock('fastify', async (original) => (await import('./router.ts')).watchRoutes(original as never, routes))

type Tenant = Awaited<ReturnType<World['gateway']['createTenant']>>

/** Mark in all free text of the owner, and in no request of the other tenant. */
const mark = `owner${randomBytes(8).toString('hex')}`

let sandbox: TestSandbox
let receiver: Receiver
let world: World
let owner: Tenant & Target & { ids: string[] }
let other: Tenant
let ownerBefore: Record<string, string>
let otherBefore: Record<string, string>
beforeAll(async () => {
  sandbox = await startTestSandbox()
  receiver = await startReceiver()
  const wide = { PASARELA_RATE_LIMIT_PER_SECOND: '100000', PASARELA_RATE_LIMIT_BURST: '100000' }
  world = await startWorld({ sandbox, env: wide, withMercantil: true })
  owner = await populate()
  other = await world.gateway.createTenant()
  ownerBefore = await rowsOf(world.database, owner.tenantId)
  otherBefore = await rowsOf(world.database, other.tenantId)
})
afterAll(async () => {
  await world.stop()
  await receiver.stop()
  await sandbox.stop()
})

async function populate(): Promise<typeof owner> {
  const { gateway, database } = world
  const tenant = await gateway.createTenant(mark)
  const { key, tenantId } = tenant
  const externalRef = `ref-${mark}`
  const { id: webhookId } = await register(gateway, key, { url: `${receiver.url}/${mark}` })
  const paid = await payC2p(gateway, key, { externalRef })
  const intent = await requestC2p(gateway, key, { externalRef })
  const open = { externalRef, status: 'PENDING', stage: 'attention' } as const
  const paymentId = await seedPayment(database, { tenantId, livemode: false }, open)
  const movementId = await seedMovement(database, tenantId, { reference: `${mark}1` })
  const overpaidId = await seedOverpaid(database, { tenantId, livemode: false })
  const linkId = await seedLink(database, { tenantId, livemode: false }, mark)
  const approvalId = await seedApproval(database, { tenantId, livemode: false })
  await ended(gateway, key, webhookId)
  const keyIds = (await listKeys(database, tenantId)).map(({ keyId }) => keyId)
  const intentId = await requestC2p(gateway, key, { externalRef })
  const [delivery] = (await gateway.call(`/v1/webhooks/${webhookId}/deliveries`, { key })).body['items'] as {
    id: string
  }[]
  const deliveryId = delivery?.id ?? ''
  const { userId } = await world.addUser('viewer', tenantId)
  const ids = [
    tenantId,
    webhookId,
    paid,
    intent,
    intentId,
    deliveryId,
    userId,
    paymentId,
    overpaidId,
    approvalId,
    movementId,
    linkId,
    ...keyIds,
  ]
  const keyId = keyIds[0] ?? ''
  return {
    ...tenant,
    intentId,
    deliveryId,
    userId,
    paymentId,
    overpaidId,
    approvalId,
    webhookId,
    movementId,
    linkId,
    keyId,
    ids,
  }
}

const tenantTables = positionalStatement(
  'test.tenant_tables',
  `select table_name as name from information_schema.columns
   where table_schema = 'public' and column_name = 'tenant_id' order by 1`,
)

/** Tables that the gateway itself updates over time. */
const counted = new Set(['rate_buckets', 'payment_hours'])

/** Everything the database has of a tenant, by table. */
async function rowsOf(database: Database, tenantId: string): Promise<Record<string, string>> {
  const tables = (await database.query<{ name: string }>(tenantTables)).filter(({ name }) => !counted.has(name))
  const rows = tables.map(async ({ name }) => {
    const select = `select to_jsonb(t) - 'last_used_at' as row from ${name} t where tenant_id = $1 order by 1`
    return [
      name,
      JSON.stringify(await database.query(positionalStatement(`test.rows ${name}`, select), [tenantId])),
    ] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}

/** Fields that claim the identity of the owner, or a payment, on routes that do not expect them. */
const claims = ({ path }: Operation) => ({
  tenantId: owner.tenantId,
  tenant_id: owner.tenantId,
  tenant: mark,
  livemode: true,
  // A scripted fault has a status of its own: the HTTP status with which the simulated bank answers.
  status: path === '/test/faults' ? 500 : 'COMPLETED',
  paymentId: owner.paymentId,
})
const claimHeaders = () => ({ 'x-tenant-id': owner.tenantId, 'x-forwarded-user': mark })

const withClaims = (path: string) =>
  `${path}${path.includes('?') ? '&' : '?'}tenant_id=${owner.tenantId}&tenant=${mark}`

const nameOf = ({ method, path }: Operation) => `${method} /v1${path}`

/** Public routes without a tenant. */
const openRoutes = [
  'GET /',
  'GET /dashboard',
  'GET /dashboard/*',
  'GET /docs',
  'GET /docs/',
  'GET /docs/en',
  'GET /docs/en/{group}',
  'GET /docs/es',
  'GET /docs/es/{group}',
  'GET /docs/style.css',
  'GET /guides',
  'GET /guides/en',
  'GET /guides/en/*',
  'GET /guides/es',
  'GET /guides/es/*',
  'GET /guides/images/{file}',
  'GET /livez',
  // Customers open these with an unguessable address, see test/checkout.
  'GET /l/{slug}',
  'POST /l/{slug}',
  'GET /pay/assets/{file}',
  'GET /pay/logo/{hash}',
  'GET /pay/{token}',
  'GET /pay/{token}/c2p',
  'GET /pay/{token}/c2p/{paymentId}',
  'GET /pay/{token}/c2p/{paymentId}/again',
  'GET /pay/{token}/cancel',
  'GET /pay/{token}/card',
  'GET /pay/{token}/card/key',
  'GET /pay/{token}/debit',
  'GET /pay/{token}/debit/key',
  'GET /pay/{token}/pago-movil',
  'GET /pay/{token}/pago-movil/reference',
  'GET /pay/{token}/status',
  'POST /pay/{token}/c2p',
  'POST /pay/{token}/c2p/{paymentId}',
  'POST /pay/{token}/c2p/{paymentId}/again',
  'POST /pay/{token}/cancel',
  'POST /pay/{token}/card',
  'POST /pay/{token}/card/key',
  'POST /pay/{token}/debit',
  'POST /pay/{token}/debit/key',
  'POST /pay/{token}/pago-movil',
  'POST /pay/{token}/pago-movil/reference',
  'GET /r/check/{token}',
  'GET /r/{token}',
  // Banks call these with an unguessable address and their own secret, see test/movements.
  'GET /notify/{token}',
  'GET /notify/{token}/*',
  'POST /notify/{token}',
  'POST /notify/{token}/*',
  'GET /metrics',
  'GET /openapi.json',
  'GET /readyz',
]

test('every route of the router is in the isolation matrix or in the list of public routes', () => {
  const inMatrix = [...operations.map(nameOf), ...Object.keys(samples).map((name) => name.replace(' ', ' /admin/api'))]
  const served = [...routes].filter((name) => !name.startsWith('HEAD '))
  expect(served.toSorted()).toEqual([...inMatrix, ...openRoutes].toSorted())
})

describe('a tenant that claims to be another', () => {
  test.each(operations.map((operation) => [nameOf(operation), operation] as const))(
    'gets from %s its own result and nothing of the other tenant',
    async (_name, operation) => {
      const { gateway } = world
      const { path, body } = await exampleOf(operation.key, { gateway, receiver } as Surroundings, other)
      const { status, text } = await gateway.call(`/v1${withClaims(path)}`, {
        method: operation.method,
        key: other.key,
        headers: claimHeaders(),
        ...(body ? { body: { ...claims(operation), ...body } } : {}),
      })
      expect(status, text).toBe(operation.success)
      for (const secret of [mark, ...owner.ids]) expect(text).not.toContain(secret)
    },
  )

  test.each(
    operations.filter(({ path }) => path.includes('{')).map((operation) => [nameOf(operation), operation] as const),
  )('finds under %s no resource of the other tenant, of whatever kind', async (_name, { method, path }) => {
    for (const id of [...owner.ids, `ref-${mark}`]) {
      const requestPath = `/v1${path.replace(/\{\w+\}/, id)}`
      const { status, text } = await world.gateway.call(requestPath, {
        method,
        key: other.key,
        body: method === 'PATCH' ? {} : undefined,
      })
      expect([400, 404], `${requestPath} ${text}`).toContain(status)
    }
  })
})

describe.each(['staff', 'viewer'] as const)('for a %s of a tenant,', (role) => {
  let user: TestUser
  let own: Target
  beforeAll(async () => {
    user = await world.addUser(role, other.tenantId)
    own = await makeTarget(world.gateway, other.tenantId)
  })

  const names = Object.keys(samples) as RouteName[]
  const callRoute = (name: RouteName, target: Target) => {
    const { path, body } = samples[name](target)
    return user.call(path, { method: name.split(' ')[0] as string, headers: claimHeaders(), ...(body ? { body } : {}) })
  }

  test.each(names)('%s shows nothing of another tenant, for their own tenant’s ids or the other’s', async (name) => {
    const forOwn = await callRoute(name, own)
    expect(forOwn.status, forOwn.text).toBeLessThan(500)
    for (const secret of [mark, ...owner.ids]) expect(forOwn.text).not.toContain(secret)
    // Asked for the other's, an answer may repeat the ids it was asked with.
    const forOther = await callRoute(name, owner)
    expect(forOther.status, forOther.text).toBeLessThan(500)
    expect(forOther.text).not.toContain(mark)
  })

  const scoped = names.filter((name) => (permissions[name] as Permission).data === 'scoped')
  test.each(scoped)('%s ignores or refuses a second tenant parameter and an unexpected one', async (name) => {
    const { path, body } = samples[name](own)
    const method = name.split(' ')[0] as string
    const and = path.includes('?') ? '&' : '?'
    const spellings = [
      { path: `${path}${and}tenantId=${own.tenantId}&tenantId=${owner.tenantId}`, body },
      { path: `${path}${and}tenantId=${owner.tenantId}`, body },
      { path: `${path}${and}tenantId=${mark}`, body },
      ...(method === 'POST'
        ? [
            { path, body: { ...body, tenantId: owner.tenantId } },
            { path, body: { ...body, tenantId: 7 } },
          ]
        : []),
    ]
    for (const spelling of spellings) {
      const { status, text } = await user.call(spelling.path, {
        method,
        ...(spelling.body ? { body: spelling.body } : {}),
      })
      expect(status, `${spelling.path} ${JSON.stringify(spelling.body)} ${text}`).toBeLessThan(500)
      expect(text).not.toMatch(new RegExp(owner.ids.filter((id) => id !== owner.tenantId).join('|')))
    }
  })
})

/** Last: all of the above has been tried by now. */
test('after the whole matrix, nothing of the target tenant has changed, and the other tenants’ data has', async () => {
  expect(await rowsOf(world.database, owner.tenantId)).toEqual(ownerBefore)
  const otherAfter = await rowsOf(world.database, other.tenantId)
  const changed = Object.keys(otherAfter).filter((table) => otherAfter[table] !== otherBefore[table])
  expect(changed).toEqual(expect.arrayContaining(['api_keys', 'audit_log', 'payments', 'webhook_endpoints']))
})
