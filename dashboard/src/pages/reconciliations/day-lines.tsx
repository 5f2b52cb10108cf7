import { useState } from 'preact/hooks'
import type { DayAccount, DayLine } from '../../api/routes.ts'
import { useList } from '../../api/use-read.ts'
import { formatMoney, shortId } from '../../format.ts'
import { Chip } from '../../components/chip.tsx'
import { SelectField } from '../../components/field.tsx'
import { Section } from '../../components/page.tsx'
import { EmptyState, ErrorNote, ReadMore, Skeleton } from '../../components/states.tsx'
import { type Column, Table } from '../../components/table.tsx'
import { Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { addressOf } from '../../router.ts'
import { useScope } from '../../session.ts'
import { accountName } from './days.ts'

type Class = DayLine['class']
const differing = ['amount_differs', 'in_statement_only', 'ours_only'] as const satisfies Class[]
const classes = [...differing, 'matched', 'commission', 'cards', 'unconfirmed'] as const satisfies Class[]

const lineKey = ({ movementId, paymentId, purpose }: DayLine) => movementId ?? `${paymentId} ${purpose}`

/** Lines that a person has to explain come first. */
export function Differences({ date, tenantId, count }: { date: string; tenantId: string; count: number }) {
  const { reconciliation: text } = useTexts()
  if (count === 0) {
    return (
      <Section title={text.differences}>
        <EmptyState icon="check" title={text.noDifferences} />
      </Section>
    )
  }
  return (
    <Section title={text.differences} isFlush>
      {differing.map((name) => (
        <ClassLines key={name} date={date} tenantId={tenantId} name={name} />
      ))}
    </Section>
  )
}

/** Lines of one class, or nothing. */
function ClassLines({ date, tenantId, name }: { date: string; tenantId: string; name: Class }) {
  const { reconciliation: text } = useTexts()
  const { mode } = useScope()
  const list = useList('GET /reconciliations/{date}', { params: { date }, query: { mode, tenantId, class: name } })
  if (list.error) return <ErrorNote error={list.error} onRetry={list.reload} />
  const lines = list.items?.filter(({ ignored }) => !ignored) ?? []
  if (lines.length === 0) return null
  return (
    <div class="class-lines">
      <h3>{text.classes[name].title}</h3>
      <p class="quiet">{text.classes[name].text}</p>
      <LineTable caption={text.classes[name].title} lines={lines} />
      <ReadMore list={list} />
    </div>
  )
}

/** All lines of the day, or those of one class. */
export function Lines({ date, tenantId }: { date: string; tenantId: string }) {
  const { reconciliation: text } = useTexts()
  const { mode } = useScope()
  const [name, setName] = useState<Class | ''>('')
  const list = useList('GET /reconciliations/{date}', {
    params: { date },
    query: { mode, tenantId, class: name || undefined },
  })
  return (
    <Section
      title={text.lines}
      isFlush
      actions={
        <SelectField
          label={text.show}
          value={name}
          options={[
            { value: '', text: text.allClasses },
            ...classes.map((value) => ({ value, text: text.classes[value].title })),
          ]}
          onChoose={(chosen) => setName(chosen)}
        />
      }
    >
      {list.error && <ErrorNote error={list.error} onRetry={list.reload} />}
      {!list.items && !list.error && <Skeleton />}
      {list.items?.length === 0 && <EmptyState icon="search" title={text.noLines} />}
      {list.items && list.items.length > 0 && (
        <>
          <LineTable caption={text.lines} lines={list.items} isBusy={list.isLoading} hasClass />
          <ReadMore list={list} />
        </>
      )}
    </Section>
  )
}

function LineTable({
  caption,
  lines,
  isBusy = false,
  hasClass = false,
}: {
  caption: string
  lines: DayLine[]
  isBusy?: boolean
  hasClass?: boolean
}) {
  const { reconciliation: text } = useTexts()
  const classColumn: Column<DayLine> = { head: text.class, cell: (line) => text.classes[line.class].title }
  const columns = useLineColumns()
  return (
    <Table
      caption={caption}
      rows={lines}
      keyOf={lineKey}
      isBusy={isBusy}
      columns={hasClass ? columns.toSpliced(1, 0, classColumn) : columns}
    />
  )
}

function useLineColumns(): Column<DayLine>[] {
  const { reconciliation: text, payments, words } = useTexts()
  const amount = (value: string | undefined) =>
    value === undefined ? '—' : <span class="amount">Bs. {formatMoney(value)}</span>
  return [
    { head: text.line, isTitle: true, cell: (line) => <LineName line={line} /> },
    { head: text.direction, cell: ({ direction }) => text.directions[direction] },
    { head: text.bankAmount, align: 'right', cell: ({ bankVesAmount }) => amount(bankVesAmount) },
    { head: text.ownAmount, align: 'right', cell: ({ ownVesAmount }) => amount(ownVesAmount) },
    { head: text.reference, cell: ({ reference }) => reference && <code>{reference}</code> },
    { head: payments.bank, cell: ({ bank, account }) => accountName(words.banks[bank], account) },
  ]
}

/** The payment, the bank's line, or both. */
function LineName({ line }: { line: DayLine }) {
  const { reconciliation: text, words } = useTexts()
  const { movementId, paymentId, externalRef, purpose, method, kind, ignored } = line
  return (
    <>
      {paymentId !== undefined && <a href={addressOf('payment', { paymentId })}>{externalRef ?? shortId(paymentId)}</a>}
      {paymentId === undefined && movementId !== undefined && line.direction === 'in' && (
        <a href={addressOf('movement', { movementId })}>{text.toMovement}</a>
      )}
      <span class="cell-sub">
        {method ? words.methods[method] : kind && text.kinds[kind]}
        {purpose === 'reversal' && ` · ${text.reversal}`}
      </span>
      {ignored && <Chip tone="neutral">{text.ignored}</Chip>}
    </>
  )
}

export function Corrections({ corrections }: { corrections: DayAccount['corrections'] }) {
  const { reconciliation: text } = useTexts()
  const [first, ...rest] = useLineColumns()
  const ofLine = ({ head, cell, ...kind }: Column<DayLine>): Column<(typeof corrections)[number]> => ({
    head,
    ...kind,
    cell: ({ line }) => cell(line),
  })
  return (
    <Section title={text.corrections} note={text.correctionsNote} isFlush>
      <Table
        caption={text.corrections}
        rows={corrections}
        keyOf={({ number, line }) => `${number} ${line.bank} ${lineKey(line)}`}
        columns={[
          ...(first ? [ofLine(first)] : []),
          { head: text.show, cell: ({ change }) => text[change] },
          ...rest.map(ofLine),
          { head: text.foundAt, cell: ({ foundAt }) => <Time at={foundAt} /> },
        ]}
      />
    </Section>
  )
}
