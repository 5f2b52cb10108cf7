import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Movement } from '../../banks/bank.ts'
import type { Basis } from '../matching/store.ts'
import { methods, statuses } from '../payment.ts'
import { type Decision, decide, type Finding, type PaymentFacts } from './decide.ts'

/** The numbers below are those of docs/payments.md, not those of `limits.ts`: a changed limit is a changed promise. */
const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** 11:00 in Caracas; its next day begins 13 hours later. */
const calledAt = new Date('2026-03-10T15:00:00Z')
const NEXT_DAY = 13 * HOUR
/** After this much no call can be in flight. */
const CALL = 20 * SECOND

const after = (ms: number) => new Date(calledAt.getTime() + ms)

const movement = { key: 'line-1', reference: '000123' } as Movement
const basis = { marks: [], freeKeys: [] } as unknown as Basis

const findings = {
  none: { kind: 'none' },
  found: { kind: 'found', movement, basis },
  absent: { kind: 'absent', basis },
  absenceConfirmed: { kind: 'absenceConfirmed', basis },
  mayBeReversed: { kind: 'ambiguous', reason: 'may_be_reversed', isRivalInFlight: false },
  notReturned: { kind: 'notReturned' },
  rivalInFlight: { kind: 'ambiguous', reason: 'fewer_lines_than_payments', isRivalInFlight: true },
  fewerLines: { kind: 'ambiguous', reason: 'fewer_lines_than_payments', isRivalInFlight: false },
  unclearLine: { kind: 'ambiguous', reason: 'unclear_line', isRivalInFlight: false },
  bankUnavailable: { kind: 'unavailable', reason: 'bank_unavailable' },
  noStatement: { kind: 'unavailable', reason: 'no_statement' },
  accountReplaced: { kind: 'unavailable', reason: 'account_replaced' },
  operationPending: { kind: 'operation', isPending: true },
  operationSettled: { kind: 'operation', isPending: false },
  notResent: { kind: 'notResent' },
  overtaken: { kind: 'overtaken' },
} as const satisfies Record<string, Finding>

const charge: PaymentFacts = {
  status: 'PENDING',
  stage: 'unknown',
  reversalStage: null,
  method: 'C2P',
  operationId: null,
  operationRef: null,
  createdAt: after(-5 * MINUTE),
  updatedAt: calledAt,
  expiresAt: after(10 * MINUTE),
  submittedAt: calledAt,
  callsEndedAt: after(CALL),
  reversalSubmittedAt: null,
  reversalCode: null,
  checks: 1,
  livemode: false,
  isFoundByPayment: false,
}
const escalated: PaymentFacts = { ...charge, stage: 'attention' }
const operation: PaymentFacts = { ...charge, method: 'DEBITO_INMEDIATO', operationId: 'OP-1' }
/** A payment out whose number the bank pays once. */
const repeatable: PaymentFacts = { ...charge, method: 'VUELTO', operationRef: 'REF-1' }
const card: PaymentFacts = { ...charge, method: 'VPOS' }
/** Of a charge made two days before. */
const reversal: PaymentFacts = {
  ...charge,
  status: 'COMPLETED',
  stage: null,
  reversalStage: 'unknown',
  createdAt: after(-2 * DAY),
  submittedAt: after(-2 * DAY),
  reversalSubmittedAt: calledAt,
}
const escalatedReversal: PaymentFacts = { ...reversal, reversalStage: 'attention' }
/** Of a bank that finds it by its payment. */
const queried: PaymentFacts = { ...reversal, isFoundByPayment: true }
const escalatedQueried: PaymentFacts = { ...escalatedReversal, isFoundByPayment: true }
const failed: PaymentFacts = { ...charge, status: 'FAILED', stage: null }
const completed: PaymentFacts = { ...charge, status: 'COMPLETED', stage: null }

const live = (facts: PaymentFacts): PaymentFacts => ({ ...facts, livemode: true })

