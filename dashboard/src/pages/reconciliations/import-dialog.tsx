import { useState } from 'preact/hooks'
import type { StatementImportResult } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { formatCount, formatDay, formatMoney } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { FileField, SelectField } from '../../components/field.tsx'
import { ErrorNote, Note } from '../../components/states.tsx'
import { Table } from '../../components/table.tsx'
import { toast } from '../../components/toast.tsx'
import { Facts } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import type { Mode } from '../../preferences.ts'
import { call, isOperator, useMe } from '../../session.ts'
import { base64Of } from './base64.ts'

/** Banks whose statement cannot be queried. */
const banks = ['r4'] as const
type BankName = (typeof banks)[number]

const tones = { agrees: 'success', absent: 'info', differs: 'error' } as const

/** Import of a statement file: a preview first, then the import itself. */
export function ImportDialog({
  tenantId,
  mode,
  onClose,
  onImported,
}: {
  tenantId: string
  mode: Mode
  onClose(): void
  onImported(): void
}) {
  const { statementImport: text, words, actions } = useTexts()
  const [bank, setBank] = useState<BankName>('r4')
  const [file, setFile] = useState<File>()
  const [preview, setPreview] = useState<StatementImportResult>()
  const [options, setOptions] = useState({ settle: false, confirm: false })

  const send = async (apply: boolean) => {
    if (!file) return undefined
    const content = base64Of(await file.arrayBuffer())
    const body = { mode, tenantId, bank, fileName: file.name.slice(0, 200), file: content, apply, ...options }
    return call('POST /movements/import', { body })
  }
  const previewing = useAction(async () => setPreview(await send(false)))
  const applying = useAction(async () => {
    const result = await send(true)
    toast(text.done(formatCount(result?.counts.new ?? 0)))
    onImported()
    onClose()
  })

  if (preview) {
    return (
      <Dialog title={text.title} size="wide" onClose={onClose}>
        <Preview result={preview} />
        <ImportOptions
          result={preview}
          options={options}
          onChange={(change) => setOptions((before) => ({ ...before, ...change }))}
        />
        {applying.error && <ErrorNote error={applying.error} />}
        <div class="form-actions">
          <Button onClick={() => setPreview(undefined)}>{text.other}</Button>
          <Button
            variant="primary"
            isBusy={applying.isRunning}
            isDisabled={!hasLines(preview) || (preview.balance.kind === 'differs' && !options.confirm)}
            onClick={applying.run}
          >
            {preview.counts.new === 0 ? text.nothingNew : text.apply(formatCount(preview.counts.new))}
          </Button>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          previewing.run()
        }}
      >
        <p>{text.text}</p>
        <SelectField
          label={text.bank}
          value={bank}
          options={banks.map((value) => ({ value, text: words.banks[value] }))}
          onChoose={(chosen) => setBank(chosen)}
        />
        <FileField label={text.file} hint={text.fileHint} accept=".csv,.xlsx,.txt" isRequired onChoose={setFile} />
        {previewing.error && <ErrorNote error={previewing.error} />}
        <div class="form-actions">
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={previewing.isRunning}>
            {text.preview}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** A file without new lines still shows that its days have no others. */
function hasLines({ counts }: StatementImportResult): boolean {
  return counts.new + counts.known + counts.unclear > 0
}

type Options = { settle: boolean; confirm: boolean }

function ImportOptions({
  result,
  options,
  onChange,
}: {
  result: StatementImportResult
  options: Options
  onChange(change: Partial<Options>): void
}) {
  const { statementImport: text } = useTexts()
  const me = useMe()
  return (
    <>
      {result.balance.kind === 'differs' && (
        <label class="choice">
          <input
            type="checkbox"
            checked={options.confirm}
            onChange={(event) => onChange({ confirm: event.currentTarget.checked })}
          />
          <span>{text.balanceConfirm}</span>
        </label>
      )}
      {isOperator(me) && (
        <label class="choice">
          <input
            type="checkbox"
            checked={options.settle}
            onChange={(event) => onChange({ settle: event.currentTarget.checked })}
          />
          <span>
            <span class="choice-title">{text.settle}</span>
            <span class="choice-text">{text.settleHint}</span>
          </span>
        </label>
      )}
    </>
  )
}

function Preview({ result }: { result: StatementImportResult }) {
  const { statementImport: text } = useTexts()
  const { counts, newLines, unclearLines, unread, balance } = result
  return (
    <>
      <Facts
        facts={(['new', 'known', 'unclear', 'unread'] as const).map((name) => [
          text.counts[name],
          <strong key={name}>{formatCount(counts[name])}</strong>,
        ])}
      />
      <Note tone={tones[balance.kind]} icon={balance.kind === 'agrees' ? 'check' : 'question'}>
        {text.balance[balance.kind]}
      </Note>
      {newLines.length > 0 && <ImportLines title={text.lines} lines={newLines} all={counts.new} />}
      {unclearLines.length > 0 && (
        <ImportLines title={text.unclearLines} note={text.unclearText} lines={unclearLines} all={counts.unclear} />
      )}
      {unread.length > 0 && (
        <div>
          <h3>{text.unreadLines}</h3>
          <Table
            caption={text.unreadLines}
            rows={unread}
            keyOf={({ row }) => String(row)}
            columns={[
              { head: text.row, cell: ({ row }) => formatCount(row), isTitle: true },
              { head: text.reason, cell: ({ reason }) => reason },
            ]}
          />
        </div>
      )}
    </>
  )
}

function ImportLines({
  title,
  note,
  lines,
  all,
}: {
  title: string
  note?: string
  lines: StatementImportResult['newLines']
  all: number
}) {
  const { statementImport: text, reconciliation } = useTexts()
  return (
    <div>
      <h3>{title}</h3>
      {note && <p class="quiet">{note}</p>}
      <Table
        caption={title}
        rows={lines}
        keyOf={({ row }) => String(row)}
        columns={[
          { head: text.date, cell: ({ date }) => formatDay(date), isTitle: true },
          { head: reconciliation.direction, cell: ({ direction }) => reconciliation.directions[direction] },
          { head: text.amount, align: 'right', cell: ({ vesAmount }) => `Bs. ${formatMoney(vesAmount)}` },
          { head: text.reference, cell: ({ reference }) => reference && <code>{reference}</code> },
          { head: text.description, cell: ({ description }) => description },
        ]}
      />
      {all > lines.length && <p class="quiet">{text.truncated}</p>}
    </div>
  )
}
