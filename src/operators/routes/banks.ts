import { type Static, Type } from 'typebox'
import { setCollectionRoute, shownAccounts } from '../../tenants/bank-accounts.ts'
import { requireTenant } from '../../tenants/tenants.ts'
import type { OperatorDesk } from '../desk.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { bank, isLive, mode, nullable, TenantPath, time, uuid, whose } from '../schema.ts'

/** What a tenant has at the banks: which fields are stored, never their values. */
export const BankAccounts = Type.Object({
  /** The bank that carries C2P, cards and Pago Móvil. */
  collections: bank(),
  accounts: Type.Array(Type.Object({ bank: bank(), baseUrl: Type.String(), fields: Type.Array(Type.String()) })),
})
export type BankAccounts = Static<typeof BankAccounts>

export const CollectionRoute = Type.Object({ mode: mode(), bank: bank() })
export type CollectionRoute = Static<typeof CollectionRoute>

/** How the banks do, as seen by the process that answers: each process has its own circuits and counts. */
export const BankHealthList = Type.Object({
  items: Type.Array(
    Type.Object({
      bank: bank(),
      /** Since the process started. */
      calls: Type.Object({ answer: Type.Integer(), notSent: Type.Integer(), unknown: Type.Integer() }),
      /** Accounts in use; an open circuit keeps calls back after repeated failures. */
      accounts: Type.Array(
        Type.Object({
          tenantId: uuid(),
          circuit: Type.Enum(['closed', 'open', 'half-open'] as const),
          inFlight: Type.Integer(),
          waiting: Type.Integer(),
        }),
      ),
      lastErrors: Type.Array(
        Type.Object({
          at: time(),
          tenantId: uuid(),
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

export function bankRoutes({ database, random, registry, bankHealth, accountsOf }: OperatorDesk): AdminRoute[] {
  async function shown(tenantId: string, given: 'test' | 'live'): Promise<BankAccounts> {
    await requireTenant(database, tenantId)
    const accounts = await accountsOf({ tenantId, livemode: isLive(given) })
    return { collections: accounts.collections, accounts: shownAccounts(accounts) }
  }

  return [
    adminRoute('GET /banks', {
      query: Type.Object(whose),
      answer: BankHealthList,
      async handle({ query, tenantId }) {
        const livemode = isLive(query.mode)
        const isShown = (owner: { tenantId: string; livemode: boolean }) =>
          owner.livemode === livemode && (tenantId === undefined || owner.tenantId === tenantId)
        const states = registry.states().filter(isShown)
        const items = bankHealth.read({ tenantId, livemode }).map(({ bank: name, calls, lastErrors }) => ({
          bank: name,
          calls,
          accounts: states.filter((state) => state.bank === name),
          lastErrors: lastErrors.map(({ at, durationMs, ...error }) => ({
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
      handle: ({ params, query }) => shown(params.tenantId, query.mode),
    }),
    adminRoute('POST /tenants/{tenantId}/banks/route', {
      params: TenantPath,
      body: CollectionRoute,
      answer: BankAccounts,
      async handle({ params: { tenantId }, body, actor }) {
        await requireTenant(database, tenantId)
        const scope = { tenantId, livemode: isLive(body.mode) }
        await setCollectionRoute(database, random, { scope, bank: body.bank, actor })
        return shown(tenantId, body.mode)
      },
    }),
  ]
}
