import type { Scope } from '../foundation/scope.ts'
import { claimKeyParams, keyResponseParams, type KeyUpdate } from '../idempotency/sql.ts'
import { batched } from '../storage/batch.ts'
import type { Database } from '../storage/database.ts'
import type { Sealer } from '../storage/sealing.ts'
import { run } from '../storage/statement.ts'
import { type Customer, orderOf, orderParams } from './order.ts'
import { profileOf } from './profiles.ts'
import type { FoundSession, NewSession, Session } from './session.ts'
import { sealContext, type SessionKey } from './session-sealing.ts'
import {
  type EndParams,
  endDue,
  endOtherAmount,
  endSession,
  findByCheck,
  findByReceipt,
  findByToken,
  findByTokens,
  findSession,
  type FoundRow,
  insertFromLink,
  type InsertParams,
  insertSession,
  leftRequests,
  listSessions,
  lockLink,
  type SessionRow,
} from './session-sql.ts'
import { callerOf } from './tenant-caller.ts'
import type { Tokens } from './tokens.ts'

export type SessionStore = ReturnType<typeof createSessionStore>

export function createSessionStore({
  database,
  sealer,
  tokens,
}: {
  database: Database
  sealer: Sealer
  tokens: Tokens
}) {
  const byToken = batched(database, findByToken, findByTokens)

  return {
    /** A new token and its session; the caller builds the response from it before the insert. */
    newSession({ order, sessionId, keyId, createdAt, expiresAt }: NewSession): Session {
      return {
        ...order,
        sessionId,
        linkId: null,
        keyId,
        token: tokens.generate(),
        status: 'OPEN',
        createdAt,
        expiresAt,
        paidAt: null,
        paidBy: null,
        chargeId: null,
        requestId: null,
        failedId: null,
      }
    },

    /** False, with nothing written, when another request owns the Idempotency-Key. */
    async insert(scope: Scope, session: Session, update: KeyUpdate): Promise<boolean> {
      const rows = await run(database, insertSession, {
        ...insertParams(scope, session),
        ...claimKeyParams(update.claim),
        ...keyResponseParams(update),
      })
      return rows.length > 0
    },

    /** The session of a visit: a new one, or the one that all visits of the link share. */
    async insertFromLink(
      scope: Scope,
      session: Session,
      { linkId, isTyped }: { linkId: string; isTyped: boolean },
    ): Promise<{ kind: 'created' } | { kind: 'current'; sessionId: string } | { kind: 'refused' }> {
      const [row] = await database.transaction(async (transaction) => {
        const params = { ...insertParams(scope, session), linkId }
        await run(transaction, lockLink, { ...scope, linkId })
        if (isTyped) await run(transaction, endOtherAmount, { ...params, now: session.createdAt })
        return run(transaction, insertFromLink, params)
      })
      if (row?.created) return { kind: 'created' }
      return row?.current && row.isUsable ? { kind: 'current', sessionId: row.current } : { kind: 'refused' }
    },

    async find(scope: Scope, sessionId: string): Promise<Session | undefined> {
      const [row] = await run(database, findSession, { ...scope, sessionId })
      return row && open(row)
    },

    /** Newest first. */
    async list(scope: Scope, { after, limit }: { after: string | undefined; limit: number }): Promise<Session[]> {
      return (await run(database, listSessions, { ...scope, after: after ?? null, limit })).map(open)
    },

    async findByToken(token: string): Promise<FoundSession | undefined> {
      return found(await byToken({ hash: tokens.hash(token) }))
    },
    async findByReceipt(receipt: string): Promise<FoundSession | undefined> {
      return found(await run(database, findByReceipt, { hash: tokens.hash(receipt) }))
    },
    async findByCheck(check: string): Promise<FoundSession | undefined> {
      return found(await run(database, findByCheck, { hash: tokens.hash(check) }))
    },

    /** False when the session has ended already, was paid, or has a charge in progress. */
    async end(scope: Scope, sessionId: string, end: Omit<EndParams, keyof SessionKey>): Promise<boolean> {
      const [row] = await run(database, endSession, { ...scope, sessionId, ...end })
      return row?.ended === true
    },

    endDue: (count: number): Promise<Scope[]> => run(database, endDue, { count }),
    leftRequests: (seconds: number, limit: number): Promise<(Scope & { paymentId: string })[]> =>
      run(database, leftRequests, { seconds, limit }),

    open,
  }

  function insertParams(scope: Scope, session: Session): InsertParams {
    const { sessionId, keyId, token, createdAt, expiresAt, customer } = session
    const receipt = tokens.receiptOf(token)
    return {
      ...scope,
      ...orderParams(session),
      sessionId,
      keyId,
      tokenHash: tokens.hash(token),
      receiptHash: tokens.hash(receipt),
      checkHash: tokens.hash(tokens.checkOf(receipt)),
      sealed: sealer.seal(JSON.stringify({ token, customer }), sealContext({ ...scope, sessionId })),
      createdAt,
      expiresAt,
    }
  }

  function open(row: SessionRow): Session {
    const { token, customer } = JSON.parse(sealer.open(row.sealed, sealContext(row))) as {
      token: string
      customer: Customer | null
    }
    const { sessionId, linkId, keyId, createdAt, expiresAt, paidAt, paidBy, status, chargeId, requestId, failedId } =
      row
    return {
      ...orderOf(row, customer),
      sessionId,
      linkId,
      keyId,
      token,
      createdAt,
      expiresAt,
      paidAt,
      paidBy,
      status,
      chargeId,
      requestId,
      failedId,
    }
  }

  function found([row]: FoundRow[]): FoundSession | undefined {
    return row && { session: open(row), caller: callerOf(row), isActive: row.isActive, profile: profileOf(row) }
  }
}
