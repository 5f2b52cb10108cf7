/** In everything of theirs that a tenant can name, so that it is recognised wherever it turns up. */
export function markOf(index: number): string {
  return `zq${String(index).padStart(2, '0')}kx`
}
