/** Marker in every name of a tenant, so that its data is recognised in responses and ledgers. */
export function markOf(index: number): string {
  return `zq${String(index).padStart(2, '0')}kx`
}
