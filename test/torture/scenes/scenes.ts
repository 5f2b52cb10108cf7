import {
  disbursementUnacknowledged,
  givenBackWhileLooking,
  outageAfterTheAnswer,
  releaseUnacknowledged,
} from './attempts.ts'
import { hangingBank, statementFailsAlone, stolenCards, unreadableRow } from './fairness.ts'
import {
  accountReplaced,
  answerBetweenLooks,
  carriedOutLate,
  chargeAsTransfer,
  chargeOfTheOther,
  familyOnOnePhone,
  neighboursOfOneAccount,
  olderGivenBack,
  operatorBesideTwin,
  sameDigits,
  transferBesideCharge,
} from './movements.ts'
import { createStage, type Scene, type StageParts } from './stage.ts'

/** Situations that chance is too slow to make, in the order in which they are played. */
export const scenes: Readonly<Record<string, Scene>> = {
  'a family on one phone': familyOnOnePhone,
  'a transfer beside a charge': transferBesideCharge,
  'a charge as a transfer': chargeAsTransfer,
  'a charge of the other tenant': chargeOfTheOther,
  'neighbours of one account': neighboursOfOneAccount,
  'an operator beside a twin': operatorBesideTwin,
  'the same digits': sameDigits,
  'an answer between two looks': answerBetweenLooks,
  'an account replaced': accountReplaced,
  'carried out late': carriedOutLate,
  'the older given back': olderGivenBack,
  'a release unacknowledged': releaseUnacknowledged,
  'given back while looking': givenBackWhileLooking,
  'an outage after the answer': outageAfterTheAnswer,
  'a disbursement unacknowledged': disbursementUnacknowledged,
  'a bank that hangs': hangingBank,
  'the statement fails alone': statementFailsAlone,
  'stolen cards': stolenCards,
  'an unreadable row': unreadableRow,
}

/** One after the other, in one world. */
export async function playScenes(
  parts: StageParts,
  names: readonly string[],
  show: (name: string) => void,
): Promise<void> {
  const { stage, announce } = createStage(parts)
  for (const name of names) {
    show(name)
    announce(name)
    await scenes[name]?.(stage)
    await parts.world.heal()
  }
}
