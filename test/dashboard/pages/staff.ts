import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { payC2p, requestC2p } from '../../harness/payments.ts'
import { ended } from '../../harness/webhooks.ts'
import { expectUsable, openContext, signedIn } from '../browser.ts'
import { rowWith, type TestContext } from '../context.ts'
import { PASSWORD } from '../environment.ts'

const words = {
  es: {
    invite: 'Invitar',
    name: 'Usuario',
    cashier: /^Caja/,
    create: 'Crear enlace',
    link: 'Enlace',
    done: 'Listo',
    invited: 'Invitado',
    hello: (name: string) => `Hola, ${name}`,
    next: 'Contraseña nueva',
    repeat: 'Repita la contraseña nueva',
    choose: 'Guardar contraseña',
    chosen: 'Su contraseña quedó guardada.',
    used: 'Este enlace no funciona',
    collect: 'Cobrar',
    menu: 'Más',
    hidden: ['Resumen', 'Claves', 'Auditoría', 'Usuarios', 'Aprobaciones', 'Notificaciones'],
    reverse: 'Reversar',
    giveBack: /^Devolver Bs\. /,
    reversed: 'El pago quedó reversado.',
    cancel: 'Cancelar cobro',
    cancelSubmit: /^Cancelar el cobro de/,
    cancelNote: 'En su página de pago, el cliente puede empezar otro.',
    canceled: 'El cobro quedó cancelado.',
    open: 'se está confirmando con el banco',
    newEndpoint: 'Nuevo destino',
    url: 'Dirección',
    secret: 'Secreto de firma',
    edit: (url: string) => `Editar ${url}`,
    pause: 'Pausar',
    paused: 'En pausa',
    again: 'Enviar de nuevo',
    sentAgain: 'Enviado de nuevo',
    unknown: 'No se sabe si la solicitud llegó.',
    showState: 'Ver el estado actual',
    showContent: 'Ver contenido',
  },
  en: {
    invite: 'Invite',
    name: 'User',
    cashier: /^Cashier/,
    create: 'Create link',
    link: 'Link',
    done: 'Done',
    invited: 'Invited',
    hello: (name: string) => `Hello, ${name}`,
    next: 'New password',
    repeat: 'Repeat the new password',
    choose: 'Save password',
    chosen: 'Your password was saved.',
    used: 'This link does not work',
    collect: 'Collect',
    menu: 'More',
    hidden: ['Overview', 'Keys', 'Audit log', 'Users', 'Approvals', 'Webhooks'],
    reverse: 'Reverse',
    giveBack: /^Return Bs\. /,
    reversed: 'The payment was reversed.',
    cancel: 'Cancel charge',
    cancelSubmit: /^Cancel the charge of/,
    cancelNote: 'On their payment page the customer can begin another one.',
    canceled: 'The charge was canceled.',
    open: 'is being confirmed with the bank',
    newEndpoint: 'New endpoint',
    url: 'Address',
    secret: 'Signing secret',
    edit: (url: string) => `Edit ${url}`,
    pause: 'Pause',
    paused: 'Paused',
    again: 'Send again',
    sentAgain: 'Sent again',
    unknown: 'It is not known whether the request arrived.',
    showState: 'Show the current state',
    showContent: 'Show content',
  },
}

let people = 0

