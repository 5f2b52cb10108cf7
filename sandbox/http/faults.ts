import { randomUUID } from 'node:crypto'
import { type Field, integer, optional, readModel, text } from '../model.ts'
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
] as const

export type FaultKind = (typeof kinds)[number]

export type Fault = {
  id: string
  kind: FaultKind
  /** Absent means any. */
  operation?: string | undefined
  client?: string | undefined
  /** How many calls are still to be hit. */
  times: number
  delayMs: number
  status?: number | undefined
}

/** What a fault can do to the call it hits. */
export type Hit = {
  run: () => Reply
  sleep: (ms: number) => Promise<void>
  expireKeys: () => void
}

type Effect = (fault: Fault, hit: Hit) => Reply | Promise<Reply>

/** An outage hits connections, not calls, and is kept apart. */
const effects: Record<Exclude<FaultKind, 'outage'>, Effect> = {
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

/** The keys of a session cannot expire while it is being opened. */
const neverHit: Partial<Record<FaultKind, string>> = { keyExpiry: 'LogOn' }

export type Faults = {
  /** The scripted fault, or the names of the fields that are wrong. */
  add(input: Record<string, unknown>): { fault: Fault } | { wrong: string[] }
  list(): { faults: Fault[]; outageUntil: string | null }
  clear(): void
  isOutage(): boolean
  /** Runs the call, bent by the first fault scripted for it. */
  apply(call: { operation: string; client: () => string | undefined }, hit: Hit): Promise<Reply>
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
  }
  let faults: Fault[] = []
  let outageUntil = 0

  return {
    add: (input) => {
      const read = readModel(model, input)
      if ('wrong' in read) return read
      const { kind, operation, client, times = 1, delayMs = 1_000, status, seconds = 10 } = read.values
      const fault = { id: randomUUID(), kind, operation, client, times, delayMs, status }
      if (kind === 'outage') outageUntil = now() + seconds * 1_000
      else faults.push(fault)
      return { fault }
    },
    list: () => ({ faults, outageUntil: now() < outageUntil ? new Date(outageUntil).toISOString() : null }),
    clear: () => {
      faults = []
      outageUntil = 0
    },
    isOutage: () => now() < outageUntil,
    apply: async ({ operation, client }, hit) => {
      const fault = faults.find(
        (scripted) =>
          neverHit[scripted.kind] !== operation &&
          (scripted.operation === undefined || scripted.operation === operation) &&
          (scripted.client === undefined || scripted.client.toLowerCase() === client()?.toLowerCase()),
      )
      if (!fault || fault.kind === 'outage') return hit.run()
      fault.times -= 1
      faults = faults.filter(({ times }) => times > 0)
      return effects[fault.kind](fault, hit)
    },
  }
}
