import { type Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { positionalStatement } from '../../harness/statement.ts'
import { expectUsable, openContext, signedIn } from '../browser.ts'
import type { TestContext } from '../context.ts'
import { PASSWORD } from '../environment.ts'

const words = {
  es: {
    name: 'Usuario',
    password: 'Contraseña',
    enter: 'Entrar',
    wrong: 'El nombre o la contraseña son incorrectos.',
    overview: 'Resumen',
    leave: 'Cerrar sesión',
    menu: 'Más',
    signIn: 'Iniciar sesión',
    ended: 'Su sesión terminó.',
    skip: 'Ir al contenido',
    tenants: 'Comercios',
    users: 'Usuarios',
    payments: 'Pagos',
    noPayment: 'Ese pago no existe.',
    changePassword: 'Cambiar contraseña',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    repeat: 'Repita la contraseña nueva',
    mismatch: 'No coincide con la contraseña nueva.',
    changed: 'La contraseña cambió.',
    dark: 'Oscuro',
    other: 'EN',
    otherTitle: 'My account',
  },
  en: {
    name: 'User',
    password: 'Password',
    enter: 'Sign in',
    wrong: 'The name or the password is wrong.',
    overview: 'Overview',
    leave: 'Sign out',
    menu: 'More',
    signIn: 'Sign in',
    ended: 'Your session has ended.',
    skip: 'Skip to content',
    tenants: 'Tenants',
    users: 'Users',
    payments: 'Payments',
    noPayment: 'There is no such payment.',
    changePassword: 'Change password',
    current: 'Current password',
    next: 'New password',
    repeat: 'Repeat the new password',
    mismatch: 'It does not match the new password.',
    changed: 'The password was changed.',
    dark: 'Dark',
    other: 'ES',
    otherTitle: 'Mi cuenta',
  },
}

const endSessions = positionalStatement(
  'test.end_sessions',
  'delete from operator_sessions s using operator_users u where s.user_id = u.user_id and u.name = $1',
)

export function accessTests({ display, environment }: TestContext): void {
  const text = words[display.language]
  const enter = async (page: Page, name: string, password: string) => {
    await page.getByLabel(text.name, { exact: true }).fill(name)
    await page.getByLabel(text.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: text.enter, exact: true }).click()
  }
  const openMenu = async (page: Page) => {
    if (display.size === 'phone') await page.getByRole('button', { name: text.menu }).click()
  }

  describe('signing in', () => {
    test('a wrong password shows an error, the right one opens the overview, and signing out ends the session', async () => {
      const name = await environment().addUser('operator')
      const context = await openContext(environment(), display)
      const origins: string[] = []
      context.on('request', (request) => origins.push(new URL(request.url()).origin))
      const page = await context.newPage()
      await page.goto('/')
      await page.getByRole('heading', { name: text.signIn }).waitFor()
      await expectUsable(page, 'login', display)
      await enter(page, name, 'not the password')
      await page.getByRole('alert').filter({ hasText: text.wrong }).waitFor()
      await enter(page, name, PASSWORD)
      await page.getByRole('heading', { name: text.overview, level: 1 }).waitFor()
      await openMenu(page)
      await page.getByRole('button', { name: text.leave }).click()
      await page.getByRole('heading', { name: text.signIn }).waitFor()
      expect((await context.request.get('/admin/api/session')).status()).toBe(401)
      // No third-party requests: the dashboard works where only the gateway can be reached.
      expect([...new Set(origins)]).toEqual([environment().gateway.url])
      await context.close()
    })

    test('an expired session leads to the sign-in page, and signing in returns to the same page', async () => {
      const name = await environment().addUser('operator')
      const page = await signedIn(environment(), display, name)
      await page.goto('/dashboard/payments?status=FAILED')
      await page.getByRole('row').filter({ hasText: 'orden-1043' }).waitFor()
      await environment().gateway.database.query(endSessions, [name])
      await page.reload()
      await page.getByRole('heading', { name: text.signIn }).waitFor()
      await enter(page, name, PASSWORD)
      await page.getByRole('row').filter({ hasText: 'orden-1043' }).waitFor()
      expect(page.url()).toContain('/dashboard/payments?status=FAILED')
      await page.context().close()
    })

    test('a tenant’s staff see only their own tenant', async () => {
      const { ana, sol, gateway } = environment()
      const page = await signedIn(environment(), display, await environment().addUser('staff', sol))
      await page.goto('/dashboard/payments')
      await page.getByRole('row').filter({ hasText: 'receta-7' }).waitFor()
      expect(await page.getByText('orden-10').count()).toBe(0)
      expect(await page.locator('header').getByText(sol.name).count()).toBe(1)
      expect(await page.locator('header select').count()).toBe(0)
      await openMenu(page)
      const menu = display.size === 'phone' ? page.getByRole('dialog') : page.locator('aside')
      await menu.getByRole('link', { name: text.payments }).waitFor()
      for (const hidden of [text.tenants, text.users]) {
        expect(await menu.getByRole('link', { name: hidden }).count()).toBe(0)
      }
      const { body } = await gateway.call('/v1/payments/by-ref/orden-1042', { key: ana.key })
      await page.goto(`/dashboard/payments/${String(body['paymentId'])}`)
      await page.getByRole('alert').filter({ hasText: text.noPayment }).waitFor()
      await page.context().close()
    })
  })
}

