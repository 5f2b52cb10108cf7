import { bankNames } from '../banks/registry.ts'
import { nextCursor, pageParameters } from '../foundation/page.ts'
import { type Static, type TSchema, Type } from '../foundation/schema.ts'
import { methods } from '../payments/payment.ts'
import { bases, classes } from './classify.ts'
import { shownKinds } from './view.ts'

const directions = ['in', 'out'] as const

const classDescription =
  '`matched`: in the statement and in your payments. `amount_differs`: in both, with different amounts. ' +
  '`in_statement_only`: in the statement, and no payment of yours is known for it. `ours_only`: a payment of yours that ' +
  'the statement does not show. `commission`: a fee of the bank. `cards`: card sales and the bank’s credits for them, ' +
  'which it makes in sums. `unconfirmed`: a payment that the bank’s notifications or searches would not show.'

/** Schemas of a day for one way to show amounts. */
export function daySchemas<Amount extends TSchema>(amount: () => Amount, named: boolean) {
  const id = (name: string) => (named ? { $id: name } : {})
  const Line = Type.Object(
    {
      class: Type.Enum(classes, { description: classDescription }),
      direction: Type.Enum(directions, {
        description: 'in: money that arrived on the account. out: money that left it.',
      }),
      bank: Type.Enum(bankNames),
      account: Type.Optional(Type.String({ description: 'Last four digits of the account.' })),
      bankVesAmount: Type.Optional(amount()),
      ownVesAmount: Type.Optional(amount()),
      movementId: Type.Optional(Type.String({ format: 'uuid' })),
      kind: Type.Optional(Type.Enum(shownKinds)),
      paymentId: Type.Optional(Type.String({ format: 'uuid' })),
      purpose: Type.Optional(Type.Enum(['payment', 'reversal'] as const)),
      method: Type.Optional(Type.Enum(methods)),
      externalRef: Type.Optional(Type.String()),
      reference: Type.Optional(Type.String({ description: 'The bank’s reference.' })),
      matchedBy: Type.Optional(
        Type.Enum(['claim', 'number', 'payer', 'amount'] as const, {
          description:
            'How the line and the payment were brought together: the gateway settled the payment with the line, the ' +
            'bank’s number, the payer and the amount, or the amount alone.',
        }),
      ),
      ignored: Type.Optional(Type.Boolean({ description: 'A person marked the line as none of your payments.' })),
    },
    id('ReconciliationLine'),
  )
  const Sides = Type.Object({ bankVesAmount: amount(), ownVesAmount: amount() }, id('ReconciliationSides'))
  const Account = Type.Object(
    {
      bank: Type.Enum(bankNames),
      bankCode: Type.String(),
      account: Type.Optional(Type.String({ description: 'Last four digits of the account.' })),
      basis: Type.Enum(bases, {
        description:
          'Origin of the bank’s lines: its statement, its notifications of incoming money, its searches for single ' +
          'payments, or an imported file.',
      }),
      complete: Type.Boolean({ description: 'The lines cover the whole day.' }),
      undecided: Type.Integer({ description: 'Payments of the day whose outcome is not known yet.' }),
      differences: Type.Integer({
        description: 'Lines of the classes amount_differs, in_statement_only and ours_only, without ignored ones.',
      }),
      totals: Type.Array(Type.Object({ class: Type.Enum(classes), count: Type.Integer(), in: Sides, out: Sides }), {
        description: 'One entry per class. Money in and money out are never added together.',
      }),
      closedAt: Type.Optional(Type.String({ format: 'date-time' })),
      closedBy: Type.Optional(Type.String()),
      hash: Type.Optional(
        Type.String({ description: 'SHA-256 of the closed day and of the hash of the day closed before it.' }),
      ),
      sequence: Type.Optional(Type.Integer({ description: 'Position in the account’s chain of closed days.' })),
      corrections: Type.Array(
        Type.Object({
          number: Type.Integer(),
          foundAt: Type.String({ format: 'date-time' }),
          change: Type.Enum(['added', 'removed'] as const),
          line: Line,
        }),
        { description: 'Found about a closed day after it was closed. Its lines and totals do not change.' },
      ),
    },
    id('ReconciliationAccount'),
  )
  const Day = Type.Object(
    {
      date: Type.String({ format: 'date' }),
      accounts: Type.Array(Account),
      items: Type.Array(Line, { description: 'Lines of all accounts, oldest first.' }),
      nextCursor,
    },
    id('Reconciliation'),
  )
  return { Line, Account, Day }
}

export const { Day: Reconciliation } = daySchemas(() => Type.Number(), true)

const date = Type.String({ format: 'date', pattern: '^20', examples: ['2026-10-05'], description: 'Day in Caracas.' })

export const dayFilters = { class: Type.Optional(Type.Enum(classes, { description: 'Only lines of this class.' })) }
export const DayQuery = Type.Object({ date, ...dayFilters, ...pageParameters })
export type DayQuery = Static<typeof DayQuery>

export const DatePath = Type.Object({ date })