/** The days that are searched: that of the call and the next. */
const days = { from: '2026-03-10', to: '2026-03-11' }
const searchCharge = { do: 'searchStatement', purpose: 'charge', ...days }
const searchReversal = { do: 'searchStatement', purpose: 'reversal', ...days }
const confirmCharge = { do: 'confirmAbsence', purpose: 'charge', ...days }
const confirmReversal = { do: 'confirmAbsence', purpose: 'reversal', ...days }
const completeCharge = { do: 'complete', purpose: 'charge', movement, basis, watchAt: expect.any(Date) }
const completeReversal = { do: 'complete', purpose: 'reversal', movement, basis, watchAt: null }
const failCharge = { do: 'fail', purpose: 'charge', basis, watchAt: expect.any(Date) }
const failReversal = { do: 'fail', purpose: 'reversal', basis, watchAt: null }
const checkAgain = { do: 'checkAgain', at: expect.any(Date) }
const checkAgainAt = (at: Date) => ({ do: 'checkAgain', at })
const markUnknown = { do: 'markUnknown', nextCheckAt: expect.any(Date) }
const escalate = (reason: string) => ({ do: 'escalate', reason, nextCheckAt: expect.any(Date) })

type Row = readonly [
  title: string,
  facts: PaymentFacts,
  finding: keyof typeof findings,
  ageMs: number,
  decision: object,
]

const intent: PaymentFacts = { ...charge, stage: 'intent', submittedAt: null, callsEndedAt: null }
const beforeTheCall: Row[] = [
  ['an intent whose time is over expires', intent, 'none', 10 * MINUTE, { do: 'expire' }],
  ['a live intent whose time is over expires', live(intent), 'none', 10 * MINUTE, { do: 'expire' }],
  [
    'an intent whose time is not over is left alone until it is',
    intent,
    'none',
    10 * MINUTE - 1,
    checkAgainAt(after(10 * MINUTE)),
  ],
  [
    'a queued part of a disbursement whose process died is paid',
    { ...charge, stage: 'queued', method: 'DISPERSION', submittedAt: null, callsEndedAt: null },
    'none',
    MINUTE,
    { do: 'pay' },
  ],
  [
    'a submitted charge whose caller died becomes unknown',
    { ...charge, stage: 'submitted', callsEndedAt: null },
    'none',
    MINUTE,
    markUnknown,
  ],
  [
    'a submitted live charge whose caller died a month ago becomes unknown and does not fail',
    live({ ...charge, stage: 'submitted', callsEndedAt: null }),
    'none',
    30 * DAY,
    markUnknown,
  ],
  [
    'a submitted reversal whose caller died becomes unknown',
    { ...reversal, reversalStage: 'submitted' },
    'none',
    MINUTE,
    markUnknown,
  ],
]

const byOperation: Row[] = [
  ['an unknown payment with an id is queried by it', operation, 'none', 5 * SECOND, { do: 'queryOperation' }],
  [
    'an unknown payment without an id is queried where the bank finds it by its payment',
    { ...charge, isFoundByPayment: true },
    'none',
    5 * SECOND,
    { do: 'queryOperation' },
  ],
  [
    'an accepted payment with an id is queried by it',
    { ...operation, stage: 'accepted' },
    'none',
    5 * SECOND,
    { do: 'queryOperation' },
  ],
  [
    'an escalated payment with an id is still queried by it a month later',
    live({ ...operation, stage: 'attention' }),
    'none',
    30 * DAY,
    { do: 'queryOperation' },
  ],
  [
    'a C2P charge with an id is queried by it and not searched in the statement',
    { ...operation, method: 'C2P' },
    'none',
    5 * SECOND,
    { do: 'queryOperation' },
  ],
  [
    'an operation that the bank has decided needs nothing more',
    operation,
    'operationSettled',
    MINUTE,
    { do: 'nothing' },
  ],
  [
    'a pending operation in test mode is checked again within its minute',
    operation,
    'operationPending',
    59_999,
    checkAgain,
  ],
  [
    'a pending operation in test mode is escalated after a minute',
    operation,
    'operationPending',
    MINUTE,
    escalate('bank_cannot_tell'),
  ],
  [
    'a pending live operation is checked again within its day',
    live(operation),
    'operationPending',
    DAY - 1,
    checkAgainAt(after(DAY)),
  ],
  [
    'a pending live operation is escalated after a day',
    live(operation),
    'operationPending',
    DAY,
    escalate('bank_cannot_tell'),
  ],
  [
    'an escalated operation that is still pending is checked again',
    live({ ...operation, stage: 'attention' }),
    'operationPending',
    2 * DAY,
    checkAgain,
  ],
]

