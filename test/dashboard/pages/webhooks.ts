import { describe, expect, test } from 'vitest'
import { expectUsable } from '../browser.ts'
import { type TestContext, rowWith, visit } from '../context.ts'

const words = {
  es: {
    test: 'Probar',
    answered: 'respondió con el código 200',
    show: 'Ver notification.test',
    choose: 'Elija un comercio',
  },
  en: { test: 'Test', answered: 'responded with code 200', show: 'Show notification.test', choose: 'Choose a tenant' },
}

export function webhookTests(context: TestContext): void {
  const { display, environment } = context
  const text = words[display.language]
  describe('webhooks', () => {
    test('a webhook is tested with a button, and each delivery shows its payload and response', async () => {
      const page = await visit(context, '/webhooks')
      await page.getByText(text.choose).waitFor()
      await visit(context, '/webhooks', 'ana')
      const { receiver } = environment()
      const before = receiver.received.length
      await page.getByRole('button', { name: `${text.test} ${receiver.url}/avisos` }).click()
      await page.getByRole('status').filter({ hasText: text.answered }).waitFor()
      expect(receiver.received[before]?.headers['x-webhook-event']).toBe('notification.test')
      await rowWith(page, 'payment.reversed').first().waitFor()
      await expectUsable(page, 'webhooks', display)
      await page.getByRole('button', { name: text.show }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('"event": "notification.test"').waitFor()
      await dialog.getByText('"received": true').waitFor()
      await expectUsable(page, 'delivery', display)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    })
  })
}
