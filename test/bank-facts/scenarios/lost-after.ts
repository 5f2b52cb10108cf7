import type { Observation } from '../shop.ts'
import {
  approvedToken,
  charge,
  chargesOf,
  evidence,
  execute,
  intend,
  lostAfterToken,
  newPrice,
  observe,
  somebody,
} from '../shop.ts'
import { runScenario, type World } from '../world.ts'

const tokens = [
  { token: lostAfterToken, title: 'the answer was lost after the money moved' },
  { token: '00000097', title: 'the answer was cut in the middle after the money moved' },
  { token: '00000009', title: 'the answer was lost and the money moved three seconds later' },
]

/** A charge whose money moved is never FAILED, and is made once. */
export async function lostAfter(world: World): Promise<Observation[]> {
  const runs = [...tokens.map((each) => () => lostCharge(world, each)), () => expiredKey(world)]
  return Promise.all(runs.map(runScenario))
}

async function lostCharge(world: World, { token, title }: (typeof tokens)[number]): Promise<Observation> {
  const made = await world.arrange(async () => charge(await world.merchant(), somebody(), newPrice(), token))
  const observation = await observe(world, made, { title, allowed: ['COMPLETED', 'PENDING'] })
  const charges = await chargesOf(world, made)
  if (charges.length === 1) return observation
  const found = `${title}: the ledger has ${charges.length} charges`
  return { ...observation, broken: [...observation.broken, `${found}\n${await evidence(world, made)}`] }
}

const neverSent = 'refused 503 twice'

/** The bank refuses the first call because its working key is void: charged once, or not at all and not COMPLETED. */
async function expiredKey(world: World): Promise<Observation> {
  const title = 'the working key was void when the charge was sent'
  const { intent, refusal } = await world.arrange(async () => {
    const of = await world.merchant()
    // A refused charge: from here on the gateway has a working key.
    await charge(of, somebody(), newPrice(), '00000051')
    const intended = await intend(of, somebody(), newPrice())
    await world.control('bnc', 'faults', { kind: 'keyExpiry', operation: 'SendC2P', client: of.bnc.clientGuid })
    const first = await execute(intended, approvedToken)
    // 503 means that nothing was sent, and that the same request may be made again.
    if (first.status !== 503) return { intent: intended, refusal: '' }
    const second = await execute(intended, approvedToken)
    return { intent: intended, refusal: second.status === 503 ? neverSent : 'refused 503, then ' }
  })
  const charges = await chargesOf(world, intent)
  if (refusal === neverSent) {
    const moved = charges.length === 0 ? [] : [`${title}: charged behind a 503\n${await evidence(world, intent)}`]
    return { ending: neverSent, broken: moved }
  }
  const allowed = charges.length === 1 ? ['COMPLETED', 'PENDING'] : ['FAILED', 'PENDING']
  const { ending, broken } = await observe(world, intent, {
    title: `${title}, ${charges.length} in the ledger`,
    allowed,
  })
  const twice = charges.length > 1 ? [`${title}: charged ${charges.length} times`] : []
  return { ending: `${refusal}${ending}`, broken: [...broken, ...twice] }
}
