import type { Random } from '../../foundation/random.ts'
import type { Caller } from '../../foundation/scope.ts'
import type { Authenticator } from '../../tenants/authenticate.ts'

/**
 * One-time API keys for the playground, whose requests pass through the gateway's HTTP layer. A key is random, exists
 * only in the memory of this process, is valid for one request and is always for test mode.
 */
export type OneTimeKeys = {
  /** The given authenticator, which also accepts one-time keys. */
  authenticator: Authenticator
  /** Calls `work` with a one-time key that becomes invalid when it ends. */
  use<Result>(caller: Caller, work: (key: string) => Promise<Result>): Promise<Result>
}

const KEY_BYTES = 32

export function createOneTimeKeys(authenticator: Authenticator, random: Pick<Random, 'bytes'>): OneTimeKeys {
  const issued = new Map<string, Caller>()
  return {
    authenticator: {
      ...authenticator,
      async authenticate(key) {
        const caller = typeof key === 'string' ? issued.get(key) : undefined
        if (!caller) return authenticator.authenticate(key)
        issued.delete(key as string)
        return caller
      },
    },

    async use(caller, work) {
      const key = random.bytes(KEY_BYTES).toString('base64url')
      issued.set(key, { ...caller, scope: { ...caller.scope, livemode: false } })
      try {
        return await work(key)
      } finally {
        issued.delete(key)
      }
    },
  }
}
