import { describe, expect, test } from 'vitest'
import { type ApiError, createClient, urlOf } from './client.ts'

type Sent = { url: string; init: RequestInit }

function clientThat(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = []
  const signedOut: true[] = []
  const call = createClient({
    fetch: async (url, init = {}) => {
      sent.push({ url: url instanceof Request ? url.url : url.toString(), init })
      return answer()
    },
    language: () => 'es',
    csrfToken: () => 'token',
    onSignedOut: () => signedOut.push(true),
  })
  return { call, sent, signedOut }
}

const refusal = (status: number, error: string) =>
  Response.json({ statusCode: status, error, message: 'Una frase.', requestId: 'r1' }, { status })

describe('a request', () => {
  test('fills the path, leaves out what is not given and asks in the reader’s language', async () => {
    const { call, sent } = clientThat(() => Response.json({ items: [] }))
    await call('GET /tenants/{tenantId}/webhooks', { params: { tenantId: 'a/b' }, query: { mode: 'test' } })
    expect(sent[0]?.url).toBe('/admin/api/tenants/a%2Fb/webhooks?mode=test')
    expect(sent[0]?.init.headers).toEqual({ 'accept-language': 'es' })
    expect(urlOf('/payments', {}, { mode: 'live', tenantId: undefined, q: '' })).toBe('/admin/api/payments?mode=live')
  })

  test('carries the token against foreign pages when it changes something, and only then', async () => {
    const { call, sent } = clientThat(() => new Response(null, { status: 204 }))
    await call('DELETE /session', {})
    await call('GET /session', {})
    expect(sent.map(({ init }) => new Headers(init.headers).get('x-csrf-token'))).toEqual(['token', null])
  })
})

describe('a failure', () => {
  const failureOf = async (answer: () => Response | Promise<Response>) => {
    const client = clientThat(answer)
    const error = await client.call('GET /rates', {}).catch((thrown: ApiError) => thrown)
    return { error: error as ApiError, ...client }
  }

  test('is told in the gateway’s own words', async () => {
    const { error, signedOut } = await failureOf(() => refusal(409, 'tenant_inactive'))
    expect(error).toMatchObject({ code: 'tenant_inactive', status: 409, message: 'Una frase.', requestId: 'r1' })
    expect(signedOut).toEqual([])
  })

  test('of the session is also told to the page', async () => {
    expect((await failureOf(() => refusal(401, 'not_signed_in'))).signedOut).toEqual([true])
  })

  test('of a password is no end of a session', async () => {
    expect((await failureOf(() => refusal(401, 'wrong_credentials'))).signedOut).toEqual([])
  })

  test('that a proxy wrote has its status only', async () => {
    const { error } = await failureOf(() => new Response('<html>', { status: 502 }))
    expect(error).toMatchObject({ code: 'unreadable', status: 502, details: [] })
  })

  test('to read an answer to its end is no answer, even when it began well', async () => {
    const { error } = await failureOf(() => new Response('{"items":[', { status: 200 }))
    expect(error).toMatchObject({ code: 'unreadable', status: 200 })
  })

  test('to reach the gateway has a code of its own', async () => {
    const { error } = await failureOf(() => Promise.reject(new TypeError('failed to fetch')))
    expect(error).toMatchObject({ code: 'unreachable', status: 0 })
  })

  test('names the field it is about', async () => {
    const details = [{ path: '/reason', message: 'es obligatorio' }]
    const { error } = await failureOf(() => Response.json({ error: 'invalid_request', details }, { status: 400 }))
    expect([error.problemOf('/reason'), error.problemOf('/other')]).toEqual(['es obligatorio', undefined])
  })
})
