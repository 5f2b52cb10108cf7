import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openPage } from '../../checkout/customer.ts'
import { expectUsable, signedIn } from '../browser.ts'
import { type TestContext, rowWith, visit } from '../context.ts'

const words = {
  es: {
    title: 'Cobrar',
    amount: 'Monto',
    amountWrong: 'Escriba el monto con dos decimales como máximo',
    description: 'Descripción',
    submit: 'Crear cobro',
    shown: '25,00 USD',
    qr: 'Código QR del enlace de pago',
    whatsapp: 'Enviar por WhatsApp',
    message: 'Puede pagar 25,00 USD por',
    again: 'Nuevo cobro',
    deactivate: 'Desactivar',
    off: 'Desactivado',
    offPage: 'lo desactivó',
    many: 'Varias veces',
    options: 'Más opciones',
    end: 'Se puede pagar hasta el',
    dateWrong: 'Escriba la fecha como 05/10/2026.',
    typed: 'El cliente escribe el monto',
    anyAmount: 'Monto que escriba el cliente',
    look: 'Su página de pago',
    colour: 'Color',
    black: 'El texto será negro',
    hosts: 'Sitios a los que puede volver el cliente',
    hostWrong: 'debe ser un nombre de servidor',
    logo: 'Logo',
    logoNow: 'Logo actual',
    save: 'Guardar',
    saved: 'Los cambios quedaron guardados.',
    waiting: 'Esperando al cliente',
  },
  en: {
    title: 'Collect',
    amount: 'Amount',
    amountWrong: 'Enter the amount with at most two decimals',
    description: 'Description',
    submit: 'Create charge',
    shown: '25.00 USD',
    qr: 'QR code of the payment link',
    whatsapp: 'Send by WhatsApp',
    message: 'You can pay 25.00 USD for',
    again: 'New charge',
    deactivate: 'Deactivate',
    off: 'Off',
    offPage: 'switched it off',
    many: 'Many times',
    options: 'More options',
    end: 'Can be paid until',
    dateWrong: 'Enter the date as 05/10/2026.',
    typed: 'The customer types the amount',
    anyAmount: 'Amount that the customer types',
    look: 'Your payment page',
    colour: 'Colour',
    black: 'The text will be black',
    hosts: 'Sites that the customer can return to',
    hostWrong: 'must be a host name',
    logo: 'Logo',
    logoNow: 'Current logo',
    save: 'Save',
    saved: 'The changes were saved.',
    waiting: 'Waiting for the customer',
  },
}

/** A PNG image of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Whether the browser has loaded the image. */
const isLoaded = async (page: Page, alt: string) => {
  await page.getByAltText(alt).waitFor()
  const image = `document.querySelector('img[alt="${alt}"]')`
  return page.evaluate(`${image}.decode().then(() => ${image}.naturalWidth > 0)`)
}

