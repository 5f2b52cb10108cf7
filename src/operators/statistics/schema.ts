import { type Static, Type } from '../../foundation/schema.ts'
import { methods } from '../../payments/payment.ts'
import { bank, mode, nullable, time } from '../schema.ts'

/** Exact decimals as text. */
const amounts = () => Type.Object({ usdAmount: Type.String(), vesAmount: Type.String() })

const summary = {
  completed: Type.Integer(),
  /** Declined by a bank, or not sent to it. */
  failed: Type.Integer(),
  reversed: Type.Integer(),
  /** Completed payments divided by all payments with a bank call, 0 to 1. */
  successRate: nullable(Type.Number()),
  /** Money that came in: completed charges, of a Pago Móvil what arrived. It is never added to money that went out. */
  in: amounts(),
  /** Money that went out: completed payouts and change, and reversed charges, in the hour of their reversal. */
  out: amounts(),
}

export const windows = ['24h', '7d', '30d'] as const

export const Overview = Type.Object({
  mode: mode(),
  window: Type.Enum(windows),
  from: time(),
  to: time(),
  /** `expired` counts intents that expired without a bank call. */
  totals: Type.Object({ ...summary, expired: Type.Integer() }),
  flows: Type.Array(
    Type.Object({
      bank: nullable(bank()),
      method: Type.Enum(methods),
      ...summary,
      /** Time from the bank call to the end of the payment. */
      answerMsMedian: nullable(Type.Integer()),
      answerMs95: nullable(Type.Integer()),
    }),
  ),
  /** Hours, or days in Caracas for a window of 30 days; those without events are omitted. */
  series: Type.Array(Type.Object({ at: time(), ...summary })),
  pending: Type.Object({
    intent: Type.Integer(),
    request: Type.Integer(),
    approval: Type.Integer(),
    queued: Type.Integer(),
    submitted: Type.Integer(),
    accepted: Type.Integer(),
    unknown: Type.Integer(),
  }),
  attention: Type.Integer(),
})
export type Overview = Static<typeof Overview>
