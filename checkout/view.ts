/**
 * The pages that a customer sees, as data. The gateway decides what is shown; this package turns it into HTML and knows
 * nothing about payments, the database or HTTP.
 */
export type Language = 'es' | 'en'

export type Method = 'c2p' | 'pago_movil' | 'debit' | 'card'

export type Merchant = {
  name: string
  /** Address of the logo on this server. */
  logoUrl?: string
  /** `#rrggbb`; the pages choose the text colour so that the contrast suffices, and darken a colour that is too light. */
  colour?: string
}

/** Decimals with a point and two digits, such as `1523.40`. */
export type Amount = {
  ves: string
  usd?: string
  /** The rate and its day (`2026-11-16`), where the amount in VES depends on a rate. */
  rate?: string
  rateDate?: string
  /** An operator of the gateway entered the rate by hand. */
  isRateManual?: boolean
}

export type Line = { label: string; usd?: string; ves?: string }

export type Bank = {
  code: string
  name: string
  shortName: string
}

/** Part of every page of a session. */
export type SessionPage = {
  language: Language
  merchant: Merchant
  livemode: boolean
  /** Path of the session: `/pay/TOKEN`. All addresses of forms and links begin with it. */
  path: string
  description: string
  lines: Line[]
  amount: Amount
  /** The methods that the customer can choose from. */
  methods: Method[]
  /** ISO instants. The amount is valid until `amountValidUntil`, at most until the session ends. */
  now: string
  expiresAt: string
  amountValidUntil: string
  /** Where the customer returns to, with the session's id. */
  returnUrl?: string
}

/** A message above the form. `refusal` is the bank's refusal in words for the customer. */
export type Notice =
  | { kind: 'declined'; text: string }
  /** A charge that was not in the bank's statement: its line may still appear. */
  | { kind: 'charge_not_found'; text: string }
  /** A charge that failed, perhaps of another person. */
  | { kind: 'earlier_failed' }
  | { kind: 'amount_changed'; before: string }
  | { kind: 'bank_unavailable' }
  | { kind: 'too_many_attempts'; retryAfterMinutes: number }
  | { kind: 'key_not_sent' }
  /** Too much time passed since the card was typed. */
  | { kind: 'card_again' }
  | { kind: 'reference_saved' }

/**
 * Why a charge failed: the bank declined it; it was not in the bank's statement, so it is not certain that nothing was
 * charged; the key was not typed in time; the merchant canceled it.
 */
export type FailureCause = 'declined' | 'not_found' | 'expired' | 'canceled'

/** Names of the form fields. The same names are used in the HTML. */
export type Field =
  | 'bank'
  | 'documentType'
  | 'document'
  | 'phone'
  | 'token'
  | 'name'
  | 'otp'
  | 'reference'
  | 'cardNumber'
  | 'expiry'
  | 'cvv'
  | 'pin'
  | 'cardHolder'
  | 'accountType'
  | 'secondFactor'
  | 'amount'

/** Values that the customer typed, to be shown again. Never a token, a key, a second factor, a card number, a CVV or a PIN. */
export type Values = Partial<Record<Field, string>>

/** The fields that are not valid; the package has a text for each. */
export type Invalid = Field[]

export type Form = { values: Values; invalid: Invalid; notice?: Notice }

/** A PENDING, partly paid or completed transfer. */
export type PayTo = { bankCode: string; bankName: string; phone: string; document: string; name: string }

