// Written by sdk/generate.ts from the OpenAPI document of the gateway. Do not edit.
import type { FailureCode } from './failure-codes.ts'

/** Body of every response with a status of 400 or above. */
export type ErrorBody = {
  /** The HTTP status again, for clients that log only bodies. */
  statusCode: number
  /** Machine-readable code of the error catalogue. */
  error: string
  /** Human-readable message, in the language that Accept-Language prefers, or else the tenant’s. */
  message: string
  /** Quote it when you report a problem. */
  requestId: string
  /** On validation errors: the invalid fields and the reason for each; the first 20. */
  details?:
    | {
        path: string
        message: string
      }[]
    | undefined
  /** On 422: the bank’s code. */
  failureCode?: FailureCode | undefined
  /** The same as failureCode. */
  code?: string | undefined
  /** On 422: message for the payer. */
  customerMessage?: string | undefined
  /** On 422 the failed payment; on 503 the payment that was not sent to the bank. */
  paymentId?: string | undefined
  /** On 503 of a poll: last known status of the payment. */
  status?: string | undefined
}

export type Bank = {
  /** Four digits. */
  code: string
  name: string
  shortName: string
  /** Services available to customers of this bank. */
  services: ('c2p' | 'p2p' | 'debit' | 'credit')[]
  logoUrl: string | null
  /** How a customer obtains the C2P token, to show next to the field; null where there is no C2P. */
  tokenHint: {
    es: string
    en: string
  } | null
}

/** The reason why a source has no rate. */
export type RateSourceError = {
  /** SOURCE_UNAVAILABLE: it did not answer, or has no rate for today. SOURCE_INVALID: its answer cannot be trusted. R4_NOT_CONFIGURED: the gateway has no account for it. */
  error: 'R4_NOT_CONFIGURED' | 'SOURCE_UNAVAILABLE' | 'SOURCE_INVALID'
}

export type Quote = {
  /** The requested amount. */
  usdAmount: number
  /** VES per USD: the authoritative rate, the one payments are created with. */
  bcvRate: number
  /** usdAmount at bcvRate, half-up to céntimos. */
  vesAmount: number
  /** The median of the working sources: the average of two. Without the second, bcvRate. */
  medianRate: number
  /** usdAmount at medianRate, half-up to céntimos. */
  medianVesAmount: number
  /** The kind of rate: the central bank’s. */
  source: 'bcv'
  /** When the authoritative rate was fetched. */
  fetchedAt: string
  /** The result of each source. */
  sources: {
    /** The primary source. With an error here, bcvRate is its last rate that is still valid today. */
    vexFx:
      | {
          /** Its rate. */
          bcvRate: number
          /** When. */
          fetchedAt: string
        }
      | RateSourceError
    /** The secondary source. */
    r4:
      | {
          /** Its rate. */
          bcvRate: number
          /** Its value date. */
          fechavalor: string
          /** When. */
          fetchedAt: string
        }
      | RateSourceError
  }
}

export type C2pRequest = {
  /** In USD, at most 2 decimals. */
  usdAmount: number
  /** Letter and 5 to 9 digits; dashes, dots and spaces are ignored. */
  debtorId: string
  /** 58 and 10 digits, or 0 and 10 digits; dashes, spaces and + are ignored. */
  debtorCellPhone: string
  /** Bank code from GET /v1/banks: a number, or a string of 3 or 4 digits. */
  debtorBankCode: number | string
  /** Your own reference. Not unique: it does not prevent duplicates. */
  externalRef?: string | undefined
}

export type C2pIntent = {
  /** The same as paymentId: an intent is the pending payment. */
  intentId: string
  /** Whether the gateway requested a token for the customer from the bank. */
  otpRequested: boolean
  paymentId: string
  status: 'PENDING' | 'COMPLETED' | 'FAILED' | 'REVERSED'
  method:
    | 'C2P'
    | 'VPOS'
    | 'PAGO_MOVIL'
    | 'DEBITO_INMEDIATO'
    | 'CREDITO_INMEDIATO'
    | 'CREDITO_CUENTA'
    | 'DISPERSION'
    | 'VUELTO'
  /** Absent for an operation in VES created while no rate was available. */
  usdAmount?: number | undefined
  /** The amount the bank moves; for a verified transfer, the requested amount. */
  vesAmount: number
  /** The amount of the verified transfer, if it differs from `vesAmount`. */
  receivedVesAmount?: number | undefined
  /** The rate used to convert one amount into the other. */
  bcvRate?: number | undefined
  /** The rate’s value date. */
  rateDate?: string | undefined
  tenantName: string
  livemode: boolean
  /** When it was created. */
  createdAt: string
  /** When it last changed. */
  updatedAt: string
  /** Your own reference, as you sent it. */
  externalRef?: string | undefined
  /** The bank’s reference: text, leading zeros matter. */
  bankReference?: string | undefined
  bankTxId?: number | undefined
  /** The network’s id of the operation. */
  operationId?: string | undefined
  debtorId?: string | undefined
  debtorPhone?: string | undefined
  debtorBankCode?: number | undefined
  debtorBankName?: string | undefined
  cardLast4?: string | undefined
  cardBrand?: string | undefined
  /** The bank’s own code, or one of ours. */
  failureCode?: FailureCode | undefined
  /** For the merchant: what the code means and what to do next. */
  failureMessage?: string | undefined
  /** For the customer: what happened and what to do. */
  customerMessage?: string | undefined
  /** For a pending intent: when it expires. */
  expiresAt?: string | undefined
  /** When it was reversed. */
  reversedAt?: string | undefined
  /** A reversal is in progress; its result follows. */
  reversalStatus?: 'PENDING' | undefined
  reversalRef?: string | undefined
  reversalTxId?: number | undefined
}

