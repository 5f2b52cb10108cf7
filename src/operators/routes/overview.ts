import { Type } from 'typebox'
import { limits } from '../../foundation/limits.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { isLive, tenantFilter } from '../schema.ts'
import { type OverviewQuery, readOverview } from '../statistics/overview.ts'
import { Overview, windows } from '../statistics/schema.ts'

const MAX_REMEMBERED = 1_000

export function overviewRoutes({ database, clock }: AdminContext): AdminRoute[] {
  const remembered = new Map<string, { askedAtMs: number; overview: Promise<Overview> }>()

  /** All who ask the same within a moment get the same answer. */
  function read(query: OverviewQuery): Promise<Overview> {
    const key = JSON.stringify(query)
    const now = clock.monotonicMs()
    const known = remembered.get(key)
    if (known && now - known.askedAtMs < limits.overviewCacheMs) return known.overview
    const overview = readOverview(database, query, clock.now())
    overview.catch(() => remembered.delete(key))
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    remembered.set(key, { askedAtMs: now, overview })
    return overview
  }

  return [
    adminRoute('GET /overview', {
      query: Type.Object({ ...tenantFilter, window: Type.Enum(windows) }),
      answer: Overview,
      handle: ({ query, tenantId }) => read({ tenantId, livemode: isLive(query.mode), window: query.window }),
    }),
  ]
}
