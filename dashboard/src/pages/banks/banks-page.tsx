import { useWhileUserActive } from '../../api/active-user.ts'
import type { BankHealth } from '../../api/routes.ts'
import { useRead } from '../../api/use-read.ts'
import { formatCount, formatDuration } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import { Chip } from '../../components/chip.tsx'
import { Page, Section } from '../../components/page.tsx'
import { EmptyState, Loaded } from '../../components/states.tsx'
import { Table } from '../../components/table.tsx'
import { Facts, Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { wordFor } from '../../i18n/words.ts'
import { isOperator, useMe, useScope } from '../../session.ts'
import { NotificationAddresses } from './notification-addresses.tsx'
import type { Mode } from '../../preferences.ts'
import { DrainSwitch } from './drain-switch.tsx'
import { TenantBanks } from './tenant-banks.tsx'

const REFRESH_MS = 15_000

export function BanksPage() {
  const { banks: text, actions } = useTexts()
  const me = useMe()
  const { mode, tenantId } = useScope()
  const read = useRead('GET /banks', { query: { mode, tenantId } })
  useWhileUserActive(REFRESH_MS, read.reload)
  return (
    <Page
      title={text.title}
      subtitle={text.subtitle}
      actions={<Button icon="refresh" label={actions.refresh} isBusy={read.isLoading} onClick={read.reload} />}
    >
      <Loaded read={read}>
        {({ items }) => (
          <>
            <div class="columns">
              {items.map((bank) => (
                <BankSection key={bank.bank} health={bank} mode={mode} onChange={read.reload} />
              ))}
            </div>
            <Failures banks={items} />
          </>
        )}
      </Loaded>
      {tenantId !== undefined && <TenantBanks tenantId={tenantId} mode={mode} />}
      {tenantId !== undefined && isOperator(me) && <NotificationAddresses tenantId={tenantId} mode={mode} />}
    </Page>
  )
}

function BankSection({ health, mode, onChange }: { health: BankHealth; mode: Mode; onChange(): void }) {
  const { banks: text, words } = useTexts()
  const me = useMe()
  const { calls, accounts } = health
  return (
    <Section title={words.banks[health.bank]} note={text.calls} actions={<HealthChip health={health} />}>
      {isOperator(me) && <DrainSwitch health={health} mode={mode} onChange={onChange} />}
      <Facts
        facts={[
          [text.answered, formatCount(calls.answer)],
          [text.notSent, formatCount(calls.notSent)],
          [text.unknown, formatCount(calls.unknown)],
        ]}
      />
      <h3>{text.accounts}</h3>
      {accounts.length === 0 ? <p class="quiet">{text.noAccounts}</p> : <AccountTable health={health} />}
    </Section>
  )
}

/** Failures older than this do not count as current. */
const RECENT_MS = 10 * 60_000

function HealthChip({ health }: { health: BankHealth }) {
  const { banks: text } = useTexts()
  const { calls, accounts, lastErrors, drainedAt } = health
  if (drainedAt) {
    return (
      <Chip tone="warning" icon="pause">
        {text.drained}
      </Chip>
    )
  }
  if (accounts.some(({ circuit, questions }) => circuit !== 'closed' || questions.circuit !== 'closed')) {
    return (
      <Chip tone="alert" icon="attention">
        {text.circuitOpen}
      </Chip>
    )
  }
  if (lastErrors.some(({ at }) => Date.now() - Date.parse(at) < RECENT_MS)) {
    return (
      <Chip tone="warning" icon="question">
        {text.failing}
      </Chip>
    )
  }
  if (calls.answer === 0) {
    return (
      <Chip tone="neutral" icon="clock">
        {text.idle}
      </Chip>
    )
  }
  return (
    <Chip tone="success" icon="check">
      {text.healthy}
    </Chip>
  )
}

function AccountTable({ health }: { health: BankHealth }) {
  const { banks: text } = useTexts()
  return (
    <Table
      caption={text.accounts}
      rows={health.accounts}
      keyOf={({ tenantId, account }) => `${tenantId} ${account}`}
      columns={[
        { head: text.tenant, cell: ({ tenantName }) => tenantName, isTitle: true },
        { head: text.payments, cell: (account) => <CallState state={account} /> },
        { head: text.questions, cell: ({ questions }) => <CallState state={questions} /> },
      ]}
    />
  )
}

/** Circuit breaker state of one kind of call, and its calls in flight and waiting. */
function CallState({ state }: { state: BankHealth['accounts'][number]['questions'] }) {
  const { banks: text, words } = useTexts()
  const { circuit, inFlight, waiting } = state
  return (
    <>
      <Chip tone={circuit === 'closed' ? 'success' : 'error'} icon={circuit === 'closed' ? 'check' : 'attention'}>
        {words.circuits[circuit]}
      </Chip>{' '}
      <span class="quiet">{text.load(formatCount(inFlight), formatCount(waiting))}</span>
    </>
  )
}

const SHOWN_FAILURES = 20

/** Failures of all banks in one list, newest first, so that simultaneous failures are visible. */
function Failures({ banks }: { banks: BankHealth[] }) {
  const { banks: text, overview, words } = useTexts()
  const failures = banks
    .flatMap(({ bank, lastErrors }) => lastErrors.map((failure) => ({ bank, ...failure })))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, SHOWN_FAILURES)
  return (
    <Section title={text.errors} isFlush>
      {failures.length === 0 ? (
        <EmptyState icon="check" title={text.noErrors} />
      ) : (
        <Table
          caption={text.errors}
          rows={failures}
          keyOf={({ at, operation, durationMs }) => `${at} ${operation} ${durationMs}`}
          columns={[
            { head: text.operation, cell: ({ operation }) => <code>{operation}</code>, isTitle: true },
            { head: overview.bank, cell: ({ bank }) => words.banks[bank] },
            {
              head: text.result,
              cell: ({ result, status }) => (
                <>
                  {words.results[result]} {status !== null && <code>{status}</code>}
                </>
              ),
            },
            { head: text.reason, cell: ({ reason }) => reason !== null && wordFor(words.reasons, reason) },
            { head: text.tenant, cell: ({ tenantName }) => tenantName },
            { head: text.took, cell: ({ durationMs }) => formatDuration(durationMs), align: 'right' },
            { head: text.at, cell: ({ at }) => <Time at={at} /> },
          ]}
        />
      )}
    </Section>
  )
}
