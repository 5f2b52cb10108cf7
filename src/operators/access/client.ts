import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../foundation/settings.ts'
import type { Authentication } from './authentication.ts'
import { deviceText } from './device-text.ts'
import { relyingParty } from './passkeys.ts'
import type { Client } from './sign-in.ts'

/** Browser of a request, from its address, headers and cookies. */
export function clientOf(
  request: FastifyRequest,
  { authentication, settings }: { authentication: Authentication; settings: Pick<Settings, 'dashboardUrl'> },
): Client {
  const { cookie, 'user-agent': userAgent } = request.headers
  return {
    address: request.ip,
    device: deviceText(userAgent),
    former: authentication.cookies(request).read(cookie),
    knownDevice: authentication.deviceCookies(request).read(cookie),
    party: relyingParty(settings.dashboardUrl, request),
  }
}
