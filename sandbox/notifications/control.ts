import { type ControlRoute, invalid } from '../http/control.ts'
import { json } from '../http/reply.ts'
import { type Field, isRecord, oneOfTexts, optional, parseObject, readModel, text } from '../model.ts'
import type { Notifier } from './notifier.ts'
import { forges } from './protocol.ts'
import type { Push } from './push.ts'

/** A raw body may be any text, the empty one included. */
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
  const { raw, headers: ownHeaders, path, vector, movement, forge, ping } = read.values
  if (raw !== undefined) return { push: { kind: 'raw', body: raw, path, headers: ownHeaders } }
  if (vector !== undefined) return { push: { kind: 'vector', name: vector } }
  if (movement !== undefined) return { push: { kind: 'movement', movement, forge } }
  return ping ? { push: { kind: 'ping' } } : { wrong: ['raw', 'vector', 'movement', 'ping'] }
}

/** Control routes for registrations, scripted faults, pushes and the log of notifications. */
export function notificationRoutes<R, P>(
  notifier: Notifier<R, P>,
  knownClient: Field<string>,
): Record<string, ControlRoute> {
  /** The client of the query string; undefined stands for all clients. */
  const readFilter = (query: URLSearchParams) => readModel({ client: optional(knownClient) }, Object.fromEntries(query))

  const readBody = (body: string) => {
    const input = parseObject(body) ?? {}
    const read = readModel({ client: knownClient }, input)
    return 'wrong' in read ? read : { client: read.values.client, input }
  }

  return {
    'POST /control/notices': ({ body }) => {
      const read = notifier.register(parseObject(body) ?? {})
      return 'wrong' in read ? invalid(read.wrong) : json(201, read.values)
    },
    'GET /control/notices': ({ query }) => {
      const read = readFilter(query)
      return 'wrong' in read ? invalid(read.wrong) : json(200, notifier.state(read.values.client))
    },
    'DELETE /control/notices': ({ query }) => {
      const read = readFilter(query)
      if ('wrong' in read) return invalid(read.wrong)
      notifier.clear(read.values.client)
      return json(200, notifier.state(read.values.client))
    },
    'POST /control/notices/faults': ({ body }) => {
      const read = readBody(body)
      if ('wrong' in read) return invalid(read.wrong)
      const fault = notifier.addFault(read.client, read.input)
      return 'wrong' in fault ? invalid(fault.wrong) : json(201, fault.values)
    },
    'DELETE /control/notices/faults': ({ query }) => {
      const read = readFilter(query)
      if ('wrong' in read) return invalid(read.wrong)
      notifier.clearFaults(read.values.client)
      return json(200, { faults: notifier.state(read.values.client).faults })
    },
    'POST /control/notices/push': async ({ body }) => {
      const read = readBody(body)
      if ('wrong' in read) return invalid(read.wrong)
      const push = readPush(read.input)
      if ('wrong' in push) return invalid(push.wrong)
      const attempts = await notifier.push(read.client, push.push)
      return 'wrong' in attempts ? invalid(attempts.wrong) : json(200, { attempts })
    },
  }
}
