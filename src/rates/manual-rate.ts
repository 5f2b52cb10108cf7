import type { Decimal } from '../foundation/money.ts'
import type { Random } from '../foundation/random.ts'
import type { Database } from '../storage/database.ts'
import type { Objection } from './outlier-check.ts'
import { OPERATOR } from './source.ts'
import { enterRate } from './store.ts'
import { checkAgainstStored } from './stored-check.ts'

export type ManualRate = {
  rate: Decimal
  valueDate: string
  actor: string
  /** The operator confirms a rate that exceeds the bounds. */
  confirm: boolean
}

/** Stores an operator's rate. A rate beyond the bounds of the outlier check is refused, with the reason, until confirmed. */
export async function enterManualRate(
  { database, origins }: { database: Database; origins: string[] },
  random: Random,
  { rate, valueDate, actor, confirm }: ManualRate,
): Promise<Objection | undefined> {
  return database.transaction(async (transaction) => {
    const origin = { source: 'vexFx', origin: OPERATOR, origins } as const
    const [checked] = await checkAgainstStored(transaction, [{ rate, valueDate }], origin)
    const objection = checked?.quarantinedBy ?? undefined
    if (objection && !confirm) return objection
    await enterRate(transaction, random, { rate, valueDate, actor, confirmed: objection !== undefined })
    return undefined
  })
}