/** The same payment details as in the request step, the intent and the token. */
export type C2pExecute = {
  /** In USD, at most 2 decimals. */
  usdAmount: number
  /** Letter and 5 to 9 digits; dashes, dots and spaces are ignored. */
  debtorId: string
  /** 58 and 10 digits, or 0 and 10 digits; dashes, spaces and + are ignored. */
  debtorCellPhone: string
  /** Bank code from GET /v1/banks: a number, or a string of 3 or 4 digits. */
  debtorBankCode: number | string
  /** Your own reference. Not unique: it does not prevent duplicates. */
  externalRef?: string | undefined
  /** Returned by the request step. */
  intentId: string
  /** 6 to 8 digits, from the customer’s bank. */
  token: string
}

/** A payment as its tenant sees it. */
export type Receipt = {
  paymentId: string
  status: 'PENDING' | 'COMPLETED' | 'FAILED' | 'REVERSED'
  method:
    | 'C2P'
    | 'VPOS'
    | 'PAGO_MOVIL'
    | 'DEBITO_INMEDIATO'
    | 'CREDITO_INMEDIATO'
    | 'CREDITO_CUENTA'
    | 'DISPERSION'
    | 'VUELTO'
  /** Absent for an operation in VES created while no rate was available. */
  usdAmount?: number | undefined
  /** The amount the bank moves; for a verified transfer, the requested amount. */
  vesAmount: number
  /** The amount of the verified transfer, if it differs from `vesAmount`. */
  receivedVesAmount?: number | undefined
  /** The rate used to convert one amount into the other. */
  bcvRate?: number | undefined
  /** The rate’s value date. */
  rateDate?: string | undefined
  tenantName: string
  livemode: boolean
  /** When it was created. */
  createdAt: string
  /** When it last changed. */
  updatedAt: string
  /** Your own reference, as you sent it. */
  externalRef?: string | undefined
  /** The bank’s reference: text, leading zeros matter. */
  bankReference?: string | undefined
  bankTxId?: number | undefined
  /** The network’s id of the operation. */
  operationId?: string | undefined
  debtorId?: string | undefined
  debtorPhone?: string | undefined
  debtorBankCode?: number | undefined
  debtorBankName?: string | undefined
  cardLast4?: string | undefined
  cardBrand?: string | undefined
  /** The bank’s own code, or one of ours. */
  failureCode?: FailureCode | undefined
  /** For the merchant: what the code means and what to do next. */
  failureMessage?: string | undefined
  /** For the customer: what happened and what to do. */
  customerMessage?: string | undefined
  /** For a pending intent: when it expires. */
  expiresAt?: string | undefined
  /** When it was reversed. */
  reversedAt?: string | undefined
  /** A reversal is in progress; its result follows. */
  reversalStatus?: 'PENDING' | undefined
  reversalRef?: string | undefined
  reversalTxId?: number | undefined
}

/** Send it from a PCI-compliant server only. One of the two amounts is required. */
export type CardPayment = {
  /** In USD, at most 2 decimals. */
  usdAmount?: number | undefined
  /** In VES, at most 2 decimals. Charged as sent; takes precedence over usdAmount. */
  vesAmount?: number | undefined
  /** 13 to 19 digits. */
  cardNumber: string
  expirationMonth: number
  /** 4 digits. */
  expirationYear: number
  cvv: string
  /** For a debit card, if its bank requires it. */
  cardPin?: string | undefined
  /** As shown on the card. */
  cardHolderName: string
  /** Letter and 5 to 9 digits; dashes, dots and spaces are ignored. */
  cardHolderId: string
  /** 0 credit, 10 savings, 20 checking. */
  accountType: 0 | 10 | 20
  /** 1 Visa, 2 Mastercard, 3 Maestro. */
  cardType: 1 | 2 | 3
  /** Your own reference. Not unique: it does not prevent duplicates. */
  externalRef?: string | undefined
}

export type TransferVerification = {
  /** In USD, at most 2 decimals. */
  usdAmount?: number | undefined
  /** The price of the order in VES; takes precedence over usdAmount. */
  vesAmount?: number | undefined
  /** The transfer’s reference, or at least its last 4 digits, as the customer sees them. Optional when debtorCellPhone and debtorBankCode are given, if the bank supports queries by payer. */
  reference?: string | undefined
  /** The day of the transfer in Caracas, at most 31 days ago. Today if absent. */
  dateMovement?: string | undefined
  /** Bank code from GET /v1/banks: a number, or a string of 3 or 4 digits. */
  debtorBankCode?: number | string | undefined
  /** 58 and 10 digits, or 0 and 10 digits; dashes, spaces and + are ignored. */
  debtorCellPhone?: string | undefined
  /** Your own reference. Not unique: it does not prevent duplicates. */
  externalRef?: string | undefined
}

/** Payments, newest first. */
export type PaymentList = {
  items: Receipt[]
  /** Cursor of the next page; null on the last page. */
  nextCursor: string | null
}

/** The steps of a payment, oldest first. */
export type Timeline = {
  items: {
    id: string
    /** Type of step: created, submitted, completed, reversed … */
    type: string
    /** The payment’s status after this step. */
    status: string
    /** The webhook event it caused, if any. */
    event?: string | undefined
    at: string
    /** Codes and references of this step. */
    data: Record<string, unknown>
  }[]
}

export type DebitOtpRequest = {
  /** Bank code from GET /v1/banks: a number, or a string of 3 or 4 digits. */
  banco: number | string
  /** In VES, at most 2 decimals. */
  monto: number
  /** 58 and 10 digits, or 0 and 10 digits; dashes, spaces and + are ignored. */
  telefono: string
  /** Letter and 5 to 9 digits; dashes, dots and spaces are ignored. */
  cedula: string
}

