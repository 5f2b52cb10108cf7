import cluster, { type Worker } from 'node:cluster'
import type { Clock } from '../../foundation/clock.ts'
import { limits } from '../../foundation/limits.ts'
import type { Log } from '../../foundation/log.ts'
import { lastingFamilies, mergeFamilies, type MetricFamily, readFamilies } from '../../http/merged-metrics.ts'
import { createSupervisorMetrics } from '../../http/metrics.ts'
import { CommandError } from '../output.ts'
import { type Channel, type Notice, openChannel } from './channel.ts'
import type { Assignment } from './supervised.ts'

/** The serving processes of a supervisor; each one that ends is started again. */
export type Processes = {
  /** Resolves with the address once each process listens or failed; rejects with the first error if all failed. */
  listening: Promise<string>
  /** Drains all processes, and kills those that are not done in time. */
  stop(): Promise<void>
  kill(): void
}

type Options = { count: number; clock: Clock; log: Log; stopMs: number; assignment: Assignment }

type ServingProcess = {
  pid: number | undefined
  channel: Channel
  /** Resolves when it listens; rejects with the reason if it ends before. */
  listening: Promise<string>
  /** Resolves after the last message from the process. */
  ended: Promise<End>
  kill(signal: NodeJS.Signals): void
  /** The latest metrics received; undefined before it listens. */
  metrics: MetricFamily[] | undefined
  /** False after a scrape that it did not reply to. */
  isResponsive: boolean
}

type End = { code?: number | undefined; signal?: string | undefined; reason?: string | undefined }

/**
 * node:cluster in its round-robin mode: the supervisor accepts connections and hands each to the next process that is ready
 * for one. A kept-alive connection stays with its process, so equal numbers of connections matter. With SO_REUSEPORT the
 * kernel chooses by a hash of the addresses: of eight connections from a proxy, six may reach one of two processes, and a
 * second gateway could share the port by mistake.
 */
export function startProcesses({ count, clock, log, stopMs, assignment }: Options): Processes {
  // `advanced` keeps the NaN of metrics, which JSON does not.
  cluster.setupPrimary({ serialization: 'advanced' })
  cluster.schedulingPolicy = cluster.SCHED_RR
  const { registry, restarts, unresponsive } = createSupervisorMetrics()
  const alive = new Set<ServingProcess>()
  let ended: MetricFamily[] = []
  const stopping = new AbortController()

  const first = Array.from({ length: count }, launch)
  const firstStarts = Promise.allSettled(first.map(({ listening }) => listening))
  const slots = first.map(keepRunning)

  return {
    listening: firstStarts.then(addressOf),
    kill,
    async stop() {
      stopping.abort()
      for (const serving of alive) serving.kill('SIGTERM')
      const cancelKill = clock.after(stopMs, kill)
      await Promise.all(slots)
      cancelKill()
    },
  }

  function launch(): ServingProcess {
    const serving = fork(clock, { assignment, allMetrics })
    alive.add(serving)
    void serving.ended.then(() => forget(serving))
    return serving
  }

  function forget(serving: ServingProcess): void {
    alive.delete(serving)
    ended = mergeFamilies([ended, lastingFamilies(serving.metrics ?? [])])
  }

  /** Starts a process again whenever it ends, until the stop. If all fail at the very first start, none is repeated. */
  async function keepRunning(serving: ServingProcess): Promise<void> {
    let startedMs = clock.monotonicMs()
    let delayMs = 0
    let current = serving
    for (;;) {
      const { pid, ended: over } = current
      const end = await over
      const durationMs = Math.round(clock.monotonicMs() - startedMs)
      const started = await firstStarts
      if (stopping.signal.aborted || started.every(({ status }) => status === 'rejected')) return
      delayMs = restartDelayMs(delayMs, durationMs)
      log.warn('process ended: starting another', { ...end, pid, durationMs })
      await clock.sleep(delayMs, stopping.signal).catch(() => {})
      if (stopping.signal.aborted) return
      restarts.inc()
      startedMs = clock.monotonicMs()
      current = launch()
      const { pid: newPid } = current
      current.listening.then(
        () => log.info('process listening', { pid: newPid }),
        () => {},
      )
    }
  }

  /** Counters of processes that ended are included, as of the last scrape before a kill, so no sum goes backwards. */
  async function allMetrics(): Promise<MetricFamily[]> {
    const listening = [...alive].filter(({ metrics }) => metrics)
    await Promise.all(
      listening.map(async (serving) => {
        // A process that is too busy to reply is shown with its previous metrics.
        const received = await serving.channel.requestMetrics(limits.processMetricsMs).catch(() => undefined)
        serving.metrics = received ?? serving.metrics
        noteResponse(serving, received !== undefined)
      }),
    )
    unresponsive.set([...alive].filter(({ isResponsive }) => !isResponsive).length)
    const current = listening.filter((serving) => alive.has(serving)).map(({ metrics = [] }) => metrics)
    return mergeFamilies([...current, ended, await readFamilies(registry)])
  }

  /** Its requests wait for as long as it hangs, and it is not replaced: it may have called a bank. */
  function noteResponse(serving: ServingProcess, isResponsive: boolean): void {
    if (serving.isResponsive && !isResponsive && alive.has(serving)) {
      const { pid } = serving
      log.error('process does not respond', { pid, reason: `if it stays so: kill -9 ${pid}, and another is started` })
    }
    serving.isResponsive = isResponsive
  }

  function kill(): void {
    for (const serving of alive) serving.kill('SIGKILL')
  }
}

