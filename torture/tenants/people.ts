/**
 * Customers. Each is made for one operation, and the tenant's number is in everything of theirs: whoever turns up in a
 * bank's books or in an answer names the payment, or the few twins, that they belong to.
 *
 *   phone      58 414 TT NNNNN         document  V TT NNNNNNN
 *   account    0102 TT NNNNNNNNNNNNNN  order     TT NNNNNNN
 */
export type Customer = { phone: string; document: string; account: string; order: string }

const prefixes = ['412', '414', '416', '424', '426']
const PER_PREFIX = 100_000
/** More than any operation needs. */
export const CUSTOMERS_PER_OPERATION = 8

/** The customers of one operation, which is the tenant's `ordinal`-th. */
export function customersOf(tenant: number, ordinal: number): () => Customer {
  const owner = String(tenant).padStart(2, '0')
  let number = ordinal * CUSTOMERS_PER_OPERATION
  return () => {
    const prefix = prefixes[Math.floor(number / PER_PREFIX)]
    if (prefix === undefined) throw new Error('there are no more phone numbers: run for a shorter time')
    const digits = (count: number) => String(number % 10 ** count).padStart(count, '0')
    const customer = {
      phone: `58${prefix}${owner}${digits(5)}`,
      document: `V${owner}${digits(7)}`,
      account: `0102${owner}${digits(14)}`,
      order: `${owner}${digits(7)}`,
    }
    number += 1
    return customer
  }
}

const marks = [
  /zq(\d\d)kx/gi,
  /"58(?:412|414|416|424|426)(\d\d)\d{5}"/g,
  /"0(?:412|414|416|424|426)(\d\d)\d{5}"/g,
  /"V(\d\d)\d{7}"/g,
  /"0102(\d\d)\d{14}"/g,
]

/** The tenants whose mark is in a text, as a name, a phone, a document or an account. */
export function ownersIn(text: string): Set<number> {
  return new Set(marks.flatMap((mark) => [...text.matchAll(mark)].map(([, owner]) => Number(owner))))
}