export type DebitOtp = {
  /** 202: requested from the payer’s bank. Otherwise the code of the refusal. */
  code: string
  message: string
  success: boolean
}

export type DebitRequest = {
  /** Bank code from GET /v1/banks: a number, or a string of 3 or 4 digits. */
  banco: number | string
  /** In VES, at most 2 decimals. */
  monto: number
  /** 58 and 10 digits, or 0 and 10 digits; dashes, spaces and + are ignored. */
  telefono: string
  /** Letter and 5 to 9 digits; dashes, dots and spaces are ignored. */
  cedula: string
  /** The payer’s name. */
  nombre: string
  /** 6 to 8 digits, from the customer’s bank. */
  otp: string
  concepto: string
  /** Your own reference. Not unique: it does not prevent duplicates. */
  externalRef?: string | undefined
}

/** The current state of an operation. */
export type Operation = {
  paymentId: string
  status: 'PENDING' | 'COMPLETED' | 'FAILED' | 'REVERSED'
  /** The network’s code, or one of the gateway’s. AC00 while the status is PENDING. */
  code: string
  /** The meaning of the code and what to do. */
  message: string
  /** The bank’s reference: text, leading zeros matter. */
  reference?: string | undefined
  /** The network’s operation id, if it assigned one. */
  id?: string | undefined
  /** Whether the status is COMPLETED. */
  success: boolean
  /** For a payout: your own reference. */
  referencia?: string | undefined
  /** Your own reference, as you sent it. */
  externalRef?: string | undefined
  /** When it was created. */
  createdAt: string
  /** The bank’s own code, or one of ours. */
  failureCode?: FailureCode | undefined
  /** For the merchant: what the code means and what to do next. */
  failureMessage?: string | undefined
  /** For the customer: what happened and what to do. */
  customerMessage?: string | undefined
}

/** The payee: the phone registered for mobile payments and its holder’s document. */
export type CreditRequest = {
  /** Bank code from GET /v1/banks: a number, or a string of 3 or 4 digits. */
  banco: number | string
  /** In VES, at most 2 decimals. */
  monto: number
  /** 58 and 10 digits, or 0 and 10 digits; dashes, spaces and + are ignored. */
  telefono: string
  /** Letter and 5 to 9 digits; dashes, dots and spaces are ignored. */
  cedula: string
  concepto: string
  /** Your own reference. Not unique: it does not prevent duplicates. */
  externalRef?: string | undefined
}

export type AccountCreditRequest = {
  /** Letter and 5 to 9 digits; dashes, dots and spaces are ignored. */
  cedula: string
  /** 20 digits. */
  cuenta: string
  /** In VES, at most 2 decimals. */
  monto: number
  concepto: string
  /** Your own reference. Not unique: it does not prevent duplicates. */
  externalRef?: string | undefined
}

export type DisbursementRequest = {
  /** In VES: the sum of every montoPart. */
  monto: number
  /** Your own reference, 1 to 9 digits. */
  referencia: string
  concepto: string
  /** 1 to 100 people, each paid separately. */
  personas: {
    /** Bank code from GET /v1/banks: a number, or a string of 3 or 4 digits. */
    banco: number | string
    /** Letter and 5 to 9 digits; dashes, dots and spaces are ignored. */
    cedula: string
    /** 58 and 10 digits, or 0 and 10 digits; dashes, spaces and + are ignored. */
    telefono: string
    /** In VES, at most 2 decimals. */
    montoPart: number
  }[]
  /** Your own reference. Not unique: it does not prevent duplicates. */
  externalRef?: string | undefined
}

export type Disbursement = {
  /** The id of the whole disbursement. */
  id: string
  /** The same as id. */
  paymentId: string
  referencia: string
  /** PENDING while any part is; PARTIAL if some parts failed and others did not. */
  status: 'COMPLETED' | 'PENDING' | 'PARTIAL' | 'FAILED'
  /** An earlier disbursement of the last 24 hours with the same `referencia`. Both were executed. */
  duplicateOf?: string | undefined
  /** In the order of the request. */
  credits: {
    /** As you sent it; 58 and 10 digits when the disbursement is read later. */
    telefono: string
    montoPart: number
    paymentId: string
    status: 'PENDING' | 'COMPLETED' | 'FAILED' | 'REVERSED'
    /** The network’s code, or one of the gateway’s. AC00 while the status is PENDING. */
    code: string
    /** The bank’s reference: text, leading zeros matter. */
    reference?: string | undefined
    /** The network’s operation id, if it assigned one. */
    id?: string | undefined
    /** The bank’s own code, or one of ours. */
    failureCode?: FailureCode | undefined
    /** For the merchant: what the code means and what to do next. */
    failureMessage?: string | undefined
    /** For the customer: what happened and what to do. */
    customerMessage?: string | undefined
  }[]
}

export type PayoutRequest = {
  /** In VES: the sum of every montoPart. */
  monto: number
  /** YYYY-MM-DD or MM/DD/YYYY. The bank pays on the day it receives the order, today in Caracas; a later day is refused. */
  fecha: string
  /** Your own reference, 1 to 20 digits; the bank receives the last 8. */
  referencia: string
  /** 1 to 100 people, paid all together or not at all. */
  personas: {
    /** The payee’s name. */
    nombres: string
    /** Letter and 5 to 9 digits; dashes, dots and spaces are ignored. */
    documento: string
    /** 20 digits. */
    destino: string
    /** In VES, at most 2 decimals. */
    montoPart: number
  }[]
  /** Your own reference. Not unique: it does not prevent duplicates. */
  externalRef?: string | undefined
}

