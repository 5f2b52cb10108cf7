/** Monday 5 October 2026, 11:00 in Caracas. */
export const mondayMorning = Date.parse('2026-10-05T15:00:00Z')
export const today = '2026-10-05'
