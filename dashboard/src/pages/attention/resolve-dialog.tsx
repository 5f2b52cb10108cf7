import { useState } from 'preact/hooks'
import type { ApiError } from '../../api/client.ts'
import type { Payment, Resolution } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { formatMoney } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { TextArea, TextField } from '../../components/field.tsx'
import { ErrorNote, Note } from '../../components/states.tsx'
import { toast } from '../../components/toast.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../session.ts'
import { isAffirmative, questionOf, resolutionOf, verdictsOf } from './verdicts.ts'

type Verdict = Resolution['verdict']
type Details = { reference: string; reason: string; hasNoLine: boolean }

/** Records the bank's answer about a payment; this cannot be undone. */
export function ResolveDialog({
  payment,
  onClose,
  onResolved,
}: {
  payment: Payment
  onClose(): void
  onResolved(): void
}) {
  const { attention: text, actions, words } = useTexts()
  const [verdict, setVerdict] = useState<Verdict>()
  const [details, setDetails] = useState<Details>({ reference: '', reason: '', hasNoLine: false })
  const changeDetails = (changes: Partial<Details>) => setDetails((before) => ({ ...before, ...changes }))
  const recording = useAction(async () => {
    if (!verdict) return
    const { paymentId } = payment
    await call('POST /payments/{paymentId}/resolve', {
      params: { paymentId },
      body: resolutionOf(verdict, details),
    })
    toast(text.done)
    onResolved()
    onClose()
  })

  return (
    <Dialog title={text.resolveTitle} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          recording.run()
        }}
      >
        <p>
          {payment.externalRef ?? <code>{payment.paymentId}</code>} · {words.methods[payment.method]} ·{' '}
          <strong class="amount">Bs. {formatMoney(payment.vesAmount)}</strong>
        </p>
        <VerdictChoice payment={payment} chosen={verdict} onChoose={setVerdict} />
        {verdict && (
          <DetailFields verdict={verdict} details={details} error={recording.error} onChange={changeDetails} />
        )}
        {recording.error && <ErrorNote error={recording.error} />}
        <Note tone="warning" icon="attention">
          {text.warning}
        </Note>
        <div class="form-actions">
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={recording.isRunning} isDisabled={!verdict}>
            {text.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function VerdictChoice({
  payment,
  chosen,
  onChoose,
}: {
  payment: Payment
  chosen: Verdict | undefined
  onChoose(verdict: Verdict): void
}) {
  const { attention: text } = useTexts()
  return (
    <fieldset class="choices">
      <legend class="choice-title">{text.bankAnswer}</legend>
      {verdictsOf[questionOf(payment) ?? 'charge'].map((value) => (
        <label key={value} class="choice">
          <input
            type="radio"
            name="verdict"
            value={value}
            required
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span>
            <span class="choice-title">{text.verdicts[value].title}</span>
            <span class="choice-text">{text.verdicts[value].text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** An affirmative verdict needs the reference of the statement line, or a reason if there is none. */
function DetailFields({
  verdict,
  details,
  error,
  onChange,
}: {
  verdict: Verdict
  details: Details
  error: ApiError | undefined
  onChange(changes: Partial<Details>): void
}) {
  const { attention: text } = useTexts()
  const { reference, reason, hasNoLine } = details
  const hasLine = isAffirmative(verdict) && !hasNoLine
  return (
    <>
      {isAffirmative(verdict) && (
        <label class="choice">
          <input
            type="checkbox"
            checked={hasNoLine}
            onChange={(event) => onChange({ hasNoLine: event.currentTarget.checked })}
          />
          <span>{text.noLine}</span>
        </label>
      )}
      {hasLine && (
        <TextField
          label={text.reference}
          hint={text.referenceHint}
          value={reference}
          onInput={(value) => onChange({ reference: value })}
          maxLength={64}
          problem={error?.problemOf('/reference')}
        />
      )}
      <TextArea
        label={text.reason}
        hint={hasLine ? text.reasonOptional : text.reasonHint}
        value={reason}
        onInput={(value) => onChange({ reason: value })}
        maxLength={500}
        isRequired={!hasLine}
        problem={error?.problemOf('/reason')}
      />
    </>
  )
}
