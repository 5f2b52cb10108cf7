import { withoutZeros } from '../../banks/reference.ts'
import { isHyphenatedUuid } from '../../foundation/uuid.ts'

/** Meanings that a searched text may have. A number may have several: eight digits are a document and the end of a reference. */
export type SearchTerms = {
  /** As typed, for references of the tenant and operation ids. */
  text: string
  id: string | undefined
  /** `58` and ten digits, as payments have it. */
  phone: string | undefined
  /** Digits, with or without the letter. */
  document: string | undefined
  /** The end of a reference in capital letters, with the leading zeros that were typed. */
  end: string | undefined
  /** End of every matching reference: leading zeros are not compared where enough remains. */
  endWithoutZeros: string | undefined
}

/** As customers' references of a transfer: fewer digits would match too many payments. */
const MIN_END_CHARACTERS = 4

const separators = /[\s.\-()/+]/g

export function searchTerms(typed: string): SearchTerms {
  const text = typed.trim()
  const compact = text.replaceAll(separators, '').toUpperCase()
  const [, phone] = /^(?:0058|58|0)?(\d{10})$/.exec(compact) ?? []
  const [document] = /^[VEJPGC]?\d{5,9}$/.exec(compact) ?? []
  const end = endOf(/^\d+$/.test(compact) ? compact : text.toUpperCase())
  return {
    text,
    id: isHyphenatedUuid(text) ? text : undefined,
    phone: phone === undefined ? undefined : `58${phone}`,
    document,
    end,
    endWithoutZeros: end === undefined ? undefined : (endOf(withoutZeros(end)) ?? end),
  }
}

function endOf(text: string): string | undefined {
  return text.length < MIN_END_CHARACTERS ? undefined : text
}
