import { useState } from 'preact/hooks'
import type { RateOverview } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { DateField } from '../../kit/date-field.tsx'
import { TextField } from '../../kit/field.tsx'
import { ErrorNote } from '../../kit/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../session.ts'
import { plainDecimal } from './plain-decimal.ts'

export function EnterRateDialog({
  today,
  onClose,
  onEntered,
}: {
  today: string
  onClose(): void
  onEntered(after: RateOverview): void
}) {
  const { rates: text, actions } = useTexts()
  const [rate, setRate] = useState('')
  const [valueDate, setValueDate] = useState(today)
  const entering = useAction(async () => {
    onEntered(await call('POST /rates', { body: { rate: plainDecimal(rate), valueDate } }))
    onClose()
  })
  return (
    <Dialog title={text.enterTitle} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          entering.run()
        }}
      >
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
          problem={entering.error?.problemOf('/rate')}
        />
        <DateField
          label={text.valueDate}
          value={valueDate}
          onChange={setValueDate}
          isRequired
          problem={entering.error?.problemOf('/valueDate')}
        />
        {entering.error && <ErrorNote error={entering.error} />}
        <div class="form-actions">
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button type="submit" look="primary" isBusy={entering.isRunning}>
            {text.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
