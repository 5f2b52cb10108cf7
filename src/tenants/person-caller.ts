import { decimal } from '../foundation/money.ts'
import type { Caller } from '../foundation/scope.ts'
import type { Tenant } from './tenants.ts'

/** A person of the dashboard who acts for a tenant, as the caller of an operation. */
export function personAsCaller(tenant: Tenant, livemode: boolean, actor: string): Caller {
  const { tenantId, name, toleranceVes, tolerancePercent, acceptsOverpayment, approvalAboveVes, language } = tenant
  return {
    scope: { tenantId, livemode },
    tenantName: name,
    keyId: null,
    actor,
    restrictions: null,
    approvalAboveVes: approvalAboveVes === null ? null : decimal(approvalAboveVes),
    pendingWaitSeconds: 0,
    tolerance: { ves: decimal(toleranceVes), percent: decimal(tolerancePercent), acceptsOverpayment },
    language,
  }
}
