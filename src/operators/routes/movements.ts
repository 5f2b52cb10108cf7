import type { BankName } from '../../banks/bank.ts'
import type { TenantAccount } from '../../banks/registry.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { nextCursor, pageParameters, readPage } from '../../foundation/page.ts'
import { periodOf } from '../../foundation/query.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import type { Holder } from '../../movements/holders.ts'
import type { ListedMovement } from '../../movements/lists.ts'
import { reason } from '../../movements/schema.ts'
import { movementKinds, movementSources, movementStates } from '../../webhooks/movement-fields.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { bank, day, isLive, mode, nullable, tenantFilter, time, uuid } from '../schema.ts'

const text = () => Type.String()

/** Incoming movement in the operators' API: the amount is an exact decimal as text, the payer is masked. */
export const Movement = Type.Object({
  movementId: uuid(),
  bank: bank(),
  date: day(),
  receivedAt: time(),
  vesAmount: text(),
  reference: text(),
  payerPhone: nullable(text()),
  payerDocument: nullable(text()),
  payerBankCode: nullable(text()),
  kind: Type.Enum(movementKinds),
  source: Type.Enum(movementSources),
  state: Type.Enum(movementStates),
  paymentId: nullable(uuid()),
  ignoredReason: nullable(text()),
  /** The tenant that matched or ignored it; otherwise all that have the account. */
  tenants: Type.Array(Type.Object({ tenantId: uuid(), name: text() })),
})

export type Movement = Static<typeof Movement>

export const MovementQuery = Type.Object({
  ...tenantFilter,
  state: Type.Optional(Type.Enum(movementStates)),
  bank: Type.Optional(bank()),
  from: Type.Optional(time()),
  to: Type.Optional(time()),
  ...pageParameters,
})

export type MovementQuery = Static<typeof MovementQuery>

export const MovementPage = Type.Object({ items: Type.Array(Movement), nextCursor })
export type MovementPage = Static<typeof MovementPage>

/** The tenant for which it is decided: several may share the account. */
export const Ignoring = Type.Object({ mode: mode(), tenantId: Type.Optional(uuid()), reason: reason() })
export type Ignoring = Static<typeof Ignoring>

const MovementPath = Type.Object({ movementId: uuid() })

export function movementRoutes(context: AdminContext): AdminRoute[] {
  const { cursors, registry, incoming } = context
  const { lists, holders } = incoming

  async function held(livemode: boolean, tenantId: string | undefined, name: BankName | undefined): Promise<Held[]> {
    const all = await heldAccounts(context, livemode, tenantId)
    return name === undefined ? all : all.filter((account) => account.bank === name)
  }

  return [
    adminRoute('GET /movements', {
      query: MovementQuery,
      answer: MovementPage,
      async handle({ query, tenantId, language }) {
        const { state, bank: name } = query
        const livemode = isLive(query.mode)
        const period = periodOf(query, language)
        const accounts = await held(livemode, tenantId, name)
        const page = await readPage(
          { cursors, list: ['operator movements', tenantId, livemode, { state, name, ...period }], language },
          query,
          (after, limit) =>
            lists.list(livemode, accounts, { states: state ? [state] : movementStates, ...period, after, limit }),
          ({ movementId }) => movementId,
        )
        const names = await holders.all(livemode)
        return { ...page, items: page.items.map((movement) => toView(movement, tenantId, names)) }
      },
    }),
    adminRoute('POST /movements/{movementId}/ignore', {
      params: MovementPath,
      body: Ignoring,
      answer: Movement,
      async handle({ params, body, tenantId, actor }) {
        if (tenantId === undefined) throw new GatewayError('tenant_not_found')
        const livemode = isLive(body.mode)
        const accounts = await registry.accounts({ tenantId, livemode })
        const names = await holders.all(livemode)
        const answer = await lists.ignore(
          { tenantId, livemode },
          accounts.map(({ accountId }) => accountId),
          { movementId: params.movementId, reason: body.reason, actor },
          { toResponse: (after) => ({ status: 200, body: toView(after, tenantId, names) }) },
        )
        return answer.body as Static<typeof Movement>
      },
    }),
  ]
}

export type Held = Pick<TenantAccount, 'accountId' | 'bank'> & { tenantId: string }

/** Accounts of one tenant as its credentials say now, or of all tenants as last seen. */
export async function heldAccounts(
  { registry, incoming }: Pick<AdminContext, 'registry' | 'incoming'>,
  livemode: boolean,
  tenantId: string | undefined,
): Promise<Held[]> {
  if (tenantId === undefined) return incoming.holders.all(livemode)
  return (await registry.accounts({ tenantId, livemode })).map((account) => ({ ...account, tenantId }))
}

/** A user of one tenant does not see with whom the tenant shares an account. */
export function toView(movement: ListedMovement, tenantId: string | undefined, all: readonly Holder[]) {
  const { accountId, receivedAt, tenantId: owner, payerPhone, payerDocument, payerBankCode, ...shown } = movement
  const only = owner ?? tenantId
  const tenants = all.filter((holder) =>
    only === undefined ? holder.accountId.equals(accountId) : holder.tenantId === only && holder.bank === shown.bank,
  )
  return {
    ...shown,
    receivedAt: receivedAt.toISOString(),
    payerPhone: payerPhone ?? null,
    payerDocument: payerDocument ?? null,
    payerBankCode: payerBankCode ?? null,
    tenants: tenants.map((holder) => ({ tenantId: holder.tenantId, name: holder.tenantName })),
  }
}
