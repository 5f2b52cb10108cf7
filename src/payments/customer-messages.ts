import type { BankName } from '../banks/bank.ts'
import type { CodeClass } from '../banks/codes.ts'
import { connectors } from '../banks/connectors.ts'
import { refusedFields } from '../banks/registry.ts'
import type { LocalizedText } from '../foundation/text.ts'
import type { OwnFailure } from './failure-texts.ts'
import { flowOf, type Method, type Payment } from './payment.ts'

/**
 * Failure messages for the customer, who is the payer or the payee; `failure-texts.ts` has those for the merchant. They
 * disclose nothing sensitive about an account: a card reported as stolen is described as not authorised by the bank.
 */
const texts = {
  funds: {
    en: 'Your bank says there are not enough funds. Use another account or pay in another way.',
    es: 'Su banco indica que no hay fondos suficientes. Use otra cuenta o pague de otra forma.',
  },
  key: {
    en: 'The key is wrong, was already used or has expired. Ask your bank for a new one and try again.',
    es: 'La clave es incorrecta, ya se usó o venció. Pida una nueva a su banco e intente otra vez.',
  },
  phone: {
    en: 'Your bank does not recognise that phone. Use the one registered for Pago Móvil.',
    es: 'Su banco no reconoce ese teléfono. Indique el que tiene registrado para pago móvil.',
  },
  document: {
    en: 'The identity document does not match. Use the one registered with your bank.',
    es: 'El documento de identidad no coincide. Indique el que tiene registrado en su banco.',
  },
  identity: {
    en: 'The name or the identity document does not match the account. Use the account holder’s.',
    es: 'El nombre o el documento no coincide con la cuenta. Indique los del titular de la cuenta.',
  },
  account: {
    en: 'The account number is wrong. Check each digit.',
    es: 'El número de cuenta es incorrecto. Revise cada dígito.',
  },
  amountLimit: {
    en: 'The amount exceeds the limit set by your bank. Pay a smaller amount, another day or in another way.',
    es: 'El monto supera el límite que le permite su banco. Pague un monto menor, otro día o de otra forma.',
  },
  countLimit: {
    en: 'You have reached the number of operations your bank allows. Pay tomorrow or in another way.',
    es: 'Usted alcanzó el número de operaciones que le permite su banco. Pague mañana o de otra forma.',
  },
  blockedAccount: {
    en: 'Your account cannot be used for this payment. Contact your bank or use another account.',
    es: 'Su cuenta no se puede usar para este pago. Comuníquese con su banco o use otra cuenta.',
  },
  notEnrolled: {
    en: 'This service is not active for you. Activate it with your bank or pay in another way.',
    es: 'Usted no tiene activo este servicio. Actívelo en su banco o pague de otra forma.',
  },
  bankAway: {
    en: 'Your bank is not available at the moment. Try later or pay with another bank.',
    es: 'Su banco no está disponible en este momento. Intente más tarde o pague con otro banco.',
  },
  cardNumber: {
    en: 'The card number is not valid. Check it or use another card.',
    es: 'El número de la tarjeta no es válido. Revíselo o use otra tarjeta.',
  },
  cardExpired: {
    en: 'The card has expired, or its expiry date is wrong. Check the date or use another card.',
    es: 'La tarjeta está vencida o la fecha es incorrecta. Revise la fecha o use otra tarjeta.',
  },
  cardPin: {
    en: 'The card’s PIN is wrong. Enter it again with care, or use another card.',
    es: 'La clave de la tarjeta es incorrecta. Escríbala de nuevo con cuidado o use otra tarjeta.',
  },
  card: {
    en: 'Your bank did not authorise this card. Contact your bank or use another card.',
    es: 'Su banco no autorizó esta tarjeta. Comuníquese con su banco o use otra tarjeta.',
  },
  canceled: {
    en: 'The payment was canceled. You can start again whenever you want.',
    es: 'El pago fue cancelado. Puede comenzar de nuevo cuando quiera.',
  },
  mandate: {
    en: 'You have not authorised this charge at your bank. Authorise it there or pay in another way.',
    es: 'Su banco no tiene su autorización para este cobro. Actívela en su banco o pague de otra forma.',
  },
  mandateAsked: {
    en: 'You were not charged. Approve the direct debit at your bank, which asks you for it; then the merchant charges again.',
    es: 'No se le cobró. Apruebe la domiciliación en su banco, que se la pide; después el comercio cobra de nuevo.',
  },
  data: {
    en: 'Your bank did not accept the data. Check it and try again.',
    es: 'Su banco no aceptó los datos. Revíselos e intente de nuevo.',
  },
  declined: {
    en: 'Your bank did not authorise the payment. Contact your bank or pay in another way.',
    es: 'Su banco no autorizó el pago. Comuníquese con su banco o pague de otra forma.',
  },
  noAnswer: {
    en: 'Your bank did not complete the payment and you were not charged. Try again in a few minutes.',
    es: 'Su banco no completó el pago y no se le cobró. Intente de nuevo en unos minutos.',
  },
  payeeData: {
    en: 'The bank did not accept your data for the payment. Check your phone, document and bank with the merchant.',
    es: 'El banco no aceptó sus datos para el pago. Revise su teléfono, documento y banco con el comercio.',
  },
  notPaid: {
    en: 'The merchant could not send you the money. You do not need to do anything; if you have questions, contact the merchant.',
    es: 'El comercio no pudo enviarle el dinero. No tiene que hacer nada; si tiene dudas, comuníquese con el comercio.',
  },
} satisfies Record<string, LocalizedText>

