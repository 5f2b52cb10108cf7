import { GatewayError } from '../../foundation/errors.ts'
import { decimal, fixed2 } from '../../foundation/money.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import { listRequestsOfAmount } from '../../payments/admin/list.ts'
import { searchForOperator } from '../../payments/admin/search.ts'
import { findForOperator } from '../../payments/admin/resolve.ts'
import { paymentView } from '../../payments/admin/view.ts'
import { unmatchedReasons } from '../../payments/requests/assignments.ts'
import type { Finding } from '../../payments/requests/rules.ts'
import { personAsCaller } from '../../tenants/person-caller.ts'
import { requireTenant } from '../../tenants/tenants.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { isLive, mode, nullable, tenantFilter, time, uuid } from '../schema.ts'
import { type Held, heldAccounts, Movement, toView } from './movements.ts'
import { Payment } from './payment-schema.ts'

/** Evidence for a request and against it. */
const reasons = ['payer', 'reference', 'amount', 'other_payer', 'other_amount', 'expired'] as const

const Candidate = Type.Object({
  paymentId: uuid(),
  tenantId: uuid(),
  tenantName: Type.String(),
  externalRef: nullable(Type.String()),
  vesAmount: Type.String(),
  receivedVesAmount: nullable(Type.String()),
  remainingVesAmount: Type.String(),
  createdAt: time(),
  reasons: Type.Array(Type.Enum(reasons)),
})

/** A movement, why it is unmatched, and the open requests it could pay for, the most probable first. */
export const MovementDetail = Type.Object({
  movement: Movement,
  why: nullable(Type.Enum(unmatchedReasons)),
  candidates: Type.Array(Candidate),
})
export type MovementDetail = Static<typeof MovementDetail>

export const RequestList = Type.Object({ items: Type.Array(Payment) })
export type RequestList = Static<typeof RequestList>

/** The tenant whose request it is: several may share the account. */
export const Assigning = Type.Object({ mode: mode(), tenantId: Type.Optional(uuid()), paymentId: uuid() })
export type Assigning = Static<typeof Assigning>

const MovementPath = Type.Object({ movementId: uuid() })
const CANDIDATES = 20
const SEARCH_LIMIT = 25
/** How far back a search by amount goes. */
const SEARCH_MS = 31 * 86_400_000

const amountPattern = /^\d{1,13}(\.\d{1,2})?$/

/** Routes by which a person assigns incoming money to a request. */
export function assignmentRoutes(context: AdminContext): AdminRoute[] {
  const { database, clock, incoming, assignments } = context

  async function find(movementId: string, livemode: boolean, held: readonly Held[]) {
    const movement = await incoming.lists.find(livemode, held, movementId)
    if (!movement) throw new GatewayError('movement_not_found')
    return movement
  }

  async function candidateOf({ request, ...finding }: Finding): Promise<MovementDetail['candidates']> {
    const found = await findForOperator(context, request.paymentId)
    if (!found) return []
    const { paymentId, tenantId, tenantName, externalRef, vesAmount, receivedVesAmount, createdAt } = paymentView(found)
    const shown = { paymentId, tenantId, tenantName, externalRef, vesAmount, receivedVesAmount, createdAt }
    const remainingVesAmount = fixed2(request.remaining)
    return [{ ...shown, remainingVesAmount, reasons: reasonsOf({ request, ...finding }) }]
  }

  return [
    adminRoute('GET /movements/{movementId}', {
      params: MovementPath,
      query: Type.Object(tenantFilter),
      answer: MovementDetail,
      async handle({ params: { movementId }, query, tenantId }) {
        const livemode = isLive(query.mode)
        const movement = await find(movementId, livemode, await heldAccounts(context, livemode, tenantId))
        const { reason, findings } = await assignments.explain(movementId)
        // Requests of other tenants that share the account do not exist for a user of one tenant, nor those of the other mode.
        const visible = findings.filter(
          ({ request }) => request.livemode === livemode && (tenantId === undefined || request.tenantId === tenantId),
        )
        const candidates = await Promise.all(visible.slice(0, CANDIDATES).map(candidateOf))
        const all = await incoming.holders.all(livemode)
        return { movement: toView(movement, tenantId, all), why: reason, candidates: candidates.flat() }
      },
    }),
    adminRoute('GET /movements/{movementId}/requests', {
      params: MovementPath,
      query: Type.Object({
        ...tenantFilter,
        /** Amount in VES with a decimal point, payment id, external reference or bank reference. */
        q: Type.String({ minLength: 1, maxLength: 128 }),
      }),
      answer: RequestList,
      async handle({ params: { movementId }, query, tenantId }) {
        const livemode = isLive(query.mode)
        const held = await heldAccounts(context, livemode, tenantId)
        const { accountId } = await find(movementId, livemode, held)
        const tenantIds = held
          .filter((account) => account.accountId.equals(accountId))
          .map((account) => account.tenantId)
        const text = query.q.trim()
        const since = new Date(clock.now() - SEARCH_MS)
        const [byText, byAmount] = await Promise.all([
          searchForOperator(context, { livemode, tenantId, text }),
          amountPattern.test(text)
            ? listRequestsOfAmount(context, {
                livemode,
                tenantIds,
                vesAmount: fixed2(decimal(text)),
                since,
                limit: SEARCH_LIMIT,
              })
            : [],
        ])
        const found = [...byText.payments.slice(0, SEARCH_LIMIT), ...byAmount].filter(
          ({ scope, payment }) => payment.method === 'PAGO_MOVIL' && tenantIds.includes(scope.tenantId),
        )
        const unique = new Map(found.map((payment) => [payment.payment.paymentId, payment]))
        return { items: [...unique.values()].map(paymentView) }
      },
    }),
    adminRoute('POST /movements/{movementId}/match', {
      params: MovementPath,
      body: Assigning,
      answer: Movement,
      async handle({ params: { movementId }, body, tenantId, actor, language }) {
        if (tenantId === undefined) throw new GatewayError('tenant_not_found')
        const livemode = isLive(body.mode)
        await assignments.assign({
          caller: personAsCaller(await requireTenant(database, tenantId), livemode, actor),
          actor,
          language,
          movementId,
          paymentId: body.paymentId,
        })
        const movement = await find(movementId, livemode, await heldAccounts(context, livemode, tenantId))
        return toView(movement, tenantId, await incoming.holders.all(livemode))
      },
    }),
  ]
}

function reasonsOf({ payer, hasReference, amount, request }: Finding): (typeof reasons)[number][] {
  const all: Record<(typeof reasons)[number], boolean> = {
    payer: payer === 'own',
    reference: hasReference,
    amount: amount === 'equal',
    other_payer: payer === 'others' || payer === 'mixed',
    other_amount: amount !== 'equal',
    expired: request.isExpired,
  }
  return reasons.filter((name) => all[name])
}
