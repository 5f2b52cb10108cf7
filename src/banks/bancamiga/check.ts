import { caracasDate } from '../../foundation/caracas.ts'
import type { ServiceCheck } from '../bank.ts'
import type { Account } from './account.ts'
import { type Found, listOfDay, listOfPayer } from './lists.ts'

/** A phone that no customer has. */
const nobody = { phone: '584120000000', bankCode: '0105' }

/** Tries the log-on and both queries; the list of the day only if the bank allows it now. */
export async function checkServices(account: Account): Promise<ServiceCheck[]> {
  const failure = await account.client.open()
  if (failure) return [{ what: 'log-on', ok: false, detail: because(failure) }]
  const today = caracasDate(account.clock.now())
  return [
    { what: 'log-on', ok: true, detail: 'the bank gave a token' },
    finding('payments by phone', await listOfPayer(account, { payer: nobody, date: today }), () => 'the bank answered'),
    finding('payments of the day', await listOfDay(account, today), (count) => `${count} payments today`),
  ]
}

function finding(what: string, answer: Found, describe: (count: number) => string): ServiceCheck {
  if (answer.kind === 'answered') return { what, ok: true, detail: describe(answer.movements.length) }
  const { retryMs } = answer
  if (retryMs === undefined) return { what, ok: false, detail: because(answer) }
  const detail = `not tried, the bank allows it once in ten minutes; again in ${Math.ceil(retryMs / 1000)} s`
  return { what, ok: true, detail }
}

function because({ reason, code }: { reason: string; code?: string }): string {
  return code === undefined ? reason : `${reason} (${code})`
}
