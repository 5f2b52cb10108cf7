import type { Charge, Observation } from '../shop.ts'
import {
  approvedCharge,
  charge,
  chargesOf,
  endingOfClaim,
  evidence,
  lostAfterToken,
  lostBeforeToken,
  newPrice,
  observe,
  somebody,
  verify,
} from '../shop.ts'
import { putLine, runScenario, type World } from '../world.ts'

/** Two tenants collect on one bank account; the money of one never pays an order of the other. */
export async function sharedAccount(world: World): Promise<Observation[]> {
  const runs = [
    () => besideCharge(world, true),
    () => besideCharge(world, false),
    () => bothLost(world),
    () => world.arrange(() => foreignC2p(world)),
  ]
  return (await Promise.all(runs.map(runScenario))).flat()
}

const neverHappened = ['FAILED', 'PENDING']

/** B's charge never happened; A's of the same amount did, by the same payer or by another. */
async function besideCharge(world: World, isSamePayer: boolean): Promise<Observation[]> {
  const lost = await world.arrange(async () => {
    const a = await world.merchant()
    const b = await world.merchant({ sharesAccountOf: a })
    const payer = somebody()
    const price = newPrice()
    const earlier = await charge(b, payer, price, lostBeforeToken)
    await approvedCharge(a, isSamePayer ? payer : somebody(), price)
    return [earlier, await charge(b, payer, price, lostBeforeToken)]
  })
  const title = `charge of B lost before, beside an approved one of A by ${isSamePayer ? 'the same' : 'another'} payer`
  return Promise.all(lost.map((made) => observe(world, made, { title, allowed: neverHappened })))
}

/** Both responses were lost and only one tenant's money moved, in both orders. */
async function bothLost(world: World): Promise<Observation[]> {
  const orders = [
    [lostAfterToken, lostBeforeToken],
    [lostBeforeToken, lostAfterToken],
  ]
  const all = orders.map(async (tokens) => {
    const made = await world.arrange(async () => {
      const a = await world.merchant()
      const b = await world.merchant({ sharesAccountOf: a })
      const payer = somebody()
      const price = newPrice()
      const [first = '', second = ''] = tokens
      return [await charge(a, payer, price, first), await charge(b, payer, price, second)]
    })
    return Promise.all(
      made.map((each, index) => {
        const hasMoved = tokens[index] === lostAfterToken
        const title = `charge of ${index === 0 ? 'A' : 'B'} lost ${hasMoved ? 'after' : 'before'}, beside a lost one`
        return observe(world, each, { title, allowed: hasMoved ? ['COMPLETED', 'PENDING'] : neverHappened })
      }),
    )
  })
  return (await Promise.all(all)).flat()
}

/** B presents the statement reference of A's C2P as a Pago Móvil. */
async function foreignC2p(world: World): Promise<Observation[]> {
  const a = await world.merchant()
  const b = await world.merchant({ sharesAccountOf: a })
  const tokens = ['13572468', lostAfterToken]
  const made = await Promise.all(tokens.map((token) => charge(a, somebody(), newPrice(), token)))
  return (await Promise.all(made.map((each) => claim(world, each)))).flat()

  async function claim(theWorld: World, { payer, vesAmount }: Charge): Promise<Observation[]> {
    const [entry] = await chargesOf(theWorld, { of: a, payer, vesAmount })
    const reference = entry?.line?.reference.padStart(4, '0') ?? ''
    await putLine(theWorld, a, { amount: 1.11, reference })
    const answers = await Promise.all([verify(b, { vesAmount, reference }), verify(b, { vesAmount, reference, payer })])
    return Promise.all(
      answers.map(async (answer) => {
        const ending = endingOfClaim(answer)
        if (ending !== 'COMPLETED') return { ending, broken: [] }
        const paymentId = String(answer.body['paymentId'])
        const message = `B verified a C2P of A\n${answer.text}\n${await evidence(theWorld, { of: b, paymentId })}`
        return { ending, broken: [message] }
      }),
    )
  }
}
