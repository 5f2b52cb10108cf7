import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { decimal } from '../../../src/foundation/money.ts'
import { launchChromium } from '../../harness/chromium.ts'
import { payC2p, seedPayment } from '../../harness/payments.ts'
import { expectUsable, signedIn } from '../browser.ts'
import { type TestContext, rowWith, spelled, visit } from '../context.ts'

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
    created: 'Creado: espera la clave C2P del cliente',
    sent: 'Enviado al banco',
    reversed: 'Reversado',
    delivered: 'Entregada',
    show: 'Ver contenido',
    bankCode: 'Código del banco',
    why: 'Por qué falló:',
    filters: 'Filtros',
    today: 'Hoy',
    yesterday: 'Ayer',
    in: 'Entró',
    out: 'Salió',
    showPayer: 'Mostrar los datos completos del pagador',
    calendar: 'Abrir el calendario',
    notify: 'Avisarme',
    notifying: 'Avisos activados',
    paid: /^Pago recibido: Bs\. /,
    offline: 'Sin conexión',
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
    filters: 'Filters',
    today: 'Today',
    yesterday: 'Yesterday',
    in: 'Money in',
    out: 'Money out',
    showPayer: 'Show the payer’s full details',
    calendar: 'Open the calendar',
    notify: 'Notify me',
    notifying: 'Notifications on',
    paid: /^Payment received: Bs\. /,
    offline: 'Sin conexión',
  },
}

