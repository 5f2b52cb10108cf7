import { addDays, caracasDate } from '../../foundation/caracas.ts'
import { decimal } from '../../foundation/money.ts'
import type { QueryResult, Flows, ServiceCheck } from '../bank.ts'
import type { Account } from './account.ts'

/** A payment that does not exist: the check only needs an answer to the query. */
const unlikelyPayment = { payer: { phone: '584120000000', bankCode: '0102' }, amount: decimal('0.01') }

const NOT_TRIED = 'configured; not tried, it moves money'

/** Tries every service that moves no money, and reports whether the others are configured. */
export async function checkServices(
  { session, credentials, clock }: Account,
  flows: Partial<Flows> & Pick<Flows, 'listBanks' | 'fetchRate'>,
): Promise<ServiceCheck[]> {
  const failure = await session.open()
  if (failure) return [{ what: 'log-on', ok: false, detail: because(failure) }]

  const today = caracasDate(clock.now())
  const { terminal, affiliationNumber, mobilePayments, simf } = credentials
  const noAccount = 'not configured (no account number)'
  const { listMovements, findByPayer, fetchBalance } = flows
  return [
    { what: 'log-on', ok: true, detail: 'the bank gave a working key' },
    finding('banks', await flows.listBanks(), ({ banks }) => `${banks.length} banks`),
    finding('rate', await flows.fetchRate(today), ({ rate }) =>
      rate ? `${rate.value.toString()} for ${today}` : `none for ${today}`,
    ),
    listMovements
      ? finding(
          'statement',
          await listMovements({ from: addDays(today, -2), to: today }),
          ({ movements }) => `${movements.length} movements in three days`,
        )
      : { what: 'statement', ok: true, detail: noAccount },
    findByPayer
      ? finding('payment search', await findByPayer({ ...unlikelyPayment, date: today }), () => 'the bank answered')
      : { what: 'payment search', ok: true, detail: noAccount },
    fetchBalance
      ? finding('balance', await fetchBalance(), ({ currency }) => `the bank answered, in ${currency}`)
      : { what: 'balance', ok: true, detail: noAccount },
    { what: 'C2P', ok: true, detail: terminal === undefined ? 'not configured (no terminal)' : NOT_TRIED },
    {
      what: 'cards',
      ok: true,
      detail: affiliationNumber === undefined ? 'not configured (no affiliation number)' : NOT_TRIED,
    },
    {
      what: 'mobile payments out',
      ok: true,
      detail: mobilePayments ? NOT_TRIED : 'not configured (mobilePayments is not yes)',
    },
    { what: 'immediate debit and credit', ok: true, detail: simf ? NOT_TRIED : 'not configured (simf is not yes)' },
  ]
}

function finding<Details>(
  what: string,
  answer: QueryResult<Details>,
  describe: (details: Details) => string,
): ServiceCheck {
  if (answer.kind === 'unavailable') return { what, ok: false, detail: because(answer) }
  return { what, ok: true, detail: describe(answer) }
}

function because({ reason, code }: { reason: string; code?: string }): string {
  if (code === 'EPIONA') return 'not contracted (EPIONA)'
  return code === undefined ? reason : `${reason} (${code})`
}
