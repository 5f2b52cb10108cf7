import { GatewayError } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import { roles } from '../../foundation/roles.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import { clientOf } from '../access/client.ts'
import { factorKinds } from '../access/factors.ts'
import type { Identity } from '../access/identity.ts'
import { routesOf } from '../access/permissions.ts'
import { csrfTokenOf } from '../access/sessions.ts'
import type { Client, FactorProof, Opened } from '../access/sign-in.ts'
import { mustEnrol } from '../access/step-up.ts'
import type { AdminContext } from '../context.ts'
import { type AdminCall, type AdminRoute, adminRoute } from '../route.ts'
import { nullable, textOrNull, time, uuid } from '../schema.ts'

/** Signed-in user and the features of this installation. */
export const Me = Type.Object({
  name: Type.String(),
  role: Type.Enum(roles),
  tenantId: nullable(uuid()),
  tenantName: nullable(Type.String()),
  expiresAt: nullable(time()),
  /** To be sent as `x-csrf-token` with every request but GET; null with an API token, which needs none. */
  csrfToken: nullable(Type.String()),
  /** Enrolled second factors. */
  factors: Type.Array(Type.Enum(factorKinds)),
  /** Whether the user signs in at the identity provider: no password, no factors, and the step-up is there. */
  isExternal: Type.Boolean(),
  /** Routes of this API that the role may call. */
  may: Type.Array(Type.String()),
  /** Whether a second factor must be enrolled before anything else. */
  mustEnrol: Type.Boolean(),
  installation: Type.Object({
    version: Type.String(),
    mode: Type.Enum(['local', 'production'] as const),
    /** Whether there are simulated banks for the playground. */
    playground: Type.Boolean(),
    /** Whether live keys can be created, which requires a configured master key. */
    liveKeys: Type.Boolean(),
    /** Whether passkeys work at the address by which the browser reached the dashboard. */
    passkeys: Type.Boolean(),
  }),
})
export type Me = Static<typeof Me>

/** Options for the browser's `navigator.credentials`, as JSON. */
export const PasskeyOptions = Type.Object({}, { additionalProperties: true })
export type PasskeyOptions = Static<typeof PasskeyOptions>

/** The password was right, and the user has a second factor. */
export const SecondStep = Type.Object({
  /** To be sent with the second factor within 5 minutes. */
  ticket: Type.String(),
  factors: Type.Array(Type.Enum(factorKinds)),
  /** Null without a passkey. */
  passkey: nullable(PasskeyOptions),
})
export type SecondStep = Static<typeof SecondStep>

const password = () => Type.String({ minLength: 1, maxLength: limits.passwordMaxCharacters })

export const Credentials = Type.Object({ name: Type.String({ minLength: 1, maxLength: 128 }), password: password() })
export type Credentials = Static<typeof Credentials>

/** Response of a passkey, as the browser's `toJSON` writes it. */
export const passkeyResponse = () =>
  Type.Object(
    {
      id: Type.String({ minLength: 1, maxLength: 2048 }),
      rawId: Type.String({ minLength: 1, maxLength: 2048 }),
      response: Type.Object({ clientDataJSON: Type.String({ maxLength: 8192 }) }, { additionalProperties: true }),
    },
    { additionalProperties: true },
  )

/** One of them. */
const proof = {
  /** Time-based code or recovery code. */
  code: Type.Optional(Type.String({ minLength: 1, maxLength: 32 })),
  passkey: Type.Optional(passkeyResponse()),
}

export const SecondFactor = Type.Object({ ticket: Type.String({ minLength: 1, maxLength: 64 }), ...proof })
export type SecondFactor = Static<typeof SecondFactor>

export const StepUpProof = Type.Object({ ...proof, password: Type.Optional(password()) })
export type StepUpProof = Static<typeof StepUpProof>

export const PasskeySignIn = Type.Object({ passkey: passkeyResponse() })
export type PasskeySignIn = Static<typeof PasskeySignIn>

/** The caller's sessions, the latest used first. */
export const SessionList = Type.Object({
  items: Type.Array(
    Type.Object({
      sessionId: uuid(),
      createdAt: time(),
      lastSeenAt: time(),
      expiresAt: time(),
      address: Type.String(),
      /** `Firefox · Linux`; empty if unknown. */
      device: Type.String(),
      isCurrent: Type.Boolean(),
    }),
  ),
})
export type SessionList = Static<typeof SessionList>

export const PasswordChange = Type.Object({ password: password(), newPassword: password() })
export type PasswordChange = Static<typeof PasswordChange>

