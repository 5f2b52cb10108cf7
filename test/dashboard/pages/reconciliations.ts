import { describe, expect, test } from 'vitest'
import { addDays, caracasDate } from '../../../src/foundation/caracas.ts'
import { decimal } from '../../../src/foundation/money.ts'
import { seedMovement } from '../../harness/movements.ts'
import { expectUsable } from '../browser.ts'
import { type TestContext, rowWith, visit, spelled } from '../context.ts'

const words = {
  es: {
    open: 'Abierto',
    closed: 'Cerrado',
    difference: '1 diferencia',
    onlyBank: 'Solo en el banco',
    close: 'Cerrar el día',
    confirm: 'Entiendo que el estado de cuenta de este día aún no se leyó completo',
    named: /El cierre queda a nombre de persona-/,
    done: 'El día quedó cerrado.',
    hash: 'Huella del cierre',
    csv: 'Descargar CSV',
    export: 'Exportar',
    month: /^Mes \d\d\/20\d\d para el contador$/,
    import: 'Importar estado de cuenta',
    file: 'Archivo',
    preview: 'Ver contenido',
    apply: 'Guardar 2 líneas',
    applied: 'Se guardaron 2 líneas.',
    nothingNew: 'Confirmar los días: sin líneas nuevas',
    agrees: 'Los montos cuadran con los saldos del archivo.',
  },
  en: {
    open: 'Open',
    closed: 'Closed',
    difference: '1 difference',
    onlyBank: 'Only in the bank',
    close: 'Close the day',
    confirm: 'I understand that the whole statement of this day has not been read yet',
    named: /The day is closed in the name of persona-/,
    done: 'The day was closed.',
    hash: 'Hash of the closing',
    csv: 'Download CSV',
    export: 'Export',
    month: /^Month \d\d\/20\d\d for the accountant$/,
    import: 'Import a statement',
    file: 'File',
    preview: 'Preview',
    apply: 'Store 2 lines',
    applied: '2 lines were stored.',
    nothingNew: 'Confirm the days: no new lines',
    agrees: 'The amounts agree with the balances of the file.',
  },
}

export function reconciliationTests(context: TestContext): void {
  const { display, environment } = context
  const text = words[display.language]
  const today = caracasDate(Date.now())
  const date = addDays(today, display.language === 'es' ? -3 : -4)
  const shown = date.split('-').toReversed().join('/')

  describe('reconciliation', () => {
    test('a day shows its differences first, is closed in a person’s name and stays closed', async () => {
      const { gateway, ana } = environment()
      await seedMovement(gateway.database, ana.tenantId, { date, amount: decimal('321.45') })
      const page = await visit(context, '/reconciliations', 'ana')
      await rowWith(page, shown).filter({ hasText: text.open }).filter({ hasText: text.difference }).waitFor()
      await expectUsable(page, 'reconciliations', display)
      await page.getByText(text.export, { exact: true }).click()
      await expectUsable(page, 'reconciliations-export', display)
      const [month] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: text.month }).first().click(),
      ])
      expect(month.suggestedFilename()).toMatch(/^(mes|month)-20\d\d-\d\d\.xlsx$/)
      expect(await month.failure()).toBeNull()
      await page.getByRole('link', { name: shown }).click()
      await page.getByRole('heading', { name: text.onlyBank, level: 3 }).waitFor()
      await rowWith(page, spelled(display, '321,45')).first().waitFor()
      await expectUsable(page, 'reconciliation', display)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: text.csv }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/\.csv$/)

      await page.getByRole('button', { name: text.close }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(text.named).waitFor()
      await dialog.getByLabel(text.confirm).check()
      await expectUsable(page, 'reconciliation-close', display)
      await dialog.getByRole('button', { name: text.close }).click()
      await page.getByRole('status').filter({ hasText: text.done }).waitFor()
      await page.getByText(text.hash).first().waitFor()
      expect(await page.getByRole('button', { name: text.close }).count()).toBe(0)
      await expectUsable(page, 'reconciliation-closed', display)
      await visit(context, '/reconciliations', 'ana')
      await rowWith(page, shown).filter({ hasText: text.closed }).waitFor()
    })

    test('a statement file is previewed before anything is stored, and its lines are known afterwards', async () => {
      const [first, second] = display.language === 'es' ? ['101', '102'] : ['201', '202']
      const day = shown
      const file = {
        name: 'estado.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          `Fecha;Referencia;Descripción;Débito;Crédito;Saldo\n` +
            `${day};77000${first};PAGO MOVIL RECIBIDO;;${first},10;1.${first},10\n` +
            `${day};77000${second};PAGO MOVIL RECIBIDO;;100,00;1.${Number(first) + 100},10\n`,
        ),
      }
      const page = await visit(context, '/reconciliations', 'ana')
      const dialog = page.getByRole('dialog')
      const preview = async () => {
        await page.getByRole('button', { name: text.import }).click()
        await dialog.getByLabel(text.file).setInputFiles(file)
        await dialog.getByRole('button', { name: text.preview }).click()
      }
      await preview()
      await dialog.getByText(text.agrees).waitFor()
      await rowWith(page, `77000${first}`).waitFor()
      await expectUsable(page, 'statement-preview', display)
      await dialog.getByRole('button', { name: text.apply }).click()
      await page.getByRole('status').filter({ hasText: text.applied }).waitFor()
      await preview()
      await dialog.getByRole('button', { name: text.nothingNew, disabled: false }).waitFor()
    })
  })
}
