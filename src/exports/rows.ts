import { decimal, fixed2 } from '../foundation/money.ts'
import type { Cell } from '../foundation/sheets/sheet.ts'
import type { ExportedMovement } from '../movements/export.ts'
import { maskedPayer } from '../payments/admin/view.ts'
import type { OperatorPayment } from '../payments/admin/resolve.ts'
import { directionOf, type Payment } from '../payments/payment.ts'
import { classes, type Direction } from '../reconciliations/classify.ts'
import type { AccountDay } from '../reconciliations/reconciliations.ts'
import type { Texts } from './texts.ts'

/** Cells of one row each, in the order of the headings in `texts`. People are masked, as in the lists. */

export function paymentCells({ tenantName, payment }: OperatorPayment, text: Texts): Cell[] {
  const payer = maskedPayer(payment.payer)
  const moved = movedBy(payment)
  return [
    { time: payment.createdAt },
    tenantName,
    text.methods[payment.method],
    text.statuses[payment.status],
    { amount: fixed2(payment.vesAmount) },
    amountOrEmpty(moved.in && fixed2(moved.in)),
    amountOrEmpty(moved.out && fixed2(moved.out)),
    amountOrEmpty(payment.usdAmount && fixed2(payment.usdAmount)),
    amountOrEmpty(payment.bcvRate && payment.bcvRate.toString()),
    payment.rateDate === null ? '' : { date: payment.rateDate },
    payment.externalRef ?? '',
    bankName(payment.bank),
    payment.bankReference ?? '',
    payment.failureCode ?? '',
    payment.reversedAt === null ? '' : { time: payment.reversedAt },
    payment.reversalRef ?? '',
    payer['document'] ?? '',
    payer['phone'] ?? '',
    payer['bankCode'] ?? '',
    payment.cardLast4 ?? '',
    payment.paymentId,
  ]
}

/**
 * Money that moved, as far as is known. What arrived for a request counts although it is not complete. A reversed payment
 * came in and went out again.
 */
function movedBy({ method, status, vesAmount, receivedVesAmount }: Payment) {
  const isDone = status === 'COMPLETED' || status === 'REVERSED'
  const amount = receivedVesAmount ?? (isDone ? vesAmount : null)
  const isReversed = status === 'REVERSED'
  if (directionOf[method] === 'in') return { in: amount, out: isReversed ? vesAmount : null }
  return { in: isReversed ? vesAmount : null, out: amount }
}

export function movementCells(movement: ExportedMovement, tenantName: string, text: Texts): Cell[] {
  return [
    { date: movement.date },
    { time: movement.receivedAt },
    tenantName,
    bankName(movement.bank),
    text.kinds[movement.kind],
    text.states[movement.state],
    ...movedCells(movement),
    movement.reference,
    movement.payerDocument ?? '',
    movement.payerPhone ?? '',
    movement.payerBankCode ?? '',
    movement.paymentId ?? '',
    movement.ignoredReason ?? '',
    movement.movementId,
  ]
}

export function feeCells(movement: ExportedMovement): Cell[] {
  return [
    { date: movement.date },
    bankName(movement.bank),
    ...movedCells(movement),
    movement.reference,
    movement.movementId,
  ]
}

/** A day of an account: what it received and sent by the bank and by the books, over all classes. */
export function closingCells(day: AccountDay, text: Texts): Cell[] {
  return [
    { date: day.date },
    bankName(day.bank),
    day.account ?? '',
    day.closed ? text.closed : text.open,
    text.bases[day.basis],
    { count: day.differences },
    { count: day.undecided },
    { amount: totalOf(day, 'in', 'bank') },
    { amount: totalOf(day, 'in', 'ours') },
    { amount: totalOf(day, 'out', 'bank') },
    { amount: totalOf(day, 'out', 'ours') },
    { amount: day.totals.commission.out.bank },
    { count: day.corrections.length },
    day.closed ? { time: new Date(day.closed.at) } : '',
    day.closed?.by ?? '',
    day.closed?.hash ?? '',
  ]
}

function totalOf({ totals }: AccountDay, direction: Direction, side: 'bank' | 'ours'): string {
  return fixed2(classes.reduce((sum, name) => sum.plus(totals[name][direction][side]), decimal(0)))
}

function movedCells({ direction, vesAmount }: ExportedMovement): Cell[] {
  return [amountOrEmpty(direction === 'in' ? vesAmount : null), amountOrEmpty(direction === 'out' ? vesAmount : null)]
}

function amountOrEmpty(amount: string | null): Cell {
  return amount === null ? '' : { amount }
}

function bankName(bank: string | null): string {
  return bank?.toUpperCase() ?? ''
}