export type ChangeRequest = {
  /** 58 and 10 digits, or 0 and 10 digits; dashes, spaces and + are ignored. */
  telefonoDestino: string
  /** Letter and 5 to 9 digits; dashes, dots and spaces are ignored. */
  cedula: string
  /** Bank code from GET /v1/banks: a number, or a string of 3 or 4 digits. */
  banco: number | string
  /** In VES, at most 2 decimals. */
  monto: number
  concepto?: string | undefined
  /** IPv4 or IPv6. */
  ip?: string | undefined
  /** Your own reference. Not unique: it does not prevent duplicates. */
  externalRef?: string | undefined
}

/** The state of an operation after the query to its bank. */
export type PolledPayment = {
  paymentId: string
  status: 'PENDING' | 'COMPLETED' | 'FAILED' | 'REVERSED'
  /** The network’s code, or one of the gateway’s. AC00 while the status is PENDING. */
  code: string
  /** The meaning of the code and what to do. */
  message: string
  /** The bank’s reference: text, leading zeros matter. */
  reference?: string | undefined
  /** The network’s operation id, if it assigned one. */
  id?: string | undefined
  /** Whether the status is COMPLETED. */
  success: boolean
  /** For a payout: your own reference. */
  referencia?: string | undefined
  /** Your own reference, as you sent it. */
  externalRef?: string | undefined
  /** When it was created. */
  createdAt: string
  /** The bank’s own code, or one of ours. */
  failureCode?: FailureCode | undefined
  /** For the merchant: what the code means and what to do next. */
  failureMessage?: string | undefined
  /** For the customer: what happened and what to do. */
  customerMessage?: string | undefined
  /** The kind of operation. */
  kind: 'c2p' | 'card' | 'pago-movil' | 'debit' | 'credit' | 'account-credit' | 'payout' | 'change'
  /** The network’s operation id, if it assigned one. */
  operationId?: string | undefined
  /** The status before the bank was queried. */
  statusBefore: 'PENDING' | 'COMPLETED' | 'FAILED' | 'REVERSED'
}

/** The current state of a disbursement and its parts. */
export type PolledDisbursement = {
  /** The id of the whole disbursement. */
  id: string
  /** The same as id. */
  paymentId: string
  referencia: string
  /** PENDING while any part is; PARTIAL if some parts failed and others did not. */
  status: 'COMPLETED' | 'PENDING' | 'PARTIAL' | 'FAILED'
  /** An earlier disbursement of the last 24 hours with the same `referencia`. Both were executed. */
  duplicateOf?: string | undefined
  /** In the order of the request. */
  credits: {
    /** As you sent it; 58 and 10 digits when the disbursement is read later. */
    telefono: string
    montoPart: number
    paymentId: string
    status: 'PENDING' | 'COMPLETED' | 'FAILED' | 'REVERSED'
    /** The network’s code, or one of the gateway’s. AC00 while the status is PENDING. */
    code: string
    /** The bank’s reference: text, leading zeros matter. */
    reference?: string | undefined
    /** The network’s operation id, if it assigned one. */
    id?: string | undefined
    /** The bank’s own code, or one of ours. */
    failureCode?: FailureCode | undefined
    /** For the merchant: what the code means and what to do next. */
    failureMessage?: string | undefined
    /** For the customer: what happened and what to do. */
    customerMessage?: string | undefined
  }[]
  kind: 'disbursement'
  /** The same as status: the bank is queried about parts in the background. */
  statusBefore: 'COMPLETED' | 'PENDING' | 'PARTIAL' | 'FAILED'
}

export type PollRequest = {
  /** A paymentId, a disbursement’s id or the network’s operation id. */
  id: string
  /** Ignored: the id identifies the operation. */
  kind?: string | undefined
}

export type NewWebhookEndpoint = {
  /** URL that events are POSTed to: https and a public address, unless the operator of this gateway allows others; without credentials or fragment. */
  url: string
  /** Subscribed events. `payment.canceled` is sent in addition to the `payment.failed` of an expired intent. */
  events: ('payment.pending' | 'payment.completed' | 'payment.failed' | 'payment.reversed' | 'payment.canceled')[]
  /** Your own signing secret. If absent, a `whsec_…` secret is generated. */
  secret?: string | undefined
}

export type WebhookEndpointWithSecret = {
  id: string
  tenantId: string
  url: string
  events: ('payment.pending' | 'payment.completed' | 'payment.failed' | 'payment.reversed' | 'payment.canceled')[]
  /** Nothing is sent to an inactive endpoint. */
  isActive: boolean
  createdAt: string
  updatedAt: string
  /** The previous secret signs too until then. */
  previousSecretExpiresAt?: string | undefined
  /** Shown only in this response. */
  secret: string
}

export type WebhookEndpoint = {
  id: string
  tenantId: string
  url: string
  events: ('payment.pending' | 'payment.completed' | 'payment.failed' | 'payment.reversed' | 'payment.canceled')[]
  /** Nothing is sent to an inactive endpoint. */
  isActive: boolean
  createdAt: string
  updatedAt: string
  /** The previous secret signs too until then. */
  previousSecretExpiresAt?: string | undefined
}

/** Absent fields keep their values. */
export type WebhookEndpointChange = {
  /** URL that events are POSTed to: https and a public address, unless the operator of this gateway allows others; without credentials or fragment. */
  url?: string | undefined
  /** Subscribed events. `payment.canceled` is sent in addition to the `payment.failed` of an expired intent. */
  events?:
    | ('payment.pending' | 'payment.completed' | 'payment.failed' | 'payment.reversed' | 'payment.canceled')[]
    | undefined
  isActive?: boolean | undefined
}

