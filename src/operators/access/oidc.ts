import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Configuration, IDToken } from 'openid-client'
import type { Clock } from '../../foundation/clock.ts'
import { type AnyErrorCode, GatewayError } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import { errorFields, type Log } from '../../foundation/log.ts'
import type { Random } from '../../foundation/random.ts'
import type { RoleMapping } from '../../foundation/setting-readers.ts'
import type { Settings } from '../../foundation/settings.ts'
import type { Database } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'
import { requireTenant, TenantError } from '../../tenants/tenants.ts'
import type { LoginThrottle } from './login-throttle.ts'
import { type ExternalUser, type Person, refuseExternalUser, storeExternalUser } from './oidc-users.ts'
import type { Place, Sessions } from './sessions.ts'

/**
 * Sign-in at an OpenID Connect provider: authorization code flow with PKCE, state and nonce.
 *
 * A sign-in in progress is a signed cookie, the ticket. State, nonce and PKCE verifier are derived from it, so that none of
 * them is stored and beginning a sign-in writes nothing. A ticket returns from the provider once, in the browser that has
 * it, within 5 minutes.
 */
export type Oidc = {
  label: string
  /** Address of the provider, and the ticket for the browser. With a session: a step-up of it. */
  start(session?: { credential: Buffer }): Promise<{ url: string; ticket: string }>
  /** Finishes what the ticket began: `token` of a new session, or undefined after a step-up. */
  finish(query: URLSearchParams, ticket: string | undefined, place: Place): Promise<{ token: string | undefined }>
  sweep(): Promise<void>
}

export const callbackPath = '/admin/api/session/oidc/callback'

const SECRET_BYTES = 32
/** Difference between the provider's clock and ours that is tolerated. */
const SKEW_SECONDS = 30
const REQUEST_SECONDS = 10
/** Provider metadata is read again after this time. */
const METADATA_MS = 3_600_000

const useTicket = statement<{ tokenHash: Buffer; lifetimeSeconds: number }>(
  'oidc.use_ticket',
  `insert into oidc_returns (token_hash, expires_at)
   values (:tokenHash, now() + make_interval(secs => :lifetimeSeconds)) on conflict do nothing returning 1`,
)

const sweepReturns = statement('oidc.sweep', `delete from oidc_returns where expires_at < now()`)

type Parts = {
  settings: Settings
  database: Database
  random: Random
  clock: Clock
  log: Log
  pepper: KeyObject
  attempts: Pick<LoginThrottle, 'countAddress' | 'recordAddressSuccess'>
  sessions: Sessions
  dashboardUrl(): string
}

