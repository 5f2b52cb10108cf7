import { qrSvg } from '../qr.ts'
import type { CheckPage, ReceiptPage } from '../../../checkout/view.ts'
import { findBank } from '../../banks/directory.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { fixed2 } from '../../foundation/money.ts'
import type { Language } from '../../foundation/text.ts'
import type { Payment } from '../../payments/payment.ts'
import { priceOfPayment } from '../price.ts'
import type { FoundSession } from '../session.ts'
import { methodOf } from './session.ts'
import { amountOf, linesOf, merchantOf, type PageParts } from './visit.ts'

type ReceiptVisit = PageParts & { found: FoundSession; language: Language; token: string }

/** The receipt of a paid session. */
export async function receiptPage(visit: ReceiptVisit): Promise<ReceiptPage> {
  const { found, language, token, checkout, publicUrl } = visit
  const { session, caller, profile } = found
  const payment = await paymentOf(visit)
  const checkUrl = `${publicUrl()}/r/check/${checkout.tokens.checkOf(token)}`
  const { bankCode } = payment.payer
  const bankName = bankCode === undefined ? undefined : findBank(bankCode)?.name
  return {
    kind: 'receipt',
    language,
    merchant: merchantOf(caller, profile),
    livemode: caller.scope.livemode,
    path: `/r/${token}`,
    description: session.description,
    lines: linesOf(session),
    amount: amountOf(await priceOfPayment(visit.rates, payment)),
    paidAt: (session.paidAt ?? payment.updatedAt).toISOString(),
    method: methodOf[payment.method] ?? 'c2p',
    ...(bankName === undefined ? {} : { bankName }),
    ...(payment.bankReference === null ? {} : { reference: payment.bankReference }),
    paymentId: payment.paymentId,
    reversed: payment.status === 'REVERSED',
    checkUrl,
    checkQr: qrSvg(checkUrl),
  }
}

/** The public check: paid, amount, date and the last four digits of the reference. */
export async function checkPage(visit: ReceiptVisit): Promise<CheckPage> {
  const { found, language, token } = visit
  const payment = await paymentOf(visit)
  const { bankReference } = payment
  return {
    kind: 'check',
    language,
    livemode: found.caller.scope.livemode,
    path: `/r/check/${token}`,
    amount: { ves: fixed2(payment.vesAmount) },
    paidAt: (found.session.paidAt ?? payment.updatedAt).toISOString(),
    ...(bankReference === null ? {} : { lastDigits: bankReference.slice(-4) }),
    reversed: payment.status === 'REVERSED',
  }
}

async function paymentOf({ found: { session, caller }, collecting }: ReceiptVisit): Promise<Payment> {
  const payment = session.paidBy === null ? undefined : await collecting.find(caller.scope, session.paidBy)
  if (!payment) throw new GatewayError('not_found')
  return payment
}