export function collectTests(context: TestContext): void {
  const { display, environment } = context
  const text = words[display.language]
  const order = `Pedido ${display.language}`
  describe('collecting', () => {
    test('staff create a link of 25 USD, show its QR code, send it by WhatsApp and switch it off at once', async () => {
      const page = await signedIn(environment(), display, await environment().addUser('staff', environment().ana))
      await page.goto('/dashboard/collect')
      await page.getByRole('heading', { name: text.title, level: 1 }).waitFor()
      await page.getByLabel(text.amount, { exact: true }).fill('12,345')
      await page.getByLabel(text.description).fill(order)
      await page.getByRole('button', { name: text.submit }).click()
      await page.getByText(text.amountWrong).waitFor()
      await expectUsable(page, 'collect', display)
      await page.getByLabel(text.amount, { exact: true }).fill('25,00')
      await page.keyboard.press('Enter')
      await page.locator('.ready-amount').getByText(text.shown).waitFor()
      expect(await isLoaded(page, text.qr)).toBe(true)
      await rowWith(page, order).getByText(text.shown).waitFor()
      await expectUsable(page, 'collect-ready', display)

      const url = (await page.getByRole('link', { name: '/l/' }).getAttribute('href')) ?? ''
      const sent = (await page.getByRole('link', { name: text.whatsapp }).getAttribute('href')) ?? ''
      expect(sent).toMatch(/^https:\/\/wa\.me\/\?text=/)
      const message = new URL(sent).searchParams.get('text')
      expect(message).toContain(url)
      expect(message).toContain(text.message)
      const open = await openPage(url)
      expect(open.text).toContain(order)
      expect(open.text).not.toContain(text.offPage)

      await page.getByRole('button', { name: text.again }).click()
      await page.getByLabel(text.amount, { exact: true }).waitFor()
      await page.getByRole('button', { name: `${text.deactivate} ${order}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: text.deactivate }).click()
      await rowWith(page, order).getByText(text.off, { exact: true }).waitFor()
      expect((await openPage(url)).text).toContain(text.offPage)
      await page.context().close()
    })

    test('a link whose amount the customer types can be paid many times', async () => {
      const page = await visit(context, '/collect', 'ana')
      const tips = `Propina ${display.language}`
      await page.getByLabel(text.description).fill(tips)
      await page.getByRole('radio', { name: text.many }).check()
      await page.getByText(text.options).click()
      await page.getByLabel(text.typed).check()
      await expectUsable(page, 'collect-options', display)
      await page.getByRole('button', { name: text.submit }).click()
      await page.locator('.ready-amount').getByText(text.anyAmount).waitFor()
      await rowWith(page, tips).waitFor()
    })

    test('a link is not created with another end than the one that was typed', async () => {
      const page = await visit(context, '/collect', 'ana')
      const dated = `Alquiler ${display.language}`
      await page.getByLabel(text.amount, { exact: true }).fill('25')
      await page.getByLabel(text.description).fill(dated)
      await page.getByText(text.options).click()
      for (const wrong of ['31/12/26', '31/02/2099']) {
        await page.getByLabel(text.end).fill('30/12/2099')
        await page.getByLabel(text.end).fill(wrong)
        await page.getByText(text.options).click()
        await page.getByRole('button', { name: text.submit }).click()
        await page.getByText(text.dateWrong).waitFor()
        expect(await page.locator('.ready-amount').count()).toBe(0)
      }
      await page.getByLabel(text.end).fill('31/12/2099')
      await page.getByRole('button', { name: text.submit }).click()
      await page.locator('.ready-amount').waitFor()
      await rowWith(page, dated).getByText('01/01/2100').waitFor()
    })

    test('the sessions of customers are listed in plain words', async () => {
      const { gateway, ana } = environment()
      const body = { usdAmount: 10, description: `Visita ${display.language}` }
      await gateway.call('/v1/checkout/sessions', { method: 'POST', key: ana.key, body })
      const page = await visit(context, '/collect', 'ana')
      await rowWith(page, body.description).getByText(text.waiting).waitFor()
    })

    test('the look of the payment page is changed, and a wrong host is named', async () => {
      const page = await visit(context, '/collect', 'ana')
      await page.getByRole('link', { name: text.look }).click()
      await page.getByRole('heading', { name: text.look, level: 1 }).waitFor()
      await page.getByLabel(text.colour, { exact: true }).fill('#ffd24a')
      await page.getByText(text.black).waitFor()
      await page.getByLabel(text.hosts).fill('shop.example.com\nhttps://shop.example.com/')
      await page.getByRole('button', { name: text.save }).click()
      await page.getByText(text.hostWrong).first().waitFor()
      await page.getByLabel(text.hosts).fill('shop.example.com')
      const image = { name: 'logo.png', mimeType: 'image/png', buffer: PIXEL }
      await page.getByLabel(text.logo, { exact: true }).setInputFiles(image)
      await page.getByRole('button', { name: text.save }).click()
      await page.getByText(text.saved).waitFor()
      expect(await isLoaded(page, text.logoNow)).toBe(true)
      await expectUsable(page, 'collect-look', display)
    })

    test('a viewer sees links and sessions, and can create or change nothing', async () => {
      const page = await signedIn(environment(), display, await environment().addUser('viewer', environment().ana))
      await page.goto('/dashboard/collect')
      await rowWith(page, order).first().waitFor()
      expect(await page.getByRole('button', { name: text.submit }).count()).toBe(0)
      expect(await page.getByRole('button', { name: text.deactivate }).count()).toBe(0)
      expect(await page.getByRole('link', { name: text.look }).count()).toBe(0)
      await page.context().close()
    })
  })
}
