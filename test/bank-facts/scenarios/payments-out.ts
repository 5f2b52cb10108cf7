import type { Observation } from '../shop.ts'
import type { World } from '../world.ts'
import { change, credit, creditAccount, debit, newAmount, outcomes, submit, wrongToken } from './r4.ts'

/** Payments through BNC: mobile ones are sent again under their number when an answer was lost, immediate ones are not. */
export async function bncPaymentsOut(world: World): Promise<Observation[]> {
  const debits = [...outcomes, wrongToken].map((outcome) => submit(world, debit, outcome, newAmount('25')))
  return Promise.all([
    ...debits,
    ...[change, credit, creditAccount].flatMap((each) =>
      outcomes.map((outcome) => submit(world, each, outcome, newAmount(outcome.digits))),
    ),
  ])
}