type Situation = keyof typeof texts

/** The most common codes by method: BNC's begin with G, R4's have two digits, the network's begin with letters. */
const immediate: Record<string, Situation> = {
  AM04: 'funds',
  TKCM: 'key',
  AC01: 'account',
  AC04: 'blockedAccount',
  AC06: 'blockedAccount',
  AG01: 'blockedAccount',
  AM02: 'amountLimit',
  BE01: 'identity',
  CUST: 'canceled',
  DS02: 'canceled',
  MD01: 'mandate',
  MD09: 'mandate',
  MD15: 'mandate',
  MD22: 'mandate',
  AB07: 'bankAway',
  AG10: 'bankAway',
}

const incoming: Partial<Record<Method, Record<string, Situation>>> = {
  C2P: {
    ...immediate,
    G14: 'phone',
    G41: 'blockedAccount',
    G43: 'blockedAccount',
    G51: 'funds',
    G52: 'notEnrolled',
    G55: 'key',
    G56: 'phone',
    G61: 'amountLimit',
    G62: 'blockedAccount',
    G65: 'countLimit',
    G80: 'document',
    '08': 'key',
    '14': 'phone',
    '15': 'key',
    '41': 'bankAway',
    '43': 'notEnrolled',
    '51': 'funds',
    '55': 'key',
    '56': 'phone',
    '61': 'amountLimit',
    '62': 'blockedAccount',
    '80': 'document',
    '92': 'bankAway',
  },
  VPOS: {
    G01: 'document',
    G02: 'card',
    G04: 'card',
    G05: 'card',
    G14: 'cardNumber',
    G17: 'canceled',
    G36: 'card',
    G41: 'card',
    G43: 'card',
    G51: 'funds',
    G54: 'cardExpired',
    G55: 'cardPin',
    G56: 'cardNumber',
    G59: 'card',
    G61: 'amountLimit',
    G62: 'card',
    G65: 'countLimit',
    ECBE01: 'cardNumber',
    EGA80: 'cardNumber',
  },
  DEBITO_INMEDIATO: immediate,
  DOMICILIACION: { ...immediate, MD01: 'mandateAsked', MD09: 'mandateAsked' },
  PAGO_MOVIL: {},
}

