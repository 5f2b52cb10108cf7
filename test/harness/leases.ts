/** Longer than any lease derived from the banks' time-outs: an older claim has lapsed. */
export const AFTER_ANY_LEASE_SECONDS = 3_600
