import type { Flows } from '../bank.ts'
import { ownerFields, type StatementAccount } from './account.ts'
import { queryResultOf } from './outcome.ts'
import { decimalField, field, textField } from './wire/read.ts'

/** BNC answers with all accounts of the client; only the configured one is read, the others may belong to somebody else. */
export function balanceFlows(account: StatementAccount): Pick<Flows, 'fetchBalance'> {
  const { number, clientId } = account.credentials.account
  return {
    fetchBalance: async () =>
      queryResultOf(
        await account.session.call('Current', { ClientID: clientId, ...ownerFields(account) }),
        (answer) => {
          const own = field(answer, number)
          const currency = textField(own, 'CurrencyCode')
          const amount = decimalField(own, 'Balance')
          return currency === undefined || amount === undefined ? undefined : { currency, amount }
        },
      ),
  }
}
