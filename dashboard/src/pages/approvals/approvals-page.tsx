import { useState } from 'preact/hooks'
import { useLivePayments } from '../../api/live.ts'
import type { Approval, DecidedPayout } from '../../api/routes.ts'
import { useRead } from '../../api/use-read.ts'
import { formatMoney, shortId } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import type { IconName } from '../../components/icon.tsx'
import { Page } from '../../components/page.tsx'
import { EmptyState, Loaded, Note } from '../../components/states.tsx'
import { type Column, Table } from '../../components/table.tsx'
import { Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { addressOf } from '../../router.ts'
import { mayAct, useMe, useScope } from '../../session.ts'
import { approvalIdOf, waitsForApproval } from '../../shell/open-counts.ts'
import { type Decision, DecisionDialog } from './decision-dialog.tsx'
import { Requester } from './requester.tsx'

type Decided = { approval: Approval; payout: DecidedPayout }

/** Payouts above the tenant's amount, which a second person approves or declines. */
export function ApprovalsPage() {
  const { approvals: text } = useTexts()
  const me = useMe()
  const { mode, tenantId } = useScope()
  const read = useRead('GET /approvals', { query: { mode, tenantId } })
  const [deciding, setDeciding] = useState<{ approval: Approval; decision: Decision }>()
  const [decided, setDecided] = useState<Decided>()
  useLivePayments({
    onPayment: (updated) => {
      const id = approvalIdOf(updated)
      const isListed = read.data?.items.some(({ paymentId }) => paymentId === id) ?? false
      if (waitsForApproval(updated) !== isListed) read.reload()
    },
    onReload: read.reload,
  })

  return (
    <Page title={text.title} subtitle={text.subtitle}>
      {!mayAct(me) && <Note>{text.readOnly}</Note>}
      {decided && <Outcome decided={decided} />}
      <Loaded read={read}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon="check" title={text.noneTitle}>
              {text.noneText}
            </EmptyState>
          ) : (
            <div class="section">
              <ApprovalTable
                approvals={items}
                onDecide={mayAct(me) ? (approval, decision) => setDeciding({ approval, decision }) : undefined}
              />
            </div>
          )
        }
      </Loaded>
      {deciding && (
        <DecisionDialog
          {...deciding}
          onClose={() => setDeciding(undefined)}
          onDecided={(payout) => {
            setDecided({ approval: deciding.approval, payout })
            read.reload()
          }}
        />
      )}
    </Page>
  )
}

const outcomeStyles: Record<DecidedPayout['status'], ['success' | 'error' | 'warning', IconName]> = {
  COMPLETED: ['success', 'check'],
  FAILED: ['error', 'cross'],
}

/** Status of the payout after the decision, with the bank's message. */
function Outcome({ decided: { approval, payout } }: { decided: Decided }) {
  const { approvals: text } = useTexts()
  const [tone, icon] = outcomeStyles[payout.status] ?? ['warning', 'clock']
  const sentence = text.outcomes[payout.status as keyof typeof text.outcomes] ?? text.outcomes.PENDING
  return (
    <div role="status">
      <Note tone={tone} icon={icon}>
        <strong>{sentence(formatMoney(approval.vesAmount))}</strong> {payout.status !== 'COMPLETED' && payout.message}{' '}
        {!approval.isDisbursement && (
          <a href={addressOf('payment', { paymentId: approval.paymentId })}>{text.toPayment}</a>
        )}
      </Note>
    </div>
  )
}

function ApprovalTable({
  approvals,
  onDecide,
}: {
  approvals: Approval[]
  onDecide: ((approval: Approval, decision: Decision) => void) | undefined
}) {
  const { approvals: text } = useTexts()
  const { tenantId } = useScope()
  const columns: Column<Approval>[] = [
    { head: text.payout, cell: (approval) => <PayoutName approval={approval} />, isTitle: true },
    {
      head: text.amount,
      cell: ({ vesAmount }) => <span class="amount">Bs. {formatMoney(vesAmount)}</span>,
      align: 'right',
    },
    { head: text.requestedBy, cell: ({ requestedBy }) => <Requester name={requestedBy} /> },
    { head: text.since, cell: ({ requestedAt }) => <Time at={requestedAt} /> },
    { head: text.until, cell: ({ expiresAt }) => <Time at={expiresAt} /> },
  ]
  const tenantColumn: Column<Approval> = { head: text.tenant, cell: ({ tenantName }) => tenantName }
  const actions: Column<Approval> = {
    head: text.actions,
    isAction: true,
    cell: (approval) => {
      const payout = `Bs. ${formatMoney(approval.vesAmount)} ${shortId(approval.paymentId)}`
      return (
        <div class="row">
          <Button variant="primary" label={text.approveOf(payout)} onClick={() => onDecide?.(approval, 'approve')}>
            {text.approve}
          </Button>
          <Button variant="danger" label={text.declineOf(payout)} onClick={() => onDecide?.(approval, 'decline')}>
            {text.decline}
          </Button>
        </div>
      )
    },
  }
  const shown = tenantId === undefined ? columns.toSpliced(1, 0, tenantColumn) : columns
  return (
    <Table
      caption={text.caption}
      rows={approvals}
      keyOf={({ paymentId }) => paymentId}
      columns={onDecide ? [...shown, actions] : shown}
    />
  )
}

/** A disbursement has no page of its own: its parts are payments. */
function PayoutName({ approval: { paymentId, isDisbursement } }: { approval: Approval }) {
  const { approvals: text } = useTexts()
  if (isDisbursement) return <>{text.disbursement(shortId(paymentId))}</>
  return <a href={addressOf('payment', { paymentId })}>{shortId(paymentId)}</a>
}
