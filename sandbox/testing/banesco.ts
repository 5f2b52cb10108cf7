import type { BanescoCredentials } from '../credentials.ts'
import { post } from './exchange.ts'

const tokenPath = '/auth/realms/realm-api-prd/protocol/openid-connect/token'
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Calls Banesco with a token that it obtains first. */
export function banescoClient(banescoUrl: string, credentials: BanescoCredentials) {
  const { clientId, clientSecret, accountNumber } = credentials
  let token: string | undefined

  /** Written by hand, as the bank's manual has it. */
  const tokenForm = (changes: Record<string, string> = {}) =>
    Object.entries({
      grant_type: 'password',
      client_id: clientId,
      client_secret: clientSecret,
      username: clientId,
      password: clientSecret,
      ...changes,
    })
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')

  const logOn = (body = tokenForm(), headers: Record<string, string> = {}) =>
    post(banescoUrl + tokenPath, body, { ...form, ...headers })

  const bearer = async () => {
    token ??= String((await logOn()).body['access_token'])
    return token
  }

  const transactions = {
    mobile: { referenceNumber: '456789', phoneNum: '584141234567', bankId: '0105', startDt: '2026-10-05' },
    own: { referenceNumber: '000123456789', accountId: accountNumber, bankId: '0134' },
    transfer: { referenceNumber: '456789', accountId: accountNumber, bankId: '0105', startDt: '2026-10-05' },
    range: { accountId: accountNumber, startDt: '2026-10-01', endDt: '2026-10-05' },
  }

  async function ask(
    kind: keyof typeof transactions,
    changes: Record<string, unknown> = {},
    options: { request?: Record<string, unknown>; bearer?: string } = {},
  ) {
    const dataRequest = {
      device: { type: 'Server', description: 'Pasarela', ipAddress: '203.0.113.10' },
      securityAuth: { sessionId: '1' },
      transaction: { ...transactions[kind], ...changes },
      ...options.request,
    }
    const authorization = `Bearer ${options.bearer ?? (await bearer())}`
    return post(`${banescoUrl}/financial-account/transactions`, { dataRequest }, { authorization })
  }

  return { credentials, tokenForm, logOn, ask }
}
