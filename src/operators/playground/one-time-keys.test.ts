import { expect, test } from 'vitest'
import { GatewayError } from '../../foundation/errors.ts'
import { systemRandom } from '../../foundation/random.ts'
import type { Caller } from '../../foundation/scope.ts'
import { exactTolerance } from '../../foundation/tolerance.ts'
import type { Authenticator } from '../../tenants/authenticate.ts'
import { createOneTimeKeys } from './one-time-keys.ts'

const caller: Caller = {
  scope: { tenantId: 'luis', livemode: true },
  tenantName: 'Luis',
  keyId: null,
  actor: 'user:luis',
  restrictions: null,
  approvalAboveVes: null,
  pendingWaitSeconds: 0,
  tolerance: exactTolerance,
  language: 'es',
}

const real: Authenticator = {
  cachedCaller: () => undefined,
  authenticate: async (key) => {
    if (key !== 'pas_test_real') throw new GatewayError('invalid_api_key')
    return { ...caller, tenantName: 'Ana' }
  },
  stop: async () => {},
}

test('a one-time key authenticates one request as its tenant in test mode and is invalid afterwards', async () => {
  const { authenticator, use } = createOneTimeKeys(real, systemRandom)
  const authenticated = await use(caller, async (key) => {
    const first = await authenticator.authenticate(key)
    await expect(authenticator.authenticate(key)).rejects.toMatchObject({ code: 'invalid_api_key' })
    return first
  })
  expect(authenticated).toEqual({ ...caller, scope: { tenantId: 'luis', livemode: false } })
})

test('an unused one-time key is invalid once its work has ended, even with an error', async () => {
  const { authenticator, use } = createOneTimeKeys(real, systemRandom)
  let kept = ''
  const work = use(caller, async (key) => {
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
