/**
 * Comparable form of a response and of its printed example, without the values that differ between days: ids, times,
 * references and amounts that follow from the rate. Names, codes, statuses, sentences and requested amounts stay.
 */
export function essence(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => essence(item))
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, inner]) => [key, essence(inner, key)] as const)
    return Object.fromEntries(entries.toSorted(([left], [right]) => (left < right ? -1 : 1)))
  }
  if (typeof value === 'number') return followsFromTheDay.has(name) ? 'a number' : value
  return typeof value === 'string' && !isCode.has(name) ? essenceOfText(value) : value
}

const followsFromTheDay = new Set(['bcvRate', 'vesAmount', 'medianRate', 'medianVesAmount', 'bankTxId', 'reversalTxId'])
const isCode = new Set(['code', 'failureCode', 'externalRef', 'debtorId', 'debtorPhone', 'telefono', 'referencia'])

export function essenceOfText(text: string): string {
  return text
    .replaceAll(/https?:\/\/[^/\s"]+\/(pay|l|r)\/[\w-]{22}/g, 'an address')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'an id')
    .replaceAll(/\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\.\d{3}Z)?/g, 'a time')
    .replaceAll(/\b\d+\.\d{2,4}\b/g, 'a number')
    .replaceAll(/\b\d{6,}\b/g, 'a reference')
}
