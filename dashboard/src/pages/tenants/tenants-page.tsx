import { useState } from 'preact/hooks'
import type { Tenant } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { useList } from '../../api/use-read.ts'
import { Button } from '../../components/button.tsx'
import { Chip } from '../../components/chip.tsx'
import { ConfirmDialog } from '../../components/confirm.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { SelectField, TextField } from '../../components/field.tsx'
import { Page } from '../../components/page.tsx'
import { EmptyState, ErrorNote, ReadMore, Skeleton } from '../../components/states.tsx'
import { Table } from '../../components/table.tsx'
import { toast } from '../../components/toast.tsx'
import { Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { router } from '../../navigation.ts'
import { choose, languages, preferences } from '../../preferences.ts'
import { addressOf } from '../../router.ts'
import { call, isOperator, useMe } from '../../session.ts'
import { readTenants } from '../../shell/tenants.ts'

export function TenantsPage() {
  const { tenants: text, shell } = useTexts()
  const me = useMe()
  const [q, setQ] = useState('')
  const [searched, setSearched] = useState('')
  const list = useList('GET /tenants', { query: { q: searched || undefined } })
  const [isCreating, setCreating] = useState(false)
  const [deactivating, setDeactivating] = useState<Tenant>()
  const changed = async () => {
    list.reload()
    await readTenants()
  }
  const activating = useAction(async ({ tenantId, name }: Tenant) => {
    await call('POST /tenants/{tenantId}/activate', { params: { tenantId } })
    toast(text.activated(name))
    await changed()
  })

  return (
    <Page
      title={text.title}
      subtitle={text.subtitle}
      actions={
        isOperator(me) && (
          <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
            {text.create}
          </Button>
        )
      }
    >
      {activating.error && <ErrorNote error={activating.error} />}
      <form
        class="filters"
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          setSearched(q.trim())
        }}
      >
        <div class="filters-search">
          <TextField label={text.search} type="search" value={q} onInput={setQ} maxLength={80} />
          <Button type="submit" icon="search">
            {text.find}
          </Button>
        </div>
      </form>
      {list.error && <ErrorNote error={list.error} onRetry={list.reload} />}
      {!list.items && !list.error && <Skeleton />}
      {list.items?.length === 0 &&
        (searched ? (
          <EmptyState icon="search" title={text.noneTitle} />
        ) : (
          <EmptyState icon="tenants" title={shell.noTenantsTitle}>
            {shell.noTenantsText}
          </EmptyState>
        ))}
      {list.items && list.items.length > 0 && (
        <div class="section">
          <TenantTable tenants={list.items} onActivate={activating.run} onDeactivate={setDeactivating} />
          <ReadMore list={list} />
        </div>
      )}
      {isCreating && <CreateDialog onClose={() => setCreating(false)} onCreated={changed} />}
      {deactivating && (
        <ConfirmDialog
          title={text.deactivateOf(deactivating.name)}
          submit={text.deactivate}
          onClose={() => setDeactivating(undefined)}
          work={async () => {
            await call('POST /tenants/{tenantId}/deactivate', { params: { tenantId: deactivating.tenantId } })
            toast(text.deactivated(deactivating.name))
            await changed()
          }}
        >
          {text.deactivateText(deactivating.name)}
        </ConfirmDialog>
      )}
    </Page>
  )
}

function TenantTable({
  tenants,
  onActivate,
  onDeactivate,
}: {
  tenants: Tenant[]
  onActivate(tenant: Tenant): void
  onDeactivate(tenant: Tenant): void
}) {
  const { tenants: text } = useTexts()
  const canChange = isOperator(useMe())
  const visit = (page: 'keys' | 'payments', { tenantId }: Tenant) => {
    choose({ tenantId })
    router.go(addressOf(page))
  }
  return (
    <Table
      caption={text.caption}
      rows={tenants}
      keyOf={({ tenantId }) => tenantId}
      columns={[
        { head: text.name, cell: ({ name }) => <strong>{name}</strong>, isTitle: true },
        {
          head: text.state,
          cell: ({ deactivatedAt }) =>
            deactivatedAt === null ? (
              <Chip tone="success" icon="check">
                {text.active}
              </Chip>
            ) : (
              <Chip tone="neutral" icon="pause">
                {text.inactive}
              </Chip>
            ),
        },
        { head: text.language, cell: ({ language }) => text.languages[language] },
        { head: text.createdAt, cell: ({ createdAt }) => <Time at={createdAt} /> },
        {
          head: text.actions,
          isAction: true,
          cell: (tenant) => (
            <div class="row">
              <Button label={text.paymentsOf(tenant.name)} onClick={() => visit('payments', tenant)}>
                {text.payments}
              </Button>
              <Button label={text.keysOf(tenant.name)} onClick={() => visit('keys', tenant)}>
                {text.keys}
              </Button>
              {canChange &&
                (tenant.deactivatedAt === null ? (
                  <Button variant="danger" label={text.deactivateOf(tenant.name)} onClick={() => onDeactivate(tenant)}>
                    {text.deactivate}
                  </Button>
                ) : (
                  <Button label={text.activateOf(tenant.name)} onClick={() => onActivate(tenant)}>
                    {text.activate}
                  </Button>
                ))}
            </div>
          ),
        },
      ]}
    />
  )
}

function CreateDialog({ onClose, onCreated }: { onClose(): void; onCreated(): Promise<void> }) {
  const { tenants: text, actions } = useTexts()
  const [name, setName] = useState('')
  const [language, setLanguage] = useState(preferences.get().language)
  const creating = useAction(async () => {
    const tenant = await call('POST /tenants', { body: { name: name.trim(), language } })
    toast(text.created(tenant.name))
    await onCreated()
    onClose()
  })
  return (
    <Dialog title={text.create} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          creating.run()
        }}
      >
        <TextField
          label={text.name}
          hint={text.nameHint}
          value={name}
          onInput={setName}
          maxLength={80}
          isRequired
          isFocused
          problem={creating.error?.problemOf('/name')}
        />
        <SelectField<Tenant['language']>
          label={text.language}
          hint={text.languageHint}
          value={language}
          options={languages.map((value) => ({ value, text: text.languages[value] }))}
          onChoose={setLanguage}
        />
        {creating.error && <ErrorNote error={creating.error} />}
        <div class="form-actions">
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={creating.isRunning}>
            {text.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