/** Undefined if no provider is configured. */
export function createOidc(parts: Parts): Oidc | undefined {
  const { settings, database, random, clock, log, pepper, attempts, sessions, dashboardUrl } = parts
  const { oidcIssuer: issuer, oidcRoles, oidcRoleClaim, oidcRequireAmr } = settings
  if (issuer === undefined) return undefined
  const provider = createProvider(settings, issuer, clock)
  const tickets = createTickets(pepper, clock, random)
  const redirectUri = () => `${dashboardUrl()}${callbackPath}`

  return {
    label: settings.oidcLabel || new URL(issuer).host,

    async start(session) {
      const client = await openidClient()
      const configuration = await provider().catch(refuse('oidc_unreachable'))
      const ticket = tickets.issue(session?.credential)
      const { state, nonce, verifier } = ticket
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri(),
        scope: [...new Set(['openid', ...settings.oidcScope])].join(' '),
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(session ? { prompt: 'login', max_age: '0' } : {}),
      })
      return { url: url.href, ticket: ticket.text }
    },

    async finish(query, text, place) {
      const ticket = tickets.open(text)
      if (!ticket || !isSame(query.get('state') ?? '', ticket.state)) throw new GatewayError('oidc_expired')
      await attempts.countAddress(place.address)
      // Kept for twice its lifetime: the database's clock may be ahead of the one that the ticket expires by.
      const params = { tokenHash: ticket.hash, lifetimeSeconds: 2 * limits.secondStepSeconds }
      if ((await run(database, useTicket, params)).length === 0) throw new GatewayError('oidc_expired')

      const claims = await exchange(query, ticket)
      const isFresh = (claims.auth_time ?? 0) >= ticket.startedAt - SKEW_SECONDS
      const provedAt = claims.auth_time === undefined ? undefined : new Date(claims.auth_time * 1000)
      const user = await admit(claims, ticket.session ? 'step-up' : 'sign-in')
      await attempts.recordAddressSuccess(place.address)
      if (!ticket.session) {
        const verifiedWith = isFresh ? ('factor' as const) : null
        const opened = { ...place, former: undefined, verifiedWith, verifiedAt: provedAt }
        const { token } = await sessions.open(user.userId, opened)
        return { token }
      }
      const session = { credential: ticket.session, userId: user.userId }
      if (!isFresh || !(await sessions.verify(session, 'factor', provedAt))) throw new GatewayError('oidc_refused')
      return { token: undefined }
    },

    async sweep() {
      await run(database, sweepReturns, {})
    },
  }

  /** Exchanges the code for an ID token, whose signature, issuer, audience, nonce and times are verified. */
  async function exchange(query: URLSearchParams, { state, nonce, verifier }: Ticket): Promise<IDToken> {
    const client = await openidClient()
    const configuration = await provider().catch(refuse('oidc_unreachable'))
    const url = new URL(redirectUri())
    url.search = query.toString()
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
    const tokens = await client.authorizationCodeGrant(configuration, url, checks).catch(refuse())
    const claims = tokens.claims() as IDToken
    if (claimAt(claims, oidcRoleClaim) !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims
    const more = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub).catch(refuse())
    return { ...more, ...claims }
  }

  /** User of these claims, with the role and tenant that they give. */
  async function admit(claims: IDToken, purpose: string): Promise<ExternalUser> {
    const person = personOf(claims)
    const deny = async (code: AnyErrorCode): Promise<never> => {
      log.warn('the claims of the identity provider give no access', { reason: code })
      await refuseExternalUser(database, random, { ...person, reason: code })
      throw new GatewayError(code)
    }
    if (!isStrong(claims)) return deny('oidc_weak')
    const mapping = mappingOf(claims)
    if (!mapping) return deny('oidc_no_role')
    const { role } = mapping
    const tenantId = mapping.tenant === undefined ? null : await activeTenant(mapping.tenant)
    if (tenantId === undefined) return deny('oidc_no_tenant')
    const user = await storeExternalUser(database, random, { ...person, role, tenantId, purpose })
    if (user.isDisabled) throw new GatewayError('oidc_no_role')
    return user
  }

  /** The first mapping, in the order of the setting, whose value is in the claim. */
  function mappingOf(claims: IDToken): RoleMapping | undefined {
    const claimed = [claimAt(claims, oidcRoleClaim)].flat()
    return oidcRoles.find(({ value }) => claimed.includes(value))
  }

  function isStrong({ amr, acr }: IDToken): boolean {
    const given: unknown[] = [amr, acr].flat()
    return oidcRequireAmr.length === 0 || oidcRequireAmr.some((way) => given.includes(way))
  }

  /** Undefined if there is no such tenant, or it is inactive. */
  async function activeTenant(idOrName: string): Promise<string | undefined> {
    try {
      const { tenantId, deactivatedAt } = await requireTenant(database, idOrName)
      return deactivatedAt === null ? tenantId : undefined
    } catch (error) {
      if (error instanceof TenantError) return undefined
      throw error
    }
  }

  /** Logs a failure of the protocol, without the provider's response, and turns it into an error for the browser. */
  function refuse(code?: AnyErrorCode): (error: unknown) => never {
    return (error) => {
      const refusal = code ?? (isUnreachable(error) ? 'oidc_unreachable' : 'oidc_refused')
      const { errorMessage, errorCode } = errorFields(error)
      log.warn('the identity provider did not confirm a sign-in', { reason: refusal, errorMessage, errorCode })
      throw new GatewayError(refusal, { cause: error })
    }
  }
}

