/**
 * A customer, created for one operation. The tenant's number is part of every field, so an entry in a bank's ledger or
 * a field of a response identifies its operation.
 *
 *   phone      58 414 TT NNNNN         document  V TT NNNNNNN
 *   account    0102 TT NNNNNNNNNNNNNN  order     TT NNNNNN
 *
 * Neighbours buy at every tenant of one bank account, so they carry the number of the account instead.
 */
export type Customer = { phone: string; document: string; account: string; order: string }

const prefixes = ['412', '414', '416', '424', '426']
const PER_PREFIX = 100_000
/** More than any operation needs. */
export const CUSTOMERS_PER_OPERATION = 8
/** Owner numbers from here on belong to shared bank accounts instead of tenants. */
const NEIGHBOURHOODS_FROM = 90

/** Customers of the tenant's `ordinal`-th operation. */
export function customersOf(tenant: number, ordinal: number): () => Customer {
  const owner = String(tenant).padStart(2, '0')
  let number = ordinal * CUSTOMERS_PER_OPERATION
  return () => {
    const prefix = prefixes[Math.floor(number / PER_PREFIX)]
    if (prefix === undefined) throw new Error('no phone numbers left: shorten the run')
    const digits = (count: number) => String(number % 10 ** count).padStart(count, '0')
    const customer = {
      phone: `58${prefix}${owner}${digits(5)}`,
      document: `V${owner}${digits(7)}`,
      account: `0102${owner}${digits(14)}`,
      order: `${owner}${digits(6)}`,
    }
    number += 1
    return customer
  }
}

/** Operation and tenant of a customer in a bank's ledger. */
export function operationOf(
  customer: { phone?: string | undefined; account?: string | undefined; order?: string | undefined },
  lanes: number,
): { tenant: number; lane: number; turn: number } | undefined {
  const { phone = '', account = '', order = '' } = customer
  const [, prefix = '', owner = '', rest = ''] =
    /^(?:58|0)(4\d\d)(\d\d)(\d{5})$/.exec(phone) ?? /^0102()(\d\d)(\d{14})$/.exec(account) ?? orderParts(order) ?? []
  if (owner === '' || Number(owner) >= NEIGHBOURHOODS_FROM) return undefined
  const number = Math.max(0, prefixes.indexOf(prefix)) * PER_PREFIX + Number(rest)
  const ordinal = Math.floor(number / CUSTOMERS_PER_OPERATION)
  return { tenant: Number(owner), lane: ordinal % lanes, turn: Math.floor(ordinal / lanes) }
}

function orderParts(order: string): RegExpExecArray | null {
  return /^()(\d\d)(\d{6})$/.exec(order.padStart(8, '0'))
}

/** One phone shared by two people. It ends in 0404, so BNC finds no transfer of that number. */
export type Household = { phone: string; documents: [string, string] }

export function householdsOf(account: number): Household[] {
  const owner = NEIGHBOURHOODS_FROM + (account % 10)
  return [0, 1, 2].map((household) => ({
    phone: `58412${owner}${household}0404`,
    documents: [`V${owner}000${household}001`, `V${owner}000${household}002`],
  }))
}

const marks = [
  /zq(\d\d)kx/gi,
  /"58(?:412|414|416|424|426)(\d\d)\d{5}"/g,
  /"0(?:412|414|416|424|426)(\d\d)\d{5}"/g,
  /"V(\d\d)\d{7}"/g,
  /"0102(\d\d)\d{14}"/g,
]

/** Tenants whose marker is in a text, as a name, a phone, a document or an account. */
export function ownersIn(text: string): Set<number> {
  const owners = marks.flatMap((mark) => [...text.matchAll(mark)].map(([, owner]) => Number(owner)))
  return new Set(owners.filter((owner) => owner < NEIGHBOURHOODS_FROM))
}
