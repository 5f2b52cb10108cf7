import type { BankName } from '../banks/bank.ts'
import { type BankEvent, bankNames } from '../banks/registry.ts'
import type { Clock } from '../foundation/clock.ts'
import type { Scope } from '../foundation/scope.ts'

/** Counts of bank calls in this process since it started, and the latest failures. */
export type BankHealth = {
  record(event: BankEvent): void
  read(filter: { tenantId: string | undefined; livemode: boolean }): BankFigures[]
}

export type BankFigures = {
  bank: BankName
  calls: Record<BankEvent['result'], number>
  lastErrors: Failure[]
}

type Failure = Pick<BankEvent, 'operation' | 'result' | 'durationMs'> & {
  at: Date
  tenantId: string
  reason: string | null
  status: number | null
}

/** Failures kept per bank and mode, and failures shown after filtering by tenant. */
const KEPT_FAILURES = 200
const SHOWN_FAILURES = 20

type Kept = { calls: Map<string, BankFigures['calls']>; failures: Failure[] }

export function createBankHealth(clock: Clock): BankHealth {
  const kept = new Map<string, Kept>()
  const keptOf = (bank: BankName, livemode: boolean): Kept => {
    const key = `${bank} ${livemode}`
    const entry = kept.get(key) ?? { calls: new Map<string, BankFigures['calls']>(), failures: [] }
    kept.set(key, entry)
    return entry
  }

  return {
    record({ bank, scope, operation, result, reason = null, status = null, durationMs }) {
      const { calls, failures } = keptOf(bank, scope.livemode)
      countFor(calls, scope)[result] += 1
      if (result === 'answer' && (status ?? 0) < 500) return
      const at = new Date(clock.now())
      failures.unshift({ at, tenantId: scope.tenantId, operation, result, reason, status, durationMs })
      failures.length = Math.min(failures.length, KEPT_FAILURES)
    },

    read: ({ tenantId, livemode }) =>
      bankNames.map((bank) => {
        const { calls, failures } = keptOf(bank, livemode)
        const isVisible = (owner: string) => tenantId === undefined || owner === tenantId
        const total = noCalls()
        for (const [owner, counts] of calls) {
          if (!isVisible(owner)) continue
          for (const result of Object.keys(total) as BankEvent['result'][]) total[result] += counts[result]
        }
        const lastErrors = failures.filter((failure) => isVisible(failure.tenantId)).slice(0, SHOWN_FAILURES)
        return { bank, calls: total, lastErrors }
      }),
  }
}

function countFor(calls: Map<string, BankFigures['calls']>, { tenantId }: Scope): BankFigures['calls'] {
  const counts = calls.get(tenantId) ?? noCalls()
  calls.set(tenantId, counts)
  return counts
}

function noCalls(): BankFigures['calls'] {
  return { answer: 0, notSent: 0, unknown: 0 }
}