export function sessionRoutes(context: AdminContext): AdminRoute[] {
  const { authentication, sessions, signIn, settings, version, hasTestBanks, passkeys } = context
  const isProduction = settings.mode === 'production'

  const toMe = (identity: Identity, { former: token, party }: Client): Me => ({
    name: identity.name,
    role: identity.role,
    tenantId: identity.tenantId,
    tenantName: identity.tenantName,
    expiresAt: textOrNull(identity.expiresAt),
    csrfToken: identity.via === 'session' && token !== undefined ? csrfTokenOf(token) : null,
    factors: identity.factors,
    isExternal: identity.isExternal,
    may: routesOf(identity.role),
    mustEnrol: mustEnrol(identity, isProduction),
    installation: {
      version,
      mode: settings.mode,
      playground: hasTestBanks,
      liveKeys: settings.mode === 'production',
      passkeys: party !== undefined,
    },
  })

  const startSession = async ({ request, reply }: AdminCall, { token, knownDevice }: Opened): Promise<Me> => {
    void reply.header('set-cookie', authentication.cookies(request).write(token))
    void reply.header('set-cookie', authentication.deviceCookies(request).write(knownDevice))
    const identity = await sessions.find(token, true)
    if (!identity) throw new GatewayError('not_signed_in')
    return toMe(identity, { ...clientOf(request, context), former: token })
  }

  return [
    adminRoute('POST /session', {
      body: Credentials,
      answer: Type.Union([Me, SecondStep]),
      async handle(call) {
        const result = await signIn.signIn(call.body, clientOf(call.request, context))
        return 'ticket' in result ? result : startSession(call, result)
      },
    }),
    adminRoute('POST /session/second-step', {
      body: SecondFactor,
      answer: Me,
      async handle(call) {
        const { ticket, ...given } = call.body
        return startSession(call, await signIn.secondStep(ticket, proofOf(given), clientOf(call.request, context)))
      },
    }),
    adminRoute('POST /session/passkey/challenge', {
      answer: PasskeyOptions,
      handle: ({ request }) => signIn.startPasskey(clientOf(request, context)),
    }),
    adminRoute('POST /session/passkey', {
      body: PasskeySignIn,
      answer: Me,
      async handle(call) {
        return startSession(call, await signIn.passkey(call.body.passkey, clientOf(call.request, context)))
      },
    }),
    adminRoute('GET /session', {
      answer: Me,
      handle: async ({ identity, request }) => toMe(identity, clientOf(request, context)),
    }),
    adminRoute('DELETE /session', {
      async handle({ identity, request, reply }) {
        requireBrowser(identity)
        await sessions.close(identity)
        void reply.header('set-cookie', authentication.cookies(request).clear())
        return undefined
      },
    }),
    adminRoute('POST /session/password', {
      body: PasswordChange,
      answer: Me,
      async handle(call) {
        const { identity, request, body, language } = call
        requireBrowser(identity)
        const opened = await signIn.changePassword(identity, { ...body, language }, clientOf(request, context))
        return startSession(call, opened)
      },
    }),
    adminRoute('POST /session/step-up/challenge', {
      answer: PasskeyOptions,
      async handle({ identity, request }) {
        requireBrowser(identity)
        const { party } = clientOf(request, context)
        if (!party) throw new GatewayError('passkeys_unavailable')
        return passkeys.startUse(party, identity.userId)
      },
    }),
    adminRoute('POST /session/step-up', {
      body: StepUpProof,
      async handle({ identity, request, body: { password: given, ...rest } }) {
        requireBrowser(identity)
        const proved = given === undefined ? proofOf(rest) : { password: given }
        await signIn.stepUp(identity, proved, clientOf(request, context))
        return undefined
      },
    }),
    adminRoute('GET /sessions', {
      answer: SessionList,
      async handle({ identity }) {
        requireBrowser(identity)
        const items = (await sessions.list(identity)).map(({ createdAt, lastSeenAt, expiresAt, ...session }) => ({
          ...session,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        }))
        return { items }
      },
    }),
    adminRoute('DELETE /sessions/{sessionId}', {
      params: Type.Object({ sessionId: uuid() }),
      async handle({ identity, params }) {
        requireBrowser(identity)
        if (!(await sessions.end(identity, params.sessionId))) throw new GatewayError('session_not_found')
        return undefined
      },
    }),
    adminRoute('POST /sessions/end-others', {
      async handle({ identity }) {
        requireBrowser(identity)
        await sessions.endOthers(identity)
        return undefined
      },
    }),
  ]
}

function proofOf({ code, passkey }: { code?: string; passkey?: object }): FactorProof {
  if (code !== undefined) return { code }
  if (passkey !== undefined) return { passkey }
  throw new GatewayError('invalid_request')
}

/** An API token has no session and must not be exchanged for one. */
export function requireBrowser({ via }: Identity): void {
  if (via !== 'session') throw new GatewayError('forbidden')
}
