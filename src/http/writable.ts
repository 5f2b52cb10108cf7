import { exhaustedResource } from '../storage/database.ts'
import { NotReady } from './health.ts'

/** Whether the database takes writes, asked only after it refused one for lack of disk or memory. */
export type WritableCheck = {
  /** A request failed with this. Returns the resource that ran out, if that was why. */
  record(error: unknown): string | undefined
  /** Rejects while writes are still refused. */
  check(): Promise<void>
}

/** `select 1` succeeds on a full disk. So once a write was refused, a small write must succeed before it counts as over. */
export function createWritableCheck(probe: () => Promise<void>): WritableCheck {
  let exhausted: string | undefined
  let probing: Promise<void> | undefined

  return {
    record(error) {
      const resource = exhaustedResource(error)
      exhausted = resource ?? exhausted
      return resource
    },

    async check() {
      if (exhausted === undefined) return
      // One probe for all who ask at once: anybody may ask.
      probing ??= tryWriting().finally(() => (probing = undefined))
      await probing
      if (exhausted !== undefined) throw new NotReady(exhausted)
    },
  }

  /** A probe that fails for any other reason, such as a missing right, says nothing about space. */
  async function tryWriting(): Promise<void> {
    exhausted = await probe().then(() => undefined, exhaustedResource)
  }
}
