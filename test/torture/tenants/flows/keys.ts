import { setTimeout as pause } from 'node:timers/promises'
import { systemRandom } from '../../../../src/foundation/random.ts'
import { issueKey, rotateApiKey } from '../../../../src/tenants/keys.ts'
import { reportViolation } from '../../observations.ts'
import type { Flow, Operation } from '../operation.ts'
import { ACTOR, type TenantKey } from '../tenant.ts'

/** A revoked key is rejected everywhere within a second; the rest is tolerance between clocks. */
const REVOCATION_DELAY_MS = 1_500

/** Rotates the key; the previous one works during its grace period and no longer. */
export const rotateKey: Flow = async (operation) => {
  const { tenant, random } = operation
  const former = tenant.key
  if (!former.isCurrent) return
  former.isCurrent = false
  const graceSeconds = random.pick([0, 1, 3])
  tenant.key = (await rotate(operation, former, graceSeconds)) ?? (await replace(operation))
  tenant.keys.push(tenant.key.key)
  await pause(graceSeconds * 1_000 + REVOCATION_DELAY_MS)
  await checkEnded(operation, former)
}

async function rotate(
  operation: Operation,
  { keyId }: TenantKey,
  graceSeconds: number,
): Promise<TenantKey | undefined> {
  const { database, pepper } = operation
  const request = { key: keyId, graceSeconds, actor: ACTOR }
  // Without a response it is unknown whether the old key expires, and the new one is lost.
  const rotated = await rotateApiKey(database, systemRandom, pepper, request).catch(() => undefined)
  return rotated && { key: rotated.key, keyId: rotated.keyId, isCurrent: true }
}

async function replace({ database, pepper, tenant, isOver }: Operation): Promise<TenantKey> {
  for (;;) {
    try {
      const request = { tenant: tenant.tenantId, livemode: tenant.livemode, actor: ACTOR }
      const { key, keyId } = await issueKey(database, systemRandom, pepper, request)
      return { key, keyId, isCurrent: true }
    } catch (error) {
      if (isOver()) throw error
      await pause(200)
    }
  }
}

async function checkEnded(operation: Operation, former: TenantKey): Promise<void> {
  const { client, observations, tenant, database } = operation
  const [row] = await database
    .query<{ ended: boolean }>(keyState, [tenant.tenantId, former.keyId, REVOCATION_DELAY_MS / 1_000])
    .catch(() => [])
  if (!row?.ended) return
  const answer = await client.send(operation, { path: '/banks', apiKey: former.key })
  if (answer === undefined || answer.status === 401 || answer.status >= 500) return
  reportViolation(observations, 'keys', {
    message: `a key revoked more than ${REVOCATION_DELAY_MS} ms ago got ${answer.status}`,
    operations: [operation.operation],
  })
}

const keyState = {
  name: 'torture.key_state',
  text: `select expires_at < now() - make_interval(secs => $3) as ended
         from api_keys where tenant_id = $1 and key_id = $2`,
}
