import { limits } from '../../foundation/limits.ts'
import { Type } from '../../foundation/schema.ts'
import { createSingleFlight } from '../../foundation/single-flight.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { isLive, tenantFilter } from '../schema.ts'
import { type OverviewQuery, readOverview } from '../statistics/overview.ts'
import { Overview, windows } from '../statistics/schema.ts'

const MAX_REMEMBERED = 1_000

export function overviewRoutes({ database, clock }: AdminContext): AdminRoute[] {
  const overviews = createSingleFlight<Overview>({
    clock,
    maxAgeMs: limits.overviewCacheMs,
    maxEntries: MAX_REMEMBERED,
  })

  /** Identical queries within `overviewCacheMs` share one result. */
  function read(query: OverviewQuery): Promise<Overview> {
    return overviews.get(JSON.stringify(query), () => readOverview(database, query, clock.now())).value
  }

  return [
    adminRoute('GET /overview', {
      query: Type.Object({ ...tenantFilter, window: Type.Enum(windows) }),
      answer: Overview,
      handle: ({ query, tenantId }) => read({ tenantId, livemode: isLive(query.mode), window: query.window }),
    }),
  ]
}
