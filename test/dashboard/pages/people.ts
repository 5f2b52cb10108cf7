import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { totpCode, totpStep } from '../../../src/operators/access/totp.ts'
import { startTestGateway } from '../../harness/gateway.ts'
import { positionalStatement } from '../../harness/statement.ts'
import { fromBase32 } from '../../operators/people.ts'
import { expectUsable, openContext, signedIn } from '../browser.ts'
import { rowWith, type TestContext } from '../context.ts'
import { type Environment, PASSWORD } from '../environment.ts'
import { productionEnv } from '../../harness/master-key.ts'

const words = {
  es: {
    name: 'Usuario',
    password: 'Contraseña',
    enter: 'Entrar',
    setUp: 'Configurar aplicación',
    setUpTitle: 'Configurar aplicación de códigos',
    secret: 'Código secreto',
    qr: 'Código QR para la aplicación',
    code: 'Código de 6 dígitos',
    confirm: 'Confirmar',
    wrong: 'El código o la llave de acceso no es válido',
    codes: 'Sus códigos de recuperación',
    done: 'Listo',
    left: 'Quedan 10 códigos sin usar.',
    secondStep: 'Segundo paso',
    proof: 'Código',
    account: 'Mi cuenta',
    overview: 'Resumen',
    addPasskey: 'Agregar llave de acceso',
    passkeyName: 'Nombre de la llave',
    withPasskey: 'Entrar con llave de acceso',
    usePasskey: 'Usar llave de acceso',
    stepUp: 'Confirme que es usted',
    cancel: 'Cancelar',
    remove: 'Quitar: Portátil',
    removeSubmit: 'Quitar',
    removed: 'El segundo factor se quitó.',
    sessions: 'Sesiones abiertas de su usuario',
    current: 'Esta sesión',
    endOthers: 'Cerrar las demás',
    othersEnded: 'Las demás sesiones se cerraron.',
    enrol: 'Configure un segundo factor',
    needsStepUp: 'Confirme primero que es usted',
  },
  en: {
    name: 'User',
    password: 'Password',
    enter: 'Sign in',
    setUp: 'Set up app',
    setUpTitle: 'Set up an authenticator app',
    secret: 'Key',
    qr: 'QR code for the app',
    code: '6-digit code',
    confirm: 'Confirm',
    wrong: 'The code or the passkey is wrong',
    codes: 'Your recovery codes',
    done: 'Done',
    left: '10 unused codes left.',
    secondStep: 'Second step',
    proof: 'Code',
    account: 'My account',
    overview: 'Overview',
    addPasskey: 'Add passkey',
    passkeyName: 'Name of the passkey',
    withPasskey: 'Sign in with a passkey',
    usePasskey: 'Use passkey',
    stepUp: 'Confirm that it is you',
    cancel: 'Cancel',
    remove: 'Remove: Portátil',
    removeSubmit: 'Remove',
    removed: 'The second factor was removed.',
    sessions: 'Open sessions of your user',
    current: 'This session',
    endOthers: 'End all others',
    othersEnded: 'The other sessions have ended.',
    enrol: 'Set up a second factor',
    needsStepUp: 'Confirm that it is you first',
  },
}

const forgetSteps = positionalStatement('test.dashboard_steps', 'update operator_totp set last_step = 0')
const age = positionalStatement(
  'test.dashboard_age',
  `update operator_sessions s set verified_at = now() - interval '301 seconds'
   from operator_users u where s.user_id = u.user_id and u.name = $1`,
)

/** The same gateway by the name `localhost`, which passkeys and secure cookies need. */
function atLocalhost(environment: Environment, url = environment.gateway.url): Environment {
  return { ...environment, gateway: { ...environment.gateway, url: url.replace('127.0.0.1', 'localhost') } }
}

