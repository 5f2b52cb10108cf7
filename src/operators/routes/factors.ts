import { encode } from 'uqr'
import { GatewayError } from '../../foundation/errors.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import { clientOf } from '../access/client.ts'
import type { Identity } from '../access/identity.ts'
import type { RelyingParty } from '../access/passkeys.ts'
import type { AdminContext } from '../context.ts'
import { type AdminCall, type AdminRoute, adminRoute } from '../route.ts'
import { nullable, textOrNull, time, uuid } from '../schema.ts'
import { PasskeyOptions, passkeyResponse, requireBrowser } from './session.ts'

/** The caller's second factors. */
export const FactorList = Type.Object({
  /** When time-based codes were set up; null without them. */
  totpSince: nullable(time()),
  passkeys: Type.Array(
    Type.Object({ passkeyId: uuid(), name: Type.String(), createdAt: time(), lastUsedAt: nullable(time()) }),
  ),
  recoveryCodesLeft: Type.Integer(),
})
export type FactorList = Static<typeof FactorList>

/** Secret for an authenticator app. It counts as a factor once confirmed by a code. */
export const TotpEnrolment = Type.Object({
  /** Base32, to be typed where there is no camera. */
  secret: Type.String(),
  uri: Type.String(),
  /** QR code of the address: its width in modules, and the dark ones as an SVG path. */
  qr: Type.Object({ size: Type.Integer(), path: Type.String() }),
})
export type TotpEnrolment = Static<typeof TotpEnrolment>

export const TotpConfirmation = Type.Object({ code: Type.String({ minLength: 1, maxLength: 32 }) })
export type TotpConfirmation = Static<typeof TotpConfirmation>

export const NewPasskey = Type.Object({
  /** Name by which the owner recognises it. */
  name: Type.String({ minLength: 1, maxLength: 64 }),
  passkey: passkeyResponse(),
})
export type NewPasskey = Static<typeof NewPasskey>

/** Shown once. */
export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) })
export type RecoveryCodes = Static<typeof RecoveryCodes>

export function factorRoutes(context: AdminContext): AdminRoute[] {
  const { factors, passkeys, sessions } = context

  async function listOf({ userId }: Identity): Promise<FactorList> {
    const [{ totpSince, recoveryCodesLeft }, enrolled] = await Promise.all([
      factors.summary(userId),
      passkeys.list(userId),
    ])
    return {
      totpSince: textOrNull(totpSince),
      passkeys: enrolled.map(({ passkeyId, name, createdAt, lastUsedAt }) => ({
        passkeyId,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: textOrNull(lastUsedAt),
      })),
      recoveryCodesLeft,
    }
  }

  function requireParty({ request }: Pick<AdminCall, 'request'>): RelyingParty {
    const { party } = clientOf(request, context)
    if (!party) throw new GatewayError('passkeys_unavailable')
    return party
  }

  return [
    adminRoute('GET /session/factors', {
      answer: FactorList,
      async handle({ identity }) {
        requireBrowser(identity)
        return listOf(identity)
      },
    }),
    adminRoute('POST /session/factors/totp', {
      answer: TotpEnrolment,
      async handle({ identity }) {
        requireBrowser(identity)
        const started = await factors.startTotp(identity)
        return { ...started, qr: qrOf(started.uri) }
      },
    }),
    adminRoute('POST /session/factors/totp/confirm', {
      body: TotpConfirmation,
      answer: FactorList,
      async handle({ identity, body }) {
        requireBrowser(identity)
        const code = body.code.replaceAll(/\s/g, '')
        if (!(await factors.confirmTotp(identity, code))) throw new GatewayError('wrong_factor')
        await sessions.verify(identity, 'factor')
        return listOf(identity)
      },
    }),
    adminRoute('DELETE /session/factors/totp', {
      answer: FactorList,
      async handle({ identity }) {
        requireBrowser(identity)
        await factors.removeTotp(identity)
        return listOf(identity)
      },
    }),
    adminRoute('POST /session/factors/passkeys/challenge', {
      answer: PasskeyOptions,
      async handle({ identity, request }) {
        requireBrowser(identity)
        return passkeys.startEnrolment(requireParty({ request }), identity)
      },
    }),
    adminRoute('POST /session/factors/passkeys', {
      body: NewPasskey,
      answer: FactorList,
      async handle({ identity, request, body }) {
        requireBrowser(identity)
        const { name, passkey } = body
        const isEnrolled = await passkeys.enrol(requireParty({ request }), identity, { name, response: passkey })
        if (!isEnrolled) throw new GatewayError('wrong_factor')
        await sessions.verify(identity, 'factor')
        return listOf(identity)
      },
    }),
    adminRoute('DELETE /session/factors/passkeys/{passkeyId}', {
      params: Type.Object({ passkeyId: uuid() }),
      answer: FactorList,
      async handle({ identity, params }) {
        requireBrowser(identity)
        if (!(await passkeys.remove(identity, params.passkeyId))) throw new GatewayError('factor_not_found')
        return listOf(identity)
      },
    }),
    adminRoute('POST /session/factors/recovery-codes', {
      answer: RecoveryCodes,
      async handle({ identity }) {
        requireBrowser(identity)
        if (identity.factors.length === 0) throw new GatewayError('factor_not_found')
        return { codes: await factors.replaceRecoveryCodes(identity) }
      },
    }),
  ]
}

function qrOf(text: string): TotpEnrolment['qr'] {
  const { size, data } = encode(text, { border: 0 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
