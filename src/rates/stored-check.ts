import type { Queryable } from '../storage/database.ts'
import { type CheckedRate, checkRates } from './outlier-check.ts'
import type { DatedRate, SourceName } from './source.ts'
import { lockRates, readReferences } from './store.ts'

/**
 * Checks received rates against the stored ones. The result must be stored in the same transaction, which holds the lock:
 * both sources are queried at the same time, and the later rate must be compared with the first.
 */
export async function checkAgainstStored(
  transaction: Queryable,
  received: readonly DatedRate[],
  { source, origin, origins }: { source: SourceName; origin: string; origins: string[] },
): Promise<CheckedRate[]> {
  await lockRates(transaction)
  const valueDates = received.map(({ valueDate }) => valueDate)
  const accepted = await readReferences(transaction, valueDates, origins)
  return checkRates(received, { source, origin, accepted })
}
