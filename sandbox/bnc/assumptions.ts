import { choice, type AssumptionValues, upTo } from '../assumptions.ts'

/** Undocumented or contradictory behaviour of BNC's API. The defaults follow its manual. */
export const bncAssumptions = {
  statementShape: choice(
    ['byAccount', 'list', 'byAccountAndDay'],
    'History and HistoryByDate as a dictionary by account, a bare list, or a dictionary by account and day',
  ),
  statementFields: choice(
    ['manual', 'firstEdition'],
    'lines as in the manual; firstEdition: phone in DebtorInstrument, Code 387 of a payment in, B to D empty, the numbers of the charge',
  ),
  payerPhoneField: choice(['B', 'C'], "the reference field with the payer's phone; the merchant's own is in the other"),
  instrument: choice(
    ['none', 'ownAccount', 'payerPhone'],
    "DebtorInstrument of incoming lines: null, the merchant's account or the payer's phone",
  ),
  namesPayer: choice([true, false], "whether a line has the payer's phone and document at all"),
  namesDocument: choice([true, false], "whether a line has the payer's document"),
  receivedC2pType: choice(
    ['c2p', 'p2p', 'plain'],
    'how a received C2P and its reversal are labelled: as C2P, exactly as a P2P, or "Pago Movil"',
  ),
  reversalLine: choice(
    ['ownAccount', 'payer'],
    "bank and instrument of a reversal: 0191 and the merchant's account, or the payer's bank and phone",
  ),
  incomingBankCode: choice(['payer', 'own'], "BankCode of incoming lines: the payer's bank or 0191"),
  chargeNumbers: choice(
    ['distinct', 'idIsControlNumber', 'referenceIsA', 'both'],
    'whether IdTransaction is the ControlNumber of the line and Reference its ReferenceA, for charges from now on',
  ),
  approvalNumbers: choice(
    ['value', 'message'],
    'IdTransaction in the value of SendC2P, or only in the message as "Nro de Referencia"',
  ),
  transactionSpelling: choice(['IdTransaction', 'IdTransation'], 'name of the transaction number of SendC2P'),
  p2pNumbers: choice(
    ['both', 'value', 'message'],
    'numbers of SendP2P in the value and the message, or in one of them',
  ),
  creditAnswer: choice(
    ['reference', 'state'],
    'response of CreditBeginner: only its Reference, or the same fields as DebitBeginner',
  ),
  alreadySentSpelling: choice(
    ['SwAlreadySent', 'SwSwAlreadySent'],
    'name of the field of SendP2P that says whether its OperationRef was paid before',
  ),
  validateP2pDigits: choice([4, 0], 'last digits of the reference that ValidateP2P compares; 0 compares all'),
  validateP2pFindsC2p: choice([true, false], 'whether ValidateP2P also finds C2P charges'),
  historyMaxLines: upTo(
    100_000,
    'maximum number of lines in History and HistoryByDate, the newest ones; 0 is no limit',
  ),
  endDateIncludesDay: choice([false, true], 'whether an EndDate at 00:00:00 includes its day'),
  duplicateReference: choice(
    ['refused', 'ignored'],
    'an envelope Reference that was processed the same day is refused with G94, or accepted',
  ),
  keyOverlapMs: upTo(600_000, 'how long an older working key is accepted after a new LogOn'),
  staleKeyAnswer: choice(['EPIRWK', 'EPIHV'], 'code for a call under a working key that is no longer valid'),
  cardApprovalCode: choice(
    ['half', 'always', 'never'],
    'card approvals with Code and Message: every other one of a client, all or none',
  ),
  cardDecline: choice(['ko', 'inside'], 'card refusals in a KO envelope, or in an OK envelope with Status KO'),
  bookedOn: choice(['sameDay', 'nextDay'], 'day of the statement line of a C2P charge or reversal'),
  statementDelayMs: upTo(
    604_800_000,
    'delay until a line appears in History and HistoryByDate; the Validate operations find it at once',
  ),
}

export type BncAssumptions = AssumptionValues<typeof bncAssumptions>
