import { limits } from '../../foundation/limits.ts'

/**
 * Session cookie. Over https it has the `__Host-` prefix, so another host of the same domain cannot set it. Over plain
 * http, as in local mode, browsers reject that prefix, so it is omitted.
 */
export type CookieJar = {
  read(header: string | undefined): string | undefined
  write(token: string): string
  clear(): string
}

const NAME = 'pasarela_session'

export function cookieJar(isSecure: boolean): CookieJar {
  const name = isSecure ? `__Host-${NAME}` : NAME
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return {
    read: (header = '') =>
      header
        .split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1),
    write: (token) => `${name}=${token}; Max-Age=${limits.sessionSeconds}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  }
}
