import { auditOrigin, auditParams, unaudited } from '../../audit/entry.ts'
import type { BankName, MovementKind } from '../../banks/bank.ts'
import { withoutZeros } from '../../banks/reference.ts'
import { addDays, caracasDate } from '../../foundation/caracas.ts'
import { limits } from '../../foundation/limits.ts'
import { type Decimal, decimal, fixed2 } from '../../foundation/money.ts'
import type { IdempotencyClaim } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import { claimKeyParams, type KeyUpdate, keyResponseParams } from '../../idempotency/sql.ts'
import { run } from '../../storage/statement.ts'
import { type Basis, guardParams, type MatchingStore } from '../matching/store.ts'
import { openingOrEmpty } from '../payer-encryption.ts'
import type { Payment } from '../payment.ts'
import { insertParams, paymentOf } from '../payment-row.ts'
import { eventParams } from '../sql/fragments.ts'
import {
  type CanceledBy,
  cancelPayment,
  insertRequest,
  lockMovement,
  lockRequest,
  type MatchedBy,
  reportReference,
  settleRequest,
} from '../sql/request.ts'
import type { StoreParts } from '../store.ts'
import type { Transition } from '../transition.ts'
import type { Arrival, OpenRequest } from './rules.ts'
import * as sql from './queries.ts'

/** A movement that a request may be paid by. */
export type StoredMovement = Arrival & {
  accountId: Buffer
  movementId: string
  bank: BankName
  seenAt: Date
  state: sql.MovementRow['state']
  /** The payment it pays for, if it is matched. */
  owner: (Scope & { paymentId: string }) | undefined
  /** The lease of the process that matches it now; a change of it by anybody else keeps it due. */
  nextMatchAt: Date | null
}

/** Requests that a movement could pay for. `isComplete` is false if there are too many to have read all of them. */
export type Candidates = { requests: OpenRequest[]; isComplete: boolean }

export type RequestStore = ReturnType<typeof createRequestStore>

