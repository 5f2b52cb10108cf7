import { type KeyObject, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { GatewayError } from '../../foundation/errors.ts'
import { currentContext } from '../../foundation/request-context.ts'
import type { Database } from '../../storage/database.ts'
import { type CookieJar, cookieJar } from './cookie.ts'
import type { CurrentCredential, Identity } from './identity.ts'
import type { Permission } from './permissions.ts'
import { csrfTokenOf, type Sessions } from './sessions.ts'
import { mustEnrol } from './step-up.ts'
import { currentTokens, findByToken } from './tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null
  }
  interface FastifyContextConfig {
    permission?: Permission
  }
}

/** Authentication, authorisation and CSRF checks from a request's headers, before its body is read. */
export type Authentication = {
  authenticateRequest(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Those callers of long-lived requests whose session or token is still valid, for the same role and tenant. */
  stillSignedIn(identities: readonly Identity[]): Promise<Set<Identity>>
  cookies(request: FastifyRequest): CookieJar
  /** Cookie of a browser that has signed in before. */
  deviceCookies(request: FastifyRequest): CookieJar
  /** Cookie of a sign-in at the identity provider. */
  oidcCookies(request: FastifyRequest): CookieJar
}

export function createAuthentication(parts: {
  database: Database
  sessions: Sessions
  /** Of tokens: of the installation's current secret first, then of former ones. */
  peppers: readonly KeyObject[]
  /** In production browsers always use https, whatever protocol the last hop to this process uses. */
  isProduction: boolean
}): Authentication {
  const { database, sessions, peppers, isProduction } = parts
  const isSecure = (request: FastifyRequest) => isProduction || request.protocol === 'https'
  const cookies = (request: FastifyRequest) => cookieJar('session', isSecure(request))

  return {
    cookies,
    deviceCookies: (request) => cookieJar('device', isSecure(request)),
    oidcCookies: (request) => cookieJar('oidc', isSecure(request)),

    async authenticateRequest(request, reply) {
      void reply.header('cache-control', 'no-store')
      const { permission } = request.routeOptions.config
      if (isChange(request)) refuseCrossSite(request)
      if (permission?.roles === 'anyone') return

      request.identity = await authenticate(request, permission?.isPassive !== true)
      const context = currentContext()
      if (context) context.sessionId = request.identity.credentialId
      if (request.identity.via === 'session' && isChange(request)) requireCsrfToken(request)
      // Routes that do not exist have no permission and respond 404 to every signed-in user.
      if (permission && !permission.roles.includes(request.identity.role)) throw new GatewayError('forbidden')
      if (mustEnrol(request.identity, isProduction) && permission?.beforeFactor !== true) {
        throw new GatewayError('factor_enrolment_required')
      }
    },

    async stillSignedIn(identities) {
      const [opened, issued] = [identities.filter(isSession), identities.filter((identity) => !isSession(identity))]
      const rows = await Promise.all([
        opened.length === 0 ? [] : sessions.current(opened.map(({ credential }) => credential)),
        issued.length === 0
          ? []
          : currentTokens(
              database,
              issued.map(({ credentialId }) => credentialId),
            ),
      ])
      const current = new Set(rows.flat().map(keyOf))
      return new Set(identities.filter((identity) => current.has(keyOf(identity))))
    },
  }

  async function authenticate(request: FastifyRequest, isActive: boolean): Promise<Identity> {
    const { authorization, cookie } = request.headers
    const bearer = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
    const session = cookies(request).read(cookie)
    const identity =
      authorization === undefined
        ? session && (await sessions.find(session, isActive))
        : bearer && (await findByToken(database, peppers, bearer))
    if (!identity) throw new GatewayError('not_signed_in')
    return identity
  }

  function requireCsrfToken(request: FastifyRequest): void {
    const given = Buffer.from(String(request.headers['x-csrf-token'] ?? ''))
    const expected = Buffer.from(csrfTokenOf(cookies(request).read(request.headers.cookie) ?? ''))
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new GatewayError('csrf_refused')
  }
}

function isSession({ via }: Identity): boolean {
  return via === 'session'
}

function keyOf({ credential, role, tenantId }: CurrentCredential): string {
  return [credential.toString('hex'), role, tenantId].join(' ')
}

function isChange({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/** Rejects cross-site requests by Sec-Fetch-Site or Origin. Requests with neither come from no current browser. */
function refuseCrossSite(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return
    throw new GatewayError('csrf_refused')
  }
  if (origin === undefined || URL.parse(origin)?.host === request.host) return
  throw new GatewayError('csrf_refused')
}
