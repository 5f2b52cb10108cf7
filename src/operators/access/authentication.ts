import { type KeyObject, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { GatewayError } from '../../foundation/errors.ts'
import type { Database } from '../../storage/database.ts'
import { type CookieJar, cookieJar } from './cookie.ts'
import type { Identity } from './identity.ts'
import type { Permission } from './permissions.ts'
import { csrfTokenOf, type Sessions } from './sessions.ts'
import { findByToken } from './tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null
  }
  interface FastifyContextConfig {
    permission?: Permission
  }
}

/** Everything that is decided from a request's head, before anything of its body is read. */
export type Authentication = {
  authenticateRequest(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Whether who came in a while ago would still be let in. */
  isSessionValid(request: FastifyRequest): Promise<boolean>
  cookies(request: FastifyRequest): CookieJar
}

export function createAuthentication(parts: {
  database: Database
  sessions: Sessions
  pepper: KeyObject
  /** Whether people only ever come over https, whatever the last hop to this process is. */
  alwaysSecure: boolean
}): Authentication {
  const { database, sessions, pepper, alwaysSecure } = parts
  const cookies = (request: FastifyRequest) => cookieJar(alwaysSecure || request.protocol === 'https')

  return {
    cookies,

    async authenticateRequest(request, reply) {
      void reply.header('cache-control', 'no-store')
      const { permission } = request.routeOptions.config
      if (isChange(request)) refuseForeignPage(request)
      if (permission?.roles === 'anyone') return

      request.identity = await authenticate(request, permission?.isPassive !== true)
      if (request.identity.via === 'session' && isChange(request)) requireCsrfToken(request)
      // An address that does not exist says so to everybody who has signed in.
      if (permission && !permission.roles.includes(request.identity.role)) throw new GatewayError('forbidden')
    },

    isSessionValid: (request) =>
      authenticate(request, false).then(
        () => true,
        (error) => !(error instanceof GatewayError && error.status === 401),
      ),
  }

  async function authenticate(request: FastifyRequest, isActive: boolean): Promise<Identity> {
    const { authorization, cookie } = request.headers
    const bearer = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
    const session = cookies(request).read(cookie)
    const identity =
      authorization === undefined
        ? session && (await sessions.find(session, isActive))
        : bearer && (await findByToken(database, pepper, bearer))
    if (!identity) throw new GatewayError('not_signed_in')
    return identity
  }

  function requireCsrfToken(request: FastifyRequest): void {
    const given = Buffer.from(String(request.headers['x-csrf-token'] ?? ''))
    const expected = Buffer.from(csrfTokenOf(cookies(request).read(request.headers.cookie) ?? ''))
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new GatewayError('csrf_refused')
  }
}

function isChange({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/** Browsers say themselves which page a request comes from; who says nothing is no browser of the last years. */
function refuseForeignPage(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return
    throw new GatewayError('csrf_refused')
  }
  if (origin === undefined || URL.parse(origin)?.host === request.host) return
  throw new GatewayError('csrf_refused')
}
