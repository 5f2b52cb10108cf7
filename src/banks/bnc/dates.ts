import { isDate } from '../../foundation/caracas.ts'

/** `05/10/2026`, `2026/10/05` or `2026-10-05`, with or without an hour, as `2026-10-05`. */
export function readDate(text: string | undefined): string | undefined {
  const parts =
    /^(?<day>\d{2})[/-](?<month>\d{2})[/-](?<year>\d{4})(?!\d)/.exec(text ?? '')?.groups ??
    /^(?<year>\d{4})[/-](?<month>\d{2})[/-](?<day>\d{2})(?!\d)/.exec(text ?? '')?.groups
  if (!parts) return undefined
  const date = `${parts['year']}-${parts['month']}-${parts['day']}`
  return isDate(date) ? date : undefined
}
