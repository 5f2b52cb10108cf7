import type { Movement } from '../../banks/bank.ts'
import { addDays, caracasDate } from '../../foundation/caracas.ts'
import type { Desk } from '../engine.ts'
import type { Payment } from '../payment.ts'
import type { Open, ReconcileStore } from './store.ts'

/** What the receiving account's statement says about one open payment or reversal. */
export type Finding =
  /** The bank could not be asked, or keeps no statement. */
  | { kind: 'cannotTell' }
  | { kind: 'notThere' }
  /** A line that fits and belongs to nobody else. */
  | { kind: 'found'; movement: Movement; accountId: Buffer }
  /** Fewer lines than open payments they could belong to: whose it is cannot be told. */
  | { kind: 'ambiguous'; isOneUnderWay: boolean }

export async function searchStatement(
  desk: Desk,
  store: ReconcileStore,
  open: Open,
  wanted: { direction: Movement['direction']; since: Date },
): Promise<Finding> {
  const { scope, payment } = open
  if (payment.bank === null) return { kind: 'cannotTell' }
  const bank = await desk.registry.account(scope, payment.bank)
  const accountId = await desk.registry.accountId(scope, payment.bank)
  if (!bank?.flows.listMovements || !accountId) return { kind: 'cannotTell' }

  const from = caracasDate(wanted.since.getTime())
  const today = caracasDate(desk.databaseClock.now().getTime())
  // What was done near midnight may be booked on the day after.
  const statement = await bank.flows.listMovements({ from, to: from < today ? addDays(from, 1) : today })
  if (statement.kind === 'unavailable') return { kind: 'cannotTell' }

  const fitting = statement.movements.filter((line) => line.direction === wanted.direction && fits(line, payment))
  const free = await store.unexplained(open, accountId, fitting)
  const [movement] = free.toSorted((a, b) => a.key.localeCompare(b.key))
  if (!movement) return { kind: 'notThere' }
  const twins = await store.twins(open, wanted.direction)
  if (free.length < twins.open) return { kind: 'ambiguous', isOneUnderWay: twins.underWay > 0 }
  return { kind: 'found', movement, accountId }
}

/** What a line shows must agree with the payment; what it leaves out cannot speak against it. */
function fits(movement: Movement, { vesAmount, payer }: Payment): boolean {
  return (
    movement.amount.eq(vesAmount) &&
    (movement.payerPhone === undefined || movement.payerPhone === payer.phone) &&
    (movement.payerBankCode === undefined || movement.payerBankCode === payer.bankCode)
  )
}
