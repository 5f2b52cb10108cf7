import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectUsable } from '../browser.ts'
import { type TestContext, visit } from '../context.ts'

const words = {
  es: {
    kind: 'Tipo de pago',
    outcome: 'Resultado',
    send: 'Enviar',
    declined: 'Rechazado: fondos insuficientes (51)',
    slow: 'En proceso; aprobado a los 3 segundos',
    card: 'Cobro con tarjeta (VPOS)',
    credit: 'Crédito inmediato a teléfono',
    failed: 'Fallido',
    pending: 'Pendiente',
    completed: 'Completado',
    live: 'Producción',
    onlyTest: 'El laboratorio solo está disponible en modo de prueba.',
  },
  en: {
    kind: 'Payment type',
    outcome: 'Outcome',
    send: 'Send',
    declined: 'Declined: insufficient funds (51)',
    slow: 'In process; approved after 3 seconds',
    card: 'Card charge (VPOS)',
    credit: 'Immediate credit to a phone',
    failed: 'Failed',
    pending: 'Pending',
    completed: 'Completed',
    live: 'Live',
    onlyTest: 'The playground is available in test mode only.',
  },
}

export function playgroundTests(context: TestContext): void {
  const { display } = context
  const text = words[display.language]
  describe('the playground', () => {
    const send = async (page: Page, kind: string, outcome: string) => {
      await page.getByLabel(text.kind).selectOption({ label: kind })
      await page.getByLabel(text.outcome).selectOption({ label: outcome })
      await page.getByRole('button', { name: text.send, exact: true }).click()
    }

    test('the playground makes a payment with a known outcome and shows each request and response', async () => {
      const page = await visit(context, '/playground', 'ana')
      await send(page, text.card, text.declined)
      const exchange = page.getByRole('article')
      await exchange.getByText('POST /v1/payments/vpos').waitFor()
      await exchange.getByText('"cardNumber": "4000000000009995"').waitFor()
      await exchange.getByText('422').first().waitFor()
      await exchange.getByText('"failureCode": "G51"').waitFor()
      await page.locator('.followed').getByText(text.failed).waitFor()
      await expectUsable(page, 'playground', display)
    })

    test('the playground follows a payment that the bank decides later', async () => {
      const page = await visit(context, '/playground', 'ana')
      await send(page, text.credit, text.slow)
      await page.getByRole('article').getByText('"status": "PENDING"').waitFor()
      await page.locator('.followed').getByText(text.completed).waitFor()
    })

    test('the playground is not available in live mode', async () => {
      const page = await visit(context, '/playground')
      await page.getByRole('radio', { name: text.live }).check()
      await page.getByText(text.onlyTest).waitFor()
      expect(await page.getByRole('button', { name: text.send, exact: true }).count()).toBe(0)
    })
  })
}
