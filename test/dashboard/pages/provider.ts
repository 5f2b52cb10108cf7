import { describe, expect, test } from 'vitest'
import { type Account, startIdentityProvider } from '../../harness/identity-provider.ts'
import { startTestGateway, type TestGateway } from '../../harness/gateway.ts'
import { positionalStatement } from '../../harness/statement.ts'
import { expectUsable, openContext } from '../browser.ts'
import type { TestContext } from '../context.ts'

const words = {
  es: {
    enter: 'Entrar con Example login',
    overview: 'Resumen',
    refused: 'Su cuenta del proveedor de identidad no tiene acceso aquí',
    stepUp: 'Confirme que es usted',
    confirm: 'Confirmar en el proveedor',
    rotate: /^Rotar pas_live_/,
    submit: 'Rotar clave de API',
    note: 'Usted entra con el proveedor de identidad',
  },
  en: {
    enter: 'Sign in with Example login',
    overview: 'Overview',
    refused: 'Your account at the identity provider has no access here',
    stepUp: 'Confirm that it is you',
    confirm: 'Confirm at the provider',
    rotate: /^Rotate pas_live_/,
    submit: 'Rotate key',
    note: 'You sign in at the identity provider',
  },
}

const age = positionalStatement(
  'test.age_provider',
  `update operator_sessions set verified_at = now() - interval '1 hour'`,
)

/** Sign-in and step-up at an identity provider. */
export function providerTests({ display, environment }: TestContext): void {
  const text = words[display.language]

  describe('a user of an identity provider', () => {
    test('is refused with the reason, signs in, and confirms an action in another tab', async () => {
      const redirects: string[] = []
      const provider = await startIdentityProvider(() => redirects)
      let gateway: TestGateway | undefined
      try {
        gateway = await startTestGateway({
          env: {
            PASARELA_MASTER_KEY: 'ab'.repeat(32),
            PASARELA_OIDC_ISSUER: provider.issuer,
            PASARELA_OIDC_CLIENT_ID: provider.client.id,
            PASARELA_OIDC_CLIENT_SECRET: provider.client.secret,
            PASARELA_OIDC_ROLES: 'admins=operator',
            PASARELA_OIDC_LABEL: 'Example login',
          },
        })
        redirects.push(`${gateway.url}/admin/api/session/oidc/callback`)
        const ana = (roles: string[]): Account => ({ sub: 'ana', roles })
        const context = await openContext(environment(), display)
        try {
          const page = await context.newPage()
          provider.signsIn(ana([]))
          await page.goto(`${gateway.url}/dashboard/`)
          await page.getByRole('link', { name: text.enter }).click()
          await page.getByText(text.refused).waitFor()
          expect(new URL(page.url()).search).toBe('')
          await expectUsable(page, 'provider-refused', display)

          provider.signsIn(ana(['admins']))
          await page.getByRole('link', { name: text.enter }).click()
          await page.getByRole('heading', { name: text.overview, level: 1 }).waitFor()
          await page.goto(`${gateway.url}/dashboard/account`)
          await page.getByText(text.note).waitFor()

          const { tenantId } = await gateway.createTenant()
          const preferences = JSON.stringify({ mode: 'live', tenantId })
          await page.evaluate(`localStorage.setItem('pasarela.preferences', '${preferences}')`)
          await page.goto(`${gateway.url}/dashboard/keys`)
          await page.getByRole('button', { name: text.rotate }).click()
          await gateway.database.query(age)
          await page.getByRole('button', { name: text.submit }).click()
          const dialog = page.getByRole('dialog', { name: text.stepUp })
          await dialog.waitFor()
          await expectUsable(page, 'provider-step-up', display)
          await dialog.getByRole('link', { name: text.confirm }).click()
          await page.getByText(/pas_live_\w{49}/).waitFor()
        } finally {
          await context.close()
        }
      } finally {
        await gateway?.stop()
        await provider.stop()
      }
    })
  })
}
