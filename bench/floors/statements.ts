import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { type Payment, emptyPayment } from '../../src/payments/payment.ts'
import { applyOutcome, transitionTo } from '../../src/payments/transition.ts'
import { insertColumns, insertExpressions, type InsertParams, insertParams } from '../../src/payments/payment-row.ts'
import type { PayerEncryption } from '../../src/payments/payer-encryption.ts'
import { createPaymentStore, type PaymentStore } from '../../src/payments/store.ts'
import { type Database, type Statement, positionalStatement } from '../../src/storage/database.ts'
import { statement } from '../../src/storage/statement.ts'
import { amounts, payer } from '../world/payments.ts'

/** A statement with the values of one payment; a floor replaces by name what must differ from request to request. */
export type Prepared = { statement: Statement; parameters: readonly string[]; values: readonly unknown[] }

export type FloorStatements = {
  byId: Prepared
  byRef: Prepared
  insert: Prepared
  claim: Prepared
  settle: Prepared
}

const ownerAnd = (last: string) => ['tenantId', 'livemode', last]

const insertRow = statement<InsertParams>(
  'floor.insert',
  `insert into payments (${insertColumns}) values (${insertExpressions()})`,
)

/**
 * The floors carry out the gateway's very statements, taken from its own stores by a database that only notes what it
 * is asked: they cannot fall behind. Only the insert is simpler, one row into one table.
 */
export async function recordStatements(scope: Scope, vault: PayerEncryption): Promise<FloorStatements> {
  const now = new Date()
  const later = new Date(now.getTime() + 900_000)
  const intent: Payment = {
    ...emptyPayment,
    ...amounts,
    paymentId: systemRandom.uuid(),
    method: 'C2P',
    status: 'PENDING',
    stage: 'intent',
    rateDate: now.toISOString().slice(0, 10),
    payer,
    createdAt: now,
    updatedAt: now,
    expiresAt: later,
  }
  const { paymentId } = intent
  const sought = { paymentId, payer, usdAmount: amounts.usdAmount, externalRef: undefined }
  const accountId = Buffer.alloc(32, 1)
  // A settle changes only the attempt it belongs to: every payment of the floor is claimed under this one.
  const attemptId = systemRandom.uuid()
  const to = { bank: 'bnc', accountId, attemptId, now, orphanAt: later, claim: undefined } as const
  const submitted: Payment = { ...intent, stage: 'submitted', bank: 'bnc', accountId, attemptId, submittedAt: now }
  const approved = { kind: 'approved', code: '000000', reference: '00012345', txId: 100_012_345 } as const
  const { transition: settled, allowedStages } = applyOutcome(submitted, approved, now, later)
  const key = { claim: undefined, do: 'complete', status: 201, answer: null } as const
  const { payment } = transitionTo(intent, 'created', null, later)

  return {
    byId: await noted(vault, (store) => store.find(scope, paymentId), ownerAnd('paymentId')),
    byRef: await noted(vault, (store) => store.findLatestByRef(scope, 'order-1'), ownerAnd('externalRef')),
    claim: await noted(vault, (store) => store.claimIntent(scope, sought, to)),
    settle: await noted(vault, (store) => store.settle(scope, settled, allowedStages, key)),
    insert: prepared(insertRow, insertRow.values(insertParams(scope, payment, vault, later)), []),
  }
}

/** `names` are those of the values where the statement does not name them itself. */
async function noted(
  vault: PayerEncryption,
  work: (store: PaymentStore) => Promise<unknown>,
  names: readonly string[] = [],
): Promise<Prepared> {
  const all: Prepared[] = []
  const database: Database = {
    async query(asked, values = []) {
      all.push(prepared(asked, values, names))
      return []
    },
    transaction: () => Promise.reject(new Error('the hot paths open no transactions')),
    close: async () => {},
  }
  await work(createPaymentStore({ database, vault, random: systemRandom }))
  const [only] = all
  if (!only || all.length > 1) throw new Error(`one statement was expected, not ${all.length}`)
  return only
}

/** Plain data: it is sent to another process. */
function prepared(
  asked: Statement & { parameters?: readonly string[] },
  values: readonly unknown[],
  names: readonly string[],
): Prepared {
  return { statement: positionalStatement(asked.name, asked.text), parameters: asked.parameters ?? names, values }
}
