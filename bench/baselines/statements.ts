import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { type Payment, emptyPayment } from '../../src/payments/payment.ts'
import { applyOutcome, transitionTo } from '../../src/payments/transition.ts'
import { insertColumns, insertExpressions, type InsertParams, insertParams } from '../../src/payments/payment-row.ts'
import type { PayerEncryption } from '../../src/payments/payer-encryption.ts'
import { createPaymentStore, type PaymentStore } from '../../src/payments/store.ts'
import type { Database, Statement } from '../../src/storage/database.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import { statement } from '../../src/storage/statement.ts'
import { amounts, payer } from '../environment/payments.ts'

/** A statement with the values of one payment; the baseline replaces by name the values that differ per request. */
export type Prepared = { statement: Statement; parameters: readonly string[]; values: readonly unknown[] }

export type BaselineStatements = {
  byId: Prepared
  byRef: Prepared
  insert: Prepared
  claim: Prepared
  settle: Prepared
}

const scopeAnd = (last: string) => ['tenantId', 'livemode', last]

const insertRow = statement<InsertParams>(
  'baseline.insert',
  `insert into payments (${insertColumns}) values (${insertExpressions()})`,
)

/**
 * Records the gateway's own statements from its stores with a database stub, so that the baseline cannot drift from the
 * code it is compared with. Only the insert is simpler: one row into one table.
 */
export async function recordStatements(scope: Scope, encryption: PayerEncryption): Promise<BaselineStatements> {
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
  const lookup = { paymentId, payer, usdAmount: amounts.usdAmount, externalRef: undefined }
  const accountId = Buffer.alloc(32, 1)
  // A settle changes only the attempt it belongs to: every payment of the baseline is claimed under this one.
  const attemptId = systemRandom.uuid()
  const choice = { account: 'bnc', bank: 'bnc', accountId, because: 'order' } as const
  const to = { choice, attemptId, now, orphanAt: later, keyId: null, claim: undefined } as const
  const submitted: Payment = { ...intent, stage: 'submitted', bank: 'bnc', accountId, attemptId, submittedAt: now }
  const approved = { kind: 'approved', code: '000000', reference: '00012345', txId: 100_012_345 } as const
  const { transition: settled, allowedStages } = applyOutcome(submitted, approved, now, later)
  const key = { claim: undefined, do: 'complete', status: 201, answer: null } as const
  const { payment } = transitionTo(intent, 'created', null, later)

  return {
    byId: await recordStatement(encryption, (store) => store.find(scope, paymentId), scopeAnd('paymentId')),
    byRef: await recordStatement(
      encryption,
      (store) => store.findLatestByRef(scope, 'order-1'),
      scopeAnd('externalRef'),
    ),
    claim: await recordStatement(encryption, (store) => store.claimIntent(scope, lookup, to)),
    settle: await recordStatement(encryption, (store) => store.settle(scope, settled, allowedStages, key), [], [{}]),
    insert: prepared(insertRow, insertRow.values(insertParams(scope, payment, encryption, later)), []),
  }
}

/** `names` are the parameter names of statements that use positional parameters, `rows` the database's answer. */
async function recordStatement(
  encryption: PayerEncryption,
  work: (store: PaymentStore) => Promise<unknown>,
  names: readonly string[] = [],
  rows: object[] = [],
): Promise<Prepared> {
  const all: Prepared[] = []
  const database: Database = {
    async query(executed, values = []) {
      all.push(prepared(executed, values, names))
      return rows as never
    },
    transaction: () => Promise.reject(new Error('the hot paths open no transactions')),
    close: async () => {},
  }
  await work(createPaymentStore({ database, encryption, random: systemRandom }))
  const [only] = all
  if (!only || all.length > 1) throw new Error(`one statement was expected, not ${all.length}`)
  return only
}

/** Plain data only: it is sent to another process. */
function prepared(
  executed: Statement & { parameters?: readonly string[] },
  values: readonly unknown[],
  names: readonly string[],
): Prepared {
  return {
    statement: positionalStatement(executed.name, executed.text),
    parameters: executed.parameters ?? names,
    values,
  }
}
