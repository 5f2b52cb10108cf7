import type { AuditEntry } from '../../api/routes.ts'
import { urlOf } from '../../api/client.ts'
import { useList } from '../../api/use-read.ts'
import { shortId } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import { Chip } from '../../components/chip.tsx'
import { Page } from '../../components/page.tsx'
import { EmptyState, ErrorNote, ReadMore, Skeleton } from '../../components/states.tsx'
import { Table } from '../../components/table.tsx'
import { Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { wordFor } from '../../i18n/words.ts'
import { addressOf } from '../../router.ts'
import { useScope } from '../../session.ts'

export function AuditPage() {
  const { audit: text, actions } = useTexts()
  const { tenantId } = useScope()
  const list = useList('GET /audit', { query: { tenantId } })
  return (
    <Page
      title={text.title}
      subtitle={text.subtitle}
      actions={
        <>
          <a class="button button-secondary" href={urlOf('/audit/file', {}, { tenantId })} download>
            <span>{text.download}</span>
          </a>
          <Button icon="refresh" label={actions.refresh} isBusy={list.isLoading} onClick={list.reload} />
        </>
      }
    >
      {list.error && <ErrorNote error={list.error} onRetry={list.reload} />}
      {!list.items && !list.error && <Skeleton lines={8} />}
      {list.items?.length === 0 && <EmptyState icon="audit" title={text.noneTitle} />}
      {list.items && list.items.length > 0 && (
        <div class="section">
          <Table
            caption={text.caption}
            rows={list.items}
            keyOf={({ auditId }) => auditId}
            isBusy={list.isLoading}
            columns={[
              { head: text.action, cell: (entry) => <Action entry={entry} />, isTitle: true },
              { head: text.actor, cell: ({ actor }) => <code class="break">{actor}</code> },
              { head: text.subject, cell: (entry) => <Subject entry={entry} /> },
              { head: text.tenant, cell: ({ tenantName }) => tenantName },
              { head: text.details, cell: ({ details }) => <Details details={details} /> },
              { head: text.origin, cell: (entry) => <Origin entry={entry} /> },
              { head: text.at, cell: ({ at }) => <Time at={at} /> },
            ]}
          />
          <ReadMore list={list} />
        </div>
      )}
    </Page>
  )
}

function Action({ entry: { action, outcome } }: { entry: AuditEntry }) {
  const { audit: text } = useTexts()
  return (
    <>
      {wordFor(text.actions, action)}{' '}
      {outcome !== 'done' && (
        <Chip tone="error" icon="cross">
          {text[outcome]}
        </Chip>
      )}
    </>
  )
}

/** Where the request came from; commands and background work have none. */
function Origin({ entry: { address, sessionId, keyId, requestId } }: { entry: AuditEntry }) {
  const { audit: text } = useTexts()
  const details = {
    [text.address]: address,
    [text.session]: sessionId,
    [text.key]: keyId,
    [text.request]: requestId,
  }
  return <Details details={details} />
}

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

function Subject({ entry: { action, subject } }: { entry: AuditEntry }) {
  if (action === 'payment.resolve') return <a href={addressOf('payment', { paymentId: subject })}>{shortId(subject)}</a>
  return (
    <code class="break" title={subject}>
      {uuid.test(subject) ? shortId(subject) : subject}
    </code>
  )
}

function Details({ details }: Pick<AuditEntry, 'details'>) {
  const entries = Object.entries(details).filter(([, value]) => value !== null && value !== undefined)
  if (entries.length === 0) return null
  return (
    <ul class="small">
      {entries.map(([name, value]) => (
        <li key={name} class="break">
          <span class="quiet">{name}:</span> {typeof value === 'string' ? value : JSON.stringify(value)}
        </li>
      ))}
    </ul>
  )
}
