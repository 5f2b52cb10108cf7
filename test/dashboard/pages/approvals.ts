import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { systemRandom } from '../../../src/foundation/random.ts'
import { setTenant } from '../../../src/tenants/tenants.ts'
import { positionalStatement } from '../../harness/statement.ts'
import { movements } from '../../payments/advanced/requests.ts'
import { expectUsable, signedIn } from '../browser.ts'
import { rowWith, type TestContext, visit, spelled } from '../context.ts'
import type { TestTenant } from '../environment.ts'

const words = {
  es: {
    page: 'Aprobaciones',
    approve: 'Aprobar',
    decline: 'Rechazar',
    completed: 'El pago de Bs. 1.500,00 quedó completado.',
    declined: 'El pago de Bs. 1.700,00 no se hizo.',
    refused: 'El pago de Bs. 1.600,51 no se hizo.',
    none: 'Nada espera aprobación',
    readOnly: 'Usted puede ver esta lista, pero no aprobar ni rechazar.',
    samePerson: 'Un pago a terceros lo debe decidir una persona o clave distinta de la que lo solicitó.',
    waiting: (count: number) => (count === 1 ? '1 pago espera aprobación' : `${count} pagos esperan aprobación`),
    menu: 'Más',
    requested: 'Espera la aprobación de una segunda persona',
    approved: 'Aprobado por una segunda persona',
    tile: '1 · Espera la aprobación de una segunda persona',
    key: 'Clave de API',
  },
  en: {
    page: 'Approvals',
    approve: 'Approve',
    decline: 'Decline',
    completed: 'The payout of Bs. 1,500.00 was completed.',
    declined: 'The payout of Bs. 1,700.00 was not made.',
    refused: 'The payout of Bs. 1,600.51 was not made.',
    none: 'Nothing waits for approval',
    readOnly: 'You can see this list, but not approve or decline.',
    samePerson: 'A payout must be decided by another person or key than the one that requested it.',
    waiting: (count: number) => (count === 1 ? '1 payout waits for approval' : `${count} payouts wait for approval`),
    menu: 'More',
    requested: 'Waiting for a second person’s approval',
    approved: 'Approved by a second person',
    tile: '1 · Waiting for a second person’s approval',
    key: 'Key',
  },
}

const setRequester = positionalStatement(
  'test.requester',
  `update payment_approvals set requested_by = $1 where subject_id = $2`,
)

