import { bankOf } from '../../banks/account-name.ts'
import type { AccountName } from '../../banks/bank.ts'
import { keepsStatement, sendsNotifications } from '../../banks/registry.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import type { Language, LocalizedText } from '../../foundation/text.ts'
import { graceHoursMax, rangesOf } from '../../movements/addresses.ts'
import { bankLetter } from '../../movements/bank-letter.ts'
import { requireTenant } from '../../tenants/tenants.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { accountName, isLive, mode, nullable, TenantPath, textOrNull, time } from '../schema.ts'

/** Addresses where the banks of a tenant notify incoming money, without their secrets. */
export const NotificationAddresses = Type.Object({
  items: Type.Array(
    Type.Object({
      bank: accountName(),
      /** The bank's statement can be queried, so a notification is never the only proof of a payment. */
      keepsStatement: Type.Boolean(),
      /** Valid ones, newest first; one with `endsAt` was replaced and is still accepted until then. */
      addresses: Type.Array(
        Type.Object({
          settles: Type.Boolean(),
          allowed: Type.Array(Type.String()),
          createdAt: time(),
          endsAt: nullable(time()),
        }),
      ),
    }),
  ),
})
export type NotificationAddresses = Static<typeof NotificationAddresses>

export const NewNotificationAddress = Type.Object({
  mode: mode(),
  bank: accountName(),
  /** A notification alone proves a payment; only for a bank whose statement cannot be queried. */
  settles: Type.Boolean(),
  /** Addresses or networks that the bank calls from, with commas; empty allows any. */
  allowed: Type.String({ maxLength: 1_000 }),
  /** How long the previous address stays valid. */
  graceHours: Type.Integer({ minimum: 0, maximum: graceHoursMax }),
  /** Public address of this gateway, for the letter. */
  origin: Type.String({ maxLength: 200 }),
})
export type NewNotificationAddress = Static<typeof NewNotificationAddress>

/** Created address with its secrets, which are shown only once. */
export const IssuedNotificationAddress = Type.Object({
  bank: accountName(),
  url: Type.String(),
  secrets: Type.Record(Type.String(), Type.String()),
  /** Letter to the bank, in Spanish, with all of it. */
  letter: Type.String(),
})
export type IssuedNotificationAddress = Static<typeof IssuedNotificationAddress>

export const EndedNotificationAddresses = Type.Object({ mode: mode(), bank: accountName() })
export type EndedNotificationAddresses = Static<typeof EndedNotificationAddresses>

export function notificationRoutes(context: AdminContext): AdminRoute[] {
  const { database, random, accountsOf, notificationAddresses } = context

  async function listOf(tenantId: string, modeName: 'test' | 'live'): Promise<NotificationAddresses> {
    await requireTenant(database, tenantId)
    const scope = { tenantId, livemode: isLive(modeName) }
    const names = Object.keys((await accountsOf(scope)).accounts) as AccountName[]
    const items = names
      .filter((name) => sendsNotifications(bankOf(name)))
      .map(async (name) => ({
        bank: name,
        keepsStatement: keepsStatement(bankOf(name)),
        addresses: (await notificationAddresses.show({ ...scope, bank: name })).map((address) => ({
          ...address,
          createdAt: address.createdAt.toISOString(),
          endsAt: textOrNull(address.endsAt),
        })),
      }))
    return { items: await Promise.all(items) }
  }

  return [
    adminRoute('GET /tenants/{tenantId}/notifications', {
      params: TenantPath,
      query: Type.Object({ mode: mode() }),
      answer: NotificationAddresses,
      handle: ({ params, query }) => listOf(params.tenantId, query.mode),
    }),
    adminRoute('POST /tenants/{tenantId}/notifications', {
      params: TenantPath,
      body: NewNotificationAddress,
      answer: IssuedNotificationAddress,
      status: 201,
      async handle({ params: { tenantId }, body, actor, language }) {
        const { name: tenantName } = await requireTenant(database, tenantId)
        if (!sendsNotifications(bankOf(body.bank))) throw refusal('/bank', texts.bank, language)
        if (body.settles && keepsStatement(bankOf(body.bank))) throw refusal('/settles', texts.settles, language)
        const allowed = rangesOf(body.allowed)
        if (!allowed) throw refusal('/allowed', texts.allowed, language)
        const origin = originOf(body.origin)
        if (origin === undefined) throw refusal('/origin', texts.origin, language)
        const owner = { tenantId, livemode: isLive(body.mode), bank: body.bank }
        const choice = { settles: body.settles, allowed, graceSeconds: body.graceHours * 3600, actor }
        const created = await notificationAddresses.make(random, owner, choice)
        return {
          bank: body.bank,
          url: `${origin}/notify/${created.token}`,
          secrets: created.secrets,
          letter: bankLetter(bankOf(body.bank), created, { origin, tenantName }),
        }
      },
    }),
    adminRoute('POST /tenants/{tenantId}/notifications/end', {
      params: TenantPath,
      body: EndedNotificationAddresses,
      answer: NotificationAddresses,
      async handle({ params: { tenantId }, body, actor }) {
        await requireTenant(database, tenantId)
        await notificationAddresses.end(random, { tenantId, livemode: isLive(body.mode), bank: body.bank }, actor)
        return listOf(tenantId, body.mode)
      },
    }),
  ]
}

const texts = {
  bank: {
    en: 'does not notify incoming money: its statement is read',
    es: 'no notifica el dinero recibido: se lee su estado de cuenta',
  },
  settles: {
    en: 'is only for banks without a statement query: here the account’s statement decides',
    es: 'es solo para bancos sin consulta de estado de cuenta: aquí decide el estado de cuenta',
  },
  allowed: {
    en: 'must be addresses or networks with commas, such as 45.175.213.98,10.0.0.0/8',
    es: 'deben ser direcciones o redes separadas por comas, como 45.175.213.98,10.0.0.0/8',
  },
  origin: {
    en: 'must be the public address of the gateway, such as https://payments.example.com',
    es: 'debe ser la dirección pública de la pasarela, como https://pagos.ejemplo.com',
  },
} satisfies Record<string, LocalizedText>

function refusal(path: string, text: LocalizedText, language: Language): GatewayError {
  return new GatewayError('invalid_request', { details: [{ path, message: text[language] }] })
}

function originOf(text: string): string | undefined {
  const url = URL.parse(text.trim())
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined
}
