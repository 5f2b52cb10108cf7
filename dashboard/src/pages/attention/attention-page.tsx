import { useState } from 'preact/hooks'
import { useLivePayments } from '../../api/live.ts'
import type { Payment } from '../../api/routes.ts'
import { useRead } from '../../api/use-read.ts'
import { Button } from '../../components/button.tsx'
import { Page } from '../../components/page.tsx'
import { EmptyState, Loaded, Note } from '../../components/states.tsx'
import { type Column, Table } from '../../components/table.tsx'
import { Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { isOperator, useMe, useScope } from '../../session.ts'
import { needsAttention } from '../../shell/open-counts.ts'
import { Amounts, PaymentName } from '../payments/payment-table.tsx'
import { ResolveDialog } from './resolve-dialog.tsx'
import { questionOf } from './verdicts.ts'

export function AttentionPage() {
  const { attention: text } = useTexts()
  const me = useMe()
  const { mode, tenantId } = useScope()
  const read = useRead('GET /attention', { query: { mode, tenantId } })
  const [resolving, setResolving] = useState<Payment>()
  useLivePayments({
    onPayment: (updated) =>
      read.replace(({ items }) => {
        const others = items.filter(({ paymentId }) => paymentId !== updated.paymentId)
        return { items: needsAttention(updated) ? [...others, updated] : others }
      }),
    onReload: read.reload,
  })

  return (
    <Page title={text.title} subtitle={text.subtitle}>
      {!isOperator(me) && <Note>{text.onlyOperators}</Note>}
      <Loaded read={read}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon="check" title={text.noneTitle}>
              {text.noneText}
            </EmptyState>
          ) : (
            <div class="section">
              <AttentionTable payments={items} onResolve={isOperator(me) ? setResolving : undefined} />
            </div>
          )
        }
      </Loaded>
      {resolving && (
        <ResolveDialog payment={resolving} onClose={() => setResolving(undefined)} onResolved={read.reload} />
      )}
    </Page>
  )
}

function AttentionTable({
  payments,
  onResolve,
}: {
  payments: Payment[]
  onResolve: ((payment: Payment) => void) | undefined
}) {
  const { attention: text, payments: list, payment: one, words } = useTexts()
  const whyOf = { charge: text.whyCharge, reversal: text.whyReversal, review: text.whyReview }
  const columns: Column<Payment>[] = [
    { head: list.payment, cell: (payment) => <PaymentName payment={payment} />, isTitle: true },
    { head: list.tenant, cell: ({ tenantName }) => tenantName },
    {
      head: text.why,
      cell: (payment) => whyOf[questionOf(payment) ?? 'charge'],
    },
    { head: list.method, cell: ({ method }) => words.methods[method] },
    { head: list.bank, cell: ({ bank }) => bank && words.banks[bank] },
    { head: list.amount, cell: (payment) => <Amounts payment={payment} />, align: 'right' },
    { head: text.since, cell: ({ updatedAt }) => <Time at={updatedAt} /> },
  ]
  const action: Column<Payment> = {
    head: text.action,
    isAction: true,
    cell: (payment) => (
      <Button
        variant="primary"
        label={`${one.resolve}: ${payment.externalRef ?? payment.paymentId}`}
        onClick={() => onResolve?.(payment)}
      >
        {one.resolve}
      </Button>
    ),
  }
  return (
    <Table
      caption={text.caption}
      rows={payments}
      keyOf={({ paymentId }) => paymentId}
      columns={onResolve ? [...columns, action] : columns}
    />
  )
}
