import { caracasDate } from '../../foundation/caracas.ts'
import type { QueryResult, ServiceCheck } from '../bank.ts'
import type { Account } from './account.ts'
import { listOfPayer } from './multiple.ts'
import { readStatement } from './statement.ts'
import type { Product } from './wire/operations.ts'

/** A phone that no customer has. */
const nobody = { phone: '584120000000', bankCode: '0105' }

const names: Readonly<Record<Product, string>> = {
  statement: 'statement',
  multiple: 'payments by phone',
  verification: 'verification',
  c2p: 'C2P',
  change: 'change',
  changeQuery: 'query of change',
}

/** Tries the two queries that change nothing. The others move money, or mark payments as conciliado. */
export async function checkProducts(account: Account): Promise<ServiceCheck[]> {
  const today = caracasDate(account.clock.now())
  const tried: Partial<Record<Product, () => Promise<Omit<ServiceCheck, 'what'>>>> = {
    statement: async () =>
      finding(
        await readStatement(account, { from: today, to: today }),
        ({ movements }) => `${movements.length} movements today`,
      ),
    multiple: async () =>
      finding(await listOfPayer(account, { date: today, payer: nobody }), () => 'the bank answered'),
  }
  const checks: ServiceCheck[] = []
  for (const [product, what] of Object.entries(names) as [Product, string][]) {
    const result = account.credentials.keys[product] ? await tried[product]?.() : ABSENT
    checks.push({ what, ...(result ?? NOT_TRIED) })
  }
  return checks
}

const ABSENT = { ok: true, detail: 'not configured (no API key)' }
const NOT_TRIED = { ok: true, detail: 'configured, not tried: it would move money or mark a payment' }

function finding<Details>(
  answer: QueryResult<Details>,
  describe: (details: Details) => string,
): Omit<ServiceCheck, 'what'> {
  if (answer.kind === 'answered') return { ok: true, detail: describe(answer) }
  return { ok: false, detail: answer.code === undefined ? answer.reason : `${answer.reason} (${answer.code})` }
}
