import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { type NoticeFault, readFault } from './faults.ts'
import { type Answer, createSender } from './sender.ts'
import type { Forge, Message, Money, NoticeWire, Read, Registration } from './wire.ts'

/** One call to the merchant. Never holds a secret: of a log-on neither what was sent nor the token. */
export type Attempt = {
  at: string
  operation: string
  method: 'GET' | 'POST'
  url: string
  body: string
  status: number | null
  answer: string
  error?: string
}

export type Notice = {
  id: string
  at: string
  delivery: 'pending' | 'held' | 'done' | 'givenUp' | 'lost' | 'forged'
  attempts: Attempt[]
  forge?: Forge
}

type Told = { notice: Notice; about: Record<string, unknown>; money: Money | undefined }

/** A notice on its way. */
type Job<R> = Omit<Told, 'about'> & {
  desk: Desk<R>
  messages: Message[]
  copies: number
  waitMs: number
  forge?: Forge
}

/** All about one client. */
type Desk<R> = {
  registration: R
  faults: NoticeFault[]
  held: Job<R>[]
  told: Told[]
  turn: number
  running: number
  ending: AbortController
}

export type Notices<R, P> = {
  /** Tells the merchant, if it wants to be told: then the id of the notice. */
  announce(client: string, payment: P, options?: { money?: Money; waitMs?: number }): string | undefined
  registrationOf(client: string): R | undefined
  register(input: Record<string, unknown>): Read<Record<string, unknown>>
  addFault(client: string, input: Record<string, unknown>): Read<NoticeFault>
  clearFaults(client?: string): void
  clear(client?: string): void
  state(client?: string): {
    registrations: Record<string, unknown>[]
    pending: number
    held: number
    faults: NoticeFault[]
    /** With what each is about, and what became of the money where the merchant's answer decides that. */
    notices: (Notice & Record<string, unknown>)[]
  }
  push(client: string, push: Push): Promise<Attempt[] | { wrong: string[] }>
  stop(): Promise<void>
}

/** A call on demand, made once and about no money. */
export type Push =
  | { kind: 'ping' }
  | { kind: 'raw'; body: string; path?: string | undefined; headers?: Record<string, string> | undefined }
  | { kind: 'vector'; name: string }
  | { kind: 'movement'; movement: Record<string, unknown>; forge?: Forge | undefined }

const atOnce = 16
const longestPauseMs = 1_000
const keptNotices = 1_000
const keptCharacters = 4_000
const json = { 'Content-Type': 'application/json' }

