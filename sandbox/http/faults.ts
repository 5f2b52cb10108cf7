import { randomUUID } from 'node:crypto'
import { boolean, type Field, integer, nonEmptyList, optional, readModel, text } from '../model.ts'
import type { ForcedResponse, ForcedReply } from './forced.ts'
import { html, lost, malformed, type Reply } from './reply.ts'

const kinds = [
  'delay',
  'resetBefore',
  'resetAfter',
  'duplicate',
  'late',
  'status',
  'html',
  'malformed',
  'keyExpiry',
  'outage',
  'code',
  'fields',
] as const

export type FaultKind = (typeof kinds)[number]

export type Fault = {
  id: string
  kind: FaultKind
  /** Absent means any. */
  operation?: string | undefined
  client?: string | undefined
  /** Number of calls it still applies to. */
  times: number
  delayMs: number
  status?: number | undefined
  /** Of `code`: the response code. */
  code?: string | undefined
  /** Of `code`: whether the money moves nevertheless. */
  moved?: boolean | undefined
  /** Of `code`: replaces the bank's text. */
  message?: string | undefined
  /** Of `fields`: the names reported as invalid. */
  fields?: string[] | undefined
}

/** Operations that a fault performs on the affected call. */
export type FaultTarget = {
  run: () => Reply
  force: (forced: ForcedResponse) => ForcedReply
  sleep: (ms: number) => Promise<void>
  expireKeys: () => void
}

type Effect = (fault: Fault, target: FaultTarget) => Reply | Promise<Reply>

/** Effects of the other faults: an outage affects connections, and a forced response may remain unused. */
const effects: Record<Exclude<FaultKind, 'outage' | 'code' | 'fields'>, Effect> = {
  delay: async ({ delayMs }, { run, sleep }) => {
    await sleep(delayMs)
    return run()
  },
  resetBefore: () => lost,
  resetAfter: (_fault, { run }) => {
    run()
    return lost
  },
  duplicate: (_fault, { run }) => {
    const reply = run()
    return reply.kind === 'answer' ? { ...reply, sentTwice: true } : reply
  },
  late: async ({ delayMs }, { run, sleep }) => {
    const reply = run()
    await sleep(delayMs)
    return reply
  },
  status: ({ status = 503 }) => ({ kind: 'answer', status, contentType: 'text/plain; charset=utf-8', text: '' }),
  html: ({ status = 502 }) => html(status, 'Servicio no disponible'),
  malformed: (_fault, { run }) => malformed(run()),
  keyExpiry: (_fault, { run, expireKeys }) => {
    expireKeys()
    return run()
  },
}

/** Operations that a fault never affects: keys cannot expire during the log-on itself. */
const exemptOperations: Partial<Record<FaultKind, readonly string[]>> = {
  keyExpiry: ['LogOn', 'token', 'refresh', 'healthcheck'],
}

export type Faults = {
  /** The scripted fault, or the names of the invalid fields. */
  add(input: Record<string, unknown>): { fault: Fault } | { wrong: string[] }
  /** Faults of one client, or all of them. */
  list(client?: string): { faults: Fault[]; outageUntil: string | null }
  /** Ends an outage too, unless only one client's faults are cleared. */
  clear(client?: string): void
  isOutage(): boolean
  /** Executes the call with the first fault scripted for it. */
  apply(call: { operation: string; client: () => string | undefined }, target: FaultTarget): Promise<Reply>
}

export function createFaults({ allowed = kinds, now }: { allowed?: readonly FaultKind[]; now: () => number }): Faults {
  const kindField: Field<FaultKind> = (value) => {
    const kind = allowed.find((known) => known === value)
    return kind ? [kind] : null
  }
  const model = {
    kind: kindField,
    operation: optional(text(/^\w{1,64}$/)),
    client: optional(text(/^.{1,128}$/)),
    times: optional(integer(1, 1_000_000)),
    delayMs: optional(integer(0, 600_000)),
    status: optional(integer(200, 599)),
    seconds: optional(integer(1, 86_400)),
    code: optional(text(/^[A-Za-z0-9]{1,6}$/)),
    moved: optional(boolean),
    message: optional(text(/^.{1,200}$/)),
    fields: optional(nonEmptyList(text(/^\w{1,64}$/))),
  }
  let faults: Fault[] = []
  let outageUntil = 0

  function use(fault: Fault): void {
    fault.times -= 1
    faults = faults.filter(({ times }) => times > 0)
  }

  return {
    add: (input) => {
      const read = readModel(model, input)
      if ('wrong' in read) return read
      const { times = 1, delayMs = 1_000, seconds = 10, ...rest } = read.values
      const { kind } = rest
      if ((kind === 'code' || kind === 'fields') && rest[kind] === undefined) return { wrong: [kind] }
      const fault: Fault = { id: randomUUID(), ...rest, times, delayMs }
      if (kind === 'outage') outageUntil = now() + seconds * 1_000
      else faults.push(fault)
      return { fault }
    },
    list: (client) => ({
      faults: client === undefined ? faults : faults.filter((fault) => isOf(fault, client)),
      outageUntil: now() < outageUntil ? new Date(outageUntil).toISOString() : null,
    }),
    clear: (client) => {
      faults = client === undefined ? [] : faults.filter((fault) => !isOf(fault, client))
      if (client === undefined) outageUntil = 0
    },
    isOutage: () => now() < outageUntil,
    apply: async ({ operation, client }, target) => {
      const fault = faults.find(
        (scripted) =>
          !exemptOperations[scripted.kind]?.includes(operation) &&
          (scripted.operation === undefined || scripted.operation === operation) &&
          (scripted.client === undefined || isOf(scripted, client())),
      )
      if (!fault || fault.kind === 'outage') return target.run()
      const forced = forcedResponse(fault)
      if (forced) {
        const { reply, isUsed } = target.force(forced)
        if (isUsed) use(fault)
        return reply
      }
      use(fault)
      return effects[fault.kind as keyof typeof effects](fault, target)
    },
  }
}

function isOf(fault: Fault, client: string | undefined): boolean {
  return fault.client !== undefined && fault.client.toLowerCase() === client?.toLowerCase()
}

function forcedResponse({ kind, code, message, moved = false, fields }: Fault): ForcedResponse | undefined {
  if (kind === 'code' && code !== undefined) return { kind, code, message, moved }
  if (kind === 'fields' && fields !== undefined) return { kind, fields, code }
  return undefined
}