export function accountTests({ display, environment }: TestContext): void {
  const text = words[display.language]
  describe('user account', () => {
    test('the password is changed once both entries match', async () => {
      const name = await environment().addUser('viewer')
      const page = await signedIn(environment(), display, name)
      await page.goto('/dashboard/account')
      await page.getByLabel(text.current).fill(PASSWORD)
      await page.getByLabel(text.next, { exact: true }).fill('otra frase bastante larga')
      await page.getByLabel(text.repeat).fill('otra frase')
      await page.getByText(text.mismatch).waitFor()
      await page.getByLabel(text.repeat).fill('otra frase bastante larga')
      await expectUsable(page, 'account', display)
      await page.getByRole('button', { name: text.changePassword }).click()
      await page.getByRole('status').filter({ hasText: text.changed }).waitFor()
      await page.context().close()
    })

    test('the chosen language and theme survive a reload', async () => {
      const page = await signedIn(environment(), display, await environment().addUser('viewer'))
      await page.goto('/dashboard/account')
      const main = page.getByRole('main')
      await main.getByRole('radio', { name: text.dark }).check()
      await main.getByRole('radio', { name: text.other }).check()
      await page.getByRole('heading', { name: text.otherTitle }).waitFor()
      await page.reload()
      await page.getByRole('heading', { name: text.otherTitle }).waitFor()
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
      expect(await page.locator('html').getAttribute('lang')).not.toBe(display.language)
      await page.context().close()
    })

    test('the keyboard focus skips to the content, follows to a new page and stays in the tenant selection', async () => {
      const page = await signedIn(environment(), display, await environment().addUser('viewer'))
      await page.goto('/dashboard/account')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.keyboard.press('Tab')
      expect(await page.evaluate('document.activeElement.textContent')).toBe(text.skip)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(`document.querySelector('main').contains(document.activeElement)`)).toBe(true)
      await page.getByRole('link', { name: text.payments }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: text.payments, level: 1 }).waitFor()
      await page.locator('h1:focus').waitFor()
      const tenant = page.locator('header select')
      await tenant.focus()
      await tenant.selectOption({ label: environment().sol.name })
      await page.getByRole('row').filter({ hasText: 'receta-7' }).waitFor()
      await page.getByRole('row').filter({ hasText: 'orden-1042' }).waitFor({ state: 'detached' })
      expect(await page.evaluate('document.activeElement.tagName')).toBe('SELECT')
      await page.context().close()
    })
  })
}
