import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { enterLiveRate, payC2p } from '../harness/payments.ts'
import { positionalStatement } from '../harness/statement.ts'
import { type Display, expectNoBrowserErrors, expectUsable, signedIn } from './browser.ts'
import { rowWith } from './context.ts'
import { createEnvironment, type Environment, type TestTenant } from './environment.ts'

let environment: Environment
beforeAll(async () => {
  environment = await createEnvironment()
  await enterLiveRate(environment.gateway)
})
afterAll(() => environment?.stop())
afterEach(expectNoBrowserErrors)

const words = {
  es: {
    tenant: 'Comercio',
    live: 'Producción',
    add: 'Agregar cuenta',
    bank: 'Banco',
    save: 'Guardar',
    wrongKey: 'La llave maestra tiene de 16 a 128 caracteres sin espacios',
    help: 'Llave maestra: BNC la entrega junto con el GUID de cliente',
    switches: 'Activa: Cobro C2P.',
    stored: 'La cuenta BNC está guardada',
    offers: 'Ofrece: Cobro C2P, Cobro con tarjeta, Verificación de Pago Móvil.',
    check: 'Comprobar',
    works: 'Todo funciona.',
    fails: 'No todo funciona',
    refused: 'el banco rechaza estas credenciales',
    logOn: 'inicio de sesión',
    keep: 'Guardado: déjelo vacío para conservarlo.',
    done: 'Listo',
    change: 'Cambiar BNC',
    show: 'Mostrar masterKey',
    hide: 'Ocultar masterKey',
  },
  en: {
    tenant: 'Tenant',
    live: 'Live',
    add: 'Add account',
    bank: 'Bank',
    save: 'Save',
    wrongKey: 'The master key is 16 to 128 characters without blanks',
    help: 'Master key: provided by BNC together with the client GUID',
    switches: 'Switches on: C2P collection.',
    stored: 'The account BNC is stored',
    offers: 'It offers: C2P collection, Card charge, Pago Móvil verification.',
    check: 'Check',
    works: 'Everything works.',
    fails: 'Not everything works',
    refused: 'the bank refuses these credentials',
    logOn: 'log-on',
    keep: 'Stored: leave it empty to keep it.',
    done: 'Done',
    change: 'Change BNC',
    show: 'Show masterKey',
    hide: 'Hide masterKey',
  },
}

const statusOf = positionalStatement('test.status', 'select status, bank, livemode from payments where payment_id = $1')

async function visitBanks(display: Display, tenant: TestTenant): Promise<Page> {
  const text = words[display.language]
  const page = await signedIn(environment, display, await environment.addUser('operator'))
  await page.goto('/dashboard/banks')
  await page.locator('header').getByLabel(text.tenant).selectOption({ label: tenant.name })
  await page.locator('header').getByRole('radio', { name: text.live }).check()
  return page
}

async function isFocused(page: Page, control: Locator): Promise<boolean> {
  await control.waitFor()
  return (await control.and(page.locator(':focus')).count()) === 1
}

/** Moves the focus with the Tab key until it is on the control. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; !(await isFocused(page, control)); presses += 1) {
    if (presses > 80) throw new Error(`the Tab key does not reach ${String(control)}`)
    await page.keyboard.press('Tab')
  }
}

async function typeInto(page: Page, control: Locator, value: string): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(value)
}

/** Everything that a page holds: its markup, and the values of its inputs. */
async function contentOf(page: Page): Promise<string> {
  const values: string[] = await page.evaluate(`[...document.querySelectorAll('input, textarea')].map((e) => e.value)`)
  return [await page.content(), ...values].join('\n')
}

