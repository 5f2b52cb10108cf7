import { caracasDay } from '../caracas.ts'
import { executeOutcome, type OutcomeHandlers } from '../execute-outcome.ts'
import type { Reply } from '../http/reply.ts'
import type { Outcome } from '../outcomes.ts'
import { uncoded } from './answers.ts'
import { usedInvoice } from './codes.ts'
import type { Operation } from './operation.ts'
import type { BankState } from './state.ts'

const maxLength = 12

/** Executes an operation once for each invoice number. A call that was never processed leaves its number free. */
export function executeInvoice<Moved>(
  state: BankState,
  call: {
    invoice: string
    outcome: Outcome
    refuse: Operation['refuse']
    /** The number of an earlier operation is used again. */
    isRepeated?: boolean
  },
  handlers: OutcomeHandlers<Moved>,
): Reply {
  const { invoice, outcome, refuse, isRepeated = false } = call
  const { assumptions, now } = state
  if (invoice.length > maxLength) return refuse(state, assumptions.longInvoice)
  if (!isRepeated && isUsed(state, invoice)) return refuse(state, uncoded(state), usedInvoice)
  return executeOutcome(outcome, now, {
    ...handlers,
    move: (at) => {
      use(state, invoice)
      return handlers.move(at)
    },
    decline: (code) => {
      if (assumptions.declinedInvoice === 'used') use(state, invoice)
      return handlers.decline(code)
    },
  })
}

function isUsed({ ledger, client, assumptions, now }: BankState, invoice: string): boolean {
  const earlier = ledger.findOperation(client, keyOf(client, invoice))
  if (!earlier) return false
  return assumptions.invoiceUnique === 'forever' || caracasDay(earlier.settlesAt) === caracasDay(now)
}

function use({ ledger, client, now }: BankState, invoice: string): void {
  ledger.recordOperation({
    id: keyOf(client, invoice),
    client,
    code: 'invoice',
    reference: invoice,
    settlesAt: now,
  })
}

function keyOf(client: string, invoice: string): string {
  return `invoice ${client} ${invoice}`.toLowerCase()
}
