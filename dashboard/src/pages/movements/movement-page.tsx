import { useState } from 'preact/hooks'
import type { Candidate, Movement, MovementDetail } from '../../api/routes.ts'
import { useRead } from '../../api/use-read.ts'
import { formatDay, formatMoney } from '../../format.ts'
import { Button, LinkButton } from '../../components/button.tsx'
import { Page, Section } from '../../components/page.tsx'
import { Loaded, Note } from '../../components/states.tsx'
import { Facts, Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { useLocation } from '../../navigation.ts'
import { addressOf } from '../../router.ts'
import { isOperator, useMe, useScope } from '../../session.ts'
import { OverpaymentSection } from '../payments/overpayment.tsx'
import { AssignDialog, type Charge } from './assign-dialog.tsx'
import { CandidateTable } from './candidate-table.tsx'
import { ChargeSearch } from './charge-search.tsx'
import { IgnoreDialog } from './ignore-dialog.tsx'
import { MovementChip } from './movement-state.tsx'

/** One arrival: why it is unmatched, what it could pay for, and the decisions of a person. */
export function MovementPage() {
  const { movement: text, movements: list } = useTexts()
  const { movementId = '' } = useLocation().params
  const { mode, tenantId } = useScope()
  const read = useRead('GET /movements/{movementId}', { params: { movementId }, query: { mode, tenantId } })
  return (
    <Page
      title={read.data ? text.title(formatMoney(read.data.movement.vesAmount)) : list.title}
      subtitle={read.data && <MovementChip state={read.data.movement.state} />}
      actions={
        <LinkButton icon="left" href={addressOf('movements')}>
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

function Detail({ detail, onChange }: { detail: MovementDetail; onChange(): void }) {
  const { movement: text } = useTexts()
  const { movement } = detail
  return (
    <div class="columns columns-wide-left">
      <div class="page">
        {movement.state === 'matched' ? <Matched movement={movement} /> : <Open detail={detail} onChange={onChange} />}
      </div>
      <Section title={text.details}>
        <MovementFacts movement={movement} />
      </Section>
    </div>
  )
}

function Matched({ movement: { paymentId } }: { movement: Movement }) {
  const { movement: text } = useTexts()
  if (paymentId === null) return null
  return (
    <>
      <Section title={text.charge}>
        <p>
          <LinkButton icon="right" href={addressOf('payment', { paymentId })}>
            {text.toPayment}
          </LinkButton>
        </p>
      </Section>
      <OverpaymentSection paymentId={paymentId} />
    </>
  )
}

function Open({ detail, onChange }: { detail: MovementDetail; onChange(): void }) {
  const { movement: text } = useTexts()
  const { movement, why, candidates } = detail
  const me = useMe()
  const [assigning, setAssigning] = useState<Charge>()
  const [isIgnoring, setIgnoring] = useState(false)
  const assign = isOperator(me) ? (charge: Charge) => setAssigning(charge) : undefined
  return (
    <>
      {!isOperator(me) && <Note>{text.onlyOperators}</Note>}
      <Section
        title={movement.state === 'ignored' ? text.ignoredReason : text.whyTitle}
        actions={
          isOperator(me) &&
          movement.state === 'unmatched' && <Button onClick={() => setIgnoring(true)}>{text.ignore}</Button>
        }
      >
        <p>{movement.ignoredReason ?? (why && text.why[why])}</p>
      </Section>
      <Section title={text.candidates} note={text.candidatesNote} isFlush={candidates.length > 0}>
        {candidates.length === 0 ? (
          <p class="quiet">{text.noCandidates}</p>
        ) : (
          <CandidateTable candidates={candidates} onAssign={assign && ((one) => assign(chargeOf(one)))} />
        )}
      </Section>
      {assign && <ChargeSearch movement={movement} onAssign={assign} />}
      {assigning && (
        <AssignDialog
          movement={movement}
          charge={assigning}
          onClose={() => setAssigning(undefined)}
          onAssigned={onChange}
        />
      )}
      {isIgnoring && <IgnoreDialog movement={movement} onClose={() => setIgnoring(false)} onIgnored={onChange} />}
    </>
  )
}

const chargeOf = ({
  tenantId,
  tenantName,
  paymentId,
  externalRef,
  vesAmount,
  receivedVesAmount,
}: Candidate): Charge => ({
  tenantId,
  tenantName,
  paymentId,
  externalRef,
  vesAmount,
  receivedVesAmount,
})

function MovementFacts({ movement }: { movement: Movement }) {
  const { movement: text, movements: list, words } = useTexts()
  const code = (value: string | null) => value && <code>{value}</code>
  return (
    <Facts
      facts={[
        [list.tenant, movement.tenants.map(({ name }) => name).join(', ')],
        [list.bank, words.banks[movement.bank]],
        [list.kind, list.kinds[movement.kind]],
        [list.reference, code(movement.reference)],
        [text.phone, code(movement.payerPhone)],
        [text.document, code(movement.payerDocument)],
        [text.payerBank, code(movement.payerBankCode)],
        [list.date, formatDay(movement.date)],
        [list.receivedAt, <Time key="at" at={movement.receivedAt} />],
        [text.source, list.sources[movement.source]],
      ]}
    />
  )
}
