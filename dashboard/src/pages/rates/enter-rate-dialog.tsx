import { useState } from 'preact/hooks'
import type { ApiError } from '../../api/client.ts'
import type { RateOverview } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { DateField } from '../../components/date-field.tsx'
import { TextField } from '../../components/field.tsx'
import { ErrorNote } from '../../components/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../session.ts'
import { ConfirmRate } from './confirm-rate.tsx'
import { plainDecimal } from './plain-decimal.ts'

export function EnterRateDialog({
  today,
  current,
  onClose,
  onEntered,
}: {
  today: string
  current: RateOverview['current']
  onClose(): void
  onEntered(after: RateOverview): void
}) {
  const { rates: text, actions } = useTexts()
  const [rate, setRate] = useState('')
  const [valueDate, setValueDate] = useState(today)
  const [reason, setReason] = useState<string>()
  const entering = useAction(async (confirm: boolean) => {
    const body = { rate: plainDecimal(rate), valueDate, confirm }
    const after = await call('POST /rates', { body }).catch((error: ApiError) => {
      const unconfirmed = error.problemOf('/confirm')
      if (unconfirmed === undefined) throw error
      setReason(unconfirmed)
    })
    if (!after) return
    onEntered(after)
    onClose()
  })

  // Each step is a separate dialog, so that the focus and the screen reader start again.
  if (reason !== undefined) {
    return (
      <Dialog key="confirm" title={text.confirmTitle} onClose={onClose}>
        <ConfirmRate reason={reason} rate={plainDecimal(rate)} valueDate={valueDate} current={current} />
        {entering.error && <ErrorNote error={entering.error} />}
        <div class="form-actions">
          <Button
            onClick={() => {
              entering.clear()
              setReason(undefined)
            }}
          >
            {text.correct}
          </Button>
          <Button variant="danger" isBusy={entering.isRunning} onClick={() => entering.run(true)}>
            {text.confirm}
          </Button>
        </div>
      </Dialog>
    )
  }

  return (
    <Dialog key="enter" title={text.enterTitle} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          entering.run(false)
        }}
      >
        <RateFields
          rate={rate}
          valueDate={valueDate}
          error={entering.error}
          setRate={setRate}
          setValueDate={setValueDate}
        />
        {entering.error && <ErrorNote error={entering.error} />}
        <div class="form-actions">
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={entering.isRunning}>
            {text.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function RateFields({
  rate,
  valueDate,
  error,
  setRate,
  setValueDate,
}: {
  rate: string
  valueDate: string
  error: ApiError | undefined
  setRate(rate: string): void
  setValueDate(day: string): void
}) {
  const { rates: text } = useTexts()
  return (
    <>
      <p class="quiet">{text.enterText}</p>
      <TextField
        label={text.value}
        hint={text.valueHint}
        inputMode="decimal"
        value={rate}
        onInput={setRate}
        maxLength={20}
        isRequired
        isFocused
        problem={error?.problemOf('/rate')}
      />
      <DateField
        label={text.valueDate}
        value={valueDate}
        onChange={setValueDate}
        isRequired
        problem={error?.problemOf('/valueDate')}
      />
    </>
  )
}
