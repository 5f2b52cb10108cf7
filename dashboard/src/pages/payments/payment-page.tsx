import { useState } from 'preact/hooks'
import { useLivePayments } from '../../api/live.ts'
import type { PaymentDetail } from '../../api/routes.ts'
import { useRead } from '../../api/use-read.ts'
import { formatMoney, shortId } from '../../format.ts'
import { Button, LinkButton } from '../../components/button.tsx'
import { PaymentChip } from '../../components/chip.tsx'
import { Page, Section } from '../../components/page.tsx'
import { Loaded, Note } from '../../components/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { useLocation } from '../../navigation.ts'
import { addressOf } from '../../router.ts'
import { may, useMe, useScope } from '../../session.ts'
import { ResolveDialog } from '../attention/resolve-dialog.tsx'
import { questionOf } from '../attention/verdicts.ts'
import { OverpaymentSection } from './overpayment.tsx'
import { PaymentActions, ReversalNote } from './payment-actions.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { Timeline } from './timeline.tsx'

export function PaymentPage() {
  const { payment: text } = useTexts()
  const { paymentId = '' } = useLocation().params
  const read = useRead('GET /payments/{paymentId}', { params: { paymentId } })
  useLivePayments({
    onPayment: (updated) => {
      if (updated.paymentId === paymentId) read.reload()
    },
    onReload: read.reload,
  })
  return (
    <Page
      title={text.title(read.data?.payment.externalRef ?? shortId(paymentId))}
      subtitle={<code>{paymentId}</code>}
      actions={
        <LinkButton icon="left" href={addressOf('payments')}>
          {text.back}
        </LinkButton>
      }
    >
      <Loaded read={read} lines={8}>
        {(detail) => <Detail detail={detail} onChange={read.reload} />}
      </Loaded>
    </Page>
  )
}

function Detail({ detail, onChange }: { detail: PaymentDetail; onChange(): void }) {
  const { payment: text } = useTexts()
  const { payment, failureMessage } = detail
  const me = useMe()
  const { mode } = useScope()
  const [isResolving, setResolving] = useState(false)
  const canResolve = questionOf(payment) !== undefined && may(me, 'POST /payments/{paymentId}/resolve')
  const isOtherMode = payment.livemode !== (mode === 'live')

  return (
    <>
      {isOtherMode && (
        <Note tone="warning" icon="attention">
          {payment.livemode ? text.liveNote : text.testNote}
        </Note>
      )}
      <div class="payment-sum">
        <p class="payment-amount">
          {payment.usdAmount !== null && <>$ {formatMoney(payment.usdAmount)} </>}
          <span>Bs. {formatMoney(payment.vesAmount)}</span>
        </p>
        <div>
          <PaymentChip payment={payment} />
        </div>
        <PaymentActions payment={payment} onChange={onChange} />
        {canResolve && (
          <Button variant="primary" onClick={() => setResolving(true)}>
            {text.resolve}
          </Button>
        )}
      </div>
      <ReversalNote payment={payment} />
      {failureMessage !== null && (
        <Note tone="error" icon="cross">
          <strong>{text.failed}</strong> {failureMessage} <code>{payment.failureCode}</code>
        </Note>
      )}
      {payment.method === 'PAGO_MOVIL' &&
        payment.status === 'COMPLETED' &&
        may(me, 'GET /payments/{paymentId}/overpayment') && <OverpaymentSection paymentId={payment.paymentId} />}
      <div class="columns columns-wide-left">
        <Section title={text.timeline} note={text.timelineNote}>
          <Timeline detail={detail} onChange={onChange} />
        </Section>
        <Section title={text.details}>
          <PaymentFacts payment={payment} isManualRate={detail.isManualRate} />
        </Section>
      </div>
      {isResolving && <ResolveDialog payment={payment} onClose={() => setResolving(false)} onResolved={onChange} />}
    </>
  )
}
