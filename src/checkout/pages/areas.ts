import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unaudited } from '../../audit/entry.ts'
import type { AnyPage } from '../../../checkout/addresses.ts'
import { renderPage } from '../../../checkout/render.ts'
import { script } from '../../../checkout/script.ts'
import { stateOf } from '../../../checkout/state.ts'
import { styleOf } from '../../../checkout/style.ts'
import type { MessagePage } from '../../../checkout/view.ts'
import { GatewayError } from '../../foundation/errors.ts'
import type { Language } from '../../foundation/text.ts'
import { isHyphenatedUuid } from '../../foundation/uuid.ts'
import type { FoundSession } from '../session.ts'
import { isToken } from '../tokens.ts'
import { beginC2p, chargeC2p, showC2p, showC2pKey, tryC2pAgain } from './c2p.ts'
import { showCard } from './card.ts'
import { chargeWithFactor, sendCard } from './card-factor.ts'
import { chargeDebit, requestDebitKey, showDebit } from './debit.ts'
import { openLink, showLink } from './link.ts'
import { requestPagoMovil, showPagoMovil } from './pago-movil.ts'
import { checkPage, receiptPage } from './receipt.ts'
import { reportReference } from './reference.ts'
import { followedPage, showSession } from './session.ts'
import { addressOf, type Form, methodsOf, type PageParts, type Result, toSession, type Visit } from './visit.ts'
import type { CheckoutMethod } from '../order.ts'

type Handler = (visit: Visit, paymentId: string) => Promise<Result>
type SessionRoute = { method: 'GET' | 'POST'; url: string; needs?: CheckoutMethod; handle: Handler }

/** Pages of a session, below `/pay/{token}`. A GET changes nothing. */
const sessionRoutes: SessionRoute[] = [
  { method: 'GET', url: '', handle: showSession },
  { method: 'POST', url: '/cancel', handle: cancel },
  { method: 'GET', url: '/c2p', needs: 'c2p', handle: (visit) => showC2p(visit) },
  { method: 'POST', url: '/c2p', needs: 'c2p', handle: beginC2p },
  { method: 'GET', url: '/c2p/:paymentId', needs: 'c2p', handle: (visit, id) => showC2pKey(visit, id) },
  { method: 'POST', url: '/c2p/:paymentId', needs: 'c2p', handle: chargeC2p },
  { method: 'POST', url: '/c2p/:paymentId/again', needs: 'c2p', handle: tryC2pAgain },
  { method: 'GET', url: '/pago-movil', needs: 'pago_movil', handle: (visit) => showPagoMovil(visit) },
  { method: 'POST', url: '/pago-movil', needs: 'pago_movil', handle: requestPagoMovil },
  { method: 'POST', url: '/pago-movil/reference', needs: 'pago_movil', handle: reportReference },
  { method: 'GET', url: '/debit', needs: 'debit', handle: (visit) => showDebit(visit) },
  { method: 'POST', url: '/debit', needs: 'debit', handle: requestDebitKey },
  { method: 'POST', url: '/debit/key', needs: 'debit', handle: chargeDebit },
  { method: 'GET', url: '/card', needs: 'card', handle: (visit) => showCard(visit) },
  { method: 'POST', url: '/card', needs: 'card', handle: sendCard },
  { method: 'POST', url: '/card/key', needs: 'card', handle: chargeWithFactor },
]

const isShown = (url: string) => sessionRoutes.some((route) => route.method === 'GET' && route.url === url)

/** Addresses of forms only. A customer who loads one, such as after an error, gets to the page above it. */
const formOnlyUrls = sessionRoutes.map(({ url }) => url).filter((url) => !isShown(url))

const CACHE_FOREVER = 'public, max-age=31536000, immutable'
const schema = { hide: true }

