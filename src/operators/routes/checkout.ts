import { qrSvg } from '../../checkout/qr.ts'
import { type Link as StoredLink, linkState } from '../../checkout/link-store.ts'
import { NewLink } from '../../checkout/schema.ts'
import { type Session, sessionStatuses } from '../../checkout/session.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { type Decimal, fixed2 } from '../../foundation/money.ts'
import { nextCursor, pageParameters, readPage } from '../../foundation/page.ts'
import { FileBody } from '../../foundation/route.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import type { Scope } from '../../foundation/scope.ts'
import { type Language, languages, type LocalizedText } from '../../foundation/text.ts'
import { personAsCaller } from '../../tenants/person-caller.ts'
import { requireTenant } from '../../tenants/tenants.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { isLive, mode, nullable, TenantPath, textOrNull, time, uuid } from '../schema.ts'

const currency = () => Type.Enum(['USD', 'VES'] as const)

/** Payment link of a tenant. Amounts are exact decimals as text; both are null if the customer types the amount. */
export const PaymentLink = Type.Object({
  linkId: uuid(),
  url: Type.String(),
  /** `used`: it has had all the payments that it is for. */
  state: Type.Enum(['open', 'off', 'expired', 'used'] as const),
  usdAmount: nullable(Type.String()),
  vesAmount: nullable(Type.String()),
  /** Of the amount that the customer types. */
  currency: currency(),
  description: Type.String(),
  reusable: Type.Boolean(),
  /** Null: any number. */
  maxUses: nullable(Type.Integer()),
  paidSessions: Type.Integer(),
  createdAt: time(),
  expiresAt: nullable(time()),
})
export type PaymentLink = Static<typeof PaymentLink>

/** Links, newest first. */
export const PaymentLinkPage = Type.Object({ items: Type.Array(PaymentLink), nextCursor })
export type PaymentLinkPage = Static<typeof PaymentLinkPage>

export const NewPaymentLink = Type.Object({
  mode: mode(),
  /** Decimal text, or `customer`: the customer types the amount. */
  amount: Type.String({
    pattern: '^(customer|\\d{1,8}(\\.\\d{1,2})?)$',
    'x-hint': {
      en: 'must be an amount with at most two decimals, such as 25.50',
      es: 'debe ser un monto con dos decimales como máximo, como 25.50',
    },
  }),
  currency: currency(),
  description: NewLink.properties.description,
  /** Whether it can be paid more than once. */
  reusable: Type.Boolean(),
  maxUses: NewLink.properties.maxUses,
  expiresAt: Type.Optional(time()),
  /** Of the customer's page; Spanish if absent. */
  language: Type.Optional(Type.Enum(languages)),
})
export type NewPaymentLink = Static<typeof NewPaymentLink>

export const LinkSwitch = Type.Object({ mode: mode(), active: Type.Boolean() })
export type LinkSwitch = Static<typeof LinkSwitch>

/** Checkout session, without the address of its page: anyone who has the address can pay and see the customer's data. */
export const CheckoutSession = Type.Object({
  sessionId: uuid(),
  status: Type.Enum(sessionStatuses),
  usdAmount: nullable(Type.String()),
  vesAmount: nullable(Type.String()),
  description: Type.String(),
  linkId: nullable(uuid()),
  /** The payment that paid it, else the one in progress. */
  paymentId: nullable(uuid()),
  createdAt: time(),
})
export type CheckoutSession = Static<typeof CheckoutSession>

/** Sessions, newest first. */
export const CheckoutSessionPage = Type.Object({ items: Type.Array(CheckoutSession), nextCursor })
export type CheckoutSessionPage = Static<typeof CheckoutSessionPage>

const LinkPath = Type.Object({ tenantId: uuid(), linkId: uuid() })
const PageQuery = Type.Object({ mode: mode(), ...pageParameters })

