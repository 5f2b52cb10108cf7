import { exhaustedResource } from '../storage/database.ts'
import { NotReady } from './health.ts'

/** Whether the database accepts writes, checked only after it refused one for lack of disk or memory. */
export type WritableCheck = {
  /** Records a request's error. Returns the resource that ran out, if that is its cause. */
  record(error: unknown): string | undefined
  /** Rejects while writes are still refused. */
  check(): Promise<void>
}

/** `select 1` succeeds on a full disk, so after a refused write a small write must succeed before `check` passes. */
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
      // Concurrent checks share one probe: /readyz is public.
      probing ??= tryWriting().finally(() => (probing = undefined))
      await probing
      if (exhausted !== undefined) throw new NotReady(exhausted)
    },
  }

  /** A probe that fails for another reason, such as a missing permission, does not count as exhaustion. */
  async function tryWriting(): Promise<void> {
    exhausted = await probe().then(() => undefined, exhaustedResource)
  }
}
