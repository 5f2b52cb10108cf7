import type { BankName } from '../../../src/banks/bank.ts'
import type { HttpAnswer } from '../../harness/gateway.ts'
import { approvedCharge, endingOfClaim, newPrice, type Observation, somebody, verify } from '../shop.ts'
import { type Merchant, runScenario, type World } from '../world.ts'
import { change, collect, newAmount, outcomes, submit, wrongToken } from './r4.ts'

/** C2P collected through BDV, every outcome. */
export async function bdvCollections(world: World): Promise<Observation[]> {
  return Promise.all([...outcomes, wrongToken].map((outcome) => runScenario(() => collect(world, outcome, 'bdv'))))
}

export async function bdvChange(world: World): Promise<Observation[]> {
  return Promise.all(outcomes.map((outcome) => submit(world, change, outcome, newAmount(outcome.digits), 'bdv')))
}

export type Claim = (merchant: Merchant) => Promise<HttpAnswer>

/** Every claim is made by two tenants of one account, twice at once and once later. */
export async function claims(
  world: World,
  of: Merchant,
  claim: Claim,
  collectsAt: BankName = 'bdv',
): Promise<HttpAnswer[]> {
  const other = await world.merchant({ sharesAccountOf: of, collectsAt })
  const atOnce = await Promise.all([of, other, of, other].map(claim))
  const later = [await claim(of), await claim(other)]
  return [...atOnce, ...later]
}

export function observed(title: string, endings: string[], allowed: 0 | 1): Observation {
  const verified = endings.filter((ending) => ending === 'COMPLETED').length
  const broken = verified > allowed ? [`${title}: verified ${verified} times (${endings.join(', ')})`] : []
  return { ending: verified === 0 ? 'not verified' : 'verified', broken }
}

export async function bdvTransfers(world: World): Promise<Observation[]> {
  const payer = { ...somebody(), debtorBankCode: 134 }
  const arrange = () => world.arrange(() => world.merchant({ collectsAt: 'bdv' }))

  async function genuine(claimed: number): Promise<Observation> {
    const of = await arrange()
    const client = of.bdv.accountNumber
    const payment = { client, amount: 500, reference: '604912345678', bankCode: '0134', phone: payer.debtorCellPhone }
    await world.control('bdv', 'movements', payment)
    const claim: Claim = (merchant) => verify(merchant, { vesAmount: claimed, reference: '604912345678', payer })
    return observed(
      `a transfer of 500 claimed as ${claimed}`,
      (await claims(world, of, claim)).map(endingOfClaim),
      claimed > 500 ? 0 : 1,
    )
  }

  async function usedElsewhere(): Promise<Observation> {
    const of = await arrange()
    const claim: Claim = (merchant) => verify(merchant, { vesAmount: 500, reference: '604911110410', payer })
    return observed('a transfer that another system has used', (await claims(world, of, claim)).map(endingOfClaim), 0)
  }

  async function charge(): Promise<Observation> {
    const of = await arrange()
    const { paymentId, vesAmount } = await world.arrange(() => approvedCharge(of, payer, newPrice()))
    const { body } = await of.get(`/v1/payments/${paymentId}`)
    const reference = String(body['bankReference'] ?? body['reference'])
    const claim: Claim = (merchant) => verify(merchant, { vesAmount, reference, payer })
    return observed('a C2P charge presented as a transfer', (await claims(world, of, claim)).map(endingOfClaim), 0)
  }

  return Promise.all([genuine(500), genuine(700), usedElsewhere(), charge()])
}