export function createRequestStore({
  database,
  encryption,
  random,
  notifySender,
  matching,
}: StoreParts & { matching: MatchingStore }) {
  const lenient = openingOrEmpty(encryption)
  return {
    /** The accounts on which money pays a request. */
    async accountsOf(scope: Scope, paymentId: string): Promise<Buffer[]> {
      const rows = await run(database, sql.selectAccounts, { ...scope, paymentId })
      return rows.map(({ accountId }) => accountId)
    },

    /** False, with nothing written, when another request owns the Idempotency-Key. */
    async insert(
      scope: Scope,
      transition: Transition,
      to: { accountIds: Buffer[]; reference: string | undefined; lateUntil: Date },
      update: KeyUpdate,
    ): Promise<boolean> {
      const { payment } = transition
      const rows = await run(database, insertRequest, {
        ...insertParams(scope, payment, encryption, transition.nextCheckAt),
        ...eventParams(random, transition),
        ...claimKeyParams(update.claim),
        ...keyResponseParams(update),
        ...daysOf(payment.createdAt, to.lateUntil),
        accountIds: to.accountIds,
        reference: to.reference ?? null,
        lateUntil: to.lateUntil,
        payerBankCode: payment.payer.bankCode ?? null,
      })
      if (rows.length > 0) notifySender?.(scope)
      return rows.length > 0
    },

    /** False when the request can no longer be paid, or another request owns the Idempotency-Key. */
    async reportReference(
      scope: Scope,
      { paymentId, vesAmount, createdAt, payer }: Payment,
      report: {
        reference: string
        accountIds: Buffer[]
        now: Date
        keyId: string | null
        claim: IdempotencyClaim | undefined
      },
    ): Promise<boolean> {
      const { reference, accountIds, now, keyId, claim } = report
      const rows = await run(database, reportReference, {
        ...scope,
        paymentId,
        reference,
        accountIds,
        now,
        keyId,
        vesAmount: fixed2(vesAmount),
        phoneHash: payer.phone === undefined ? null : encryption.hashPhone(payer.phone),
        documentHash: payer.document === undefined ? null : encryption.hashDocument(payer.document),
        ...daysOf(createdAt, now),
        ...claimKeyParams(claim),
        eventId: random.uuid(),
        eventData: JSON.stringify({ reference }),
      })
      return rows.length > 0
    },

    /** Undefined when the payment is not an open request or intent, or another request owns the Idempotency-Key. */
    async cancel(
      scope: Scope,
      paymentId: string,
      {
        now,
        keyId,
        claim,
        actor,
        failureCode = 'CANCELED_BY_TENANT',
      }: {
        now: Date
        keyId: string | null
        claim: IdempotencyClaim | undefined
        actor?: string
        failureCode?: CanceledBy
      },
    ): Promise<Payment | undefined> {
      const audit = actor === undefined ? unaudited : auditParams(random, actor)
      const params = {
        ...scope,
        paymentId,
        now,
        keyId,
        eventId: random.uuid(),
        failureCode,
        ...claimKeyParams(claim),
        ...audit,
      }
      const [row] = await run(database, cancelPayment, params)
      if (row) notifySender?.(scope)
      return row && paymentOf(row, scope, lenient)
    },

    /**
     * Gives a movement to a request, in one transaction that first locks what could own it. Undefined, with nothing
     * written, when the movement or the request is no longer free for it, or the charges of the account have changed.
     */
    async settle(
      { tenantId, livemode, paymentId }: Scope & { paymentId: string },
      decision: {
        movementKey: string
        basis: Basis
        toleratedVes: Decimal
        mayOverpay: boolean
        now: Date
        by: MatchedBy
        actor: string | null
      },
    ): Promise<Payment | undefined> {
      const { movementKey, basis, mayOverpay, now, by, actor } = decision
      const scope = { tenantId, livemode }
      const { accountId: lineAccountId } = basis.query
      const [row] = await matching.underLock(basis, async (transaction) => {
        await run(transaction, lockRequest, { ...scope, paymentId })
        await run(transaction, lockMovement, { lineAccountId, movementKey })
        return run(transaction, settleRequest, {
          ...scope,
          paymentId,
          ...guardParams(basis),
          movementKey,
          attemptId: random.uuid(),
          now,
          eventId: random.uuid(),
          toleratedVes: fixed2(decision.toleratedVes),
          mayOverpay,
          by,
          actor,
          ...auditOrigin(random),
        })
      })
      if (row?.status === 'COMPLETED') notifySender?.(scope)
      return row && paymentOf(row, scope, lenient)
    },

    /** Movements that are due, each taken by one process for the time of its lease. */
    async takeDue(count: number): Promise<StoredMovement[]> {
      const rows = await run(database, sql.takeDue, { count, leaseSeconds: limits.matchLeaseSeconds })
      return rows.map(movementOf)
    },

    /** Ends a look at a movement; does nothing if it has become due again meanwhile. */
    async postpone({ accountId, line, nextMatchAt }: StoredMovement, until: Date | null): Promise<void> {
      await run(database, sql.postpone, { accountId, key: line.key, lease: nextMatchAt, until })
    },

    /** A movement of one of these accounts that the tenant may see. */
    async findVisible(scope: Scope, accountIds: Buffer[], movementId: string): Promise<StoredMovement | undefined> {
      const [row] = await run(database, sql.findVisible, { ...scope, accountIds, movementId })
      return row && movementOf(row)
    },

    /** A movement of any account, for operators. */
    async findAnywhere(movementId: string): Promise<StoredMovement | undefined> {
      const [row] = await run(database, sql.findAnywhere, { movementId })
      return row && movementOf(row)
    },

    /** The payment that a movement is the line of. `matchedBy` is null if it is not a request. */
    async findOwner(movement: Pick<StoredMovement, 'accountId' | 'movementId'>): Promise<sql.OwnerRow | undefined> {
      const { accountId, movementId } = movement
      const [row] = await run(database, sql.findOwner, { accountId, movementId })
      return row
    },

    /** Requests of the account that the movement could pay for: of its payer, its numbers or about its amount. */
    async findCandidates({ accountId, line, amount, reference }: StoredMovement): Promise<Candidates> {
      const rows = await run(database, sql.selectCandidates, {
        accountId,
        vesAmount: fixed2(amount),
        phone: hashOf(line.phones[0]),
        document: hashOf(line.document),
        endings: [reference, ...line.numbers].filter((number) => number.length >= 6).map((number) => number.slice(-6)),
        most: sql.CANDIDATES,
      })
      const byEvidence = rows.filter(({ isNear }) => !isNear)
      const requests = new Map(rows.map((row) => [row.paymentId, requestOf(row)]))
      return { requests: [...requests.values()], isComplete: byEvidence.length < sql.CANDIDATES }
    },

    /** Unmatched movements of the account with the same amount, within a day of this one, and this one. */
    async findAlike(movement: StoredMovement): Promise<StoredMovement[]> {
      const { accountId, amount, date } = movement
      const [from, to] = [addDays(date, -1), addDays(date, 1)]
      const rows = await run(database, sql.selectAlike, { accountId, vesAmount: fixed2(amount), from, to })
      const others = rows.map(movementOf).filter(({ line }) => line.key !== movement.line.key)
      return [movement, ...others]
    },

    /** Removes requests whose late period is over. Returns their number. */
    async sweep(): Promise<number> {
      return (await run(database, sql.sweep, {})).length
    },

    countUnmatched: (): Promise<sql.UnmatchedCount[]> => run(database, sql.countUnmatched, {}),
  }
}

