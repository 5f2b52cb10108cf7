/** How long a test waits for what must come: a guard against hanging, wide enough for the busiest machine. */
export const patienceMs = 5 * 60_000
