import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectUsable, signedIn } from '../browser.ts'
import { type TestContext, rowWith, visit } from '../context.ts'

const words = {
  es: {
    create: 'Nueva clave de API',
    submit: 'Crear clave de API',
    key: 'Clave de API',
    done: 'Listo',
    rotate: 'Rotar',
    rotateSubmit: 'Rotar clave de API',
    grace: 'La anterior deja de funcionar',
    now: 'De inmediato',
    revoke: 'Revocar',
    revokeSubmit: 'Revocar clave de API',
    revoked: 'Revocada',
    live: 'Producción',
    liveMissing: 'Las claves de API de producción solo funcionan en producción',
    name: 'Nombre',
    payouts: 'Pagos a terceros',
    chosen: 'Elegir permisos',
    refund: 'Reversar',
    approve: 'Aprobar',
    networks: 'Redes permitidas',
    perDay: 'Por día',
    unrestricted: 'Sin restricciones',
    dayLimit: 'Bs. 200.000,50 por día',
    notNetwork: /“aquí” no es una red/,
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
    live: 'Live',
    liveMissing: 'Live keys work in production only',
    name: 'Name',
    payouts: 'Payouts',
    chosen: 'Choose scopes',
    refund: 'Refund',
    approve: 'Approve',
    networks: 'Allowed networks',
    perDay: 'Per day',
    unrestricted: 'Unrestricted',
    dayLimit: 'Bs. 200,000.50 per day',
    notNetwork: /“aquí” is not a network/,
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

    test('a key is created for a purpose, with a name, networks and a limit, which the list shows', async () => {
      const page = await visit(context, '/keys', 'ana')
      await page.getByRole('button', { name: text.create }).click()
      const dialog = page.getByRole('dialog')
      const name = `Nómina ${display.language}`
      await dialog.getByLabel(text.name, { exact: true }).fill(name)
      await dialog.getByRole('radio', { name: new RegExp(`^${text.payouts}`) }).check()
      await dialog.getByLabel(text.networks).fill('aquí')
      await dialog.getByLabel(text.perDay, { exact: true }).fill('200.000,50')
      await dialog.getByRole('button', { name: text.submit }).click()
      await dialog.locator('.field-problem').filter({ hasText: text.notNetwork }).waitFor()
      expect(await dialog.getByLabel(text.networks).getAttribute('aria-invalid')).toBe('true')
      await expectUsable(page, 'new-key', display)
      await dialog.getByLabel(text.networks).fill('203.0.113.0/24\n127.0.0.1/32')
      await dialog.getByRole('button', { name: text.submit }).click()
      const key = await shownKey(page)
      await page.getByRole('button', { name: text.done }).click()
      const row = rowWith(page, name)
      for (const shown of [text.payouts.slice(0, 3), '203.0.113.0/24', '127.0.0.1/32', text.dayLimit]) {
        await row.filter({ hasText: shown }).waitFor()
      }
      const refused = await environment().gateway.call('/v1/payments/c2p/request', { method: 'POST', key, body: {} })
      expect([refused.status, refused.body['error']]).toEqual([403, 'insufficient_scope'])
      await expectUsable(page, 'keys-restricted', display)
    })

    test('outside production live keys are not created, and one that can pay out without limit is marked', async () => {
      const { sol } = environment()
      const page = await signedIn(environment(), display, await environment().addUser('staff', sol))
      await page.goto('/dashboard/keys')
      await page.locator('header').getByRole('radio', { name: text.live }).check()
      await page.getByText(text.liveMissing).waitFor()
      expect(await page.getByRole('button', { name: text.create }).count()).toBe(0)
      await rowWith(page, 'pas_live_').getByText(text.unrestricted).waitFor()
      await page.context().close()
    })

    test('staff choose single scopes, of which approve is not offered to them', async () => {
      const { sol } = environment()
      const page = await signedIn(environment(), display, await environment().addUser('staff', sol))
      await page.goto('/dashboard/keys')
      await page.getByRole('button', { name: text.create }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: text.chosen }).check()
      expect(await dialog.getByRole('checkbox', { name: text.approve }).count()).toBe(0)
      await dialog.getByRole('button', { name: text.submit }).click()
      await dialog.locator('#scopes-problem').waitFor()
      await dialog.getByRole('checkbox', { name: text.refund }).check()
      const name = `Reversos ${display.language}`
      await dialog.getByLabel(text.name, { exact: true }).fill(name)
      await dialog.getByRole('button', { name: text.submit }).click()
      await page.getByRole('button', { name: text.done }).click()
      await rowWith(page, name).waitFor()
      await page.context().close()
    })

    test('operators are offered the scope approve', async () => {
      const page = await visit(context, '/keys', 'ana')
      await page.getByRole('button', { name: text.create }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: text.chosen }).check()
      await dialog.getByRole('checkbox', { name: text.approve }).waitFor()
      await page.keyboard.press('Escape')
    })
  })
}
