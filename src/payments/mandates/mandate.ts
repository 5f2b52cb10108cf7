import type { Payment } from '../payment.ts'

export const mandateStatuses = ['REQUESTED', 'ACTIVE', 'SUSPENDED'] as const
export type MandateStatus = (typeof mandateStatuses)[number]

/** The status of a mandate by the end of a direct debit; the routine `keep_mandate` writes the same. */
const byFailure = new Map<string | null, MandateStatus>([
  ['MD01', 'REQUESTED'],
  ['MD09', 'REQUESTED'],
  ['MD22', 'SUSPENDED'],
])

/** Undefined for other payments, and while or if the bank has said nothing about the mandate. */
export function mandateStatusOf({
  method,
  status,
  failureCode,
}: Pick<Payment, 'method' | 'status' | 'failureCode'>): MandateStatus | undefined {
  if (method !== 'DOMICILIACION') return undefined
  return status === 'COMPLETED' ? 'ACTIVE' : byFailure.get(failureCode)
}
