import type { ErrorCode } from '../../foundation/errors.ts'
import { decimal, toNumber } from '../../foundation/money.ts'
import { type Route, route } from '../../foundation/route.ts'
import { Type } from '../../foundation/schema.ts'
import { Disbursement, Operation } from '../advanced/schema.ts'
import { PaymentPath } from '../lookup/schema.ts'
import type { Approvals } from './approvals.ts'

const MOST_LISTED = 100

const ApprovalList = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        paymentId: Type.String({ format: 'uuid', description: 'Id of the payment or of the disbursement.' }),
        kind: Type.Enum(['payment', 'disbursement'] as const),
        vesAmount: Type.Number(),
        requestedBy: Type.String({ description: '`key:` and its id, or `user:` and their name.' }),
        requestedAt: Type.String({ format: 'date-time' }),
        expiresAt: Type.String({ format: 'date-time', description: 'It fails if nobody decides before.' }),
      }),
    ),
  },
  { $id: 'ApprovalList', description: `Payouts that wait for a second person, oldest first; at most ${MOST_LISTED}.` },
)

const errors: ErrorCode[] = ['payment_not_found', 'approval_not_open', 'approval_by_same_person']

const Decided = Type.Union([Operation, Disbursement])

export function approvalRoutes(approvals: Approvals): Route[] {
  const decision = {
    method: 'POST' as const,
    keyScope: 'approve' as const,
    tag: 'Advanced payments',
    params: PaymentPath,
    answers: { 200: Decided },
    errors,
  }
  return [
    route({
      method: 'GET',
      path: '/approvals',
      keyScope: 'approve',
      operationId: 'listApprovals',
      tag: 'Advanced payments',
      summary: 'List payouts that wait for approval',
      description: 'Payouts above the amount from which your installation requires a second person, oldest first.',
      answers: { 200: ApprovalList },
      async handle({ caller: { scope } }) {
        const open = await approvals.list(scope.livemode, scope.tenantId, MOST_LISTED)
        const items = open.map(({ resourceId, isDisbursement, vesAmount, requestedBy, requestedAt, expiresAt }) => ({
          paymentId: resourceId,
          kind: isDisbursement ? 'disbursement' : 'payment',
          vesAmount: toNumber(decimal(vesAmount)),
          requestedBy,
          requestedAt: requestedAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        }))
        return { status: 200, body: { items } }
      },
    }),
    route({
      ...decision,
      path: '/payments/{id}/approve',
      operationId: 'approvePayout',
      summary: 'Approve a payout',
      description:
        'Sends a payout or a disbursement that waits for approval (`stage` approval). Only another key than the one that ' +
        'requested it can approve it. The response is that of the payout itself.',
      errors: [...errors, 'unsupported_operation', 'payment_service_unavailable'],
      handle: (call) => approvals.approve(call, call.params.id),
      resume: (call, id) => approvals.show(call, id),
    }),
    route({
      ...decision,
      path: '/payments/{id}/decline',
      operationId: 'declinePayout',
      summary: 'Decline a payout',
      description:
        'Ends a payout or a disbursement that waits for approval: FAILED with `APPROVAL_DECLINED`, never sent.',
      handle: (call) => approvals.decline(call, call.params.id),
      resume: (call, id) => approvals.show(call, id),
    }),
  ]
}
