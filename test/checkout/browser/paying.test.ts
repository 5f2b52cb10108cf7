import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caracasDate } from '../../../src/foundation/caracas.ts'
import { decimal } from '../../../src/foundation/money.ts'
import { systemRandom } from '../../../src/foundation/random.ts'
import { enterRate } from '../../../src/rates/store.ts'
import { formatAmount } from '../../../checkout/format.ts'
import {
  customer,
  type Device,
  type Display,
  displays,
  expectNoComplaints,
  languages,
  openDevice,
  phone,
  rightKey,
  titled,
} from './customer.ts'
import { createWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world?.stop())

/** A merchant with one session, and a customer's device that shows nothing yet. */
async function meet(display: Display, body: object = {}) {
  const shop = await world.openShop()
  const session = await shop.createSession({ language: display.language, ...body })
  const device = await openDevice(world, display)
  const ana = customer(await device.context.newPage(), display)
  return { shop, session, device, ana }
}
type Met = Awaited<ReturnType<typeof meet>>

/** The merchant, the banks and the page agree that it was paid once. */
async function expectPaidOnce({ shop, session, device, ana }: Met): Promise<void> {
  await ana.isPaid()
  expect(await shop.statusOf(session)).toBe('PAID')
  expect(await shop.charges()).toHaveLength(1)
  expectNoComplaints(device)
  await device.context.close()
}

const everywhere = displays.map(titled)
const withScript = everywhere.filter(({ script }) => script)

test.each(everywhere)('a customer pays by C2P %s', async (display) => {
  const met = await meet(display)
  await met.ana.askForC2p(met.session.url)
  await met.ana.sendKey(rightKey)
  await expectPaidOnce(met)
})

test.each(withScript)('Pago Móvil turns to paid by itself when the transfer arrives %s', async (display) => {
  const met = await meet(display, { usdAmount: undefined, vesAmount: 1523.4 })
  await met.shop.receiveNotices()
  await met.ana.askForPagoMovil(met.session.url)
  await met.shop.receiveTransfer(1523.4)
  await expectPaidOnce(met)
})

test.each(languages)('Pago Móvil shows the transfer after a reload without JavaScript in %s', async (language) => {
  const met = await meet({ language, size: 'phone', script: false }, { usdAmount: undefined, vesAmount: 1523.4 })
  const { ana, shop, session } = met
  await shop.receiveNotices()
  await ana.askForPagoMovil(session.url)
  await shop.receiveTransfer(1523.4)
  await expect.poll(() => shop.statusOf(session)).toBe('PAID')
  await ana.page.reload()
  await expectPaidOnce(met)
})

test('Pago Móvil shows by itself what is missing after a transfer that is too small, and then too much', async () => {
  const met = await meet(phone, { usdAmount: undefined, vesAmount: 1523.4 })
  const { ana, shop, session } = met
  await shop.receiveNotices()
  await ana.askForPagoMovil(session.url)
  await shop.receiveTransfer(1000)
  await ana.page.getByText('Recibimos Bs. 1.000,00. Le falta Bs. 523,40').waitFor()
  // Money has arrived, so there is no other way to pay any more.
  expect(await ana.page.getByRole('link', { name: ana.t.back }).count()).toBe(0)
  await shop.receiveTransfer(600)
  await ana.isPaid()
  const shown = await ana.page.locator('main').textContent()
  expect(shown).toContain('Usted pagó Bs. 76,60 de más. Comuníquese con')
  expect(shown).not.toContain('No tiene que hacer nada más')
  expect(await shop.charges()).toHaveLength(2)
  await met.device.context.close()
})

test.each(everywhere)('a customer pays by immediate debit %s', async (display) => {
  const met = await meet(display)
  await met.ana.askForDebit(met.session.url)
  await met.ana.sendOtp(rightKey)
  await expectPaidOnce(met)
})

test.each(everywhere)('a customer pays by card %s', async (display) => {
  const met = await meet(display)
  await met.ana.payByCard(met.session.url)
  await expectPaidOnce(met)
})