describe.each<Display>([
  { language: 'es', size: 'desktop', theme: 'light' },
  { language: 'en', size: 'phone', theme: 'dark' },
])('bank accounts in the dashboard, in $language on a $size', (display) => {
  const text = words[display.language]

  test('an account is added with the keyboard alone, corrected, checked and changed, and a payment goes through it', async () => {
    const { gateway } = environment
    const tenant = await gateway.createTenant(`Cuenta ${display.language}`)
    const { masterKey, ...fields } = sandboxCredentials(tenant.tenantId).bnc
    const page = await visitBanks(display, tenant)

    await tabTo(page, page.getByRole('button', { name: text.add }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const field = (name: string) => dialog.getByLabel(name, { exact: true })
    await dialog.getByText(text.help).waitFor()
    await dialog.getByText(text.switches).waitFor()
    await expectUsable(page, 'bank-account-add', display)
    await typeInto(page, field('clientGuid'), fields.clientGuid)
    await typeInto(page, field('masterKey'), 'short')
    expect(await field('masterKey').getAttribute('type')).toBe('password')
    expect(await field('masterKey').getAttribute('autocomplete')).toBe('off')
    await tabTo(page, dialog.getByRole('button', { name: text.show }))
    await page.keyboard.press('Enter')
    expect(await field('masterKey').getAttribute('type')).toBe('text')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: text.show }).waitFor()
    await typeInto(page, field('terminal'), fields.terminal)
    await typeInto(page, field('affiliationNumber'), fields.affiliationNumber)
    await typeInto(page, field('accountNumber'), fields.accountNumber)
    await typeInto(page, field('clientId'), fields.clientId)
    await typeInto(page, field('baseUrl'), environment.bncUrl)
    await page.keyboard.press('Enter')
    await dialog.locator('.field-problem').filter({ hasText: text.wrongKey }).waitFor()
    // The focus is on the field that is wrong.
    await expect.poll(() => isFocused(page, field('masterKey'))).toBe(true)
    await expectUsable(page, 'bank-account-wrong', display)

    // A key of the right form that the bank does not know.
    const wrongKey = 'f'.repeat(32)
    await typeInto(page, field('masterKey'), wrongKey)
    await page.keyboard.press('Enter')
    await dialog.getByText(text.stored).waitFor()
    await dialog.getByText(text.offers).waitFor()
    expect(await contentOf(page)).not.toContain(wrongKey)
    await tabTo(page, dialog.getByRole('button', { name: text.check }))
    await page.keyboard.press('Enter')
    await dialog.getByText(text.fails).waitFor()
    await dialog.getByText(text.refused).waitFor()
    await expectUsable(page, 'bank-account-refused', display)
    await tabTo(page, dialog.getByRole('button', { name: text.done }))
    await page.keyboard.press('Enter')

    await tabTo(page, page.getByRole('button', { name: text.change }))
    await page.keyboard.press('Enter')
    await dialog.getByText(text.keep).waitFor()
    expect(await field('masterKey').inputValue()).toBe('')
    expect(await field('terminal').inputValue()).toBe(fields.terminal)
    expect(await contentOf(page)).not.toContain(wrongKey)
    await typeInto(page, field('masterKey'), masterKey)
    await page.keyboard.press('Enter')
    await dialog.getByText(text.stored).waitFor()
    await tabTo(page, dialog.getByRole('button', { name: text.check }))
    await page.keyboard.press('Enter')
    await dialog.getByText(text.works).waitFor()
    await dialog.getByText(text.logOn).waitFor()
    expect(await contentOf(page)).not.toContain(masterKey)
    await expectUsable(page, 'bank-account-checked', display)
    await tabTo(page, dialog.getByRole('button', { name: text.done }))
    await page.keyboard.press('Enter')

    // Another change that leaves the secret empty keeps it.
    await page.getByRole('button', { name: text.change }).click()
    await field('accountHolder').fill('Bodega Ana C.A.')
    await dialog.getByRole('button', { name: text.save }).click()
    await dialog.getByText(text.stored).waitFor()
    await dialog.getByRole('button', { name: text.check }).click()
    await dialog.getByText(text.works).waitFor()
    await dialog.getByRole('button', { name: text.done }).click()
    await rowWith(page, 'accountHolder').waitFor()

    const paymentId = await payC2p(gateway, tenant.liveKey)
    expect(await gateway.database.query(statusOf, [paymentId])).toEqual([
      { status: 'COMPLETED', bank: 'bnc', livemode: true },
    ])
    await page.context().close()
  })

  test('staff of the tenant see the accounts and no button that changes or checks them', async () => {
    const page = await signedIn(environment, display, await environment.addUser('staff', environment.ana))
    await page.goto('/dashboard/banks')
    await rowWith(page, 'clientGuid').waitFor()
    expect(await page.getByRole('button', { name: new RegExp(`^(${text.add}|${text.check})`) }).count()).toBe(0)
    await page.context().close()
  })
})

describe.each<Display>([
  { language: 'es', size: 'phone', theme: 'light' },
  { language: 'en', size: 'desktop', theme: 'dark' },
])('the form of each bank in $language on a $size', (display) => {
  test('can be used by everybody and fits the page', async () => {
    const text = words[display.language]
    const page = await visitBanks(display, environment.ana)
    await page.getByRole('button', { name: text.add }).click()
    const dialog = page.getByRole('dialog')
    for (const bank of ['r4', 'bdv', 'mercantil', 'banesco', 'bancamiga']) {
      await dialog.getByLabel(text.bank, { exact: true }).selectOption(bank)
      await dialog.getByLabel('baseUrl', { exact: true }).waitFor()
      await expectUsable(page, `bank-account-${bank}`, display)
    }
    await page.context().close()
  })
})