async function addVirtualAuthenticator(page: Page): Promise<void> {
  const debugging = await page.context().newCDPSession(page)
  await debugging.send('WebAuthn.enable')
  await debugging.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

export function peopleTests({ display, environment }: TestContext): void {
  const text = words[display.language]

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const enter = async (page: Page, name: string) => {
    await page.getByLabel(text.name, { exact: true }).fill(name)
    await page.getByLabel(text.password, { exact: true }).fill(PASSWORD)
    await button(page, text.enter).click()
  }

  /** Sets up the app on the page that shows the factors, and returns its secret. */
  async function setUpApp(page: Page): Promise<Buffer> {
    await button(page, text.setUp).click()
    const dialog = page.getByRole('dialog', { name: text.setUpTitle })
    await dialog.getByRole('img', { name: text.qr }).waitFor()
    await expectUsable(page, 'totp', display)
    const secret = fromBase32(((await dialog.getByLabel(text.secret).textContent()) ?? '').replaceAll(' ', ''))
    await dialog.getByLabel(text.code).fill('000000')
    await page.keyboard.press('Enter')
    await dialog.getByRole('alert').filter({ hasText: text.wrong }).waitFor()
    await dialog.getByLabel(text.code).fill(totpCode(secret, totpStep(Date.now())))
    await page.keyboard.press('Enter')
    return secret
  }

  describe('second factors', () => {
    test('an app is set up with recovery codes, and signing in takes its code in a second step', async () => {
      const name = await environment().addUser('operator')
      const page = await signedIn(environment(), display, name)
      await page.goto('/dashboard/account')
      const secret = await setUpApp(page)
      const codes = page.getByRole('dialog', { name: text.codes })
      await codes.getByRole('listitem').nth(9).waitFor()
      const recovery = await codes.getByRole('listitem').first().textContent()
      await expectUsable(page, 'recovery-codes', display)
      await codes.getByRole('button', { name: text.done }).click()
      await page.getByText(text.left).waitFor()
      await expectUsable(page, 'factors', display)

      for (const proof of [totpCode(secret, totpStep(Date.now())), recovery ?? '']) {
        await environment().gateway.database.query(forgetSteps)
        const context = await openContext(environment(), display)
        const other = await context.newPage()
        await other.goto('/dashboard/account')
        await enter(other, name)
        await other.getByRole('heading', { name: text.secondStep }).waitFor()
        await expectUsable(other, 'second-step', display)
        await other.getByLabel(text.proof).fill('wrong')
        await button(other, text.confirm).click()
        await other.getByRole('alert').filter({ hasText: text.wrong }).waitFor()
        const isCode = proof.length === 6
        await other.getByLabel(text.proof).fill(isCode ? totpCode(secret, totpStep(Date.now())) : proof)
        await button(other, text.confirm).click()
        await other.getByRole('heading', { name: text.account, level: 1 }).waitFor()
        await context.close()
      }
      await page.context().close()
    })

    test('a passkey is added, signs in by itself, confirms an action, and is removed', async () => {
      const { gateway } = environment()
      const name = await environment().addUser('operator')
      const page = await signedIn(atLocalhost(environment()), display, name)
      await addVirtualAuthenticator(page)
      await page.goto('/dashboard/account')
      await button(page, text.addPasskey).click()
      const dialog = page.getByRole('dialog', { name: text.addPasskey })
      await dialog.getByLabel(text.passkeyName).fill('Portátil')
      await dialog.getByRole('button', { name: text.addPasskey }).click()
      await page.getByRole('dialog', { name: text.codes }).getByRole('button', { name: text.done }).click()
      await rowWith(page, 'Portátil').waitFor()
      await expectUsable(page, 'passkeys', display)

      await page.context().clearCookies()
      await page.goto('/dashboard/account')
      await button(page, text.withPasskey).click()
      await rowWith(page, 'Portátil').waitFor()

      await gateway.database.query(age, [name])
      await button(page, text.remove).click()
      const removing = page.getByRole('dialog').filter({ has: button(page, text.removeSubmit) })
      await removing.getByRole('button', { name: text.removeSubmit, exact: true }).click()
      const stepUp = page.getByRole('dialog', { name: text.stepUp })
      await stepUp.waitFor()
      await expectUsable(page, 'step-up', display)
      await stepUp.getByRole('button', { name: text.usePasskey }).click()
      await page.getByRole('status').filter({ hasText: text.removed }).waitFor()
      await page.context().close()
    })

    test('a refused confirmation leaves the action undone, and the password confirms it without a factor', async () => {
      const name = await environment().addUser('operator')
      const page = await signedIn(environment(), display, name)
      await page.goto('/dashboard/account')
      await button(page, text.setUp).waitFor()
      await environment().gateway.database.query(age, [name])
      await button(page, text.setUp).click()
      const stepUp = page.getByRole('dialog', { name: text.stepUp })
      await stepUp.getByRole('button', { name: text.cancel }).click()
      const dialog = page.getByRole('dialog', { name: text.setUpTitle })
      await dialog.getByRole('alert').filter({ hasText: text.needsStepUp }).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await button(page, text.setUp).click()
      await stepUp.getByLabel(text.password, { exact: true }).fill(PASSWORD)
      await page.keyboard.press('Enter')
      await dialog.getByRole('img', { name: text.qr }).waitFor()
      await page.context().close()
    })

    test('an operator without one in production sees nothing but its set-up', async () => {
      const { gateway } = environment()
      const production = await startTestGateway({
        connection: gateway.connection,
        env: { ...productionEnv },
      })
      const name = await environment().addUser('operator')
      const context = await openContext(atLocalhost(environment(), production.url), display)
      try {
        const page = await context.newPage()
        await page.goto('/dashboard/payments')
        await enter(page, name)
        await page.getByRole('heading', { name: text.enrol }).waitFor()
        await expectUsable(page, 'enrol', display)
        // After five minutes on this page, the password is needed once more.
        await gateway.database.query(age, [name])
        await button(page, text.setUp).click()
        const stepUp = page.getByRole('dialog', { name: text.stepUp })
        await stepUp.getByLabel(text.password, { exact: true }).fill(PASSWORD)
        await page.keyboard.press('Enter')
        await page.getByRole('img', { name: text.qr }).waitFor()
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await setUpApp(page)
        await page.getByRole('dialog', { name: text.codes }).getByRole('button', { name: text.done }).click()
        await page.getByRole('navigation').first().waitFor()
        expect(await page.getByRole('heading', { name: text.enrol }).count()).toBe(0)
      } finally {
        await context.close()
        await production.stop()
      }
    })
  })

  describe('open sessions', () => {
    test('are listed, and all others are ended', async () => {
      const name = await environment().addUser('viewer')
      const other = await signedIn(environment(), display, name)
      const page = await signedIn(environment(), display, name)
      await page.goto('/dashboard/account')
      const table = page.getByRole('table', { name: text.sessions })
      await table.getByText(text.current).waitFor()
      expect(await table.getByText('Chrome').count()).toBe(2)
      await button(page, text.endOthers).click()
      await page.getByRole('status').filter({ hasText: text.othersEnded }).waitFor()
      await button(page, text.endOthers).waitFor({ state: 'detached' })
      expect((await other.context().request.get('/admin/api/session')).status()).toBe(401)
      expect((await page.context().request.get('/admin/api/session')).status()).toBe(200)
      await other.context().close()
      await page.context().close()
    })
  })
}
