import { decimal } from '../../foundation/money.ts'
import type { Movement, MovementKind } from '../bank.ts'
import { withoutZeros } from '../reference.ts'
import type { BncCredentials } from './credentials.ts'
import { readDate } from './dates.ts'
import { bankCodeField, decimalField, referenceField, textField } from './wire/read.ts'

/** The account's own data in a line, which does not identify the other party. */
type Own = { bankCode: string; phone?: string }

const BNC = '0191'

export function ownOf({ account, collectingPhone }: BncCredentials): Own {
  const bankCode = account?.number.slice(0, 4) ?? BNC
  return collectingPhone === undefined ? { bankCode } : { bankCode, phone: collectingPhone }
}

type Direction = Movement['direction']

const directions: Readonly<Record<string, Direction>> = {
  ingreso: 'in',
  credito: 'in',
  crédito: 'in',
  abono: 'in',
  egreso: 'out',
  debito: 'out',
  débito: 'out',
  cargo: 'out',
}

type CodeKind = 'mobile' | 'transfer' | 'commission' | 'card' | 'other'

/** Codes of lines: their kind, and the only direction they can have. */
const lineCodes: Readonly<Record<string, { kind: CodeKind; direction?: Direction }>> = {
  '387': { kind: 'mobile', direction: 'out' },
  '388': { kind: 'mobile', direction: 'in' },
  // Transfers between accounts go both ways; immediate credits are sent or received.
  '262': { kind: 'transfer' },
  '487': { kind: 'transfer', direction: 'out' },
  '488': { kind: 'transfer', direction: 'in' },
  // The merchant's own money returned: no customer sent it.
  '489': { kind: 'other', direction: 'in' },
  '612': { kind: 'card', direction: 'in' },
  '751': { kind: 'commission', direction: 'out' },
  // Card purchases, Biopago, phone service.
  '377': { kind: 'other', direction: 'out' },
  '393': { kind: 'other', direction: 'out' },
  '642': { kind: 'other', direction: 'out' },
}

/** Parses a line; `undefined` without number, day, amount or direction, so that the line does not count as read. */
export function readMovement(line: unknown, own: Own): Movement | undefined {
  const key = referenceField(line, 'ControlNumber')
  const date = readDate(textField(line, 'Date'))
  const amount = decimalField(line, 'Amount')
  const direction = directions[textField(line, 'BalanceDelta')?.toLowerCase() ?? '']
  if (key === undefined || date === undefined || amount === undefined || direction === undefined) return undefined

  const type = textField(line, 'Type') ?? ''
  const code = lineCodes[withoutZeros(textField(line, 'Code') ?? '')]
  const isOtherDirection = code?.direction !== undefined && code.direction !== direction
  const isMarkedMobile = /\b[CP]2P\b/i.test(type)
  // Zero, or negative and incoming: as contradictory as a wrong direction.
  const isAmountOdd = amount.eq(0) || (direction === 'in' && amount.lt(decimal(0)))
  const numbers = [referenceField(line, 'ReferenceA'), referenceField(line, 'ReferenceD'), key].filter(
    (number) => number !== undefined,
  )
  const document = readDocument(line)
  const bankCode = bankCodeField(line, 'BankCode')
  const concept = textField(line, 'Concept')
  return {
    key,
    date,
    amount: amount.abs(),
    direction,
    kind: kindOf(type, code?.kind),
    isContradictory:
      isOtherDirection || isAmountOdd || (isMarkedMobile && code !== undefined && code.kind !== 'mobile'),
    reference: referenceField(line, 'ReferenceA') ?? '',
    numbers: [...new Set(numbers.map(withoutZeros))],
    phones: readPhones(line, own),
    phonesMayBeOwn: own.phone === undefined,
    ...(document && { document }),
    ...(bankCode === undefined || bankCode === own.bankCode ? {} : { bankCode }),
    ...(concept === undefined ? {} : { concept }),
  }
}

/** The kind from the type's product name; without one, from the code. */
function kindOf(type: string, kindOfCode: CodeKind | undefined): MovementKind {
  if (/\bC2P\b/i.test(type)) return 'c2p'
  if (/\bP2P\b/i.test(type)) return 'p2p'
  if (kindOfCode !== undefined && kindOfCode !== 'mobile') return kindOfCode
  // BNC's internal operation codes, such as C2PPAG, also mark a C2P.
  if (/\bC2P/i.test(type)) return 'c2p'
  return kindOfCode ?? (/\bpago\s+m[oó]vil\b/i.test(type) ? 'mobile' : 'unlisted')
}

/**
 * All phones in the line, except the account's own. BNC does not document which of the two references is the payer's
 * phone, and the instrument may be an account.
 */
function readPhones(line: unknown, own: Own): string[] {
  const phones = ['ReferenceB', 'ReferenceC', 'DebtorInstrument']
    .map((name) => /^(?:\+?58|0058|0)(\d{10})$/.exec(textField(line, name) ?? '')?.[1])
    .filter((national) => national !== undefined)
    .map((national) => `58${national}`)
  return [...new Set(phones)].filter((phone) => phone !== own.phone)
}

function readDocument(line: unknown): Movement['document'] {
  const text = textField(line, 'DebtorID') ?? ''
  const digits = withoutZeros(text.replace(/\D/g, ''))
  if (!/[1-9]/.test(digits)) return undefined
  const letter = /^[A-Z]$/i.exec(textField(line, 'DebtorType') ?? '')?.[0] ?? /^[A-Z]/i.exec(text)?.[0]
  return letter === undefined ? { digits } : { digits, letter: letter.toUpperCase() }
}