/** Delivery log entry. */
export type WebhookDelivery = {
  /** Event id, sent in the `webhook-id` header. */
  id: string
  event: string
  paymentId?: string | undefined
  /** `delivered`: the response was 2xx. `failed`: any other response, or none. `interrupted`: the gateway process died during the attempt; the request may have arrived. No delivery is ever sent again. */
  status: 'queued' | 'sending' | 'delivered' | 'failed' | 'interrupted'
  createdAt: string
  sentAt?: string | undefined
  responseStatus?: number | undefined
  /** Reason why there was no usable response, such as `timeout`. */
  error?: string | undefined
  durationMs?: number | undefined
  /** First 1 KiB of the response body. */
  excerpt?: string | undefined
  /** Request body, exactly as signed and sent. */
  body: string
}

export type WebhookDeliveryList = {
  items: WebhookDelivery[]
  /** Cursor of the next page; null on the last page. */
  nextCursor: string | null
}

export type TestNotificationReport = {
  /** Whether at least one endpoint responded 2xx. */
  sent: boolean
  event: 'notification.test'
  tenantId: string
  deliveries: {
    webhookId: string
    status: 'queued' | 'sending' | 'delivered' | 'failed' | 'interrupted'
    responseStatus?: number | undefined
    error?: string | undefined
    durationMs?: number | undefined
  }[]
}

export type TestFaultRequest = {
  /** Simulated bank. */
  bank: 'bnc' | 'r4'
  /** code: responds with `code`. fields: rejects the named `fields`. delay: responds after `delayMs`. late: executes the operation and responds after `delayMs`. resetBefore, resetAfter: the connection is reset before or after the money moved. duplicate: responds twice. malformed: the response is truncated. status, html: a response with `status` and without data, or with HTML. keyExpiry: the bank ends the session first (BNC). */
  kind:
    | 'code'
    | 'fields'
    | 'delay'
    | 'late'
    | 'resetBefore'
    | 'resetAfter'
    | 'duplicate'
    | 'malformed'
    | 'status'
    | 'html'
    | 'keyExpiry'
  /** The bank’s own name of the operation: SendC2P, ReverseC2P, Send (cards), Validate, History … at BNC; MBc2p, DebitoInmediato, CreditoInmediato, MBvuelto, R4pagos, ConsultarOperaciones … at R4. If absent, any operation. */
  operation?: string | undefined
  /** Number of calls affected; default 1. */
  times?: number | undefined
  delayMs?: number | undefined
  status?: number | undefined
  /** Any response code. */
  code?: string | undefined
  /** With `code`: the money moves nevertheless. */
  moved?: boolean | undefined
  fields?: string[] | undefined
}

/** Scripted fault that has not been used up yet. */
export type TestFault = {
  id: string
  /** Simulated bank. */
  bank: 'bnc' | 'r4'
  /** code: responds with `code`. fields: rejects the named `fields`. delay: responds after `delayMs`. late: executes the operation and responds after `delayMs`. resetBefore, resetAfter: the connection is reset before or after the money moved. duplicate: responds twice. malformed: the response is truncated. status, html: a response with `status` and without data, or with HTML. keyExpiry: the bank ends the session first (BNC). */
  kind:
    | 'code'
    | 'fields'
    | 'delay'
    | 'late'
    | 'resetBefore'
    | 'resetAfter'
    | 'duplicate'
    | 'malformed'
    | 'status'
    | 'html'
    | 'keyExpiry'
  /** The bank’s own name of the operation: SendC2P, ReverseC2P, Send (cards), Validate, History … at BNC; MBc2p, DebitoInmediato, CreditoInmediato, MBvuelto, R4pagos, ConsultarOperaciones … at R4. If absent, any operation. */
  operation?: string | undefined
  /** Number of calls affected; default 1. */
  times?: number | undefined
  delayMs?: number | undefined
  status?: number | undefined
  /** Any response code. */
  code?: string | undefined
  /** With `code`: the money moves nevertheless. */
  moved?: boolean | undefined
  fields?: string[] | undefined
}

export type TestFaultList = {
  items: TestFault[]
}

/** Statement line of your account at the simulated BNC. */
export type TestMovementRequest = {
  /** In VES. */
  amount: number
  reference: string
  /** Day in Caracas. */
  date: string
  phone?: string | undefined
  bankCode?: string | undefined
  document?: string | undefined
  type?: 'p2p' | 'c2p' | 'plain' | 'transfer' | 'immediate' | 'commission' | undefined
  direction?: 'in' | 'out' | undefined
  concept?: string | undefined
}

export type TestMovement = {
  controlNumber: string
  amount: string
  reference: string
  /** Day in Caracas. */
  date: string
}

/** Money that actually moved, whatever the responses said. */
export type TestLedger = {
  /** Oldest first. */
  items: {
    id: string
    /** Simulated bank. */
    bank: 'bnc' | 'r4'
    /** The bank’s own name of the operation. */
    operation: string
    /** In VES, two decimals. */
    amount: string
    direction: 'in' | 'out'
    reference: string
    at: string
    /** Id of the entry that this one reverses. */
    reverses?: string | undefined
  }[]
}

