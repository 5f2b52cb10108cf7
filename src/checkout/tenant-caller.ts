import { decimal } from '../foundation/money.ts'
import type { Caller, Scope } from '../foundation/scope.ts'
import type { Language } from '../foundation/text.ts'

export type TenantRow = {
  keyId: string | null
  tenantName: string
  pendingWaitSeconds: number
  toleranceVes: string
  tolerancePercent: string
  acceptsOverpayment: boolean
  tenantLanguage: Language
  isActive: boolean
}

export const tenantColumns = `t.name as "tenantName", t.pending_wait_seconds as "pendingWaitSeconds",
  t.transfer_tolerance_ves as "toleranceVes", t.transfer_tolerance_percent as "tolerancePercent",
  t.accepts_overpayment as "acceptsOverpayment", t.language as "tenantLanguage", t.deactivated_at is null as "isActive"`

/** The tenant as the caller of a payment: the customer acts for the tenant that made the session. */
export function callerOf(row: Scope & TenantRow): Caller {
  return {
    scope: { tenantId: row.tenantId, livemode: row.livemode },
    tenantName: row.tenantName,
    keyId: row.keyId,
    actor: 'checkout',
    restrictions: null,
    approvalAboveVes: null,
    pendingWaitSeconds: row.pendingWaitSeconds,
    tolerance: {
      ves: decimal(row.toleranceVes),
      percent: decimal(row.tolerancePercent),
      acceptsOverpayment: row.acceptsOverpayment,
    },
    language: row.tenantLanguage,
  }
}