const withoutAnswer: Row[] = [
  ['a card charge in test mode waits while its minute lasts', card, 'none', 59 * SECOND, checkAgainAt(after(MINUTE))],
  ['a card charge in test mode is escalated after a minute', card, 'none', MINUTE, escalate('bank_cannot_tell')],
  ['a live card charge waits while its day lasts', live(card), 'none', 23 * HOUR, checkAgain],
  ['a live card charge is escalated after a day', live(card), 'none', DAY, escalate('bank_cannot_tell')],
  [
    'an escalated card charge is checked again a year later and does not fail',
    live({ ...card, stage: 'attention' }),
    'none',
    365 * DAY,
    checkAgain,
  ],
  [
    'a live credit without an id is escalated after a day',
    live({ ...card, method: 'CREDITO_INMEDIATO' }),
    'none',
    DAY,
    escalate('bank_cannot_tell'),
  ],
  [
    'a C2P charge at a bank without statement waits while its minute lasts',
    charge,
    'noStatement',
    59 * SECOND,
    checkAgain,
  ],
  [
    'a C2P charge at a bank without statement is escalated after a minute in test mode',
    charge,
    'noStatement',
    MINUTE,
    escalate('bank_cannot_tell'),
  ],
  [
    'a live C2P charge at a bank without statement is escalated after a day',
    live(charge),
    'noStatement',
    DAY,
    escalate('bank_cannot_tell'),
  ],
]

const chargesInTestMode: Row[] = [
  ['an unknown C2P charge is searched in the statement', charge, 'none', CALL, searchCharge],
  [
    'an accepted C2P charge without an id is searched in the statement',
    { ...charge, stage: 'accepted' },
    'none',
    CALL,
    searchCharge,
  ],
  ['an escalated C2P charge is still searched in the statement', escalated, 'none', 30 * DAY, searchCharge],
  ['a C2P charge whose line is found completes', charge, 'found', CALL, completeCharge],
  ['an escalated C2P charge whose line is found completes', escalated, 'found', 30 * DAY, completeCharge],
  [
    'a C2P charge that is absent before its calls have ended is checked again',
    charge,
    'absent',
    CALL - SECOND,
    checkAgain,
  ],
  [
    'a C2P charge that is absent within ten seconds of its last call is checked again',
    charge,
    'absent',
    CALL + 10 * SECOND - 1,
    checkAgain,
  ],
  [
    'the absence of a C2P charge is confirmed ten seconds after its last call',
    charge,
    'absent',
    CALL + 10 * SECOND,
    confirmCharge,
  ],
  ['the absence of an escalated C2P charge is confirmed too', escalated, 'absent', 30 * DAY, confirmCharge],
  [
    'the absence of a C2P charge whose calls are not known to have ended is not confirmed',
    { ...charge, stage: 'accepted', callsEndedAt: null },
    'absent',
    59 * SECOND,
    checkAgain,
  ],
  [
    'an absent C2P charge whose calls are not known to have ended is escalated after a minute',
    { ...charge, stage: 'accepted', callsEndedAt: null },
    'absent',
    MINUTE,
    escalate('bank_cannot_tell'),
  ],
  [
    'a C2P charge whose absence is confirmed fails and is searched again an hour later',
    charge,
    'absenceConfirmed',
    31 * SECOND,
    { ...failCharge, watchAt: after(HOUR + 31 * SECOND) },
  ],
  ['an escalated C2P charge whose absence is confirmed fails', escalated, 'absenceConfirmed', 2 * HOUR, failCharge],
  ['a C2P charge with a rival in flight is checked again', charge, 'rivalInFlight', CALL, checkAgain],
  [
    'a C2P charge with a rival in flight for a minute is escalated',
    charge,
    'rivalInFlight',
    MINUTE,
    escalate('bank_cannot_tell'),
  ],
  [
    'a C2P charge with fewer lines than payments is escalated at once',
    charge,
    'fewerLines',
    CALL,
    escalate('fewer_lines_than_payments'),
  ],
  ['a C2P charge with an unclear line is escalated at once', charge, 'unclearLine', CALL, escalate('unclear_line')],
  ['an escalated C2P charge with an unclear line is checked again', escalated, 'unclearLine', HOUR, checkAgain],
  ['a C2P charge whose bank is unavailable is checked again', charge, 'bankUnavailable', 59 * SECOND, checkAgain],
  [
    'a C2P charge whose bank is unavailable for a minute is escalated',
    charge,
    'bankUnavailable',
    MINUTE,
    escalate('bank_cannot_tell'),
  ],
  [
    'a C2P charge of an account that was replaced is escalated at once',
    charge,
    'accountReplaced',
    CALL,
    escalate('account_replaced'),
  ],
  [
    'an escalated C2P charge of an account that was replaced is checked again',
    escalated,
    'accountReplaced',
    HOUR,
    checkAgain,
  ],
  [
    'a decision that was overtaken is made again a second later',
    { ...charge, checks: 9 },
    'overtaken',
    MINUTE,
    checkAgainAt(after(MINUTE + SECOND)),
  ],
]

