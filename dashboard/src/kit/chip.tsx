import type { ComponentChildren } from 'preact'
import type { Delivery, Payment } from '../api/routes.ts'
import { useTexts } from '../i18n/texts.ts'
import { Icon, type IconName } from './icon.tsx'

export type Tone = 'good' | 'bad' | 'wait' | 'alarm' | 'back' | 'plain' | 'accent'

/** A short word about how something stands: told by its words and its drawing, and only then by its colour. */
export function Chip({ tone, icon, children }: { tone: Tone; icon?: IconName; children: ComponentChildren }) {
  return (
    <span class={`chip chip-${tone}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}

const statusLooks: Record<Payment['status'], [Tone, IconName]> = {
  PENDING: ['wait', 'clock'],
  COMPLETED: ['good', 'check'],
  FAILED: ['bad', 'cross'],
  REVERSED: ['back', 'back'],
}

export function StatusChip({ status }: { status: Payment['status'] }) {
  const [tone, icon] = statusLooks[status]
  return (
    <Chip tone={tone} icon={icon}>
      {useTexts().words.statuses[status]}
    </Chip>
  )
}

/** How a payment stands, with what is still open about it. */
export function PaymentChip({ payment }: { payment: Pick<Payment, 'status' | 'stage' | 'reversalStage'> }) {
  const { words } = useTexts()
  const { status, stage, reversalStage } = payment
  if (stage === 'attention' || reversalStage === 'attention') {
    return (
      <Chip tone="alarm" icon="attention">
        {stage === 'attention' ? words.stages.attention : words.reversalStages.attention}
      </Chip>
    )
  }
  return (
    <>
      <StatusChip status={status} />
      {stage && <span class="chip-note">{words.stages[stage]}</span>}
      {reversalStage && <span class="chip-note">{words.reversalStages[reversalStage]}</span>}
    </>
  )
}

const deliveryLooks: Record<Delivery['status'], [Tone, IconName]> = {
  queued: ['wait', 'clock'],
  sending: ['wait', 'send'],
  delivered: ['good', 'check'],
  failed: ['bad', 'cross'],
  interrupted: ['alarm', 'question'],
}

export function DeliveryChip({ status }: { status: Delivery['status'] }) {
  const [tone, icon] = deliveryLooks[status]
  return (
    <Chip tone={tone} icon={icon}>
      {useTexts().words.deliveries[status]}
    </Chip>
  )
}
