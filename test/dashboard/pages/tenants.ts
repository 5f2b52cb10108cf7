import { describe, expect, test } from 'vitest'
import { expectUsable } from '../browser.ts'
import { type TestContext, rowWith, visit } from '../context.ts'

const words = {
  es: {
    create: 'Nuevo comercio',
    name: 'Nombre',
    language: 'Idioma',
    chosen: 'Inglés',
    submit: 'Crear',
    deactivate: 'Desactivar',
    inactive: 'Inactivo',
    activate: 'Activar',
    active: 'Activo',
    tenant: 'Comercio',
    taken: 'Ya existe un comercio',
    operator: 'Operador',
  },
  en: {
    create: 'New tenant',
    name: 'Name',
    language: 'Language',
    chosen: 'Spanish',
    submit: 'Create',
    deactivate: 'Deactivate',
    inactive: 'Inactive',
    activate: 'Activate',
    active: 'Active',
    tenant: 'Tenant',
    taken: 'There is already a tenant',
    operator: 'Operator',
  },
}

export function tenantTests(context: TestContext): void {
  const { display } = context
  const text = words[display.language]
  describe('tenants and users', () => {
    test('a tenant is created, listed, deactivated and activated again', async () => {
      const name = `Ferretería ${display.language}`
      const page = await visit(context, '/tenants')
      const create = async () => {
        await page.getByRole('button', { name: text.create }).click()
        await page.getByRole('dialog').getByLabel(text.name).fill(name)
        await page.getByRole('dialog').getByLabel(text.language).selectOption({ label: text.chosen })
        await page.getByRole('dialog').getByRole('button', { name: text.submit }).click()
      }
      await create()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await rowWith(page, name).filter({ hasText: text.chosen }).waitFor()
      const option = page.locator('header').getByLabel(text.tenant).getByRole('option', { name })
      await option.waitFor({ state: 'attached' })
      await create()
      await page.getByRole('alert').filter({ hasText: text.taken }).waitFor()
      await page.keyboard.press('Escape')
      await expectUsable(page, 'tenants', display)

      await page.getByRole('button', { name: `${text.deactivate} ${name}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: text.deactivate }).click()
      await rowWith(page, name).filter({ hasText: text.inactive }).waitFor()
      await page.getByRole('button', { name: `${text.activate} ${name}` }).click()
      await rowWith(page, name).getByText(text.active, { exact: true }).waitFor()
    })

    test('users are listed with their roles', async () => {
      const page = await visit(context, '/users')
      await rowWith(page, text.operator).first().waitFor()
      expect(await rowWith(page, 'persona-').count()).toBeGreaterThan(0)
      await expectUsable(page, 'users', display)
    })
  })
}
