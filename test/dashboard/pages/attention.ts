import { describe, expect, test } from 'vitest'
import { expectUsable } from '../browser.ts'
import { type TestContext, rowWith, visit } from '../context.ts'

const words = {
  es: {
    resolve: 'Resolver',
    notMade: 'El pago no se hizo',
    reversed: 'El reverso se hizo',
    how: '¿Cómo lo sabe?',
    reference: 'Referencia del banco',
    record: 'Registrar',
    done: 'El pago quedó resuelto.',
    resolved: 'Resolvió un pago',
  },
  en: {
    resolve: 'Resolve',
    notMade: 'The payment was not made',
    reversed: 'The reversal was made',
    how: 'How do you know?',
    reference: 'Bank reference',
    record: 'Record',
    done: 'The payment was resolved.',
    resolved: 'Resolved a payment',
  },
}

export function attentionTests(context: TestContext): void {
  const { display, environment } = context
  const text = words[display.language]
  describe('payments that need attention', () => {
    const statusOf = async (paymentId: string) => {
      const { body } = await environment().gateway.call(`/v1/payments/${paymentId}`, { key: environment().ana.key })
      return body['status']
    }

    test('a resolved payment leaves the attention list and appears in the audit log', async () => {
      const externalRef = `dudoso-${display.language}`
      const paymentId = await environment().addAttention('charge', externalRef)
      const page = await visit(context, '/attention')
      await expectUsable(page, 'attention', display)
      await page.getByRole('button', { name: `${text.resolve}: ${externalRef}` }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: text.notMade }).check()
      await dialog.getByRole('button', { name: text.record }).click()
      expect(await dialog.locator('textarea:invalid').count()).toBe(1)
      await dialog.getByLabel(text.how).fill('Lo dijo el banco por teléfono')
      await expectUsable(page, 'resolve', display)
      await dialog.getByRole('button', { name: text.record }).click()
      await page.getByRole('status').filter({ hasText: text.done }).waitFor()
      await rowWith(page, externalRef).waitFor({ state: 'detached' })
      expect(await statusOf(paymentId)).toBe('FAILED')
      await visit(context, '/audit')
      await rowWith(page, text.resolved).filter({ hasText: 'Lo dijo el banco por teléfono' }).waitFor()
    })

    test('an unclear reversal is resolved on the payment’s page', async () => {
      const paymentId = await environment().addAttention('reversal', `reverso-${display.language}`)
      const page = await visit(context, `/payments/${paymentId}`)
      await page.getByRole('button', { name: text.resolve }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: text.reversed }).check()
      await dialog.getByLabel(text.reference).fill('00012345')
      await dialog.getByRole('button', { name: text.record }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByText('00012345').first().waitFor()
      expect(await statusOf(paymentId)).toBe('REVERSED')
    })
  })
}
