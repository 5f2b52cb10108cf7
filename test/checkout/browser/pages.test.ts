import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  customer,
  displays,
  expectNoComplaints,
  goodCard,
  languages,
  openDevice,
  phone,
  rightKey,
  titled,
} from './customer.ts'
import { bytesOf, expectAccessible, expectNarrow, expectTitled, expectUsableWithoutScript } from './usable.ts'
import { everyPage } from './walk.ts'
import { createWorld, type Shop, type World } from './world.ts'

let world: World
let shop: Shop
beforeAll(async () => {
  world = await createWorld()
  shop = await world.openShop()
})
afterAll(() => world?.stop())

/** Both languages; the pages are looked at in all widths on each device. */
const both = (script: boolean) => displays.filter((display) => display.script === script).map(titled)

/** Every kind of page: fewer would mean that the walk ended early. */
const kinds = 26

test.each(both(true))('every page is accessible, narrow and free of errors %s', async (display) => {
  const device = await openDevice(world, display)
  let count = 0
  for await (const visited of everyPage(device, await world.openShop())) {
    await expectTitled(visited, display)
    await expectAccessible(visited)
    await expectNarrow(visited)
    count += 1
  }
  expect(count).toBe(kinds)
  expectNoComplaints(device)
  await device.context.close()
})

test.each(both(false))('every page is readable and its forms can be sent %s', async (display) => {
  const device = await openDevice(world, display)
  let count = 0
  for await (const visited of everyPage(device, await world.openShop())) {
    await expectTitled(visited, display)
    await expectNarrow(visited)
    await expectUsableWithoutScript(visited)
    count += 1
  }
  expect(count).toBe(kinds)
  expectNoComplaints(device)
  await device.context.close()
})

test('every page is readable while the script does not load', async () => {
  const device = await openDevice(world, phone)
  await device.context.route('**/*.js', (route) => route.abort())
  for await (const visited of everyPage(device, await world.openShop())) {
    await expectTitled(visited, phone)
    await expectUsableWithoutScript(visited)
  }
  await device.context.close()
})

const BYTES_MAX = 30_000

test.each(languages)('the first page of a customer takes at most 30 kB with its script in %s', async (language) => {
  const lines = Array.from({ length: 20 }, (_, index) => ({ label: `Producto ${index + 1}`, usdAmount: 0.5 }))
  const session = await shop.createSession({ language, lines })
  const link = await shop.createLink({ usdAmount: 10, language, lines })
  const c2p = session.url.replace(/(\?|$)/, '/c2p$1')
  for (const url of [session.url, link.url, c2p]) {
    const { context } = await openDevice(world, { ...phone, language })
    const bytes = await bytesOf(await context.newPage(), url)
    expect(bytes, url).toBeGreaterThan(5_000)
    expect(bytes, url).toBeLessThanOrEqual(BYTES_MAX)
    await context.close()
  }
})

test('a page changes its language where the customer is, and keeps it until the receipt', async () => {
  const session = await shop.createSession()
  const { context } = await openDevice(world, phone)
  const page = await context.newPage()
  const ana = customer(page, phone)
  await ana.askForC2p(session.url)
  await page.getByRole('link', { name: ana.t.otherLanguage }).click()
  const inEnglish = customer(page, { language: 'en' })
  await inEnglish.heading('Enter your C2P key').waitFor()
  await inEnglish.sendKey(rightKey)
  await inEnglish.isPaid()
  await page.getByRole('link', { name: 'See the receipt' }).click()
  await inEnglish.heading('Payment receipt').waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await context.close()
})

test('neither a card number nor a key is in the page that shows the form again', async () => {
  const session = await shop.createSession()
  const device = await openDevice(world, phone)
  const page = await device.context.newPage()
  const ana = customer(page, phone)
  await page.goto(session.url)
  await ana.choose('card')
  await ana.fillCard(goodCard)
  await ana.field('expiry').fill('01/20')
  await ana.payButton().click()
  await page.getByRole('heading', { name: ana.t.errorSummary }).waitFor()
  expect(await page.content()).not.toContain(goodCard)
  expect(await ana.field('cardNumber').inputValue()).toBe('')
  expect(await ana.field('cvv').inputValue()).toBe('')
  expect(await ana.field('cardHolder').inputValue()).toBe('Ana Pérez')
  await device.context.close()
})
