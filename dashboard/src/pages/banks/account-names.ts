import type { BankAccounts } from '../../api/routes.ts'
import { useTexts } from '../../i18n/texts.ts'

export type AccountName = BankAccounts['accounts'][number]['account']

/** Names of accounts as people write them: the bank, and the label of another account there. */
export function useAccountNames(): (account: AccountName) => string {
  const { words } = useTexts()
  return (account) => {
    const [bank = '', label] = account.split(':')
    const name = words.banks[bank as keyof typeof words.banks]
    return label === undefined ? name : `${name} (${label})`
  }
}
