import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Flow } from '../../src/banks/bank.ts'
import { limits } from '../../src/foundation/limits.ts'
import { chargeC2p } from './calls.ts'
import { removeFields } from './conformance/subject.ts'
import { approved, notSent } from './expected.ts'
import { type Merchant, openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.stop())

const collections: Flow[] = ['chargeC2p', 'chargeCard', 'findTransfers']
const advanced: Flow[] = [
  'requestDebitOtp',
  'debit',
  'domiciliate',
  'creditPhone',
  'creditAccount',
  'payOut',
  'sendChange',
  'findOperation',
]

async function banksOf(merchant: Pick<Merchant, 'scope'>, flows: Flow[]) {
  const found = await Promise.all(flows.map((flow) => world.registry.find(merchant.scope, flow)))
  return found.map((offer) => (offer.kind === 'offered' ? offer.bank : offer.kind))
}

test('collections go to the merchant’s own bank, and a flow which that bank lacks is not offered, even if another bank has it', async () => {
  expect(await banksOf(world.newMerchant('bnc'), collections)).toEqual(['bnc', 'bnc', 'bnc'])
  const atR4 = await banksOf(world.newMerchant('r4'), collections)
  expect(atR4).toEqual(['r4', 'notOffered', 'notOffered'])
})

test('advanced payments go to R4 whatever bank collects', async () => {
  for (const bank of ['bnc', 'r4'] as const) {
    const merchant = world.newMerchant(bank)
    removeFields(merchant, 'bnc', ['simf'])
    expect(new Set(await banksOf(merchant, advanced))).toEqual(new Set(['r4']))
  }
})

test('a merchant without an account at a bank is offered no flow there', async () => {
  const merchant = world.newMerchant('bnc')
  delete merchant.stored.accounts.r4
  expect(await banksOf(merchant, ['chargeC2p', 'debit'])).toEqual(['bnc', 'notOffered'])
  const stranger = { scope: { tenantId: '99999999-0000-4000-8000-000000000000', livemode: false } }
  expect(await banksOf(stranger, ['chargeC2p'])).toEqual(['notOffered'])
})

test('credentials that an operator corrects are used within the documented time', async () => {
  const merchant = world.newMerchant('bnc', { bnc: { masterKey: 'ffffffffffffffffffffffffffffffff' } })
  expect(await chargeC2p(merchant)).toEqual(notSent('setup', 'EPIHV'))
  const { bnc } = merchant.stored.accounts
  if (bnc) merchant.stored.accounts.bnc = { ...bnc, fields: merchant.credentials.bnc, version: '2' }
  await world.clock.advance(limits.bankAccountCacheMs)
  expect(await chargeC2p(merchant)).toMatchObject(approved('000000'))
})
