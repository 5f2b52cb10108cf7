import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { texts } from '../../../checkout/texts.ts'
import type { Language } from '../../../checkout/view.ts'
import { patienceMs } from '../../harness/patience.ts'
import type { World } from './world.ts'

export type Display = { language: Language; size: 'phone' | 'desktop'; script: boolean }

const sizes: Record<Display['size'], BrowserContextOptions> = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
}

export const languages = ['es', 'en'] as const satisfies Language[]

/** Each pair of size, language and script at least once. */
export const displays: Display[] = [
  { language: 'es', size: 'phone', script: true },
  { language: 'en', size: 'desktop', script: true },
  { language: 'en', size: 'phone', script: false },
  { language: 'es', size: 'desktop', script: false },
]

export const phone: Display = { language: 'es', size: 'phone', script: true }

/** A display in words, for the title of a test. */
export function titled<T extends Display>(display: T): T & { toString(): string } {
  const { language, size, script } = display
  const words = `on a ${size} in ${language === 'es' ? 'Spanish' : 'English'} ${script ? 'with' : 'without'} JavaScript`
  return Object.assign(display, { toString: () => words })
}

/** Effects in a customer's browser that a page of ours must never cause. */
export type Device = { context: BrowserContext; display: Display; complaints: string[] }

export async function openDevice({ browser, gateway }: World, display: Display): Promise<Device> {
  const context = await browser.newContext({
    ...sizes[display.size],
    locale: display.language === 'es' ? 'es-VE' : 'en-US',
    reducedMotion: 'reduce',
    javaScriptEnabled: display.script,
  })
  context.setDefaultTimeout(patienceMs)
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(error.error().message))
  context.on('console', (message) => {
    // Chromium reports the page itself as a failed resource when its form was not valid.
    const isPage = /Failed to load resource.*status of (4\d\d|503)/.test(message.text())
    if (message.type() === 'error' && !isPage) complaints.push(message.text())
  })
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== gateway.url) complaints.push(`request to ${request.url()}`)
  })
  return { context, display, complaints }
}

export function expectNoComplaints({ complaints }: Device): void {
  expect(complaints.splice(0)).toEqual([])
}

export const payer = { bank: '0102', document: '12345678', phone: '04141234567', name: 'Ana Pérez' }
export const rightKey = '13572468'
export const goodCard = '4242424242424242'

/** Actions of a customer on the pages, by the words that they show. */
export function customer(page: Page, { language }: Pick<Display, 'language'>) {
  const t = texts[language]
  const field = (name: keyof typeof t.fields) => page.getByLabel(labelled(t.fields[name], t.optional))
  const click = (name: string) => page.getByRole('button', { name }).click()
  const payButton = () => page.getByRole('button', { name: t.pay('').trim() })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

  async function choose(method: keyof typeof t.method) {
    await page.getByRole('link', { name: t.method[method] }).click()
    await heading(
      { c2p: t.c2p.title, pago_movil: t.pagoMovil.title, debit: t.debit.title, card: t.card.title }[method],
    ).waitFor()
  }
  async function identify(values: Partial<typeof payer> = {}) {
    const { bank, document, phone: number } = { ...payer, ...values }
    await field('bank').selectOption(bank)
    await field('document').fill(document)
    await field('phone').fill(number)
  }
  /** From the choice of a method to the page that asks for the key. */
  async function askForC2p(url: string) {
    await page.goto(url)
    await choose('c2p')
    await identify()
    await click(t.continue)
    await heading(t.token.title).waitFor()
  }
  async function sendKey(key: string) {
    await field('token').fill(key)
    await payButton().click()
  }
  async function askForDebit(url: string) {
    await page.goto(url)
    await choose('debit')
    await identify()
    await field('name').fill(payer.name)
    await click(t.debit.requestKey)
    await heading(t.debit.keyTitle).waitFor()
  }
  async function sendOtp(key: string) {
    await field('otp').fill(key)
    await payButton().click()
  }
  async function fillCard(number: string) {
    await field('cardNumber').fill(number)
    await field('expiry').fill(`08/${(new Date().getUTCFullYear() + 2) % 100}`)
    await field('cvv').fill('123')
    await field('cardHolder').fill(payer.name)
    await field('document').fill(payer.document)
    await field('accountType').selectOption('0')
  }
  async function payByCard(url: string, number = goodCard) {
    await page.goto(url)
    await choose('card')
    await fillCard(number)
    await payButton().click()
  }
  async function askForPagoMovil(url: string) {
    await page.goto(url)
    await choose('pago_movil')
    await identify()
    await click(t.pagoMovil.show)
    await heading(t.pagoMovil.waitingTitle).waitFor()
  }

  return {
    page,
    t,
    field,
    click,
    payButton,
    heading,
    choose,
    identify,
    askForC2p,
    sendKey,
    askForDebit,
    sendOtp,
    fillCard,
    payByCard,
    askForPagoMovil,
    isPaid: () => heading(t.paid.title).waitFor(),
    isUnknown: () => heading(t.unknownOutcome.title).waitFor(),
    isDeclined: () => heading(t.declined.titles.declined).waitFor(),
  }
}

/** The whole label, also where it is marked as optional. */
function labelled(label: string, optional: string): RegExp {
  const escape = (text: string) => text.replaceAll(/[?()]/g, String.raw`\$&`)
  return new RegExp(`^${escape(label)}( ${escape(optional)})?$`)
}

export type Customer = ReturnType<typeof customer>
