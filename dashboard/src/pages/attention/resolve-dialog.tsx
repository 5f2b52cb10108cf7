import { useState } from 'preact/hooks'
import type { Payment, Resolution } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { formatMoney } from '../../format.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { TextArea, TextField } from '../../kit/field.tsx'
import { ErrorNote, Note } from '../../kit/states.tsx'
import { toast } from '../../kit/toast.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../session.ts'
import { isYes, questionOf, resolutionOf, verdictsOf } from './verdicts.ts'

/** What an operator found out with the bank, said once and for all. */
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
          <legend class="choice-title">{text.ask}</legend>
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
        {verdict && isYes(verdict) && (
          <label class="choice">
            <input
              type="checkbox"
              checked={hasNoLine}
              onChange={(event) => setHasNoLine(event.currentTarget.checked)}
            />
            <span>{text.noLine}</span>
          </label>
        )}
        {verdict && isYes(verdict) && !hasNoLine && (
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
            hint={isYes(verdict) && !hasNoLine ? text.reasonOptional : text.reasonHint}
            value={reason}
            onInput={setReason}
            maxLength={500}
            isRequired={!isYes(verdict) || hasNoLine}
            problem={recording.error?.problemOf('/reason')}
          />
        )}
        {recording.error && <ErrorNote error={recording.error} />}
        <Note tone="wait" icon="attention">
          {text.warning}
        </Note>
        <div class="form-actions">
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button type="submit" look="primary" isBusy={recording.isRunning} isDisabled={!verdict}>
            {text.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
