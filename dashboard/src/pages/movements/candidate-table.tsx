import type { Candidate } from '../../api/routes.ts'
import { formatMoney } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import { Chip, type Tone } from '../../components/chip.tsx'
import { type Column, Table } from '../../components/table.tsx'
import { Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { PaymentName } from '../payments/payment-table.tsx'

const tones: Record<Candidate['reasons'][number], Tone> = {
  amount: 'success',
  payer: 'success',
  reference: 'success',
  other_amount: 'warning',
  other_payer: 'error',
  expired: 'neutral',
}

export function CandidateTable({
  candidates,
  onAssign,
}: {
  candidates: Candidate[]
  onAssign: ((candidate: Candidate) => void) | undefined
}) {
  const { movement: text, movements: list } = useTexts()
  const columns: Column<Candidate>[] = [
    { head: text.payment, isTitle: true, cell: (candidate) => <PaymentName payment={candidate} /> },
    { head: list.tenant, cell: ({ tenantName }) => tenantName },
    {
      head: text.fits,
      cell: ({ reasons }) => (
        <span class="row">
          {reasons.map((reason) => (
            <Chip key={reason} tone={tones[reason]}>
              {text.evidence[reason]}
            </Chip>
          ))}
        </span>
      ),
    },
    {
      head: text.remaining,
      align: 'right',
      cell: ({ remainingVesAmount }) => <span class="amount">Bs. {formatMoney(remainingVesAmount)}</span>,
    },
    { head: text.opened, cell: ({ createdAt }) => <Time at={createdAt} /> },
  ]
  const action: Column<Candidate> = {
    head: list.action,
    isAction: true,
    cell: (candidate) => (
      <Button
        variant="primary"
        label={text.assignOf(candidate.externalRef ?? candidate.paymentId)}
        onClick={() => onAssign?.(candidate)}
      >
        {text.assign}
      </Button>
    ),
  }
  return (
    <Table
      caption={text.candidates}
      rows={candidates}
      keyOf={({ paymentId }) => paymentId}
      columns={onAssign ? [...columns, action] : columns}
    />
  )
}
