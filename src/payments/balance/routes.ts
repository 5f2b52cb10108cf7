import type { Flows } from '../../banks/bank.ts'
import { limits } from '../../foundation/limits.ts'
import { errorFields } from '../../foundation/log.ts'
import { fixed2 } from '../../foundation/money.ts'
import { type Route, route } from '../../foundation/route.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import type { Scope } from '../../foundation/scope.ts'
import { createSingleFlight } from '../../foundation/single-flight.ts'
import type { PaymentContext } from '../submit.ts'

const Balance = Type.Object(
  {
    bank: Type.String({ examples: ['bnc'], description: 'The bank of the account.' }),
    account: Type.Optional(Type.String({ pattern: '^\\d{4}$', description: 'The last four digits of the account.' })),
    available: Type.Boolean({
      description: 'Whether the bank answered. If not, currency, balance and asOf are absent: ask again later.',
    }),
    currency: Type.Optional(Type.String({ examples: ['VES'], description: 'The account’s currency.' })),
    balance: Type.Optional(
      Type.String({
        pattern: '^-?\\d+\\.\\d{2}$',
        examples: ['92832.83'],
        description: 'The balance as an exact decimal, with two decimals.',
      }),
    ),
    asOf: Type.Optional(Type.String({ format: 'date-time', description: 'When the bank was asked.' })),
  },
  { $id: 'Balance' },
)

const Balances = Type.Object(
  { items: Type.Array(Balance, { description: 'The accounts at banks that offer balances.' }) },
  { $id: 'Balances' },
)

type Item = Static<typeof Balance>
type Answer = Awaited<ReturnType<Flows['fetchBalance']>>

/** Balances of the tenant's own accounts, each read from its bank at most once in `balanceMaxAgeMs` by a process. */
export function balanceRoutes(context: PaymentContext): Route[] {
  const { registry, clock, databaseClock } = context
  const reads = createSingleFlight<{ answer: Answer; asOf: Date }>({
    clock,
    maxAgeMs: limits.balanceMaxAgeMs,
    maxEntries: limits.bankAccountCacheEntries,
    isCacheable: ({ answer }) => answer.kind === 'answered',
  })

  async function read(fetchBalance: Flows['fetchBalance']): Promise<{ answer: Answer; asOf: Date }> {
    const asOf = databaseClock.now()
    const answer = await fetchBalance().catch((error: unknown): Answer => {
      context.log.component('bank').error('connector threw on the query of a balance', errorFields(error))
      return { kind: 'unavailable', reason: 'unreadable_answer' }
    })
    return { answer, asOf }
  }

  async function itemOf(
    scope: Scope,
    { bank, version, lastDigits }: Awaited<ReturnType<typeof registry.accounts>>[number],
  ): Promise<Item[]> {
    const fetchBalance = (await registry.account(scope, bank))?.flows.fetchBalance
    if (!fetchBalance) return []
    const key = `${scope.tenantId} ${scope.livemode} ${bank} ${version}`
    const { answer, asOf } = await reads.get(key, () => read(fetchBalance)).value
    const account = { bank, ...(lastDigits === undefined ? {} : { account: lastDigits }) }
    if (answer.kind === 'unavailable') return [{ ...account, available: false }]
    const { currency, amount } = answer
    return [{ ...account, available: true, currency, balance: fixed2(amount), asOf: asOf.toISOString() }]
  }

  return [
    route({
      method: 'GET',
      path: '/balance',
      keyScope: 'read',
      operationId: 'getBalance',
      tag: 'Banks',
      summary: 'Balances of your accounts',
      description:
        'The balance of each of your accounts at a bank that offers it, today BNC; accounts at other banks are not listed. ' +
        'A bank that does not answer has `available` false. The answer may be a few seconds old: `asOf` is its time.',
      answers: { 200: Balances },
      handle: async ({ caller: { scope } }) => {
        const items = await Promise.all((await registry.accounts(scope)).map((account) => itemOf(scope, account)))
        return { status: 200, body: { items: items.flat() } }
      },
    }),
  ]
}
