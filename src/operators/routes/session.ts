import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { GatewayError } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import type { Identity } from '../access/identity.ts'
import { csrfTokenOf } from '../access/sessions.ts'
import { roles } from '../access/users.ts'
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
  installation: Type.Object({
    version: Type.String(),
    mode: Type.Enum(['local', 'production'] as const),
    /** Whether there are simulated banks for the playground. */
    playground: Type.Boolean(),
    /** Whether live keys can be created, which requires a configured master key. */
    liveKeys: Type.Boolean(),
  }),
})
export type Me = Static<typeof Me>

const password = () => Type.String({ minLength: 1, maxLength: limits.passwordMaxCharacters })

export const Credentials = Type.Object({ name: Type.String({ minLength: 1, maxLength: 128 }), password: password() })
export type Credentials = Static<typeof Credentials>

export const PasswordChange = Type.Object({ password: password(), newPassword: password() })
export type PasswordChange = Static<typeof PasswordChange>

export function sessionRoutes(context: AdminContext): AdminRoute[] {
  const { authentication, sessions, signIn, settings, version, hasTestBanks } = context
  const tokenOf = (request: FastifyRequest) => authentication.cookies(request).read(request.headers.cookie)

  const toMe = (identity: Identity, token: string | undefined): Me => ({
    name: identity.name,
    role: identity.role,
    tenantId: identity.tenantId,
    tenantName: identity.tenantName,
    expiresAt: textOrNull(identity.expiresAt),
    csrfToken: identity.via === 'session' && token !== undefined ? csrfTokenOf(token) : null,
    installation: {
      version,
      mode: settings.mode,
      playground: hasTestBanks,
      liveKeys: settings.masterKey !== undefined,
    },
  })

  const startSession = async ({ request, reply }: AdminCall, { token }: { token: string }): Promise<Me> => {
    void reply.header('set-cookie', authentication.cookies(request).write(token))
    const identity = await sessions.find(token, true)
    if (!identity) throw new GatewayError('not_signed_in')
    return toMe(identity, token)
  }

  return [
    adminRoute('POST /session', {
      body: Credentials,
      answer: Me,
      async handle(call) {
        const { request, body } = call
        return startSession(call, await signIn.signIn({ ...body, address: request.ip, former: tokenOf(request) }))
      },
    }),
    adminRoute('GET /session', {
      answer: Me,
      handle: async ({ identity, request }) => toMe(identity, tokenOf(request)),
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
        return startSession(call, await signIn.changePassword(identity, { ...body, address: request.ip, language }))
      },
    }),
  ]
}

/** An API token has no session and must not be exchanged for one. */
function requireBrowser({ via }: Identity): void {
  if (via !== 'session') throw new GatewayError('forbidden')
}
