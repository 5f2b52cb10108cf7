import { caracasClock, caracasDay } from '../caracas.ts'
import type { Ledger } from '../ledger.ts'
import type { BdvAssumptions } from './assumptions.ts'

/** Money on the merchant's account, as the statement and the queries show it. */
export type Payment = {
  amount: string
  direction: 'in' | 'out'
  /** The number that the customer sees. */
  reference: string
  date: string
  time: string
  phone?: string | undefined
  bankCode?: string | undefined
  document?: string | undefined
  kind: 'pagomovil' | 'c2p' | 'transfer' | 'change' | 'reversal'
}

export function paymentsOf(
  { ledger, client, now }: { ledger: Ledger; client: string; now: number },
  { statementDelayMs }: BdvAssumptions,
): Payment[] {
  const shownUntil = now - statementDelayMs
  const moved = ledger
    .entries({ client })
    .filter(({ at }) => at <= shownUntil)
    .map(({ amount, direction, reference, payer, operation, at }): Payment & { at: number } => ({
      amount,
      direction,
      reference,
      date: caracasDay(at),
      time: caracasClock(at),
      ...payer,
      kind: operation === 'process' ? 'c2p' : operation === 'vuelto' ? 'change' : 'reversal',
      at,
    }))
  const registered = ledger
    .movements(client)
    .filter(({ at = 0 }) => at <= shownUntil)
    .map(({ amount, direction = 'in', reference, date, phone, bankCode, document, type, at = 0 }) => ({
      amount,
      direction,
      reference,
      date,
      time: caracasClock(at),
      phone,
      bankCode,
      document,
      kind: type === 'transfer' ? ('transfer' as const) : type === 'c2p' ? ('c2p' as const) : ('pagomovil' as const),
      at,
    }))
  return [...moved, ...registered].toSorted((a, b) => a.at - b.at)
}

/** Identity of a payment in getMovement and consultaMultiple. */
export function keyOf({ reference, date, phone = '' }: Payment): string {
  return `${date} ${reference.slice(-8)} ${phone}`
}
