/**
 * Fixed outcomes of the simulated banks: the values to send for a known result. One table per field that selects it.
 */
export const outcomes = [
  'approved',
  'approvedMastercard',
  'approvedMaestro',
  'insufficientFunds',
  'cardExpired',
  'wrongToken',
  'wrongPin',
  'wrongPhone',
  'limitExceeded',
  'wrongDocument',
  'slowApproved',
  'slowDeclined',
  'lostAfter',
  'lostBefore',
  'malformed',
  'unavailable',
  'found',
  'notFound',
  'otherAmount',
  'reversalRefused',
] as const
export type Outcome = (typeof outcomes)[number]

export type Values = Partial<Record<Outcome, string>>

/** The token of a C2P payment and the key of an immediate debit. */
export const tokens = {
  approved: '13572468',
  insufficientFunds: '00000051',
  wrongToken: '00000055',
  wrongPhone: '00000056',
  limitExceeded: '00000061',
  wrongDocument: '00000080',
  slowApproved: '00000009',
  slowDeclined: '00000008',
  lostAfter: '00000098',
  lostBefore: '00000099',
  malformed: '00000097',
  unavailable: '00000091',
} satisfies Values

/** The céntimos of an amount, for operations that carry no token. */
export const cents = {
  approved: '00',
  insufficientFunds: '51',
  slowApproved: '09',
  slowDeclined: '08',
  lostAfter: '98',
  lostBefore: '99',
  malformed: '97',
  unavailable: '91',
} satisfies Values

export const cards = {
  approved: '4242424242424242',
  approvedMastercard: '5555555555554444',
  approvedMaestro: '6759649826438453',
  insufficientFunds: '4000000000009995',
  cardExpired: '4000000000000069',
  wrongPin: '4000000000000127',
  lostAfter: '4000000000000119',
  lostBefore: '4000000000000101',
} satisfies Values

/** 1 Visa, 2 Mastercard, 3 Maestro. */
export const cardTypes: Partial<Record<Outcome, 1 | 2 | 3>> = { approvedMastercard: 2, approvedMaestro: 3 }

/** The last digits of a Pago Móvil's reference. */
export const endings = { found: '5678', notFound: '0404', otherAmount: '0409' } satisfies Values

/** The payer's document decides a reversal. */
export const documents = {
  approved: 'V12345678',
  reversalRefused: 'V00000041',
  lostAfter: 'V00000098',
  lostBefore: 'V00000099',
} satisfies Values
