import { request } from 'undici'
import { readOverview } from '../../src/operators/statistics/overview.ts'
import type { BenchDatabase } from '../environment/environment.ts'
import { type BusyTenant, endpointOf, type Filled } from '../environment/fill.ts'
import { addIntents } from '../environment/payments.ts'
import { dashboardSide, gatewaySide, get, requestOf } from '../environment/templates.ts'
import type { Template } from '../load/job.ts'
import { percentile } from '../measure/statistics.ts'
import type { GatewayProcess } from '../processes/gateway.ts'
import type { Receivers } from '../processes/receivers.ts'

/** A filled database with its gateway and the webhook receiver of its first tenant. */
export type Deployment = Filled & { database: BenchDatabase; gateway: GatewayProcess; receivers: Receivers }

/**
 * One line of the comparison of the two databases: requests sent one at a time, because the comparison is of
 * single-request latency and not of throughput, or the time of a call.
 */
export type Path = { name: string } & (
  | { templates(deployment: Deployment, count: number): Promise<Template[]>; once?: true }
  | { timeMs(deployment: Deployment, durationMs: number): Promise<number> }
)

const apiPaths: Path[] = [
  {
    name: 'lookup by id',
    templates: async ({ readable }) => readable.map(({ tenant, id }) => requestOf.byId(gatewaySide(tenant.key), id)),
  },
  {
    name: 'lookup by reference',
    templates: async ({ readable }) => readable.map(({ tenant, id }) => requestOf.byRef(gatewaySide(tenant.key), id)),
  },
  { name: 'list', templates: perTenant(() => '/payments?limit=25') },
  { name: 'list of one status', templates: perTenant(() => '/payments?limit=25&status=FAILED') },
  {
    name: 'timeline',
    templates: async ({ readable }) =>
      readable.map(({ tenant, id }) => get(gatewaySide(tenant.key), `/payments/${id}/events`)),
  },
  {
    name: 'list of deliveries',
    templates: perTenant((tenant) => `/webhooks/${endpointOf(tenant)}/deliveries?limit=25`),
  },
  { name: 'quote', templates: async ({ tenants }) => tenants.map(({ key }) => requestOf.quote(gatewaySide(key))) },
  {
    name: 'C2P request',
    templates: async ({ tenants }) => tenants.slice(1).map(({ key }) => requestOf.c2pRequest(gatewaySide(key))),
  },
  {
    name: 'C2P execute',
    templates: async ({ database, tenants: [, tenant] }, count) => {
      if (!tenant) return []
      const intents = await addIntents(database, tenant.scope, count)
      return intents.map((id) => requestOf.c2pExecute(gatewaySide(tenant.key), id))
    },
    once: true,
  },
]

function perTenant(path: (tenant: BusyTenant) => string): (deployment: Deployment) => Promise<Template[]> {
  return async ({ tenants }) => tenants.map((tenant) => get(gatewaySide(tenant.key), path(tenant)))
}

/** A request of the dashboard, for the data of this tenant if its user is the tenant's. */
type Asked = { tenant: BusyTenant; path: string }

/** Requests of a page of the dashboard. */
type Page = {
  name: string
  /** Pages of users who see all tenants only. */
  operatorOnly?: true
  asked(deployment: Deployment, tokenOf: (tenant: BusyTenant) => string): Asked[] | Promise<Asked[]>
}

const each =
  (path: (tenant: BusyTenant) => string) =>
  ({ tenants }: Deployment): Asked[] =>
    tenants.map((tenant) => ({ tenant, path: path(tenant) }))

const eachReadable =
  (path: (id: string) => string) =>
  ({ readable }: Deployment): Asked[] =>
    readable.map(({ tenant, id }) => ({ tenant, path: path(id) }))

const payments = (filter: string) => each(() => `/payments?mode=test${filter}`)

/** A bank reference that several payments of every busy tenant have. */
const BANK_REFERENCE = '000000000015'

