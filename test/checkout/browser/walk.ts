import type { BrowserContext } from 'playwright-core'
import { type Customer, customer, type Device, rightKey } from './customer.ts'
import type { Shop } from './world.ts'

export type Visited = { name: string } & Pick<Customer, 'page'>

/** Leads a customer to every kind of page, by the way a customer gets there. */
export async function* everyPage({ context, display }: Device, shop: Shop): AsyncGenerator<Visited> {
  const { language } = display
  const order = {
    language,
    returnUrl: 'http://localhost/pedido',
    lines: [
      { label: 'Torta de chocolate de tres pisos con relleno de arequipe', usdAmount: 8.62 },
      { label: 'IVA 16 %', usdAmount: 1.38 },
      { label: 'PEDIDO_TORTA_3_PISOS_CHOCOLATE_AREQUIPE_20261118_CARACAS', vesAmount: 99_999_999.99 },
    ],
  }
  const begin = async (body = {}) => {
    const session = await shop.createSession({ ...order, ...body })
    return { session, ana: await visitor(context, language) }
  }

  {
    const { session, ana } = await begin()
    const at = pageOf(ana)
    await ana.page.goto(session.url)
    yield at('methods')
    await ana.choose('c2p')
    yield at('C2P form')
    await ana.identify({ document: '12', phone: '0414' })
    await ana.click(ana.t.continue)
    await ana.page.getByRole('heading', { name: ana.t.errorSummary }).waitFor()
    yield at('C2P form with errors')
    await ana.identify()
    await ana.click(ana.t.continue)
    await ana.heading(ana.t.token.title).waitFor()
    yield at('C2P key')
    await ana.sendKey('12')
    await ana.page.getByRole('heading', { name: ana.t.errorSummary }).waitFor()
    yield at('C2P key with errors')
    await ana.sendKey('00000051')
    await ana.isDeclined()
    yield at('C2P declined')
    await ana.click(ana.t.declined.again)
    await ana.heading(ana.t.token.title).waitFor()
    await ana.sendKey(rightKey)
    await ana.isPaid()
    yield at('paid')
    await ana.page.getByRole('link', { name: ana.t.paid.receipt }).click()
    await ana.heading(ana.t.receipt.title).waitFor()
    yield at('receipt')
    await ana.page.getByRole('link', { name: '/r/check/' }).click()
    await ana.heading(ana.t.check.title).waitFor()
    yield at('check')
    await ana.page.close()
  }
  {
    const { session, ana } = await begin({ vesAmount: 1523.4, usdAmount: undefined })
    const at = pageOf(ana)
    await ana.page.goto(session.url)
    await ana.choose('pago_movil')
    yield at('Pago Móvil form')
    await ana.click(ana.t.pagoMovil.show)
    await ana.heading(ana.t.pagoMovil.waitingTitle).waitFor()
    yield at('Pago Móvil waiting')
    await ana.field('reference').fill('12')
    await ana.click(ana.t.pagoMovil.paid)
    await ana.page.getByRole('heading', { name: ana.t.errorSummary }).waitFor()
    yield at('Pago Móvil waiting with errors')
    await ana.page.close()
  }
  {
    const { session, ana } = await begin()
    const at = pageOf(ana)
    await ana.askForDebit(session.url)
    yield at('debit key')
    await ana.sendOtp('00000051')
    await ana.page.getByRole('heading', { name: ana.t.notice.declined }).waitFor()
    yield at('debit form after a refusal')
    await ana.page.close()
  }
  {
    const { session, ana } = await begin()
    const at = pageOf(ana)
    await ana.page.goto(session.url)
    await ana.choose('card')
    yield at('card')
    await ana.fillCard('4242424242424241')
    await ana.field('cvv').fill('1')
    await ana.payButton().click()
    await ana.page.getByRole('heading', { name: ana.t.errorSummary }).waitFor()
    yield at('card with errors')
    // A card charge cannot be looked up, so this page stays.
    await ana.fillCard('4000000000000119')
    await ana.payButton().click()
    await ana.isUnknown()
    yield at('unknown outcome')
    await ana.page.close()
  }
  {
    const { session, ana } = await begin()
    await shop.post(`/checkout/sessions/${session.sessionId}/expire`)
    await ana.page.goto(session.url)
    await ana.heading(ana.t.ended.expired).waitFor()
    yield pageOf(ana)('expired')
    await ana.page.close()
  }
  {
    const { session, ana } = await begin()
    const at = pageOf(ana)
    await ana.askForPagoMovil(session.url)
    await shop.post(`/checkout/sessions/${session.sessionId}/expire`)
    await ana.page.goto(session.url)
    await ana.page.getByText(ana.t.ended.report).waitFor()
    yield at('expired with a transfer on its way')
    await ana.field('reference').fill('12')
    await ana.click(ana.t.pagoMovil.paid)
    await ana.page.getByRole('heading', { name: ana.t.errorSummary }).waitFor()
    yield at('expired with a wrong reference')
    await ana.page.close()
  }
  {
    const { session, ana } = await begin()
    await ana.page.goto(session.url)
    await ana.click(ana.t.cancel)
    await ana.heading(ana.t.ended.canceled).waitFor()
    yield pageOf(ana)('canceled')
    await ana.page.close()
  }
  {
    const ana = await visitor(context, language)
    const at = pageOf(ana)
    const fixed = await shop.createLink({ usdAmount: 12.5, language })
    await ana.page.goto(fixed.url)
    await ana.heading(ana.t.link.title(shop.name)).waitFor()
    yield at('link')
    const typed = await shop.createLink({ amount: 'customer', language })
    await ana.page.goto(typed.url)
    yield at('link with a typed amount')
    await ana.field('amount').fill('mucho')
    await ana.click(ana.t.continue)
    await ana.page.getByRole('heading', { name: ana.t.errorSummary }).waitFor()
    yield at('link with a wrong amount')
    await shop.change(`/payment-links/${typed.linkId}`, { active: false })
    await ana.page.goto(typed.url)
    await ana.heading(ana.t.link.unavailable).waitFor()
    yield at('link that is off')
    await ana.page.goto(new URL(`/pay/unknown?lang=${language}`, fixed.url).href)
    await ana.heading(ana.t.message.not_found.title).waitFor()
    yield at('not found')
    await ana.page.close()
  }
}

async function visitor(context: BrowserContext, language: Device['display']['language']): Promise<Customer> {
  return customer(await context.newPage(), { language })
}

const pageOf =
  ({ page }: Customer) =>
  (name: string): Visited => ({ name, page })
