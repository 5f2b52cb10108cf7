import { useState } from 'preact/hooks'
import { urlOf } from '../../api/client.ts'
import type { DayAccount, ReconciliationDay } from '../../api/routes.ts'
import { useRead } from '../../api/use-read.ts'
import { formatDay, formatTime } from '../../format.ts'
import { Button, LinkButton } from '../../components/button.tsx'
import { Page, Section } from '../../components/page.tsx'
import { Loaded, Note } from '../../components/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { useLocation } from '../../navigation.ts'
import { addressOf } from '../../router.ts'
import { mayAct, useMe, useScope, type Scope } from '../../session.ts'
import { TenantGate } from '../../shell/tenant-gate.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { Corrections, Differences, Lines } from './day-lines.tsx'
import { DayChip, DifferenceChip } from './day-state.tsx'
import { accountName, personOf, stateOf, sum } from './days.ts'
import { TotalsTable } from './totals-table.tsx'

/** One day: differences first, then totals and lines of each account, and closing it. */
export function DayPage() {
  const { reconciliation: text } = useTexts()
  const { date = '' } = useLocation().params
  const { mode, tenantId } = useScope()
  return (
    <Page
      title={text.title(formatDay(date))}
      actions={
        <>
          {tenantId !== undefined && <Downloads date={date} mode={mode} tenantId={tenantId} />}
          <LinkButton icon="left" href={addressOf('reconciliations')}>
            {text.back}
          </LinkButton>
        </>
      }
    >
      <TenantGate>{(tenant) => <Day date={date} mode={mode} tenantId={tenant} />}</TenantGate>
    </Page>
  )
}

function Downloads({ date, ...query }: { date: string } & Scope) {
  const { reconciliation: text } = useTexts()
  return (
    <>
      {(['csv', 'xlsx'] as const).map((format) => (
        <a
          key={format}
          class="button button-secondary"
          href={urlOf('/reconciliations/{date}/file', { date }, { ...query, format })}
          download
        >
          <span>{text[format]}</span>
        </a>
      ))}
    </>
  )
}

function Day({ date, mode, tenantId }: { date: string; mode: Scope['mode']; tenantId: string }) {
  const read = useRead('GET /reconciliations/{date}', { params: { date }, query: { mode, tenantId } })
  return (
    <Loaded read={read} lines={10}>
      {(day) => <DayContent day={day} tenantId={tenantId} onChange={read.reload} />}
    </Loaded>
  )
}

function DayContent({ day, tenantId, onChange }: { day: ReconciliationDay; tenantId: string; onChange(): void }) {
  const { reconciliation: text, reconciliations: list } = useTexts()
  const me = useMe()
  const [isClosing, setClosing] = useState(false)
  const [version, setVersion] = useState(0)
  const { date, accounts } = day
  const state = stateOf(date, accounts)
  const corrections = accounts.flatMap((account) => account.corrections)
  return (
    <>
      <div class="payment-sum">
        <DayChip date={date} accounts={accounts} />
        <DifferenceChip count={sum(accounts, 'differences')} />
        {sum(accounts, 'undecided') > 0 && <span class="quiet">{list.undecidedCount(sum(accounts, 'undecided'))}</span>}
        {mayAct(me) && (state === 'open' || state === 'partly') && (
          <Button variant="primary" icon="check" onClick={() => setClosing(true)}>
            {text.close}
          </Button>
        )}
      </div>
      {state === 'today' && <Note>{text.today}</Note>}
      <Differences
        key={`differences ${version}`}
        date={date}
        tenantId={tenantId}
        count={sum(accounts, 'differences')}
      />
      {corrections.length > 0 && <Corrections corrections={corrections} />}
      {accounts.map((account, index) => (
        <AccountSection key={`${account.bank} ${account.account} ${index}`} account={account} />
      ))}
      <Lines key={`lines ${version}`} date={date} tenantId={tenantId} />
      {isClosing && (
        <CloseDialog
          day={day}
          tenantId={tenantId}
          onClose={() => setClosing(false)}
          onClosed={() => {
            setVersion((before) => before + 1)
            onChange()
          }}
        />
      )}
    </>
  )
}

function AccountSection({ account }: { account: DayAccount }) {
  const { reconciliation: text, words } = useTexts()
  const { bank, account: digits, basis, complete, undecided, closedAt, closedBy, hash, sequence, totals } = account
  return (
    <Section title={accountName(words.banks[bank], digits)} note={text.bases[basis]}>
      {!complete && closedAt === undefined && (
        <Note tone="warning" icon="clock">
          {text.incomplete}
        </Note>
      )}
      {undecided > 0 && (
        <Note tone="warning" icon="question">
          {text.undecided(undecided)}
        </Note>
      )}
      {closedAt !== undefined && (
        <Note tone="success" icon="check">
          <p>{text.closed(formatTime(closedAt), personOf(closedBy ?? ''))}</p>
          {sequence !== undefined && <p class="small">{text.sequence(sequence)}</p>}
          <p class="small">
            {text.hash} <code class="break">{hash}</code>
          </p>
        </Note>
      )}
      <TotalsTable totals={totals} />
    </Section>
  )
}
