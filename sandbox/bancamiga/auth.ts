import { bancamigaAccount } from '../credentials.ts'
import { json, type Reply } from '../http/reply.ts'
import { strictObject, text } from '../model.ts'
import { type BankState, type Operation, refuse } from './operation.ts'

const mod = 'users'
const anyText = text(/^.{1,200}$/)
const logOnFields = strictObject({ Dni: anyText, Pass: anyText })
const refreshFields = strictObject({ refresh_token: anyText })
const passwordFields = strictObject({ Dni: anyText, Pass: anyText, PassNew: anyText })

/** Log-on with the bank's temporary token. The token lives one year. */
export const logOn: Operation = {
  method: 'POST',
  mod,
  execute: (state, { body, bearer }) => {
    const read = logOnFields(body)
    if (!read) return refuse(state, mod, '511')
    const account = accountOf(state, bearer, read[0])
    return account === undefined ? refuse(state, mod, '503') : issued(state, account)
  },
}

/** A new token for a refresh token, which is used once. */
export const refresh: Operation = {
  method: 'POST',
  mod,
  execute: (state, { body }) => {
    const read = refreshFields(body)
    if (!read) return refuse(state, mod, '511')
    const { refreshTokens, now } = state
    const token = refreshTokens.read(read[0].refresh_token)
    if (!token) return refuse(state, mod, '503')
    const held = refreshTokens.stateOf(token, now)
    if (held !== 'valid') return refuse(state, mod, held === 'expired' ? '512' : '503')
    return issued(state, token.account)
  },
}

/** A new password for the merchant's user. It is forgotten on a restart. */
export const newPassword: Operation = {
  method: 'POST',
  mod,
  execute: (state, { body, bearer }) => {
    const read = passwordFields(body)
    if (!read) return refuse(state, mod, '511')
    const account = accountOf(state, bearer, read[0])
    if (account === undefined) return refuse(state, mod, '503')
    state.passwords.set(account, read[0].PassNew)
    return json(200, { code: 200, mensaje: 'Clave actualizada', mod })
  },
}

/** The account of a temporary token whose user and password are right. */
function accountOf(
  { passwords }: BankState,
  bearer: string,
  { Dni, Pass }: { Dni: string; Pass: string },
): string | undefined {
  const [account = ''] = bearer.split('.')
  const merchant = bancamigaAccount(account)
  const isUser = Dni === merchant.dni && Pass === (passwords.get(account) ?? merchant.password)
  return merchant.temporaryToken === bearer && isUser ? account : undefined
}

function issued({ tokens, refreshTokens, assumptions, now }: BankState, account: string): Reply {
  const token = tokens.issue(account, now)
  const refresToken = refreshTokens.issue(account, now)
  refreshTokens.replace(account)
  if (assumptions.newTokenReplaces) tokens.replace(account)
  return json(200, {
    code: 200,
    expireDate: Math.floor((tokens.read(token)?.expiresAt ?? now) / 1_000),
    mensaje: 'Autenticacion exitosa',
    mod,
    // So spelled at the bank.
    refresToken,
    token,
  })
}
