import { limits } from '../../foundation/limits.ts'

/**
 * A cookie of the dashboard. Over https it has the `__Host-` prefix, so another host of the same domain cannot set it. Over
 * plain http, as in local mode, browsers reject that prefix, so it is omitted.
 */
export type CookieJar = {
  read(header: string | undefined): string | undefined
  write(token: string): string
  clear(): string
}

/**
 * Cookies by their use: the session, the browser that has signed in before (known-devices.ts), and a sign-in at the provider
 * (oidc.ts). That one is `Lax`, since the provider's site sends the browser back.
 */
const cookies = {
  session: { name: 'pasarela_session', seconds: limits.sessionSeconds, sameSite: 'Strict' },
  device: { name: 'pasarela_device', seconds: limits.knownDeviceSeconds, sameSite: 'Strict' },
  oidc: { name: 'pasarela_oidc', seconds: limits.secondStepSeconds, sameSite: 'Lax' },
} as const

export function cookieJar(use: keyof typeof cookies, isSecure: boolean): CookieJar {
  const { seconds, sameSite } = cookies[use]
  const name = isSecure ? `__Host-${cookies[use].name}` : cookies[use].name
  const attributes = `Path=/; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`
  return {
    read: (header = '') =>
      header
        .split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1),
    write: (token) => `${name}=${token}; Max-Age=${seconds}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  }
}
