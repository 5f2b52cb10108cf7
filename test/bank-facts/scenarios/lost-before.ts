import type { Observation, Payer } from '../shop.ts'
import {
  approvedCharge,
  charge,
  chargesOf,
  conclude,
  endingOf,
  evidence,
  executeUntilSent,
  intend,
  lostAfterToken,
  lostBeforeToken,
  newPrice,
  observe,
  somebody,
} from '../shop.ts'
import { type Merchant, putLine, runScenario, type World } from '../world.ts'

type Setting = { of: Merchant; payer: Payer; price: number; vesAmount: number }
type Lookalike = {
  title: string
  before?: (world: World, setting: Setting) => Promise<unknown>
  after?: Lookalike['before']
}

let references = 0
const newReference = () => {
  references += 1
  return `0000${70_000_000 + references * 13}`
}

const bankOf = (payer: Payer) => `0${payer.debtorBankCode}`
const named = (payer: Payer) => ({
  phone: payer.debtorCellPhone,
  bankCode: bankOf(payer),
  document: payer.debtorId,
})

function line(type: string, who: (payer: Payer) => object): NonNullable<Lookalike['before']> {
  return (world, { of, payer, vesAmount }) =>
    putLine(world, of, { amount: vesAmount, reference: newReference(), type, ...who(payer) })
}

/** Movements of the same day and amount on the account of a charge that never happened. */
const lookalikes: Lookalike[] = [
  { title: 'nothing else on the account' },
  { title: "the payer's own Pago Móvil", before: line('p2p', named) },
  { title: "the payer's own Pago Móvil that the bank labels neither P2P nor C2P", before: line('plain', named) },
  { title: "the payer's own Pago Móvil, arriving after the charge", after: line('p2p', named) },
  { title: "the payer's own immediate credit", before: line('immediate', named) },
  { title: "a stranger's C2P made elsewhere", before: line('c2p', () => named(somebody())) },
  { title: "a stranger's C2P", before: (_, { of, price }) => approvedCharge(of, somebody(), price) },
  {
    title: "a stranger's C2P whose answer was lost too",
    before: (_, { of, price }) => charge(of, somebody(), price, lostAfterToken),
  },
  {
    title: 'an earlier approved C2P of the payer',
    before: (_, { of, payer, price }) => approvedCharge(of, payer, price),
  },
  { title: 'a later approved C2P of the payer', after: (_, { of, payer, price }) => approvedCharge(of, payer, price) },
  {
    title: 'a C2P of the same phone under another document',
    before: (_, { of, payer, price }) =>
      approvedCharge(of, { ...somebody(), debtorCellPhone: payer.debtorCellPhone }, price),
  },
  {
    title: 'a C2P of the same document from another phone',
    before: (_, { of, payer, price }) => approvedCharge(of, { ...somebody(), debtorId: payer.debtorId }, price),
  },
  { title: 'a C2P line that names nobody', before: line('c2p', () => ({})) },
  { title: 'a mobile payment that names nobody', before: line('plain', () => ({})) },
  { title: 'a Pago Móvil that names nobody', before: line('p2p', () => ({})) },
  {
    title: 'a C2P line that names only the bank of the payer',
    before: line('c2p', (payer) => ({ bankCode: bankOf(payer) })),
  },
]

/** A charge that never happened is never COMPLETED by a line that is not its own. */
export async function lostBefore(world: World): Promise<Observation[]> {
  const runs = [
    ...lookalikes.map((each) => () => lostCharge(world, each, lostBeforeToken)),
    () => lostCharge(world, { title: 'declined three seconds after its answer was lost' }, '00000008'),
    () => twoLost(world),
  ]
  return Promise.all(runs.map(runScenario))
}

async function lostCharge(world: World, { title, before, after }: Lookalike, token: string): Promise<Observation> {
  const intent = await world.arrange(async () => {
    const of = await world.merchant()
    const payer = somebody()
    const price = newPrice()
    const intended = await intend(of, payer, price)
    const setting = { of, payer, price, vesAmount: intended.vesAmount }
    await before?.(world, setting)
    await executeUntilSent(intended, token)
    await after?.(world, setting)
    return intended
  })
  return observe(world, intent, { title: `charge lost before, beside ${title}`, allowed: ['FAILED', 'PENDING'] })
}

/** A customer who tries again: of two charges with one payer and amount, one moved and both answers were lost. */
async function twoLost(world: World): Promise<Observation> {
  const { lost, made } = await world.arrange(async () => {
    const of = await world.merchant()
    const payer = somebody()
    const price = newPrice()
    const first = await charge(of, payer, price, lostBeforeToken)
    return { lost: first, made: await charge(of, payer, price, lostAfterToken) }
  })
  const endings = await Promise.all([lost, made].map(async (each) => endingOf(await conclude(each))))
  const moved = (await chargesOf(world, made)).length
  const completed = endings.filter((ending) => ending === 'COMPLETED').length
  const failed = endings.filter((ending) => ending === 'FAILED').length
  const isKept = moved === 1 && completed <= moved && failed <= endings.length - moved
  const message = `two charges lost, ${moved} moved: ended ${endings.join(' and ')}`
  const broken = isKept ? [] : [`${message}\n${await evidence(world, lost)}\n${await evidence(world, made)}`]
  return { ending: endings.join(' + '), broken }
}