/** Called at 23:50 in Caracas: the next day begins before the hour is over. */
const lateCharge: PaymentFacts = live({
  ...charge,
  submittedAt: after(NEXT_DAY - 10 * MINUTE),
  callsEndedAt: after(NEXT_DAY - 10 * MINUTE + CALL),
})

/** Called ten seconds before midnight; the bank may carry it out after it, and book it on the day after that. */
const midnightCharge: PaymentFacts = live({
  ...charge,
  submittedAt: after(NEXT_DAY - 10 * SECOND),
  callsEndedAt: after(NEXT_DAY + 10 * SECOND),
})
const midnightDays = { from: '2026-03-10', to: '2026-03-12' }

const chargesInLiveMode: Row[] = [
  [
    'a live C2P charge in flight at midnight is searched on the day after its last call too',
    midnightCharge,
    'none',
    NEXT_DAY + HOUR,
    { ...searchCharge, ...midnightDays },
  ],
  [
    'a live C2P charge that ended a little before midnight may be carried out after it, by the clock of its bank',
    { ...midnightCharge, callsEndedAt: after(NEXT_DAY - 5 * SECOND) },
    'none',
    NEXT_DAY + HOUR,
    { ...searchCharge, ...midnightDays },
  ],
  [
    'an absent live C2P charge in flight at midnight is checked again, and not escalated, while the next day lasts',
    midnightCharge,
    'absent',
    NEXT_DAY + DAY - 1,
    checkAgainAt(after(NEXT_DAY + DAY)),
  ],
  [
    'the absence of a live C2P charge in flight at midnight is confirmed once the day after that has begun',
    midnightCharge,
    'absent',
    NEXT_DAY + DAY,
    { ...confirmCharge, ...midnightDays },
  ],
  [
    'a failed live C2P charge that was in flight at midnight is watched on the same days',
    { ...midnightCharge, stage: null },
    'none',
    NEXT_DAY + 2 * DAY,
    { ...searchCharge, ...midnightDays },
  ],
  ['an unknown live C2P charge is searched in the statement', live(charge), 'none', CALL, searchCharge],
  ['a live C2P charge whose line is found completes', live(charge), 'found', CALL, completeCharge],
  ['a live C2P charge whose line is found after a month completes', live(escalated), 'found', 30 * DAY, completeCharge],
  ['a live C2P charge that is absent after a minute is checked again', live(charge), 'absent', MINUTE, checkAgain],
  [
    'a live C2P charge that is absent after hours is checked again while its day lasts in Caracas',
    live(charge),
    'absent',
    NEXT_DAY - 1,
    checkAgain,
  ],
  [
    'the absence of a live C2P charge is confirmed once the next day has begun in Caracas',
    live(charge),
    'absent',
    NEXT_DAY,
    confirmCharge,
  ],
  [
    'a live C2P charge made before midnight is checked again until its last call ended an hour ago',
    lateCharge,
    'absent',
    NEXT_DAY + 50 * MINUTE + CALL - 1,
    checkAgain,
  ],
  [
    'the absence of a live C2P charge made before midnight is confirmed an hour after its last call',
    lateCharge,
    'absent',
    NEXT_DAY + 50 * MINUTE + CALL,
    confirmCharge,
  ],
  [
    'an absent live C2P charge whose calls are not known to have ended is escalated after a day and does not fail',
    live({ ...charge, callsEndedAt: null }),
    'absent',
    DAY,
    escalate('bank_cannot_tell'),
  ],
  [
    'a live C2P charge whose absence is confirmed fails and is searched again an hour later',
    live(charge),
    'absenceConfirmed',
    NEXT_DAY,
    { ...failCharge, watchAt: after(NEXT_DAY + HOUR) },
  ],
  ['a live C2P charge with a rival in flight is checked again', live(charge), 'rivalInFlight', HOUR, checkAgain],
  [
    'a live C2P charge with fewer lines than payments is escalated at once',
    live(charge),
    'fewerLines',
    CALL,
    escalate('fewer_lines_than_payments'),
  ],
  [
    'a live C2P charge with an unclear line is escalated at once',
    live(charge),
    'unclearLine',
    CALL,
    escalate('unclear_line'),
  ],
  [
    'a live C2P charge whose bank is unavailable is checked again',
    live(charge),
    'bankUnavailable',
    DAY - 1,
    checkAgain,
  ],
  [
    'a live C2P charge whose bank is unavailable for a day is escalated',
    live(charge),
    'bankUnavailable',
    DAY,
    escalate('bank_cannot_tell'),
  ],
  [
    'a live C2P charge of an account that was replaced is escalated at once',
    live(charge),
    'accountReplaced',
    CALL,
    escalate('account_replaced'),
  ],
  [
    'an escalated live C2P charge that stays unclear is checked again',
    live(escalated),
    'unclearLine',
    3 * DAY,
    checkAgain,
  ],
]

