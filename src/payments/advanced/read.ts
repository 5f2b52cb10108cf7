import type { BankService } from '../../banks/directory.ts'
import type { Party } from '../../banks/bank.ts'
import { addDays, isDate } from '../../foundation/caracas.ts'
import { type Decimal, decimal } from '../../foundation/money.ts'
import type { LocalizedText } from '../../foundation/text.ts'
import { plainPayoutDate } from '../../banks/field-forms.ts'
import type { FieldReader } from '../fields.ts'
import { hasRightDigits } from './account-digits.ts'

const hints = {
  account: {
    en: 'its control digits are wrong: check each digit',
    es: 'sus dígitos de control no son correctos: verifique cada dígito',
  },
  sum: { en: 'must be the sum of every montoPart', es: 'debe ser la suma de cada montoPart' },
  today: {
    en: 'must not be a later day: the bank pays on the day it receives the order, today in Caracas',
    es: 'no debe ser un día posterior: el banco paga el día en que recibe la orden, hoy en Caracas',
  },
} satisfies Record<string, LocalizedText>

/** A person on the mobile network; `path` is the prefix of their fields. */
export function readParty(
  read: FieldReader,
  body: { banco: number | string; cedula: string; telefono: string },
  service: BankService,
  path = '',
): Party {
  return {
    document: read.document(`${path}/cedula`, body.cedula),
    phone: read.phone(`${path}/telefono`, body.telefono),
    bankCode: read.bankNumber(`${path}/banco`, body.banco, service),
  }
}

export function readAccount(read: FieldReader, path: string, account: string, checkDigits: boolean): string {
  if (checkDigits && !hasRightDigits(account)) read.addError(path, hints.account)
  return account
}

/** The amounts of the parts; adds an error if their sum is not `monto`. */
export function readParts(read: FieldReader, monto: number, personas: { montoPart: number }[]): Decimal[] {
  const total = read.amount('/monto', monto)
  const parts = personas.map(({ montoPart }, index) => read.amount(`/personas/${index}/montoPart`, montoPart))
  const sum = parts.reduce((whole, part) => whole.plus(part), decimal(0))
  if (!sum.eq(total)) read.addError('/monto', hints.sum)
  return parts
}

/**
 * The bank pays on the day it receives the order, so a later day is refused. Tomorrow is accepted, because it may be today
 * in the time zone of the caller.
 */
export function checkPayoutDate(read: FieldReader, path: string, value: string, today: string): void {
  read.check(path, 'payoutDate', value)
  const day = plainPayoutDate(value)
  if (isDate(day) && day > addDays(today, 1)) read.addError(path, hints.today)
}

export function readIp(read: FieldReader, path: string, ip: string): string {
  read.check(path, 'ip', ip)
  return ip
}