/** What each operation takes and what it answers when it succeeds. */
export type Operations = {
  /** List banks. */
  listBanks: {
    input: Record<string, never>
    answer: Bank[]
  }
  /** Quote. */
  getQuote: {
    input: {
      query: {
        /** The amount in USD, written as a plain decimal. */
        usdAmount: number
      }
    }
    answer: Quote
  }
  /** Create a C2P intent. */
  requestC2p: {
    input: {
      body: C2pRequest
    }
    answer: C2pIntent
  }
  /** Execute a C2P intent. */
  executeC2p: {
    input: {
      body: C2pExecute
    }
    answer: Receipt
  }
  /** Charge a card. */
  chargeCard: {
    input: {
      body: CardPayment
    }
    answer: Receipt
  }
  /** Verify a Pago Móvil transfer. */
  verifyPagoMovil: {
    input: {
      body: TransferVerification
    }
    answer: Receipt
  }
  /** List payments. */
  listPayments: {
    input: {
      query?:
        | {
            /** Only payments with this status. */
            status?: 'PENDING' | 'COMPLETED' | 'FAILED' | 'REVERSED' | undefined
            /** Only payments of this method. */
            method?:
              | 'C2P'
              | 'VPOS'
              | 'PAGO_MOVIL'
              | 'DEBITO_INMEDIATO'
              | 'CREDITO_INMEDIATO'
              | 'CREDITO_CUENTA'
              | 'DISPERSION'
              | 'VUELTO'
              | undefined
            /** Your own reference. Not unique: it does not prevent duplicates. */
            externalRef?: string | undefined
            /** Only payments created at this time or later. */
            from?: string | undefined
            /** Only payments created before this time. */
            to?: string | undefined
            /** nextCursor of the previous page, with the same filters. */
            cursor?: string | undefined
            /** Items per page; default 25. */
            limit?: number | undefined
          }
        | undefined
    }
    answer: PaymentList
  }
  /** Get a payment. */
  getPayment: {
    input: {
      path: {
        /** The paymentId of the receipt. */
        id: string
      }
    }
    answer: Receipt
  }
  /** Get the latest payment by external reference. */
  getPaymentByRef: {
    input: {
      path: {
        /** Your own reference. Not unique: it does not prevent duplicates. */
        externalRef: string
      }
    }
    answer: Receipt
  }
  /** Timeline of a payment. */
  listPaymentEvents: {
    input: {
      path: {
        /** The paymentId of the receipt. */
        id: string
      }
    }
    answer: Timeline
  }
  /** Reverse a C2P payment. */
  reversePayment: {
    input: {
      path: {
        /** The paymentId of the receipt. */
        id: string
      }
    }
    answer: Receipt
  }
  /** Issue a debit authorization code. */
  requestDebitOtp: {
    input: {
      body: DebitOtpRequest
    }
    answer: DebitOtp
  }
  /** Immediate debit. */
  debit: {
    input: {
      body: DebitRequest
    }
    answer: Operation
  }
  /** Immediate credit by phone and identity. */
  creditPhone: {
    input: {
      body: CreditRequest
    }
    answer: Operation
  }
  /** Credit to a 20-digit bank account. */
  creditAccount: {
    input: {
      body: AccountCreditRequest
    }
    answer: Operation
  }
  /** Disburse credits to multiple recipients. */
  disburseCredits: {
    input: {
      body: DisbursementRequest
    }
    answer: Disbursement
  }
  /** Disburse payments to bank accounts. */
  payOut: {
    input: {
      body: PayoutRequest
    }
    answer: Operation
  }
  /** Send change to a customer. */
  sendChange: {
    input: {
      body: ChangeRequest
    }
    answer: Operation
  }
  /** Get a disbursement. */
  getDisbursement: {
    input: {
      path: {
        /** The disbursement’s id. */
        id: string
      }
    }
    answer: Disbursement
  }
  /** Poll a pending operation. */
  getOperation: {
    input: {
      path: {
        /** A paymentId, a disbursement’s id or the network’s operation id. */
        id: string
      }
    }
    answer: PolledPayment | PolledDisbursement
  }
  /** Poll a pending operation, by POST. */
  pollOperation: {
    input: {
      body: PollRequest
    }
    answer: PolledPayment | PolledDisbursement
  }
  /** Register a webhook endpoint. */
  createWebhook: {
    input: {
      body: NewWebhookEndpoint
    }
    answer: WebhookEndpointWithSecret
  }
  /** List webhook endpoints. */
  listWebhooks: {
    input: Record<string, never>
    answer: WebhookEndpoint[]
  }
  /** Get a webhook endpoint. */
  getWebhook: {
    input: {
      path: {
        /** Endpoint id. */
        id: string
      }
    }
    answer: WebhookEndpoint
  }
  /** Update a webhook endpoint. */
  updateWebhook: {
    input: {
      path: {
        /** Endpoint id. */
        id: string
      }
      body: WebhookEndpointChange
    }
    answer: WebhookEndpoint
  }
  /** Delete a webhook endpoint. */
  deleteWebhook: {
    input: {
      path: {
        /** Endpoint id. */
        id: string
      }
    }
    answer: {
      id: string
      deleted: true
    }
  }
  /** Rotate the signing secret. */
  rotateWebhookSecret: {
    input: {
      path: {
        /** Endpoint id. */
        id: string
      }
      body?:
        | {
            /** Seconds during which the previous secret signs too; default 86400. */
            graceSeconds?: number | undefined
            /** Your own signing secret. If absent, a `whsec_…` secret is generated. */
            secret?: string | undefined
          }
        | null
        | undefined
    }
    answer: WebhookEndpointWithSecret
  }
  /** List the deliveries of an endpoint. */
  listWebhookDeliveries: {
    input: {
      path: {
        /** Endpoint id. */
        id: string
      }
      query?:
        | {
            /** nextCursor of the previous page, with the same filters. */
            cursor?: string | undefined
            /** Items per page; default 25. */
            limit?: number | undefined
          }
        | undefined
    }
    answer: WebhookDeliveryList
  }
  /** Send a test notification. */
  sendTestNotification: {
    input: {
      body?:
        | {
            /** Only this endpoint, if it is active. */
            webhookId?: string | undefined
          }
        | null
        | undefined
    }
    answer: TestNotificationReport
  }
  /** Script a fault of your simulated bank account. */
  createTestFault: {
    input: {
      body: TestFaultRequest
    }
    answer: TestFault
  }
  /** List pending faults. */
  listTestFaults: {
    input: Record<string, never>
    answer: TestFaultList
  }
  /** Remove all faults of your simulated bank accounts. */
  deleteTestFaults: {
    input: Record<string, never>
    answer: TestFaultList
  }
  /** Add a movement to your simulated bank account. */
  createTestMovement: {
    input: {
      body: TestMovementRequest
    }
    answer: TestMovement
  }
  /** List the ledger of your simulated bank account. */
  listTestLedger: {
    input: {
      query: {
        /** Simulated bank. */
        bank: 'bnc' | 'r4'
      }
    }
    answer: TestLedger
  }
}

