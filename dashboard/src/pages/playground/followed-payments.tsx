import { useEffect, useState } from 'preact/hooks'
import { useLivePayments } from '../../api/live.ts'
import type { Payment } from '../../api/routes.ts'
import { PaymentChip } from '../../components/chip.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../session.ts'
import { Amounts, PaymentName } from '../payments/payment-table.tsx'

/** The payments just created, updated live. */
export function FollowedPayments({ paymentIds }: { paymentIds: string[] }) {
  const { playground: text } = useTexts()
  const [payments, setPayments] = useState<Payment[]>([])
  useEffect(() => {
    const reading = paymentIds.map((paymentId) => call('GET /payments/{paymentId}', { params: { paymentId } }))
    Promise.all(reading).then(
      (details) => setPayments(details.map(({ payment }) => payment)),
      () => {},
    )
  }, [])
  useLivePayments({
    onPayment: (updated) =>
      setPayments((before) => before.map((payment) => (payment.paymentId === updated.paymentId ? updated : payment))),
  })
  if (payments.length === 0) return null
  return (
    <div class="followed" role="status">
      <h3>{text.now}</h3>
      <p class="quiet small">{text.nowText}</p>
      <ul class="stack">
        {payments.map((payment) => (
          <li key={payment.paymentId} class="followed-payment">
            <div class="cell-title">
              <PaymentName payment={payment} />
            </div>
            <div>
              <PaymentChip payment={payment} />
            </div>
            <div class="align-right">
              <Amounts payment={payment} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
