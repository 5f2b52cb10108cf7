import type { Dispatcher } from 'undici'
import { type Clock, type Loop, startLoop } from '../foundation/clock.ts'
import type { HttpRequest } from '../foundation/http-exchange.ts'
import { limits } from '../foundation/limits.ts'
import { errorFields, type Log } from '../foundation/log.ts'
import { runInContext } from '../foundation/request-context.ts'
import { inSpan, isTracing } from '../foundation/tracing.ts'
import type { DatabaseClock } from '../storage/database-clock.ts'
import { attempt } from './attempt.ts'
import type { Claimed, ClaimKey, Outbox, Result, Target } from './outbox.ts'
import { createSigner, type Signer } from './signature.ts'
import { createSlots } from './slots.ts'

/** Metrics hooks: results of attempts, interrupted deliveries, and periodically the queue length. */
export type DeliveryObserver = {
  attempted(result: Result): void
  interrupted(count: number): void
  queue(state: { waiting: number; ageSeconds: number }): void
}

export type Sender = {
  /** Claims now instead of at the next poll, after an event was queued. */
  trigger(): void
  start(): void
  /** Stops claiming, but for claims without an answer, and waits for the attempts in flight, each of at most 10 s. */
  stop(): Promise<void>
}

type SenderParts = {
  outbox: Outbox
  dispatcher: Dispatcher
  clock: Clock
  /** Signature timestamps come from the database, because receivers reject those of a machine whose clock is wrong. */
  databaseClock: Pick<DatabaseClock, 'now'>
  log: Log
  userAgent: string
  /** Name of the header with the timestamped signature, which is omitted if undefined. */
  signatureHeader?: string | undefined
  keepDays: number
  observer: DeliveryObserver
}

type Prepared = { url: HttpRequest['url']; sign: Signer }

/**
 * Sends queued deliveries, at most once each: the claim is committed before the first byte of a request leaves, so no
 * crash delivers an event twice. Deliveries of a claim whose answer was lost are sent before the next claim. Attempts run
 * concurrently with limits per endpoint (slots.ts), so endpoints that hang delay no other. Claims and results are written
 * in batches: while one statement runs, new work is collected for the next.
 */
