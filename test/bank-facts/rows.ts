import type { BancamigaAssumptions } from '../../sandbox/bancamiga/assumptions.ts'
import type { BanescoAssumptions } from '../../sandbox/banesco/assumptions.ts'
import type { BdvAssumptions } from '../../sandbox/bdv/assumptions.ts'
import type { BncAssumptions } from '../../sandbox/bnc/assumptions.ts'
import type { MercantilAssumptions } from '../../sandbox/mercantil/assumptions.ts'
import type { R4Assumptions } from '../../sandbox/r4/assumptions.ts'

/** One way an uncertain fact, or several at once, may turn out at the bank. */
export type Row = {
  bncReadings?: Partial<BncAssumptions>
  r4Readings?: Partial<R4Assumptions>
  bdvReadings?: Partial<BdvAssumptions>
  mercantilReadings?: Partial<MercantilAssumptions>
  banescoReadings?: Partial<BanescoAssumptions>
  bancamigaReadings?: Partial<BancamigaAssumptions>
}

const bnc = (bncReadings: Partial<BncAssumptions>): Row => ({ bncReadings })
const r4 = (r4Readings: Partial<R4Assumptions>): Row => ({ r4Readings })

const bdv = (bdvReadings: Partial<BdvAssumptions>): Row => ({ bdvReadings })

const mercantil = (mercantilReadings: Partial<MercantilAssumptions>): Row => ({ mercantilReadings })

const banesco = (banescoReadings: Partial<BanescoAssumptions>): Row => ({ banescoReadings })

const bancamiga = (bancamigaReadings: Partial<BancamigaAssumptions>): Row => ({ bancamigaReadings })

const oneWeekMs = 604_800_000
/** Longer than a missing line is waited for in test mode. */
export const lateLineMs = 15_000

