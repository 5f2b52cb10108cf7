/**
 * Range of version 7 ids for a period. The time in an id is of the process, the row's own time of the database: the range is
 * widened by their largest difference, and the row's time filters within it, so that an index on ids leads directly to a page
 * far in the past.
 */
export type Period = {
  from?: Date | undefined
  to?: Date | undefined
  /** The page begins after this id. */
  after?: string | undefined
}

export function idRange({ from, to, after }: Period): { fromId: string; beforeId: string } {
  return {
    fromId: from ? firstIdOf(from.getTime() - CLOCK_DIFFERENCE_MS) : LOWEST_ID,
    beforeId: earlier(after ?? HIGHEST_ID, to ? firstIdOf(to.getTime() + CLOCK_DIFFERENCE_MS) : HIGHEST_ID),
  }
}

const CLOCK_DIFFERENCE_MS = 300_000
const LOWEST_ID = '00000000-0000-0000-0000-000000000000'
const HIGHEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The lowest id of version 7 of this time. */
function firstIdOf(timeMs: number): string {
  const hex = Math.max(0, timeMs).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}
