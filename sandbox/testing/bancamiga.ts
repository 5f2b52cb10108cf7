import type { BancamigaCredentials } from '../credentials.ts'
import { post } from './exchange.ts'

/** Calls Bancamiga with a token that it obtains first. */
export function bancamigaClient(bancamigaUrl: string, credentials: BancamigaCredentials) {
  const { dni, password, temporaryToken } = credentials
  let token: string | undefined

  const send = (path: string, body: object, bearer: string) =>
    post(bancamigaUrl + path, body, { authorization: `Bearer ${bearer}` })

  const logOn = (changes: Record<string, unknown> = {}, bearer = temporaryToken) =>
    send('/public/auth/security/users/token', { Dni: dni, Pass: password, ...changes }, bearer)

  async function query(path: string, body: object, bearer?: string) {
    token ??= String((await logOn()).body['token'])
    return send(`/public/protected/pm${path}`, body, bearer ?? token)
  }

  return {
    credentials,
    logOn,
    refresh: (refresh_token: unknown) => post(`${bancamigaUrl}/public/re/refresh`, { refresh_token }),
    newPassword: (PassNew: string) =>
      send('/public/auth/security/users/password/new', { Dni: dni, Pass: password, PassNew }, temporaryToken),
    find: (changes: Record<string, unknown> = {}, bearer?: string) =>
      query('/find', { Phone: '584141234567', Bank: '0134', Date: '2026-10-05', ...changes }, bearer),
    history: (changes: Record<string, unknown> = {}, bearer?: string) =>
      query('/history/find', { Date: '2026-10-05', ...changes }, bearer),
  }
}
