import {
  disbursementUnacknowledged,
  releaseDuringReconciliation,
  databaseOutageAfterAnswer,
  releaseUnacknowledged,
} from './attempts.ts'
import { hangingBank, statementFailsAlone, stolenCards, unreadableRow } from './fairness.ts'
import {
  accountReplaced,
  answerDuringReconciliation,
  carriedOutLate,
  chargeAsTransfer,
  chargeOfOtherTenantAsTransfer,
  twoPayersOnOnePhone,
  chargesOfTwoTenantsOnOneAccount,
  olderChargeReversed,
  operatorBesideLookalike,
  transferWithTheNumberOfACharge,
  transferBesideCharge,
} from './movements.ts'
import { createScenarioContext, type Scenario, type ScenarioParts } from './context.ts'

/** Scenarios in the order in which they run: situations that random faults reach too rarely. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  'two payers on one phone': twoPayersOnOnePhone,
  'a transfer beside a charge': transferBesideCharge,
  'a charge verified as a transfer': chargeAsTransfer,
  'a charge of another tenant verified as a transfer': chargeOfOtherTenantAsTransfer,
  'lookalike charges of two tenants on one account': chargesOfTwoTenantsOnOneAccount,
  'an operator resolves one of two lookalikes': operatorBesideLookalike,
  'a transfer with the number of a charge': transferWithTheNumberOfACharge,
  'an answer during reconciliation': answerDuringReconciliation,
  'a replaced account': accountReplaced,
  'a charge carried out late': carriedOutLate,
  'the older of two lookalikes reversed': olderChargeReversed,
  'an unacknowledged release': releaseUnacknowledged,
  'a release during reconciliation': releaseDuringReconciliation,
  'a database outage after the answer': databaseOutageAfterAnswer,
  'an unacknowledged disbursement': disbursementUnacknowledged,
  'a hanging bank': hangingBank,
  'a failing statement': statementFailsAlone,
  'stolen cards': stolenCards,
  'an unreadable row': unreadableRow,
}

/** Runs scenarios in sequence on one world. */
export async function runScenarios(
  parts: ScenarioParts,
  names: readonly string[],
  show: (name: string) => void,
): Promise<void> {
  const { context, begin } = createScenarioContext(parts)
  for (const name of names) {
    show(name)
    begin(name)
    await scenarios[name]?.(context)
    await parts.world.heal()
  }
}
