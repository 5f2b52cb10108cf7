import { useState } from 'preact/hooks'
import { SelectField } from '../components/field.tsx'
import { useTexts } from '../i18n/texts.ts'
import { router } from '../navigation.ts'
import { choose } from '../preferences.ts'
import { addressOf } from '../router.ts'
import { useStore } from '../store.ts'
import { tenants } from './tenants.ts'

const MORE = 'more'

/** Selection of a tenant; if there are more than it offers, the last option leads to the tenants page. */
export function TenantSelect({ value, none }: { value: string; none: string }) {
  const { shell } = useTexts()
  const { items = [], isMore = false } = useStore(tenants) ?? {}
  // Drawn again after the last option, so that the field shows the selected tenant.
  const [, setVisits] = useState(0)
  return (
    <SelectField
      label={shell.tenant}
      value={value}
      options={[
        { value: '', text: none },
        ...items.map(({ tenantId, name }) => ({ value: tenantId, text: name })),
        ...(isMore ? [{ value: MORE, text: shell.moreTenants }] : []),
      ]}
      onChoose={(chosen) => {
        setVisits((count) => count + 1)
        if (chosen === MORE) router.go(addressOf('tenants'))
        else choose({ tenantId: chosen || undefined })
      }}
    />
  )
}
