import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Webhook, WebhookTestReport } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { formatTime } from '../../format.ts'
import { Button, LinkButton } from '../../components/button.tsx'
import { Chip } from '../../components/chip.tsx'
import { Page, Section } from '../../components/page.tsx'
import { EmptyState, ErrorNote, Loaded } from '../../components/states.tsx'
import { type Column, Table } from '../../components/table.tsx'
import { Code, Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { useLocation } from '../../navigation.ts'
import { addressOf } from '../../router.ts'
import { call, may, useMe, useScope } from '../../session.ts'
import { TenantGate } from '../../shell/tenant-gate.tsx'
import { Deliveries } from './deliveries.tsx'
import { CreateEndpointDialog, EditEndpointDialog } from './endpoint-dialogs.tsx'
import { TestReport } from './test-report.tsx'

export function WebhooksPage() {
  const { webhooks: text } = useTexts()
  return (
    <Page title={text.title} subtitle={text.subtitle}>
      <TenantGate>{(tenantId) => <Endpoints tenantId={tenantId} />}</TenantGate>
    </Page>
  )
}

function Endpoints({ tenantId }: { tenantId: string }) {
  const { webhooks: text } = useTexts()
  const me = useMe()
  const { mode } = useScope()
  const { endpoint } = useLocation().query
  const read = useRead('GET /tenants/{tenantId}/webhooks', { params: { tenantId }, query: { mode } })
  const [report, setReport] = useState<WebhookTestReport>()
  const testing = useAction(async (webhookId?: string) => {
    setReport(undefined)
    const body = { mode, ...(webhookId !== undefined && { webhookId }) }
    setReport(await call('POST /tenants/{tenantId}/webhooks/test', { params: { tenantId }, body }))
  })

  const [isCreating, setCreating] = useState(false)
  const [editing, setEditing] = useState<Webhook>()
  const create = may(me, 'POST /tenants/{tenantId}/webhooks') && (
    <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
      {text.create}
    </Button>
  )
  const place = { tenantId, mode }

  return (
    <>
      {isCreating && <CreateEndpointDialog place={place} onClose={() => setCreating(false)} onChange={read.reload} />}
      {editing && (
        <EditEndpointDialog
          place={place}
          endpoint={editing}
          onClose={() => setEditing(undefined)}
          onChange={read.reload}
        />
      )}
      <Loaded read={read}>
        {({ items }) => {
          if (items.length === 0) return <NoEndpoints action={create} />
          const chosen = items.find(({ id }) => id === endpoint) ?? items[0]
          return (
            <>
              <Section
                title={text.endpoints}
                isFlush
                actions={
                  <>
                    {may(me, 'POST /tenants/{tenantId}/webhooks/test') && (
                      <Button icon="send" isBusy={testing.isRunning} onClick={() => testing.run()}>
                        {text.testAll}
                      </Button>
                    )}
                    {create}
                  </>
                }
              >
                <EndpointTable
                  endpoints={items}
                  chosen={chosen?.id}
                  onTest={
                    may(me, 'POST /tenants/{tenantId}/webhooks/test')
                      ? (webhookId) => testing.run(webhookId)
                      : undefined
                  }
                  onEdit={may(me, 'POST /tenants/{tenantId}/webhooks/{webhookId}') ? setEditing : undefined}
                />
              </Section>
              {testing.error && <ErrorNote error={testing.error} />}
              {report && <TestReport report={report} endpoints={items} />}
              {/* The key changes after a test, so that the list is read again and shows the test delivery. */}
              {chosen && <Deliveries key={`${chosen.id} ${report ? JSON.stringify(report) : ''}`} endpoint={chosen} />}
            </>
          )
        }}
      </Loaded>
    </>
  )
}

function EndpointTable({
  endpoints,
  chosen,
  onTest,
  onEdit,
}: {
  endpoints: Webhook[]
  chosen: string | undefined
  onTest: ((webhookId: string) => void) | undefined
  onEdit: ((endpoint: Webhook) => void) | undefined
}) {
  const { webhooks: text } = useTexts()
  const columns: Column<Webhook>[] = [
    { head: text.url, cell: ({ url }) => <span class="break">{url}</span>, isTitle: true },
    {
      head: text.state,
      cell: ({ isActive, previousSecretExpiresAt }) => (
        <>
          {isActive ? (
            <Chip tone="success" icon="check">
              {text.active}
            </Chip>
          ) : (
            <Chip tone="neutral" icon="pause">
              {text.inactive}
            </Chip>
          )}
          {previousSecretExpiresAt !== undefined && (
            <span class="chip-note">{text.grace(formatTime(previousSecretExpiresAt))}</span>
          )}
        </>
      ),
    },
    {
      head: text.events,
      cell: ({ events }) => (
        <ul>
          {events.map((event) => (
            <li key={event}>
              <code>{event}</code>
            </li>
          ))}
        </ul>
      ),
    },
    { head: text.createdAt, cell: ({ createdAt }) => <Time at={createdAt} />, isMinor: true },
    {
      head: text.actions,
      isAction: true,
      cell: (endpoint) => {
        const { id, url, isActive } = endpoint
        return (
          <div class="row">
            {id !== chosen && (
              <LinkButton href={addressOf('webhooks', undefined, { endpoint: id })} label={text.showOf(url)}>
                {text.show}
              </LinkButton>
            )}
            {onTest && isActive && (
              <Button icon="send" label={text.testOf(url)} onClick={() => onTest(id)}>
                {text.test}
              </Button>
            )}
            {onEdit && (
              <Button label={text.editOf(url)} onClick={() => onEdit(endpoint)}>
                {text.edit}
              </Button>
            )}
          </div>
        )
      },
    },
  ]
  return <Table caption={text.caption} rows={endpoints} keyOf={({ id }) => id} columns={columns} />
}

function NoEndpoints({ action }: { action: ComponentChildren }) {
  const { webhooks: text } = useTexts()
  return (
    <EmptyState
      icon="webhooks"
      title={text.noneTitle}
      action={
        <>
          {action}
          <Code label="POST /v1/webhooks" text={exampleRequest(location.origin)} />
        </>
      }
    >
      {text.noneText}
    </EmptyState>
  )
}

function exampleRequest(origin: string): string {
  return [
    `curl ${origin}/v1/webhooks \\`,
    "  -H 'x-api-key: …' -H 'content-type: application/json' \\",
    `  -d '{"url":"https://…","events":["payment.completed","payment.failed"]}'`,
  ].join('\n')
}