export function staffTests({ display, environment }: TestContext): void {
  const text = words[display.language]
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const as = async (role: 'owner' | 'staff' | 'cashier' | 'viewer') =>
    signedIn(environment(), display, await environment().addUser(role, environment().sol))

  describe('what staff do', () => {
    test('an owner invites a cashier by a link, who chooses a password once and sees only what a cashier may do', async () => {
      const page = await as('owner')
      await page.goto('/dashboard/users')
      await button(page, text.invite).click()
      const dialog = page.getByRole('dialog')
      const typed = `caja-${(people += 1)}-${display.language}`
      await dialog.getByLabel(text.name, { exact: true }).fill(typed)
      await dialog.getByRole('radio', { name: text.cashier }).check()
      await expectUsable(page, 'invite', display)
      await button(page, text.create).click()
      const url = (await page.getByRole('dialog').getByLabel(text.link, { exact: true }).textContent()) ?? ''
      expect(url).toContain('/dashboard/welcome#')
      // The name that the person signs in with is the typed one and the ending of the tenant.
      const shown = (await page.getByRole('dialog').textContent()) ?? ''
      const name = new RegExp(`${typed}-[0-9a-f]{6}`).exec(shown)?.[0] ?? ''
      expect(name).not.toBe('')
      await expectUsable(page, 'invite-link', display)
      await button(page, text.done).click()
      await rowWith(page, name).filter({ hasText: text.invited }).waitFor()
      await expectUsable(page, 'people', display)
      await page.context().close()

      const context = await openContext(environment(), display)
      const own = await context.newPage()
      await own.goto(url.replace(/^[a-z]+:\/\/[^/]+/, ''))
      await own.getByRole('heading', { name: text.hello(name) }).waitFor()
      await own.getByLabel(text.next, { exact: true }).fill(PASSWORD)
      await own.getByLabel(text.repeat).fill(PASSWORD)
      await expectUsable(own, 'welcome', display)
      await button(own, text.choose).click()
      await own.getByText(text.chosen).waitFor()
      await own.reload()
      await own.getByRole('alert').filter({ hasText: text.used }).waitFor()
      await context.close()

      const till = await signedIn(environment(), display, name)
      const refused: string[] = []
      till.on('response', (response) => {
        if (response.status() === 403) refused.push(response.url())
      })
      await till.goto('/dashboard/')
      await till.getByRole('heading', { name: text.collect, level: 1 }).waitFor()
      if (display.size === 'phone') await button(till, text.menu).click()
      const menu = display.size === 'phone' ? till.getByRole('dialog') : till.locator('aside')
      await menu.getByRole('link', { name: text.collect }).waitFor()
      for (const hidden of text.hidden)
        expect(await menu.getByRole('link', { name: hidden, exact: true }).count()).toBe(0)
      await till.goto('/dashboard/payments')
      await till.getByRole('row').filter({ hasText: 'receta-7' }).waitFor()
      await till.getByRole('link', { name: 'receta-7' }).first().click()
      await till.getByRole('heading', { level: 1, name: 'receta-7' }).waitFor()
      expect(await button(till, text.reverse).count()).toBe(0)
      expect(await button(till, text.again).count()).toBe(0)
      expect(refused).toEqual([])
      await till.context().close()
    })

    test('a payment is reversed after a confirmation with amount and masked payer, and is not offered again', async () => {
      const { gateway, sol } = environment()
      const paymentId = await payC2p(gateway, sol.key, { externalRef: 'devolver', usdAmount: 12 })
      const page = await as('staff')
      await page.goto(`/dashboard/payments/${paymentId}`)
      await button(page, text.reverse).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(/V\*+\d{3}/).waitFor()
      await expectUsable(page, 'reverse', display)
      await dialog.getByRole('button', { name: text.giveBack }).click()
      await page.getByRole('status').filter({ hasText: text.reversed }).waitFor()
      await button(page, text.reverse).waitFor({ state: 'detached' })
      await page.context().close()
    })

    test('a reversal whose outcome is unknown offers no second attempt', async () => {
      const { gateway, sol } = environment()
      // The simulated bank loses the answer of a reversal for this document.
      const payer = { externalRef: 'dudoso', usdAmount: 13, debtorId: 'V00000098' }
      const paymentId = await payC2p(gateway, sol.key, payer)
      const page = await as('staff')
      await page.goto(`/dashboard/payments/${paymentId}`)
      // First the response to the browser is cut off: the dialog offers to look, not to repeat.
      await page.route('**/reverse', (route) => route.fulfill({ status: 200, body: 'cut off' }))
      await button(page, text.reverse).click()
      await page.getByRole('dialog').getByRole('button', { name: text.giveBack }).click()
      await page.getByText(text.unknown).waitFor()
      expect(await page.getByRole('dialog').getByRole('button', { name: text.giveBack }).count()).toBe(0)
      await expectUsable(page, 'reverse-unknown', display)
      await button(page, text.showState).click()
      await page.unroute('**/reverse')
      await button(page, text.reverse).click()
      await page.getByRole('dialog').getByRole('button', { name: text.giveBack }).click()
      await page.getByText(text.open).first().waitFor()
      await button(page, text.reverse).waitFor({ state: 'detached' })
      await page.context().close()
    })

    test('a cashier cancels an open charge', async () => {
      const { gateway, sol } = environment()
      const paymentId = await requestC2p(gateway, sol.key, { externalRef: 'cancelar' })
      const page = await as('cashier')
      await page.goto(`/dashboard/payments/${paymentId}`)
      await button(page, text.cancel).click()
      await page.getByRole('dialog').getByText(text.cancelNote).waitFor({ timeout: 20_000 })
      await expectUsable(page, 'cancel', display)
      await page.getByRole('dialog').getByRole('button', { name: text.cancelSubmit }).click()
      await page.getByRole('status').filter({ hasText: text.canceled }).waitFor()
      await page.context().close()
    })

    test('an endpoint is created with its secret, gets an event again by hand, and is paused', async () => {
      const { gateway, sol, receiver } = environment()
      const page = await as('staff')
      await page.goto('/dashboard/webhooks')
      await button(page, text.newEndpoint).click()
      const url = `${receiver.url}/sol-${display.language}`
      await page.getByRole('dialog').getByLabel(text.url, { exact: true }).fill(url)
      await expectUsable(page, 'endpoint', display)
      await page.getByRole('dialog').getByRole('button', { name: text.newEndpoint }).click()
      await page
        .getByRole('dialog', { name: text.secret })
        .getByText(/^whsec_/)
        .waitFor()
      await button(page, text.done).click()

      const paymentId = await payC2p(gateway, sol.key, { externalRef: 'aviso' })
      // Only a delivery that has ended can be repeated, and the page of a completed payment does not refresh.
      const registered = await gateway.call('/v1/webhooks', { key: sol.key })
      const endpoints = registered.body as unknown as { id: string; url: string }[]
      await ended(gateway, sol.key, endpoints.find((endpoint) => endpoint.url === url)?.id ?? '')
      await page.goto(`/dashboard/payments/${paymentId}`)
      await button(page, text.again).first().click()
      await page.getByRole('dialog').getByRole('button', { name: text.again }).click()
      await expect
        .poll(() =>
          receiver.received.some(({ path, body }) => path.includes('/sol-') && body.includes('"redeliveryOf"')),
        )
        .toBe(true)
      await page.reload()
      await page.getByText(text.sentAgain).first().waitFor()
      await expectUsable(page, 'redelivered', display)

      await page.goto('/dashboard/webhooks')
      await button(page, text.edit(url)).click()
      await expectUsable(page, 'endpoint-edit', display)
      await button(page, text.pause).click()
      await rowWith(page, url).filter({ hasText: text.paused }).waitFor()
      await page.context().close()
    })
  })
}