const reversals: Row[] = [
  ['an unknown reversal is searched in the statement of its own day', reversal, 'none', CALL, searchReversal],
  [
    'an escalated live reversal is still searched in the statement',
    live(escalatedReversal),
    'none',
    30 * DAY,
    searchReversal,
  ],
  ['a reversal is queried where the bank finds it by its payment', queried, 'none', CALL, { do: 'queryReversal' }],
  ['an escalated live reversal is still queried', live(escalatedQueried), 'none', 30 * DAY, { do: 'queryReversal' }],
  ['a reversal that its query settled needs nothing more', live(queried), 'operationSettled', CALL, { do: 'nothing' }],
  [
    'a reversal that the query does not show is checked again',
    live(queried),
    'operationPending',
    23 * HOUR,
    checkAgain,
  ],
  [
    'a live reversal that the query does not show in a day needs manual review',
    live(queried),
    'operationPending',
    DAY,
    escalate('bank_cannot_tell'),
  ],
  [
    'a reversal that the query does not show never fails by that, also in test mode',
    queried,
    'operationPending',
    MINUTE,
    escalate('bank_cannot_tell'),
  ],
  [
    'a reversal whose account was replaced needs manual review at once, also where it would be queried',
    queried,
    'accountReplaced',
    CALL,
    escalate('account_replaced'),
  ],
  ['a reversal whose line is found completes', reversal, 'found', CALL, completeReversal],
  ['a live reversal whose line is found completes', live(reversal), 'found', CALL, completeReversal],
  [
    'an escalated live reversal whose line is found completes',
    live(escalatedReversal),
    'found',
    9 * DAY,
    completeReversal,
  ],
  [
    'a reversal that is absent right after its call is checked again',
    reversal,
    'absent',
    CALL + 9 * SECOND,
    checkAgain,
  ],
  [
    'the absence of a reversal is confirmed ten seconds after its last call',
    reversal,
    'absent',
    CALL + 10 * SECOND,
    confirmReversal,
  ],
  [
    'a live reversal that is absent on its own day is checked again',
    live(reversal),
    'absent',
    NEXT_DAY - 1,
    checkAgain,
  ],
  [
    'the absence of a live reversal is confirmed once the next day has begun in Caracas',
    live(reversal),
    'absent',
    NEXT_DAY,
    confirmReversal,
  ],
  [
    'a reversal whose absence is confirmed in test mode ends as not made',
    reversal,
    'absenceConfirmed',
    MINUTE,
    failReversal,
  ],
  [
    'a reversal with an unclear code of the bank is escalated although its absence is confirmed',
    { ...reversal, reversalCode: 'G99' },
    'absenceConfirmed',
    31 * SECOND,
    escalate('not_in_statement'),
  ],
  [
    'a live reversal whose absence is confirmed is escalated and does not end',
    live(reversal),
    'absenceConfirmed',
    NEXT_DAY,
    escalate('not_in_statement'),
  ],
  [
    'an escalated live reversal whose absence is confirmed is checked again',
    live(escalatedReversal),
    'absenceConfirmed',
    3 * DAY,
    checkAgain,
  ],
  ['a reversal with a rival in flight is checked again', reversal, 'rivalInFlight', CALL, checkAgain],
  [
    'a reversal with an unclear line is escalated at once',
    live(reversal),
    'unclearLine',
    CALL,
    escalate('unclear_line'),
  ],
  [
    'a reversal of an account that was replaced is escalated at once',
    live(reversal),
    'accountReplaced',
    CALL,
    escalate('account_replaced'),
  ],
  [
    'a live reversal of an old charge whose bank is unavailable is checked again while its own day lasts',
    live(reversal),
    'bankUnavailable',
    23 * HOUR,
    checkAgain,
  ],
  [
    'a live reversal whose bank is unavailable for a day is escalated',
    live(reversal),
    'bankUnavailable',
    DAY,
    escalate('bank_cannot_tell'),
  ],
]