export function checkoutRoutes({ database, clock, cursors, checkout }: AdminContext): AdminRoute[] {
  const { links, sessions } = checkout

  async function scopeOf(given: string, chosen: 'test' | 'live'): Promise<Scope> {
    const { tenantId } = await requireTenant(database, given)
    return { tenantId, livemode: isLive(chosen) }
  }

  function linkView(link: StoredLink): PaymentLink {
    const { linkId, currency: typed, description, isShared, maxUses, paid } = link
    return {
      linkId,
      url: checkout.linkUrl(link),
      state: linkState(link, new Date(clock.now())),
      ...amountsView(link),
      currency: typed,
      description,
      reusable: !isShared,
      maxUses: isShared ? null : maxUses,
      paidSessions: paid,
      createdAt: link.createdAt.toISOString(),
      expiresAt: textOrNull(link.expiresAt),
    }
  }

  /** An end that has passed would make a link that nobody can pay. */
  function endOf(text: string | undefined, language: Language): { expiresAt?: string } {
    if (text === undefined) return {}
    const end = new Date(text).getTime()
    if (Number.isNaN(end) || end <= clock.now()) throw refusal('/expiresAt', texts.expiresAt, language)
    return { expiresAt: text }
  }

  return [
    adminRoute('GET /tenants/{tenantId}/links', {
      params: TenantPath,
      query: PageQuery,
      answer: PaymentLinkPage,
      async handle({ params, query, language }) {
        const scope = await scopeOf(params.tenantId, query.mode)
        const page = await readPage(
          { cursors, list: ['operator payment links', scope], language },
          query,
          (after, limit) => links.list(scope, { after, limit }),
          ({ linkId }) => linkId,
        )
        return { ...page, items: page.items.map(linkView) }
      },
    }),
    adminRoute('POST /tenants/{tenantId}/links', {
      params: TenantPath,
      body: NewPaymentLink,
      answer: PaymentLink,
      status: 201,
      async handle({ params: { tenantId }, body, actor, language }) {
        const tenant = await requireTenant(database, tenantId)
        if (tenant.deactivatedAt) throw new GatewayError('tenant_inactive')
        const { description, reusable, maxUses } = body
        if (maxUses !== undefined && !reusable) throw refusal('/maxUses', texts.maxUses, language)
        const caller = personAsCaller(tenant, isLive(body.mode), actor)
        const { body: created } = await checkout.createLink(
          { caller, claim: undefined, language, actor },
          {
            ...amountOf(body, language),
            description,
            reusable,
            ...(maxUses === undefined ? {} : { maxUses }),
            ...endOf(body.expiresAt, language),
            language: body.language ?? 'es',
          },
        )
        const { linkId } = created as { linkId: string }
        return linkView(await checkout.findLink(caller.scope, linkId))
      },
    }),
    adminRoute('POST /tenants/{tenantId}/links/{linkId}/switch', {
      params: LinkPath,
      body: LinkSwitch,
      answer: PaymentLink,
      async handle({ params: { tenantId, linkId }, body, actor }) {
        const scope = await scopeOf(tenantId, body.mode)
        await checkout.findLink(scope, linkId)
        await links.setActive(scope, linkId, body.active, actor)
        return linkView(await checkout.findLink(scope, linkId))
      },
    }),
    adminRoute('GET /tenants/{tenantId}/links/{linkId}/qr', {
      params: LinkPath,
      query: Type.Object({ mode: mode() }),
      answer: Type.Unknown(),
      async handle({ params: { tenantId, linkId }, query }) {
        const link = await checkout.findLink(await scopeOf(tenantId, query.mode), linkId)
        return new FileBody('qr.svg', 'image/svg+xml', Buffer.from(qrSvg(checkout.linkUrl(link))))
      },
    }),
    adminRoute('GET /tenants/{tenantId}/checkout-sessions', {
      params: TenantPath,
      query: PageQuery,
      answer: CheckoutSessionPage,
      async handle({ params, query, language }) {
        const scope = await scopeOf(params.tenantId, query.mode)
        const page = await readPage(
          { cursors, list: ['operator checkout sessions', scope], language },
          query,
          (after, limit) => sessions.list(scope, { after, limit }),
          ({ sessionId }) => sessionId,
        )
        return { ...page, items: page.items.map(sessionView) }
      },
    }),
  ]
}

function amountsView({ usdAmount, vesAmount }: { usdAmount: Decimal | null; vesAmount: Decimal | null }) {
  return { usdAmount: usdAmount && fixed2(usdAmount), vesAmount: vesAmount && fixed2(vesAmount) }
}

function sessionView(session: Session): CheckoutSession {
  const { sessionId, status, description, linkId, paidBy, chargeId, requestId, createdAt } = session
  return {
    sessionId,
    status,
    ...amountsView(session),
    description,
    linkId,
    paymentId: paidBy ?? chargeId ?? requestId,
    createdAt: createdAt.toISOString(),
  }
}

const highest = { USD: 100_000, VES: 99_999_999.99 }

/** The tenants' API has the same limits in its schema; here amounts are text. */
function amountOf({ amount, currency: chosen }: NewPaymentLink, language: Language) {
  if (amount === 'customer') return { amount: 'customer', currency: chosen } as const
  const value = Number(amount)
  if (value < 0.01 || value > highest[chosen]) throw refusal('/amount', texts.amount[chosen], language)
  return chosen === 'USD' ? { usdAmount: value } : { vesAmount: value }
}

const texts = {
  amount: {
    USD: { en: 'must be from 0.01 to 100,000 USD', es: 'debe ser de 0,01 a 100.000 USD' },
    VES: { en: 'must be from 0.01 to 99,999,999.99 VES', es: 'debe ser de 0,01 a 99.999.999,99 Bs.' },
  },
  maxUses: {
    en: 'is only for a link that can be paid more than once',
    es: 'es solo para un enlace que se puede pagar más de una vez',
  },
  expiresAt: { en: 'must be in the future', es: 'debe estar en el futuro' },
} satisfies Record<string, LocalizedText | Record<'USD' | 'VES', LocalizedText>>

function refusal(path: string, text: LocalizedText, language: Language): GatewayError {
  return new GatewayError('invalid_request', { details: [{ path, message: text[language] }] })
}