export function paymentTests(context: TestContext): void {
  const { display, environment } = context
  const text = words[display.language]
  describe('payments', () => {
    const openFilters = async (page: Page) => {
      if (display.size === 'phone') await page.getByRole('button', { name: text.filters, exact: true }).click()
    }
    const search = async (page: Page, typed: string) => {
      await page.getByLabel(text.search, { exact: true }).fill(typed)
      await page.getByLabel(text.search, { exact: true }).press('Enter')
    }

    test('payments are found by reference and by status', async () => {
      const page = await visit(context, '/payments')
      await search(page, 'orden-1042')
      await rowWith(page, 'orden-1043').waitFor({ state: 'detached' })
      const row = await rowWith(page, 'orden-1042').textContent()
      expect(row).toContain(`$ ${spelled(display, '1.234,56')}`)
      expect(row).toMatch(display.language === 'es' ? /Bs\. [\d.]+,\d\d/ : /Bs\. [\d,]+\.\d\d/)
      await visit(context, '/payments')
      await openFilters(page)
      await page.getByLabel(text.status).selectOption({ label: text.failed })
      await rowWith(page, 'orden-1042').waitFor({ state: 'detached' })
      await rowWith(page, 'orden-1043').waitFor()
      await expectUsable(page, 'payments', display)
    })

    test('a payment is found by the customer’s phone, which the address does not show, and back returns to the search', async () => {
      const payer = { document: 'V20304050', phone: '584249998877', bankCode: '0134' }
      const externalRef = `buscado-${display.language}`
      const { gateway, ana } = environment()
      await seedPayment(gateway.database, { tenantId: ana.tenantId, livemode: false }, { payer, externalRef })
      const page = await visit(context, '/payments')
      await search(page, '0424-999.88.77')
      await rowWith(page, 'orden-1042').waitFor({ state: 'detached' })
      const row = rowWith(page, externalRef)
      expect(await row.textContent()).toContain('Banesco')
      expect(page.url()).not.toContain('999')
      await row.getByRole('link').click()
      await page.getByRole('heading', { name: externalRef }).waitFor()
      await page.goBack()
      await row.waitFor()
      expect(await page.getByLabel(text.search, { exact: true }).inputValue()).toBe('0424-999.88.77')
    })

    test('the payer is masked until a click shows it whole', async () => {
      const page = await visit(context, '/payments')
      await search(page, 'orden-1042')
      const row = rowWith(page, 'orden-1042')
      await rowWith(page, 'orden-1043').waitFor({ state: 'detached' })
      expect(await row.textContent()).toMatch(/V\*+\d{3}/)
      await row.getByRole('button', { name: text.showPayer }).click()
      await row.getByText(/^V\d{5,9}$/).waitFor()
      await expectUsable(page, 'payments-payer', display)
    })

    test('a period shows its payments and their totals, money in and money out apart', async () => {
      const page = await visit(context, '/payments', 'ana')
      await page.getByRole('radio', { name: text.today }).check()
      await rowWith(page, 'orden-1042').waitFor()
      const totals = page.locator('.total')
      expect(await totals.filter({ hasText: text.in }).textContent()).toMatch(/Bs\. [1-9]/)
      expect(await totals.filter({ hasText: text.out }).count()).toBe(1)
      await expectUsable(page, 'payments-today', display)
      await page.getByRole('radio', { name: text.yesterday }).check()
      await page.getByText(text.none).waitFor()
      await page.goBack()
      await rowWith(page, 'orden-1042').waitFor()
    })

    test('the list is a table on a screen of 1024 px and at least five cards fit on a phone, whatever the data', async () => {
      const { gateway, ana } = environment()
      const scope = { tenantId: ana.tenantId, livemode: false }
      const payer = { document: 'J301234567', phone: '584129998866', bankCode: '0175', name: 'Distribuidora Los Andes' }
      const long = `${'referencia-muy-larga-'.repeat(6)}${display.language}`.slice(0, 128)
      for (let count = 0; count < 6; count += 1) {
        const amounts = { usdAmount: decimal('99999.99'), vesAmount: decimal('99999999.99') }
        await seedPayment(gateway.database, scope, {
          payer,
          externalRef: long,
          bankReference: '0'.repeat(30),
          ...amounts,
        })
      }
      const page = await visit(context, '/payments')
      const own = page.viewportSize()
      await search(page, payer.phone)
      await rowWith(page, 'orden-1042').waitFor({ state: 'detached' })
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await page.locator('table.table-fixed').waitFor()
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        expect(
          await page.evaluate(
            `document.querySelector('.table-frame').scrollWidth - document.querySelector('.table-frame').clientWidth`,
          ),
        ).toBe(0)
      }
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 })
        await page.locator('table.table-compact').waitFor()
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        const heights: number[] = await page.evaluate(
          `[...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height)`,
        )
        // Between the bars at the top and the bottom.
        const free: number = await page.evaluate(
          `innerHeight - document.querySelector('.top').getBoundingClientRect().bottom - (innerHeight - document.querySelector('.bottom').getBoundingClientRect().top)`,
        )
        expect(5 * Math.max(...heights), `${width} px`).toBeLessThanOrEqual(free)
      }
      if (own) await page.setViewportSize(own)
    })

    test('an invalid date shows an error, and a date without payments an empty list', async () => {
      const page = await visit(context, '/payments')
      await openFilters(page)
      expect(await page.getByRole('button', { name: text.calendar }).count()).toBe(2)
      await page.getByLabel(text.from).fill('31/02/2026')
      await page.keyboard.press('Tab')
      await page.getByText(text.wrongDay).waitFor()
      await page.getByLabel(text.from).fill('01/01/2099')
      await page.getByText(text.none).waitFor()
    })

    test('without a connection the app shows its offline page, and nothing of the gateway is stored', async () => {
      const page = await visit(context, '/payments')
      await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
      await page.reload()
      await rowWith(page, 'Bs. ').first().waitFor()
      const stored = await page.evaluate(
        `caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
           .then((lists) => lists.flat().map(({ url }) => new URL(url).pathname).sort())`,
      )
      expect(stored).toEqual(['/dashboard/icon.svg', '/dashboard/offline.css', '/dashboard/offline.html'])
      await page.context().setOffline(true)
      try {
        await page.goto('/dashboard/payments')
        await page.getByRole('heading', { name: text.offline }).waitFor()
      } finally {
        await page.context().setOffline(false)
      }
      await page.getByRole('link').click()
      await page.getByLabel(text.search, { exact: true }).waitFor()
    })

    test('a person who asks for it is notified of a payment that came in', async () => {
      await using browser = await launchChromium({ isWhole: true })
      const signedInPage = await signedIn(
        { ...environment(), browser },
        display,
        await environment().addUser('operator'),
      )
      const page = await visit({ ...context, page: () => signedInPage }, '/payments')
      await page.context().grantPermissions(['notifications'])
      await page.locator('.live-live').waitFor()
      await page.getByRole('button', { name: text.notify }).click()
      await page.getByRole('button', { name: text.notifying }).waitFor()
      const externalRef = `aviso-${display.language}`
      await payC2p(environment().gateway, environment().ana.key, { externalRef })
      await rowWith(page, externalRef).filter({ hasText: text.completed }).waitFor()
      const notices = () =>
        page.evaluate(`navigator.serviceWorker.ready.then((registration) => registration.getNotifications())
          .then((all) => all.map(({ title, body }) => ({ title, body })))`)
      await expect.poll(notices).toContainEqual({ title: expect.stringMatching(text.paid), body: externalRef })
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
