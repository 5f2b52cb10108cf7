/**
 * Customers. Each is made for one operation, and the tenant's number is in everything of theirs: whoever turns up in a
 * bank's ledger or in an answer names the operation that they belong to.
 *
 *   phone      58 414 TT NNNNN         document  V TT NNNNNNN
 *   account    0102 TT NNNNNNNNNNNNNN  order     TT NNNNNN
 *
 * Neighbours are nobody's own: they buy at every tenant of one bank account, so their number is that of the account.
 */
export type Customer = { phone: string; document: string; account: string; order: string }

const prefixes = ['412', '414', '416', '424', '426']
const PER_PREFIX = 100_000
/** More than any operation needs. */
export const CUSTOMERS_PER_OPERATION = 8
/** The numbers from here on are of bank accounts that tenants share, and not of tenants. */
const NEIGHBOURHOODS_FROM = 90

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
      order: `${owner}${digits(6)}`,
    }
    number += 1
    return customer
  }
}

/** Which operation of which tenant a customer in a bank's ledger was made for. */
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

/** One phone of a neighbourhood with two people on it. It ends in 0404, and so does no transfer that BNC would find. */
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

/** The tenants whose mark is in a text, as a name, a phone, a document or an account. */
export function ownersIn(text: string): Set<number> {
  const owners = marks.flatMap((mark) => [...text.matchAll(mark)].map(([, owner]) => Number(owner)))
  return new Set(owners.filter((owner) => owner < NEIGHBOURHOODS_FROM))
}