/** The pages that customers see: `/pay`, `/l` and `/r`. */
export function checkoutAreas(parts: PageParts) {
  const { checkout } = parts
  return [
    { prefix: '/pay', register: asPages(registerSessions) },
    { prefix: '/l', register: asPages(registerLinks) },
    { prefix: '/r', register: asPages(registerReceipts) },
  ]

  function registerSessions(app: FastifyInstance): void {
    app.get('/assets/:file', { schema }, (request, reply) => {
      const { file = '' } = request.params as { file?: string }
      if (`/pay/assets/${file}` !== script.path) throw new GatewayError('not_found')
      return reply.headers({ 'cache-control': CACHE_FOREVER }).type('text/javascript; charset=utf-8').send(script.bytes)
    })
    app.get('/logo/:hash', { schema }, async (request, reply) => {
      const { hash = '' } = request.params as { hash?: string }
      const logo = /^[0-9a-f]{64}$/.test(hash) ? await checkout.profiles.logo(hash) : undefined
      if (!logo) throw new GatewayError('not_found')
      return reply.headers({ 'cache-control': CACHE_FOREVER }).type(logo.type).send(logo.bytes)
    })
    app.get('/:token/status', { schema }, async (request, reply) => {
      const result = await followedPage(await visitOf(request))
      const state = 'page' in result ? stateOf(result.page) : 'moved'
      return reply.headers({ 'cache-control': 'no-store' }).send({ state })
    })
    for (const { method, url, needs, handle } of sessionRoutes) {
      app.route({
        method,
        url: `/:token${url}`,
        schema,
        handler: async (request, reply) => {
          const visit = await visitOf(request)
          const { paymentId = '' } = request.params as { paymentId?: string }
          if (url.includes(':paymentId') && !isHyphenatedUuid(paymentId)) throw new GatewayError('not_found')
          const isOffered = needs === undefined || (await methodsOf(visit)).includes(needs)
          return send(reply, isOffered ? await handle(visit, paymentId) : toSession(visit), visit)
        },
      })
    }
    for (const url of formOnlyUrls) {
      app.get(`/:token${url}`, { schema }, async (request, reply) => {
        const visit = await visitOf(request)
        const { paymentId = '' } = request.params as { paymentId?: string }
        const above = url.slice(0, url.lastIndexOf('/')).replace(':paymentId', encodeURIComponent(paymentId))
        return send(reply, { redirect: addressOf(visit, above) }, visit)
      })
    }
  }

  function registerLinks(app: FastifyInstance): void {
    for (const method of ['GET', 'POST'] as const) {
      app.route({
        method,
        url: '/:slug',
        schema,
        handler: async (request, reply) => {
          const { slug = '' } = request.params as { slug?: string }
          const found = isToken(slug) ? await checkout.links.findBySlug(slug) : undefined
          if (!found?.isActive) throw new GatewayError('not_found')
          const form = formOf(request)
          const language = languageOf(request)
          const visit = { ...parts, ...found, language, path: `/l/${slug}`, form, address: request.ip }
          return send(reply, await (method === 'GET' ? showLink(visit) : openLink(visit)), found)
        },
      })
    }
  }

  function registerReceipts(app: FastifyInstance): void {
    app.get('/:token', { schema }, async (request, reply) => {
      const { token = '' } = request.params as { token?: string }
      const found = isToken(token) ? await checkout.sessions.findByReceipt(token) : undefined
      if (!found) throw new GatewayError('not_found')
      const language = languageOf(request)
      return send(reply, { page: await receiptPage({ ...parts, found, language, token }) }, found)
    })
    app.get('/check/:token', { schema }, async (request, reply) => {
      const { token = '' } = request.params as { token?: string }
      const found = isToken(token) ? await checkout.sessions.findByCheck(token) : undefined
      if (!found) throw new GatewayError('not_found')
      const language = languageOf(request)
      return send(reply, { page: await checkPage({ ...parts, found, language, token }) }, found)
    })
  }

  async function visitOf(request: FastifyRequest): Promise<Visit> {
    const { token = '' } = request.params as { token?: string }
    const found = isToken(token) ? await checkout.sessions.findByToken(token) : undefined
    if (!found?.isActive) throw new GatewayError('not_found')
    return {
      ...parts,
      ...found,
      language: languageOf(request),
      path: `/pay/${token}`,
      form: formOf(request),
      query: firstValues(request.query),
      address: request.ip,
      requestId: request.id,
    }
  }
}

async function cancel(visit: Visit): Promise<Result> {
  const { checkout, caller, session } = visit
  await checkout.sessions.end(caller.scope, session.sessionId, {
    ...unaudited,
    reason: 'canceled',
    now: visit.now(),
  })
  return { redirect: addressOf(visit) }
}

/** Forms instead of JSON, and a page instead of the body of an error. */
function asPages(register: (app: FastifyInstance) => void) {
  return (app: FastifyInstance): void => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => Object.fromEntries([...new URLSearchParams(body)].toReversed()),
    )
    app.addHook('onSend', async (request, reply, payload) => {
      const isError = reply.statusCode >= 400 && String(reply.getHeader('content-type')).startsWith('application/json')
      if (!isError) return payload
      const language = languageOf(request)
      const page: MessagePage = { kind: messageOf(reply.statusCode), language, path: request.url.split('?')[0] ?? '/' }
      void reply.headers(pageHeaders(page, [])).type(HTML)
      const text = renderPage(page)
      void reply.header('content-length', Buffer.byteLength(text))
      return text
    })
    register(app)
  }
}

function messageOf(status: number): MessagePage['kind'] {
  if (status === 404 || status === 405) return 'not_found'
  if (status === 429) return 'too_many_requests'
  return status >= 500 ? 'unavailable' : 'bad_request'
}

const HTML = 'text/html; charset=utf-8'

function send(
  reply: FastifyReply,
  result: { page: AnyPage; status?: number } | { redirect: string },
  { profile }: Pick<FoundSession, 'profile'>,
): FastifyReply {
  if ('redirect' in result) return reply.header('cache-control', 'no-store').redirect(result.redirect, 303)
  const { page, status = 200 } = result
  if (profile.frameOrigins.length > 0) void reply.removeHeader('x-frame-options')
  return reply.status(status).headers(pageHeaders(page, profile.frameOrigins)).type(HTML).send(renderPage(page))
}

/** Nothing from elsewhere, nothing inline but the style, no frame but those of the tenant. */
function pageHeaders(page: AnyPage, frameOrigins: string[]): Record<string, string> {
  const { hash } = styleOf('merchant' in page ? page.merchant.colour : undefined)
  const policy = [
    "default-src 'none'",
    `style-src '${hash}'`,
    "script-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameOrigins.length === 0 ? "'none'" : frameOrigins.join(' ')}`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-robots-tag': 'noindex, nofollow',
  }
}

function languageOf(request: FastifyRequest): Language {
  const chosen = firstValues(request.query)['lang'] ?? formOf(request)['lang']
  return chosen === 'en' ? 'en' : 'es'
}

function formOf(request: FastifyRequest): Form {
  return typeof request.body === 'object' && request.body !== null ? (request.body as Form) : {}
}

function firstValues(query: unknown): Form {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>)
  return Object.fromEntries(entries.map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)]))
}
