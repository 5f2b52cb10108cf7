import { createHash } from 'node:crypto'
import type { Clock } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import { errorFields, type Log } from '../foundation/log.ts'
import { currentContext } from '../foundation/request-context.ts'
import type { Database } from '../storage/database.ts'
import { type NewEntry, writeAudit } from './entry.ts'

export type Refusal = Required<NewEntry> & { outcome: 'refused' | 'failed' }

/**
 * Audit entries of attempts that were refused. An attacker cannot flood the log with them: the same attempt from the same
 * address leaves one entry per minute over all processes, and a process writes only so many entries per minute. The metrics
 * and the request log count every attempt.
 */
export type Refusals = {
  /** Never rejects: the attempt is refused whether or not its entry can be written. */
  record(refusal: Refusal): Promise<void>
}

const MINUTE_MS = 60_000

export function createRefusals({
  database,
  clock,
  log,
}: {
  database: Database
  clock: Pick<Clock, 'now'>
  log: Log
}): Refusals {
  let current = { minute: 0, written: new Set<string>() }

  return {
    async record(refusal) {
      const minute = Math.floor(clock.now() / MINUTE_MS)
      if (minute !== current.minute) current = { minute, written: new Set() }
      const auditId = idOf(refusal, minute)
      if (current.written.has(auditId) || current.written.size >= limits.auditRefusalsPerMinute) return
      current.written.add(auditId)
      await writeAudit(database, { uuid: () => auditId }, refusal).catch((error) =>
        log.warn('a refused attempt was not recorded', errorFields(error)),
      )
    },
  }
}

/** The same id for the same attempt in the same minute, whichever process writes it: the second insert does nothing. */
function idOf({ actor, action, outcome, subject, details }: Refusal, minute: number): string {
  const parts = [minute, currentContext()?.address ?? '', actor, action, outcome, subject, details]
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
