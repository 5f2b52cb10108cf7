import type { Counter } from '../counter.ts'
import type { MercantilCredentials } from '../credentials.ts'
import type { Ledger } from '../ledger.ts'
import type { MercantilAssumptions } from './assumptions.ts'

/** Dependencies of one operation call. */
export type BankState = {
  client: string
  merchant: MercantilCredentials
  /** The secret of the product that is called. */
  secret: string
  ledger: Ledger
  searches: Counter
  assumptions: MercantilAssumptions
  now: number
  /** The number that support asks for. */
  trace: string
  /** As the request had it; answers repeat it. */
  merchantIdentify: unknown
}
