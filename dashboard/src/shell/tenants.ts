import type { Tenant } from '../api/routes.ts'
import { shortId } from '../format.ts'
import { choose, preferences } from '../preferences.ts'
import { call } from '../session.ts'
import { createStore, useStore } from '../store.ts'

/** The tenants this person sees: few, read once, and again when one was made or changed. */
export const tenants = createStore<Tenant[] | undefined>(undefined)

export async function readTenants(): Promise<void> {
  const { items } = await call('GET /tenants', {})
  tenants.set(items)
  // The one this browser remembers may be of another installation.
  const { tenantId } = preferences.get()
  if (tenantId !== undefined && !items.some((tenant) => tenant.tenantId === tenantId)) choose({ tenantId: undefined })
}

export function useTenants(): Tenant[] {
  return useStore(tenants) ?? []
}

/** A tenant's name, or the beginning of its id where it is not known. */
export function useTenantName(): (tenantId: string) => string {
  const known = useTenants()
  return (tenantId) => known.find((tenant) => tenant.tenantId === tenantId)?.name ?? shortId(tenantId)
}
