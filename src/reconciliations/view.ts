import type { BankName, MovementKind } from '../banks/bank.ts'
import { classes, type Row, type Totals } from './classify.ts'
import type { AccountDay } from './reconciliations.ts'

/** Kinds of lines as shown to tenants and operators. */
export const shownKinds = ['PAGO_MOVIL', 'C2P', 'TRANSFER', 'COMMISSION', 'CARD', 'OTHER'] as const

const kinds: Record<MovementKind, (typeof shownKinds)[number]> = {
  c2p: 'C2P',
  p2p: 'PAGO_MOVIL',
  mobile: 'PAGO_MOVIL',
  transfer: 'TRANSFER',
  commission: 'COMMISSION',
  card: 'CARD',
  other: 'OTHER',
  unlisted: 'OTHER',
}

const bankCodes: Record<BankName, string> = {
  bnc: '0191',
  r4: '0169',
  bdv: '0102',
  mercantil: '0105',
  banesco: '0134',
  bancamiga: '0172',
}

/** How an amount is shown: a JSON number to tenants, exact text to operators. */
export type AmountView<Shown> = (amount: string) => Shown

export function accountView<Shown>(day: AccountDay, amount: AmountView<Shown>) {
  const { bank, account, basis, isComplete, undecided, totals, differences, closed, corrections } = day
  return {
    bank,
    bankCode: bankCodes[bank],
    ...(account === null ? {} : { account }),
    basis,
    complete: isComplete,
    undecided,
    differences,
    totals: totalsView(totals, amount),
    ...(closed ? { closedAt: closed.at, closedBy: closed.by, hash: closed.hash, sequence: closed.sequence } : {}),
    corrections: corrections.map(({ number, foundAt, change, row }) => ({
      number,
      foundAt: foundAt.toISOString(),
      change,
      line: rowView(day, row, amount),
    })),
  }
}

function totalsView<Shown>(totals: Totals, amount: AmountView<Shown>) {
  return classes.map((name) => {
    const { count, in: received, out: sent } = totals[name]
    return {
      class: name,
      count,
      in: { bankVesAmount: amount(received.bank), ownVesAmount: amount(received.ours) },
      out: { bankVesAmount: amount(sent.bank), ownVesAmount: amount(sent.ours) },
    }
  })
}

export function rowView<Shown>({ bank, account }: AccountDay, row: Row, amount: AmountView<Shown>) {
  const { bankAmount, ourAmount, kind, isIgnored, class: rowClass, direction, ...rest } = row
  const { movementId, paymentId, purpose, method, externalRef, reference, matchedBy } = rest
  const shown = {
    account,
    movementId,
    paymentId,
    purpose,
    method,
    externalRef,
    reference,
    matchedBy,
    kind: kind && kinds[kind],
    bankVesAmount: bankAmount === null ? null : amount(bankAmount),
    ownVesAmount: ourAmount === null ? null : amount(ourAmount),
  }
  const known = Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== null)) as {
    [Name in keyof typeof shown]?: NonNullable<(typeof shown)[Name]>
  }
  return { class: rowClass, direction, bank, ...known, ...(isIgnored ? { ignored: true as const } : {}) }
}

/** Rows of all accounts in the order of their ids, which begin with their time. */
export function orderedRows(accounts: readonly AccountDay[]): { id: string; day: AccountDay; row: Row }[] {
  return accounts
    .flatMap((day) => day.rows.map((row) => ({ id: idOf(row), day, row })))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** The id of its line or payment. A reversal has another version digit, since its payment can be a row of the same day. */
function idOf({ movementId, paymentId, purpose }: Row): string {
  const id = movementId ?? paymentId ?? ''
  return movementId === null && purpose === 'reversal' ? `${id.slice(0, 14)}8${id.slice(15)}` : id
}
