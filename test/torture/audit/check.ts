import type { Finding, Violation } from '../observations.ts'
import { listsAreComplete, nothingAcknowledgedIsMissing, replaysAreEqual, terminalStatesStay } from './answers.ts'
import {
  arrivalsAreGenuine,
  atMostOneRequestPerEvent,
  everyEventIsQueuedOnce,
  oneEventPerTransition,
} from './events.ts'
import type { Records } from './records.ts'
import { nothingGrowsWithoutBound } from './memory.ts'
import {
  amountsAreRight,
  statusesMatchLedger,
  atMostOneEffect,
  effectsHaveTheirAmount,
  onlyUnresolvablePaymentsAreOpen,
  sumsAreEqual,
} from './money.ts'
import { noSecretIsWritten } from './secrecy.ts'
import { transfersAreReal, transfersPayOnce } from './transfers.ts'
import { notFoundOnlyAfterTheNextDay, intentsExpireOnTime, refusedRequestsHadNoEffect } from './refusals.ts'

/** Every promise and the function that finds violations of it. */
export const promises: readonly { promise: string; findBroken: (records: Records) => Finding[] }[] = [
  { promise: 'the bank does at most one thing for a payment, and one for its reversal', findBroken: atMostOneEffect },
  {
    promise: 'a payment is COMPLETED, and REVERSED, exactly when the bank’s ledger says so',
    findBroken: statusesMatchLedger,
  },
  { promise: 'what a bank does for a payment has its amount', findBroken: effectsHaveTheirAmount },
  { promise: 'no payment a tenant was told of is missing', findBroken: nothingAcknowledgedIsMissing },
  { promise: 'the API lists every payment as it is', findBroken: listsAreComplete },
  { promise: 'the sums of payments and of the ledger are equal', findBroken: sumsAreEqual },
  { promise: 'amounts are exact, and parts add up', findBroken: amountsAreRight },
  {
    promise: 'open in the end is only what no bank can tell, and operators see it',
    findBroken: onlyUnresolvablePaymentsAreOpen,
  },
  { promise: 'a transfer pays for one order', findBroken: transfersPayOnce },
  { promise: 'no order is paid with a C2P charge or with a transfer that is not there', findBroken: transfersAreReal },
  { promise: 'who is told to ask again finds nothing done', findBroken: refusedRequestsHadNoEffect },
  { promise: 'an intent processMemory its time', findBroken: intentsExpireOnTime },
  {
    promise: 'with real money nothing counts as not found before the next day',
    findBroken: notFoundOnlyAfterTheNextDay,
  },
  { promise: 'terminal states do not move', findBroken: terminalStatesStay },
  { promise: 'the same request with the same key has one answer, to the byte', findBroken: replaysAreEqual },
  { promise: 'each transition is one event', findBroken: oneEventPerTransition },
  { promise: 'each event is queued once for each endpoint', findBroken: everyEventIsQueuedOnce },
  { promise: 'each event reaches an endpoint at most once', findBroken: atMostOneRequestPerEvent },
  { promise: 'what reaches an endpoint is signed and is its tenant’s', findBroken: arrivalsAreGenuine },
  { promise: 'no secret is written anywhere', findBroken: noSecretIsWritten },
  { promise: 'no process grows without bound', findBroken: nothingGrowsWithoutBound },
]

export function checkPromises(records: Records): Violation[] {
  const found = promises.flatMap(({ promise, findBroken }) =>
    findBroken(records).map((finding): Violation => ({ promise, ...finding })),
  )
  return [...records.observations.violations, ...found]
}
