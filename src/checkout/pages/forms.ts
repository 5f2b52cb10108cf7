import type { Bank, Field, Invalid, Values } from '../../../checkout/view.ts'
import type { Party } from '../../banks/bank.ts'
import { banks, type BankService, findBank } from '../../banks/directory.ts'
import { formMistake, plainDocument, plainPhone } from '../../banks/field-forms.ts'
import { hasCardDigits } from '../../foundation/card-number.ts'
import { isPlainText } from '../../foundation/plain-text.ts'
import type { Customer } from '../order.ts'
import type { Form } from './visit.ts'

/** Fields that may be shown again. Keys, card numbers, CVVs and PINs are not among them. */
const shown = [
  'bank',
  'documentType',
  'document',
  'phone',
  'name',
  'reference',
  'cardHolder',
  'accountType',
  'amount',
  'expiry',
] as const satisfies Field[]

export function valuesOf(form: Form): Values {
  const isShown = (name: Field, text: string) => isPlainText(text) && !(name === 'cardHolder' && hasCardDigits(text))
  return Object.fromEntries(
    shown.flatMap((name) => {
      const text = form[name]
      return text !== undefined && isShown(name, text) ? [[name, text.slice(0, 80)]] : []
    }),
  )
}

/** The customer's data that the merchant sent with the session. */
export function knownValues(customer: Customer | null): Values {
  if (customer === null) return {}
  const { name, document, phone, bankCode } = customer
  return {
    ...(name === undefined ? {} : { name, cardHolder: name }),
    ...(document === undefined ? {} : { documentType: document.slice(0, 1), document: document.slice(1) }),
    ...(phone === undefined ? {} : { phone: `0${phone.slice(2)}` }),
    ...(bankCode === undefined ? {} : { bank: bankCode }),
  }
}

/** The banks most customers use come first; the others follow by name. */
const first = ['0102', '0105', '0134', '0108', '0191', '0172', '0175', '0163']

export function banksFor(service: BankService): Bank[] {
  const rank = ({ code }: { code: string }) => (first.includes(code) ? first.indexOf(code) : first.length)
  return banks
    .filter(({ services }) => services.includes(service))
    .map(({ code, name, shortName }) => ({ code, name, shortName }))
    .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'es'))
}

export function bankOf(code: string | undefined): Bank {
  const found = findBank(code ?? '')
  return found
    ? { code: found.code, name: found.name, shortName: found.shortName }
    : { code: '', name: '', shortName: '' }
}

/** Reads fields one by one and collects those that are not valid. */
export function createReader(form: Form) {
  const invalid: Invalid = []
  const text = (field: Field) => (form[field] ?? '').trim()
  const refuse = (field: Field) => void invalid.push(field)

  function matching(field: Field, pattern: RegExp, clean: RegExp = /\s/g): string {
    const value = text(field).replaceAll(clean, '')
    if (!pattern.test(value)) refuse(field)
    return value
  }

  /** The letter may also be typed in front of the number. */
  function document(): string {
    const typed = plainDocument(text('document'))
    const whole = /^[A-Z]/.test(typed) ? typed : `${text('documentType').toUpperCase()}${typed}`
    if (formMistake('document', whole)) refuse('document')
    return whole
  }

  function phone(): string {
    const value = plainPhone(text('phone').replaceAll(/[().]/g, ''))
    if (formMistake('phone', value)) refuse('phone')
    return value
  }

  function bank(service: BankService): string {
    const value = text('bank')
    if (!/^\d{4}$/.test(value) || formMistake(service === 'p2p' ? 'p2pBank' : `${service}Bank`, value)) refuse('bank')
    return value
  }

  function name(field: 'name' | 'cardHolder', most: number): string {
    const value = text(field).replaceAll(/\s+/g, ' ')
    if (value.length < 2 || value.length > most || !isPlainText(value)) refuse(field)
    else if (field === 'cardHolder' && hasCardDigits(value)) refuse(field)
    return value
  }

  return {
    invalid,
    text,
    refuse,
    matching,
    document,
    phone,
    bank,
    name,
    payer: (service: BankService): Party => ({ document: document(), phone: phone(), bankCode: bank(service) }),
  }
}
