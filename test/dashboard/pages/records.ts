import { describe, expect, test } from 'vitest'
import { expectUsable } from '../browser.ts'
import { type TestContext, rowWith, visit } from '../context.ts'

const words = {
  es: {
    dateWrong: 'Escriba la fecha como 05/10/2026.',
    answered: 'Respondidas',
    circuit: 'Normal',
    c2p: 'Cobro C2P',
    changed: 'La ruta cambió.',
    ownOrder: 'Poner un orden propio',
    defaultOrder: 'Volver al orden de los bancos',
    moveUp: 'Subir R4',
    orderChanged: 'El orden cambió.',
    next: 'Después: BNC',
    drain: 'No enviar pagos nuevos',
    undrain: 'Volver a enviar pagos',
    drained: 'Sin pagos nuevos',
    inForce: 'Vigente hoy',
    enter: 'Registrar tasa',
    value: 'Bolívares por dólar',
    day: 'Fecha valor',
    submit: 'Continuar',
    unclear: 'No se sabe qué número es',
    again: 'Escriba la tasa otra vez',
    confirm: 'Registrar la tasa',
    entered: 'La tasa quedó registrada.',
    refresh: 'Consultar ahora',
    refreshed: 'Se consultaron las fuentes.',
    rate: { typed: '1.301,3709', day: '05/10/2020', shown: /user:persona-\d+.*1301\.3709/, valueDate: '2020-10-05' },
    setRate: 'Registró una tasa',
    setRoute: 'Cambió la ruta de operaciones',
    missing: 'Esta página no existe',
  },
  en: {
    answered: 'Answered',
    circuit: 'Normal',
    c2p: 'C2P collection',
    changed: 'The route was changed.',
    ownOrder: 'Set an order',
    defaultOrder: 'Back to the order of the banks',
    moveUp: 'Move R4 up',
    orderChanged: 'The order was changed.',
    next: 'Then: BNC',
    drain: 'Send no new payments',
    undrain: 'Send payments again',
    drained: 'No new payments',
    inForce: 'In force today',
    enter: 'Enter rate',
    value: 'Bolívares per dollar',
    day: 'Value date',
    submit: 'Continue',
    unclear: 'It is not clear which number this is',
    again: 'Type the rate again',
    confirm: 'Enter the rate',
    entered: 'The rate was entered.',
    refresh: 'Refresh now',
    refreshed: 'The sources were queried.',
    rate: { typed: '2,601.3709', day: '05/10/2019', shown: /user:persona-\d+.*2601\.3709/, valueDate: '2019-10-05' },
    setRate: 'Entered a rate',
    setRoute: 'Changed the route of operations',
    missing: 'Page not found',
    dateWrong: 'Enter the date as 05/10/2026.',
  },
}

export function recordTests(context: TestContext): void {
  const { display } = context
  const text = words[display.language]
  describe('banks, rates and records', () => {
    test('the banks page shows bank health, circuit breakers and the bank for each operation', async () => {
      const page = await visit(context, '/banks', 'ana')
      const bnc = page.getByRole('region', { name: 'BNC' })
      await bnc.getByText(text.answered).waitFor()
      await bnc.getByText(text.circuit).first().waitFor()
      const route = page.getByLabel(text.c2p)
      await route.selectOption('r4')
      await page.getByRole('status').filter({ hasText: text.changed }).waitFor()
      await route.selectOption('bnc')
      await expectUsable(page, 'banks', display)
    })

    test('an operator sets the order of a tenant’s accounts, and stops and resumes new payments to a bank', async () => {
      const page = await visit(context, '/banks', 'ana')
      await page.getByLabel(text.c2p).selectOption('')
      await page.getByRole('status').filter({ hasText: text.changed }).waitFor()
      const changed = page.getByRole('status').filter({ hasText: text.orderChanged })
      await page.getByRole('button', { name: text.ownOrder }).click()
      await changed.waitFor()
      await page.getByRole('button', { name: text.moveUp }).click()
      await page.getByText(text.next).first().waitFor()
      await expectUsable(page, 'bank-order', display)
      await page.getByRole('button', { name: text.defaultOrder }).click()
      await page.getByRole('button', { name: text.ownOrder }).waitFor()

      const bdv = page.getByRole('region', { name: 'BDV' })
      await bdv.getByRole('button', { name: text.drain }).click()
      const dialog = page.getByRole('dialog')
      await expectUsable(page, 'bank-drain', display)
      await dialog.getByRole('button', { name: text.drain }).click()
      await bdv.getByText(text.drained, { exact: true }).waitFor()
      await expectUsable(page, 'bank-drained', display)
      await bdv.getByRole('button', { name: text.undrain }).click()
      await bdv.getByRole('button', { name: text.drain }).waitFor()
    })

    test('a rate is entered in the format of the language, an ambiguous one is refused, and the sources can be queried again', async () => {
      const page = await visit(context, '/rates')
      await page.getByRole('region', { name: text.inForce }).getByText('Bs. ').waitFor()
      await expectUsable(page, 'rates', display)
      await page.getByRole('button', { name: text.enter }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(text.value).fill('1.301')
      await dialog.getByRole('button', { name: text.submit }).click()
      await dialog.getByText(text.unclear).waitFor()
      await dialog.getByLabel(text.value).fill(text.rate.typed)
      await dialog.getByLabel(text.day).fill('05/10/26')
      await dialog.getByRole('button', { name: text.submit }).click()
      await dialog.getByText(text.dateWrong).waitFor()
      await dialog.getByLabel(text.day).fill(text.rate.day)
      await dialog.getByRole('button', { name: text.submit }).click()
      // Far from the known rates: the effect on a price is shown, and the rate is typed a second time.
      await dialog.getByText('25 USD').first().waitFor()
      await dialog.getByLabel(text.again).fill(text.rate.typed)
      await expectUsable(page, 'rate-confirm', display)
      await dialog.getByRole('button', { name: text.confirm }).click()
      await page.getByRole('status').filter({ hasText: text.entered }).waitFor()
      await page.getByRole('button', { name: text.refresh }).click()
      await page.getByRole('status').filter({ hasText: text.refreshed }).waitFor()
    })

    test('the audit log shows who did what', async () => {
      const page = await visit(context, '/audit')
      const rate = rowWith(page, text.setRate).filter({ hasText: text.rate.valueDate }).first()
      expect(await rate.textContent()).toMatch(text.rate.shown)
      await visit(context, '/audit', 'ana')
      await rowWith(page, text.setRoute).first().waitFor()
      await expectUsable(page, 'audit', display)
    })

    test('an unknown URL shows the page-not-found message', async () => {
      const page = await visit(context, '/nowhere')
      await page.getByRole('heading', { name: text.missing }).waitFor()
      await expectUsable(page, 'missing', display)
    })
  })
}
