/** A wish that cannot be granted, in a sentence for the operator who had it. */
export class ResolutionError extends Error {}
