import { useState } from 'preact/hooks'
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
  const [verdict, setVerdict] = useState<Resolution['verdict']>()
  const [reference, setReference] = useState('')
  const [reason, setReason] = useState('')
  const [hasNoLine, setHasNoLine] = useState(false)
  const question = questionOf(payment) ?? 'charge'
  const recording = useAction(async () => {
    if (!verdict) return
    const { paymentId } = payment
    await call('POST /payments/{paymentId}/resolve', {
      params: { paymentId },
      body: resolutionOf(verdict, { reference, reason, hasNoLine }),
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
        <fieldset class="choices">
          <legend class="choice-title">{text.bankAnswer}</legend>
          {verdictsOf[question].map((value) => (
            <label key={value} class="choice">
              <input
                type="radio"
                name="verdict"
                value={value}
                required
                checked={verdict === value}
                onChange={() => setVerdict(value)}
              />
              <span>
                <span class="choice-title">{text.verdicts[value].title}</span>
                <span class="choice-text">{text.verdicts[value].text}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {verdict && isAffirmative(verdict) && (
          <label class="choice">
            <input
              type="checkbox"
              checked={hasNoLine}
              onChange={(event) => setHasNoLine(event.currentTarget.checked)}
            />
            <span>{text.noLine}</span>
          </label>
        )}
        {verdict && isAffirmative(verdict) && !hasNoLine && (
          <TextField
            label={text.reference}
            hint={text.referenceHint}
            value={reference}
            onInput={setReference}
            maxLength={64}
            problem={recording.error?.problemOf('/reference')}
          />
        )}
        {verdict && (
          <TextArea
            label={text.reason}
            hint={isAffirmative(verdict) && !hasNoLine ? text.reasonOptional : text.reasonHint}
            value={reason}
            onInput={setReason}
            maxLength={500}
            isRequired={!isAffirmative(verdict) || hasNoLine}
            problem={recording.error?.problemOf('/reason')}
          />
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
