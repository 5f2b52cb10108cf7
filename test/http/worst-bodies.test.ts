import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissions } from '../../src/operators/access/permissions.ts'
import { startWorld, type World } from '../operators/world.ts'
import { makeTarget, samples } from '../operators/samples.ts'

/** CPU cost of one body of 64 KiB: every POST and PATCH route gets the bodies that are most expensive to validate. */

const MOST_BYTES = 64 * 1024
/** Multiple of the CPU time of an ordinary body of the same size; unbounded lists cost several hundred times as much. */
const MOST_TIMES = 25

type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
}
type Document = {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>
  components: { schemas: Record<string, Schema> }
}

let world: World
let key: string
let token: string
let document: Document
let target: Awaited<ReturnType<typeof makeTarget>>
beforeAll(async () => {
  world = await startWorld({ env: { PASARELA_RATE_LIMIT_PER_SECOND: '10000', PASARELA_RATE_LIMIT_BURST: '10000' } })
  const tenant = await world.gateway.createTenant()
  key = tenant.key
  token = (await world.addUser('operator')).token
  target = await makeTarget(world.gateway, tenant.tenantId)
  document = (await world.gateway.call('/openapi.json')).body as Document
})
afterAll(() => world.stop())

/** As many items as fit into the given bytes. */
function filled(item: (index: number) => unknown, bytes: number): unknown[] {
  const items: unknown[] = []
  for (let size = 0; ; ) {
    const next = item(items.length)
    size += JSON.stringify(next).length + 1
    if (size > bytes) return items
    items.push(next)
  }
}

const lists: Record<string, (bytes: number) => unknown> = {
  'distinct numbers': (bytes) => filled((index) => index, bytes),
  'distinct texts': (bytes) => filled((index) => index.toString(36), bytes),
  'distinct objects': (bytes) => filled((index) => ({ index }), bytes),
  'empty objects': (bytes) => filled(() => ({}), bytes),
  'empty lists': (bytes) => filled(() => [], bytes),
}

/** Where no list is expected, one kind of item is enough. */
function listsFor(schema: Schema | undefined) {
  const isList = [schema?.type].flat().includes('array')
  return isList ? Object.entries(lists) : Object.entries(lists).slice(0, 1)
}

function bodiesFor(schema: Schema | undefined): [kind: string, body: string][] {
  const properties = Object.keys(resolve(schema)?.properties ?? {})
  const maxContentBytes = MOST_BYTES - 1024
  const share = Math.floor(maxContentBytes / Math.max(1, properties.length))
  const unknown = filled((index) => index, maxContentBytes / 3)
  const values = {
    'a text too long in every field': Object.fromEntries(properties.map((name) => [name, '1-'.repeat(share / 2 - 20)])),
    'many unknown fields': Object.fromEntries(unknown.map((_, index) => [`k${index}`, 1])),
    ...Object.fromEntries(
      properties.flatMap((name) =>
        listsFor(resolve(resolve(schema)?.properties?.[name])).map(([kind, list]) => [
          `${kind} as ${name}`,
          { [name]: list(maxContentBytes) },
        ]),
      ),
    ),
    ...Object.fromEntries(
      properties.map((name) => {
        const items = resolve(resolve(resolve(schema)?.properties?.[name])?.items)
        const fields = Object.keys(items?.properties ?? { any: {} })
        const wrong = Object.fromEntries(fields.map((field) => [field, []]))
        return [`${name} of 100 objects wrong in every field`, { [name]: Array.from({ length: 100 }, () => wrong) }]
      }),
    ),
  }
  return [
    ['deep nesting', '['.repeat(maxContentBytes / 2) + ']'.repeat(maxContentBytes / 2)],
    ...Object.entries(values).map(([kind, value]): [string, string] => [kind, JSON.stringify(value)]),
  ]
}

function resolve(schema: Schema | undefined): Schema | undefined {
  const name = schema?.$ref?.split('/').at(-1)
  return name === undefined ? schema : document.components.schemas[name]
}

