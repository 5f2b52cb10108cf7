/** Failure codes of the gateway. */
export type OwnFailureCode =
  /** The bank does not show the transfer; it may appear later. */
  | 'MOVEMENT_NOT_FOUND'
  /** The transfer already paid for an order, perhaps for this one in an earlier request. */
  | 'MOVEMENT_ALREADY_CLAIMED'
  /** The transfer has a different amount. */
  | 'AMOUNT_MISMATCH'
  /** Without a reference the transfer cannot be identified. */
  | 'REFERENCE_REQUIRED'
  /** The customer's token or transfer did not arrive in time. */
  | 'INTENT_EXPIRED'
  /** The tenant canceled it. */
  | 'CANCELED_BY_TENANT'
  | 'PAID_IN_ANOTHER_WAY'
  /** A second person declined the payout; nothing was sent. */
  | 'APPROVAL_DECLINED'
  /** Nobody approved the payout in time; nothing was sent. */
  | 'APPROVAL_EXPIRED'
  /** The bank could not be reached and nothing was charged. */
  | 'BANK_NOT_REACHED'
  /** An operator confirmed with the bank that no money moved. */
  | 'RESOLVED_BY_OPERATOR'

/** Failure codes of the banks that the customer can remedy; banks have many more. */
export type BankFailureCode =
  /** Insufficient funds: at BNC, at R4, and at R4's immediate debit. */
  | 'G51'
  | '51'
  | 'AM04'
  /** Wrong token or PIN: at BNC, at R4, and at R4's immediate debit. */
  | 'G55'
  | '55'
  | 'TKCM'
  /** The payer is not registered: use another phone or card. */
  | 'G56'
  | '56'
  /** The daily amount is exceeded. */
  | 'G61'
  | '61'
  /** The identity document does not match. */
  | 'G80'
  | '80'

/** Failure code of the bank or of the gateway. Any text: banks add codes without notice. */
export type FailureCode = OwnFailureCode | BankFailureCode | (string & {})
