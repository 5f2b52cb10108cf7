/** Longer than any lease that follows from the banks' time-outs: what is older has no living owner. */
export const AFTER_ANY_LEASE_SECONDS = 3_600
