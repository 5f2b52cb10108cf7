import { Command, Option } from 'commander'
import { systemClock } from '../../foundation/clock.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { datedBy, systemRandom } from '../../foundation/random.ts'
import { startDatabaseClock } from '../../storage/database-clock.ts'
import { publicPart } from '../../tenants/key-format.ts'
import { requireTenant } from '../../tenants/tenants.ts'
import { createDeliveryStore } from '../../webhooks/deliveries.ts'
import { type WebhookEvent, webhookEvents } from '../../webhooks/events.ts'
import { createRedelivery } from '../../webhooks/redelivery.ts'
import type { Context } from '../context.ts'
import { readLocally } from '../local-files.ts'
import { CommandError, print, printJson, printTable, when } from '../output.ts'
import { readStore, withStore } from '../store.ts'
import { listen } from './listen.ts'
import { listDeliveries, listEndpoints, type OperatorDelivery, type OperatorEndpoint } from './log.ts'

type Json = { json?: true }
type ListenOptions = Json & { forwardTo?: string; key?: string; gateway: string; events?: string; host: string }
type ListOptions = Json & { tenant?: string; live?: true }
type RedeliverOptions = Json & { endpoint: string; tenant: string; live?: true }
type DeliveriesOptions = ListOptions & { endpoint?: string; failed?: true; limit: string }

export function webhookCommand(context: Context): Command {
  const command = new Command('webhook').description(
    'webhook endpoints of tenants: receive events locally, and read the delivery log',
  )
  addListen(command, context)
  addList(command, context)
  addDeliveries(command, context)
  addRedeliver(command, context)
  return command
}

function addListen(command: Command, context: Context): void {
  const { settings } = context
  command
    .command('listen')
    .description('receive your events on this machine, show and forward them, until Ctrl-C')
    .option(
      '--forward-to <url>',
      'your receiver, such as http://localhost:3000/hooks (otherwise events are only shown)',
    )
    .addOption(
      new Option('--key <key>', 'the tenant’s key (otherwise the demo key of the data folder)').env('PASARELA_API_KEY'),
    )
    .option('--gateway <url>', 'address of the gateway', 'http://localhost:8080')
    .option('--events <list>', `only these, comma-separated: ${webhookEvents.join(',')}`)
    .option('--host <address>', 'address of this machine as seen by the gateway', '127.0.0.1')
    .option('--json', 'for scripts: one line of JSON when it listens (with the secret) and one per event')
    .addHelpText(
      'after',
      `
Registers a temporary endpoint at the gateway and prints its signing secret. Your receiver gets the exact bytes and
headers that the gateway signed, so verify them as in production; its response is the one that the gateway logs. Events
are sent once: an event that your receiver missed is not repeated. The endpoint is removed at the end; if the command is
killed, the next run removes it. No database is needed, only the key and a gateway that reaches this machine.

Examples:
  $ pasarela webhook listen --forward-to http://localhost:3000/hooks
  $ PASARELA_API_KEY=pas_test_… pasarela webhook listen --gateway http://localhost:9000 --events payment.completed`,
    )
    .action(async (options: ListenOptions) => {
      const { forwardTo, json = false } = options
      const listening = {
        gatewayUrl: readUrl('--gateway', options.gateway).href.replace(/\/+$/, ''),
        host: options.host,
        events: readEvents(options.events),
        forwardTo: forwardTo === undefined ? undefined : readUrl('--forward-to', forwardTo).href,
        json,
      }
      const key = options.key ? readKey(options.key) : await demoKey(settings().dataDir)
      await listen({ ...listening, key }, { clock: systemClock, random: systemRandom })
    })
}

function addList(command: Command, context: Context): void {
  command
    .command('list')
    .description('list endpoints of all tenants, or of one; never their secrets')
    .option('--tenant <tenant>', 'only this tenant’s, by its id or name')
    .option('--live', 'of live keys (otherwise of test keys)')
    .option('--json', 'for scripts')
    .addHelpText('after', '\nExample:\n  $ pasarela webhook list --tenant "Bodega Ana" --live')
    .action(({ tenant, live, json }: ListOptions) =>
      readStore(context, async (store) => {
        const endpoints = await listEndpoints(store, { tenant, livemode: live === true })
        if (json) return printJson(endpoints)
        if (endpoints.length === 0) return print(`No ${live ? 'live' : 'test'} endpoint is registered.`)
        printTable(['ENDPOINT', 'CREATED', 'STATE', 'TENANT', 'EVENTS', 'URL'], endpoints.map(endpointRow))
      }),
    )
}

