import { auditParams } from '../audit/entry.ts'
import type { BankRegistry } from '../banks/registry.ts'
import { GatewayError, keyInUse } from '../foundation/errors.ts'
import { limits } from '../foundation/limits.ts'
import { datedBy, type Random } from '../foundation/random.ts'
import type { Answer, Call } from '../foundation/route.ts'
import type { Caller, Scope } from '../foundation/scope.ts'
import type { Database } from '../storage/database.ts'
import type { DatabaseClock } from '../storage/database-clock.ts'
import type { Sealer } from '../storage/sealing.ts'
import { omitEmpty } from '../payments/receipt.ts'
import { createLinkStore, isFixed, type Link, type LinkStore } from './link-store.ts'
import { type Order, orderView } from './order.ts'
import { checkLink, readOrder } from './orders.ts'
import { createProfileStore, type ProfileStore } from './profiles.ts'
import type { NewLink, NewSession } from './schema.ts'
import { type Session, sessionNotFound } from './session.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import { createTokens, type Tokens } from './tokens.ts'

/** Sessions and links of tenants: by API, dashboard and command line. */
export type Checkout = {
  sessions: SessionStore
  links: LinkStore
  profiles: ProfileStore
  tokens: Tokens
  createSession(by: By, body: NewSession): Promise<Answer>
  expireSession(by: By & { actor: string }, sessionId: string): Promise<object>
  createLink(by: By & { actor: string }, body: NewLink): Promise<Answer>
  sessionView(scope: Scope, session: Session): object
  linkView(scope: Scope, link: Link): object
  linkUrl(link: Pick<Link, 'slug' | 'language'>): string
  findSession(scope: Scope, sessionId: string): Promise<Session>
  findLink(scope: Scope, linkId: string): Promise<Link>
  /** The session of a visit to a link; undefined if the link takes no more payments. */
  visit(caller: Pick<Caller, 'scope' | 'keyId'>, link: Link, order: Order): Promise<Session | undefined>
}

type By = Pick<Call, 'caller' | 'claim' | 'language'>

export type CheckoutParts = {
  database: Database
  sealer: Sealer
  random: Random
  databaseClock: Pick<DatabaseClock, 'now'>
  registry: BankRegistry
  /** Where customers reach this gateway, without a slash at the end. */
  publicUrl(): string
}