function daysOf(from: Date, to: Date): { fromDate: string; toDate: string } {
  return { fromDate: addDays(caracasDate(from.getTime()), -1), toDate: addDays(caracasDate(to.getTime()), 1) }
}

function hashOf(hex: string | undefined): Buffer | null {
  return hex === undefined ? null : Buffer.from(hex, 'hex')
}

function movementOf(row: sql.MovementRow): StoredMovement {
  const { accountId, key, movementId, bank, date, direction, reference, isProof, seenAt, state, nextMatchAt } = row
  const { tenantId, livemode, paymentId } = row
  const isOwned = tenantId !== null && livemode !== null && paymentId !== null
  return {
    accountId,
    movementId,
    bank,
    date,
    direction,
    reference,
    isProof,
    seenAt,
    state,
    nextMatchAt,
    amount: decimal(row.vesAmount),
    owner: isOwned ? { tenantId, livemode, paymentId } : undefined,
    line: {
      key,
      kind: row.kind as MovementKind,
      isContradictory: row.isContradictory,
      numbers: row.numbers.map(withoutZeros),
      phones: row.phone === null ? [] : [row.phone],
      phonesMayBeOwn: false,
      document: row.document ?? undefined,
      bankCode: row.payerBankCode ?? undefined,
    },
  }
}

function requestOf(row: sql.CandidateRow): OpenRequest {
  const { tenantId, livemode, paymentId, openedAt, lateUntil, isExpired } = row
  return {
    tenantId,
    livemode,
    paymentId,
    openedAt,
    lateUntil,
    isExpired,
    vesAmount: decimal(row.vesAmount),
    remaining: decimal(row.remaining),
    tolerance: {
      ves: decimal(row.toleranceVes),
      percent: decimal(row.tolerancePercent),
      acceptsOverpayment: row.acceptsOverpayment,
    },
    person: {
      phone: row.phone ?? undefined,
      document: row.document ?? undefined,
      bankCode: row.bankCode ?? undefined,
    },
    reference: row.reference ?? undefined,
  }
}
