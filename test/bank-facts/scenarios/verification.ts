import type { Charge, Claim, Observation, Payer } from '../shop.ts'
import { approvedCharge, chargesOf, endingOfClaim, evidence, newPrice, somebody, verify } from '../shop.ts'
import { type Merchant, putLine, runScenario, type World } from '../world.ts'

/** A line of the claimed reference under another amount: the simulated bank invents nothing beside it. */
function decoy(world: World, of: Merchant, reference: string): Promise<void> {
  const stranger = somebody()
  const named = { phone: stranger.debtorCellPhone, bankCode: '0102', document: stranger.debtorId }
  return putLine(world, of, { amount: 1.11, reference, ...named })
}

const lastDigits = (text: string, count: number) => text.slice(-count).padStart(4, '0')

/** Numbers that stand on the line of an approved C2P, or in public, and are no proof of a transfer. */
async function numbersOf(world: World, made: Charge): Promise<Record<string, string>> {
  const [entry] = await chargesOf(world, made)
  if (!entry?.line) throw new Error('the charge has no statement line')
  const { controlNumber, reference } = entry.line
  const { collectingPhone } = made.of.bnc
  const { debtorCellPhone, debtorId } = made.payer
  return {
    'the statement reference of a C2P': reference.padStart(4, '0'),
    'the statement reference of a C2P with zeros in front': reference.padStart(12, '0'),
    'the last four digits of the statement reference of a C2P': lastDigits(reference, 4),
    'the inner number of a C2P': String(Number(controlNumber) - 4).slice(-5),
    'the last four digits of the inner number': String(Number(controlNumber) - 4).slice(-4),
    'the control number of a C2P': controlNumber,
    'the transaction number of a C2P': String(entry.txId),
    'the authorization code of a C2P': entry.reference.padStart(4, '0'),
    "the last four digits of the merchant's phone": collectingPhone.slice(-4),
    "the last seven digits of the merchant's phone": collectingPhone.slice(-7),
    "the last four digits of the payer's phone": debtorCellPhone.slice(-4),
    "the payer's whole phone": debtorCellPhone,
    "the digits of the payer's document": debtorId.slice(1),
  }
}

/** Numbers of a C2P, phones and references of others verify no payment; a genuine transfer pays one order. */
export async function verification(world: World): Promise<Observation[]> {
  const claims = [
    () => numbersOfC2p(world, false),
    () => numbersOfC2p(world, true),
    () => otherFront(world),
    () => tooLong(world),
  ]
  return (await Promise.all(claims.map((claim) => runScenario(() => world.arrange(claim))))).flat()
}

async function numbersOfC2p(world: World, namesPayer: boolean): Promise<Observation[]> {
  const of = await world.merchant()
  const made = await approvedCharge(of, somebody(), newPrice())
  const numbers = await numbersOf(world, made)
  const { vesAmount, payer } = made
  return Promise.all(
    Object.entries(numbers).map(async ([title, reference]) => {
      await decoy(world, of, reference)
      const claim = { vesAmount, reference, ...(namesPayer ? { payer } : {}) }
      return neverVerified(world, of, claim, `${title} ${reference}${namesPayer ? ', payer named' : ''}`)
    }),
  )
}

async function neverVerified(world: World, of: Merchant, claim: Claim, title: string): Promise<Observation> {
  const answer = await verify(of, claim)
  const ending = endingOfClaim(answer)
  if (ending !== 'COMPLETED') return { ending, broken: [] }
  const paymentId = String(answer.body['paymentId'])
  return { ending, broken: [`verified by ${title}\n${answer.text}\n${await evidence(world, { of, paymentId })}`] }
}

type Transfer = { payer: Payer; amount: number; reference: string }

async function transferTo(world: World, of: Merchant, reference: string): Promise<Transfer> {
  const payer = somebody()
  const amount = newPrice() * 100
  const rounded = Number(amount.toFixed(2))
  const named = { phone: payer.debtorCellPhone, bankCode: '0102', document: payer.debtorId }
  await putLine(world, of, { amount: rounded, reference, ...named })
  return { payer, amount: rounded, reference }
}

/** The bank compares the last four digits only: the digits before them must be the transfer's own. */
async function otherFront(world: World): Promise<Observation[]> {
  const of = await world.merchant()
  const { payer, amount } = await transferTo(world, of, '000081234567')
  const references = ['994567', '00009994567', '555581234567']
  for (const reference of references) await decoy(world, of, reference)
  const claims = references.map((reference) => ({ vesAmount: amount, reference }))
  return Promise.all(
    [...claims, ...claims.map((claim) => ({ ...claim, payer }))].map((claim) =>
      neverVerified(world, of, claim, `reference ${claim.reference} beside 000081234567`),
    ),
  )
}

async function tooLong(world: World): Promise<Observation[]> {
  const of = await world.merchant()
  const { payer, amount } = await transferTo(world, of, '000081234567')
  const references = ['99999999000081234567', '123456789012345678904567', '99999999999999999999000081234567']
  const claims = references.flatMap((reference) => [
    { vesAmount: amount, reference },
    { vesAmount: amount, reference, payer },
  ])
  return Promise.all(claims.map((claim) => neverVerified(world, of, claim, `reference ${claim.reference}`)))
}

/** One transfer, claimed at once and again by two tenants of the account: at most one order is paid by it. */
export async function honestTransfer(world: World): Promise<Observation[]> {
  const ways = [
    { namesPayer: true, besideC2p: false },
    { namesPayer: false, besideC2p: false },
    { namesPayer: true, besideC2p: true },
  ]
  return Promise.all(ways.map((way) => runScenario(() => world.arrange(() => claimedByMany(world, way)))))
}

async function claimedByMany(world: World, options: { namesPayer: boolean; besideC2p: boolean }): Promise<Observation> {
  const of = await world.merchant()
  const other = await world.merchant({ sharesAccountOf: of })
  const payer = somebody()
  const reference = '000052718281'
  const vesAmount = options.besideC2p ? (await approvedCharge(of, payer, newPrice())).vesAmount : 4321.09
  const named = { phone: payer.debtorCellPhone, bankCode: '0102', document: payer.debtorId }
  await putLine(world, of, { amount: vesAmount, reference, ...named })
  const claim = { vesAmount, reference, ...(options.namesPayer ? { payer } : {}) }
  const first = await verify(of, claim)
  const rest = await Promise.all([of, other, of, other].map((each) => verify(each, claim)))
  const short = await Promise.all([of, other].map((each) => verify(each, { ...claim, reference: '52718281' })))
  const all = [first, ...rest, ...short]
  const verified = all.filter(({ body }) => body['status'] === 'COMPLETED')
  const ending = `${verified.length === 0 ? 'not ' : ''}verified`
  if (verified.length <= 1) return { ending, broken: [] }
  return {
    ending: `verified ${verified.length} times`,
    broken: [`one transfer paid ${verified.length} orders\n${all.map(({ text }) => text).join('\n')}`],
  }
}
