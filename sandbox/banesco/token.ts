import { type BanescoCredentials, banescoClient } from '../credentials.ts'
import { json, type Reply } from '../http/reply.ts'
import type { HttpRequest } from '../http/request.ts'
import type { Tokens } from '../http/tokens.ts'
import type { BanescoAssumptions } from './assumptions.ts'

export const tokenLifeMs = 300_000

/** A token by the password grant: user and password are the client's id and secret. */
export function issueToken(
  request: HttpRequest,
  { tokens, assumptions, now }: { tokens: Tokens; assumptions: BanescoAssumptions; now: number },
): Reply {
  if (!/^application\/x-www-form-urlencoded\b/.test(request.headers['content-type'] ?? '')) {
    return refuseToken(400, 'invalid_request')
  }
  const form = new URLSearchParams(request.body)
  const clientFields = assumptions.tokenClient === 'form' ? ['client_id', 'client_secret'] : []
  const wanted = ['grant_type', ...clientFields, 'username', 'password']
  const names = [...form.keys()].filter((name) => name !== 'scope')
  if (names.toSorted().join() !== wanted.toSorted().join()) return refuseToken(400, 'invalid_request')
  if (form.get('grant_type') !== 'password') return refuseToken(400, 'unsupported_grant_type')
  const merchant = clientOfForm(request, form, assumptions)
  if (!merchant) return refuseToken(401, 'invalid_client')
  const isUser = form.get('username') === merchant.clientId && form.get('password') === merchant.clientSecret
  if (!isUser) return refuseToken(401, 'invalid_grant')
  return json(200, {
    access_token: tokens.issue(merchant.accountNumber, now),
    expires_in: tokenLifeMs / 1_000,
    token_type: 'bearer',
    scope: 'profile email',
  })
}

export function refuseToken(status: number, error: string): Reply {
  return json(status, { error, error_description: 'Solicitud de token rechazada' })
}

function clientOfForm(
  request: HttpRequest,
  form: URLSearchParams,
  { tokenClient }: BanescoAssumptions,
): BanescoCredentials | undefined {
  const [id = '', secret] =
    tokenClient === 'form' ? [form.get('client_id') ?? '', form.get('client_secret')] : basicOf(request)
  const merchant = banescoClient(id)
  return merchant?.clientSecret === secret ? merchant : undefined
}

function basicOf({ headers }: HttpRequest): string[] {
  const encoded = /^Basic (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
  const [, id = '', secret = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? []
  return [id, secret]
}
