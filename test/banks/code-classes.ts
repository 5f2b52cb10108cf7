import { approved, notSent, rejected, unknownWithCode } from './expected.ts'

/**
 * Class of every code per operation, from each bank's manual and integrators' reports. Written apart from the
 * connectors' own tables, so that a mistake in one shows in the other.
 */
export type CodeMeaning =
  | 'approved'
  | 'pending'
  | 'declined'
  | 'customerData'
  /** Nothing was processed; later it may be. */
  | 'notProcessed'
  | 'setup'
  /** A rejection that may settle late: final once the network's 120 seconds have passed. */
  | 'finalOnceConfirmed'
  | 'unknownOutcome'

/** Outcome of a call that moves money, by the meaning of the code in its response. */
export const outcomes: Record<CodeMeaning, (code: string) => object> = {
  approved,
  pending: (code) => ({ kind: 'pending', code }),
  declined: rejected,
  customerData: rejected,
  notProcessed: (code) => notSent('bank_unavailable', code),
  setup: (code) => notSent('setup', code),
  finalOnceConfirmed: unknownWithCode,
  unknownOutcome: unknownWithCode,
}

type Meanings = Partial<Record<CodeMeaning, string>>

/** The mobile-payment and C2P tables together; a code of both has the C2P meaning. */
const bncMobile: Meanings = {
  declined: 'G13 G41 G43 G51 G61 G62 G65',
  customerData: 'G14 G52 G55 G56 G80',
  unknownOutcome: 'G05 G12 G91 G94 G96',
}

const bncCards: Meanings = {
  approved: 'G00 G10 G11 G16',
  declined:
    'G02 G03 G04 G05 G12 G13 G17 G36 G38 G43 G51 G54 G58 G59 G61 G62 G63 G65 G75 G77 G78 G92 G93 G98 G41 G52 G80',
  customerData: 'G01 G14 G55 G56 ECBE01 EGA80',
  setup: 'CO1 C01',
  unknownOutcome: 'G06 G68 G90 G91 G94 G96',
}

/** All but the one that asks for a new working key, which is not an answer but a step. */
const bncGeneral: Meanings = {
  setup: 'EPICNF EPIONA EPIIMS EPIHV EPIR02 EPIMC1 EPIMC2 EPIANF EPIAVF EPIAVM EPIE03',
  unknownOutcome:
    'EPIEBR EPIR01 EPIR03 EPICCA EPIEDD EPIE00 EPIKNF EPIE02 EPIECP EPIEMP P2PEMP EPIESF EPIURS EPIGN1 EPIGN2',
}

/** Any operation of R4 may answer with these before it is run. */
const r4Front: Meanings = { pending: '11 202', notProcessed: '91', setup: '07 08 30 108' }

const r4Network: Meanings = {
  declined: '01 12 13 41 43 51 57 61 62 92',
  customerData: '14 55 56 80',
  unknownOutcome: '05 68 87 90 99',
}

const iso: Meanings = {
  pending: 'AC00',
  declined: 'AC04 AC06 AC09 AG01 AG10 AM02 AM03 AM04 CH20 CUST DS02 DT03 FF05 FF07 MD01 MD09 MD15 MD21 MD22 RJCT VE01',
  customerData: 'AC01 BE01 BE20 RC08 TKCM',
  finalOnceConfirmed: 'AB01 AB07 AG09 ED05 TM01',
  unknownOutcome: 'AM05 DU01',
}

/** BNC's immediate debit and credit: what its two lists have in common. */
const bncSimf: Meanings = {
  pending: 'AC00',
  declined: 'AC04 AC06 AC09 AG10 AM02 AM03 AM04 CH20 CUST DT03 FF05 FF07 RJCT',
  customerData: 'AC01 BE01 BE20 RC08',
  finalOnceConfirmed: 'AB01 AB07 AG09',
  unknownOutcome: 'AM05 DU01 SMF001',
}

/** 1030 is known from a single source: nothing rests on it unless a setting says so. */
const bdvC2p: Meanings = {
  declined: '1034 1061 1062 1065 1092',
  customerData: '1013 1014 1015 1055 1056 1080',
  notProcessed: '1041 1091',
  setup: '1006',
  unknownOutcome: '1002 1026 1030 1050 1094',
}

/** No refusal of these calls is published; 43 and 51 are codes of the search, and 4025 one of the bank's payment page. */
const mercantil: Meanings = { setup: '0071 821', unknownOutcome: '4025 43 51 0330 330 9051 9055 9000 G51' }