export function restartDelayMs(previousMs: number, livedMs: number): number {
  const { first, longest } = limits.processRestartMs
  return livedMs >= limits.processStableMs || previousMs === 0 ? first : Math.min(previousMs * 2, longest)
}

function addressOf(started: PromiseSettledResult<string>[]): string {
  const listening = started.find(({ status }) => status === 'fulfilled')
  if (listening?.status === 'fulfilled') return listening.value
  const [failed] = started
  throw failed?.status === 'rejected' ? failed.reason : new Error('no process')
}

function fork(
  clock: Clock,
  { assignment, allMetrics }: { assignment: Assignment; allMetrics: () => Promise<MetricFamily[]> },
): ServingProcess {
  const worker = cluster.fork({ PASARELA_SUPERVISED: '1' })
  const closeLost = trackConnection(worker)
  let failure: Extract<Notice, { kind: 'failed' }> | undefined
  const listening = Promise.withResolvers<string>()
  // Read by the caller where it matters.
  listening.promise.catch(() => {})
  const serving: ServingProcess = {
    pid: worker.process.pid,
    channel: openChannel(worker, { clock, metrics: allMetrics, onNotice }),
    listening: listening.promise,
    ended: over(),
    kill: (signal) => worker.process.kill(signal),
    metrics: undefined,
    isResponsive: true,
  }
  // A process that ended meanwhile is noticed by its end.
  worker.send(assignment, undefined, undefined, () => {})
  return serving

  function onNotice(notice: Notice): void {
    if (notice.kind === 'failed') failure = notice
    else if (notice.kind === 'lastMetrics') serving.metrics = notice.families
    else {
      serving.metrics = []
      listening.resolve(notice.url)
    }
  }

  async function over(): Promise<End> {
    const end = await endOf(worker)
    closeLost()
    listening.reject(startError(end, failure))
    return { ...end, ...(failure ? { reason: failure.reason } : {}) }
  }
}

/** `close` comes after the exit and the last message; `disconnect` does not come while a connection is being handed over. */
function endOf(worker: Worker): Promise<End> {
  const { process: child } = worker
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve(signal ? { signal } : { code: code ?? undefined }))
    // Errors of the channel to a process that is ending are followed by its end; a process that was never created has none.
    worker.on('error', (error) => {
      if (child.pid === undefined) resolve({ reason: error.message })
    })
  })
}

function startError({ code, signal, reason }: End, failure: { reason: string; expected: boolean } | undefined): Error {
  if (!failure)
    return new CommandError(`A process ended before it listened: ${reason ?? signal ?? `exit code ${code}`}.`)
  if (failure.expected) return new CommandError(failure.reason)
  return Object.assign(new Error('a process could not start'), { stack: failure.reason })
}

/**
 * Closes the connection that a process had been handed but had not accepted when it died. node:cluster forgets it, and its
 * client would wait for an answer as long as the supervisor lives.
 */
function trackConnection({ process: child }: Worker): () => void {
  const send = child.send.bind(child) as (message: unknown, handle?: unknown, ...rest: unknown[]) => boolean
  let handed: { close(): void } | undefined
  child.send = (message: unknown, handle?: unknown, ...rest: unknown[]) => {
    if (handle) handed = handle as typeof handed
    return send(message, handle, ...rest)
  }
  return () => {
    // Closing it again, after the process had accepted it, has no effect.
    handed?.close()
    // Its cleanup of the port, which Node leaves out while a connection is being handed over.
    child.emit('disconnect')
  }
}
