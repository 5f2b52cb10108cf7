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