export type Page =
  /** The choice of a method. */
  | (SessionPage & { kind: 'methods'; notice?: Notice })
  /** C2P, step 1: bank, document, phone. Posts to `PATH/c2p`. */
  | (SessionPage & Form & { kind: 'c2p'; banks: Bank[] })
  /** C2P, step 2: the key. Posts to `PATH/c2p/PAYMENT`; a declined one offers `PATH/c2p/PAYMENT/again`. */
  | (SessionPage &
      Form & {
        kind: 'c2p_token'
        paymentId: string
        bank: Bank
        /** How to obtain the key at this bank, in the page's language. */
        tokenHint: string
        /** The gateway requested the key and the bank sends it by SMS. */
        keyRequested: boolean
        phone: string
        keyExpiresAt: string
      })
  /** C2P: the charge failed. Posts to `PATH/c2p/PAYMENT/again`, which starts again with the same bank, document and phone. */
  | (SessionPage & {
      kind: 'c2p_declined'
      paymentId: string
      text: string
      bank: Bank
      cause: FailureCause
    })
  /** Pago Móvil: before the request exists. Posts to `PATH/pago-movil`; phone and document are optional. */
  | (SessionPage & Form & { kind: 'pago_movil'; banks: Bank[] })
  /** Pago Móvil: where to pay. The reference form posts to `PATH/pago-movil/reference`. */
  | (SessionPage &
      Form & {
        kind: 'pago_movil_waiting'
        payTo: PayTo[]
        /** Of a request that was paid in part. */
        received?: string
        remaining?: string
        requestExpiresAt: string
      })
  /** Immediate debit, step 1: bank, document, phone, name. Posts to `PATH/debit`. */
  | (SessionPage & Form & { kind: 'debit'; banks: Bank[] })
  /** Immediate debit, step 2: the key that the bank sent. Posts to `PATH/debit/key`; the values travel as hidden fields. */
  | (SessionPage & Form & { kind: 'debit_key'; bank: Bank })
  /** Card. Posts to `PATH/card`. */
  | (SessionPage & Form & { kind: 'card' })
  /** Debit card, step 2: what its bank asks of its holder. Posts to `PATH/card/key`. */
  | (SessionPage &
      Form & {
        kind: 'card_factor'
        /** The card of step 1, which only the server that sealed it can read. Travels as a hidden field. */
        sealedCard: string
        cardLast4: string
        /** `label` is the bank's own text, in its language. */
        factor: { label: string; isOneTime: boolean; isNumeric: boolean }
        keyExpiresAt: string
      })
  /** A charge whose outcome is not known: the customer must not pay again. Follows by itself. */
  | (SessionPage & { kind: 'unknown_outcome'; method: Method; since: string; needsReview: boolean; paymentId?: string })
  | (SessionPage & {
      kind: 'paid'
      paidAt: string
      method: Method
      reference?: string
      receiptUrl: string
      overpaid?: string
      paidLate: boolean
      reversed: boolean
    })
  /**
   * The session ended. `received` if money arrived that did not reach the amount; `report` while a transfer that was sent
   * before the end still pays it. The reference form posts to `PATH/pago-movil/reference`.
   */
  | (SessionPage & { kind: 'expired' | 'canceled'; received?: string; newSessionUrl?: string; report?: Form })

/** A payment link. Posts to `PATH`, which begins a session. */
export type LinkPage = {
  kind: 'link'
  language: Language
  merchant: Merchant
  livemode: boolean
  path: string
  description: string
  lines: Line[]
  /** Absent where the customer types the amount. */
  amount?: Amount
  /** The currency that the customer types the amount in. */
  currency: 'USD' | 'VES'
  state: 'open' | 'off' | 'expired' | 'used'
  values: Values
  invalid: Invalid
  notice?: Notice
}

export type Receipt = {
  language: Language
  merchant: Merchant
  livemode: boolean
  path: string
  description: string
  lines: Line[]
  amount: Amount
  paidAt: string
  method: Method
  bankName?: string
  /** The whole reference on the receipt; its last four digits on the public check. */
  reference?: string
  paymentId: string
  reversed: boolean
  /** Absolute address of the public check and its QR code as SVG. */
  checkUrl: string
  checkQr: string
}

export type ReceiptPage = { kind: 'receipt' } & Receipt

/** The public check: nothing but these facts. */
export type CheckPage = {
  kind: 'check'
  language: Language
  livemode: boolean
  path: string
  amount: Pick<Amount, 'ves'>
  paidAt: string
  lastDigits?: string
  reversed: boolean
}

/** A page without a session: an unknown address, a request that cannot be served now. */
export type MessagePage = {
  kind: 'not_found' | 'unavailable' | 'too_many_requests' | 'bad_request'
  language: Language
  path: string
}
