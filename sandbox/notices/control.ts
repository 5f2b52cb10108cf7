import { type ControlRoute, invalid } from '../http/control.ts'
import { json } from '../http/reply.ts'
import { type Field, isRecord, oneOfTexts, optional, parseObject, readModel, text } from '../model.ts'
import type { Notices, Push } from './notices.ts'
import { forges } from './wire.ts'

/** Bodies sent as they are may hold anything, nothing too. */
const anyText: Field<string> = (value) => (typeof value === 'string' ? [value] : null)

const headers: Field<Record<string, string>> = (value) => {
  if (!isRecord(value)) return null
  const pairs = Object.entries(value).flatMap(([name, content]): [string, string][] =>
    /^[\w-]{1,64}$/.test(name) && typeof content === 'string' && /^[\x20-\x7e]*$/.test(content)
      ? [[name, content]]
      : [],
  )
  return pairs.length === Object.keys(value).length ? [Object.fromEntries(pairs)] : null
}

const pushFields = {
  raw: (value: unknown) => (value === undefined ? ([undefined] as [undefined]) : anyText(value)),
  headers: optional(headers),
  path: optional(text(/^\/[\w/.-]{0,200}$/)),
  vector: optional(text(/^.{1,200}$/)),
  movement: optional((value: unknown): [Record<string, unknown>] | null => (isRecord(value) ? [value] : null)),
  forge: optional(oneOfTexts(...forges)),
  ping: optional((value: unknown): [true] | null => (value === true ? [true] : null)),
}

function readPush(input: Record<string, unknown>): { push: Push } | { wrong: string[] } {
  const read = readModel(pushFields, input)
  if ('wrong' in read) return read
  const { raw, headers: given, path, vector, movement, forge, ping } = read.values
  if (raw !== undefined) return { push: { kind: 'raw', body: raw, path, headers: given } }
  if (vector !== undefined) return { push: { kind: 'vector', name: vector } }
  if (movement !== undefined) return { push: { kind: 'movement', movement, forge } }
  return ping ? { push: { kind: 'ping' } } : { wrong: ['raw', 'vector', 'movement', 'ping'] }
}

/** Where a merchant wants to be told of incoming money, how the bank does it, and what became of it. */
export function noticeRoutes<R, P>(notices: Notices<R, P>, knownClient: Field<string>): Record<string, ControlRoute> {
  /** Undefined stands for all clients; one that nobody knows is wrong. */
  const asked = (query: URLSearchParams) => readModel({ client: optional(knownClient) }, Object.fromEntries(query))

  const named = (body: string) => {
    const input = parseObject(body) ?? {}
    const read = readModel({ client: knownClient }, input)
    return 'wrong' in read ? read : { client: read.values.client, input }
  }

  return {
    'POST /control/notices': ({ body }) => {
      const read = notices.register(parseObject(body) ?? {})
      return 'wrong' in read ? invalid(read.wrong) : json(201, read.values)
    },
    'GET /control/notices': ({ query }) => {
      const read = asked(query)
      return 'wrong' in read ? invalid(read.wrong) : json(200, notices.state(read.values.client))
    },
    'DELETE /control/notices': ({ query }) => {
      const read = asked(query)
      if ('wrong' in read) return invalid(read.wrong)
      notices.clear(read.values.client)
      return json(200, notices.state(read.values.client))
    },
    'POST /control/notices/faults': ({ body }) => {
      const read = named(body)
      if ('wrong' in read) return invalid(read.wrong)
      const fault = notices.addFault(read.client, read.input)
      return 'wrong' in fault ? invalid(fault.wrong) : json(201, fault.values)
    },
    'DELETE /control/notices/faults': ({ query }) => {
      const read = asked(query)
      if ('wrong' in read) return invalid(read.wrong)
      notices.clearFaults(read.values.client)
      return json(200, { faults: notices.state(read.values.client).faults })
    },
    'POST /control/notices/push': async ({ body }) => {
      const read = named(body)
      if ('wrong' in read) return invalid(read.wrong)
      const push = readPush(read.input)
      if ('wrong' in push) return invalid(push.wrong)
      const attempts = await notices.push(read.client, push.push)
      return 'wrong' in attempts ? invalid(attempts.wrong) : json(200, { attempts })
    },
  }
}
