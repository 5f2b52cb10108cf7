import { json, type Reply } from '../http/reply.ts'
import type { NewEntry } from '../ledger.ts'
import { amountNumber, type Field, isRecord, oneOfTexts, strictObject, type Values } from '../model.ts'
import { outcomeOfAmount, outcomeOfReversal, outcomeOfToken } from '../outcomes.ts'
import type { LedgerEntry } from '../records.ts'
import { generalFailure, stampOf, uncoded } from './answers.ts'
import { alreadyAnnulled, noCharge, otherPhone, ownCode, wrongEncryption, wrongKey } from './codes.ts'
import { bankNumber, customerKey, document, encrypted, invoice, phone, reference, secondFactor } from './fields.ts'
import { executeInvoice } from './invoices.ts'
import { type Operation, snakeOperation } from './operation.ts'
import type { BankState } from './state.ts'
import { sameReference } from './payments.ts'

const response = 'transaction_c2p_response'

const common = (secret: string) => ({
  amount: amountNumber,
  currency: oneOfTexts('ves'),
  destination_bank_id: bankNumber,
  destination_id: encrypted(secret, document),
  destination_mobile_number: encrypted(secret, phone),
  origin_mobile_number: encrypted(secret, phone),
  invoice_number: invoice,
})

const models = {
  compra: (secret: string) => ({
    ...common(secret),
    trx_type: oneOfTexts('compra'),
    payment_method: oneOfTexts('c2p'),
    payment_reference: oneOfTexts(''),
    twofactor_auth: secondFactor(secret),
  }),
  vuelto: (secret: string) => ({
    ...common(secret),
    trx_type: oneOfTexts('vuelto'),
    payment_method: oneOfTexts('p2p'),
    payment_reference: oneOfTexts(''),
  }),
  anulacion: (secret: string) => ({
    ...common(secret),
    trx_type: oneOfTexts('anulacion'),
    payment_method: oneOfTexts('c2p'),
    payment_reference: reference,
  }),
}

type Charge = Values<ReturnType<typeof models.compra>>
type Change = Values<ReturnType<typeof models.vuelto>>
type Annulment = Values<ReturnType<typeof models.anulacion>>
type Request = Charge | Change | Annulment

function request(secret: string): Field<Request> {
  return (value) => {
    switch (isRecord(value) ? value['trx_type'] : undefined) {
      case 'compra':
        return strictObject(models.compra(secret))(value)
      case 'vuelto':
        return strictObject(models.vuelto(secret))(value)
      case 'anulacion':
        return strictObject(models.anulacion(secret))(value)
      default:
        return null
    }
  }
}

/** C2P charges and annulments, and change; `trx_type` says which. */
export const c2p: Operation = snakeOperation({
  product: 'c2p',
  part: 'transaction_c2p',
  fields: request,
  response,
  run: (state, values) => {
    if (values.origin_mobile_number !== state.merchant.collectingPhone) return refuse(state, otherPhone)
    switch (values.trx_type) {
      case 'compra':
        return charge(state, values)
      case 'vuelto':
        return execute(state, values, outcomeOfAmount(values.amount), { direction: 'out' })
      case 'anulacion':
        return annul(state, values)
    }
  },
})

const refuse = (state: BankState, code: string | undefined, description?: string): Reply =>
  c2p.refuse(state, code, description)

function charge(state: BankState, values: Charge): Reply {
  const key = values.twofactor_auth
  if (key === undefined) return refuse(state, uncoded(state), wrongEncryption)
  if (!customerKey(key)) return refuse(state, wrongKey)
  return execute(state, values, outcomeOfToken(key), { direction: 'in' })
}

/** A charge is annulled once, as a whole, with the customer that it had. */
function annul(state: BankState, values: Annulment): Reply {
  const { ledger, client, assumptions } = state
  const charged = ledger.findLast(
    client,
    (entry) =>
      entry.operation === 'compra' &&
      sameReference(entry.reference, values.payment_reference) &&
      entry.amount === values.amount &&
      entry.payer?.document === values.destination_id &&
      entry.payer.phone === values.destination_mobile_number &&
      entry.payer.bankCode === values.destination_bank_id,
  )
  if (!charged) return refuse(state, noCharge)
  if (ledger.isReversed(charged)) return refuse(state, alreadyAnnulled)
  const outcome = outcomeOfReversal(values.destination_id)
  const shown = assumptions.annulmentReference === 'charge' ? { reference: charged.reference } : {}
  const effect = { direction: 'out', reverses: charged.id, ...shown } as const
  if (assumptions.annulmentInvoice === 'new') return execute(state, values, outcome, effect)
  if (values.invoice_number !== charged.paymentHint) return refuse(state, noCharge)
  return execute(state, values, outcome, effect, 'repeated')
}

function execute(
  state: BankState,
  values: Request,
  outcome: ReturnType<typeof outcomeOfToken>,
  effect: Pick<NewEntry, 'direction' | 'reverses'> & Partial<Pick<NewEntry, 'reference'>>,
  invoiceUse: 'once' | 'repeated' = 'once',
): Reply {
  const { ledger, client } = state
  return executeInvoice(
    state,
    { invoice: values.invoice_number, outcome, refuse, isRepeated: invoiceUse === 'repeated' },
    {
      move: (at) => {
        const sequence = ledger.nextSequence()
        return ledger.record({
          client,
          operation: values.trx_type,
          amount: values.amount,
          reference: String(1_000_000_000 + (sequence % 9_000_000_000)),
          ...effect,
          operationId: String(100_000 + (sequence % 900_000)),
          payer: {
            document: values.destination_id,
            phone: values.destination_mobile_number,
            bankCode: values.destination_bank_id,
          },
          paymentHint: values.invoice_number,
          at,
        })
      },
      approve: (entry) => approval(state, values, entry),
      decline: (code) => refuse(state, ownCode(code)),
      refuseUnprocessed: () => generalFailure(state),
    },
  )
}

function approval({ merchantIdentify }: BankState, values: Request, entry: LedgerEntry): Reply {
  return json(200, {
    merchant_identify: merchantIdentify,
    [response]: {
      processing_date: stampOf(entry.at),
      trx_status: 'approved',
      trx_internal_status: '0000',
      trx_type: values.trx_type,
      authorization_code: entry.operationId,
      payment_method: values.payment_method,
      payment_reference: Number(entry.reference),
      invoice_number: values.invoice_number,
      amount: Number(entry.amount),
      service_fee: 0,
      currency: values.currency,
    },
  })
}