export type OperationId = keyof Operations

/** The body of each webhook event. */
export type WebhookBodies = {
  'payment.pending': {
    /** The event. */
    event: 'payment.pending'
    data: {
      /** The payment. */
      paymentId: string
      /** The status of the payment from this event on. */
      status: 'PENDING'
      /** Your own reference, as you sent it. */
      externalRef?: string | undefined
      /** How it is paid. */
      method:
        | 'C2P'
        | 'VPOS'
        | 'PAGO_MOVIL'
        | 'DEBITO_INMEDIATO'
        | 'CREDITO_INMEDIATO'
        | 'CREDITO_CUENTA'
        | 'DISPERSION'
        | 'VUELTO'
      /** Absent for an operation in VES created while no rate was available. */
      usdAmount?: number | undefined
      /** The amount the bank moves; for a verified transfer, the requested amount. */
      vesAmount: number
      /** The amount of the verified transfer, if it differs from `vesAmount`. */
      receivedVesAmount?: number | undefined
      /** The rate used to convert one amount into the other. */
      bcvRate?: number | undefined
      /** The bank’s reference: text, leading zeros matter. */
      bankReference?: string | undefined
      /** Of a failed payment: the bank’s own code, or one of ours. */
      failureCode?: FailureCode | undefined
      /** The name of your tenant. */
      tenantName: string
      /** When it was created. */
      createdAt: string
      /** Whether real money moves. */
      livemode: boolean
    }
    /** When the payment changed. */
    timestamp: string
  }
  'payment.completed': {
    /** The event. */
    event: 'payment.completed'
    data: {
      /** The payment. */
      paymentId: string
      /** The status of the payment from this event on. */
      status: 'COMPLETED'
      /** Your own reference, as you sent it. */
      externalRef?: string | undefined
      /** How it is paid. */
      method:
        | 'C2P'
        | 'VPOS'
        | 'PAGO_MOVIL'
        | 'DEBITO_INMEDIATO'
        | 'CREDITO_INMEDIATO'
        | 'CREDITO_CUENTA'
        | 'DISPERSION'
        | 'VUELTO'
      /** Absent for an operation in VES created while no rate was available. */
      usdAmount?: number | undefined
      /** The amount the bank moves; for a verified transfer, the requested amount. */
      vesAmount: number
      /** The amount of the verified transfer, if it differs from `vesAmount`. */
      receivedVesAmount?: number | undefined
      /** The rate used to convert one amount into the other. */
      bcvRate?: number | undefined
      /** The bank’s reference: text, leading zeros matter. */
      bankReference?: string | undefined
      /** Of a failed payment: the bank’s own code, or one of ours. */
      failureCode?: FailureCode | undefined
      /** The name of your tenant. */
      tenantName: string
      /** When it was created. */
      createdAt: string
      /** Whether real money moves. */
      livemode: boolean
    }
    /** When the payment changed. */
    timestamp: string
  }
  'payment.failed': {
    /** The event. */
    event: 'payment.failed'
    data: {
      /** The payment. */
      paymentId: string
      /** The status of the payment from this event on. */
      status: 'FAILED'
      /** Your own reference, as you sent it. */
      externalRef?: string | undefined
      /** How it is paid. */
      method:
        | 'C2P'
        | 'VPOS'
        | 'PAGO_MOVIL'
        | 'DEBITO_INMEDIATO'
        | 'CREDITO_INMEDIATO'
        | 'CREDITO_CUENTA'
        | 'DISPERSION'
        | 'VUELTO'
      /** Absent for an operation in VES created while no rate was available. */
      usdAmount?: number | undefined
      /** The amount the bank moves; for a verified transfer, the requested amount. */
      vesAmount: number
      /** The amount of the verified transfer, if it differs from `vesAmount`. */
      receivedVesAmount?: number | undefined
      /** The rate used to convert one amount into the other. */
      bcvRate?: number | undefined
      /** The bank’s reference: text, leading zeros matter. */
      bankReference?: string | undefined
      /** Of a failed payment: the bank’s own code, or one of ours. */
      failureCode?: FailureCode | undefined
      /** The name of your tenant. */
      tenantName: string
      /** When it was created. */
      createdAt: string
      /** Whether real money moves. */
      livemode: boolean
    }
    /** When the payment changed. */
    timestamp: string
  }
  'payment.reversed': {
    /** The event. */
    event: 'payment.reversed'
    data: {
      /** The payment. */
      paymentId: string
      /** The status of the payment from this event on. */
      status: 'REVERSED'
      /** Your own reference, as you sent it. */
      externalRef?: string | undefined
      /** How it is paid. */
      method:
        | 'C2P'
        | 'VPOS'
        | 'PAGO_MOVIL'
        | 'DEBITO_INMEDIATO'
        | 'CREDITO_INMEDIATO'
        | 'CREDITO_CUENTA'
        | 'DISPERSION'
        | 'VUELTO'
      /** Absent for an operation in VES created while no rate was available. */
      usdAmount?: number | undefined
      /** The amount the bank moves; for a verified transfer, the requested amount. */
      vesAmount: number
      /** The amount of the verified transfer, if it differs from `vesAmount`. */
      receivedVesAmount?: number | undefined
      /** The rate used to convert one amount into the other. */
      bcvRate?: number | undefined
      /** The bank’s reference: text, leading zeros matter. */
      bankReference?: string | undefined
      /** Of a failed payment: the bank’s own code, or one of ours. */
      failureCode?: FailureCode | undefined
      /** The name of your tenant. */
      tenantName: string
      /** When it was created. */
      createdAt: string
      /** Whether real money moves. */
      livemode: boolean
    }
    /** When the payment changed. */
    timestamp: string
  }
  'payment.canceled': {
    /** The event. */
    event: 'payment.canceled'
    data: {
      /** The payment. */
      paymentId: string
      /** The status of the payment from this event on. */
      status: 'FAILED'
      /** Your own reference, as you sent it. */
      externalRef?: string | undefined
      /** How it is paid. */
      method:
        | 'C2P'
        | 'VPOS'
        | 'PAGO_MOVIL'
        | 'DEBITO_INMEDIATO'
        | 'CREDITO_INMEDIATO'
        | 'CREDITO_CUENTA'
        | 'DISPERSION'
        | 'VUELTO'
      /** Absent for an operation in VES created while no rate was available. */
      usdAmount?: number | undefined
      /** The amount the bank moves; for a verified transfer, the requested amount. */
      vesAmount: number
      /** The amount of the verified transfer, if it differs from `vesAmount`. */
      receivedVesAmount?: number | undefined
      /** The rate used to convert one amount into the other. */
      bcvRate?: number | undefined
      /** The bank’s reference: text, leading zeros matter. */
      bankReference?: string | undefined
      /** Of a failed payment: the bank’s own code, or one of ours. */
      failureCode?: FailureCode | undefined
      /** The name of your tenant. */
      tenantName: string
      /** When it was created. */
      createdAt: string
      /** Whether real money moves. */
      livemode: boolean
    }
    /** When the payment changed. */
    timestamp: string
  }
  'notification.test': {
    /** The event. */
    event: 'notification.test'
    data: {
      /** Your tenant. */
      tenantId: string
      /** Of no payment; always the same. */
      paymentId: string
      /** Always the same. */
      status: 'COMPLETED'
      /** The mode of the key that asked for it. */
      livemode: boolean
    }
    /** When you asked for it. */
    timestamp: string
  }
}

