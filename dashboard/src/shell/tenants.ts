import type { ApiError } from '../api/client.ts'
import type { Tenant } from '../api/routes.ts'
import { choose, preferences } from '../preferences.ts'
import { call } from '../session.ts'
import { createStore } from '../store.ts'

/** Tenants offered for selection: the first by name, and the selected one. `isMore`: the tenants page has others. */
export const tenants = createStore<{ items: Tenant[]; isMore: boolean } | undefined>(undefined)

/** The most that the API returns at once. */
const LIMIT = 100

/** Reads the tenants, at the start and after a change. */
export async function readTenants(): Promise<void> {
  const { items, nextCursor } = await call('GET /tenants', { query: { limit: LIMIT } })
  const { tenantId } = preferences.get()
  const isListed = tenantId === undefined || items.some((tenant) => tenant.tenantId === tenantId)
  const selected = isListed ? [] : await readSelected(tenantId)
  tenants.set({ items: [...items, ...selected], isMore: nextCursor !== null })
}

/** The selected tenant, which is deselected if this installation has no such tenant. */
async function readSelected(tenantId: string): Promise<Tenant[]> {
  try {
    return (await call('GET /tenants', { query: { tenantId } })).items
  } catch (error) {
    if ((error as ApiError).status !== 404) throw error
    choose({ tenantId: undefined })
    return []
  }
}
