/** An operator request that was refused, in a sentence for the operator. */
export class ResolutionError extends Error {}