/** The element with the focus: `#id` or, without an id, its text. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(`document.activeElement.id ? '#' + document.activeElement.id : document.activeElement.textContent`)

/** Presses Tab until an element has the focus, by `#id` or by the beginning of its text. */
async function tabTo(page: Page, element: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const current = await focused(page)
    if (element.startsWith('#') ? current === element : current.startsWith(element)) return
  }
  throw new Error(`${element} cannot be reached with Tab`)
}

test.each(languages)('a customer pays by C2P with nothing but the keyboard in %s', async (language) => {
  const met = await meet({ language, size: 'desktop', script: true })
  const { page, t, heading, payButton } = met.ana
  const { keyboard } = page
  await page.goto(met.session.url)
  await tabTo(page, t.method.c2p)
  await keyboard.press('Enter')
  await heading(t.c2p.title).waitFor()
  await tabTo(page, '#bank')
  await keyboard.press('ArrowDown')
  await tabTo(page, '#document')
  await keyboard.type('12')
  await tabTo(page, '#phone')
  await keyboard.type('04141234567')
  await keyboard.press('Enter')
  // The errors have the focus, and lead to their field.
  await page.getByRole('heading', { name: t.errorSummary }).waitFor()
  expect(await focused(page)).toContain(t.errorSummary)
  await tabTo(page, t.errors.document)
  await keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('#document')
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('12345678')
  await tabTo(page, t.continue)
  await keyboard.press('Enter')
  await heading(t.token.title).waitFor()
  await tabTo(page, '#token')
  await keyboard.type(rightKey)
  await tabTo(page, (await payButton().textContent()) ?? '')
  await keyboard.press('Space')
  await expectPaidOnce(met)
})

test('a customer pays by C2P on a slow mobile network', async () => {
  const met = await meet(phone)
  const debuggers = await met.device.context.newCDPSession(met.ana.page)
  await debuggers.send('Network.enable')
  const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await debuggers.send('Network.emulateNetworkConditions', slow3G)
  await met.ana.askForC2p(met.session.url)
  await met.ana.sendKey(rightKey)
  await expectPaidOnce(met)
})

describe('one charge', () => {
  test.each([true, false])('is made by a double click on the button, with JavaScript: %s', async (script) => {
    const met = await meet({ ...phone, script })
    await met.ana.askForC2p(met.session.url)
    await met.ana.field('token').fill(rightKey)
    await met.ana.payButton().dblclick({ noWaitAfter: true })
    await expectPaidOnce(met)
  })

  test.each([true, false])('is made by a double click on the card’s button, with JavaScript: %s', async (script) => {
    const met = await meet({ ...phone, script })
    await met.ana.page.goto(met.session.url)
    await met.ana.choose('card')
    await met.ana.fillCard('5555555555554444')
    await met.ana.payButton().dblclick({ noWaitAfter: true })
    await expectPaidOnce(met)
  })

  test.each([true, false])('remains after reloading and going back, with JavaScript: %s', async (script) => {
    const met = await meet({ ...phone, script })
    const { ana, session } = met
    await ana.askForC2p(session.url)
    await ana.sendKey(rightKey)
    await ana.isPaid()
    await ana.page.reload()
    await ana.isPaid()
    await ana.page.goBack()
    await ana.isPaid()
    await ana.page.goBack()
    await ana.isPaid()
    await ana.page.goto(session.url)
    await expectPaidOnce(met)
  })

  test('remains when the answer of the POST is lost and the customer sends the form again', async () => {
    const met = await meet(phone)
    const { ana, shop, session } = met
    await ana.askForC2p(session.url)
    const key = ana.page.url()
    // The gateway answers, but the phone has lost its network by then.
    await ana.page.route(key, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch({ maxRedirects: 0 })
      await route.abort('connectionreset')
    })
    await ana.sendKey(rightKey)
    await expect.poll(() => shop.statusOf(session)).toBe('PAID')
    await ana.page.unroute(key)
    await ana.page.goto(key)
    met.device.complaints.length = 0
    await expectPaidOnce(met)
  })

  test('is made when two tabs with the same key are sent at once', async () => {
    const met = await meet(phone)
    await met.ana.askForC2p(met.session.url)
    const other = customer(await met.device.context.newPage(), phone)
    await other.page.goto(met.ana.page.url())
    await met.ana.field('token').fill(rightKey)
    await other.field('token').fill(rightKey)
    await Promise.all([met.ana.payButton().click(), other.payButton().click()])
    await Promise.all([met.ana.isPaid(), other.isPaid()])
    await expectPaidOnce(met)
  })

  const ways = {
    C2P: [(ana: Met['ana'], url: string) => ana.askForC2p(url), (ana: Met['ana']) => ana.field('token').fill(rightKey)],
    debit: [
      (ana: Met['ana'], url: string) => ana.askForDebit(url),
      (ana: Met['ana']) => ana.field('otp').fill(rightKey),
    ],
    card: [
      (ana: Met['ana'], url: string) => ana.page.goto(url),
      async (ana: Met['ana']) => {
        await ana.choose('card')
        await ana.fillCard('4242424242424242')
      },
    ],
  } as const

  test.each([
    ['C2P', 'C2P'],
    ['C2P', 'card'],
    ['debit', 'card'],
    ['card', 'card'],
  ] as const)('is made when two devices pay at once by %s and %s', async (first, second) => {
    const met = await meet(phone)
    const device: Device = await openDevice(world, { ...phone, size: 'desktop' })
    const other = customer(await device.context.newPage(), phone)
    for (const [ana, way] of [[met.ana, first] as const, [other, second] as const]) {
      const [begin, fill] = ways[way]
      await begin(ana, met.session.url)
      await fill(ana)
    }
    await Promise.all([met.ana.payButton().click(), other.payButton().click()])
    // The second one sees how the first one's charge goes on, without doing anything.
    await Promise.all([met.ana.isPaid(), other.isPaid()])
    expectNoComplaints(device)
    await device.context.close()
    await expectPaidOnce(met)
  })

  test('is made when a customer who waits for a transfer pays by card on another device', async () => {
    const met = await meet(phone)
    await met.ana.askForPagoMovil(met.session.url)
    const { context } = await openDevice(world, phone)
    await customer(await context.newPage(), phone).payByCard(met.session.url)
    await expectPaidOnce(met)
    await context.close()
  })
})

