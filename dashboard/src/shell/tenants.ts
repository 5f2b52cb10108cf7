import type { Tenant } from '../api/routes.ts'
import { shortId } from '../format.ts'
import { choose, preferences } from '../preferences.ts'
import { call } from '../session.ts'
import { createStore, useStore } from '../store.ts'

/** Tenants visible to the user: read once, and again after a change. */
export const tenants = createStore<Tenant[] | undefined>(undefined)

export async function readTenants(): Promise<void> {
  const { items } = await call('GET /tenants', {})
  tenants.set(items)
  // The stored tenant may belong to another installation.
  const { tenantId } = preferences.get()
  if (tenantId !== undefined && !items.some((tenant) => tenant.tenantId === tenantId)) choose({ tenantId: undefined })
}

export function useTenants(): Tenant[] {
  return useStore(tenants) ?? []
}

/** Name of a tenant, or its short id if unknown. */
export function useTenantName(): (tenantId: string) => string {
  const known = useTenants()
  return (tenantId) => known.find((tenant) => tenant.tenantId === tenantId)?.name ?? shortId(tenantId)
}
