import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { moved, type Payment, step, unfilled } from '../../src/payments/payment.ts'
import { insertColumns, insertValues, type Vault } from '../../src/payments/rows.ts'
import { createPaymentStore, type PaymentStore } from '../../src/payments/store.ts'
import { type Database, type Statement, statement } from '../../src/storage/database.ts'
import { amounts, payer } from '../world/payments.ts'

/** A statement with the values of one payment; a floor replaces what must differ from request to request. */
export type Prepared = { statement: Statement; values: readonly unknown[] }

export type FloorStatements = {
  byId: Prepared
  byRef: Prepared
  insert: Prepared
  claim: Prepared
  settle: Prepared
}

/** Where the ids of a payment and of its event stand among the values. */
export const at = { paymentId: 2, externalRef: 2, claimEvent: 9, settleEvent: 15 } as const

/**
 * The floors carry out the gateway's very statements, taken from its own stores by a database that only notes what it
 * is asked: they cannot fall behind. Only the insert is simpler, one row into one table.
 */
export async function recordStatements(scope: Scope, vault: Vault): Promise<FloorStatements> {
  const now = new Date()
  const later = new Date(now.getTime() + 900_000)
  const intent: Payment = {
    ...unfilled,
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
  const submitted: Payment = { ...intent, stage: 'submitted', bank: 'bnc', submittedAt: now }
  const approved = { kind: 'approved', code: '000000', reference: '00012345', txId: 100_012_345 } as const
  const { step: settled, from } = moved(submitted, approved, now, later)
  const sought = { paymentId: intent.paymentId, payer, usdAmount: intent.usdAmount, externalRef: undefined }
  const to = { bank: 'bnc', now, orphanAt: later, claim: undefined } as const
  const key = { claim: undefined, do: 'complete', status: 201, answer: null } as const

  return {
    byId: await noted(vault, (store) => store.find(scope, intent.paymentId)),
    byRef: await noted(vault, (store) => store.findLatestByRef(scope, 'order-1')),
    claim: await noted(vault, (store) => store.claimIntent(scope, sought, to)),
    settle: await noted(vault, (store) => store.settle(scope, settled, from, key)),
    insert: {
      statement: statement('floor.insert', `insert into payments (${insertColumns}) values (${places(25)})`),
      values: insertValues(scope, step(intent, 'created', null, later).payment, vault, later),
    },
  }
}

async function noted(vault: Vault, work: (store: PaymentStore) => Promise<unknown>): Promise<Prepared> {
  const all: Prepared[] = []
  const database: Database = {
    async query(asked, values = []) {
      all.push({ statement: asked, values })
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

function places(count: number): string {
  return Array.from({ length: count }, (_none, index) => `$${index + 1}`).join(', ')
}
