import { limits } from '../../foundation/limits.ts'

/**
 * The session's cookie. Over https it is bound to this host and to https (`__Host-`), so that no neighbour under the
 * same domain can plant one; over plain http on one's own machine browsers would refuse such a cookie.
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
