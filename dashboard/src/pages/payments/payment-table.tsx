import type { Payment } from '../../api/routes.ts'
import { formatMoney, shortId } from '../../format.ts'
import { PaymentChip } from '../../components/chip.tsx'
import { type Column, Table } from '../../components/table.tsx'
import { Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { addressOf } from '../../router.ts'
import { useScope } from '../../session.ts'

export function PaymentTable({ payments, isBusy }: { payments: Payment[]; isBusy: boolean }) {
  const { payments: text, words } = useTexts()
  const { tenantId } = useScope()
  const columns: Column<Payment>[] = [
    { head: text.payment, cell: (payment) => <PaymentName payment={payment} />, isTitle: true },
    { head: text.status, cell: (payment) => <PaymentChip payment={payment} /> },
    { head: text.amount, cell: (payment) => <Amounts payment={payment} />, align: 'right' },
    { head: text.method, cell: ({ method }) => words.methods[method] },
    { head: text.bank, cell: ({ bank }) => bank && words.banks[bank] },
    { head: text.reference, cell: ({ bankReference }) => bankReference && <code>{bankReference}</code> },
    { head: text.when, cell: ({ createdAt }) => <Time at={createdAt} /> },
  ]
  const tenantColumn: Column<Payment> = { head: text.tenant, cell: ({ tenantName }) => tenantName }
  return (
    <Table
      caption={text.caption}
      rows={payments}
      keyOf={({ paymentId }) => paymentId}
      isBusy={isBusy}
      columns={tenantId === undefined ? columns.toSpliced(1, 0, tenantColumn) : columns}
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
