import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { LinkButton } from '../components/button.tsx'
import { EmptyState } from '../components/states.tsx'
import { useTexts } from '../i18n/texts.ts'
import { choose } from '../preferences.ts'
import { addressOf } from '../router.ts'
import { useScope } from '../session.ts'
import { useStore } from '../store.ts'
import { TenantSelect } from './tenant-select.tsx'
import { tenants } from './tenants.ts'

/** Tenant selection before pages about one tenant. A single tenant is selected automatically. */
export function TenantGate({ children }: { children: (tenantId: string) => ComponentChildren }) {
  const { shell } = useTexts()
  const { tenantId } = useScope()
  const known = useStore(tenants)?.items
  const only = known?.length === 1 ? known[0]?.tenantId : undefined
  useEffect(() => {
    if (tenantId === undefined && only !== undefined) choose({ tenantId: only })
  }, [tenantId, only])

  if (tenantId !== undefined) return <>{children(tenantId)}</>
  if (known === undefined || only !== undefined) return null
  if (known.length === 0) {
    return (
      <EmptyState
        icon="tenants"
        title={shell.noTenantsTitle}
        action={<LinkButton href={addressOf('tenants')}>{shell.toTenants}</LinkButton>}
      >
        {shell.noTenantsText}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="tenants" title={shell.chooseTenantTitle} action={<TenantSelect value="" none="—" />}>
      {shell.chooseTenantText}
    </EmptyState>
  )
}