const watched: Row[] = [
  ['a charge that failed by absence is searched in the statement', failed, 'none', HOUR, searchCharge],
  ['a live charge that failed by absence is searched in the statement', live(failed), 'none', DAY, searchCharge],
  [
    'a charge that failed by absence and whose line appears is flagged for manual review',
    live(failed),
    'found',
    2 * DAY,
    { do: 'flagLateLine', movement, basis },
  ],
  [
    'a charge that failed by absence is searched again an hour later while its three days last',
    failed,
    'absent',
    3 * DAY,
    checkAgainAt(after(3 * DAY + HOUR)),
  ],
  [
    'a charge that failed by absence is no longer watched after three days',
    live(failed),
    'absent',
    3 * DAY + 1,
    { do: 'stopWatching' },
  ],
  [
    'a charge that failed by absence and has an unclear line is searched again an hour later',
    live(failed),
    'unclearLine',
    DAY,
    checkAgainAt(after(DAY + HOUR)),
  ],
  [
    'a charge that failed by absence and whose bank is unavailable is searched again an hour later',
    live(failed),
    'bankUnavailable',
    DAY,
    checkAgainAt(after(DAY + HOUR)),
  ],
  [
    'a charge that failed by absence is not escalated because its account was replaced',
    live(failed),
    'accountReplaced',
    DAY,
    checkAgainAt(after(DAY + HOUR)),
  ],
]

const searchReturned = { do: 'searchReturned', from: '2026-03-10', to: '2026-03-12' }
const watchedCompleted: Row[] = [
  ['a charge that its line completed is searched for money that went back', completed, 'none', 2 * DAY, searchReturned],
  [
    'a charge that its line completed and whose money may have gone back is flagged for manual review',
    live(completed),
    'mayBeReversed',
    HOUR,
    { do: 'flagReturned' },
  ],
  [
    'a charge that its line completed waits while money that went back may be of a reversal in progress',
    live(completed),
    'rivalInFlight',
    HOUR,
    checkAgainAt(after(2 * HOUR)),
  ],
  [
    'a charge that its line completed is searched again an hour later while its three days last',
    completed,
    'notReturned',
    3 * DAY,
    checkAgainAt(after(3 * DAY + HOUR)),
  ],
  [
    'a charge that its line completed is no longer watched after three days',
    live(completed),
    'notReturned',
    3 * DAY + 1,
    { do: 'stopWatching' },
  ],
  [
    'a charge that its line completed is not flagged because its account was replaced',
    live(completed),
    'accountReplaced',
    DAY,
    checkAgainAt(after(DAY + HOUR)),
  ],
]

describe.each([
  ['before the outcome of a call is unknown', beforeTheCall],
  ['queried by the id of the operation', byOperation],
  ['where no bank can answer', withoutAnswer],
  ['C2P charges in test mode', chargesInTestMode],
  ['C2P charges in live mode', chargesInLiveMode],
  ['reversals', reversals],
  ['charges that failed by absence', watched],
  ['charges that a line completed', watchedCompleted],
] as const)('%s', (_group, rows) => {
  test.each(rows)('%s', (_title, facts, finding, ageMs, decision) => {
    expect(decide(facts, findings[finding], { now: after(ageMs), jitter: 0 })).toEqual(decision)
  })
})