async function cpuMs(send: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await send()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * How many times the CPU time of `plain` one `send` takes. The process also collects garbage and runs its workers, so
 * that one figure says little: above the limit both are measured again, side by side, and the least of each counts.
 */
async function timesPlain(send: () => Promise<unknown>, plain: () => Promise<unknown>): Promise<number> {
  let leastSpent = Infinity
  let leastPlain = Infinity
  for (let round = 0; round < 20; round += 1) {
    leastPlain = Math.min(leastPlain, await cpuMs(plain))
    leastSpent = Math.min(leastSpent, await cpuMs(send))
    if (leastSpent <= leastPlain * MOST_TIMES) break
  }
  return leastSpent / leastPlain
}

type Sending = { name: string; method: string; url: string; headers: Record<string, string>; schema?: Schema }

async function holdsFor(sendings: Sending[]): Promise<void> {
  const send = async ({ method, url, headers }: Sending, body: string) => {
    const answer = await fetch(world.gateway.url + url, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    })
    await answer.arrayBuffer()
    return answer.status
  }
  const [first] = sendings
  if (!first) throw new Error('there is no route')
  const ordinary = JSON.stringify({ pad: 'x'.repeat(MOST_BYTES - 1024) })
  const sendOrdinary = () => send(first, ordinary)
  for (let warm = 0; warm < 20; warm += 1) await sendOrdinary()

  const expensive: string[] = []
  for (const sending of sendings) {
    for (const [kind, body] of bodiesFor(sending.schema)) {
      expect(body.length, kind).toBeLessThanOrEqual(MOST_BYTES)
      const refuse = async () => expect(await send(sending, body), sending.name).toBeLessThan(500)
      const times = await timesPlain(refuse, sendOrdinary)
      if (times > MOST_TIMES) expensive.push(`${sending.name} with ${kind}: ${times} times an ordinary body`)
    }
  }
  expect(expensive).toEqual([])
}

test('no body of 64 KiB blocks the event loop at any POST or PATCH of the API', async () => {
  const sendings = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => method === 'post' || method === 'patch')
      .map(([method, { requestBody }]) => {
        const schema = requestBody?.content['application/json']?.schema
        return {
          name: `${method} ${path}`,
          method: method.toUpperCase(),
          url: path.replaceAll(/\{\w+\}/g, target.paymentId),
          headers: { 'x-api-key': key },
          ...(schema ? { schema } : {}),
        }
      }),
  )
  expect(sendings.length).toBeGreaterThan(10)
  await holdsFor(sendings)
})

test('no body of 64 KiB blocks the event loop at any POST of the operators’ API', async () => {
  const names = (Object.keys(permissions) as (keyof typeof permissions)[]).filter((name) => name.startsWith('POST '))
  const sendings = names.map((name) => {
    const { path, body = {} } = samples[name](target)
    return {
      name,
      method: 'POST',
      url: `/admin/api${path}`,
      headers: { authorization: `Bearer ${token}` },
      schema: { properties: Object.fromEntries(Object.keys(body).map((field) => [field, {}])) },
    }
  })
  await holdsFor(sendings.filter(({ name }) => name !== 'POST /session'))
})

test('every list in a request body of the API has a maximum length', () => {
  const unbounded: string[] = []
  const visit = (schema: Schema & { maxItems?: number }, path: string): void => {
    const node = resolve(schema) as typeof schema
    if ([node.type].flat().includes('array') && node.maxItems === undefined) unbounded.push(path)
    if (node.items) visit(node.items, `${path}/items`)
    for (const [name, part] of Object.entries(node.properties ?? {})) visit(part, `${path}/${name}`)
  }
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, { requestBody }] of Object.entries(operations)) {
      const schema = requestBody?.content['application/json']?.schema
      if (schema) visit(schema, `${method} ${path}`)
    }
  }
  expect(unbounded).toEqual([])
})