function addDeliveries(command: Command, context: Context): void {
  command
    .command('deliveries')
    .description('delivery log: requests to endpoints and their responses, newest first')
    .option('--tenant <tenant>', 'only this tenant’s, by its id or name')
    .option('--endpoint <id>', 'only of this endpoint, as webhook list shows it')
    .option('--live', 'of live keys (otherwise of test keys)')
    .option('--failed', 'only those that failed or were interrupted')
    .option('--limit <count>', 'maximum number', '50')
    .option('--json', 'for scripts; with the beginning of each response')
    .addHelpText(
      'after',
      `
ANSWER is the status of the endpoint’s response; without a response, ERROR has the reason. Nothing is repeated by itself:
tenants find missed events with the lookups, and webhook redeliver sends one again. Kept for PASARELA_WEBHOOK_KEEP_DAYS.

  delivered    response 2xx
  failed       another response, no response, or not sent: see ERROR
  interrupted  the gateway’s process died meanwhile; the request may have arrived

Examples:
  $ pasarela webhook deliveries --failed --live
  $ pasarela webhook deliveries --tenant "Bodega Ana" --limit 10`,
    )
    .action(({ tenant, endpoint, live, failed, limit, json }: DeliveriesOptions) => {
      const scope = { tenant, livemode: live === true }
      const filter = {
        endpointId: endpoint === undefined ? undefined : readId(endpoint),
        onlyFailed: failed === true,
        limit: readLimit(limit),
      }
      return readStore(context, async ({ database }) => {
        const deliveries = await listDeliveries(database, scope, filter)
        if (json) return printJson(deliveries)
        if (deliveries.length === 0) return print('No delivery in the log matches.')
        printTable(
          ['CREATED', 'EVENT', 'PAYMENT', 'STATUS', 'ANSWER', 'ERROR', 'MS', 'TENANT', 'URL'],
          deliveries.map(deliveryRow),
        )
      })
    })
}

function addRedeliver(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('redeliver')
    .argument('<delivery>', 'id of the delivery, as webhook deliveries --json shows it (eventId)')
    .requiredOption('--endpoint <id>', 'the endpoint, as webhook list shows it')
    .requiredOption('--tenant <tenant>', 'the tenant, by its id or name')
    .option('--live', 'of live keys (otherwise of test keys)')
    .option('--json', 'for scripts')
    .description('send an event again: a delivery with an id of its own, which names the first as redeliveryOf')
    .addHelpText(
      'after',
      '\nThe event itself is attempted once. A running gateway sends what this command queues, within seconds.',
    )
    .action((delivery: string, { endpoint, tenant, live, json }: RedeliverOptions) =>
      withStore(context, async ({ database }) => {
        const { tenantId } = await requireTenant(database, tenant)
        const databaseClock = await startDatabaseClock(database, systemClock)
        try {
          const random = datedBy(systemRandom, () => databaseClock.now().getTime())
          const deliveries = createDeliveryStore({ database })
          const redelivery = createRedelivery({ deliveries, databaseClock, random, notifySender: () => {} })
          const first = { endpointId: readId(endpoint), eventId: readId(delivery, 'delivery') }
          const id = await redelivery
            .redeliver({ tenantId, livemode: live === true }, first, actor)
            .catch((error: unknown) => {
              throw error instanceof GatewayError ? new CommandError(error.message) : error
            })
          if (json) return printJson({ id, redeliveryOf: first.eventId })
          print(`Queued as ${id}.`)
        } finally {
          await databaseClock.stop()
        }
      }),
    )
}

function endpointRow({ id, createdAt, isActive, tenantName, events, url }: OperatorEndpoint): string[] {
  return [id, when(createdAt), isActive ? 'active' : 'inactive', tenantName, events.map(shortEvent).join(','), url]
}

function deliveryRow(delivery: OperatorDelivery): string[] {
  const { createdAt, event, paymentId, state, responseStatus, error, durationMs, tenantName, url } = delivery
  return [
    createdAt.toISOString(),
    event,
    paymentId ?? '-',
    state,
    String(responseStatus ?? '-'),
    error ?? '-',
    String(durationMs ?? '-'),
    tenantName,
    url ?? `(removed: ${delivery.endpointId})`,
  ]
}

function shortEvent(event: WebhookEvent): string {
  return event.replace('payment.', '')
}

async function demoKey(dataDir: string): Promise<string> {
  const stored = await readLocally(dataDir, 'demo.key')
  if (stored) return stored
  throw new CommandError(
    `There is no demo key in ${dataDir}: run this where npm start runs, or give a key with PASARELA_API_KEY or --key.`,
  )
}

function readKey(text: string): string {
  if (publicPart(text) !== undefined) return text
  throw new CommandError('This is not a tenant’s key: keys begin with pas_test_ or pas_live_; copy the whole key.')
}

function readUrl(option: string, text: string): URL {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new CommandError(`${option}: “${text}” is not an address: it begins with http:// or https://.`)
  }
  if (url.username || url.password)
    throw new CommandError(`${option}: leave user name and password out of the address.`)
  return url
}

function readEvents(list: string | undefined): readonly WebhookEvent[] {
  if (list === undefined) return webhookEvents
  const names = list.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !webhookEvents.some((event) => event === name))
  if (unknown !== undefined) {
    throw new CommandError(`--events: there is no event “${unknown}”: choose from ${webhookEvents.join(', ')}.`)
  }
  return webhookEvents.filter((event) => names.includes(event))
}

function readId(text: string, of: 'endpoint' | 'delivery' = 'endpoint'): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return text
  if (of === 'delivery')
    throw new CommandError(`“${text}” is not the id of a delivery: see pasarela webhook deliveries.`)
  throw new CommandError(`--endpoint: “${text}” is not the id of an endpoint: see pasarela webhook list.`)
}

function readLimit(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new CommandError(`“${text}” is not a number of deliveries: write 1 to 9999.`)
  return Number(text)
}