describe('the amount', () => {
  test.each(languages)(
    'stays on the page when its time is over, and a link leads to a new one in %s',
    async (language) => {
      const { ana, session, device, shop } = await meet({ ...phone, language }, { usdAmount: 10, expiresInMinutes: 10 })
      await ana.page.clock.install()
      await ana.page.goto(session.url)
      await ana.choose('card')
      const total = ana.page.locator('.total')
      const before = await total.textContent()
      await ana.page
        .getByRole('timer')
        .getByText(/\d min/)
        .waitFor()
      await ana.page.clock.fastForward('10:05')
      await ana.page.getByText(ana.t.amountOver).waitFor()
      expect(await total.textContent()).toBe(before)
      expect(await ana.payButton().isVisible()).toBe(false)
      await ana.page.getByRole('link', { name: ana.t.newAmount }).click()
      await ana.payButton().waitFor()
      expect(await shop.charges()).toEqual([])
      expectNoComplaints(device)
      await device.context.close()
    },
  )

  // The last test, because the rate changes for the whole gateway.
  test('of a page whose rate is over is not charged: the page says the old and the new amount first', async () => {
    const met = await meet(phone, { usdAmount: 10 })
    const { ana, session, shop } = met
    await ana.page.goto(session.url)
    await ana.choose('card')
    await ana.fillCard('4242424242424242')
    const before = await ana.page.locator('.total b').textContent()
    const { gateway } = world
    const rate = decimal(300)
    await enterRate(gateway.database, systemRandom, { rate, valueDate: caracasDate(Date.now()), actor: 'test' })
    const other = await shop.createSession({ usdAmount: 10 })
    const now = formatAmount('3000.00', 'VES', 'es')
    await expect.poll(async () => (await fetch(other.url)).text()).toContain(now)
    await ana.payButton().click()
    await ana.page.getByText(`Antes era ${before} y ahora es ${now}. No se hizo ningún cobro.`).waitFor()
    expect(await shop.charges()).toEqual([])
    await ana.fillCard('4242424242424242')
    expect(await ana.payButton().textContent()).toContain(now)
    await ana.payButton().click()
    await expectPaidOnce(met)
    expect(await shop.charges()).toMatchObject([{ amount: '3000.00' }])
  })
})