/** The errors that operations name. */
export type OperationErrorCode =
  | 'card_velocity_blocked'
  | 'idempotency_key_reused'
  | 'idempotency_request_in_progress'
  | 'inactive_api_key'
  | 'intent_mismatch'
  | 'intent_not_found'
  | 'internal_error'
  | 'invalid_api_key'
  | 'invalid_idempotency_key'
  | 'invalid_request'
  | 'missing_api_key'
  | 'not_found'
  | 'operation_not_found'
  | 'payload_too_large'
  | 'payment_not_found'
  | 'payment_not_reversible'
  | 'payment_service_unavailable'
  | 'provider_rejected'
  | 'provider_unavailable'
  | 'rate_limited'
  | 'rate_unavailable'
  | 'service_unavailable'
  | 'test_card_in_live_mode'
  | 'unsupported_media_type'
  | 'unsupported_operation'
  | 'webhook_not_found'
  | 'webhook_url_refused'

export const routes: Record<OperationId, { method: string; path: string }> = {
  listBanks: { method: 'GET', path: '/v1/banks' },
  getQuote: { method: 'GET', path: '/v1/quote' },
  requestC2p: { method: 'POST', path: '/v1/payments/c2p/request' },
  executeC2p: { method: 'POST', path: '/v1/payments/c2p' },
  chargeCard: { method: 'POST', path: '/v1/payments/vpos' },
  verifyPagoMovil: { method: 'POST', path: '/v1/payments/pago-movil/verify' },
  listPayments: { method: 'GET', path: '/v1/payments' },
  getPayment: { method: 'GET', path: '/v1/payments/{id}' },
  getPaymentByRef: { method: 'GET', path: '/v1/payments/by-ref/{externalRef}' },
  listPaymentEvents: { method: 'GET', path: '/v1/payments/{id}/events' },
  reversePayment: { method: 'POST', path: '/v1/payments/{id}/reverse' },
  requestDebitOtp: { method: 'POST', path: '/v1/payments/debit/otp' },
  debit: { method: 'POST', path: '/v1/payments/debit' },
  creditPhone: { method: 'POST', path: '/v1/payments/credit' },
  creditAccount: { method: 'POST', path: '/v1/payments/credit/account' },
  disburseCredits: { method: 'POST', path: '/v1/payments/credit/disburse' },
  payOut: { method: 'POST', path: '/v1/payments/payouts' },
  sendChange: { method: 'POST', path: '/v1/payments/change' },
  getDisbursement: { method: 'GET', path: '/v1/payments/disbursements/{id}' },
  getOperation: { method: 'GET', path: '/v1/payments/operations/{id}' },
  pollOperation: { method: 'POST', path: '/v1/payments/operations/poll' },
  createWebhook: { method: 'POST', path: '/v1/webhooks' },
  listWebhooks: { method: 'GET', path: '/v1/webhooks' },
  getWebhook: { method: 'GET', path: '/v1/webhooks/{id}' },
  updateWebhook: { method: 'PATCH', path: '/v1/webhooks/{id}' },
  deleteWebhook: { method: 'DELETE', path: '/v1/webhooks/{id}' },
  rotateWebhookSecret: { method: 'POST', path: '/v1/webhooks/{id}/rotate-secret' },
  listWebhookDeliveries: { method: 'GET', path: '/v1/webhooks/{id}/deliveries' },
  sendTestNotification: { method: 'POST', path: '/v1/notifications/test' },
  createTestFault: { method: 'POST', path: '/v1/test/faults' },
  listTestFaults: { method: 'GET', path: '/v1/test/faults' },
  deleteTestFaults: { method: 'DELETE', path: '/v1/test/faults' },
  createTestMovement: { method: 'POST', path: '/v1/test/movements' },
  listTestLedger: { method: 'GET', path: '/v1/test/ledger' },
}
