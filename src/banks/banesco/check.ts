import { caracasDate } from '../../foundation/caracas.ts'
import type { ServiceCheck } from '../bank.ts'
import type { Account } from './account.ts'
import { ask } from './queries.ts'

/** Tries the token and the query of the account. */
export async function checkServices(account: Account): Promise<ServiceCheck[]> {
  const failure = await account.client.open()
  if (failure) return [{ what: 'log-on', ok: false, detail: because(failure) }]
  const today = caracasDate(account.clock.now())
  const { accountNumber: accountId } = account.credentials
  const answer = await ask(account, { accountId, startDt: today, endDt: today }, { kind: 'unlisted' }, 'listMovements')
  const isOk = answer.kind === 'answered'
  const detail = isOk ? `${answer.movements.length} credits today` : because(answer)
  return [
    { what: 'log-on', ok: true, detail: 'the bank gave a token' },
    { what: 'transactions', ok: isOk, detail },
  ]
}

function because({ reason, code }: { reason: string; code?: string }): string {
  return code === undefined ? reason : `${reason} (${code})`
}
