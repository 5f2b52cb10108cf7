import { describe, expect, test } from 'vitest'
import { expectUsable } from '../browser.ts'
import { type TestContext, rowWith, visit } from '../context.ts'

const words = {
  es: {
    success: 'Éxito',
    month: '30 días',
    rates: /^Tasa de referencia de los últimos 90 días/,
    collected: /^Cobrado: \$ \d+\.\d{3},\d\d entre /,
    moved: ['Cobrado', 'Pagado y reversado'],
    table: 'Ver como tabla',
    band: 'Modo de prueba',
    live: 'Producción',
    empty: 'Ningún pago terminó en este período',
  },
  en: {
    success: 'Success',
    month: '30 days',
    rates: /^Reference rate over the last 90 days/,
    collected: /^Collected: \$ \d+,\d{3}\.\d\d between /,
    moved: ['Collected', 'Paid and reversed'],
    table: 'Show as a table',
    band: 'Test mode',
    live: 'Live',
    empty: 'No payments finished in this period',
  },
}

export function overviewTests(context: TestContext): void {
  const text = words[context.display.language]
  describe('the overview', () => {
    test('the overview shows collected and paid money apart, success and response time per bank and flow, and the rates of 90 days', async () => {
      const page = await visit(context, '/', 'ana')
      await page.getByRole('img', { name: text.collected }).waitFor()
      await page.getByRole('img', { name: text.rates }).waitFor()
      const tiles = await page.locator('.tiles .tile dt').allTextContents()
      expect(tiles.slice(0, 2)).toEqual(text.moved)
      const c2p = rowWith(page, 'C2P')
      expect(await c2p.textContent()).toMatch(/C2P.*BNC.*\d[,.]\d %.*\$ \d+[.,]\d{3}[.,]\d\d.*\d (ms|s)/)
      await page.getByText(text.table).last().click()
      expect(await page.getByRole('row').count()).toBeGreaterThan(80)
      await page.getByText(text.table).last().click()
      await expectUsable(page, 'overview', context.display)
    })

    test('the overview keeps the period in its URL', async () => {
      const page = await visit(context, '/')
      await page.getByRole('radio', { name: text.month }).check()
      await page.reload()
      expect(await page.getByRole('radio', { name: text.month }).isChecked()).toBe(true)
    })

    test('the test mode banner is shown in test mode and hidden in live mode', async () => {
      const page = await visit(context, '/')
      await page.getByRole('region', { name: text.band }).waitFor()
      await page.getByRole('radio', { name: text.live }).check()
      await page.getByText(text.empty).waitFor()
      expect(await page.getByRole('region', { name: text.band }).count()).toBe(0)
    })
  })
}
