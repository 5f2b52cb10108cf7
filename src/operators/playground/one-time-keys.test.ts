import { expect, test } from 'vitest'
import { GatewayError } from '../../foundation/errors.ts'
import { systemRandom } from '../../foundation/random.ts'
import { exactTolerance } from '../../foundation/tolerance.ts'
import type { Authenticator } from '../../tenants/authenticate.ts'
import { createOneTimeKeys } from './one-time-keys.ts'

const real: Authenticator = {
  cachedCaller: () => undefined,
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
const impersonation = { tenantId: 'luis', tenantName: 'Luis', language: 'es', userId: 'user' } as const

test('a one-time key authenticates one request as its tenant in test mode and is invalid afterwards', async () => {
  const { authenticator, use } = createOneTimeKeys(real, systemRandom)
  const caller = await use(impersonation, async (key) => {
    const first = await authenticator.authenticate(key)
    await expect(authenticator.authenticate(key)).rejects.toMatchObject({ code: 'invalid_api_key' })
    return first
  })
  expect(caller).toEqual({
    scope: { tenantId: 'luis', livemode: false },
    tenantName: 'Luis',
    keyId: 'user',
    pendingWaitSeconds: 0,
    tolerance: exactTolerance,
    language: 'es',
  })
})

test('an unused one-time key is invalid once its work has ended, even with an error', async () => {
  const { authenticator, use } = createOneTimeKeys(real, systemRandom)
  let kept = ''
  const work = use(impersonation, async (key) => {
    kept = key
    throw new Error('no request was made')
  })
  await expect(work).rejects.toThrow('no request was made')
  await expect(authenticator.authenticate(kept)).rejects.toMatchObject({ code: 'invalid_api_key' })
})

test('ordinary API keys are authenticated by the given authenticator', async () => {
  const { authenticator } = createOneTimeKeys(real, systemRandom)
  expect(await authenticator.authenticate('pas_test_real')).toMatchObject({ tenantName: 'Ana' })
  for (const key of [undefined, '', 'other', ['pas_test_real']])
    await expect(authenticator.authenticate(key)).rejects.toMatchObject({ code: 'invalid_api_key' })
})