export function createSender(parts: SenderParts): Sender {
  const { outbox, dispatcher, clock, databaseClock, log, userAgent, signatureHeader, keepDays, observer } = parts
  const network = { dispatcher, clock }
  const slots = createSlots()
  /** Endpoints that the last claim filled up to their limit: they may have more deliveries queued. */
  const full = new Set<string>()
  let onLastAttempt = () => {}
  const prepared = new WeakMap<Target, Prepared>()
  let results: (ClaimKey & Result)[] = []
  let isGathering = false
  let stopping = false
  let loops: Loop[] = []

  const claiming = coalesced(claimAndSend)
  const finishing = coalesced(writeResults)

  return {
    // A claim takes deliveries of any request, so it runs without a request's context.
    trigger: () => runInContext(undefined, claiming.run),
    start() {
      loops = [
        startLoop(clock, limits.webhookPollMs, claiming.done, () => {}),
        startLoop(clock, limits.webhookTidyMs, tidy, (error) => log.warn('cleanup failed', errorFields(error))),
      ]
    },
    async stop() {
      stopping = true
      await Promise.all(loops.map((loop) => loop.stop()))
      await claiming.done()
      if (slots.total() > 0) await new Promise<void>((resolve) => (onLastAttempt = resolve))
      await finishing.done()
    },
  }

  async function claimAndSend(): Promise<void> {
    try {
      for (const delivery of await outbox.recover()) void send(delivery)
      const { atMost, perEndpoint, occupied } = slots.forClaim()
      if (stopping || atMost <= 0) return
      const claimed = await outbox.claim(atMost, perEndpoint, occupied)
      for (const delivery of claimed) {
        void send(delivery)
        const count = (occupied.get(delivery.endpointId) ?? 0) + 1
        occupied.set(delivery.endpointId, count)
        if (count === perEndpoint) full.add(delivery.endpointId)
      }
      // Attempts that ended during the claim have already freed their slots.
      const freed = [...full].filter(slots.hasRoomAgain)
      for (const endpointId of freed) full.delete(endpointId)
      if (claimed.length === atMost || freed.length > 0) claiming.run()
    } catch (error) {
      log.warn('claim of deliveries failed', { ...errorFields(error), errorStack: undefined })
    }
  }

  async function send(delivery: Claimed): Promise<void> {
    const { tenantId, livemode, endpointId, eventId, sender } = delivery
    slots.take(endpointId)
    const result = await (isTracing() ? traced(delivery, attemptOf) : attemptOf(delivery))
    slots.free(endpointId, isTimeout(result))
    observer.attempted(result)
    results.push({ tenantId, livemode, endpointId, eventId, sender, ...result })
    writeSoon()
    if (full.has(endpointId) && slots.hasRoomAgain(endpointId)) {
      full.delete(endpointId)
      claiming.run()
    }
    if (slots.total() === 0) onLastAttempt()
  }

  /** Writes at once if no attempt is in flight, otherwise in one statement with the results of the next few ms. */
  function writeSoon(): void {
    if (slots.total() === 0 || results.length >= limits.webhookResultBatch) return finishing.run()
    if (isGathering) return
    isGathering = true
    clock.after(limits.webhookResultDelayMs, () => {
      isGathering = false
      finishing.run()
    })
  }

  async function attemptOf({ event, eventId, endpointId, tenantId, body, target }: Claimed): Promise<Result> {
    if ('refusal' in target) {
      const { refusal, reason } = target
      if (reason !== undefined) {
        const fields = { eventId, webhookId: endpointId, tenantId, reason }
        log.error('not sent: the secret of its endpoint cannot be decrypted (run pasarela webhook redeliver)', fields)
      }
      return { state: 'failed', error: refusal, durationMs: 0 }
    }
    try {
      const { url, sign } = preparedFor(target)
      const bytes = Buffer.from(body)
      const timestampSeconds = Math.floor(databaseClock.now().getTime() / 1000)
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': userAgent,
        ...sign({ eventId, event, body: bytes, timestampSeconds }),
      }
      return await attempt(network, { url, headers, body: bytes })
    } catch (error) {
      log.error('attempt failed before it was sent', { ...errorFields(error) })
      return { state: 'failed', error: 'connection_lost', durationMs: 0 }
    }
  }

  /** Deliveries of one endpoint in one claim share a target, so its URL is parsed and its keys are derived once. */
  function preparedFor(target: Target): Prepared {
    const known = prepared.get(target)
    if (known) return known
    const { origin, pathname, search } = new URL(target.url)
    const entry = { url: { origin, pathname, search }, sign: createSigner(target.secrets, signatureHeader) }
    prepared.set(target, entry)
    return entry
  }

  /** Retries while the database is unavailable, so results are not lost. */
  async function writeResults(): Promise<void> {
    for (let delayMs = 100; results.length > 0; delayMs = Math.min(delayMs * 2, 2_000)) {
      const batch = results.slice(0, limits.webhookResultBatch)
      try {
        await outbox.finish(batch)
        results = results.slice(batch.length)
        continue
      } catch (error) {
        log.warn('write of delivery results failed, retrying', { ...errorFields(error), errorStack: undefined })
        if (stopping) {
          results = []
          return
        }
      }
      await clock.sleep(delayMs)
    }
  }

  async function tidy(ending: AbortSignal): Promise<void> {
    const interrupted = await outbox.interrupt(limits.webhookLeaseSeconds)
    if (interrupted > 0) {
      log.warn('deliveries interrupted: the process that sent them died', { count: interrupted })
      observer.interrupted(interrupted)
    }
    while (!ending.aborted && (await outbox.sweep(keepDays)) > 0);
    observer.queue(await outbox.measure())
  }
}

function isTimeout({ error }: Result): boolean {
  return error === 'timeout' || error === 'connect_timeout'
}

/** Each attempt is a trace of its own: the event and the outcome, never the endpoint's address, headers or body. */
function traced(delivery: Claimed, attemptOf: (delivery: Claimed) => Promise<Result>): Promise<Result> {
  const { event, eventId, endpointId } = delivery
  return inSpan(
    () => ({
      name: 'webhook attempt',
      attributes: { 'pasarela.event': event, 'pasarela.event_id': eventId, 'pasarela.webhook_id': endpointId },
    }),
    () => attemptOf(delivery),
    ({ state, error, responseStatus }) => ({
      'pasarela.outcome': state,
      'pasarela.reason': error,
      'http.response.status_code': responseStatus,
    }),
  )
}

/** Runs `work` one at a time: any number of calls during a run cause one more run. */
function coalesced(work: () => Promise<void>) {
  let running: Promise<void> | undefined
  let again = false
  const run = (): void => {
    again = true
    running ??= (async () => {
      while (again) {
        again = false
        await work()
      }
      running = undefined
    })()
  }
  return {
    run,
    /** Runs, and resolves when no run is pending. */
    done: async () => {
      run()
      await running
    },
  }
}
