import { LinkButton } from '../../components/button.tsx'
import { DateField } from '../../components/date-field.tsx'
import { SelectField } from '../../components/field.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { router } from '../../navigation.ts'
import { addressOf } from '../../router.ts'
import { addressQueryOf, banks, type Filters, isFiltered, states } from './filters.ts'

export function FilterForm({ filters }: { filters: Filters }) {
  const { movements: text, words } = useTexts()
  const apply = (change: Partial<Filters>) =>
    router.go(addressOf('movements', undefined, addressQueryOf({ ...filters, ...change })))
  return (
    <form class="filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <div class="filters-choices">
        <SelectField
          label={text.state}
          value={filters.state}
          options={[...states.map((value) => ({ value, text: text.states[value] })), { value: 'all', text: text.all }]}
          onChoose={(state) => apply({ state })}
        />
        <SelectField
          label={text.bank}
          value={filters.bank}
          options={[{ value: '', text: text.anyBank }, ...banks.map((value) => ({ value, text: words.banks[value] }))]}
          onChoose={(bank) => apply({ bank })}
        />
        <DateField label={text.from} value={filters.from} onChange={(from) => from !== undefined && apply({ from })} />
        <DateField label={text.to} value={filters.to} onChange={(to) => to !== undefined && apply({ to })} />
        {isFiltered(filters) && (
          <LinkButton variant="quiet" icon="close" href={addressOf('movements')}>
            {text.clear}
          </LinkButton>
        )}
      </div>
    </form>
  )
}
