import { type AssumptionValues, choice, upTo } from '../assumptions.ts'

/** Undocumented or contradictory behaviour of Bancamiga's API. */
export const bancamigaAssumptions = {
  httpStatus: choice(['always200', 'asCode'], 'HTTP status of an error: 200, or the code itself (503, 511 …)'),
  emptyList: choice(['empty', 'null', 'absent'], '`lista` when there are no payments'),
  statuses: choice(
    ['500', '600', '700', 'mixed'],
    '`Status` of payments in queries: as documented, as seen in production, or one after the other',
  ),
  pushStatus: choice(['000', '500'], '`Status` of payments in notifications'),
  pushReference: choice(
    ['short', 'long'],
    '`NroReferencia` of notifications: six digits as in the sample, or twelve as in queries',
  ),
  timeFormat: choice(['HH:MM:SS', 'HHMM'], '`HoraMovimiento`'),
  newTokenReplaces: choice([true, false], 'a log-on or refresh ends the earlier tokens of the client'),
  historyTooSoon: choice(
    ['refused', 'empty'],
    'a second history/find within 10 minutes: refused with a code on no list, or without payments',
  ),
  queryDelayMs: upTo(604_800_000, 'milliseconds until the queries show a payment; its notification is sent at once'),
}

export type BancamigaAssumptions = AssumptionValues<typeof bancamigaAssumptions>