export function createCheckout(parts: CheckoutParts): Checkout {
  const { database, sealer, databaseClock, publicUrl } = parts
  // Ids carry the database's time, because lists sort by id.
  const random = datedBy(parts.random, () => databaseClock.now().getTime())
  const tokens = createTokens(parts.random)
  const sessions = createSessionStore({ database, sealer, tokens })
  const links = createLinkStore({ database, sealer, tokens, newId: () => random.uuid() })
  const profiles = createProfileStore({ database, random })
  const orderParts = { registry: parts.registry, profiles }

  return {
    sessions,
    links,
    profiles,
    tokens,
    sessionView,
    linkView,
    linkUrl,
    findSession,
    findLink,

    async createSession({ caller, claim, language }, body) {
      const { scope } = caller
      const order = await readOrder(orderParts, scope, body, language)
      const session = newSession(caller, order, body.expiresInMinutes)
      const answer = { status: 201, body: sessionView(scope, session) }
      const sealed = claim?.seal(answer) ?? null
      const isWritten = await sessions.insert(scope, session, { claim, do: 'complete', status: 201, answer: sealed })
      if (!isWritten) throw keyInUse()
      claim?.markCompleted()
      return answer
    },

    async expireSession({ caller: { scope }, actor }, sessionId) {
      const session = await findSession(scope, sessionId)
      const end = { reason: 'expired', now: databaseClock.now(), ...auditParams(random, actor) } as const
      const isEnded = await sessions.end(scope, session.sessionId, end)
      if (!isEnded && session.status !== 'EXPIRED') throw new GatewayError('checkout_session_not_open')
      return sessionView(scope, await findSession(scope, sessionId))
    },

    async createLink({ caller, claim, language, actor }, body) {
      const { scope } = caller
      checkLink(body, databaseClock.now(), language)
      const order = await readOrder(orderParts, scope, body, language)
      const reusable = body.reusable ?? body.maxUses !== undefined
      const link: Link = {
        ...order,
        linkId: random.uuid(),
        slug: links.newSlug(),
        currency: body.currency ?? 'USD',
        maxUses: reusable ? (body.maxUses ?? null) : 1,
        isShared: !reusable,
        isActive: true,
        expiresAt: body.expiresAt === undefined ? null : new Date(body.expiresAt),
        createdAt: databaseClock.now(),
        uses: 0,
        paid: 0,
      }
      const answer = { status: 201, body: linkView(scope, link) }
      const sealed = claim?.seal(answer) ?? null
      const update = { claim, do: 'complete', status: 201, answer: sealed } as const
      if (!(await links.insert(scope, link, { actor, update }))) throw keyInUse()
      claim?.markCompleted()
      return answer
    },

    async visit(caller, link, order) {
      const { scope } = caller
      const session = { ...newSession(caller, order, undefined, link.expiresAt), linkId: link.linkId }
      const result = await sessions.insertFromLink(scope, session, { linkId: link.linkId, isTyped: !isFixed(link) })
      if (result.kind === 'created') return session
      return result.kind === 'current' && link.isShared ? findSession(scope, result.sessionId) : undefined
    },
  }

  function newSession(
    { keyId }: Pick<Caller, 'keyId'>,
    order: Order,
    minutes: number = limits.checkoutMinutes,
    noLaterThan: Date | null = null,
  ): Session {
    const createdAt = databaseClock.now()
    const endsAt = new Date(createdAt.getTime() + minutes * 60_000)
    const expiresAt = noLaterThan && noLaterThan < endsAt ? noLaterThan : endsAt
    return sessions.newSession({ order, sessionId: random.uuid(), keyId, createdAt, expiresAt })
  }

  async function findSession(scope: Scope, sessionId: string): Promise<Session> {
    const session = await sessions.find(scope, sessionId)
    if (!session) throw sessionNotFound()
    return session
  }

  async function findLink(scope: Scope, linkId: string): Promise<Link> {
    const link = await links.find(scope, linkId)
    if (!link) throw new GatewayError('payment_link_not_found')
    return link
  }

  function sessionView({ livemode }: Scope, session: Session): object {
    const { sessionId, token, status, linkId, paidBy, paidAt, createdAt, expiresAt } = session
    const isPaid = status === 'PAID'
    return omitEmpty({
      sessionId,
      url: addressOf(`/pay/${token}`, session),
      status,
      ...orderView(session),
      linkId: linkId ?? undefined,
      paymentId: paidBy ?? undefined,
      receiptUrl: isPaid ? addressOf(`/r/${tokens.receiptOf(token)}`, session) : undefined,
      paidAt: paidAt?.toISOString(),
      livemode,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })
  }

  function linkUrl(link: Pick<Link, 'slug' | 'language'>): string {
    return addressOf(`/l/${link.slug}`, link)
  }

  /** The pages are in Spanish unless their address names another language. */
  function addressOf(path: string, { language }: Pick<Order, 'language'>): string {
    return `${publicUrl()}${path}${language === 'es' ? '' : `?lang=${language}`}`
  }

  function linkView({ livemode }: Scope, link: Link): object {
    const hasAmount = isFixed(link)
    return omitEmpty({
      linkId: link.linkId,
      url: linkUrl(link),
      active: link.isActive,
      ...orderView(link),
      amount: hasAmount ? 'fixed' : 'customer',
      currency: hasAmount ? undefined : link.currency,
      reusable: !link.isShared,
      maxUses: link.isShared ? undefined : (link.maxUses ?? undefined),
      paidSessions: link.paid,
      livemode,
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt?.toISOString(),
    })
  }
}
