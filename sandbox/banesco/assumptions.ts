import { type AssumptionValues, choice, upTo } from '../assumptions.ts'

/** Undocumented or contradictory behaviour of Banesco's API. */
export const banescoAssumptions = {
  tokenClient: choice(
    ['form', 'basic'],
    'who asks for a token: `client_id` and `client_secret` of the form, or `Authorization: Basic` as some clients send it',
  ),
  httpStatus: choice(
    ['own', 'always200'],
    'HTTP status of an error: that of its kind (401, 424, 429, 503 …), or 200 with the truth in `statusCode`',
  ),
  wrongLength: choice(
    ['VDE02', '70001'],
    'a reference that is not the last 6 digits where those are wanted: refused, or not found',
  ),
  debits: choice([true, false], 'each payment has a commission with the same reference, of the type DB'),
  quotaPerMinute: upTo(10_000, 'queries of a client in a minute, above which the answer is VRN05; 0 is no limit'),
  queryDelayMs: upTo(604_800_000, 'milliseconds until the query shows a payment'),
}

export type BanescoAssumptions = AssumptionValues<typeof banescoAssumptions>
