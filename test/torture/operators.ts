import { setTimeout as pause } from 'node:timers/promises'
import { setDrained } from '../../src/banks/drained.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import {
  findForOperator,
  type Resolution,
  resolutionProblem,
  resolvePayment,
} from '../../src/payments/admin/resolve.ts'
import { ResolutionError } from '../../src/payments/admin/resolution-error.ts'
import { createPayerEncryption, type PayerEncryption } from '../../src/payments/payer-encryption.ts'
import type { Database } from '../../src/storage/database.ts'
import { positionalStatement } from '../harness/statement.ts'
import { loadInstallation } from '../../src/storage/installation.ts'
import { testSealer } from '../harness/sealer.ts'
import type { StoredPayment } from './audit/records.ts'
import { type Group, groupsOf } from './audit/groups.ts'
import { count } from './observations.ts'
import type { History } from './history.ts'
import type { Random } from './seeded-random.ts'
import { replaceAccount, type Tenant } from './tenants/tenant.ts'
import type { Banks } from './world/banks.ts'

/**
 * Simulated operators. They resolve open payments by the bank's ledger, concurrently with the reconciler, and replace
 * the accounts of live tenants while payments of the previous account are open.
 */
export type Operators = {
  run(random: Random, isOver: () => boolean): Promise<void>
  /** Resolves every open payment of live tenants that the ledger can decide. */
  resolveLive(random: Random): Promise<void>
  replaceAccount(random: Random, tenant: Tenant): Promise<void>
  /** Resolves one payment; with `omitsReference` the first attempt has no reference. */
  resolve(random: Random, paymentId: string, omitsReference: boolean): Promise<void>
}

/** After this time no call can be in flight; before it, absence from the ledger proves nothing. */
const CERTAIN_SECONDS = 35
const POLL_MS = 700
const REPLACE_MS = { low: 6_000, high: 18_000 }
const DRAIN_EVERY_MS = { low: 8_000, high: 20_000 }
const DRAIN_MS = 5_000
const drainedBanks = ['bnc', 'r4', 'bdv', 'mercantil'] as const

const columns = `tenant_id as "tenantId", payment_id as "paymentId", livemode, method, status, stage, bank,
  ves_amount::text as "vesAmount", external_ref as "externalRef", batch_id as "batchId",
  reversal_stage as "reversalStage",
  greatest(updated_at, submitted_at, reversal_submitted_at) < now() - make_interval(secs => $1) as "isCertain"`
const isOpen = `(stage in ('accepted', 'unknown', 'attention') or reversal_stage in ('unknown', 'attention'))`
const selectOpen = positionalStatement('torture.operator_open', `select ${columns} from payments where ${isOpen}`)
const selectOne = positionalStatement('torture.operator_one', `select ${columns} from payments where payment_id = $2`)
// At R4 lookalikes of one operation are indistinguishable: all of them are compared with the ledger.
const selectLookalikes = positionalStatement(
  'torture.operator_alike',
  `select ${columns} from payments
   where tenant_id = $2 and (payment_id = $3 or external_ref is not distinct from $4)`,
)

type OpenRow = StoredPayment & { tenantId: string; isCertain: boolean }

type OperatorParts = {
  database: Database
  banks: Banks
  tenants: Tenant[]
  lanes: number
  history: History
  counts: Map<string, number>
}

export async function createOperators(parts: OperatorParts): Promise<Operators> {
  const { database, tenants } = parts
  const record = createRecorder(parts)
  const installation = await loadInstallation(database, testSealer, systemRandom)
  const encryption: PayerEncryption = createPayerEncryption(testSealer, installation.hasher('payer'))

  return {
    async run(random, isOver) {
      await Promise.all([
        keepResolving(random.of('resolving'), isOver),
        keepReplacing(random.of('accounts'), isOver),
        keepDraining(random.of('drains'), isOver),
      ])
    },
    async resolveLive(random) {
      const open = await database.query<OpenRow>(selectOpen, [CERTAIN_SECONDS])
      for (const row of open.filter(({ livemode }) => livemode)) {
        await resolveRow(random.of(row.paymentId), { ...row, isCertain: true })
      }
    },
    replaceAccount: replace,
    async resolve(random, paymentId, omitsReference) {
      const [row] = await database.query<OpenRow>(selectOne, [CERTAIN_SECONDS, paymentId])
      if (row) await resolveRow(random, row, omitsReference)
    },
  }

  async function keepResolving(random: Random, isOver: () => boolean): Promise<void> {
    for (let turn = 1; !isOver(); turn += 1) {
      const own = random.of(String(turn))
      // The database may be down: retried on the next turn.
      const open = await database.query<OpenRow>(selectOpen, [CERTAIN_SECONDS]).catch(() => [])
      if (open.length > 0) await resolveRow(own, own.pick(open)).catch(() => {})
      await pause(POLL_MS * (0.5 + own.fraction()))
    }
  }

  async function keepReplacing(random: Random, isOver: () => boolean): Promise<void> {
    const live = tenants.filter(({ livemode }) => livemode)
    for (let turn = 1; live.length > 0 && !isOver(); turn += 1) {
      await pauseUnless(isOver, random.between(REPLACE_MS.low, REPLACE_MS.high))
      if (isOver()) return
      await replace(random.of(String(turn)), random.pick(live)).catch(() => {})
    }
  }

  /** New payments to one bank are stopped for some seconds, in one of the modes. */
  async function keepDraining(random: Random, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await pauseUnless(isOver, random.between(DRAIN_EVERY_MS.low, DRAIN_EVERY_MS.high))
      if (isOver()) return
      const drain = { bank: random.pick(drainedBanks), livemode: random.chance(0.5), actor: ACTOR }
      const set = (isDrained: boolean) => setDrained(database, systemRandom, { ...drain, isDrained })
      const isSet = await set(true).then(
        () => true,
        () => false,
      )
      if (isSet) record(`drains ${drain.bank}`, 'drain a bank')
      await pauseUnless(isOver, DRAIN_MS)
      while (
        !(await set(false).then(
          () => true,
          () => false,
        ))
      )
        await pause(POLL_MS)
    }
  }

  async function replace(random: Random, tenant: Tenant): Promise<void> {
    await replaceAccount(database, random, tenant)
    record(`replaces the account of ${tenant.name} at BNC: ${tenant.bnc}`, 'replace an account')
  }

  async function resolveRow(random: Random, row: OpenRow, omitsReference = random.chance(0.3)): Promise<void> {
    const group = await groupOf(parts, row)
    const resolution = group && resolutionFor(random, group, row)
    if (!resolution) return
    const found = await findForOperator({ database, encryption }, row.paymentId)
    if (!found) return
    // A resolution that lacks a required reference is refused; then it is added.
    const { reference: _reference, ...withoutReference } = resolution
    const tries: Resolution[] = omitsReference ? [withoutReference, resolution] : [resolution]
    const chosen = tries.find((candidate) => resolutionProblem(candidate, found.payment) === undefined)
    if (!chosen) return
    const what = `${row.paymentId} as ${describeResolution(chosen)}`
    await resolvePayment({ database, encryption, random: systemRandom }, found, chosen).then(
      () => record(`resolves ${what}`, 'resolve a payment', row.paymentId),
      (error: unknown) => {
        if (!(error instanceof ResolutionError)) throw error
        record(`cannot resolve ${what}: ${error.message}`, 'are refused a resolution', row.paymentId)
      },
    )
  }
}

