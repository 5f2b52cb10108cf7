import type { Random } from '../../foundation/random.ts'
import type { Caller } from '../../foundation/scope.ts'
import type { Language } from '../../foundation/text.ts'
import { exactTolerance } from '../../foundation/tolerance.ts'
import type { Authenticator } from '../../tenants/authenticate.ts'

/**
 * How the playground comes through the gateway's own door: with a pass, a random word that this process made a moment
 * ago, that lives in its memory only and is taken by the first request that shows it. A pass is always for test mode.
 */
export type Passes = {
  /** Like the given one, but it also takes passes. */
  authenticator: Authenticator
  /** Hands `work` a pass that is void when it ends. */
  use<Result>(who: PassHolder, work: (pass: string) => Promise<Result>): Promise<Result>
}

type PassHolder = { tenantId: string; tenantName: string; language: Language; userId: string }

const PASS_BYTES = 32

export function createPasses(authenticator: Authenticator, random: Pick<Random, 'bytes'>): Passes {
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

    async use({ tenantId, tenantName, language, userId }, work) {
      const pass = random.bytes(PASS_BYTES).toString('base64url')
      issued.set(pass, {
        scope: { tenantId, livemode: false },
        tenantName,
        keyId: userId,
        pendingWaitSeconds: 0,
        tolerance: exactTolerance,
        language,
      })
      try {
        return await work(pass)
      } finally {
        issued.delete(pass)
      }
    },
  }
}
