import { expect, test } from 'vitest'
import { describeSettings, readSettings, SettingsError } from './settings.ts'

const complete = {
  PASARELA_OIDC_ISSUER: 'https://login.example.com/realms/shop/',
  PASARELA_OIDC_CLIENT_ID: 'pasarela',
  PASARELA_OIDC_ROLES: 'pasarela-admins=operator, shop-ana=staff:Bodega Ana,audit=viewer,a=b=viewer:Sol',
}
const production = {
  PASARELA_MODE: 'production',
  PASARELA_MASTER_KEY: '4f8a1c9e2b7d5036e1a4c8f20b9d7e53618afc24d09be57310a2c4e6f8b1d35c',
  DATABASE_URL: 'postgresql://unused',
}

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    return (error as SettingsError).lines
  }
}

test('roles are read from the mapping, and the issuer is kept as the provider writes it', () => {
  const { oidcRoles, oidcIssuer, oidcRoleClaim } = readSettings(complete)
  expect(oidcIssuer).toBe(complete.PASARELA_OIDC_ISSUER)
  expect(oidcRoleClaim).toBe('roles')
  expect(oidcRoles).toEqual([
    { value: 'pasarela-admins', role: 'operator', tenant: undefined },
    { value: 'shop-ana', role: 'staff', tenant: 'Bodega Ana' },
    { value: 'audit', role: 'viewer', tenant: undefined },
    { value: 'a=b', role: 'viewer', tenant: 'Sol' },
  ])
})

test.each([
  [{ ...complete, PASARELA_OIDC_CLIENT_ID: '' }, 'PASARELA_OIDC_CLIENT_ID'],
  [{ ...complete, PASARELA_OIDC_ROLES: '' }, 'at least one role'],
  [{ ...complete, PASARELA_OIDC_ROLES: 'admins' }, 'PASARELA_OIDC_ROLES must be a comma-separated list'],
  [{ ...complete, PASARELA_OIDC_ROLES: 'admins=chief' }, 'PASARELA_OIDC_ROLES must be a comma-separated list'],
  [{ ...complete, PASARELA_OIDC_ROLES: 'shop=staff' }, 'must name the tenant of shop=staff'],
  [{ ...complete, PASARELA_OIDC_ROLES: 'admins=operator:Ana' }, 'must not name a tenant'],
  [{ ...complete, PASARELA_OIDC_ROLES: 'a=viewer,a=operator' }, 'maps a twice'],
  [{ PASARELA_OIDC_CLIENT_ID: 'pasarela' }, 'PASARELA_OIDC_ISSUER is required'],
  [{ PASARELA_OIDC_CLIENT_SECRET: 'x' }, 'PASARELA_OIDC_ISSUER is required'],
  [{ PASARELA_OIDC_ROLES: 'a=viewer' }, 'PASARELA_OIDC_ISSUER is required'],
  [{ ...complete, PASARELA_OIDC_ISSUER: 'http://login.example.com' }, 'must be an https address'],
  [{ ...complete, PASARELA_OIDC_ISSUER: 'http://127.0.0.1.example.com' }, 'must be an https address'],
  [{ ...complete, PASARELA_OIDC_ISSUER: 'login.example.com' }, 'PASARELA_OIDC_ISSUER must be an http or https address'],
  [{ ...complete, ...production }, 'PASARELA_DASHBOARD_URL'],
  [
    { ...complete, ...production, PASARELA_PUBLIC_URL: 'https://a.b', PASARELA_OIDC_ISSUER: 'http://127.0.0.1:9' },
    'must be an https address',
  ],
])('%j is refused', (environment, problem) => {
  expect(problemsOf(environment)).toEqual([expect.stringContaining(problem)])
})

test('http is accepted on this machine outside production, and production needs the dashboard’s address', () => {
  for (const host of ['127.0.0.1:9', 'localhost:9', '[::1]:9']) {
    expect(problemsOf({ ...complete, PASARELA_OIDC_ISSUER: `http://${host}` })).toEqual([])
  }
  expect(problemsOf({ ...complete, ...production, PASARELA_PUBLIC_URL: 'https://pay.example.com' })).toEqual([])
})

test('the client secret is not shown', () => {
  const lines = describeSettings({ ...complete, PASARELA_OIDC_CLIENT_SECRET: 'hush' })
  expect(lines.find(({ env }) => env === 'PASARELA_OIDC_CLIENT_SECRET')?.value).toBe('(set)')
})
