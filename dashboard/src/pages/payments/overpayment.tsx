import { useState } from 'preact/hooks'
import type { Overpayment } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { formatMoney, shortId } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import { StatusChip } from '../../components/chip.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { TextField } from '../../components/field.tsx'
import { Section } from '../../components/page.tsx'
import { ErrorNote, Note } from '../../components/states.tsx'
import { Table } from '../../components/table.tsx'
import { toast } from '../../components/toast.tsx'
import { Facts, Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { addressOf } from '../../router.ts'
import { UnknownOutcome } from './unknown-outcome.tsx'
import { call, may, useMe } from '../../session.ts'

/** Over-payment of a request and its change; nothing for a payment without one. */
export function OverpaymentSection({ paymentId }: { paymentId: string }) {
  const { overpayment: text } = useTexts()
  const me = useMe()
  const read = useRead('GET /payments/{paymentId}/overpayment', { params: { paymentId } })
  const [isGiving, setGiving] = useState(false)
  const { data } = read
  if (!data || Number(data.overpaidVesAmount) === 0) return read.error ? <ErrorNote error={read.error} /> : null
  const isOpen = Number(data.openVesAmount) > 0
  return (
    <Section
      title={text.title}
      actions={
        isOpen &&
        may(me, 'POST /payments/{paymentId}/overpayment/give-back') && (
          <Button variant="primary" icon="back" onClick={() => setGiving(true)}>
            {text.submit}
          </Button>
        )
      }
    >
      <p>
        {text.text(formatMoney(data.overpaidVesAmount))} {isOpen && text.openText(formatMoney(data.openVesAmount))}
      </p>
      {data.changes.length > 0 && <Changes changes={data.changes} />}
      {isGiving && (
        <GiveBackDialog
          paymentId={paymentId}
          overpayment={data}
          onClose={() => setGiving(false)}
          onChange={(after) => read.replace(() => after)}
          onUnknown={read.reload}
        />
      )}
    </Section>
  )
}

function Changes({ changes }: Pick<Overpayment, 'changes'>) {
  const { overpayment: text, payments } = useTexts()
  return (
    <Table
      caption={text.changes}
      rows={changes}
      keyOf={({ paymentId }) => paymentId}
      columns={[
        {
          head: text.change,
          isTitle: true,
          cell: ({ paymentId }) => <a href={addressOf('payment', { paymentId })}>{shortId(paymentId)}</a>,
        },
        {
          head: payments.status,
          cell: ({ status }) => (status === null ? text.writing : <StatusChip status={status} />),
        },
        { head: text.amount, align: 'right', cell: ({ vesAmount }) => `Bs. ${formatMoney(vesAmount)}` },
        { head: payments.when, cell: ({ createdAt }) => <Time at={createdAt} /> },
      ]}
    />
  )
}

type Payee = { phone: string; document: string; bankCode: string }

/** The only confirmation: amount, payee, bank and phone. Money leaves the tenant's account. */
function GiveBackDialog({
  paymentId,
  overpayment,
  onClose,
  onChange,
  onUnknown,
}: {
  paymentId: string
  overpayment: Overpayment
  onClose(): void
  onChange(after: Overpayment): void
  /** The request may have had its effect: the state is read again. */
  onUnknown(): void
}) {
  const { overpayment: text, actions } = useTexts()
  const { payee, openVesAmount } = overpayment
  const isKnown = payee.phone !== null && payee.document !== null && payee.bankCode !== null
  const [isEditing, setEditing] = useState(!isKnown)
  const [typed, setTyped] = useState<Payee>({ phone: '', document: '', bankCode: '' })
  const giving = useAction(async () => {
    const after = await call('POST /payments/{paymentId}/overpayment/give-back', {
      params: { paymentId },
      body: { vesAmount: openVesAmount, ...(isEditing ? bodyOf(typed) : {}) },
    })
    const status = after.changes.at(-1)?.status
    toast(status === 'COMPLETED' ? text.done : status === 'FAILED' ? text.doneFailed : text.donePending)
    onChange(after)
    onClose()
  })
  const leaveUnknown = () => {
    onUnknown()
    onClose()
  }
  return (
    <Dialog title={text.dialogTitle} onClose={giving.error?.isUnknown ? leaveUnknown : onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          giving.run()
        }}
      >
        <Facts
          facts={[
            [text.amount, <strong key="amount">Bs. {formatMoney(openVesAmount)}</strong>],
            [text.payee, payee.document && <code>{payee.document}</code>],
            [text.bank, payee.bankCode && <code>{payee.bankCode}</code>],
            [text.phone, payee.phone && <code>{payee.phone}</code>],
          ]}
        />
        {isEditing ? (
          <PayeeFields
            known={payee}
            typed={typed}
            problemOf={(path) => giving.error?.problemOf(path)}
            onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
          />
        ) : (
          <Button variant="quiet" onClick={() => setEditing(true)}>
            {text.edit}
          </Button>
        )}
        <Note tone="warning" icon="attention">
          {text.warning}
        </Note>
        {giving.error && !giving.error.isUnknown && <ErrorNote error={giving.error} />}
        {giving.error?.isUnknown ? (
          <UnknownOutcome onClose={leaveUnknown} />
        ) : (
          <div class="form-actions">
            <Button onClick={onClose}>{actions.cancel}</Button>
            <Button type="submit" variant="primary" isBusy={giving.isRunning}>
              {text.confirm(formatMoney(openVesAmount))}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  )
}

/** Fields that are left empty are the known ones. */
function PayeeFields({
  known,
  typed,
  problemOf,
  onChange,
}: {
  known: Overpayment['payee']
  typed: Payee
  problemOf(path: string): string | undefined
  onChange(change: Partial<Payee>): void
}) {
  const { overpayment: text } = useTexts()
  return (
    <>
      <p class="quiet">{text.missing}</p>
      <TextField
        label={text.phone}
        hint={text.phoneHint}
        value={typed.phone}
        onInput={(phone) => onChange({ phone })}
        inputMode="numeric"
        maxLength={20}
        isRequired={known.phone === null}
        problem={problemOf('/telefonoDestino')}
      />
      <TextField
        label={text.document}
        hint={text.documentHint}
        value={typed.document}
        onInput={(document) => onChange({ document })}
        maxLength={20}
        isRequired={known.document === null}
        problem={problemOf('/cedula')}
      />
      <TextField
        label={text.bank}
        hint={text.bankHint}
        value={typed.bankCode}
        onInput={(bankCode) => onChange({ bankCode })}
        inputMode="numeric"
        maxLength={10}
        isRequired={known.bankCode === null}
        problem={problemOf('/banco')}
      />
    </>
  )
}

function bodyOf({ phone, document, bankCode }: Payee) {
  return {
    ...(phone.trim() && { telefonoDestino: phone.trim() }),
    ...(document.trim() && { cedula: document.trim().toUpperCase() }),
    ...(bankCode.trim() && { banco: bankCode.trim() }),
  }
}
