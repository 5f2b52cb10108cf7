import { type Static, Type } from 'typebox'
import { collectionRoutes, routeNames } from '../../banks/flow-routes.ts'
import { describeRoutes } from '../../banks/registry.ts'
import { setRoutes, shownAccounts } from '../../tenants/bank-accounts.ts'
import { namesOfTenants, requireTenant } from '../../tenants/tenants.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { bank, isLive, mode, nullable, TenantPath, time, uuid, tenantFilter } from '../schema.ts'

/** Accounts of a tenant with the names of their stored fields, never the values, and the bank of each flow. */
export const BankAccounts = Type.Object({
  flows: Type.Array(
    Type.Object({
      flow: Type.Enum(routeNames),
      /** Bank currently used for the flow. */
      bank: nullable(bank()),
      /** Origin of `bank`: an operator's route, the first account that offers the flow, or no such account. */
      reason: Type.Enum(['route', 'firstAccount', 'none'] as const),
      offeredBy: Type.Array(bank()),
    }),
  ),
  accounts: Type.Array(Type.Object({ bank: bank(), baseUrl: Type.String(), fields: Type.Array(Type.String()) })),
})
export type BankAccounts = Static<typeof BankAccounts>

/** Change of a flow's route. `collections` stands for C2P, cards and Pago Móvil; a null bank removes the route. */
export const RouteChange = Type.Object({
  mode: mode(),
  flow: Type.Enum([...routeNames, 'collections'] as const),
  bank: nullable(bank()),
})
export type RouteChange = Static<typeof RouteChange>

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
      /** Since the process started. */
      calls: Type.Object({ answer: Type.Integer(), notSent: Type.Integer(), unknown: Type.Integer() }),
      /** Accounts in use: circuit breaker and queue of their payments and, separately, of their queries. */
      accounts: Type.Array(Type.Object({ ...tenantFields, ...circuit(), questions: Type.Object(circuit()) })),
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
    return { flows: describeRoutes(accounts, { clock, random }), accounts: shownAccounts(accounts) }
  }

  return [
    adminRoute('GET /banks', {
      query: Type.Object(tenantFilter),
      answer: BankHealthList,
      async handle({ query, tenantId }) {
        const livemode = isLive(query.mode)
        const isShown = (owner: { tenantId: string; livemode: boolean }) =>
          owner.livemode === livemode && (tenantId === undefined || owner.tenantId === tenantId)
        const states = registry.states().filter(isShown)
        const health = bankHealth.read({ tenantId, livemode })
        const shown = [...states, ...health.flatMap(({ lastErrors }) => lastErrors)].map((each) => each.tenantId)
        const names = await namesOfTenants(database, [...new Set(shown)])
        const named = <Owned extends { tenantId: string }>(owned: Owned) => ({
          ...owned,
          tenantName: names.get(owned.tenantId) ?? '',
        })
        const items = health.map(({ bank: name, calls, lastErrors }) => ({
          bank: name,
          calls,
          accounts: states.filter((state) => state.bank === name).map(named),
          lastErrors: lastErrors.map(named).map(({ at, durationMs, ...error }) => ({
            ...error,
            at: at.toISOString(),
            durationMs: Math.round(durationMs),
          })),
        }))
        return { items }
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
  ]
}