const pages: Page[] = [
  { name: 'session', asked: each(() => '/session') },
  { name: 'payments', asked: payments('') },
  { name: 'payments, second page', asked: secondPages },
  { name: 'payments, completed', asked: payments('&status=COMPLETED') },
  { name: 'payments, failed', asked: payments('&status=FAILED') },
  { name: 'payments, pending', asked: payments('&status=PENDING') },
  { name: 'payments, cards', asked: payments('&method=VPOS') },
  { name: 'payments, completed cards', asked: payments('&status=COMPLETED&method=VPOS') },
  { name: 'payments, third quarter of the time', asked: inThirdQuarter },
  { name: 'payments of a reference', asked: eachReadable((id) => `/payments?mode=test&externalRef=order-${id}`) },
  { name: 'search by id', asked: eachReadable((id) => `/payments?mode=test&q=${id}`) },
  { name: 'search by reference', asked: eachReadable((id) => `/payments?mode=test&q=order-${id}`) },
  { name: 'search by bank reference', asked: payments(`&q=${BANK_REFERENCE}`) },
  { name: 'search for nothing', asked: payments('&q=nothing') },
  { name: 'payment', asked: eachReadable((id) => `/payments/${id}`) },
  { name: 'manual review', asked: each(() => '/attention?mode=test') },
  { name: 'tenants', asked: each(() => '/tenants?limit=10') },
  { name: 'users', asked: each(() => '/users?limit=10'), operatorOnly: true },
  { name: 'audit log', asked: each(() => '/audit') },
  { name: 'rates', asked: each(() => '/rates') },
  { name: 'rate history', asked: each(() => '/rates/history?days=90') },
  { name: 'bank health', asked: each(() => '/banks?mode=test') },
  { name: 'keys', asked: each(({ scope }) => `/tenants/${scope.tenantId}/keys`) },
  { name: 'bank accounts', asked: each(({ scope }) => `/tenants/${scope.tenantId}/banks?mode=test`) },
  { name: 'webhooks', asked: each(({ scope }) => `/tenants/${scope.tenantId}/webhooks?mode=test`) },
  {
    name: 'deliveries',
    asked: each((tenant) => `/tenants/${tenant.scope.tenantId}/webhooks/${endpointOf(tenant)}/deliveries?mode=test`),
  },
]

async function secondPages(
  { gateway, tenants }: Deployment,
  tokenOf: (tenant: BusyTenant) => string,
): Promise<Asked[]> {
  return Promise.all(
    tenants.map(async (tenant) => {
      const { prefix, headers } = dashboardSide(tokenOf(tenant))
      const path = '/payments?mode=test'
      const { body } = await request(gateway.url + prefix + path, { headers })
      const { nextCursor } = (await body.json()) as { nextCursor: string }
      return { tenant, path: `${path}&cursor=${encodeURIComponent(nextCursor)}` }
    }),
  )
}

/** A short page: a tenant of the small database has five payments in that time. */
function inThirdQuarter({ tenants, fromMs, toMs }: Deployment): Asked[] {
  const [from, to] = [0.5, 0.75].map((share) => new Date(fromMs + (toMs - fromMs) * share).toISOString())
  return tenants.map((tenant) => ({ tenant, path: `/payments?mode=test&from=${from}&to=${to}&limit=4` }))
}

/** Statistics are kept for some seconds and then the same for all: their calculation is timed without the gateway. */
const overviews = (['24h', '7d', '30d'] as const).map((window) => ({ name: `statistics of ${window}`, window }))

/** Users by what they see, and their token. */
const users = [
  { seeing: 'all tenants', isOperator: true, token: ({ operatorToken }: Deployment) => operatorToken },
  { seeing: 'one tenant', isOperator: false, token: (_all: Deployment, { staffToken }: BusyTenant) => staffToken },
]

const dashboardPaths: Path[] = users.flatMap(({ seeing, isOperator, token }) => [
  ...overviews.map(({ name, window }) => ({
    name: `dashboard, ${seeing}: ${name}`,
    timeMs: ({ database, tenants }: Deployment, durationMs: number) =>
      medianTime(durationMs, (call) => {
        const tenantId = isOperator ? undefined : tenants[call % tenants.length]?.scope.tenantId
        return readOverview(database.pool, { tenantId, livemode: false, window }, Date.now())
      }),
  })),
  ...pages
    .filter(({ operatorOnly }) => isOperator || !operatorOnly)
    .map(({ name, asked }) => ({
      name: `dashboard, ${seeing}: ${name}`,
      templates: async (deployment: Deployment) => {
        const all = await asked(deployment, (tenant) => token(deployment, tenant))
        return all.map(({ tenant, path }) => get(dashboardSide(token(deployment, tenant)), path))
      },
    })),
])

async function medianTime(durationMs: number, work: (call: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  const endMs = performance.now() + durationMs
  for (let call = 0; call === 0 || performance.now() < endMs; call += 1) {
    const beganMs = performance.now()
    await work(call)
    times.push(performance.now() - beganMs)
  }
  return percentile(times, 0.5)
}

/** Reads first: what the others write would be in the lists and statistics. */
export const paths: Path[] = [...dashboardPaths, ...apiPaths]
