import { useState } from 'preact/hooks'
import { Button, LinkButton } from '../../components/button.tsx'
import { DateField } from '../../components/date-field.tsx'
import { Segmented, SelectField, TextField } from '../../components/field.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { router } from '../../navigation.ts'
import { addressOf } from '../../router.ts'
import { type Filters, methods, periods, statuses } from './filters.ts'

export function FilterForm({ filters }: { filters: Filters }) {
  const { payments: text, words } = useTexts()
  const { status, method, period, from, to } = filters
  const [q, setQ] = useState(filters.q)
  const hasChoices = [status, method, from, to].some((value) => value !== '')
  const [isOpen, setOpen] = useState(hasChoices)
  const apply = (change: Partial<Filters>) => {
    const { q: typed, ...query } = { ...filters, ...change }
    router.go(addressOf('payments', undefined, query), 'push', typed)
  }

  return (
    <form
      class="filters filters-counter"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        apply({ q: q.trim() })
      }}
    >
      <div class="filters-search">
        <TextField
          label={text.search}
          placeholder={text.searchExample}
          type="search"
          value={q}
          onInput={setQ}
          maxLength={128}
        />
        <Button type="submit" variant="primary" icon="search">
          {text.apply}
        </Button>
        <p class="field-hint">{text.searchHint}</p>
      </div>
      <div class="filters-periods">
        <Segmented
          label={text.period}
          value={period || (from || to ? 'days' : 'all')}
          options={[
            ...periods.map((value) => ({ value, text: text.periods[value] })),
            { value: 'all', text: text.periods.all },
            ...(from || to ? [{ value: 'days' as const, text: text.periods.days }] : []),
          ]}
          onChoose={(chosen) =>
            apply({ period: chosen === 'all' || chosen === 'days' ? '' : chosen, from: '', to: '' })
          }
        />
        <span class="filters-toggle">
          <Button variant="quiet" isExpanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {text.filters}
          </Button>
        </span>
        {(hasChoices || filters.q) && (
          <LinkButton variant="quiet" icon="close" href={addressOf('payments')}>
            {text.clear}
          </LinkButton>
        )}
      </div>
      <div class={`filters-choices filters-folded${isOpen ? ' is-open' : ''}`}>
        <SelectField
          label={text.status}
          value={status}
          options={[
            { value: '', text: text.all },
            ...statuses.map((value) => ({ value, text: words.statuses[value] })),
          ]}
          onChoose={(chosen) => apply({ status: chosen })}
        />
        <SelectField
          label={text.method}
          value={method}
          options={[{ value: '', text: text.all }, ...methods.map((value) => ({ value, text: words.methods[value] }))]}
          onChoose={(chosen) => apply({ method: chosen })}
        />
        <DateField
          label={text.from}
          value={from}
          onChange={(day) => day !== undefined && apply({ from: day, period: '' })}
        />
        <DateField label={text.to} value={to} onChange={(day) => day !== undefined && apply({ to: day, period: '' })} />
      </div>
    </form>
  )
}
