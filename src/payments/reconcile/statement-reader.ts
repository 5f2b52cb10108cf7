import type { Flows } from '../../banks/bank.ts'
import type { Clock } from '../../foundation/clock.ts'
import { limits } from '../../foundation/limits.ts'

type Statement = Awaited<ReturnType<Flows['listMovements']>>

/**
 * One reading of an account's statement for all open payments of the account that are looked at together: after an outage
 * a hundred of them would otherwise ask the bank for the same list a hundred times.
 */
export type StatementReader = {
  read(accountId: Buffer, range: { from: string; to: string }, ask: () => Promise<Statement>): Promise<Statement>
}

export function createStatementReader(clock: Clock): StatementReader {
  const readings = new Map<string, { askedAtMs: number; statement: Promise<Statement> }>()
  return {
    read(accountId, { from, to }, ask) {
      const key = `${accountId.toString('hex')} ${from} ${to}`
      const now = clock.monotonicMs()
      const known = readings.get(key)
      if (known && now - known.askedAtMs < limits.statementSharedMs) return known.statement
      const statement = ask()
      readings.set(key, { askedAtMs: now, statement })
      forgetOld(now)
      // A reading that failed is not shared with those who come later.
      statement.then(
        ({ kind }) => kind === 'unavailable' && readings.delete(key),
        () => readings.delete(key),
      )
      return statement
    },
  }

  function forgetOld(now: number): void {
    for (const [key, { askedAtMs }] of readings) {
      if (now - askedAtMs >= limits.statementSharedMs) readings.delete(key)
    }
  }
}
