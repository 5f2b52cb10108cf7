import { describe, expect, test } from 'vitest'
import { expectUsable } from '../browser.ts'
import { type Given, rowWith, visit } from '../given.ts'

const words = {
  es: {
    answered: 'Respondidas',
    circuit: 'Normal',
    c2p: 'Cobro C2P',
    changed: 'La ruta cambió.',
    inForce: 'Vigente hoy',
    enter: 'Registrar tasa',
    value: 'Bolívares por dólar',
    day: 'Fecha valor',
    submit: 'Registrar',
    confirm: 'Registrar de todos modos',
    entered: 'La tasa quedó registrada.',
    ask: 'Consultar ahora',
    asked: 'Se consultó a las fuentes.',
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
    inForce: 'In force today',
    enter: 'Enter rate',
    value: 'Bolívares per dollar',
    day: 'Value date',
    submit: 'Enter',
    confirm: 'Enter it anyway',
    entered: 'The rate was entered.',
    ask: 'Ask now',
    asked: 'The sources were asked.',
    rate: { typed: '2.601,3709', day: '05/10/2019', shown: /user:persona-\d+.*2601\.3709/, valueDate: '2019-10-05' },
    setRate: 'Entered a rate',
    setRoute: 'Changed the route of operations',
    missing: 'There is no such page',
  },
}

export function recordTests(given: Given): void {
  const { look } = given
  const text = words[look.language]
  describe('banks, rates and records', () => {
    test('banks show how they answer, their circuits, and which one carries each operation', async () => {
      const page = await visit(given, '/banks', 'ana')
      const bnc = page.getByRole('region', { name: 'BNC' })
      await bnc.getByText(text.answered).waitFor()
      await bnc.getByText(text.circuit).first().waitFor()
      const route = page.getByLabel(text.c2p)
      await route.selectOption('r4')
      await page.getByRole('status').filter({ hasText: text.changed }).waitFor()
      await route.selectOption('bnc')
      await expectUsable(page, 'banks', look)
    })

    test('a rate is entered as it is written here, and the sources can be asked again', async () => {
      const page = await visit(given, '/rates')
      await page.getByRole('region', { name: text.inForce }).getByText('Bs. ').waitFor()
      await expectUsable(page, 'rates', look)
      await page.getByRole('button', { name: text.enter }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(text.value).fill(text.rate.typed)
      await dialog.getByLabel(text.day).fill(text.rate.day)
      await dialog.getByRole('button', { name: text.submit }).click()
      // Far from what is known of those days: it is shown what it would mean, and asked again.
      await dialog.getByText('25').first().waitFor()
      await expectUsable(page, 'rate-confirm', look)
      await dialog.getByRole('button', { name: text.confirm }).click()
      await page.getByRole('status').filter({ hasText: text.entered }).waitFor()
      await page.getByRole('button', { name: text.ask }).click()
      await page.getByRole('status').filter({ hasText: text.asked }).waitFor()
    })

    test('the audit log says who did what', async () => {
      const page = await visit(given, '/audit')
      const rate = rowWith(page, text.setRate).filter({ hasText: text.rate.valueDate }).first()
      expect(await rate.textContent()).toMatch(text.rate.shown)
      await visit(given, '/audit', 'ana')
      await rowWith(page, text.setRoute).first().waitFor()
      await expectUsable(page, 'audit', look)
    })

    test('an address that leads nowhere says so', async () => {
      const page = await visit(given, '/nowhere')
      await page.getByRole('heading', { name: text.missing }).waitFor()
      await expectUsable(page, 'missing', look)
    })
  })
}
