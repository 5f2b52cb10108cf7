import type { Party } from '../../bank.ts'

/** Conversion from the gateway's formats to R4's. */

const CONCEPT_CHARACTERS = 30
const NAME_CHARACTERS = 20
const PAYOUT_DOCUMENT_DIGITS = 8
const PAYOUT_REFERENCE_DIGITS = 8
const NO_NAME = 'SIN NOMBRE'
/** Amounts have at most 8 digits before the point. */
const AMOUNT = /^\d{1,8}\.\d{2}$/

/** `584141234567` → `04141234567`. */
export function nationalPhone(phone: string): string {
  return phone.replace(/^58/, '0')
}

/** The fields of a person on the mobile network, by the names of most operations. */
export function partyFields(party: Party): { Banco: string; Cedula: string; Telefono: string } {
  return {
    Banco: party.bankCode.padStart(4, '0'),
    Cedula: party.document,
    Telefono: nationalPhone(party.phone),
  }
}

export function fitsTheWire(amount: string): boolean {
  return AMOUNT.test(amount)
}

/** Capitals, digits and spaces only: the network refuses or corrupts other characters. */
export function conceptText(concept: string): string {
  return plainText(concept, /[^A-Z0-9]+/g, CONCEPT_CHARACTERS)
}

/** For operations that require a concept. */
export function requiredConcept(concept: string): string {
  return conceptText(concept) || 'PAGO'
}

/** Letters only. The name is mandatory, so one without Latin letters becomes a placeholder. */
export function nameText(name: string): string {
  return plainText(name, /[^A-Z]+/g, NAME_CHARACTERS) || NO_NAME
}

/** A name of payouts and of direct debits, which have no documented limit: unchanged, on one line. */
export function unlimitedName(name: string): string {
  return name.replace(/\p{Cc}+/gu, ' ').trim() || NO_NAME
}

/** `20` → `00000020`: exactly 8 digits, the last ones of a longer reference. */
export function payoutReference(reference: string): string {
  return reference.replace(/\D/g, '').padStart(PAYOUT_REFERENCE_DIGITS, '0').slice(-PAYOUT_REFERENCE_DIGITS)
}

/** `V5503673` → `V05503673`: only payouts require 8 digits; longer documents are unchanged. */
export function paddedDocument(document: string): string {
  return document.slice(0, 1) + document.slice(1).padStart(PAYOUT_DOCUMENT_DIGITS, '0')
}

/** `2026-10-05` → `10/05/2026`. */
export function monthFirstDate(date: string): string {
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}

/** Removes accents, to compare the bank's texts. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{Diacritic}/gu, '')
}

function plainText(text: string, others: RegExp, maxCharacters: number): string {
  return withoutAccents(text).toUpperCase().replace(others, ' ').trim().slice(0, maxCharacters).trimEnd()
}
