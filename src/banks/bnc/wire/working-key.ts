import { caracasDate } from '../../../foundation/caracas.ts'
import type { Clock } from '../../../foundation/clock.ts'
import type { Secret } from '../../../foundation/secret.ts'
import type { SessionStore } from '../../sessions.ts'
import { clientHash as hashOf, createSharedSession, type LogOn } from '../../shared-session.ts'
import { deriveKeys, type Keys } from './cipher.ts'

export type { LogOn, NotSent } from '../../shared-session.ts'

export type WorkingKey = {
  kind: 'key'
  keyId: string
  keys: Keys
  day: string
  ageMs(): number
  /** Set once the bank has decrypted a call under it. */
  hasWorked: boolean
}

/** Only holders of the same long-term key at the same address share a session. */
export function clientHash({
  baseUrl,
  clientGuid,
  masterKey,
}: {
  baseUrl: string
  clientGuid: string
  masterKey: Secret
}): Buffer {
  return hashOf(['bnc', baseUrl, clientGuid.toLowerCase(), masterKey.reveal()])
}

/** The working key of a client. It ends with its day. */
export function createWorkingKeys(options: {
  client: Buffer
  sessions: SessionStore
  clock: Clock
  logOn: LogOn
  /** The transport's time-out of a log-on. */
  timeoutMs: number
}) {
  const { clock } = options
  return createSharedSession<WorkingKey>({
    ...options,
    hold: ({ keyId, secret, day }, ageMs) => ({
      kind: 'key',
      keyId,
      keys: deriveKeys(secret.reveal()),
      day,
      ageMs,
      hasWorked: false,
    }),
    // A key of tomorrow comes from a process with a fast clock: replacing it would make both log on in turns.
    isCurrent: ({ day }) => day >= caracasDate(clock.now()),
  })
}