/** The rows of each test file. One fact at a time first, then facts that hide more together than each alone. */
export const groups = {
  'lines-of-the-statement': [
    bnc({}),
    bnc({ statementShape: 'list' }),
    bnc({ statementShape: 'byAccountAndDay' }),
    bnc({ statementFields: 'firstEdition' }),
    bnc({ payerPhoneField: 'C' }),
    bnc({ instrument: 'ownAccount' }),
    bnc({ instrument: 'payerPhone' }),
    bnc({ namesPayer: false }),
    bnc({ namesDocument: false }),
    bnc({ receivedC2pType: 'p2p' }),
    bnc({ receivedC2pType: 'plain' }),
    bnc({ reversalLine: 'payer' }),
    bnc({ incomingBankCode: 'own' }),
    bnc({ historyMaxLines: 1 }),
    bnc({ bookedOn: 'nextDay' }),
  ],
  'numbers-and-sessions': [
    bnc({ chargeNumbers: 'idIsControlNumber' }),
    bnc({ chargeNumbers: 'referenceIsA' }),
    bnc({ chargeNumbers: 'both' }),
    bnc({ approvalNumbers: 'message' }),
    bnc({ transactionSpelling: 'IdTransation' }),
    bnc({ validateP2pDigits: 0 }),
    bnc({ validateP2pFindsC2p: false }),
    bnc({ endDateIncludesDay: true }),
    bnc({ duplicateReference: 'ignored' }),
    bnc({ keyOverlapMs: 600_000 }),
    bnc({ staleKeyAnswer: 'EPIHV' }),
    bnc({ cardApprovalCode: 'always' }),
    bnc({ cardApprovalCode: 'never' }),
    bnc({ cardDecline: 'inside' }),
    bnc({ statementDelayMs: lateLineMs }),
    bnc({ statementDelayMs: oneWeekMs }),
  ],
  'several-facts': [
    bnc({ namesPayer: false, chargeNumbers: 'both' }),
    bnc({ namesPayer: false, receivedC2pType: 'p2p' }),
    bnc({ namesDocument: false, receivedC2pType: 'p2p' }),
    bnc({ namesDocument: false, incomingBankCode: 'own', instrument: 'ownAccount' }),
    bnc({ payerPhoneField: 'C', instrument: 'ownAccount', incomingBankCode: 'own' }),
    bnc({ receivedC2pType: 'p2p', validateP2pFindsC2p: false, reversalLine: 'payer' }),
    bnc({ receivedC2pType: 'p2p', approvalNumbers: 'message', validateP2pDigits: 0 }),
    bnc({ historyMaxLines: 1, statementDelayMs: lateLineMs }),
    bnc({ historyMaxLines: 1, namesPayer: false, receivedC2pType: 'p2p' }),
    bnc({ bookedOn: 'nextDay', chargeNumbers: 'both' }),
    bnc({ bookedOn: 'nextDay', namesPayer: false, receivedC2pType: 'p2p' }),
    bnc({ statementFields: 'firstEdition', chargeNumbers: 'both' }),
    bnc({ cardDecline: 'inside', cardApprovalCode: 'never' }),
    bnc({ duplicateReference: 'ignored', staleKeyAnswer: 'EPIHV' }),
    bnc({
      namesPayer: false,
      receivedC2pType: 'p2p',
      incomingBankCode: 'own',
      instrument: 'ownAccount',
      approvalNumbers: 'message',
      historyMaxLines: 1,
      statementDelayMs: lateLineMs,
    }),
  ],
  'payments-out': [
    bnc({}),
    bnc({ p2pNumbers: 'value' }),
    bnc({ p2pNumbers: 'message' }),
    bnc({ alreadySentSpelling: 'SwSwAlreadySent' }),
    bnc({ creditAnswer: 'state' }),
    bnc({ p2pNumbers: 'message', alreadySentSpelling: 'SwSwAlreadySent', duplicateReference: 'ignored' }),
  ],
  r4: [r4({}), r4({ wrongC2pToken: '08' }), r4({ wrongC2pToken: '15' }), r4({ unknownOperation: '12' })],
  bdv: [
    bdv({}),
    bdv({ c2pAmounts: 'any' }),
    bdv({ c2pLine: 'c2p' }),
    bdv({ multipleListsC2p: false }),
    bdv({ otherAmountConsumes: true }),
    bdv({ statementAmounts: 'point' }),
    bdv({ statementAmounts: 'comma' }),
    bdv({ repeatedLine: true }),
    bdv({ commissions: false }),
    bdv({ statementDelayMs: lateLineMs }),
    bdv({ c2pLine: 'c2p', repeatedLine: true, statementAmounts: 'comma' }),
  ],
  mercantil: [
    mercantil({}),
    mercantil({ refusalForm: 'status' }),
    mercantil({ refusalForm: 'response' }),
    mercantil({ refusalStatus: 400 }),
    mercantil({ uncodedRefusals: 'unlisted' }),
    mercantil({ invoiceUnique: 'day' }),
    mercantil({ declinedInvoice: 'free' }),
    mercantil({ searchWithoutReference: 'none' }),
    mercantil({ searchWithoutReference: 'refused' }),
    mercantil({ p2cPhones: 'customerIsOrigin' }),
    mercantil({ searchShowsOutgoing: false }),
    mercantil({ searchDelayMs: lateLineMs }),
    mercantil({ refusalForm: 'response', refusalStatus: 400, searchWithoutReference: 'none' }),
  ],
  banesco: [
    banesco({}),
    banesco({ tokenClient: 'basic' }),
    banesco({ httpStatus: 'always200' }),
    banesco({ wrongLength: '70001' }),
    banesco({ debits: false }),
    banesco({ quotaPerMinute: 4 }),
    banesco({ queryDelayMs: lateLineMs }),
  ],
  bancamiga: [
    bancamiga({}),
    bancamiga({ httpStatus: 'asCode' }),
    bancamiga({ emptyList: 'null' }),
    bancamiga({ emptyList: 'absent' }),
    bancamiga({ statuses: 'mixed' }),
    bancamiga({ timeFormat: 'HHMM' }),
    bancamiga({ newTokenReplaces: false }),
    bancamiga({ historyTooSoon: 'empty' }),
    bancamiga({ queryDelayMs: lateLineMs }),
  ],
} as const satisfies Record<string, readonly Row[]>

export type Group = keyof typeof groups

/** The facts of a row as they are named in the readings of the simulated bank. */
export function assumptionsOf(row: Row): string {
  const facts = Object.values(row).flatMap((readings) =>
    Object.entries(readings).map(([name, value]) => `${name}=${value}`),
  )
  return facts.join(', ')
}
