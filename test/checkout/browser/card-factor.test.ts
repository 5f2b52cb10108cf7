import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemRandom } from '../../../src/foundation/random.ts'
import { setRoutes } from '../../../src/tenants/bank-accounts.ts'
import { customer, type Display, expectNoComplaints, languages, openDevice, titled } from './customer.ts'
import { expectAccessible, expectNarrow, expectTitled, expectUsableWithoutScript } from './usable.ts'
import { createWorld, type World } from './world.ts'

/** The second factor of a debit card, on a phone. */
let world: World
beforeAll(async () => {
  world = await createWorld({}, { withMercantil: true })
})
afterAll(() => world?.stop())

const debitCard = '5555555555554444'
const cardWithPassword = '6759649826438453'

/** A customer on the page that asks for the second factor. */
async function askForFactor(display: Display, number = debitCard) {
  const shop = await world.openShop()
  const scope = { tenantId: shop.tenantId, livemode: false }
  await setRoutes(world.gateway.database, systemRandom, { scope, flows: ['card'], bank: 'mercantil', actor: 'test' })
  const session = await shop.createSession({ language: display.language })
  const device = await openDevice(world, display)
  const ana = customer(await device.context.newPage(), display)
  await ana.page.goto(session.url)
  await ana.choose('card')
  await ana.fillCard(number)
  await ana.field('accountType').selectOption('20')
  await ana.payButton().click()
  await ana.heading(ana.t.card.factorTitle).waitFor()
  return { shop, session, device, ana }
}

const phones = languages.flatMap((language) =>
  [true, false].map((script) => titled({ language, size: 'phone', script } as const)),
)

test.each(phones)('a customer enters the key that the bank asks for and pays once %s', async (display) => {
  const { shop, session, device, ana } = await askForFactor(display)
  expect(await ana.page.locator('main').textContent()).toContain(ana.t.card.notCharged)
  const visited = { name: 'second factor', page: ana.page }
  await expectTitled(visited, display)
  await expectNarrow(visited)
  if (display.script) await expectAccessible(visited)
  else await expectUsableWithoutScript(visited)
  expect(await shop.charges()).toEqual([])

  await ana.field('secondFactor').fill('clavé')
  await ana.payButton().click()
  await ana.page.getByRole('heading', { name: ana.t.errorSummary }).waitFor()
  const failed = { name: 'second factor with an error', page: ana.page }
  await expectNarrow(failed)
  if (display.script) await expectAccessible(failed)

  await ana.field('secondFactor').fill('24681357')
  await ana.payButton().click()
  await ana.isPaid()
  expect(await shop.statusOf(session)).toBe('PAID')
  expect(await shop.charges()).toMatchObject([{ operation: 'pay' }])
  expectNoComplaints(device)
  await device.context.close()
})

test.each(languages)(
  'the bank’s own words name a factor that is a password, and it is not shown in %s',
  async (language) => {
    const { shop, device, ana } = await askForFactor({ language, size: 'phone', script: true }, cardWithPassword)
    expect(await ana.page.locator('main').textContent()).toContain(ana.t.card.asksFor('clave telefónica'))
    expect(await ana.field('secondFactor').getAttribute('type')).toBe('password')
    await expectAccessible({ name: 'second factor that is a password', page: ana.page })
    await ana.field('secondFactor').fill('1357')
    await ana.payButton().click()
    await ana.isPaid()
    expect(await shop.charges()).toHaveLength(1)
    expectNoComplaints(device)
    await device.context.close()
  },
)

test('a second tap on the button, and a reload of the page of the key, charge nothing twice', async () => {
  const { shop, session, device, ana } = await askForFactor({ language: 'es', size: 'phone', script: true })
  ana.page.on('dialog', (dialog) => void dialog.accept())
  await ana.page.reload()
  await ana.heading(ana.t.card.factorTitle).waitFor()
  expect(await shop.charges()).toEqual([])
  await ana.field('secondFactor').fill('24681357')
  await ana.payButton().dblclick()
  await ana.isPaid()
  await ana.page.reload()
  await ana.isPaid()
  await ana.page.goto(session.url)
  await ana.isPaid()
  expect(await shop.charges()).toHaveLength(1)
  await device.context.close()
})
