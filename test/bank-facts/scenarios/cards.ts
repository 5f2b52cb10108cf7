import { type Observation, evidence, newPrice, observe, somebody, untilSent } from '../shop.ts'
import { type Merchant, type Receipt, runScenario, type World } from '../world.ts'

const cards = [
  { cardNumber: '4242424242424242', title: 'an approved card', allowed: ['COMPLETED', 'PENDING'], effects: 1 },
  { cardNumber: '4242424242424242', title: 'a second approved card', allowed: ['COMPLETED', 'PENDING'], effects: 1 },
  { cardNumber: '4000000000000002', title: 'a card that is not honored', allowed: ['FAILED', 'PENDING'], effects: 0 },
  { cardNumber: '4000000000009995', title: 'a card without funds', allowed: ['FAILED', 'PENDING'], effects: 0 },
  { cardNumber: '4000000000000069', title: 'an expired card', allowed: ['FAILED', 'PENDING'], effects: 0 },
  { cardNumber: '4000000000000127', title: 'a card with a wrong PIN', allowed: ['FAILED', 'PENDING'], effects: 0 },
] as const

const lostCards = [
  { cardNumber: '4000000000000119', title: 'a card lost after it paid', allowed: ['COMPLETED', 'PENDING'], effects: 1 },
  { cardNumber: '4000000000003220', title: 'a card answered too late', allowed: ['COMPLETED', 'PENDING'], effects: 1 },
  { cardNumber: '4000000000000101', title: 'a card lost before it paid', allowed: ['FAILED', 'PENDING'], effects: 0 },
] as const

type Card = (typeof cards | typeof lostCards)[number]

/** Every approval of a card has one effect at the bank, a refusal none. */
export async function cardCharges(world: World): Promise<Observation[]> {
  const lost = lostCards.map((card) => async () => [await chargeCard(world, await world.merchant(), card)])
  return (await Promise.all([() => oneAfterAnother(world), ...lost].map(runScenario))).flat()
}

/** The bank writes every other approval of a client without its code. */
async function oneAfterAnother(world: World): Promise<Observation[]> {
  const of = await world.merchant()
  const answered: Observation[] = []
  for (const card of cards) answered.push(await chargeCard(world, of, card))
  return answered
}

async function chargeCard(world: World, of: Merchant, card: Card): Promise<Observation> {
  const { title, cardNumber, allowed, effects } = card
  const body = {
    usdAmount: newPrice(),
    cardNumber,
    expirationMonth: 12,
    expirationYear: 2031,
    cvv: '123',
    cardHolderName: 'JUANA PEREZ',
    cardHolderId: somebody().debtorId,
    accountType: 0,
    cardType: 1,
  }
  const answer = await world.arrange(() => untilSent(title, () => of.post('/v1/payments/vpos', body)))
  const paymentId = String(answer.body['paymentId'])
  const observation = await observe(world, { of, paymentId }, { title, allowed })
  const { vesAmount } = (await of.get(`/v1/payments/${paymentId}`)).body as Receipt
  const found = (await world.ledger(of)).filter(({ amount }) => amount === vesAmount.toFixed(2)).length
  if (found === effects) return observation
  const message = `${title}: ${found} effects in the ledger\n${await evidence(world, { of, paymentId })}`
  return { ...observation, broken: [...observation.broken, message] }
}
