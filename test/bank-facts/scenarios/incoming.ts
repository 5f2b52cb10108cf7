import { endingOfClaim, type Observation, somebody, verify } from '../shop.ts'
import type { World } from '../world.ts'
import { type Claim, claims, observed } from './bdv.ts'

export const banescoTransfers = (world: World) => transfersTo(world, 'banesco')
export const bancamigaTransfers = (world: World) => transfersTo(world, 'bancamiga')

/** Payments to a bank that only confirms what arrived. */
async function transfersTo(world: World, bank: 'banesco' | 'bancamiga'): Promise<Observation[]> {
  const payer = { ...somebody(), debtorBankCode: 105 }
  const arrange = () => world.arrange(() => world.merchant({ collectsAt: bank }))

  async function scenario(title: string, claim: Claim, allowed: 0 | 1, references = ['000000123456']) {
    const of = await arrange()
    const client = of[bank].accountNumber
    for (const reference of references) {
      const payment = { client, amount: 500, reference, bankCode: '0105', phone: payer.debtorCellPhone }
      await world.control(bank, 'movements', payment)
    }
    return observed(title, (await claims(world, of, claim, bank)).map(endingOfClaim), allowed)
  }

  const claimed =
    (vesAmount: number, reference = '123456', who = payer): Claim =>
    (merchant) =>
      verify(merchant, { vesAmount, reference, payer: who })
  return Promise.all([
    scenario('a transfer of 500', claimed(500), 1),
    scenario('a transfer of 500 claimed as 700', claimed(700), 0),
    scenario('a transfer claimed with another reference', claimed(500, '654321'), 0),
    scenario('a transfer claimed by another phone', claimed(500, '123456', somebody()), 0),
    scenario('one of two transfers with equal last digits', claimed(500, '3456'), 0, ['000000113456', '000000223456']),
  ])
}