/** Loaded at its first use, by installations with a provider only. */
function openidClient(): Promise<typeof import('openid-client')> {
  return import('openid-client')
}

/** Configuration from the provider's metadata, kept for an hour. A failure is not kept. */
function createProvider(settings: Settings, issuer: string, clock: Pick<Clock, 'now'>): () => Promise<Configuration> {
  let known: { configuration: Configuration; readAt: number } | undefined
  return async () => {
    if (known && clock.now() - known.readAt < METADATA_MS) return known.configuration
    const client = await openidClient()
    const secret = settings.oidcClientSecret?.reveal()
    const { ClientSecretBasic, ClientSecretPost, None } = client
    const configuration = await client.discovery(
      new URL(issuer),
      settings.oidcClientId,
      undefined,
      // A provider that lists no methods supports `client_secret_basic`.
      (server, ...request) => {
        const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
        const basic = methods.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret)
        return (secret === undefined ? None() : basic)(server, ...request)
      },
      {
        timeout: REQUEST_SECONDS,
        execute: [
          // Verifies the signature of ID tokens too, though they arrive directly from the provider.
          client.enableNonRepudiationChecks,
          // The settings accept http on this machine only, outside production.
          ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      },
    )
    known = { configuration, readAt: clock.now() }
    return configuration
  }
}

type Ticket = {
  text: string
  state: string
  nonce: string
  verifier: string
  hash: Buffer
  /** Seconds since 1970. */
  startedAt: number
  /** Session that a step-up is for. */
  session: Buffer | undefined
}

const ticketShape = /^[\w-]{43}\.(\d{1,12})\.([\w-]{43})?\.([\w-]{43})$/

function createTickets(pepper: KeyObject, clock: Pick<Clock, 'now'>, random: Pick<Random, 'bytes'>) {
  const mac = (use: string, text: string) => createHmac('sha256', pepper).update(`oidc ${use} ${text}`).digest()
  const nowSeconds = () => Math.floor(clock.now() / 1000)

  return {
    issue(session: Buffer | undefined): Ticket {
      const secret = random.bytes(SECRET_BYTES).toString('base64url')
      const content = `${secret}.${nowSeconds()}.${session?.toString('base64url') ?? ''}`
      return ticketOf(`${content}.${mac('ticket', content).toString('base64url')}`) as Ticket
    },
    /** Undefined if it is none of ours or has expired. */
    open(text: string | undefined): Ticket | undefined {
      const ticket = ticketOf(text ?? '')
      return ticket && nowSeconds() - ticket.startedAt < limits.secondStepSeconds ? ticket : undefined
    },
  }

  function ticketOf(text: string): Ticket | undefined {
    const [, startedAt, session, signature] = ticketShape.exec(text) ?? []
    if (signature === undefined) return undefined
    const content = text.slice(0, -signature.length - 1)
    if (!isSame(signature, mac('ticket', content).toString('base64url'))) return undefined
    return {
      text,
      state: mac('state', content).toString('base64url'),
      nonce: mac('nonce', content).toString('base64url'),
      verifier: mac('verifier', content).toString('base64url'),
      hash: mac('return', content),
      startedAt: Number(startedAt),
      session: session === undefined ? undefined : Buffer.from(session, 'base64url'),
    }
  }
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function personOf({ iss, sub, preferred_username: name }: IDToken): Person {
  return { issuer: iss, subject: sub, name: typeof name === 'string' ? name : '' }
}

/** A claim by its whole name, which may have dots itself, or by its path. */
function claimAt(claims: object, path: string): unknown {
  if (Object.hasOwn(claims, path)) return (claims as Record<string, unknown>)[path]
  return path.split('.').reduce<unknown>((value, name) => {
    const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    return isObject ? (value as Record<string, unknown>)[name] : undefined
  }, claims)
}

/** Whether a request failed without a response of the provider, or with one of a broken server. */
function isUnreachable(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  const isBroken = cause instanceof Response && cause.status >= 500
  return error instanceof TypeError || code === 'OAUTH_TIMEOUT' || isBroken
}
