import type { Movement } from '../../banks/bank.ts'
import { type Decimal, fixed2 } from '../../foundation/money.ts'

export type Verdict =
  | { kind: 'found'; movement: Movement }
  | { kind: 'notFound'; code: 'MOVEMENT_NOT_FOUND' | 'AMOUNT_MISMATCH'; data: Record<string, string | number> }

/**
 * Which of the movements that end with a customer's digits is theirs. The amount must be the asked one to the céntimo.
 *
 * Of several with that amount only one whose whole reference was given is taken. The others are not told apart by who
 * asked first: whoever verified one of two look-alikes could ask again with the same digits and be given the other,
 * which is another customer's money. The tenant is to ask with more digits, or with the payer's bank and phone.
 */
export function judge(movements: Movement[], reference: string, amount: Decimal): Verdict {
  const incoming = movements.filter(({ direction }) => direction === 'in')
  const fitting = incoming.filter((movement) => movement.amount.eq(amount))
  const whole = fitting.filter((movement) => movement.reference === reference)
  const [movement] = whole.length > 0 ? whole : fitting
  if (movement && (fitting.length === 1 || whole.length === 1)) return { kind: 'found', movement }
  if (movement) return { kind: 'notFound', code: 'MOVEMENT_NOT_FOUND', data: { matches: fitting.length } }

  const [other, ...more] = incoming
  if (!other) return { kind: 'notFound', code: 'MOVEMENT_NOT_FOUND', data: {} }
  // What was paid instead helps to talk to the customer, when it is clear which transfer is meant.
  return { kind: 'notFound', code: 'AMOUNT_MISMATCH', data: more.length > 0 ? {} : { vesAmount: fixed2(other.amount) } }
}
