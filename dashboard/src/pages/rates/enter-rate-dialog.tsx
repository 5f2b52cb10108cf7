import { useState } from 'preact/hooks'
import type { RateOverview, RatePreview } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { DateField } from '../../components/date-field.tsx'
import { TextField } from '../../components/field.tsx'
import { ErrorNote, Note } from '../../components/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../session.ts'
import { plainDecimal } from './plain-decimal.ts'
import { RateEffect } from './rate-effect.tsx'

export function EnterRateDialog({
  today,
  onClose,
  onEntered,
}: {
  today: string
  onClose(): void
  onEntered(after: RateOverview): void
}) {
  const { rates: text, actions, dates } = useTexts()
  const [typed, setTyped] = useState('')
  const [again, setAgain] = useState('')
  const [valueDate, setValueDate] = useState<string | undefined>(today)
  const [preview, setPreview] = useState<RatePreview>()
  const [isRefused, setRefused] = useState(false)
  const rate = plainDecimal(typed)
  const rateAgain = preview?.objection ? plainDecimal(again) : rate
  const previewing = useAction(async () => {
    const isUnclear = rate === undefined || valueDate === undefined
    setRefused(isUnclear)
    if (!isUnclear) setPreview(await call('GET /rates/preview', { query: { rate, valueDate } }))
  })
  const entering = useAction(async () => {
    setRefused(rateAgain === undefined)
    if (rate === undefined || rateAgain === undefined || valueDate === undefined) return
    onEntered(await call('POST /rates', { body: { rate, valueDate, ...(preview?.objection ? { rateAgain } : {}) } }))
    onClose()
  })

  // Each step is a separate dialog, so that the focus and the screen reader start again.
  if (preview && valueDate !== undefined) {
    return (
      <Dialog key="confirm" title={text.confirmTitle} onClose={onClose}>
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault()
            entering.run()
          }}
        >
          <RateEffect valueDate={valueDate} preview={preview} />
          <p>{text.confirmText}</p>
          {preview.objection !== null && (
            <>
              <Note tone="warning" icon="attention">
                {preview.objection}.
              </Note>
              <TextField
                label={text.again}
                hint={text.againHint}
                inputMode="decimal"
                value={again}
                onInput={setAgain}
                maxLength={20}
                isRequired
                problem={isRefused && rateAgain === undefined ? text.unclear : entering.error?.problemOf('/rateAgain')}
              />
            </>
          )}
          {entering.error && <ErrorNote error={entering.error} />}
          <div class="form-actions">
            <Button
              onClick={() => {
                entering.clear()
                setAgain('')
                setPreview(undefined)
              }}
            >
              {text.correct}
            </Button>
            <Button type="submit" variant="danger" isBusy={entering.isRunning}>
              {text.confirm}
            </Button>
          </div>
        </form>
      </Dialog>
    )
  }

  return (
    <Dialog key="enter" title={text.enterTitle} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          previewing.run()
        }}
      >
        <RateFields
          rate={typed}
          valueDate={valueDate}
          problems={{
            rate: isRefused && rate === undefined ? text.unclear : previewing.error?.problemOf('/rate'),
            valueDate: isRefused && valueDate === undefined ? dates.wrong : previewing.error?.problemOf('/valueDate'),
          }}
          setRate={setTyped}
          setValueDate={setValueDate}
        />
        {previewing.error && <ErrorNote error={previewing.error} />}
        <div class="form-actions">
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={previewing.isRunning}>
            {text.next}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function RateFields({
  rate,
  valueDate,
  problems,
  setRate,
  setValueDate,
}: {
  rate: string
  valueDate: string | undefined
  problems: { rate: string | undefined; valueDate: string | undefined }
  setRate(rate: string): void
  setValueDate(day: string | undefined): void
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
        problem={problems.rate}
      />
      <DateField
        label={text.valueDate}
        value={valueDate}
        onChange={setValueDate}
        isRequired
        problem={problems.valueDate}
      />
    </>
  )
}