/** Of another family, another bank, or of no table: none of them may be taken for a refusal. */
const unlisted = {
  bncMobile: 'G01 G02 G54 G59 G98 G07 G99 ECBE01 X1 000001 51 EPIXXX',
  bncCards: 'G07 G15 G99 X1 000001 51 EPIXXX',
  mobile: '58 60 94 G51 AM04 RJCT AB01 X1 000000',
  bdv: '0 51 1001 1003 1010 1099 2000 9999',
  immediate: '00 01 12 13 14 15 41 43 51 55 56 57 61 62 80 92 94 05 68 87 90 99 VE02 SMF001 G51 X1',
}

const codesOf = (meanings: Meanings): [string, CodeMeaning][] =>
  Object.entries(meanings).flatMap(([meaning, codes]) =>
    codes.split(' ').map((code): [string, CodeMeaning] => [code, meaning as CodeMeaning]),
  )

export type CodeMeanings = readonly { code: string; meaning: CodeMeaning }[]

/** Later ones take the place of earlier ones. */
function merge(...tables: Meanings[]): CodeMeanings {
  const merged = new Map(tables.flatMap(codesOf))
  return [...merged].map(([code, meaning]) => ({ code, meaning }))
}

const none = (codes: string): Meanings => ({ unknownOutcome: codes })

/** R4 only takes a direct debit: no code of the network is a result before the operation is queried. */
const domiciliation = merge(
  none(`${unlisted.immediate} ACCP`),
  ...Object.entries(iso).map(([meaning, codes]) => (meaning === 'pending' ? { pending: codes } : none(codes))),
  r4Front,
)

/** By the name of the operation at its bank. */
export const meaningsOf = {
  process: merge(none(unlisted.bdv), bdvC2p),
  annulment: merge(none(unlisted.bdv), bdvC2p),
  // BDV lists no refusal of change.
  vuelto: merge(none(`${unlisted.bdv} 1006 1013 1026 1034 1041 1050 1055 1091 1094`)),
  c2p: merge(mercantil),
  pay: merge(mercantil),
  SendC2P: merge(none(unlisted.bncMobile), bncGeneral, bncMobile),
  ReverseC2P: merge(none(unlisted.bncMobile), bncGeneral, bncMobile),
  ReverseC2PALT: merge(none(unlisted.bncMobile), bncGeneral, bncMobile),
  SendP2P: merge(none(`${unlisted.bncMobile} ACCP AC00 AM04 RJCT CO1`), bncGeneral, bncMobile),
  DebitBeginner: merge(none('ACCP MD01 TM01 ED05 AG01 VE01 G51 G55 X1 51'), bncGeneral, bncSimf, {
    customerData: 'TKCM',
    unknownOutcome: 'VE02',
  }),
  CreditBeginner: merge(none('ACCP MD01 TM01 ED05 AG01 TKCM VE02 G51 X1 51'), bncGeneral, bncSimf, {
    finalOnceConfirmed: 'VE01',
  }),
  Send: merge(none(unlisted.bncCards), bncGeneral, bncCards),
  // There the invalid token may be the customer's key, as it is when the bank accepts our signature elsewhere.
  MBc2p: merge(none(unlisted.mobile), r4Front, r4Network, { customerData: '08 15' }),
  MBvuelto: merge(none(`${unlisted.mobile} 15`), r4Front, r4Network),
  MBanulacionC2P: merge(none(`${unlisted.mobile} 15`), r4Front, r4Network),
  DebitoInmediato: merge(none(unlisted.immediate), r4Front, iso),
  CreditoInmediato: merge(none(unlisted.immediate), r4Front, iso),
  CICuentas: merge(none(unlisted.immediate), r4Front, iso),
  DomiciliacionCNTA: domiciliation,
  DomiciliacionCELE: domiciliation,
  // About an operation that is there, a refusal of the question says nothing.
  ConsultarOperaciones: merge(none(unlisted.immediate), iso, {
    pending: '11 AC00',
    unknownOutcome: '07 08 30 91 108 AM05 DU01',
  }),
  // It answers without a code, except before it is run; one text is known to mean that nobody was paid.
  R4pagos: merge(none('01 05 12 14 55 57 62 68 87 90 92 99 RJCT AM04 X1'), r4Front, { declined: '51' }),
}