/** Counts the actions of operators and writes them to the history. */
function createRecorder({ history, counts }: OperatorParts) {
  return (what: string, kind: string, paymentId?: string): void => {
    count(counts, `operators ${kind}`)
    history.write({ who: 'operator', what, ...(paymentId === undefined ? {} : { paymentIds: [paymentId] }) })
  }
}

/** Waits, but no longer than until the run is over. */
async function pauseUnless(isOver: () => boolean, ms: number): Promise<void> {
  const untilMs = performance.now() + ms
  while (!isOver() && performance.now() < untilMs) await pause(100)
}

/** Payments of the same operation with their effects in the banks' ledgers. */
async function groupOf({ database, banks, tenants, lanes }: OperatorParts, row: OpenRow): Promise<Group | undefined> {
  const tenant = tenants.find(({ tenantId }) => tenantId === row.tenantId)
  if (!tenant) return undefined
  const lookalikes = await database.query<OpenRow>(selectLookalikes, [
    CERTAIN_SECONDS,
    row.tenantId,
    row.paymentId,
    row.externalRef,
  ])
  const clients = [...tenant.everyBnc, tenant.r4, tenant.bdv, tenant.mercantil]
  const ledger = (await Promise.all(clients.map((client) => banks.ledger(client)))).flat()
  const payments = lookalikes.map((one) => ({ ...one, tenant: tenant.index }))
  const groups = groupsOf({ tenants: [{ ...tenant, listed: [], listedMovements: [] }], payments, ledger, lanes })
  return groups.find((group) => group.payments.some(({ paymentId }) => paymentId === row.paymentId))
}

const ACTOR = 'torture operator'

function describeResolution({ verdict, reference, noLine }: Resolution): string {
  return `${verdict}${reference ? `, reference ${reference}` : ''}${noLine ? ', no line' : ''}`
}

/** Resolution according to the ledger; undefined if it cannot be attributed to one of several lookalikes. */
function resolutionFor(random: Random, group: Group, { stage, isCertain }: OpenRow): Resolution | undefined {
  return stage === null ? reversalResolution(group, isCertain) : chargeResolution(random, group, isCertain)
}

function chargeResolution(random: Random, { payments, effects }: Group, isCertain: boolean): Resolution | undefined {
  const settled = payments.filter(({ status }) => status === 'COMPLETED' || status === 'REVERSED').length
  const open = payments.filter(({ stage }) => stage !== null).length
  const left = effects.length - settled
  if (left <= 0)
    return isCertain ? { verdict: 'failed', reason: 'the bank’s ledger has no such charge', actor: ACTOR } : undefined
  if (left < open) return undefined
  const line = effects.at(-1)?.line
  const reason = 'the bank’s ledger has the charge'
  if (line === undefined || random.chance(0.1)) return { verdict: 'completed', noLine: true, reason, actor: ACTOR }
  return { verdict: 'completed', reference: line.reference, reason, actor: ACTOR }
}

function reversalResolution({ payments, reversals }: Group, isCertain: boolean): Resolution | undefined {
  const reversed = payments.filter(({ status }) => status === 'REVERSED').length
  const open = payments.filter(({ reversalStage }) => reversalStage !== null).length
  const left = reversals.length - reversed
  const reason = 'according to the bank’s ledger'
  if (left <= 0) return isCertain ? { verdict: 'notReversed', reason, actor: ACTOR } : undefined
  if (left < open) return undefined
  const line = reversals.at(-1)?.line
  return { verdict: 'reversed', reason, actor: ACTOR, ...(line ? { reference: line.reference } : { noLine: true }) }
}
