import { expect, test } from 'vitest'
import { GatewayError } from '../../foundation/errors.ts'
import { systemRandom } from '../../foundation/random.ts'
import { exactTolerance } from '../../foundation/tolerance.ts'
import type { Authenticator } from '../../tenants/authenticate.ts'
import { createOneTimeKeys } from './one-time-keys.ts'

const real: Authenticator = {
  known: () => undefined,
  authenticate: async (key) => {
    if (key !== 'pas_test_real') throw new GatewayError('invalid_api_key')
    return {
      scope: { tenantId: 'ana', livemode: true },
      tenantName: 'Ana',
      keyId: 'key',
      pendingWaitSeconds: 0,
      tolerance: exactTolerance,
      language: 'en',
    }
  },
  stop: async () => {},
}
const holder = { tenantId: 'luis', tenantName: 'Luis', language: 'es', userId: 'user' } as const

test('a pass lets one request in, as its tenant in test mode, and is void then', async () => {
  const { authenticator, use } = createOneTimeKeys(real, systemRandom)
  const taken = await use(holder, async (pass) => {
    const first = await authenticator.authenticate(pass)
    await expect(authenticator.authenticate(pass)).rejects.toMatchObject({ code: 'invalid_api_key' })
    return first
  })
  expect(taken).toEqual({
    scope: { tenantId: 'luis', livemode: false },
    tenantName: 'Luis',
    keyId: 'user',
    pendingWaitSeconds: 0,
    tolerance: exactTolerance,
    language: 'es',
  })
})

test('a pass that was not used is void when its work has ended, also badly', async () => {
  const { authenticator, use } = createOneTimeKeys(real, systemRandom)
  let kept = ''
  const work = use(holder, async (pass) => {
    kept = pass
    throw new Error('no request was made')
  })
  await expect(work).rejects.toThrow('no request was made')
  await expect(authenticator.authenticate(kept)).rejects.toMatchObject({ code: 'invalid_api_key' })
})

test('keys are judged as before', async () => {
  const { authenticator } = createOneTimeKeys(real, systemRandom)
  expect(await authenticator.authenticate('pas_test_real')).toMatchObject({ tenantName: 'Ana' })
  for (const key of [undefined, '', 'other', ['pas_test_real']])
    await expect(authenticator.authenticate(key)).rejects.toMatchObject({ code: 'invalid_api_key' })
})
