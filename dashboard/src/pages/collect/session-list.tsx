import type { CheckoutSession } from '../../api/routes.ts'
import type { List } from '../../api/use-read.ts'
import { shortId } from '../../format.ts'
import { Chip, type Tone } from '../../components/chip.tsx'
import type { IconName } from '../../components/icon.tsx'
import { Section } from '../../components/page.tsx'
import { EmptyState, ErrorNote, ReadMore, Skeleton } from '../../components/states.tsx'
import { Table } from '../../components/table.tsx'
import { Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { addressOf } from '../../router.ts'
import { amountText } from './amount.ts'

const styles: Record<CheckoutSession['status'], [Tone, IconName]> = {
  OPEN: ['neutral', 'clock'],
  PROCESSING: ['warning', 'clock'],
  PAID: ['success', 'check'],
  PARTIALLY_PAID: ['warning', 'attention'],
  EXPIRED: ['neutral', 'cross'],
  CANCELED: ['neutral', 'cross'],
}

export function SessionList({ list }: { list: List<CheckoutSession> }) {
  const { collect: text } = useTexts()
  return (
    <Section title={text.sessions} isFlush>
      {list.error && <ErrorNote error={list.error} onRetry={list.reload} />}
      {!list.items && !list.error && <Skeleton />}
      {list.items?.length === 0 && <EmptyState icon="payments" title={text.noSessionsTitle} />}
      {list.items && list.items.length > 0 && (
        <Table
          caption={text.sessionsCaption}
          rows={list.items}
          keyOf={({ sessionId }) => sessionId}
          columns={[
            {
              head: text.description,
              cell: ({ description }) => <span class="break">{description}</span>,
              isTitle: true,
            },
            { head: text.amount, cell: (session) => amountText(session) },
            { head: text.state, cell: ({ status }) => <SessionChip status={status} /> },
            { head: text.openedAt, cell: ({ createdAt }) => <Time at={createdAt} /> },
            {
              head: text.payment,
              cell: ({ paymentId }) =>
                paymentId === null ? '—' : <a href={addressOf('payment', { paymentId })}>{shortId(paymentId)}</a>,
            },
          ]}
        />
      )}
      <ReadMore list={list} />
    </Section>
  )
}

function SessionChip({ status }: Pick<CheckoutSession, 'status'>) {
  const [tone, icon] = styles[status]
  return (
    <Chip tone={tone} icon={icon}>
      {useTexts().collect.statuses[status]}
    </Chip>
  )
}
