import { useEffect, useState } from 'preact/hooks'
import type { IssuedKey, Key } from '../../api/routes.ts'
import { useRead } from '../../api/use-read.ts'
import { Button } from '../../components/button.tsx'
import { Chip } from '../../components/chip.tsx'
import { ConfirmDialog } from '../../components/confirm.tsx'
import { formatMoney } from '../../format.ts'
import { Page } from '../../components/page.tsx'
import { EmptyState, Loaded, Note } from '../../components/states.tsx'
import { type Column, Table } from '../../components/table.tsx'
import { toast } from '../../components/toast.tsx'
import { Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call, mayAct, useMe, useScope } from '../../session.ts'
import { TenantGate } from '../../shell/tenant-gate.tsx'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { IssuedKeyDialog, RotateKeyDialog } from './key-dialogs.tsx'
import { rememberKeys } from './key-names.ts'
import { limitsOf } from './restrictions.ts'

export function KeysPage() {
  const { keys: text } = useTexts()
  const { mode, tenantId } = useScope()
  const { installation, ...me } = useMe()
  const [isCreating, setCreating] = useState(false)
  const canCreate = mayAct({ installation, ...me }) && (mode === 'test' || installation.liveKeys)
  return (
    <Page
      title={text.title}
      subtitle={text.subtitle[mode]}
      actions={
        tenantId !== undefined &&
        canCreate && (
          <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
            {text.create}
          </Button>
        )
      }
    >
      {mode === 'live' && !installation.liveKeys && <Note tone="warning">{text.liveMissing}</Note>}
      <TenantGate>
        {(id) => <Keys tenantId={id} isCreating={isCreating} onCreated={() => setCreating(false)} />}
      </TenantGate>
    </Page>
  )
}

function Keys({ tenantId, isCreating, onCreated }: { tenantId: string; isCreating: boolean; onCreated(): void }) {
  const { keys: text } = useTexts()
  const { mode } = useScope()
  const read = useRead('GET /tenants/{tenantId}/keys', { params: { tenantId } })
  useEffect(() => rememberKeys(read.data?.items ?? []), [read.data])
  const [issued, setIssued] = useState<IssuedKey>()
  const [rotating, setRotating] = useState<Key>()
  const [revoking, setRevoking] = useState<Key>()
  const show = (key: IssuedKey) => {
    setIssued(key)
    setRotating(undefined)
    onCreated()
    read.reload()
  }

  return (
    <>
      <Loaded read={read}>
        {({ items }) => {
          const shown = items.filter((key) => key.mode === mode)
          if (shown.length === 0) {
            return (
              <EmptyState icon="keys" title={text.noneTitle}>
                {text.noneText}
              </EmptyState>
            )
          }
          return (
            <div class="section">
              <KeyTable keys={shown} onRotate={setRotating} onRevoke={setRevoking} />
            </div>
          )
        }}
      </Loaded>
      {isCreating && <CreateKeyDialog tenantId={tenantId} mode={mode} onClose={onCreated} onIssued={show} />}
      {rotating && <RotateKeyDialog apiKey={rotating} onClose={() => setRotating(undefined)} onIssued={show} />}
      {issued && <IssuedKeyDialog issued={issued} onClose={() => setIssued(undefined)} />}
      {revoking && (
        <ConfirmDialog
          title={text.revokeTitle}
          submit={text.revokeSubmit}
          onClose={() => setRevoking(undefined)}
          work={async () => {
            const { keyId } = revoking
            await call('POST /tenants/{tenantId}/keys/{keyId}/revoke', { params: { tenantId, keyId } })
            toast(text.revokedDone)
            read.reload()
          }}
        >
          {text.revokeText(revoking.publicPart)}
        </ConfirmDialog>
      )}
    </>
  )
}

function KeyTable({ keys, onRotate, onRevoke }: { keys: Key[]; onRotate(key: Key): void; onRevoke(key: Key): void }) {
  const { keys: text } = useTexts()
  const canChange = mayAct(useMe())
  const columns: Column<Key>[] = [
    { head: text.key, cell: (key) => <KeyName apiKey={key} />, isTitle: true },
    { head: text.state, cell: (key) => <KeyChips apiKey={key} /> },
    { head: text.scopes, cell: ({ scopes }) => scopes.map((scope) => text.scopeNames[scope]).join(', ') },
    { head: text.networks, cell: ({ allowedIps }) => <Networks allowedIps={allowedIps} /> },
    { head: text.limits, cell: (key) => <Limits apiKey={key} /> },
    { head: text.lastUsedAt, cell: ({ lastUsedAt }) => (lastUsedAt === null ? text.never : <Time at={lastUsedAt} />) },
    { head: text.createdAt, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { head: text.expiresAt, cell: ({ expiresAt }) => (expiresAt === null ? text.noExpiry : <Time at={expiresAt} />) },
  ]
  const actions: Column<Key> = {
    head: text.actions,
    isAction: true,
    cell: (key) =>
      key.active && (
        <div class="row">
          <Button label={text.rotateOf(key.publicPart)} onClick={() => onRotate(key)}>
            {text.rotate}
          </Button>
          <Button variant="danger" label={text.revokeOf(key.publicPart)} onClick={() => onRevoke(key)}>
            {text.revoke}
          </Button>
        </div>
      ),
  }
  return (
    <Table
      caption={text.caption}
      rows={keys}
      keyOf={({ keyId }) => keyId}
      columns={canChange ? [...columns, actions] : columns}
    />
  )
}

function KeyName({ apiKey: { name, publicPart } }: { apiKey: Key }) {
  return (
    <>
      {name}
      <code class={name === null ? '' : 'cell-sub'}>{publicPart}…</code>
    </>
  )
}

function Networks({ allowedIps }: Pick<Key, 'allowedIps'>) {
  const { keys: text } = useTexts()
  if (allowedIps === null) return <>{text.anyNetwork}</>
  return (
    <>
      {allowedIps.map((network) => (
        <code key={network} class="cell-sub">
          {network}
        </code>
      ))}
    </>
  )
}

function Limits({ apiKey }: { apiKey: Key }) {
  const { keys: text } = useTexts()
  const limits = limitsOf(apiKey)
  if (limits.length === 0) return <>{text.noLimit}</>
  return (
    <>
      {limits.map(([name, amount]) => (
        <span key={name} class="cell-sub">
          {text.limitOf[name](`Bs. ${formatMoney(amount)}`)}
        </span>
      ))}
    </>
  )
}

function KeyChips({ apiKey }: { apiKey: Key }) {
  const { keys: text } = useTexts()
  return (
    <div class="row">
      <KeyChip apiKey={apiKey} />
      {apiKey.active && apiKey.isUnrestricted && (
        <Chip tone="alert" icon="attention">
          {text.unrestricted}
        </Chip>
      )}
    </div>
  )
}

function KeyChip({ apiKey }: { apiKey: Key }) {
  const { keys: text } = useTexts()
  if (apiKey.active) {
    return apiKey.expiresAt === null ? (
      <Chip tone="success" icon="check">
        {text.active}
      </Chip>
    ) : (
      <Chip tone="warning" icon="clock">
        {text.ending}
      </Chip>
    )
  }
  return (
    <Chip tone="neutral" icon="cross">
      {apiKey.revokedAt === null ? text.expired : text.revoked}
    </Chip>
  )
}
