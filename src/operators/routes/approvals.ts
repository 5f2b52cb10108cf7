import { GatewayError } from '../../foundation/errors.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import { maskedPayer } from '../../payments/admin/view.ts'
import { personAsCaller } from '../../tenants/person-caller.ts'
import { requireTenant } from '../../tenants/tenants.ts'
import type { AdminContext } from '../context.ts'
import { type AdminCall, type AdminRoute, adminRoute } from '../route.ts'
import { Payer } from './payment-schema.ts'
import { isLive, mode, tenantFilter, time, uuid } from '../schema.ts'

const MOST_LISTED = 200

export const Approval = Type.Object({
  tenantId: uuid(),
  tenantName: Type.String(),
  /** Id of the payment or of the disbursement. */
  paymentId: uuid(),
  isDisbursement: Type.Boolean(),
  vesAmount: Type.String(),
  /** `key:` and its id, or `user:` and their name. */
  requestedBy: Type.String(),
  requestedAt: time(),
  expiresAt: time(),
})
export type Approval = Static<typeof Approval>

export const ApprovalQuery = Type.Object({ ...tenantFilter })

/** Oldest first. */
export const ApprovalList = Type.Object({ items: Type.Array(Approval) })
export type ApprovalList = Static<typeof ApprovalList>

export const ApprovalDecision = Type.Object({ tenantId: uuid(), mode: mode() })
export type ApprovalDecision = Static<typeof ApprovalDecision>

/** Everybody whom a payout would pay, masked, in the order of its request. */
export const PayeeList = Type.Object({ items: Type.Array(Type.Object({ payee: Payer, vesAmount: Type.String() })) })
export type PayeeList = Static<typeof PayeeList>

/** Status of the payout after the decision. */
export const DecidedPayout = Type.Object({ status: Type.String(), message: Type.Optional(Type.String()) })
export type DecidedPayout = Static<typeof DecidedPayout>

const ApprovalPath = Type.Object({ paymentId: uuid() })

type DecisionCall = AdminCall<Static<typeof ApprovalPath>, undefined, ApprovalDecision>

/** Payouts that wait for a second person, decided by people of the tenant and by operators. */
export function approvalRoutes({ database, approvals }: AdminContext): AdminRoute[] {
  async function decide(
    by: 'approve' | 'decline',
    { params, body, tenantId, actor, language }: DecisionCall,
  ): Promise<DecidedPayout> {
    if (tenantId === undefined) throw new GatewayError('tenant_not_found')
    const tenant = await requireTenant(database, tenantId)
    if (by === 'approve' && tenant.deactivatedAt) throw new GatewayError('tenant_inactive')
    const caller = personAsCaller(tenant, isLive(body.mode), actor)
    return (await approvals[by]({ caller, language }, params.paymentId)).body as DecidedPayout
  }

  return [
    adminRoute('GET /approvals', {
      query: ApprovalQuery,
      answer: ApprovalList,
      async handle({ query, tenantId }) {
        const open = await approvals.list(isLive(query.mode), tenantId, MOST_LISTED)
        return {
          items: open.map(({ resourceId, requestedAt, expiresAt, livemode: _mode, ...approval }) => ({
            ...approval,
            paymentId: resourceId,
            requestedAt: requestedAt.toISOString(),
            expiresAt: expiresAt.toISOString(),
          })),
        }
      },
    }),
    adminRoute('GET /approvals/{paymentId}/payees', {
      params: ApprovalPath,
      query: ApprovalDecision,
      answer: PayeeList,
      async handle({ params, query, tenantId }) {
        if (tenantId === undefined) throw new GatewayError('tenant_not_found')
        const payees = await approvals.payees({ tenantId, livemode: isLive(query.mode) }, params.paymentId)
        return { items: payees.map(({ payee, vesAmount }) => ({ payee: maskedPayer(payee), vesAmount })) }
      },
    }),
    adminRoute('POST /approvals/{paymentId}/approve', {
      params: ApprovalPath,
      body: ApprovalDecision,
      answer: DecidedPayout,
      handle: (call) => decide('approve', call),
    }),
    adminRoute('POST /approvals/{paymentId}/decline', {
      params: ApprovalPath,
      body: ApprovalDecision,
      answer: DecidedPayout,
      handle: (call) => decide('decline', call),
    }),
  ]
}
