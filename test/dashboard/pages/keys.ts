import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectUsable } from '../browser.ts'
import { type TestContext, rowWith, visit } from '../context.ts'

const words = {
  es: {
    create: 'Nueva clave',
    submit: 'Crear clave',
    key: 'Clave',
    done: 'Listo',
    rotate: 'Rotar',
    rotateSubmit: 'Rotar clave',
    grace: 'La anterior deja de funcionar',
    now: 'De inmediato',
    revoke: 'Revocar',
    revokeSubmit: 'Revocar clave',
    revoked: 'Revocada',
  },
  en: {
    create: 'New key',
    submit: 'Create key',
    key: 'Key',
    done: 'Done',
    rotate: 'Rotate',
    rotateSubmit: 'Rotate key',
    grace: 'The previous key stops working',
    now: 'Immediately',
    revoke: 'Revoke',
    revokeSubmit: 'Revoke key',
    revoked: 'Revoked',
  },
}

export function keyTests(context: TestContext): void {
  const { display, environment } = context
  const text = words[display.language]
  describe('keys', () => {
    const statusWith = async (key: string) => (await environment().gateway.call('/v1/banks', { key })).status
    /** The full key, which the dialog shows once. */
    const shownKey = async (page: Page) => {
      const key = (await page.getByLabel(text.key, { exact: true }).textContent()) ?? ''
      expect(key).toMatch(/^pas_test_\w{49}$/)
      return key
    }

    test('a key is shown once, works, can be rotated, and stops working once revoked', async () => {
      const page = await visit(context, '/keys', 'ana')
      await page.getByRole('button', { name: text.create }).click()
      await page.getByRole('button', { name: text.submit }).click()
      const first = await shownKey(page)
      expect(await statusWith(first)).toBe(200)
      await expectUsable(page, 'key', display)
      await page.getByRole('button', { name: text.done }).click()
      expect(await page.getByText(first).count()).toBe(0)
      await page.reload()
      const firstName = first.slice(0, 17)
      await expectUsable(page, 'keys', display)

      await page.getByRole('button', { name: `${text.rotate} ${firstName}` }).click()
      await page.getByLabel(text.grace).selectOption({ label: text.now })
      await page.getByRole('button', { name: text.rotateSubmit }).click()
      const second = await shownKey(page)
      expect(second).not.toBe(first)
      await page.getByRole('button', { name: text.done }).click()

      const secondName = second.slice(0, 17)
      await page.getByRole('button', { name: `${text.revoke} ${secondName}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: text.revokeSubmit }).click()
      await rowWith(page, secondName).filter({ hasText: text.revoked }).waitFor()
      while ((await statusWith(second)) === 200) await page.waitForTimeout(50)
      expect(await statusWith(second)).toBe(401)
    })
  })
}
