import type { Flows } from '../../banks/bank.ts'
import type { Clock } from '../../foundation/clock.ts'
import { limits } from '../../foundation/limits.ts'
import { createSingleFlight } from '../../foundation/single-flight.ts'

type Statement = Awaited<ReturnType<Flows['listMovements']>>

/**
 * One reading of an account's statement for all open payments of the account that are looked at together: after an outage
 * a hundred of them would otherwise ask the bank for the same list a hundred times.
 */
export type StatementReader = {
  read(accountId: Buffer, range: { from: string; to: string }, ask: () => Promise<Statement>): Promise<Statement>
}

export function createStatementReader(clock: Clock): StatementReader {
  const readings = createSingleFlight<Statement>({
    clock,
    maxAgeMs: limits.statementSharedMs,
    isCacheable: ({ kind }) => kind !== 'unavailable',
  })
  return {
    read: (accountId, { from, to }, ask) => readings.get(`${accountId.toString('hex')} ${from} ${to}`, ask).value,
  }
}
