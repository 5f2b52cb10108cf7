import { type ErrorCode, GatewayError } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import { type Answer, type Call, type Route, route } from '../../foundation/route.ts'
import { Type } from '../../foundation/schema.ts'
import type { Overpayments } from '../overpayments/give-back.ts'
import type { PaymentContext } from '../submit.ts'
import { payoutAnswer } from './responses.ts'
import { sendChange } from './change.ts'
import { creditAccount, creditPhone } from './credit.ts'
import { debit } from './debit.ts'
import { domiciliate } from './domiciliation.ts'
import { disburse, resumeDisbursement } from './disburse.ts'
import { showDisbursement } from './disbursement.ts'
import { pollOperation } from './operations.ts'
import { requestDebitOtp } from './otp.ts'
import type { DisbursementRunner } from './disbursement-runner.ts'
import { payOut } from './payouts.ts'
import * as schema from './schema.ts'

const tag = 'Advanced payments'
const bankErrors: ErrorCode[] = ['unsupported_operation', 'payment_service_unavailable']
const transferErrors: ErrorCode[] = [...bankErrors, 'rate_unavailable']

const pollErrors: ErrorCode[] = ['operation_not_found', 'payment_service_unavailable']

const outcomes =
  ' `status` FAILED is a refusal by the network, with its `code`. PENDING: the result follows by webhook, or poll ' +
  'GET /v1/payments/operations/{id}; never send it again. 503: nothing was sent.'

