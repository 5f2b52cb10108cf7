/** Why a payment failed, where it was the gateway that found out. */
export type OwnFailureCode =
  /** The bank does not show the transfer. It may later. */
  | 'MOVEMENT_NOT_FOUND'
  /** The transfer already paid for something else. */
  | 'MOVEMENT_ALREADY_CLAIMED'
  /** The transfer is there with another amount. */
  | 'AMOUNT_MISMATCH'
  /** Without a reference the transfer cannot be identified. */
  | 'REFERENCE_REQUIRED'
  /** The customer's token did not come in time. */
  | 'INTENT_EXPIRED'
  /** The bank could not be reached and nothing was charged. */
  | 'BANK_NOT_REACHED'
  /** An operator found out with the bank that no money moved. */
  | 'RESOLVED_BY_OPERATOR'

/** Codes of the banks that mean the customer can do something about it; a bank has many more. */
export type BankFailureCode =
  /** Insufficient funds, at BNC, at R4, and at R4's immediate debit. */
  | 'G51'
  | '51'
  | 'AM04'
  /** Wrong token or PIN, likewise. */
  | 'G55'
  | '55'
  | 'TKCM'
  /** The payer is not registered: another phone or card. */
  | 'G56'
  | '56'
  /** The daily amount is exceeded. */
  | 'G61'
  | '61'
  /** The identity document does not match. */
  | 'G80'
  | '80'

/** The bank's own code or one of the gateway's. Any text: banks add codes without telling. */
export type FailureCode = OwnFailureCode | BankFailureCode | (string & {})
