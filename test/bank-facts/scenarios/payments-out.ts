import type { Observation } from '../shop.ts'
import type { World } from '../world.ts'
import { change, credit, newAmount, outcomes, submit } from './r4.ts'

/** Mobile payments out through BNC, which are sent again under their number when an answer was lost. */
export async function bncPaymentsOut(world: World): Promise<Observation[]> {
  return Promise.all(
    [change, credit].flatMap((each) =>
      outcomes.map((outcome) => submit(world, each, outcome, newAmount(outcome.digits))),
    ),
  )
}