test('an open payment is checked again after growing delays, with up to a quarter more by jitter', () => {
  const delayOf = (checks: number, jitter: number) => {
    const decision = decide(live({ ...charge, checks }), findings.absent, { now: after(MINUTE), jitter })
    return decision.do === 'checkAgain' ? (decision.at.getTime() - after(MINUTE).getTime()) / SECOND : undefined
  }
  expect([0, 1, 2, 5, 50].map((checks) => delayOf(checks, 0))).toEqual([1, 2, 3, 13, 900])
  expect(delayOf(50, 0.999_999)).toBeCloseTo(900 * 1.25, 0)
})

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const time = fc
  .oneof(fc.integer({ min: -2 * MINUTE, max: 2 * MINUTE }), fc.integer({ min: -5 * DAY, max: 5 * DAY }))
  .map(after)
const anyFacts: fc.Arbitrary<PaymentFacts> = fc.record({
  status: fc.constantFrom(...statuses),
  stage: orNull(fc.constantFrom('intent', 'queued', 'submitted', 'accepted', 'unknown', 'attention')),
  reversalStage: orNull(fc.constantFrom('submitted', 'unknown', 'attention')),
  method: fc.oneof(fc.constant('C2P' as const), fc.constantFrom(...methods)),
  operationId: orNull(fc.constant('OP-1')),
  operationRef: orNull(fc.constant('REF-1')),
  createdAt: time,
  updatedAt: time,
  expiresAt: orNull(time),
  submittedAt: orNull(time),
  callsEndedAt: orNull(time),
  reversalSubmittedAt: orNull(time),
  reversalCode: orNull(fc.constant('G99')),
  checks: fc.nat(100),
  livemode: fc.boolean(),
  isFoundByPayment: fc.boolean(),
})
const anyFinding: fc.Arbitrary<Finding> = fc.constantFrom(...Object.values(findings))
const anyMoment = fc.record({ now: time, jitter: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }) })

function forAny(check: (decision: Decision, facts: PaymentFacts, finding: Finding, now: Date) => void): void {
  fc.assert(
    fc.property(anyFacts, anyFinding, anyMoment, (facts, finding, moment) =>
      check(decide(facts, finding, moment), facts, finding, moment.now),
    ),
    { numRuns: 5_000 },
  )
}

describe('a payment out whose number the bank pays once', () => {
  const at = (facts: PaymentFacts, finding: Finding, ageMs: number) =>
    decide(facts, finding, { now: after(ageMs), jitter: 0 })

  test('is sent again once the network has given up the former call', () => {
    expect(at(live(repeatable), findings.none, CALL + 119 * SECOND)).toEqual({
      do: 'checkAgain',
      at: after(CALL + 120 * SECOND),
    })
    expect(at(live(repeatable), findings.none, CALL + 120 * SECOND)).toMatchObject({ do: 'resend' })
  })

  test('is not sent again while a call may be in flight, or when its account cannot', () => {
    expect(at({ ...repeatable, callsEndedAt: null }, findings.none, 5 * SECOND)).toMatchObject({ do: 'checkAgain' })
    expect(at(live(repeatable), findings.notResent, HOUR)).toMatchObject({ do: 'checkAgain' })
  })

  test('goes to manual review after a day, and is not sent again from then on', () => {
    expect(at(live(repeatable), findings.none, 25 * HOUR)).toMatchObject({ do: 'escalate', reason: 'bank_cannot_tell' })
    expect(at(live({ ...repeatable, stage: 'attention' }), findings.none, 25 * HOUR)).toMatchObject({
      do: 'checkAgain',
    })
  })
})

