import type { Payment } from '../../api/routes.ts'
import { formatMoney, shortId } from '../../format.ts'
import { PaymentChip } from '../../components/chip.tsx'
import { type Column, Table } from '../../components/table.tsx'
import { ShortTime } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { addressOf } from '../../router.ts'
import { useScope } from '../../session.ts'
import { PayerCell } from './payer.tsx'

export function PaymentTable({ payments, isBusy }: { payments: Payment[]; isBusy: boolean }) {
  const { payments: text, words } = useTexts()
  const { tenantId } = useScope()
  const columns: Column<Payment>[] = [
    {
      head: text.payment,
      area: 'title',
      isTitle: true,
      cell: (payment) => (
        <>
          <PaymentName payment={payment} />
          {tenantId === undefined && <span class="cell-sub">{payment.tenantName}</span>}
        </>
      ),
    },
    { head: text.status, area: 'status', cell: (payment) => <PaymentChip payment={payment} /> },
    { head: text.payer, area: 'payer', cell: (payment) => <PayerCell payment={payment} /> },
    { head: text.amount, area: 'amount', align: 'right', cell: (payment) => <Amounts payment={payment} /> },
    {
      head: text.methodAndBank,
      area: 'method',
      cell: ({ method, bank }) => (
        <>
          {words.methods[method]}
          {bank && <span class="cell-sub">{words.banks[bank]}</span>}
        </>
      ),
    },
    {
      head: text.reference,
      area: 'reference',
      cell: ({ bankReference }) => bankReference && <code>{bankReference}</code>,
    },
    { head: text.when, area: 'when', cell: ({ createdAt }) => <ShortTime at={createdAt} /> },
  ]
  return (
    <Table
      caption={text.caption}
      rows={payments}
      keyOf={({ paymentId }) => paymentId}
      isBusy={isBusy}
      isCompact
      columns={columns}
    />
  )
}

/** The tenant's reference, if any, above the payment id. */
export function PaymentName({ payment }: { payment: Pick<Payment, 'paymentId' | 'externalRef'> }) {
  const { paymentId, externalRef } = payment
  return (
    <>
      <a href={addressOf('payment', { paymentId })}>{externalRef ?? shortId(paymentId)}</a>
      {externalRef !== null && <code class="cell-sub">{shortId(paymentId)}</code>}
    </>
  )
}

export function Amounts({ payment }: { payment: Pick<Payment, 'usdAmount' | 'vesAmount'> }) {
  return (
    <>
      {payment.usdAmount !== null && <span class="amount">$ {formatMoney(payment.usdAmount)}</span>}
      <span class="cell-sub amount">Bs. {formatMoney(payment.vesAmount)}</span>
    </>
  )
}