export function createNotices<R extends Registration, P>({
  wire,
  now,
}: {
  wire: NoticeWire<R, P>
  now: () => number
}): Notices<R, P> {
  const send = createSender({ atOnce })
  const desks = new Map<string, Desk<R>>()
  const jobs = new Set<Promise<void>>()

  const desksOf = (client?: string) =>
    client === undefined ? [...desks.values()] : [...desks].flatMap(([key, desk]) => (key === client ? [desk] : []))

  /** Calls the merchant and writes it down. `secret` keeps the body and a good answer to itself. */
  async function call(
    desk: Desk<R>,
    attempts: Attempt[],
    {
      operation,
      secret = false,
      ...sending
    }: Omit<Attempt, 'at' | 'status' | 'answer'> & {
      headers: Record<string, string>
      secret?: boolean
    },
  ): Promise<Answer> {
    const at = new Date(now()).toISOString()
    const { signal } = desk.ending
    const answer = await send({ ...sending, timeoutMs: desk.registration.timeoutMs, signal })
    signal.throwIfAborted()
    const { headers: _headers, ...shown } = sending
    attempts.push({
      at,
      operation,
      ...shown,
      body: secret ? '' : shown.body.slice(0, keptCharacters),
      status: answer.status,
      answer: secret && answer.status === 200 ? '' : answer.text.slice(0, keptCharacters),
      ...(answer.error !== undefined && { error: answer.error }),
    })
    return answer
  }

  async function attempt(desk: Desk<R>, attempts: Attempt[], message: Message, forge?: Forge): Promise<Answer> {
    const sideCall = (side: { operation: string; url: string; body: string }) =>
      call(desk, attempts, { ...side, method: 'POST', headers: json, secret: true })
    const credentials = await wire.credentials(desk.registration, sideCall, forge)
    if (!credentials) return { status: null, text: '' }
    const { operation, path, body } = message
    const headers = { ...json, ...credentials }
    const url = desk.registration.url + path
    const answer = await call(desk, attempts, { operation, method: 'POST', url, headers, body })
    if (answer.status === 401 && !forge) wire.refused?.(desk.registration, credentials)
    return answer
  }

  /** One copy of a message, until it is answered. False when the bank gave up. */
  async function deliver({ desk, notice, money }: Job<R>, message: Message): Promise<boolean> {
    const { signal } = desk.ending
    for (let tried = 1; ; tried += 1) {
      const { status, text } = await attempt(desk, notice.attempts, message)
      const said = status === 200 ? message.read(text) : undefined
      const { tries, retryMs } = desk.registration
      if (said === undefined && tried < tries) {
        await delay(Math.min(retryMs * 2 ** (tried - 1), Math.max(retryMs, longestPauseMs)), undefined, { signal })
        continue
      }
      money?.heard(message.operation, said)
      return said !== undefined
    }
  }

  async function deliverCopies(job: Job<R>, message: Message): Promise<boolean> {
    const copies = Array.from({ length: job.copies }, () => () => deliver(job, message))
    if (job.desk.registration.concurrent) {
      const delivered = await Promise.all(copies.map((copy) => copy()))
      return delivered.every(Boolean)
    }
    for (const copy of copies) if (!(await copy())) return false
    return true
  }

  async function carryOut(job: Job<R>): Promise<void> {
    const { desk, notice, money, messages, forge, waitMs } = job
    if (waitMs > 0) await delay(waitMs, undefined, { signal: desk.ending.signal })
    if (forge) {
      for (const message of messages) await attempt(desk, notice.attempts, message, forge)
      notice.delivery = 'forged'
      return
    }
    for (const message of messages) {
      if (!(await deliverCopies(job, message))) notice.delivery = 'givenUp'
      if (money?.isOver()) break
    }
    if (notice.delivery === 'pending') notice.delivery = 'done'
  }

  /** One after the other; what was cleared or stopped in between ends in silence. */
  function run(desk: Desk<R>, ...list: Job<R>[]): void {
    desk.running += list.length
    const running = (async () => {
      for (const job of list) {
        job.notice.delivery = 'pending'
        await carryOut(job).finally(() => {
          desk.running -= 1
        })
      }
    })()
      .catch((error: unknown) => {
        if (!desk.ending.signal.aborted) throw error
      })
      .finally(() => jobs.delete(running))
    jobs.add(running)
  }

  function release(desk: Desk<R>): void {
    run(desk, ...desk.held.splice(0).toReversed())
  }

  function takeFault(desk: Desk<R>, payment: P): NoticeFault | undefined {
    const fits = ({ forge }: NoticeFault) => !forge || wire.canForge(desk.registration, forge, payment)
    const fault = desk.faults.find(fits)
    if (!fault) return undefined
    fault.times -= 1
    desk.faults = desk.faults.filter(({ times }) => times > 0)
    return fault
  }

  function dropDesk(client: string, desk: Desk<R>): void {
    desk.ending.abort()
    desks.delete(client)
  }

  return {
    announce: (client, payment, { money, waitMs = 0 } = {}) => {
      const desk = desks.get(client)
      if (!desk) {
        money?.pass()
        return undefined
      }
      const { registration } = desk
      const fault = takeFault(desk, payment)
      const forge = fault?.forge
      const notice: Notice = {
        id: randomUUID(),
        at: new Date(now()).toISOString(),
        delivery: 'pending',
        ...(forge && { forge }),
        attempts: [],
      }
      desk.told.push({ notice, about: wire.summary(payment), money })
      if (desk.told.length > keptNotices) desk.told.shift()
      const messages = wire.messages(registration, payment, desk.turn, forge)
      desk.turn += 1
      if (fault?.kind === 'lose' || forge) money?.pass()
      if (fault?.kind === 'lose') {
        notice.delivery = 'lost'
        return notice.id
      }
      const job: Job<R> = {
        desk,
        notice,
        money,
        messages,
        copies: fault?.copies ?? registration.times,
        waitMs: waitMs + (fault?.delayMs ?? 0),
        ...(forge && { forge }),
      }
      if (fault?.kind === 'reorder') {
        notice.delivery = 'held'
        desk.held.push(job)
        if (fault.times === 0) release(desk)
      } else run(desk, job)
      return notice.id
    },
    registrationOf: (client) => desks.get(client)?.registration,
    register: (input) => {
      const read = wire.readRegistration(input)
      if ('wrong' in read) return read
      const { client } = read.values
      const known = desks.get(client)
      if (known) known.registration = read.values
      else {
        const ending = new AbortController()
        setMaxListeners(0, ending.signal)
        desks.set(client, {
          registration: read.values,
          faults: [],
          held: [],
          told: [],
          turn: 0,
          running: 0,
          ending,
        })
      }
      return { values: wire.describe(read.values) }
    },
    addFault: (client, input) => {
      const desk = desks.get(client)
      if (!desk) return { wrong: ['client'] }
      const read = readFault(input)
      if ('wrong' in read) return read
      const { forge } = read.values
      if (forge && !wire.canForge(desk.registration, forge)) return { wrong: ['forge'] }
      desk.faults.push(read.values)
      return { values: { ...read.values } }
    },
    clearFaults: (client) => {
      for (const desk of desksOf(client)) {
        desk.faults = []
        release(desk)
      }
    },
    clear: (client) => {
      for (const [key, desk] of desks) if (client === undefined || key === client) dropDesk(key, desk)
    },
    state: (client) => {
      const chosen = desksOf(client)
      return {
        registrations: chosen.map(({ registration }) => wire.describe(registration)),
        pending: chosen.reduce((sum, { running }) => sum + running, 0),
        held: chosen.reduce((sum, { held }) => sum + held.length, 0),
        faults: chosen.flatMap(({ faults }) => faults),
        notices: chosen.flatMap(({ told }) =>
          told.map(({ notice, about, money }) => ({ ...about, ...(money && { money: money.state() }), ...notice })),
        ),
      }
    },
    push: async (client, push) => {
      const desk = desks.get(client)
      if (!desk) return { wrong: ['client'] }
      const { registration } = desk
      const attempts: Attempt[] = []
      const plain = (body: string, path = wire.defaultPath(registration)): Message => ({
        operation: 'push',
        path,
        body,
        read: () => true,
      })
      switch (push.kind) {
        case 'ping': {
          const { url } = registration
          await call(desk, attempts, { operation: 'ping', method: 'GET', url, headers: {}, body: '' })
          return attempts
        }
        case 'raw': {
          const message = plain(push.body, push.path)
          const url = registration.url + message.path
          const { operation, body } = message
          if (push.headers) await call(desk, attempts, { operation, method: 'POST', url, headers: push.headers, body })
          else await attempt(desk, attempts, message)
          return attempts
        }
        case 'vector': {
          const vector = wire.vectors.find(({ name }) => name === push.name)
          if (!vector) return { wrong: ['vector'] }
          await attempt(desk, attempts, plain(vector.rawBody, vector.path))
          return attempts
        }
        case 'movement': {
          const read = wire.readPayment(registration, push.movement)
          if ('wrong' in read) return { wrong: read.wrong }
          if (push.forge && !wire.canForge(registration, push.forge, read.values)) return { wrong: ['forge'] }
          const messages = wire.messages(registration, read.values, desk.turn, push.forge)
          desk.turn += 1
          for (const message of messages) await attempt(desk, attempts, message, push.forge)
          return attempts
        }
      }
    },
    stop: async () => {
      for (const [key, desk] of desks) dropDesk(key, desk)
      await Promise.all(jobs)
    },
  }
}
