import type { ErrorCode } from '../../foundation/errors.ts'
import { decimal, toNumber } from '../../foundation/money.ts'
import { type Route, route } from '../../foundation/route.ts'
import { Type } from '../../foundation/schema.ts'
import { Disbursement, Operation } from '../advanced/schema.ts'
import { PaymentPath } from '../lookup/schema.ts'
import { omitEmpty, receiptFields } from '../receipt.ts'
import type { Approvals } from './approvals.ts'
import { type ApprovedPayee, MOST_PAYEES, type WaitingPayout } from './payees.ts'

const MOST_LISTED = 100

/** Not masked: the person who decides must recognise the payee. The names of the fields are those of the requests. */
const Payee = Type.Object({
  nombres: Type.Optional(Type.String({ description: 'The payee’s name.' })),
  cedula: Type.Optional(Type.String({ pattern: '^[VEJPGC]\\d{5,9}$', examples: ['V12345678'] })),
  telefono: Type.Optional(Type.String({ pattern: '^58\\d{10}$', examples: ['584141234567'] })),
  cuenta: Type.Optional(Type.String({ pattern: '^\\d{20}$', examples: ['01020501410000000001'] })),
  banco: Type.Optional(
    Type.String({ pattern: '^\\d{4}$', examples: ['0102'], description: 'Code of the bank of the phone or account.' }),
  ),
  montoPart: Type.Number({ description: 'In VES: what this payee gets.' }),
})

const ApprovalList = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        paymentId: Type.String({ format: 'uuid', description: 'Id of the payment or of the disbursement.' }),
        kind: Type.Enum(['payment', 'disbursement'] as const),
        method: receiptFields.method,
        vesAmount: Type.Number(),
        externalRef: receiptFields.externalRef,
        referencia: Type.Optional(Type.String({ description: 'For a payout or a disbursement: your own reference.' })),
        concepto: Type.Optional(Type.String({ description: 'The text for the payees.' })),
        payeeCount: Type.Optional(
          Type.Integer({
            description: 'How many people it pays. Absent if they cannot be decrypted, because the master key is lost.',
          }),
        ),
        payees: Type.Array(Payee, {
          description:
            'Everybody whom it pays, in the order of the request. Empty if the list would have more than ' +
            `${MOST_PAYEES} with them: they are listed once older payouts are decided. Of a payee who cannot be ` +
            'decrypted there is only `montoPart`.',
        }),
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
      description:
        'Payouts above the amount from which your installation requires a second person, oldest first, with whom they ' +
        'pay. Show the payees to the person who decides.',
      answers: { 200: ApprovalList },
      async handle({ caller: { scope } }) {
        const items = (await approvals.listWaiting(scope, MOST_LISTED)).map(itemOf)
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

function itemOf({ payment, payees, ...payout }: WaitingPayout): object {
  const { method, batchId, externalRef, payer } = payment
  return omitEmpty({
    paymentId: payout.resourceId,
    kind: batchId === null ? 'payment' : 'disbursement',
    method,
    vesAmount: toNumber(decimal(payout.total)),
    externalRef,
    referencia: payout.reference ?? payer.reference,
    concepto: payer.concept,
    payeeCount: payout.payeeCount || undefined,
    payees: payees.map(shownPayee),
    requestedBy: payout.requestedBy,
    requestedAt: payout.requestedAt.toISOString(),
    expiresAt: payout.decideBefore.toISOString(),
  })
}

function shownPayee({ payee: { name, document, phone, account, bankCode }, vesAmount }: ApprovedPayee): object {
  return omitEmpty({
    nombres: name,
    cedula: document,
    telefono: phone,
    cuenta: account,
    banco: bankCode ?? account?.slice(0, 4),
    montoPart: toNumber(decimal(vesAmount)),
  })
}
