import { slashedDay } from '../caracas.ts'
import { accountNumber, type BncCredentials } from '../credentials.ts'
import type { LineType } from '../records.ts'
import type { AccountLine } from './account-lines.ts'
import type { BncAssumptions } from './assumptions.ts'

/** One line of an account as the bank prints it. */
export type StatementLine = {
  Date: string
  ControlNumber: string
  Amount: number
  Code: string
  BankCode: string
  DebtorInstrument: string | null
  Concept: string
  Type: string
  BalanceDelta: 'Ingreso' | 'Egreso'
  ReferenceA: string
  ReferenceB: string
  ReferenceC: string
  ReferenceD: string
  DebtorID?: string
  DebtorType?: string
}

type Kind = { code: string; type: string; concept: string; debtor: 'idAndType' | 'id' | 'none' }

const ownBank = '0191'

/** The bank's code and texts for a line, by direction. */
const kinds: Record<LineType, Record<'in' | 'out', Kind>> = {
  p2p: {
    in: { code: '388', type: 'P2P Pago Movil BNC P2PTSP', concept: 'PAGO', debtor: 'idAndType' },
    out: { code: '387', type: 'P2P Pago Movil BNC P2PTSO', concept: 'PAGO', debtor: 'none' },
  },
  c2p: {
    in: { code: '388', type: 'C2P Pago Movil BNC C2PCOB', concept: 'COBRO C2P', debtor: 'idAndType' },
    out: { code: '387', type: 'C2P Pago Movil BNC C2PPAG', concept: 'PAGO C2P', debtor: 'none' },
  },
  plain: {
    in: { code: '388', type: 'Pago Movil', concept: 'PAGO', debtor: 'idAndType' },
    out: { code: '387', type: 'Pago Movil', concept: 'PAGO', debtor: 'none' },
  },
  transfer: {
    in: { code: '262', type: 'Transferencia entre Cuentas BNC', concept: 'TRANSFERENCIA', debtor: 'none' },
    out: { code: '262', type: 'Transferencia entre Cuentas BNC', concept: 'TRANSFERENCIA', debtor: 'none' },
  },
  immediate: {
    in: { code: '488', type: 'Credito Inmediato Recibido CIPOTR', concept: 'CREDITO', debtor: 'id' },
    out: { code: '487', type: 'Credito Inmediato Enviado CIOPPS', concept: 'CREDITO', debtor: 'none' },
  },
  // The bank's number for a deposit is not known; this one is made up.
  deposit: {
    in: { code: '101', type: 'Deposito en Efectivo', concept: 'DEPOSITO', debtor: 'none' },
    out: { code: '101', type: 'Deposito en Efectivo', concept: 'DEPOSITO', debtor: 'none' },
  },
  commission: {
    in: { code: '751', type: 'Comision Pago Movil P2PCSO', concept: 'COMISION', debtor: 'none' },
    out: { code: '751', type: 'Comision Pago Movil P2PCSO', concept: 'COMISION', debtor: 'none' },
  },
}

const c2pReversal: Kind = { ...kinds.c2p.out, type: 'C2P Pago Movil BNC C2PREV', concept: 'REVERSO C2P' }

const mobileTypes: ReadonlySet<LineType> = new Set(['p2p', 'c2p', 'plain'])

export function isMobile({ type }: AccountLine): boolean {
  return mobileTypes.has(type)
}

/** Formats a line of History and HistoryByDate. */
export function printLine(line: AccountLine, account: BncCredentials, assumptions: BncAssumptions): StatementLine {
  if (assumptions.statementFields === 'firstEdition') return printFirstEdition(line)
  const kind = kindOf(line, assumptions)
  const visible = visiblePayer(line, assumptions)
  return {
    Date: slashedDay(line.day),
    ControlNumber: line.controlNumber,
    Amount: Number(line.amount),
    Code: kind.code,
    ...bankAndInstrument(visible, account, assumptions),
    Concept: line.concept ?? kind.concept,
    Type: kind.type,
    BalanceDelta: line.direction === 'in' ? 'Ingreso' : 'Egreso',
    ReferenceA: line.reference,
    ...phones(visible, account, assumptions),
    ReferenceD: isMobile(line) ? innerNumber(line.controlNumber) : '',
    ...debtorFields(visible, kind),
  }
}

