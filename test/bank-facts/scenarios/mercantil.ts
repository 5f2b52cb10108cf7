import { approvedCharge, endingOfClaim, newPrice, type Observation, somebody, verify } from '../shop.ts'
import { type Merchant, runScenario, type World } from '../world.ts'
import { claims, observed } from './bdv.ts'
import { change, collect, newAmount, outcomes, submit, wrongToken } from './r4.ts'

/** C2P collected through Mercantil, every outcome. */
export async function mercantilCollections(world: World): Promise<Observation[]> {
  return Promise.all(
    [...outcomes, wrongToken].map((outcome) => runScenario(() => collect(world, outcome, 'mercantil'))),
  )
}

export async function mercantilChange(world: World): Promise<Observation[]> {
  return Promise.all(outcomes.map((outcome) => submit(world, change, outcome, newAmount(outcome.digits), 'mercantil')))
}

export async function mercantilTransfers(world: World): Promise<Observation[]> {
  const payer = { ...somebody(), debtorBankCode: 134 }
  const arrange = () => world.arrange(() => world.merchant({ collectsAt: 'mercantil' }))

  async function genuine(claimed: number): Promise<Observation> {
    const of = await arrange()
    const client = of.mercantil.accountNumber
    const payment = { client, amount: 500, reference: '604912345678', bankCode: '0134', phone: payer.debtorCellPhone }
    await world.control('mercantil', 'movements', payment)
    const claim = (merchant: Merchant) => verify(merchant, { vesAmount: claimed, reference: '604912345678', payer })
    const endings = (await claims(world, of, claim, 'mercantil')).map(endingOfClaim)
    return observed(`a transfer of 500 claimed as ${claimed}`, endings, claimed > 500 ? 0 : 1)
  }

  async function charge(): Promise<Observation> {
    const of = await arrange()
    const { paymentId, vesAmount } = await world.arrange(() => approvedCharge(of, payer, newPrice()))
    const { body } = await of.get(`/v1/payments/${paymentId}`)
    const reference = String(body['bankReference'])
    const claim = (merchant: Merchant) => verify(merchant, { vesAmount, reference, payer })
    const endings = (await claims(world, of, claim, 'mercantil')).map(endingOfClaim)
    return observed('a C2P charge presented as a transfer', endings, 0)
  }

  return Promise.all([genuine(500), genuine(700), charge()])
}