export function approvalTests(context: TestContext): void {
  const { display, environment } = context
  const text = words[display.language]

  /** A tenant whose payouts above 1000 VES wait for a second person. */
  async function strictTenant(): Promise<TestTenant> {
    const { gateway } = environment()
    const tenant = await gateway.createTenant()
    const change = { idOrName: tenant.tenantId, choices: { approvalAboveVes: '1000' }, actor: 'test' }
    await setTenant(gateway.database, systemRandom, change)
    return tenant
  }

  async function requestPayout({ key }: TestTenant, amount: number): Promise<string> {
    const request = { method: 'POST', key, body: movements['/change'](amount) }
    const { status, text: answer, body } = await environment().gateway.call('/v1/payments/change', request)
    expect(status, answer).toBe(202)
    return String(body['paymentId'])
  }

  async function openAs(role: 'staff' | 'viewer', tenant: TestTenant): Promise<{ page: Page; name: string }> {
    const name = await environment().addUser(role, tenant)
    const page = await signedIn(environment(), display, name)
    await page.goto('/dashboard/approvals')
    await page.getByRole('heading', { name: text.page, level: 1 }).waitFor()
    return { page, name }
  }

  const statusOf = async ({ key }: TestTenant, paymentId: string) =>
    (await environment().gateway.call(`/v1/payments/${paymentId}`, { key })).body['status']

  const decide = async (page: Page, decision: string, amount: string) => {
    await page.getByRole('button', { name: `${decision} Bs. ${amount}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(`Bs. ${amount}`).first().waitFor()
    return dialog.getByRole('button', { name: `${decision} Bs. ${amount}` })
  }

  describe('approvals', () => {
    test('staff approve a payout that a key requested, see its outcome and its timeline', async () => {
      const tenant = await strictTenant()
      const paymentId = await requestPayout(tenant, 1500)
      const { page } = await openAs('staff', tenant)
      await rowWith(page, spelled(display, '1.500,00')).filter({ hasText: text.key }).waitFor()
      await expectUsable(page, 'approvals', display)
      const submit = await decide(page, text.approve, spelled(display, '1.500,00'))
      await page.getByRole('dialog').getByText('V*****678').waitFor()
      await expectUsable(page, 'approve', display)
      await submit.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('status').filter({ hasText: text.completed }).waitFor()
      await page.getByText(text.none).waitFor()
      expect(await statusOf(tenant, paymentId)).toBe('COMPLETED')

      await page.locator(`main a[href$="${paymentId}"]`).click()
      const steps = page.getByRole('main').getByRole('listitem')
      for (const step of [text.requested, text.approved]) await steps.filter({ hasText: step }).waitFor()
      await page.locator('.fact').filter({ hasText: text.key }).first().locator('code').waitFor()
      await page.context().close()
    })

    test('a payout that the bank refuses and one that is declined are shown as failed', async () => {
      const tenant = await strictTenant()
      const refused = await requestPayout(tenant, 1600.51)
      const declined = await requestPayout(tenant, 1700)
      const { page } = await openAs('staff', tenant)
      await (await decide(page, text.approve, spelled(display, '1.600,51'))).click()
      await page.getByRole('status').filter({ hasText: text.refused }).waitFor()
      await rowWith(page, spelled(display, '1.600,51')).waitFor({ state: 'detached' })
      await (await decide(page, text.decline, spelled(display, '1.700,00'))).click()
      await page.getByRole('status').filter({ hasText: text.declined }).waitFor()
      await page.getByText(text.none).waitFor()
      await expectUsable(page, 'approvals-none', display)
      for (const paymentId of [refused, declined]) expect(await statusOf(tenant, paymentId)).toBe('FAILED')
      await page.context().close()
    })

    test('a person who requested a payout cannot approve it', async () => {
      const tenant = await strictTenant()
      const paymentId = await requestPayout(tenant, 1500)
      const { page, name } = await openAs('staff', tenant)
      await environment().gateway.database.query(setRequester, [`user:${name}`, paymentId])
      await page.reload()
      await rowWith(page, name).waitFor()
      await (await decide(page, text.approve, spelled(display, '1.500,00'))).click()
      await page.getByRole('alert').filter({ hasText: text.samePerson }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      expect(await statusOf(tenant, paymentId)).toBe('PENDING')
      await page.context().close()
    })

    test('a viewer sees the list without buttons, and the number of waiting payouts in the menu and the overview', async () => {
      const tenant = await strictTenant()
      await requestPayout(tenant, 1500)
      const { page } = await openAs('viewer', tenant)
      await rowWith(page, spelled(display, '1.500,00')).waitFor()
      await page.getByText(text.readOnly).waitFor()
      expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
      const menu = () => page.getByRole('navigation').getByRole('link', { name: text.page }).last()
      if (display.size === 'phone') await page.getByRole('button', { name: text.menu }).click()
      await menu().getByText(text.waiting(1)).waitFor()
      // A payout requested now appears without a reload.
      await requestPayout(tenant, 1800)
      await menu().getByText(text.waiting(2)).waitFor()
      await page.keyboard.press('Escape')
      await rowWith(page, spelled(display, '1.800,00')).waitFor()
      await page.goto('/dashboard/')
      await page.getByText(text.tile.replace('1', '2')).waitFor()
      await page.context().close()
    })

    test('operators see the tenant of each payout', async () => {
      const tenant = await strictTenant()
      await requestPayout(tenant, 1234.5)
      const page = await visit(context, '/approvals')
      await rowWith(page, tenant.name)
        .filter({ hasText: spelled(display, '1.234,50') })
        .waitFor()
    })
  })
}