const own = {
  MOVEMENT_NOT_FOUND: {
    en: 'We do not see your payment yet. Check the reference and the date, or wait a few minutes.',
    es: 'Todavía no vemos su pago. Revise la referencia y la fecha, o espere unos minutos.',
  },
  MOVEMENT_ALREADY_CLAIMED: {
    en: 'That reference has already been used. If you used it for this purchase, do not pay again: ask the merchant. Otherwise check the reference.',
    es: 'Esa referencia ya se usó. Si fue en esta compra, no pague de nuevo: consulte al comercio. Si no, revise la referencia.',
  },
  AMOUNT_MISMATCH: {
    en: 'The transfer has a different amount. Check it with the merchant.',
    es: 'La transferencia tiene otro monto. Verifíquelo con el comercio.',
  },
  REFERENCE_REQUIRED: {
    en: 'We need the reference of your payment to find it. Enter it as your bank shows it.',
    es: 'Necesitamos la referencia de su pago para encontrarlo. Indíquela como la muestra su banco.',
  },
  INTENT_EXPIRED: {
    en: 'The time to pay has expired and you were not charged. Start again.',
    es: 'Se venció el tiempo para pagar y no se le cobró. Comience de nuevo.',
  },
  CANCELED_BY_TENANT: {
    en: 'The merchant canceled this payment. Do not pay it; if you already did, contact the merchant.',
    es: 'El comercio canceló este cobro. No lo pague; si ya lo pagó, comuníquese con el comercio.',
  },
  APPROVAL_DECLINED: {
    en: 'The merchant did not approve this payment to you. Contact the merchant.',
    es: 'El comercio no aprobó este pago a su favor. Comuníquese con el comercio.',
  },
  APPROVAL_EXPIRED: {
    en: 'The merchant has not sent you this payment. Contact the merchant.',
    es: 'El comercio no le ha enviado este pago. Comuníquese con el comercio.',
  },
  PAID_IN_ANOTHER_WAY: {
    en: 'You already paid in another way. Do not pay this one; if you already did, contact the merchant.',
    es: 'Usted ya pagó de otra forma. No pague esta; si ya lo hizo, comuníquese con el comercio.',
  },
  BANK_NOT_REACHED: {
    en: 'The bank could not be reached and you were not charged. Try again in a few minutes.',
    es: 'No se pudo contactar al banco y no se le cobró. Intente de nuevo en unos minutos.',
  },
  RESOLVED_BY_OPERATOR: {
    en: 'The payment was not made: the bank confirmed that no money moved.',
    es: 'El pago no se realizó: el banco confirmó que no hubo movimiento de dinero.',
  },
} satisfies Record<OwnFailure, LocalizedText>

/** For a charge that is not in the statement: the payer checks the account before paying again. */
const chargeNotFound: LocalizedText = {
  en: 'Your bank did not register this payment. Check the movements of your account before you pay again.',
  es: 'Su banco no registró este pago. Revise los movimientos de su cuenta antes de pagar de nuevo.',
}

/** For a request for a transfer: the customer may have sent the money, or a part of it, before the request expired. */
const requestExpired: LocalizedText = {
  en: 'The time to pay has expired. If you sent the transfer or a part of it, do not pay again: contact the merchant.',
  es: 'Se venció el tiempo para pagar. Si envió la transferencia o una parte, no pague de nuevo: comuníquese con el comercio.',
}

/** Message for the customer, in the polite form. For money sent to them, "insufficient funds" concerns the merchant. */
export function customerMessage({ method, bank }: Pick<Payment, 'method' | 'bank'>, code: string): LocalizedText {
  const specific = incoming[method]
  if (!specific) return texts[isAboutData(method, bank, code) ? 'payeeData' : 'notPaid']
  if (code === 'MOVEMENT_NOT_FOUND' && method !== 'PAGO_MOVIL') return chargeNotFound
  if (code === 'INTENT_EXPIRED' && method === 'PAGO_MOVIL') return requestExpired
  if (Object.hasOwn(own, code)) return own[code as OwnFailure]
  const situation = Object.hasOwn(specific, code) ? specific[code] : undefined
  if (situation) return texts[situation]
  if (isAboutData(method, bank, code)) return texts.data
  return texts[classOf(method, bank, code) === 'finalOnceConfirmed' ? 'noAnswer' : 'declined']
}

function isAboutData(method: Method, bank: BankName | null, code: string): boolean {
  if (bank === null) return false
  return classOf(method, bank, code) === 'customerData' || refusedFields(bank, flowOf[method], code).length > 0
}

function classOf(method: Method, bank: BankName | null, code: string): CodeClass | undefined {
  const [plain = ''] = code.split(':')
  return bank === null ? undefined : connectors[bank].codesOf(flowOf[method])[plain]?.class
}
