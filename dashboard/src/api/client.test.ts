import { describe, expect, test } from 'vitest'
import { type ApiError, createClient, urlOf } from './client.ts'

type Sent = { url: string; init: RequestInit }

function clientWith(respond: () => Response | Promise<Response>, isProved = false) {
  const sent: Sent[] = []
  const signedOut: true[] = []
  const call = createClient({
    fetch: async (url, init = {}) => {
      sent.push({ url: url instanceof Request ? url.url : url.toString(), init })
      return respond()
    },
    language: () => 'es',
    csrfToken: () => 'token',
    onSignedOut: () => signedOut.push(true),
    stepUp: async () => isProved,
  })
  return { call, sent, signedOut }
}

const errorResponse = (status: number, error: string) =>
  Response.json({ statusCode: status, error, message: 'Una frase.', requestId: 'r1' }, { status })

describe('a request that needs a fresh proof of identity', () => {
  const answers = () => [errorResponse(403, 'step_up_required'), new Response(null, { status: 204 })]

  test('is repeated once it was proved', async () => {
    const responses = answers()
    const { call, sent } = clientWith(() => responses.shift() as Response, true)
    await call('POST /sessions/end-others', {})
    expect(sent).toHaveLength(2)
  })

  test('fails when it was not proved, or not accepted', async () => {
    const responses = answers()
    const { call, sent } = clientWith(() => responses.shift() as Response)
    await expect(call('POST /sessions/end-others', {})).rejects.toMatchObject({ code: 'step_up_required' })
    expect(sent).toHaveLength(1)
    const refusing = clientWith(() => errorResponse(403, 'step_up_required'), true)
    await expect(refusing.call('POST /sessions/end-others', {})).rejects.toMatchObject({ code: 'step_up_required' })
    expect(refusing.sent).toHaveLength(2)
  })
})

describe('API client requests', () => {
  test('a request fills the path, omits empty query values and sends the user’s language', async () => {
    const { call, sent } = clientWith(() => Response.json({ items: [] }))
    await call('GET /tenants/{tenantId}/webhooks', { params: { tenantId: 'a/b' }, query: { mode: 'test' } })
    expect(sent[0]?.url).toBe('/admin/api/tenants/a%2Fb/webhooks?mode=test')
    expect(sent[0]?.init.headers).toEqual({ 'accept-language': 'es' })
    expect(urlOf('/payments', {}, { mode: 'live', tenantId: undefined, q: '' })).toBe('/admin/api/payments?mode=live')
  })

  test('only requests that change something carry the CSRF token', async () => {
    const { call, sent } = clientWith(() => new Response(null, { status: 204 }))
    await call('DELETE /session', {})
    await call('GET /session', {})
    expect(sent.map(({ init }) => new Headers(init.headers).get('x-csrf-token'))).toEqual(['token', null])
  })
})

describe('API client errors', () => {
  const failureOf = async (respond: () => Response | Promise<Response>) => {
    const client = clientWith(respond)
    const error = await client.call('GET /rates', {}).catch((thrown: ApiError) => thrown)
    return { error: error as ApiError, ...client }
  }

  test('an error response keeps the gateway’s code, message and request id', async () => {
    const { error, signedOut } = await failureOf(() => errorResponse(409, 'tenant_inactive'))
    expect(error).toMatchObject({ code: 'tenant_inactive', status: 409, message: 'Una frase.', requestId: 'r1' })
    expect(signedOut).toEqual([])
  })

  test('an error not_signed_in signs the page out', async () => {
    expect((await failureOf(() => errorResponse(401, 'not_signed_in'))).signedOut).toEqual([true])
  })

  test('a wrong password does not sign the page out', async () => {
    expect((await failureOf(() => errorResponse(401, 'wrong_credentials'))).signedOut).toEqual([])
  })

  test('an error page of a proxy becomes an error with its status only', async () => {
    const { error } = await failureOf(() => new Response('<html>', { status: 502 }))
    expect(error).toMatchObject({ code: 'unreadable', status: 502, details: [] })
  })

  test('a truncated success response is an error', async () => {
    const { error } = await failureOf(() => new Response('{"items":[', { status: 200 }))
    expect(error).toMatchObject({ code: 'unreadable', status: 200 })
  })

  test('a failed connection has the code unreachable', async () => {
    const { error } = await failureOf(() => Promise.reject(new TypeError('failed to fetch')))
    expect(error).toMatchObject({ code: 'unreachable', status: 0 })
  })

  test('an error of one field is found by its path', async () => {
    const details = [{ path: '/reason', message: 'es obligatorio' }]
    const { error } = await failureOf(() => Response.json({ error: 'invalid_request', details }, { status: 400 }))
    expect([error.problemOf('/reason'), error.problemOf('/other')]).toEqual(['es obligatorio', undefined])
  })
})
