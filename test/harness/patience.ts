/** Longest wait for an expected event: a guard against hanging, wide enough for a busy machine. */
export const patienceMs = 5 * 60_000