describe('for any payment, finding and time', () => {
  // A refusal by the bank's code is written by the query of the operation, and reaches no decision to fail.
  test('nothing fails unless its absence is confirmed', () => {
    forAny((decision, _facts, finding) => {
      if (decision.do === 'fail') expect(finding.kind).toBe('absenceConfirmed')
    })
  })

  test('nothing expires but an intent whose time is over', () => {
    forAny((decision, { stage, expiresAt }, _finding, now) => {
      if (decision.do !== 'expire') return
      expect(stage).toBe('intent')
      expect(expiresAt?.getTime() ?? 0).toBeLessThanOrEqual(now.getTime())
    })
  })

  test('nothing completes, and no late line is flagged, unless the line is found', () => {
    forAny((decision, _facts, finding) => {
      if (decision.do === 'complete' || decision.do === 'flagLateLine') expect(finding.kind).toBe('found')
    })
  })

  test('an escalated payment is not escalated again', () => {
    forAny((decision, { stage, reversalStage }) => {
      if (decision.do === 'escalate') expect([stage, reversalStage]).not.toContain('attention')
    })
  })

  test('a payment that stays open, or is watched, has its next check in the future', () => {
    forAny((decision, _facts, _finding, now) => {
      const next = nextCheckIn(decision)
      if (next !== 'none') expect(next.getTime()).toBeGreaterThan(now.getTime())
    })
  })

  test('nothing is sent again but a payment of unknown outcome with its number, when no call can be in flight', () => {
    forAny((decision, { stage, reversalStage, operationRef, livemode, callsEndedAt }, _finding, now) => {
      if (decision.do !== 'resend') return
      expect({ stage, reversalStage, operationRef }).toEqual({
        stage: 'unknown',
        reversalStage: null,
        operationRef: 'REF-1',
      })
      const restMs = now.getTime() - (callsEndedAt?.getTime() ?? Infinity)
      expect(restMs).toBeGreaterThanOrEqual(livemode ? 120 * SECOND : 2 * SECOND)
    })
  })

  test('a live reversal, and one with an unclear code of the bank, never ends by absence', () => {
    forAny((decision, { livemode, reversalCode }) => {
      if (decision.do !== 'fail' || decision.purpose !== 'reversal') return
      expect({ livemode, reversalCode }).toEqual({ livemode: false, reversalCode: null })
    })
  })

  test('the absence of a live payment is confirmed only an hour after its calls have ended and on the day after the bank can have carried it out last', () => {
    const caracasDay = (ms: number) => new Date(ms - 4 * HOUR).toISOString().slice(0, 10)
    forAny((decision, { livemode, callsEndedAt }, _finding, now) => {
      if (decision.do !== 'confirmAbsence' || !livemode) return
      const endedMs = callsEndedAt?.getTime() ?? Infinity
      expect(now.getTime() - endedMs).toBeGreaterThanOrEqual(HOUR)
      expect(caracasDay(endedMs + 5 * MINUTE) < decision.to).toBe(true)
      expect(decision.to <= caracasDay(now.getTime())).toBe(true)
    })
  })

  test('a check ends after at most two questions to the bank, whatever it answers', () => {
    const { absent, absenceConfirmed, none, operationPending, operationSettled, notResent, overtaken, ...others } =
      findings
    const statement = fc.constantFrom(...Object.values(others), notResent)
    const answers = fc.record({
      queryOperation: fc.constantFrom(operationPending, operationSettled),
      queryReversal: fc.constantFrom(operationPending, operationSettled, others.noStatement, others.accountReplaced),
      searchStatement: fc.oneof(statement, fc.constant(absent)),
      confirmAbsence: fc.oneof(statement, fc.constant(absenceConfirmed)),
      searchReturned: statement,
    })
    const check = (facts: PaymentFacts, answer: Record<Question, Finding>, moment: { now: Date; jitter: number }) => {
      const asked: Question[] = []
      let decision = decide(facts, none, moment)
      while (isQuestion(decision.do) && asked.length < 3) {
        asked.push(decision.do)
        decision = decide(facts, answer[decision.do], moment)
      }
      expect(asked.length).toBeLessThanOrEqual(2)
      expect(new Set(asked).size).toBe(asked.length)
      expect(decide(facts, overtaken, moment).do).toBe('checkAgain')
    }
    fc.assert(fc.property(anyFacts, answers, anyMoment, check), { numRuns: 5_000 })
  })
})

const questions = ['queryOperation', 'queryReversal', 'searchStatement', 'confirmAbsence', 'searchReturned'] as const
type Question = (typeof questions)[number]

function isQuestion(name: Decision['do']): name is Question {
  return (questions as readonly string[]).includes(name)
}

/** Questions lead to another decision, a payment of a queued part to its own outcome, and endings to none. */
function nextCheckIn(decision: Decision): Date | 'none' {
  switch (decision.do) {
    case 'markUnknown':
    case 'resend':
    case 'escalate':
      return decision.nextCheckAt
    case 'checkAgain':
      return decision.at
    case 'complete':
    case 'fail':
      return decision.watchAt ?? 'none'
    case 'queryOperation':
    case 'queryReversal':
    case 'searchStatement':
    case 'confirmAbsence':
    case 'searchReturned':
    case 'pay':
    case 'expire':
    case 'flagReturned':
    case 'flagLateLine':
    case 'stopWatching':
    case 'nothing':
      return 'none'
  }
}
