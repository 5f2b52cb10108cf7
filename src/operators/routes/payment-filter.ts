import { GatewayError } from '../../foundation/errors.ts'
import { Type } from '../../foundation/schema.ts'
import { methods, statuses } from '../../payments/payment.ts'
import { time } from '../schema.ts'

/** Filters that the list of payments, its search and its totals share. */
export const paymentFilter = {
  status: Type.Optional(Type.Enum(statuses)),
  method: Type.Optional(Type.Enum(methods)),
  from: Type.Optional(time()),
  to: Type.Optional(time()),
}

export function periodOf({ from, to }: { from?: string; to?: string }): {
  from: Date | undefined
  to: Date | undefined
} {
  return { from: timeOf(from), to: timeOf(to) }
}

/** The schema's date-time format allows leap seconds, which a Date cannot represent. */
function timeOf(text: string | undefined): Date | undefined {
  const date = text === undefined ? undefined : new Date(text)
  if (date && Number.isNaN(date.getTime())) throw new GatewayError('invalid_request')
  return date
}
