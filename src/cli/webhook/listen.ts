import { once } from 'node:events'
import { constants } from 'node:os'
import type { Clock } from '../../foundation/clock.ts'
import type { Random } from '../../foundation/random.ts'
import type { WebhookEvent } from '../../webhooks/events.ts'
import { ECHO_MS } from '../serving/signals.ts'
import { CommandError, printAside } from '../output.ts'
import { step, type StepRunner } from '../progress.ts'
import { forward } from './forward.ts'
import { createGatewayClient, type GatewayClient } from './gateway.ts'
import { isLeftover, newListenerPath } from './leftovers.ts'
import { startListener, type Listener } from './listener.ts'
import { jsonView, textView } from './view.ts'

export type ListenOptions = {
  gatewayUrl: string
  key: string
  /** Address of this machine as seen by the gateway. */
  host: string
  events: readonly WebhookEvent[]
  forwardTo: string | undefined
  json: boolean
}

/** Temporary endpoint of the tenant on this machine: shows and forwards its events until a signal. */
export async function listen(
  options: ListenOptions,
  { clock, random }: { clock: Clock; random: Random },
): Promise<void> {
  const stopping = stopSignal(clock)
  const view = options.json ? jsonView() : textView()
  const show: StepRunner = options.json ? (_label, work) => work() : (label, work) => step(clock, label, work)
  const gateway = createGatewayClient({ url: options.gatewayUrl, key: options.key })
  const { forwardTo } = options
  // Events that arrive before the introduction was printed are shown after it.
  const introduced = Promise.withResolvers<void>()
  const showLater = (print: () => void) => void introduced.promise.then(print)

  await using opened = new AsyncDisposableStack()
  const listener = await startListener({
    host: options.host,
    path: newListenerPath(random),
    async onDelivery(delivery) {
      const at = new Date(clock.now())
      const forwarded = forwardTo === undefined ? undefined : await forward(clock, forwardTo, delivery)
      showLater(() => view.event(at, delivery, forwarded))
      return forwarded ?? { status: 200, body: Buffer.alloc(0) }
    },
    onForged: () => showLater(() => view.forged(new Date(clock.now()))),
  })
  opened.defer(() => listener.stop())

  const { endpoint, leftovers } = await show(`Endpoint at the gateway ${options.gatewayUrl}`, async () => ({
    leftovers: await removeLeftovers(gateway),
    endpoint: await gateway.register({ url: listener.url, events: options.events }),
  }))
  opened.defer(() => removeEndpoint(gateway, endpoint.id, show))
  listener.trust(endpoint.secret)
  await show('First delivery to this machine', () => requireDelivery(gateway, endpoint.id, listener, stopping))
  if (stopping.aborted) return

  view.ready({ ...options, livemode: options.key.startsWith('pas_live_'), leftovers, endpoint, url: listener.url })
  introduced.resolve()
  if (!stopping.aborted) await once(stopping, 'abort')
}

/** The first signal stops in order, a later one at once. A closed standard output stops in order too. */
function stopSignal(clock: Clock): AbortSignal {
  const stopping = new AbortController()
  let firstMs: number | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    firstMs ??= clock.monotonicMs()
    if (clock.monotonicMs() - firstMs > ECHO_MS) process.exit(128 + constants.signals[signal])
    stopping.abort()
  }
  // A closed terminal sends SIGHUP.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  process.stdout.once('error', () => stopping.abort())
  return stopping.signal
}

async function removeLeftovers(gateway: GatewayClient): Promise<number> {
  const endpoints = await gateway.endpoints()
  const checked = await Promise.all(endpoints.map(async ({ id, url }) => ({ id, isDead: await isLeftover(url) })))
  const dead = checked.filter(({ isDead }) => isDead)
  for (const { id } of dead) await gateway.remove(id)
  return dead.length
}

/** Reports a failed removal without hiding the reason why the command ended. */
async function removeEndpoint(gateway: GatewayClient, id: string, show: StepRunner): Promise<void> {
  try {
    await show('Removing the endpoint', () => gateway.remove(id))
  } catch (error) {
    printAside(
      `${(error as Error).message}\nThe endpoint ${id} is still registered: the next webhook listen removes it.`,
    )
    process.exitCode = 1
  }
}

/** Checks with a test notification that the gateway can reach this machine, to fail now instead of missing events. */
async function requireDelivery(
  gateway: GatewayClient,
  id: string,
  listener: Listener,
  stopping: AbortSignal,
): Promise<void> {
  const delivery = await gateway.test(id, stopping).catch((error: unknown) => {
    if (stopping.aborted) return undefined
    throw error
  })
  if (!delivery || listener.isReached()) return
  if (delivery.status === 'queued' || delivery.status === 'sending') {
    throw new CommandError(
      'The gateway has sent nothing: one of its processes must have the role all or worker (PASARELA_ROLE).',
    )
  }
  throw new CommandError(
    `The gateway does not reach this machine at ${new URL(listener.url).origin} ` +
      `(${delivery.error ?? `another program responded ${delivery.responseStatus}`}). ` +
      'webhook listen works with a gateway on this machine, as npm start runs it, or on the same network: then give ' +
      'the address of this machine in that network with --host.',
  )
}
