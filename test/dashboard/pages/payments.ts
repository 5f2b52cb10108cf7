import { describe, expect, test } from 'vitest'
import { payC2p } from '../../harness/payments.ts'
import { expectUsable } from '../browser.ts'
import { type TestContext, rowWith, visit } from '../context.ts'

const words = {
  es: {
    search: 'Buscar',
    status: 'Estado',
    failed: 'Fallido',
    completed: 'Completado',
    none: 'Ningún pago coincide',
    from: 'Desde',
    wrongDay: 'Escriba la fecha como 05/10/2026.',
    live: 'En vivo',
    created: 'Creado: espera la clave del cliente',
    sent: 'Enviado al banco',
    reversed: 'Reversado',
    delivered: 'Entregada',
    show: 'Ver contenido',
    bankCode: 'Código del banco',
    why: 'Por qué falló:',
  },
  en: {
    search: 'Search',
    status: 'Status',
    failed: 'Failed',
    completed: 'Completed',
    none: 'No matching payments',
    from: 'From',
    wrongDay: 'Enter the date as 05/10/2026.',
    live: 'Live',
    created: 'Created: waiting for the customer’s token',
    sent: 'Sent to the bank',
    reversed: 'Reversed',
    delivered: 'Delivered',
    show: 'Show content',
    bankCode: 'Bank code',
    why: 'Why it failed:',
  },
}

export function paymentTests(context: TestContext): void {
  const { display, environment } = context
  const text = words[display.language]
  describe('payments', () => {
    test('payments are found by reference and by status', async () => {
      const page = await visit(context, '/payments')
      await page.getByLabel(text.search).fill('orden-1042')
      await page.getByLabel(text.search).press('Enter')
      await rowWith(page, 'orden-1043').waitFor({ state: 'detached' })
      expect(await rowWith(page, 'orden-1042').textContent()).toMatch(/\$ 1\.234,56.*Bs\. [\d.]+,\d\d/)
      await visit(context, '/payments')
      await page.getByLabel(text.status).selectOption({ label: text.failed })
      await rowWith(page, 'orden-1042').waitFor({ state: 'detached' })
      await rowWith(page, 'orden-1043').waitFor()
      await expectUsable(page, 'payments', display)
    })

    test('an invalid date shows an error, and a date without payments an empty list', async () => {
      const page = await visit(context, '/payments')
      await page.getByLabel(text.from).fill('31/02/2026')
      await page.keyboard.press('Tab')
      await page.getByText(text.wrongDay).waitFor()
      await page.getByLabel(text.from).fill('01/01/2099')
      await page.getByText(text.none).waitFor()
    })

    test('new payments appear in the list without a reload', async () => {
      const page = await visit(context, '/payments')
      await page.locator('.live-live').waitFor()
      const externalRef = `en-vivo-${display.language}`
      await payC2p(environment().gateway, environment().ana.key, { externalRef })
      await rowWith(page, externalRef).filter({ hasText: text.completed }).waitFor()
    })

    test('a payment’s page shows every state, the bank’s responses and the notifications sent', async () => {
      const page = await visit(context, '/payments?q=orden-1044')
      await page.getByRole('link', { name: 'orden-1044' }).click()
      const steps = page.getByRole('main').getByRole('listitem')
      for (const step of [text.created, text.sent, text.completed, text.reversed]) {
        await steps.filter({ hasText: step }).first().waitFor()
      }
      const last = steps.last()
      await last.getByText(text.bankCode).waitFor()
      await last.getByText(text.delivered).waitFor()
      await expectUsable(page, 'payment', display)
      await last.getByText(text.show).click()
      await last.getByText('"status": "REVERSED"').waitFor()
      await last.getByText('"received": true').waitFor()
    })

    test('a failed payment shows why it failed', async () => {
      const page = await visit(context, '/payments?q=orden-1043')
      await page.getByRole('link', { name: 'orden-1043' }).click()
      const note = page.locator('.note').filter({ hasText: text.why })
      expect(await note.textContent()).toContain('G51')
    })
  })
}
