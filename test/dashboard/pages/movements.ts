import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { decimal } from '../../../src/foundation/money.ts'
import { seedMovement } from '../../harness/movements.ts'
import { positionalStatement } from '../../harness/statement.ts'
import { seedOverpaid } from '../../operators/samples.ts'
import { expectUsable, signedIn } from '../browser.ts'
import { type TestContext, rowWith, visit } from '../context.ts'

const words = {
  es: {
    title: 'Dinero recibido',
    review: 'Revisar',
    amountOnly: 'Solo coincide el monto: nada dice de quién es.',
    nothing: 'Ningún cobro abierto tiene ese monto, ese pagador ni esa referencia.',
    assign: 'Asignar',
    assigned: 'El dinero quedó asignado.',
    search: 'Monto, referencia o identificador',
    find: 'Buscar',
    matched: 'Asignado',
    partly: 'Pagado en parte',
    ignore: 'Descartar',
    what: '¿Qué es?',
    ignored: 'El dinero quedó descartado.',
    giveBack: 'Devolver como vuelto',
    unknown: 'No se sabe si la solicitud llegó.',
    send: /^Enviar Bs\. 100,00$/,
    sent: 'El vuelto se envió.',
    state: 'Estado',
    ignoredState: 'Descartado',
    onlyOperators: 'Solo los operadores pueden asignar o descartar.',
    create: 'Crear dirección',
    publicAddress: 'Dirección pública de la pasarela',
    letter: 'Carta',
    done: 'Listo',
    replace: 'Reemplazar',
    end: 'Terminar',
    replaced: /Se acepta hasta el /,
    ended: 'La dirección terminó.',
    unmatched: 'Dinero sin asignar',
    openDays: 'Días sin cerrar',
  },
  en: {
    title: 'Incoming money',
    review: 'Review',
    amountOnly: 'Only the amount fits: nothing says whose it is.',
    nothing: 'No open request has this amount, this payer or this reference.',
    assign: 'Assign',
    assigned: 'The money was assigned.',
    search: 'Amount, reference or id',
    find: 'Search',
    matched: 'Matched',
    partly: 'Paid in part',
    ignore: 'Ignore',
    what: 'What is it?',
    ignored: 'The money was ignored.',
    giveBack: 'Give back as change',
    unknown: 'It is not known whether the request arrived.',
    send: /^Send Bs\. 100\.00$/,
    sent: 'The change was sent.',
    state: 'State',
    ignoredState: 'Ignored',
    onlyOperators: 'Only operators can assign or ignore.',
    create: 'Create address',
    publicAddress: 'Public address of the gateway',
    letter: 'Letter',
    done: 'Done',
    replace: 'Replace',
    end: 'End',
    replaced: /Accepted until /,
    ended: 'The address was ended.',
    unmatched: 'Unmatched money',
    openDays: 'Days not closed',
  },
}

/** Amounts differ by display, so that the tests of one do not see the money of the other. */
const amounts = {
  es: { fits: '4321.07', alone: '4444.03', foreign: '4555.09' },
  en: { fits: '5321.07', alone: '5444.03', foreign: '5555.09' },
}

const selectChanges = positionalStatement(
  'test.changes_of_request',
  `select p.status from overpayment_changes c
   join payments p on p.tenant_id = c.tenant_id and p.livemode = c.livemode and p.payment_id = c.change_id
   where c.payment_id = $1`,
)

