import type { BankFields } from '../../api/routes.ts'
import { SelectField, TextField } from '../../components/field.tsx'
import { SecretField } from '../../components/secret-field.tsx'
import { useTexts } from '../../i18n/texts.ts'

type Field = BankFields['fields'][number]

/** Entries of a person: values by field, and the stored secrets to remove. */
export type Entries = { values: Readonly<Record<string, string>>; removed: readonly string[] }

/** Fields of an account with their help, required ones first. */
export function AccountFields({
  definition,
  storedSecrets,
  entries,
  problemOf,
  onChange,
}: {
  definition: BankFields
  storedSecrets: readonly string[]
  entries: Entries
  problemOf(field: string): string | undefined
  onChange(entries: Entries): void
}) {
  const { bankAccounts: text, banks } = useTexts()
  const groups = [
    { legend: text.needed, fields: definition.fields.filter(({ optional }) => !optional) },
    { legend: text.optional, fields: definition.fields.filter(({ optional }) => optional) },
  ]
  return (
    <>
      {definition.always.length > 0 && (
        <p>{text.always(definition.always.map((flow) => banks.flows[flow]).join(', '))}</p>
      )}
      {groups.map(({ legend, fields }) => (
        <fieldset key={legend} class="group">
          <legend>{legend}</legend>
          {fields.map((field) => (
            <AccountField
              key={`${definition.bank} ${field.name}`}
              field={field}
              isStored={storedSecrets.includes(field.name)}
              problem={problemOf(field.name)}
              entries={entries}
              onChange={onChange}
            />
          ))}
        </fieldset>
      ))}
    </>
  )
}

function AccountField({
  field: { name, optional, secret, choices, help, flows },
  isStored,
  problem,
  entries,
  onChange,
}: {
  field: Field
  isStored: boolean
  problem: string | undefined
  entries: Entries
  onChange(entries: Entries): void
}) {
  const { bankAccounts: text, banks } = useTexts()
  const { values, removed } = entries
  const switched = flows.length > 0 && text.switchesOn(flows.map((flow) => banks.flows[flow]).join(', '))
  const hint = [help, switched, isStored && text.storedSecret].filter(Boolean).join(' ')
  const shared = {
    label: name,
    hint,
    problem,
    value: values[name] ?? '',
    onInput: (value: string) => onChange({ ...entries, values: { ...values, [name]: value } }),
    isRequired: !optional && !isStored,
  }
  if (choices) {
    const options = [{ value: '', text: text.notSet }, ...choices.map((value) => ({ value, text: value }))]
    return <SelectField {...shared} options={options} onChoose={shared.onInput} />
  }
  if (!secret) return <TextField {...shared} maxLength={4096} />
  const isRemoved = removed.includes(name)
  return (
    <>
      <SecretField
        {...shared}
        show={text.show(name)}
        hide={text.hide(name)}
        {...(isStored && !isRemoved && { placeholder: text.storedPlaceholder })}
      />
      {isStored && optional && (
        <label class="choice">
          <input
            type="checkbox"
            checked={isRemoved}
            onChange={() =>
              onChange({
                ...entries,
                removed: isRemoved ? removed.filter((each) => each !== name) : [...removed, name],
              })
            }
          />
          <span>{text.remove(name)}</span>
        </label>
      )}
    </>
  )
}
