import { accountNumber } from '../credentials.ts'
import { merchantRif, hierarchy } from './fields.ts'
import { operation } from './operation.ts'
import { okText, querySucceeded } from './responses.ts'

/** Balance of every account before its first movement, in cents. */
const openingCents = 10_000_000

/** The balances of all accounts of the client: the one the gateway has, and one in dollars that it does not have. */
export const current = operation({
  name: 'Current',
  fields: { ClientID: merchantRif, ...hierarchy },
  run: ({ ledger }, { account, key }) => {
    const cents = ledger
      .entries({ client: account.clientGuid })
      .reduce((sum, { amount, direction }) => sum + centsOf(amount) * (direction === 'in' ? 1 : -1), openingCents)
    const other = accountNumber('0191', '0001', account.accountNumber.slice(-10))
    const plaintext = `{"${other}":{"CurrencyCode":"USD","Balance":0},"${account.accountNumber}":{"CurrencyCode":"VES","Balance":${(cents / 100).toFixed(2)}}}`
    return okText(plaintext, key, querySucceeded)
  },
})

const centsOf = (amount: string) => Number(amount.replace('.', ''))
