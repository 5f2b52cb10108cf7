import { convertToVes, type Decimal, decimal, fixed2 } from '../foundation/money.ts'
import type { Random } from '../foundation/random.ts'
import type { Database } from '../storage/database.ts'
import type { Objection } from './outlier-check.ts'
import { type DatedRate, OPERATOR } from './source.ts'
import { enterRate } from './store.ts'
import { checkAgainstStored } from './stored-check.ts'

/** Sample amount, to show the effect of a rate on a price. */
const SAMPLE_USD = decimal(25)

/** Price of 25 USD at a rate, as text. */
export function samplePrice({ rate }: { rate: Decimal }): string {
  return fixed2(convertToVes(SAMPLE_USD, rate))
}

export type ManualRate = {
  rate: Decimal
  valueDate: string
  actor: string
  /** The operator typed a rate beyond the bounds a second time. */
  confirm: boolean
}

type Parts = { database: Database; origins: string[] }

/** The bound that a manual rate would exceed; nothing is stored. */
export async function objectionToManual(
  { database, origins }: Parts,
  entry: DatedRate,
): Promise<Objection | undefined> {
  return database.transaction(async (transaction) => {
    const [checked] = await checkAgainstStored(transaction, [entry], { source: 'vexFx', origin: OPERATOR, origins })
    return checked?.quarantinedBy ?? undefined
  })
}

/** Stores an operator's rate. A rate beyond the bounds of the outlier check is refused, with the reason, until confirmed. */
export async function enterManualRate(
  { database, origins }: Parts,
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
