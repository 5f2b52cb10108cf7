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
  'a family on one phone': twoPayersOnOnePhone,
  'a transfer beside a charge': transferBesideCharge,
  'a charge as a transfer': chargeAsTransfer,
  'a charge of the other tenant': chargeOfOtherTenantAsTransfer,
  'neighbours of one account': chargesOfTwoTenantsOnOneAccount,
  'an operator beside a twin': operatorBesideLookalike,
  'the same digits': transferWithTheNumberOfACharge,
  'an answer between two reads': answerDuringReconciliation,
  'an account replaced': accountReplaced,
  'carried out late': carriedOutLate,
  'the older given back': olderChargeReversed,
  'a release unacknowledged': releaseUnacknowledged,
  'given back while looking': releaseDuringReconciliation,
  'an outage after the answer': databaseOutageAfterAnswer,
  'a disbursement unacknowledged': disbursementUnacknowledged,
  'a bank that hangs': hangingBank,
  'the statement fails alone': statementFailsAlone,
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
