import type { Domiciliation } from '../../banks/bank.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Static } from '../../foundation/schema.ts'
import type { LocalizedText } from '../../foundation/text.ts'
import type { PaymentContext } from '../submit.ts'
import { type FieldReader, parseFields } from '../fields.ts'
import { ownData } from '../new-payment.ts'
import type { Payer } from '../payment.ts'
import { readAccount } from './read.ts'
import type { DomiciliationRequest } from './schema.ts'
import { submitTransfer } from './transfer.ts'

type Body = Static<typeof DomiciliationRequest>

const hints = {
  oneWay: {
    en: 'must not be sent together with cuenta: the payer is identified by cuenta, or by telefono and banco',
    es: 'no debe enviarse junto con cuenta: el pagador se identifica con cuenta, o con telefono y banco',
  },
  bank: { en: 'is required with telefono', es: 'se requiere con telefono' },
  way: { en: 'cuenta or telefono is required', es: 'se requiere cuenta o telefono' },
} satisfies Record<string, LocalizedText>

/**
 * Collects from a payer under a mandate. The bank decides whether there is one: for a payer without it the payment fails
 * with MD01, nothing is charged, and the payer is asked for it. A payment never waits for an approval, so that it cannot be
 * charged at a time that its caller does not expect: another request charges.
 */
export function domiciliate(context: PaymentContext, call: Call<unknown, unknown, Body>): Promise<Answer> {
  const { body, language } = call
  const { amount, payer } = parseFields(language, (read) => ({
    amount: read.amount('/monto', body.monto),
    payer: readPayer(read, body, context.checkAccountDigits),
  }))
  return submitTransfer(
    context,
    call,
    { flow: 'domiciliate', method: 'DOMICILIACION', amount, counterparty: counterpartyOf(payer), ...ownData(body) },
    (send, paymentId) => send({ paymentId, amount, payer, concept: body.concepto }),
  )
}

function readPayer(read: FieldReader, body: Body, checkDigits: boolean): Domiciliation['payer'] {
  const { nombre: name, cuenta, telefono, banco } = body
  const person = { document: read.document('/cedula', body.cedula), name }
  if (cuenta !== undefined) {
    if (telefono !== undefined) read.addError('/telefono', hints.oneWay)
    if (banco !== undefined) read.addError('/banco', hints.oneWay)
    return { ...person, account: readAccount(read, '/cuenta', cuenta, checkDigits) }
  }
  if (telefono === undefined) read.addError('/cuenta', hints.way)
  if (banco === undefined) read.addError('/banco', hints.bank)
  return {
    ...person,
    phone: telefono === undefined ? '' : read.phone('/telefono', telefono),
    bankCode: banco === undefined ? '' : read.bankNumber('/banco', banco, 'debit'),
  }
}

function counterpartyOf(payer: Domiciliation['payer']): Payer {
  return 'account' in payer ? { ...payer, bankCode: payer.account.slice(0, 4) } : payer
}
