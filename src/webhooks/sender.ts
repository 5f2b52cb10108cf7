import type { Dispatcher } from 'undici'
import { type Clock, type Loop, startLoop } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import { errorFields, type Log } from '../foundation/log.ts'
import type { DatabaseClock } from '../storage/database-clock.ts'
import { attempt } from './attempt.ts'
import type { Claimed, DeliveryKey, Outbox, Result, Target } from './outbox.ts'
import { createSigner, type Signer } from './signature.ts'

/** What metrics learn of each attempt, and now and then of the queue. */
export type DeliveryObserver = {
  attempted(result: Result): void
  interrupted(count: number): void
  queue(state: { waiting: number; ageSeconds: number }): void
}

export type Sender = {
  /** Something may have been queued: look now instead of at the next poll. */
  trigger(): void
  start(): void
  /** Claims nothing more, and waits for what is under way: each attempt ends within its ten seconds. */
  stop(): Promise<void>
}

type SenderParts = {
  outbox: Outbox
  dispatcher: Dispatcher
  clock: Clock
  /** Receivers refuse what is signed at another time than theirs: the time of a machine whose clock is wrong is not told. */
  databaseClock: Pick<DatabaseClock, 'now'>
  log: Log
  userAgent: string
  /** Name of the header with the timestamped signature; none without it. */
  signatureHeader?: string | undefined
  keepDays: number
  observer: DeliveryObserver
}

type Prepared = { url: URL; sign: Signer }

/**
 * Attempts queued deliveries, each once. The claim is committed before the first byte of a request leaves, so whatever
 * dies, no event reaches an endpoint twice. Attempts run side by side; an endpoint that hangs holds its own few places
 * and nobody else's. Claims and results are batches that grow by themselves: while one statement runs, what comes in
 * waits for the next.
 */
export function createSender(parts: SenderParts): Sender {
  const { outbox, dispatcher, clock, databaseClock, log, userAgent, signatureHeader, keepDays, observer } = parts
  const underWay = new Map<string, number>()
  /** Endpoints all of whose places the last claim filled: more may wait for them. */
  const full = new Set<string>()
  const attempts = new Set<Promise<void>>()
  const prepared = new WeakMap<Target, Prepared>()
  let results: (DeliveryKey & Result)[] = []
  let isGathering = false
  let stopping = false
  let loops: Loop[] = []

  const claiming = coalesced(claimAndSend)
  const finishing = coalesced(writeResults)

  return {
    trigger: claiming.run,
    start() {
      loops = [
        startLoop(clock, limits.webhookPollMs, claiming.done, () => {}),
        startLoop(clock, limits.webhookTidyMs, tidy, (error) =>
          log.warn('deliveries were not tidied', errorFields(error)),
        ),
      ]
    },
    async stop() {
      stopping = true
      await Promise.all(loops.map((loop) => loop.stop()))
      await claiming.idle()
      await Promise.all(attempts)
      await finishing.done()
    },
  }

  async function claimAndSend(): Promise<void> {
    const room = Math.min(limits.webhookClaimBatch, limits.webhookAttemptsAtOnce - attempts.size)
    if (stopping || room <= 0) return
    const places = limits.webhookAttemptsPerEndpoint
    const taken = new Map(underWay)
    try {
      const claimed = await outbox.claim(room, places, underWay)
      for (const delivery of claimed) {
        const sent = send(delivery).finally(() => attempts.delete(sent))
        attempts.add(sent)
        const count = (taken.get(delivery.endpointId) ?? 0) + 1
        taken.set(delivery.endpointId, count)
        if (count === places) full.add(delivery.endpointId)
      }
      // Some attempts may have ended while the claim was made: their places are free already.
      const freed = [...full].filter(hasRoomAgain)
      for (const endpointId of freed) full.delete(endpointId)
      if (claimed.length === room || freed.length > 0) claiming.run()
    } catch (error) {
      log.warn('deliveries were not claimed', { ...errorFields(error), errorStack: undefined })
    }
  }

  async function send(delivery: Claimed): Promise<void> {
    const { tenantId, livemode, endpointId, eventId } = delivery
    underWay.set(endpointId, (underWay.get(endpointId) ?? 0) + 1)
    const result = await attemptOf(delivery)
    const before = underWay.get(endpointId) ?? 1
    if (before > 1) underWay.set(endpointId, before - 1)
    else underWay.delete(endpointId)
    observer.attempted(result)
    results.push({ tenantId, livemode, endpointId, eventId, ...result })
    writeSoon()
    if (full.has(endpointId) && hasRoomAgain(endpointId)) {
      full.delete(endpointId)
      claiming.run()
    }
  }

  /** At once when nothing else is under way; otherwise with the results of the next moment, in one statement. */
  function writeSoon(): void {
    if (underWay.size === 0 || results.length >= limits.webhookResultBatch) return finishing.run()
    if (isGathering) return
    isGathering = true
    clock.after(limits.webhookResultDelayMs, () => {
      isGathering = false
      finishing.run()
    })
  }

  /**
   * An endpoint with a long queue is claimed for when half of its places are free, not at each that is: fewer
   * statements for as many deliveries. Should the other half hang, the poll finds the free places.
   */
  function hasRoomAgain(endpointId: string): boolean {
    return (underWay.get(endpointId) ?? 0) <= limits.webhookAttemptsPerEndpoint / 2
  }

  async function attemptOf({ event, eventId, body, target }: Claimed): Promise<Result> {
    if ('refusal' in target) return { state: 'failed', error: target.refusal, durationMs: 0 }
    try {
      const { url, sign } = preparedFor(target)
      const timestampSeconds = Math.floor(databaseClock.now().getTime() / 1000)
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': userAgent,
        ...sign({ eventId, event, body, timestampSeconds }),
      }
      return await attempt({ dispatcher, clock }, { url, headers, body })
    } catch (error) {
      log.error('an attempt could not be made', { ...errorFields(error) })
      return { state: 'failed', error: 'connection_lost', durationMs: 0 }
    }
  }

  /** The deliveries of an endpoint that one claim took share their target: its address is read and its keys are made once. */
  function preparedFor(target: Target): Prepared {
    const known = prepared.get(target) ?? {
      url: new URL(target.url),
      sign: createSigner(target.secrets, signatureHeader),
    }
    prepared.set(target, known)
    return known
  }

  /** Results are not lost while the database is away: they wait and are written together when it is back. */
  async function writeResults(): Promise<void> {
    for (let delayMs = 100; results.length > 0; delayMs = Math.min(delayMs * 2, 2_000)) {
      const batch = results.slice(0, limits.webhookResultBatch)
      try {
        await outbox.finish(batch)
        results = results.slice(batch.length)
        continue
      } catch (error) {
        log.warn('results of deliveries were not written yet', { ...errorFields(error), errorStack: undefined })
        if (stopping) {
          results = []
          return
        }
      }
      await clock.sleep(delayMs)
    }
  }

  async function tidy(): Promise<void> {
    const interrupted = await outbox.interrupt(limits.webhookLeaseSeconds)
    if (interrupted > 0) {
      log.warn('deliveries were interrupted: the process that sent them died', { count: interrupted })
      observer.interrupted(interrupted)
    }
    while ((await outbox.sweep(keepDays)) > 0);
    observer.queue(await outbox.measure())
  }
}

/** Runs `work` one at a time: any number of wishes while it runs become one more run. */
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
    /** Runs, and resolves when nothing is left to run. */
    done: async () => {
      run()
      await running
    },
    idle: async () => running,
  }
}
