import { findBank } from '../../banks/directory.ts'
import type { ReceivingAccount } from '../../banks/registry.ts'
import { GatewayError, keyInUse } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import { toNumber } from '../../foundation/money.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Static } from '../../foundation/schema.ts'
import type { Caller } from '../../foundation/scope.ts'
import { parseFields } from '../fields.ts'
import { type Draft, newPayment, type OwnData, ownData } from '../new-payment.ts'
import type { Payer, Payment } from '../payment.ts'
import { receiptOf } from '../receipt.ts'
import type { PaymentContext } from '../submit.ts'
import { transitionTo } from '../transition.ts'
import type { ReportedReference, TransferRequest } from './schema.ts'
import type { RequestStore } from './store.ts'

type Body = Static<typeof TransferRequest>

/** Requests a transfer: fixes the amount and waits for money on any of the tenant's accounts. */
export async function requestTransfer(
  context: PaymentContext,
  requests: RequestStore,
  call: Call<unknown, unknown, Body>,
): Promise<Answer> {
  const { reference, expiresInMinutes = limits.requestMinutes } = call.body
  const seconds = expiresInMinutes * 60
  return openRequest(context, requests, call, { ...readBody(call), ...ownData(call.body), reference, seconds })
}

type NewRequest = Pick<Draft, 'amount' | 'payer' | keyof OwnData> & {
  /** The transfer's reference, if the customer has paid already. */
  reference: string | undefined
  /** How long it stays open. */
  seconds: number
}

/** Opens a request that money on any of the tenant's accounts can pay. */
export async function openRequest(
  context: PaymentContext,
  requests: RequestStore,
  call: Call,
  { reference, seconds, ...given }: NewRequest,
): Promise<Answer> {
  const { claim } = call
  const { scope } = call.caller
  const accounts = await context.registry.receiving(scope)
  if (accounts.length === 0) throw new GatewayError('unsupported_operation', { texts: noReceivingAccount })
  const now = context.databaseClock.now()
  const expiresAt = new Date(now.getTime() + seconds * 1000)
  const request = await newPayment(context, call.caller, now, {
    method: 'PAGO_MOVIL',
    stage: 'request',
    ...given,
    checkoutSessionId: call.checkoutSessionId ?? null,
    expiresAt,
  })
  const answer = requestAnswer(request, call, accounts)
  const transition = transitionTo(request, 'created', 'payment.pending', expiresAt)
  const to = {
    accountIds: accounts.map(({ accountId }) => accountId),
    reference,
    lateUntil: new Date(expiresAt.getTime() + limits.requestLateSeconds * 1000),
  }
  const sealed = claim?.seal(answer) ?? null
  const isWritten = await requests.insert(scope, transition, to, {
    claim,
    do: 'complete',
    status: answer.status,
    answer: sealed,
  })
  if (!isWritten) throw keyInUse()
  claim?.markCompleted()
  if (reference !== undefined) context.moneyExpected?.(scope, accounts)
  return answer
}

/** The customer says that they have paid, and the number of the transfer. */
export async function reportReference(
  context: PaymentContext,
  requests: RequestStore,
  call: Call<{ id: string }, unknown, Static<typeof ReportedReference>>,
): Promise<Answer> {
  const { caller, body, claim, language } = call
  const { scope } = caller
  const payment = await context.store.find(scope, call.params.id)
  if (!payment) throw new GatewayError('payment_not_found')
  const accounts = await context.registry.receiving(scope)
  const now = context.databaseClock.now()
  const accountIds = accounts.map(({ accountId }) => accountId)
  const report = { reference: body.reference, accountIds, now, keyId: call.caller.keyId, claim }
  if (!(await requests.reportReference(scope, payment, report))) throw new GatewayError('request_not_open')
  context.moneyExpected?.(scope, accounts)
  return { status: 200, body: receiptOf(payment, caller, language) }
}

/** Cancels a request or a C2P intent that is still open. */
export async function cancelPayment(
  context: PaymentContext,
  requests: RequestStore,
  call: Call<{ id: string }>,
): Promise<Answer> {
  const { scope, keyId } = call.caller
  const now = context.databaseClock.now()
  const cancel = { now, keyId, claim: call.claim, actor: call.caller.actor }
  const canceled = await requests.cancel(scope, call.params.id, cancel)
  if (canceled) return { status: 200, body: receiptOf(canceled, call.caller, call.language) }
  const current = await context.store.find(scope, call.params.id)
  throw new GatewayError(current ? 'payment_not_cancelable' : 'payment_not_found')
}

export function requestAnswer(
  request: Payment,
  { caller, language }: Call,
  accounts: readonly ReceivingAccount[],
): Answer {
  return {
    status: 201,
    body: {
      ...receiptOf(request, caller, language),
      payTo: accounts.map((account) => payTo(account, request, caller)),
    },
  }
}

function payTo({ bankCode, phone, document, name }: ReceivingAccount, { vesAmount }: Payment, caller: Caller) {
  return {
    bankCode,
    bankName: findBank(bankCode)?.name ?? bankCode,
    phone,
    document,
    name: name ?? caller.tenantName,
    vesAmount: toNumber(vesAmount),
  }
}

function readBody({ body, language }: Call<unknown, unknown, Body>) {
  const { debtorCellPhone, debtorId, debtorBankCode } = body
  return parseFields(language, (read) => {
    const payer: Payer = {
      ...(debtorId === undefined ? {} : { document: read.document('/debtorId', debtorId) }),
      ...(debtorCellPhone === undefined ? {} : { phone: read.phone('/debtorCellPhone', debtorCellPhone) }),
      ...(debtorBankCode === undefined ? {} : { bankCode: read.bankNumber('/debtorBankCode', debtorBankCode) }),
    }
    return { amount: read.usdOrVes(body), payer }
  })
}

const noReceivingAccount = {
  en: 'No account of this tenant has the phone and the document that customers need for a transfer.',
  es: 'Ninguna cuenta de este comercio tiene el teléfono y el documento que los clientes necesitan para transferir.',
}
