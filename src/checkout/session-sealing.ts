import type { Scope } from '../foundation/scope.ts'
import { NO_UUID, type SealedAfter, sealedAfter, type SealedColumn, updateSealed } from '../storage/reseal.ts'
import { statement } from '../storage/statement.ts'

export type SessionKey = Scope & { sessionId: string }

export function sealContext({ tenantId, livemode, sessionId }: SessionKey): string {
  return `checkout_sessions.sealed ${tenantId} ${livemode} ${sessionId}`
}

const sealedIn = {
  table: 'checkout_sessions',
  column: 'sealed',
  key: { tenantId: 'tenant_id', livemode: 'livemode', sessionId: 'session_id' },
}

const selectSealedAfter = statement<SessionKey & SealedAfter, SessionKey & { sealed: Buffer | null }>(
  'checkout.sessions_sealed_after',
  sealedAfter(sealedIn),
)

const resealSession = statement<SessionKey & { sealed: Buffer; resealed: Buffer }>(
  'checkout.reseal_session',
  updateSealed(sealedIn),
)

export const sealedSessions: SealedColumn<SessionKey> = {
  ...sealedIn,
  first: { tenantId: NO_UUID, livemode: false, sessionId: NO_UUID },
  select: selectSealedAfter,
  update: resealSession,
  contextOf: sealContext,
}