export function advancedRoutes(
  context: PaymentContext,
  runner: DisbursementRunner,
  overpayments: Overpayments,
): Route[] {
  /** Common to all transfers: one bank call, one payment, and a response that can be rebuilt from the payment. */
  const transferRoute = {
    method: 'POST' as const,
    tag,
    answers: { 200: schema.Operation },
    errors: transferErrors,
    async resume(call: Call, paymentId: string): Promise<Answer> {
      const payment = await context.store.find(call.caller.scope, paymentId)
      if (!payment) throw new GatewayError('operation_not_found')
      return payoutAnswer(payment, call)
    },
  }

  /** A payout above the tenant's amount waits for a second person. */
  const payoutRoute = {
    ...transferRoute,
    answers: { 200: schema.Operation, 202: schema.Operation },
    errors: [...transferErrors, 'limit_exceeded' as const],
  }

  return [
    route({
      method: 'POST',
      path: '/payments/debit/otp',
      keyScope: 'collect',
      operationId: 'requestDebitOtp',
      tag,
      summary: 'Issue a debit authorization code',
      description:
        'Requests the single-use key of an immediate debit, which the payer’s bank sends to the payer. `success` false ' +
        'is a refusal by the network. No payment is created.',
      body: schema.DebitOtpRequest,
      answers: { 200: schema.DebitOtp },
      errors: bankErrors,
      handle: (call) => requestDebitOtp(context, call),
    }),
    route({
      ...transferRoute,
      path: '/payments/debit',
      keyScope: 'collect',
      operationId: 'debit',
      summary: 'Immediate debit',
      description: `Collects from the payer’s account with the key their bank sent them.${outcomes}`,
      body: schema.DebitRequest,
      handle: (call) => debit(context, call),
    }),
    route({
      ...transferRoute,
      path: '/payments/domiciliation',
      keyScope: 'collect',
      operationId: 'domiciliate',
      summary: 'Direct debit under a mandate',
      description:
        'Collects from a payer who approved direct debits (domiciliación) at their bank. The first request for a payer ' +
        'charges nothing: it ends FAILED with `code` MD01, and their bank asks them for the mandate. Until they have ' +
        'approved it, further requests end FAILED with MD09. Then send a new request: it charges. A request that has ' +
        `ended is never charged later.${outcomes}`,
      body: schema.DomiciliationRequest,
      handle: (call) => domiciliate(context, call),
    }),
    route({
      ...payoutRoute,
      path: '/payments/credit',
      keyScope: 'payout',
      operationId: 'creditPhone',
      summary: 'Immediate credit by phone and identity',
      description: `Pays a person by phone, document and bank.${outcomes}`,
      body: schema.CreditRequest,
      handle: (call) => creditPhone(context, call),
    }),
    route({
      ...payoutRoute,
      path: '/payments/credit/account',
      keyScope: 'payout',
      operationId: 'creditAccount',
      summary: 'Credit to a 20-digit bank account',
      description: `Pays into an account and checks its holder’s document.${outcomes}`,
      body: schema.AccountCreditRequest,
      handle: (call) => creditAccount(context, call),
    }),
    route({
      method: 'POST',
      path: '/payments/credit/disburse',
      keyScope: 'payout',
      operationId: 'disburseCredits',
      tag,
      summary: 'Disburse credits to multiple recipients',
      description:
        'Pays up to 100 people, each with a payment of their own. The response is sent when all parts are decided, or ' +
        `after ${limits.disbursementAnswerMs / 1000} seconds: parts that are still PENDING continue in the background; ` +
        'follow them by their `paymentId`. No part is paid twice; send an `Idempotency-Key` so that the whole ' +
        'disbursement is not either. 503: no part was sent. `referencia` is your own and not unique: if it was used in ' +
        'the last 24 hours, `duplicateOf` is that disbursement, and this one is paid as well.',
      body: schema.DisbursementRequest,
      answers: { 200: schema.Disbursement, 202: schema.Disbursement },
      errors: [...transferErrors, 'limit_exceeded'],
      handle: (call) => disburse(context, runner, call),
      resume: (call, batchId) => resumeDisbursement(context, call, batchId),
    }),
    route({
      ...payoutRoute,
      path: '/payments/payouts',
      keyScope: 'payout',
      operationId: 'payOut',
      summary: 'Disburse payments to bank accounts',
      description: `Pays up to 100 accounts in a single order to the bank, as one payment.${outcomes}`,
      body: schema.PayoutRequest,
      handle: (call) => payOut(context, call),
    }),
    route({
      ...payoutRoute,
      path: '/payments/change',
      keyScope: 'payout',
      operationId: 'sendChange',
      summary: 'Send change to a customer',
      description:
        'Sends change (vuelto) to the customer by mobile payment. With `overpaidPaymentId` it gives an over-payment ' +
        'back, once, whether a program or a person does so: 409 `nothing_to_give_back` if `monto` is not exactly what ' +
        `can be given back now.${outcomes}`,
      body: schema.ChangeRequest,
      errors: [...payoutRoute.errors, 'payment_not_found', 'nothing_to_give_back'],
      handle: (call) => sendChange(context, call, overpayments.sendBack),
    }),
    route({
      method: 'GET',
      path: '/payments/disbursements/{id}',
      keyScope: 'read',
      operationId: 'getDisbursement',
      tag,
      summary: 'Get a disbursement',
      description:
        'The current state of the disbursement and its parts. The bank is queried about pending parts in the background.',
      params: schema.DisbursementPath,
      answers: { 200: schema.Disbursement },
      errors: ['operation_not_found'],
      handle: (call) => showDisbursement(context, call),
    }),
    route({
      method: 'GET',
      path: '/payments/operations/{id}',
      keyScope: 'read',
      operationId: 'getOperation',
      tag,
      summary: 'Poll a pending operation',
      description:
        'The current state of the operation, or the disbursement with its parts. For a PENDING operation the bank is ' +
        'queried first, at most once a second: 200 with PENDING means that the bank has not decided. 503: the bank could ' +
        'not be queried; `status` is the last known one.',
      params: Type.Object({ id: schema.operationId() }),
      answers: { 200: schema.PolledOperation },
      errors: pollErrors,
      handle: (call) => pollOperation(context, call, call.params.id),
    }),
    route({
      method: 'POST',
      path: '/payments/operations/poll',
      keyScope: 'read',
      operationId: 'pollOperation',
      tag,
      summary: 'Poll a pending operation, by POST',
      description: 'The same as GET /v1/payments/operations/{id}.',
      body: schema.PollRequest,
      answers: { 200: schema.PolledOperation },
      errors: pollErrors,
      handle: (call) => pollOperation(context, call, call.body.id),
    }),
  ]
}
