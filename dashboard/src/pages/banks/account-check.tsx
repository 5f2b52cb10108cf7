import { useEffect, useState } from 'preact/hooks'
import type { CheckReport } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../components/button.tsx'
import { Chip } from '../../components/chip.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ErrorNote, Note } from '../../components/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import type { Mode } from '../../preferences.ts'
import { call } from '../../session.ts'
import { type AccountName, useAccountNames } from './account-names.ts'

type Checked = { tenantId: string; mode: Mode; account: AccountName }

/** Tries an account's services without moving money, and lists the result of each. */
export function AccountCheck({ tenantId, mode, account, isStarted = false }: Checked & { isStarted?: boolean }) {
  const { bankAccounts: text } = useTexts()
  const [report, setReport] = useState<CheckReport>()
  const checking = useAction(async () => {
    setReport(undefined)
    const body = { mode, account }
    setReport(await call('POST /tenants/{tenantId}/banks/check', { params: { tenantId }, body }))
  })
  useEffect(() => {
    if (isStarted) checking.run()
  }, [])
  return (
    <>
      <p>
        <Button variant="primary" icon="check" isBusy={checking.isRunning} onClick={checking.run}>
          {text.check}
        </Button>
      </p>
      <div role="status">
        {checking.isRunning && <p>{text.checking}</p>}
        {report && <Report report={report} />}
      </div>
      {checking.error && <ErrorNote error={checking.error} />}
    </>
  )
}

function Report({ report: { items } }: { report: CheckReport }) {
  const { bankAccounts: text } = useTexts()
  if (items.length === 0) return <p>{text.nothing}</p>
  const isOk = items.every(({ ok }) => ok)
  return (
    <div class="stack">
      <Note tone={isOk ? 'success' : 'error'} icon={isOk ? 'check' : 'attention'}>
        {isOk ? text.checkedOk : text.checkedWrong}
      </Note>
      <ul class="stack">
        {items.map(({ what, ok, detail }) => (
          <li key={what}>
            <Chip tone={ok ? 'success' : 'error'} icon={ok ? 'check' : 'cross'}>
              {ok ? text.works : text.fails}
            </Chip>{' '}
            <strong>{what}</strong>: {detail}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function CheckDialog({ onClose, ...checked }: Checked & { onClose(): void }) {
  const { bankAccounts: text, actions } = useTexts()
  const nameOf = useAccountNames()
  return (
    <Dialog title={text.checkTitle(nameOf(checked.account))} onClose={onClose}>
      <AccountCheck {...checked} isStarted />
      <div class="form-actions">
        <Button onClick={onClose}>{actions.close}</Button>
      </div>
    </Dialog>
  )
}