function kindOf(line: AccountLine, { receivedC2pType }: BncAssumptions): Kind {
  const { type, direction } = line
  const isReversal = line.isCharge && direction === 'out'
  const kind = isReversal ? c2pReversal : kinds[type][direction]
  const isReceivedC2p = type === 'c2p' && (direction === 'in' || isReversal)
  if (!isReceivedC2p || receivedC2pType === 'c2p') return kind
  const { type: label, concept } = kinds[receivedC2pType].in
  return { ...kind, type: label, concept }
}

/** The line with only the payer data that the bank discloses. */
function visiblePayer(line: AccountLine, { namesPayer, namesDocument }: BncAssumptions): AccountLine {
  const { phone, document, ...rest } = line
  if (!namesPayer) return rest
  return {
    ...rest,
    ...(phone === undefined ? {} : { phone }),
    ...(document === undefined || !namesDocument ? {} : { document }),
  }
}

function bankAndInstrument(line: AccountLine, account: BncCredentials, assumptions: BncAssumptions) {
  const { type, direction, bankCode = '', phone = null } = line
  if (type === 'commission') return { BankCode: ownBank, DebtorInstrument: null }
  if (direction === 'in') {
    const BankCode = assumptions.incomingBankCode === 'own' ? ownBank : bankCode
    if (type === 'immediate') return { BankCode, DebtorInstrument: payerAccount(line) }
    const instruments = { none: null, ownAccount: account.accountNumber, payerPhone: phone }
    return { BankCode, DebtorInstrument: instruments[assumptions.instrument] }
  }
  if (line.isCharge && assumptions.reversalLine === 'payer') return { BankCode: bankCode, DebtorInstrument: phone }
  return { BankCode: ownBank, DebtorInstrument: account.accountNumber }
}

/** Account of the payer of a transfer, derived from the payer's bank and the line's control number. */
export function payerAccount({ bankCode, controlNumber }: { bankCode?: string; controlNumber: string }): string | null {
  return bankCode === undefined ? null : accountNumber(bankCode, '0001', controlNumber.slice(-10).padStart(10, '0'))
}

function phones(line: AccountLine, account: BncCredentials, { payerPhoneField }: BncAssumptions) {
  if (!isMobile(line)) return { ReferenceB: '', ReferenceC: '' }
  const [payer, own] = [line.phone ?? '', account.collectingPhone]
  return payerPhoneField === 'B' ? { ReferenceB: payer, ReferenceC: own } : { ReferenceB: own, ReferenceC: payer }
}

/** Five digits derived from the end of the control number, as in the line printed in the manual. */
function innerNumber(controlNumber: string): string {
  return String(Number(controlNumber) - 4).slice(-5)
}

function debtorFields({ document = '' }: AccountLine, { debtor }: Kind) {
  if (debtor === 'none') return {}
  const DebtorID = document === '' ? '' : document.slice(1).padStart(9, '0')
  return debtor === 'id' ? { DebtorID } : { DebtorID, DebtorType: document.slice(0, 1) }
}

const firstEditionConcepts = { in: 'COBRO C2P', out: 'REVERSO C2P' }

/** Format of lines assumed before the manual was available. */
function printFirstEdition(line: AccountLine): StatementLine {
  const chargeCode = line.direction === 'in' ? '388' : '389'
  return {
    Date: slashedDay(line.day),
    ControlNumber: line.controlNumber,
    Amount: Number(line.amount),
    Code: line.isCharge ? chargeCode : '387',
    BankCode: line.bankCode ?? '',
    DebtorInstrument: line.phone ?? '',
    Concept: line.isCharge ? firstEditionConcepts[line.direction] : 'PAGO',
    Type: 'Pago Movil',
    BalanceDelta: line.direction === 'in' ? 'Ingreso' : 'Egreso',
    ReferenceA: line.reference,
    ReferenceB: '',
    ReferenceC: '',
    ReferenceD: '',
  }
}
