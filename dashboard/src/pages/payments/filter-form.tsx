import { useState } from 'preact/hooks'
import { Button, LinkButton } from '../../components/button.tsx'
import { DateField } from '../../components/date-field.tsx'
import { SelectField, TextField } from '../../components/field.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { router } from '../../navigation.ts'
import { addressOf } from '../../router.ts'
import { type Filters, isFiltered, methods, statuses } from './filters.ts'

export function FilterForm({ filters }: { filters: Filters }) {
  const { payments: text, words } = useTexts()
  const [q, setQ] = useState(filters.q)
  // A search clears the filters, and a filter clears the search.
  const apply = (change: Partial<Filters>) =>
    router.go(addressOf('payments', undefined, change.q ? { q: change.q } : { ...filters, q: '', ...change }))

  return (
    <form
      class="filters"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        apply({ q: q.trim() })
      }}
    >
      <div class="filters-search">
        <TextField label={text.search} type="search" value={q} onInput={setQ} maxLength={128} />
        <Button type="submit" icon="search">
          {text.apply}
        </Button>
        <p class="field-hint">{text.searchHint}</p>
      </div>
      <div class="filters-choices">
        <SelectField
          label={text.status}
          value={filters.status}
          options={[
            { value: '', text: text.all },
            ...statuses.map((value) => ({ value, text: words.statuses[value] })),
          ]}
          onChoose={(status) => apply({ status })}
        />
        <SelectField
          label={text.method}
          value={filters.method}
          options={[{ value: '', text: text.all }, ...methods.map((value) => ({ value, text: words.methods[value] }))]}
          onChoose={(method) => apply({ method })}
        />
        <DateField label={text.from} value={filters.from} onChange={(from) => apply({ from })} />
        <DateField label={text.to} value={filters.to} onChange={(to) => apply({ to })} />
        {isFiltered(filters) && (
          <LinkButton variant="quiet" icon="close" href={addressOf('payments')}>
            {text.clear}
          </LinkButton>
        )}
      </div>
    </form>
  )
}
