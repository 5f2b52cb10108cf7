import { useEffect, useRef, useState } from 'preact/hooks'
import type { BankAccounts, BankFields, StoredAccount } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { SelectField, TextField } from '../../components/field.tsx'
import { ErrorNote, Loaded, Note } from '../../components/states.tsx'
import { toast } from '../../components/toast.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../session.ts'
import { AccountCheck } from './account-check.tsx'
import { AccountFields, type Entries } from './account-fields.tsx'
import { type AccountName, useAccountNames } from './account-names.ts'

/** Adds a live account of a tenant at a bank, or changes the given one, and then checks it. */
export function AccountDialog({
  tenantId,
  account,
  flows,
  onStored,
  onClose,
}: {
  tenantId: string
  /** The account to change; undefined: a new one. */
  account: AccountName | undefined
  /** Flows of the tenant, with the accounts that offer them. */
  flows: BankAccounts['flows']
  onStored(): void
  onClose(): void
}) {
  const { bankAccounts: text } = useTexts()
  const nameOf = useAccountNames()
  const [stored, setStored] = useState<AccountName>()
  const fields = useRead('GET /banks/fields', {})
  const accounts = useRead('GET /tenants/{tenantId}/banks/accounts', { params: { tenantId } })
  const title = account ? text.changeTitle(nameOf(account)) : text.addTitle
  // The form is removed once the account is stored, and the typed secrets with it.
  return (
    <Dialog title={title} size="wide" onClose={onClose}>
      {stored ? (
        <StoredNote tenantId={tenantId} account={stored} flows={flows} onClose={onClose} />
      ) : (
        <Loaded read={fields}>
          {({ items: definitions }) => (
            <Loaded read={accounts}>
              {({ items }) => (
                <AccountForm
                  tenantId={tenantId}
                  definitions={definitions}
                  accounts={items}
                  before={items.find((each) => each.account === account)}
                  onClose={onClose}
                  onStored={(name) => {
                    setStored(name)
                    onStored()
                    toast(text.stored)
                  }}
                />
              )}
            </Loaded>
          )}
        </Loaded>
      )}
    </Dialog>
  )
}

const LABEL = /^[a-z0-9-]{1,20}$/

function AccountForm({
  tenantId,
  definitions,
  accounts,
  before,
  onStored,
  onClose,
}: {
  tenantId: string
  definitions: BankFields[]
  accounts: StoredAccount[]
  before: StoredAccount | undefined
  onStored(account: AccountName): void
  onClose(): void
}) {
  const { bankAccounts: text, actions, words } = useTexts()
  const [bank, setBank] = useState(before?.bank ?? 'bnc')
  const [label, setLabel] = useState('')
  const [entries, setEntries] = useState<Entries>({ values: before?.values ?? {}, removed: [] })
  const account = before?.account ?? (label === '' ? bank : `${bank}:${label}`)
  const isTaken = !before && accounts.some((each) => each.account === account)
  const isLabelWrong = label !== '' && !LABEL.test(label)
  const saving = useAction(async () => {
    const { values, removed } = entries
    const body = { account, version: before?.version ?? null, fields: values, removed: [...removed] }
    await call('POST /tenants/{tenantId}/banks/accounts', { params: { tenantId }, body })
    onStored(account)
  })
  const { error } = saving
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [error])
  const definition = definitions.find((each) => each.bank === bank)
  if (!definition) return null
  const labelProblem = isLabelWrong ? text.labelWrong : isTaken ? text.taken : error?.problemOf('/account')
  return (
    <form
      ref={form}
      class="form"
      autocomplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTaken && !isLabelWrong) saving.run()
      }}
    >
      <p>{text.liveOnly}</p>
      {!before && (
        <>
          <SelectField
            label={text.bank}
            value={bank}
            options={definitions.map(({ bank: value }) => ({ value, text: words.banks[value] }))}
            onChoose={(chosen) => {
              setBank(chosen)
              setEntries({ values: {}, removed: [] })
              saving.clear()
            }}
          />
          <TextField
            label={text.label}
            hint={text.labelHint}
            problem={labelProblem}
            value={label}
            onInput={setLabel}
            maxLength={20}
          />
        </>
      )}
      <AccountFields
        definition={definition}
        storedSecrets={before?.secrets ?? []}
        entries={entries}
        problemOf={(field) => error?.problemOf(`/fields/${field}`)}
        onChange={setEntries}
      />
      {error && <ErrorNote error={error} />}
      <div class="form-actions">
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={saving.isRunning}>
          {text.save}
        </Button>
      </div>
    </form>
  )
}

function StoredNote({
  tenantId,
  account,
  flows,
  onClose,
}: {
  tenantId: string
  account: AccountName
  flows: BankAccounts['flows']
  onClose(): void
}) {
  const { bankAccounts: text, actions } = useTexts()
  const nameOf = useAccountNames()
  return (
    <>
      <Note tone="success" icon="check">
        <p>{text.storedText(nameOf(account))}</p>
        <Offers account={account} flows={flows} />
      </Note>
      <p>{text.tryIt}</p>
      <AccountCheck tenantId={tenantId} mode="live" account={account} />
      <div class="form-actions">
        <Button onClick={onClose}>{actions.done}</Button>
      </div>
    </>
  )
}

function Offers({ account, flows }: { account: AccountName; flows: BankAccounts['flows'] }) {
  const { bankAccounts: text, banks } = useTexts()
  const offered = flows.filter(({ offeredBy }) => offeredBy.includes(account)).map(({ flow }) => banks.flows[flow])
  return <p>{offered.length > 0 ? text.offers(offered.join(', ')) : text.offersNothing}</p>
}
