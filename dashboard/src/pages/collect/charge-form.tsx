import type { Ref } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { PaymentLink } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { endOfDay } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import { DateField } from '../../components/date-field.tsx'
import { Segmented, TextField } from '../../components/field.tsx'
import { Section } from '../../components/page.tsx'
import { ErrorNote } from '../../components/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { preferences } from '../../preferences.ts'
import { call, useScope } from '../../session.ts'
import { readAmount } from './amount.ts'

type Charge = {
  amount: string
  currency: 'USD' | 'VES'
  description: string
  uses: 'once' | 'many'
  isTyped: boolean
  maxUses: string
  /** Undefined: the text is not a day. */
  end: string | undefined
}

const empty: Charge = {
  amount: '',
  currency: 'USD',
  description: '',
  uses: 'once',
  isTyped: false,
  maxUses: '',
  end: '',
}

const isWrongCount = (text: string) => text.trim() !== '' && !/^[1-9]\d{0,6}$/.test(text.trim())

export function ChargeForm({ tenantId, onCreated }: { tenantId: string; onCreated(link: PaymentLink): void }) {
  const { collect: text } = useTexts()
  const { mode } = useScope()
  const [charge, setCharge] = useState<Charge>(empty)
  const [isChecked, setChecked] = useState(false)
  const change = (part: Partial<Charge>) => setCharge((before) => ({ ...before, ...part }))
  const { currency, description, uses, isTyped, maxUses, end } = charge
  const amount = isTyped ? 'customer' : readAmount(charge.amount)
  const isOptionWrong = end === undefined || (uses === 'many' && isWrongCount(maxUses))
  const isWrong = amount === undefined || isOptionWrong
  const options = useRef<HTMLDetailsElement>(null)

  const creating = useAction(async () => {
    const body = {
      mode,
      amount: amount ?? '',
      currency,
      description: description.trim(),
      reusable: uses === 'many',
      ...(uses === 'many' && maxUses.trim() !== '' ? { maxUses: Number(maxUses) } : {}),
      ...(!end ? {} : { expiresAt: endOfDay(end) }),
      // The page speaks the language of the message that brings the customer to it.
      language: preferences.get().language,
    }
    onCreated(await call('POST /tenants/{tenantId}/links', { params: { tenantId }, body }))
  })
  const problemOf = (path: string) => creating.error?.problemOf(path)

  return (
    <Section title={text.newTitle}>
      <form
        class="form collect-form"
        onSubmit={(event) => {
          event.preventDefault()
          setChecked(true)
          if (isOptionWrong && options.current) options.current.open = true
          if (!isWrong) creating.run()
        }}
      >
        <div class="collect-amount">
          {!isTyped && (
            <TextField
              label={text.amount}
              hint={text.amountHint}
              inputMode="decimal"
              value={charge.amount}
              onInput={(typed) => change({ amount: typed })}
              maxLength={20}
              isRequired
              problem={isChecked && amount === undefined ? text.amountWrong : problemOf('/amount')}
            />
          )}
          <Segmented
            label={text.currency}
            isLabelShown
            value={currency}
            options={(['USD', 'VES'] as const).map((value) => ({ value, text: text.currencies[value] }))}
            onChoose={(chosen) => change({ currency: chosen })}
          />
        </div>
        <TextField
          label={text.description}
          hint={text.descriptionHint}
          value={description}
          onInput={(typed) => change({ description: typed })}
          maxLength={200}
          isRequired
          problem={problemOf('/description')}
        />
        <Segmented
          label={text.uses}
          isLabelShown
          value={uses}
          options={(['once', 'many'] as const).map((value) => ({ value, text: text[value] }))}
          onChoose={(chosen) => change({ uses: chosen })}
        />
        <MoreOptions details={options} charge={charge} change={change} isChecked={isChecked} problemOf={problemOf} />
        {creating.error && <ErrorNote error={creating.error} />}
        <Button type="submit" variant="primary" isBusy={creating.isRunning}>
          {text.submit}
        </Button>
      </form>
    </Section>
  )
}

function MoreOptions({
  details,
  charge: { uses, isTyped, maxUses, end },
  change,
  isChecked,
  problemOf,
}: {
  details: Ref<HTMLDetailsElement>
  charge: Charge
  change(part: Partial<Charge>): void
  isChecked: boolean
  problemOf(path: string): string | undefined
}) {
  const { collect: text, dates } = useTexts()
  return (
    <details class="collect-options" ref={details}>
      <summary>{text.options}</summary>
      <div class="form">
        <label class="choice">
          <input
            type="checkbox"
            checked={isTyped}
            onChange={(event) => change({ isTyped: event.currentTarget.checked })}
          />
          <span>
            <span class="choice-title">{text.typed}</span>
            <span class="choice-text">{text.typedText}</span>
          </span>
        </label>
        <DateField
          label={text.end}
          hint={text.endHint}
          value={end}
          onChange={(day) => change({ end: day })}
          problem={isChecked && end === undefined ? dates.wrong : problemOf('/expiresAt')}
        />
        {uses === 'many' && (
          <TextField
            label={text.maxUses}
            hint={text.maxUsesHint}
            inputMode="numeric"
            value={maxUses}
            onInput={(typed) => change({ maxUses: typed })}
            maxLength={7}
            problem={isChecked && isWrongCount(maxUses) ? text.maxUsesWrong : problemOf('/maxUses')}
          />
        )}
      </div>
    </details>
  )
}
