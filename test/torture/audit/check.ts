import type { Finding, Violation } from '../observations.ts'
import { listsAreComplete, nothingAcknowledgedIsMissing, replaysAreEqual, terminalStatesStay } from './answers.ts'
import {
  arrivalsAreGenuine,
  atMostOneRequestPerEvent,
  everyEventIsQueuedOnce,
  oneEventPerTransition,
} from './events.ts'
import {
  accountsAreSeparate,
  movementsAreListedAndDecided,
  noTransferIsLost,
  payersMoneyCompletesTheirRequest,
  receivedIsSumOfTransfers,
  requestsAreCompletedByTheirPrice,
  requestsAreSettledByTheirOwnMoney,
  transfersAreClaimedOnce,
} from './incoming.ts'
import type { Records } from './records.ts'
import { nothingGrowsWithoutBound } from './memory.ts'
import {
  amountsAreRight,
  statusesMatchLedger,
  atMostOneEffect,
  effectsHaveTheirAmount,
  onlyUnresolvablePaymentsAreOpen,
  payoutsAreApproved,
  sessionsArePaidOnce,
  sumsAreEqual,
} from './money.ts'
import { noSecretIsWritten } from './secrecy.ts'
import { transfersAreReal, transfersPayOnce } from './transfers.ts'
import { notFoundOnlyAfterTheNextDay, intentsExpireOnTime, refusedRequestsHadNoEffect } from './refusals.ts'

/** Every promise and the function that finds violations of it. */
export const promises: readonly { promise: string; findBroken: (records: Records) => Finding[] }[] = [
  { promise: 'a payment has at most one effect at the bank, and at most one reversal', findBroken: atMostOneEffect },
  {
    promise: 'a payment is COMPLETED or REVERSED exactly if the bank’s ledger has it so',
    findBroken: statusesMatchLedger,
  },
  { promise: 'each effect at a bank has the amount of its payment', findBroken: effectsHaveTheirAmount },
  { promise: 'a checkout session is paid at most once', findBroken: sessionsArePaidOnce },
  { promise: 'a payout that waits for a second person is sent only if they say so', findBroken: payoutsAreApproved },
  { promise: 'no payment named in a response is missing', findBroken: nothingAcknowledgedIsMissing },
  { promise: 'the API lists every payment with its current status', findBroken: listsAreComplete },
  { promise: 'the sums of payments and of the ledger are equal', findBroken: sumsAreEqual },
  { promise: 'amounts are exact, and parts add up', findBroken: amountsAreRight },
  {
    promise: 'only payments that no bank can resolve are open at the end, and operators see them',
    findBroken: onlyUnresolvablePaymentsAreOpen,
  },
  { promise: 'a transfer pays for at most one order', findBroken: transfersPayOnce },
  {
    promise: 'no order is paid with a C2P charge or with a transfer that does not exist',
    findBroken: transfersAreReal,
  },
  { promise: 'a transfer is stored once and claimed by at most one payment', findBroken: transfersAreClaimedOnce },
  { promise: 'a request has received the sum of its transfers', findBroken: receivedIsSumOfTransfers },
  {
    promise: 'a request is paid only by transfers that the bank has and that are meant for it',
    findBroken: requestsAreSettledByTheirOwnMoney,
  },
  {
    promise: 'a request is COMPLETED exactly if it has received its price',
    findBroken: requestsAreCompletedByTheirPrice,
  },
  { promise: 'a payer’s money completes their only request', findBroken: payersMoneyCompletesTheirRequest },
  { promise: 'no transfer that was notified or read is lost', findBroken: noTransferIsLost },
  { promise: 'no tenant is shown money of another account or another tenant', findBroken: accountsAreSeparate },
  { promise: 'every movement is listed, and none waits for a decision', findBroken: movementsAreListedAndDecided },
  { promise: 'a request refused with 503 has no effect', findBroken: refusedRequestsHadNoEffect },
  { promise: 'no intent expires early', findBroken: intentsExpireOnTime },
  {
    promise: 'in live mode no charge is declared not found before the next day',
    findBroken: notFoundOnlyAfterTheNextDay,
  },
  { promise: 'terminal statuses do not change', findBroken: terminalStatesStay },
  { promise: 'a repeated request with the same key has one response, byte for byte', findBroken: replaysAreEqual },
  { promise: 'each transition has exactly one event', findBroken: oneEventPerTransition },
  { promise: 'each event is queued exactly once for each endpoint', findBroken: everyEventIsQueuedOnce },
  { promise: 'each event reaches an endpoint at most once', findBroken: atMostOneRequestPerEvent },
  { promise: 'each delivery is signed and concerns only its tenant', findBroken: arrivalsAreGenuine },
  { promise: 'no secret is written anywhere', findBroken: noSecretIsWritten },
  { promise: 'no gateway grows without bound', findBroken: nothingGrowsWithoutBound },
]

export function checkPromises(records: Records): Violation[] {
  const found = promises.flatMap(({ promise, findBroken }) =>
    findBroken(records).map((finding): Violation => ({ promise, ...finding })),
  )
  return [...records.observations.violations, ...found]
}
