import { useState } from 'preact/hooks'
import type { Tenant } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { Button } from '../../kit/button.tsx'
import { Chip } from '../../kit/chip.tsx'
import { ConfirmDialog } from '../../kit/confirm.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { SelectField, TextField } from '../../kit/field.tsx'
import { Page } from '../../kit/page.tsx'
import { EmptyState, ErrorNote, Loaded } from '../../kit/states.tsx'
import { Table } from '../../kit/table.tsx'
import { toast } from '../../kit/toast.tsx'
import { Time } from '../../kit/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { router } from '../../navigation.ts'
import { choose, languages, preferences } from '../../preferences.ts'
import { addressOf } from '../../router.ts'
import { call, isOperator, useMe } from '../../session.ts'
import { readTenants } from '../../shell/tenants.ts'

export function TenantsPage() {
  const { tenants: text, shell } = useTexts()
  const me = useMe()
  const read = useRead('GET /tenants', {})
  const [isCreating, setCreating] = useState(false)
  const [leaving, setLeaving] = useState<Tenant>()
  const changed = async () => {
    read.reload()
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
          <Button look="primary" icon="plus" onClick={() => setCreating(true)}>
            {text.create}
          </Button>
        )
      }
    >
      {activating.error && <ErrorNote error={activating.error} />}
      <Loaded read={read}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon="tenants" title={shell.noTenantsTitle}>
              {shell.noTenantsText}
            </EmptyState>
          ) : (
            <div class="section">
              <TenantTable tenants={items} onActivate={activating.run} onDeactivate={setLeaving} />
            </div>
          )
        }
      </Loaded>
      {isCreating && <CreateDialog onClose={() => setCreating(false)} onCreated={changed} />}
      {leaving && (
        <ConfirmDialog
          title={text.deactivateOf(leaving.name)}
          submit={text.deactivate}
          onClose={() => setLeaving(undefined)}
          work={async () => {
            await call('POST /tenants/{tenantId}/deactivate', { params: { tenantId: leaving.tenantId } })
            toast(text.deactivated(leaving.name))
            await changed()
          }}
        >
          {text.deactivateText(leaving.name)}
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
              <Chip tone="good" icon="check">
                {text.active}
              </Chip>
            ) : (
              <Chip tone="plain" icon="pause">
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
                  <Button look="danger" label={text.deactivateOf(tenant.name)} onClick={() => onDeactivate(tenant)}>
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
          <Button type="submit" look="primary" isBusy={creating.isRunning}>
            {text.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
