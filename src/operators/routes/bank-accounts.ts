import { bankOf } from '../../banks/account-name.ts'
import { checkAccounts, plainWords } from '../../banks/check-accounts.ts'
import { accountFields, changeFields } from '../../banks/connectors.ts'
import { routeNames } from '../../banks/flow-routes.ts'
import { bankNames } from '../../banks/registry.ts'
import { inLanguage } from '../../banks/spanish.ts'
import { switchedFlows } from '../../banks/switched-flows.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import type { Language } from '../../foundation/text.ts'
import { type AccountChangeResult, changeAccount } from '../../tenants/account-change.ts'
import { type StoredAccount as StoredCredentials, storedAccounts } from '../../tenants/bank-accounts.ts'
import { requireTenant } from '../../tenants/tenants.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { accountName, bank, isLive, mode, nullable, TenantPath, uuid } from '../schema.ts'

const flows = () => Type.Array(Type.Enum(routeNames))

/** Fields of an account at each bank, as `pasarela bank set --help` lists them, in the caller's language. */
export const BankFields = Type.Object({
  items: Type.Array(
    Type.Object({
      bank: bank(),
      /** Flows that every account at the bank offers. */
      always: flows(),
      fields: Type.Array(
        Type.Object({
          name: Type.String(),
          optional: Type.Boolean(),
          secret: Type.Boolean(),
          /** The only values it takes; null: any text. */
          choices: nullable(Type.Array(Type.String())),
          help: Type.String(),
          /** Flows that the field switches on. */
          flows: flows(),
        }),
      ),
    }),
  ),
})
export type BankFields = Static<typeof BankFields>

/** Live accounts of a tenant for the form that changes them: secrets by name only, never their values. */
export const StoredAccounts = Type.Object({
  items: Type.Array(
    Type.Object({
      account: accountName(),
      bank: bank(),
      version: uuid(),
      values: Type.Record(Type.String(), Type.String()),
      secrets: Type.Array(Type.String()),
    }),
  ),
})
export type StoredAccounts = Static<typeof StoredAccounts>

/** Live credentials of an account. A secret that is absent or empty keeps its stored value, unless an address changes. */
export const AccountSetting = Type.Object({
  account: accountName(),
  /** Version that the form showed; null for a new account. */
  version: nullable(uuid()),
  fields: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 4096 }), { maxProperties: 60 }),
  /** Optional secrets whose stored value is removed. */
  removed: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 60 })),
})
export type AccountSetting = Static<typeof AccountSetting>

export const CheckRequest = Type.Object({ mode: mode(), account: Type.Optional(accountName()) })
export type CheckRequest = Static<typeof CheckRequest>

/** Services of the accounts that were tried, and the others with the reason why not, in the caller's language. */
export const CheckReport = Type.Object({
  items: Type.Array(
    Type.Object({ account: accountName(), what: Type.String(), ok: Type.Boolean(), detail: Type.String() }),
  ),
})
export type CheckReport = Static<typeof CheckReport>

export function bankAccountRoutes(context: AdminContext): AdminRoute[] {
  const { database, sealer, registry } = context

  async function accountsView(tenantId: string): Promise<StoredAccounts> {
    return { items: (await storedAccounts(database, sealer, { tenantId, livemode: true })).map(toAccountView) }
  }

  return [
    adminRoute('GET /banks/fields', {
      answer: BankFields,
      handle: async ({ language }) => ({ items: bankNames.map((name) => fieldsOf(name, language)) }),
    }),
    adminRoute('GET /tenants/{tenantId}/banks/accounts', {
      params: TenantPath,
      answer: StoredAccounts,
      async handle({ params: { tenantId } }) {
        await requireTenant(database, tenantId)
        return accountsView(tenantId)
      },
    }),
    adminRoute('POST /tenants/{tenantId}/banks/accounts', {
      params: TenantPath,
      body: AccountSetting,
      answer: StoredAccounts,
      async handle({ params: { tenantId }, body, actor, language }) {
        await requireTenant(database, tenantId)
        const { account, fields, version: basedOn, removed = [] } = body
        const change = { kind: 'form', tenantId, account, fields, basedOn, removed, actor } as const
        const result = await changeAccount(context, change)
        if (result.kind !== 'stored') throw refusalOf(result, language)
        registry.forget({ tenantId, livemode: true })
        return accountsView(tenantId)
      },
    }),
    adminRoute('POST /tenants/{tenantId}/banks/check', {
      params: TenantPath,
      body: CheckRequest,
      answer: CheckReport,
      async handle({ params: { tenantId }, body, language }) {
        await requireTenant(database, tenantId)
        const scope = { tenantId, livemode: isLive(body.mode) }
        // Another process may have stored them a moment ago.
        registry.forget(scope)
        const findings = await checkAccounts(registry, scope, body.account)
        return {
          items: findings.map((finding) => ({
            account: finding.account,
            ok: finding.ok,
            ...plainWords(finding, language),
          })),
        }
      },
    }),
  ]
}

function fieldsOf(name: BankFields['items'][number]['bank'], language: Language): BankFields['items'][number] {
  const { always, byField } = switchedFlows[name]
  return {
    bank: name,
    always: [...always],
    fields: changeFields(name).map(({ choices, help, ...field }) => ({
      ...field,
      choices: choices ? [...choices] : null,
      help: help[language],
      flows: [...(byField[field.name] ?? [])],
    })),
  }
}

function toAccountView({ account, fields, version }: StoredCredentials): StoredAccounts['items'][number] {
  const known = accountFields(bankOf(account))
  const shown = known.filter(({ name, secret }) => !secret && fields[name] !== undefined)
  return {
    account,
    bank: bankOf(account),
    version,
    values: Object.fromEntries(shown.map(({ name }) => [name, fields[name] ?? ''])),
    secrets: known.filter(({ name, secret }) => secret && fields[name]).map(({ name }) => name),
  }
}

function refusalOf(result: Exclude<AccountChangeResult, { kind: 'stored' }>, language: Language): GatewayError {
  if (result.kind === 'changedMeanwhile') return new GatewayError('bank_account_changed')
  if (result.kind === 'duplicate') {
    const message = {
      en: `This account is stored already, as ${result.of}.`,
      es: `Esta cuenta ya está guardada, como ${result.of}.`,
    }[language]
    return new GatewayError('invalid_request', { details: [{ path: '/account', message }] })
  }
  const details = result.errors.map(({ field, message }) => ({
    path: `/fields/${field}`,
    message: inLanguage(message, language),
  }))
  return new GatewayError('invalid_request', { details })
}
