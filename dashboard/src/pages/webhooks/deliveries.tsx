import { useState } from 'preact/hooks'
import type { Delivery, Webhook } from '../../api/routes.ts'
import { useList } from '../../api/use-read.ts'
import { formatTime, shortId } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import { DeliveryChip } from '../../components/chip.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Section } from '../../components/page.tsx'
import { EmptyState, ErrorNote, ReadMore, Skeleton } from '../../components/states.tsx'
import { Table } from '../../components/table.tsx'
import { Facts, Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { addressOf } from '../../router.ts'
import { useScope } from '../../session.ts'
import { Redeliver } from './redeliver.tsx'
import { DeliveryContent, DeliveryOutcome } from '../payments/timeline.tsx'

export function Deliveries({ endpoint }: { endpoint: Webhook }) {
  const { webhooks: text, actions } = useTexts()
  const { mode } = useScope()
  const { id: webhookId, tenantId, url } = endpoint
  const list = useList('GET /tenants/{tenantId}/webhooks/{webhookId}/deliveries', {
    params: { tenantId, webhookId },
    query: { mode },
  })
  const [open, setOpen] = useState<Delivery>()
  return (
    <Section
      title={text.deliveries}
      note={
        <>
          <span class="break">{url}</span>
          <br />
          {text.deliveriesNote}
        </>
      }
      isFlush
      actions={<Button icon="refresh" label={actions.refresh} isBusy={list.isLoading} onClick={list.reload} />}
    >
      {list.error && <ErrorNote error={list.error} onRetry={list.reload} />}
      {!list.items && !list.error && <Skeleton />}
      {list.items?.length === 0 && (
        <EmptyState icon="webhooks" title={text.noDeliveriesTitle}>
          {text.noDeliveriesText}
        </EmptyState>
      )}
      {list.items && list.items.length > 0 && (
        <DeliveryTable deliveries={list.items} isBusy={list.isLoading} onOpen={setOpen} />
      )}
      <ReadMore list={list} />
      {open && (
        <DeliveryDialog
          delivery={open}
          tenantId={tenantId}
          onClose={() => setOpen(undefined)}
          onRedelivered={() => {
            setOpen(undefined)
            list.reload()
          }}
        />
      )}
    </Section>
  )
}

function DeliveryTable({
  deliveries,
  isBusy,
  onOpen,
}: {
  deliveries: Delivery[]
  isBusy: boolean
  onOpen(delivery: Delivery): void
}) {
  const { webhooks: text } = useTexts()
  return (
    <Table
      caption={text.deliveriesCaption}
      rows={deliveries}
      keyOf={({ id }) => id}
      isBusy={isBusy}
      columns={[
        {
          head: text.event,
          isTitle: true,
          cell: ({ event, redeliveryOf }) => (
            <>
              <code>{event}</code>
              {redeliveryOf !== undefined && <span class="chip-note">{text.again}</span>}
            </>
          ),
        },
        { head: text.state, cell: ({ status }) => <DeliveryChip status={status} /> },
        { head: text.outcome, cell: (delivery) => <DeliveryOutcome delivery={delivery} /> },
        { head: text.payment, cell: ({ paymentId }) => paymentId && <PaymentLink paymentId={paymentId} /> },
        { head: text.sentAt, cell: ({ sentAt, createdAt }) => <Time at={sentAt ?? createdAt} /> },
        {
          head: text.actions,
          isAction: true,
          cell: (delivery) => (
            <Button
              label={text.openOf(delivery.event, formatTime(delivery.createdAt))}
              onClick={() => onOpen(delivery)}
            >
              {text.open}
            </Button>
          ),
        },
      ]}
    />
  )
}

function PaymentLink({ paymentId }: { paymentId: string }) {
  return <a href={addressOf('payment', { paymentId })}>{shortId(paymentId)}</a>
}

function DeliveryDialog({
  delivery,
  tenantId,
  onClose,
  onRedelivered,
}: {
  delivery: Delivery
  tenantId: string
  onClose(): void
  onRedelivered(): void
}) {
  const { webhooks: text } = useTexts()
  const { mode } = useScope()
  return (
    <Dialog title={text.dialog} size="wide" onClose={onClose}>
      <Facts
        facts={[
          [text.event, <code key="event">{delivery.event}</code>],
          [text.state, <DeliveryChip key="state" status={delivery.status} />],
          [text.outcome, <DeliveryOutcome key="outcome" delivery={delivery} />],
          [text.redeliveryOf, delivery.redeliveryOf && <code key="first">{delivery.redeliveryOf}</code>],
          [text.sentAt, delivery.sentAt && <Time key="time" at={delivery.sentAt} />],
        ]}
      />
      <DeliveryContent delivery={delivery} />
      <Redeliver tenantId={tenantId} mode={mode} delivery={delivery} onDone={onRedelivered} />
    </Dialog>
  )
}
