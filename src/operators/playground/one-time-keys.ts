import type { Random } from '../../foundation/random.ts'
import { currentContext } from '../../foundation/request-context.ts'
import type { Caller } from '../../foundation/scope.ts'
import type { Authenticator } from '../../tenants/authenticate.ts'

/**
 * One-time API keys for the playground, whose requests pass through the gateway's HTTP layer. A key is random, exists
 * only in the memory of this process, is valid for one request and is always for test mode. That request has the session of
 * the person who makes it, for the audit log.
 */
export type OneTimeKeys = {
  /** The given authenticator, which also accepts one-time keys. */
  authenticator: Authenticator
  /** Calls `work` with a one-time key that becomes invalid when it ends. */
  use<Result>(caller: Caller, work: (key: string) => Promise<Result>): Promise<Result>
}

const KEY_BYTES = 32

export function createOneTimeKeys(authenticator: Authenticator, random: Pick<Random, 'bytes'>): OneTimeKeys {
  const issued = new Map<string, { caller: Caller; sessionId: string | undefined }>()
  return {
    authenticator: {
      ...authenticator,
      async authenticate(key) {
        const found = typeof key === 'string' ? issued.get(key) : undefined
        if (!found) return authenticator.authenticate(key)
        issued.delete(key as string)
        const context = currentContext()
        if (context && found.sessionId !== undefined) context.sessionId = found.sessionId
        return found.caller
      },
    },

    async use(caller, work) {
      const key = random.bytes(KEY_BYTES).toString('base64url')
      const sessionId = currentContext()?.sessionId
      issued.set(key, { caller: { ...caller, scope: { ...caller.scope, livemode: false } }, sessionId })
      try {
        return await work(key)
      } finally {
        issued.delete(key)
      }
    },
  }
}
