import { type Decimal, decimal, fixed2, toNumber } from '../foundation/money.ts'
import type { Language } from '../foundation/text.ts'

/** Ways to pay on the page, and the method of the payment that each makes. */
export const checkoutMethods = ['c2p', 'pago_movil', 'debit', 'card'] as const
export type CheckoutMethod = (typeof checkoutMethods)[number]

export type Line = { label: string; usdAmount?: number; vesAmount?: number }

/** Data of the customer that the merchant already has; shown in the forms. */
export type Customer = { name?: string; document?: string; phone?: string; bankCode?: string }

/** Fields that a session and a link have in common. */
export type Order = {
  /** At most one of the two: a session has exactly one, a link whose amount the customer types has none. */
  usdAmount: Decimal | null
  vesAmount: Decimal | null
  description: string
  /** Null: all that the tenant's accounts offer. */
  methods: CheckoutMethod[] | null
  externalRef: string | null
  returnUrl: string | null
  lines: Line[]
  metadata: Record<string, string>
  language: Language
  customer: Customer | null
}

export type OrderRow = Omit<Order, 'usdAmount' | 'vesAmount' | 'customer'> & {
  usdAmount: string | null
  vesAmount: string | null
}

/** The select list of an order's columns. */
export const orderColumns = `usd_amount as "usdAmount", ves_amount as "vesAmount", description, methods,
  external_ref as "externalRef", return_url as "returnUrl", lines, metadata, language`

/** Column and parameter lists of an insert. */
export const orderInsert = `usd_amount, ves_amount, description, methods, external_ref, return_url, lines, metadata, language`
export const orderValues = `:usdAmount::numeric, :vesAmount::numeric, :description::text, :methods::text[],
   :externalRef::text, :returnUrl::text, :lines::jsonb, :metadata::jsonb, :language::text`

export type OrderParams = Omit<OrderRow, 'lines' | 'metadata'> & { lines: string; metadata: string }

export function orderParams(order: Order): OrderParams {
  const { usdAmount, vesAmount, description, methods, externalRef, returnUrl, lines, metadata, language } = order
  return {
    usdAmount: usdAmount && fixed2(usdAmount),
    vesAmount: vesAmount && fixed2(vesAmount),
    description,
    methods,
    externalRef,
    returnUrl,
    lines: JSON.stringify(lines),
    metadata: JSON.stringify(metadata),
    language,
  }
}

export function orderOf(row: OrderRow, customer: Customer | null): Order {
  const { usdAmount, vesAmount, description, methods, externalRef, returnUrl, lines, metadata, language } = row
  return {
    usdAmount: usdAmount === null ? null : decimal(usdAmount),
    vesAmount: vesAmount === null ? null : decimal(vesAmount),
    description,
    methods,
    externalRef,
    returnUrl,
    lines,
    metadata,
    language,
    customer,
  }
}

/** The order as the API shows it. */
export function orderView(order: Order): Record<string, unknown> {
  const { usdAmount, vesAmount, customer, methods, lines, metadata } = order
  return {
    usdAmount: usdAmount ? toNumber(usdAmount) : undefined,
    vesAmount: vesAmount ? toNumber(vesAmount) : undefined,
    description: order.description,
    methods: methods ?? undefined,
    externalRef: order.externalRef ?? undefined,
    returnUrl: order.returnUrl ?? undefined,
    customer: customer ?? undefined,
    lines: lines.length === 0 ? undefined : lines,
    metadata: Object.keys(metadata).length === 0 ? undefined : metadata,
    language: order.language,
  }
}
