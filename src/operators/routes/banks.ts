import { collectionRoutes, routeNames } from '../../banks/flow-routes.ts'
import { listDrained, setDrained } from '../../banks/drained.ts'
import { describeRoutes, type FlowRoute } from '../../banks/registry.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import { setOrder, setRoutes, shownAccounts } from '../../tenants/bank-accounts.ts'
import { namesOfTenants, requireTenant } from '../../tenants/tenants.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { accountName, bank, isLive, mode, nullable, TenantPath, time, uuid, tenantFilter } from '../schema.ts'

const choiceReasons = [
  'route',
  'only_account',
  'payer_bank',
  'order',
  'others_unavailable',
  'not_sent',
  'drained',
  'none',
] as const satisfies FlowRoute['reason'][]

/** Accounts of a tenant with the names of their stored fields, never the values, and the account of each flow. */
export const BankAccounts = Type.Object({
  flows: Type.Array(
    Type.Object({
      flow: Type.Enum(routeNames),
      /** Account currently used for the flow. */
      account: nullable(accountName()),
      reason: Type.Enum(choiceReasons),
      /** Accounts tried in turn when a call was not sent. */
      next: Type.Array(accountName()),
      offeredBy: Type.Array(accountName()),
    }),
  ),
  /** The operator's order; empty: the default. */
  order: Type.Array(accountName()),
  accounts: Type.Array(
    Type.Object({ account: accountName(), bank: bank(), baseUrl: Type.String(), fields: Type.Array(Type.String()) }),
  ),
})
export type BankAccounts = Static<typeof BankAccounts>

/** Change of a flow's route. `collections` stands for C2P, cards and Pago Móvil; a null account removes the route. */
export const RouteChange = Type.Object({
  mode: mode(),
  flow: Type.Enum([...routeNames, 'collections'] as const),
  bank: nullable(accountName()),
})
export type RouteChange = Static<typeof RouteChange>

/** The order in which accounts are tried; an empty one restores the default. */
export const OrderChange = Type.Object({
  mode: mode(),
  accounts: Type.Array(accountName(), { maxItems: 20, uniqueItems: true }),
})
export type OrderChange = Static<typeof OrderChange>

/** Stops new payments at a bank, for all tenants, or lets them in again. */
export const DrainChange = Type.Object({ mode: mode(), drained: Type.Boolean() })
export type DrainChange = Static<typeof DrainChange>

const circuit = () => ({
  circuit: Type.Enum(['closed', 'open', 'half-open'] as const),
  inFlight: Type.Integer(),
  waiting: Type.Integer(),
})

const tenantFields = { tenantId: uuid(), tenantName: Type.String() }

/** Bank health in the responding process: each process has its own circuit breakers and counts. */
export const BankHealthList = Type.Object({
  items: Type.Array(
    Type.Object({
      bank: bank(),
      /** Since when it takes no new payments; null: it does. The audit log says by whose decision. */
      drainedAt: nullable(time()),
      /** Since the process started. */
      calls: Type.Object({ answer: Type.Integer(), notSent: Type.Integer(), unknown: Type.Integer() }),
      /** Accounts in use: circuit breaker and queue of their payments and, separately, of their queries. */
      accounts: Type.Array(
        Type.Object({ account: accountName(), ...tenantFields, ...circuit(), questions: Type.Object(circuit()) }),
      ),
      lastErrors: Type.Array(
        Type.Object({
          at: time(),
          ...tenantFields,
          operation: Type.String(),
          result: Type.Enum(['answer', 'notSent', 'unknown'] as const),
          reason: nullable(Type.String()),
          status: nullable(Type.Integer()),
          durationMs: Type.Integer(),
        }),
      ),
    }),
  ),
})
export type BankHealthList = Static<typeof BankHealthList>

export function bankRoutes({ database, clock, random, registry, bankHealth, accountsOf }: AdminContext): AdminRoute[] {
  async function accountsView(tenantId: string, modeName: 'test' | 'live'): Promise<BankAccounts> {
    await requireTenant(database, tenantId)
    const accounts = await accountsOf({ tenantId, livemode: isLive(modeName) })
    const { order = [] } = accounts
    return {
      flows: describeRoutes(accounts, { clock, random }),
      order: [...order],
      accounts: shownAccounts(accounts),
    }
  }

  async function healthView(tenantId: string | undefined, livemode: boolean): Promise<BankHealthList> {
    const isShown = (owner: { tenantId: string; livemode: boolean }) =>
      owner.livemode === livemode && (tenantId === undefined || owner.tenantId === tenantId)
    const states = registry.states().filter(isShown)
    const health = bankHealth.read({ tenantId, livemode })
    const drained = await listDrained(database, livemode)
    const shown = [...states, ...health.flatMap(({ lastErrors }) => lastErrors)].map((each) => each.tenantId)
    const names = await namesOfTenants(database, [...new Set(shown)])
    const named = <Owned extends { tenantId: string }>(owned: Owned) => ({
      ...owned,
      tenantName: names.get(owned.tenantId) ?? '',
    })
    const items = health.map(({ bank: name, calls, lastErrors }) => ({
      bank: name,
      drainedAt: drained.find((each) => each.bank === name)?.drainedAt.toISOString() ?? null,
      calls,
      accounts: states.filter((state) => state.bank === name).map(named),
      lastErrors: lastErrors.map(named).map(({ at, durationMs, ...error }) => ({
        ...error,
        at: at.toISOString(),
        durationMs: Math.round(durationMs),
      })),
    }))
    return { items }
  }

  return [
    adminRoute('GET /banks', {
      query: Type.Object(tenantFilter),
      answer: BankHealthList,
      handle: ({ query, tenantId }) => healthView(tenantId, isLive(query.mode)),
    }),
    adminRoute('POST /banks/{bank}/drain', {
      params: Type.Object({ bank: bank() }),
      body: DrainChange,
      answer: BankHealthList,
      async handle({ params, body, actor }) {
        const livemode = isLive(body.mode)
        await setDrained(database, random, { isDrained: body.drained, bank: params.bank, livemode, actor })
        return healthView(undefined, livemode)
      },
    }),
    adminRoute('GET /tenants/{tenantId}/banks', {
      params: TenantPath,
      query: Type.Object({ mode: mode() }),
      answer: BankAccounts,
      handle: ({ params, query }) => accountsView(params.tenantId, query.mode),
    }),
    adminRoute('POST /tenants/{tenantId}/banks/route', {
      params: TenantPath,
      body: RouteChange,
      answer: BankAccounts,
      async handle({ params: { tenantId }, body, actor }) {
        await requireTenant(database, tenantId)
        const scope = { tenantId, livemode: isLive(body.mode) }
        const flows = body.flow === 'collections' ? collectionRoutes : [body.flow]
        await setRoutes(database, random, { scope, flows, bank: body.bank, actor })
        return accountsView(tenantId, body.mode)
      },
    }),
    adminRoute('POST /tenants/{tenantId}/banks/order', {
      params: TenantPath,
      body: OrderChange,
      answer: BankAccounts,
      async handle({ params: { tenantId }, body, actor }) {
        await requireTenant(database, tenantId)
        const scope = { tenantId, livemode: isLive(body.mode) }
        await setOrder(database, random, { scope, accounts: body.accounts, actor })
        return accountsView(tenantId, body.mode)
      },
    }),
  ]
}
