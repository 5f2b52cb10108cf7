import type { LedgerEntry } from '../../../sandbox/records.ts'
import type { Charge, Observation } from '../shop.ts'
import {
  approvedCharge,
  charge,
  chargesOf,
  conclude,
  endingOf,
  evidence,
  lostAfterToken,
  newPrice,
  somebody,
} from '../shop.ts'
import { type Merchant, runScenario, settled, type World } from '../world.ts'

const reverse = ({ of, paymentId }: Charge) => of.post(`/v1/payments/${paymentId}/reverse`)

/** Money goes back once, and a payment is REVERSED if and only if its money went back. */
export async function reversal(world: World): Promise<Observation[]> {
  const runs = [
    () => lostReversal(world, 'V00000098'),
    () => lostReversal(world, 'V00000099'),
    () => besideAnother(world, { isSamePayer: false }),
    () => besideAnother(world, { isSamePayer: true }),
    () => chargeWithoutNumber(world),
  ]
  return (await Promise.all(runs.map(runScenario))).flat()
}

/** The client's list, where it is late, shows nothing before `showLines`. */
async function merchantOf(world: World): Promise<Merchant> {
  const of = await world.merchant()
  if (world.isLate) await world.control('bnc', 'statements', { client: of.bnc.clientGuid, lines: 'none' })
  return of
}

/**
 * Shows the lines of the charges and of their reversals, where the list is late: all at once, when the gateway has decided
 * without them. In test mode a list with the charge and not yet its reversal, ten seconds after it, ends the reversal.
 */
async function showLines(world: World, made: Charge[]): Promise<void> {
  if (!world.isLate) return
  await Promise.all(made.map(({ of, paymentId }) => settled(of, paymentId, 0)))
  const clients = new Set(made.map(({ of }) => of.bnc.clientGuid))
  await Promise.all([...clients].map((client) => world.control('bnc', 'statements', { client, lines: 'all' })))
}

async function reversalsOf(world: World, made: Charge): Promise<LedgerEntry[]> {
  const charges = new Set((await chargesOf(world, made)).map(({ id }) => id))
  return (await world.ledger(made.of)).filter(({ reverses }) => reverses !== undefined && charges.has(reverses))
}

/** All payments of one payer and amount against all reversals of their charges. */
async function compare(world: World, title: string, made: Charge[]): Promise<Observation[]> {
  const receipts = await Promise.all(made.map(conclude))
  const endings = receipts.map(endingOf)
  const [first] = made
  if (!first) return []
  const reversals = await reversalsOf(world, first)
  const timesReversed = Map.groupBy(reversals, ({ reverses }) => reverses)
  const reversed = endings.filter((ending) => ending === 'REVERSED').length
  const open = endings.filter((ending) => ending.includes('PENDING')).length
  const isOnce = [...timesReversed.values()].every(({ length }) => length === 1)
  const isKept = isOnce && reversed <= reversals.length && reversals.length <= reversed + open
  const message = `${title}: ${reversals.length} reversals in the ledger, ended ${endings.join(' and ')}`
  const broken = isKept ? [] : [[message, ...(await Promise.all(made.map((each) => evidence(world, each))))].join('\n')]
  return endings.map((ending, index) => ({ ending, broken: index === 0 ? broken : [] }))
}

async function lostReversal(world: World, debtorId: string): Promise<Observation[]> {
  const made = await world.arrange(async () => {
    const approved = await approvedCharge(await merchantOf(world), somebody(debtorId), newPrice())
    await reverse(approved)
    await reverse(approved)
    return approved
  })
  await showLines(world, [made])
  const first = await compare(world, `reversal of ${debtorId}, asked for twice`, [made])
  if (first.some(({ ending }) => ending.includes('PENDING'))) return first
  await reverse(made)
  return [...first, ...(await compare(world, `reversal of ${debtorId}, asked for again once concluded`, [made]))]
}

/** A reversal that never happened, beside an approved one of the same amount. */
async function besideAnother(world: World, { isSamePayer }: { isSamePayer: boolean }): Promise<Observation[]> {
  const { lost, other } = await world.arrange(async () => {
    const of = await merchantOf(world)
    const payer = somebody()
    const price = newPrice()
    const made = {
      lost: await approvedCharge(of, payer, price),
      other: await approvedCharge(of, isSamePayer ? payer : somebody(), price),
    }
    await reverse(made.other)
    // Which of the two the gateway calls depends on whether it knows the number of the charge.
    for (const operation of ['ReverseC2P', 'ReverseC2PALT']) {
      await world.control('bnc', 'faults', { kind: 'resetBefore', operation, client: of.bnc.clientGuid })
    }
    await reverse(made.lost)
    return made
  })
  await showLines(world, [lost, other])
  const title = `reversal lost before, beside one of ${isSamePayer ? 'the same payer' : 'a stranger'}`
  const groups = isSamePayer ? [[lost, other]] : [[lost], [other]]
  const compared = (await Promise.all(groups.map((group) => compare(world, title, group)))).flat()
  const ending = endingOf(await conclude(lost))
  if (ending !== 'REVERSED') return compared
  return [...compared, { ending, broken: [`${title}: REVERSED without its money\n${await evidence(world, lost)}`] }]
}

/** A charge known from the statement alone is reversed by payer and amount, while the payer has another one. */
async function chargeWithoutNumber(world: World): Promise<Observation[]> {
  const of = await merchantOf(world)
  const payer = somebody()
  const price = newPrice()
  const lost = await world.arrange(() => charge(of, payer, price, lostAfterToken))
  await conclude(lost)
  const other = await world.arrange(async () => {
    const approved = await approvedCharge(of, payer, price)
    await reverse(lost)
    await reverse(approved)
    return approved
  })
  await showLines(world, [lost, other])
  return compare(world, 'both of two equal charges reversed, one without its number', [lost, other])
}
