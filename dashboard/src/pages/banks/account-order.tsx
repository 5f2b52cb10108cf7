import { useAction } from '../../api/use-action.ts'
import { Button } from '../../components/button.tsx'
import { ErrorNote } from '../../components/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { type AccountName, useAccountNames } from './account-names.ts'

/** The order in which the accounts are tried. Without `change` it is only shown. */
export function AccountOrder({
  order,
  accounts,
  change,
}: {
  order: AccountName[]
  accounts: AccountName[]
  change: ((accounts: AccountName[]) => Promise<void>) | undefined
}) {
  const { banks: text } = useTexts()
  const nameOf = useAccountNames()
  const changing = useAction(async (next: AccountName[]) => change?.(next))
  const shown = order.filter((account) => accounts.includes(account))
  const moveUp = (index: number) => {
    const next = [...shown]
    next.splice(index - 1, 0, ...next.splice(index, 1))
    changing.run(next)
  }
  return (
    <>
      <h3>{text.order}</h3>
      <p class="quiet">{shown.length === 0 ? text.orderDefault : text.orderNote}</p>
      {shown.length > 0 && (
        <ol>
          {shown.map((account, index) => (
            <li key={account}>
              {nameOf(account)}{' '}
              {change && index > 0 && (
                <Button
                  variant="quiet"
                  isBusy={changing.isRunning}
                  label={text.moveUp(nameOf(account))}
                  onClick={() => moveUp(index)}
                >
                  ↑
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {change && (
        <p>
          <Button isBusy={changing.isRunning} onClick={() => changing.run(shown.length === 0 ? accounts : [])}>
            {shown.length === 0 ? text.ownOrder : text.defaultOrder}
          </Button>
        </p>
      )}
      {changing.error && <ErrorNote error={changing.error} />}
    </>
  )
}