export function movementTests(context: TestContext): void {
  const { display, environment } = context
  const text = words[display.language]
  const amount = amounts[display.language]
  /** Money of a payer that no request names. */
  const arrive = (vesAmount: string, reference: string) =>
    seedMovement(environment().gateway.database, environment().ana.tenantId, {
      amount: decimal(vesAmount),
      reference,
      numbers: [reference],
      phones: ['584129998877'],
      document: { letter: 'V', digits: '99888777' },
    })
  const request = async (vesAmount: string, externalRef: string) => {
    const { gateway, ana } = environment()
    const body = { vesAmount: Number(vesAmount), externalRef }
    const answer = await gateway.call('/v1/payments/pago-movil/request', { method: 'POST', key: ana.key, body })
    expect(answer.status, answer.text).toBe(201)
    return String(answer.body['paymentId'])
  }
  const statusOf = async (paymentId: string) => {
    const { body } = await environment().gateway.call(`/v1/payments/${paymentId}`, { key: environment().ana.key })
    return body['status']
  }
  /** Four digits and two decimals, as the language spells them. */
  const shown = (given: string) => {
    const [thousands, decimals] = display.language === 'es' ? ['.', ','] : [',', '.']
    return given.replace('.', decimals).replace(/^(\d)/, `$1${thousands}`)
  }
  const open = async (page: Page, vesAmount: string) => {
    await page.getByRole('link', { name: `${text.review} Bs. ${shown(vesAmount)}` }).click()
    await page.getByRole('heading', { name: `Bs. ${shown(vesAmount)}`, level: 1 }).waitFor()
  }

  describe('incoming money', () => {
    test('unmatched money shows why and its candidates, is assigned with the keyboard alone and leaves the list', async () => {
      const externalRef = `pedido-${display.language}`
      const paymentId = await request(amount.fits, externalRef)
      await arrive(amount.fits, '900000111')
      const page = await visit(context, '/movements', 'ana')
      await rowWith(page, shown(amount.fits)).waitFor()
      await expectUsable(page, 'movements', display)
      await page.getByRole('link', { name: `${text.review} Bs. ${shown(amount.fits)}` }).focus()
      await page.keyboard.press('Enter')
      await page.locator('h1:focus').waitFor()
      await page.getByText(text.amountOnly).waitFor()
      await rowWith(page, externalRef).waitFor()
      await expectUsable(page, 'movement', display)
      await page
        .getByRole('button', { name: `${text.assign} ${display.language === 'es' ? 'a' : 'to'} ${externalRef}` })
        .focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByText(externalRef).waitFor()
      await expectUsable(page, 'movement-assign', display)
      await dialog.getByRole('button', { name: text.assign }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('status').filter({ hasText: text.assigned }).waitFor()
      await page.getByText(text.matched, { exact: true }).waitFor()
      expect(await statusOf(paymentId)).toBe('COMPLETED')
      await visit(context, '/movements', 'ana')
      await rowWith(page, shown(amount.fits)).waitFor({ state: 'detached' })
    })

    test('a request is found by its amount and by its reference, and a smaller amount pays a part of it', async () => {
      const externalRef = `parte-${display.language}`
      const wanted = display.language === 'es' ? '9876.04' : '8876.04'
      await request(wanted, externalRef)
      await arrive(amount.alone, '900000222')
      const page = await visit(context, '/movements', 'ana')
      await open(page, amount.alone)
      await page.getByText(text.nothing).waitFor()
      const box = page.getByRole('searchbox', { name: text.search })
      await box.fill(shown(wanted))
      await box.press('Enter')
      await rowWith(page, externalRef).waitFor()
      await box.fill(externalRef)
      await page.getByRole('main').getByRole('button', { name: text.find, exact: true }).click()
      await rowWith(page, externalRef).getByRole('button').click()
      await page.getByRole('dialog').getByRole('button', { name: text.assign }).click()
      await page.getByRole('status').filter({ hasText: text.assigned }).waitFor()
      await page.goto(`/dashboard/payments?q=${externalRef}`)
      await page.getByRole('link', { name: externalRef }).click()
      await page.getByText(text.partly).waitFor()
    })

    test('money that pays for nothing is ignored with a reason', async () => {
      await arrive(amount.foreign, '900000333')
      const page = await visit(context, '/movements', 'ana')
      await open(page, amount.foreign)
      await page.getByRole('button', { name: text.ignore }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: text.ignore }).click()
      expect(await dialog.locator('textarea:invalid').count()).toBe(1)
      await dialog.getByLabel(text.what).fill('Depósito del dueño')
      await expectUsable(page, 'movement-ignore', display)
      await dialog.getByRole('button', { name: text.ignore }).click()
      await page.getByRole('status').filter({ hasText: text.ignored }).waitFor()
      await page.getByText('Depósito del dueño').waitFor()
      await visit(context, '/movements', 'ana')
      await page.getByLabel(text.state).selectOption({ label: text.ignoredState })
      await rowWith(page, shown(amount.foreign)).waitFor()
    })

    test('an over-payment is given back once, even on a double click', async () => {
      const { gateway, ana } = environment()
      const paymentId = await seedOverpaid(gateway.database, { tenantId: ana.tenantId, livemode: false })
      const page = await visit(context, `/payments/${paymentId}`)
      await page.getByRole('button', { name: text.giveBack }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('58*******567').waitFor()
      await dialog.getByText('0102').waitFor()
      await expectUsable(page, 'give-back', display)
      await dialog.getByRole('button', { name: text.send }).dblclick()
      await page.getByRole('status').filter({ hasText: text.sent }).waitFor()
      await dialog.waitFor({ state: 'detached' })
      expect(await page.getByRole('button', { name: text.giveBack }).count()).toBe(0)
      expect(await gateway.database.query(selectChanges, [paymentId])).toEqual([{ status: 'COMPLETED' }])
      await expectUsable(page, 'overpayment', display)
    })

    test('an over-payment that was given back is not offered again when its response is lost and the dialog closed', async () => {
      const { gateway, ana } = environment()
      const paymentId = await seedOverpaid(gateway.database, { tenantId: ana.tenantId, livemode: false })
      const page = await visit(context, `/payments/${paymentId}`)
      await page.route('**/give-back', async (route) => {
        await route.fetch()
        await route.fulfill({ status: 200, body: 'cut off' })
      })
      await page.getByRole('button', { name: text.giveBack }).click()
      await page.getByRole('dialog').getByRole('button', { name: text.send }).click()
      await page.getByText(text.unknown).waitFor()
      await page.keyboard.press('Escape')
      await page.unroute('**/give-back')
      await page.getByRole('button', { name: text.giveBack }).waitFor({ state: 'detached', timeout: 20_000 })
      expect(await gateway.database.query(selectChanges, [paymentId])).toEqual([{ status: 'COMPLETED' }])
    })

    test('a tenant’s staff see why money is unmatched and cannot decide about it', async () => {
      const movementId = await arrive('777.01', `90000044${display.language === 'es' ? 1 : 2}`)
      const page = await signedIn(environment(), display, await environment().addUser('staff', environment().ana))
      await page.goto(`/dashboard/movements/${movementId}`)
      await page.getByText(text.onlyOperators).waitFor()
      expect(await page.getByRole('button', { name: text.ignore }).count()).toBe(0)
      await page.context().close()
    })

    test('the letter with a bank’s notification address is shown once; the address is replaced and ended', async () => {
      const page = await visit(context, '/banks', 'ana')
      await page.getByRole('button', { name: `${text.create}: R4` }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(text.publicAddress).fill('https://pagos.ejemplo.com')
      await expectUsable(page, 'notification-new', display)
      await dialog.getByRole('button', { name: text.create }).click()
      const letter = await dialog.getByRole('group', { name: text.letter }).textContent()
      expect(letter).toMatch(/https:\/\/pagos\.ejemplo\.com\/notify\/\S+\/R4notifica/)
      await expectUsable(page, 'notification-letter', display)
      await dialog.getByRole('button', { name: text.done }).click()
      const token = /notify\/([^/]+)/.exec(letter ?? '')?.[1] ?? ''
      expect(await page.content()).not.toContain(token)
      await page.getByRole('button', { name: `${text.replace}: R4` }).click()
      await dialog.getByRole('button', { name: text.create }).click()
      await dialog.getByRole('button', { name: text.done }).click()
      await page.getByText(text.replaced).waitFor()
      await expectUsable(page, 'notification-addresses', display)
      await page.getByRole('button', { name: `${text.end}: R4` }).click()
      await dialog.getByRole('button', { name: text.end, exact: true }).click()
      await page.getByRole('status').filter({ hasText: text.ended }).waitFor()
      await page.getByRole('button', { name: `${text.create}: R4` }).waitFor()
    })

    test('the overview counts unmatched money and the days that are not closed', async () => {
      await arrive('888.02', `90000055${display.language === 'es' ? 1 : 2}`)
      const page = await visit(context, '/', 'ana')
      const tile = page.locator('.tile').filter({ hasText: text.unmatched })
      await tile.getByRole('link').waitFor()
      await page.locator('.tile').filter({ hasText: text.openDays }).waitFor()
      await expectUsable(page, 'overview-incoming', display)
      await tile.getByRole('link').click()
      await page.getByRole('heading', { name: text.title, level: 1 }).waitFor()
    })
  })
}
