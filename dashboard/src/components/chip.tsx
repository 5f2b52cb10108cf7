import type { ComponentChildren } from 'preact'
import type { Delivery, Payment } from '../api/routes.ts'
import { useTexts } from '../i18n/texts.ts'
import { Icon, type IconName } from './icon.tsx'

export type Tone = 'success' | 'error' | 'warning' | 'alert' | 'reversed' | 'neutral' | 'accent'

/** Status label. The text and the icon carry the meaning; the colour only supports it. */
export function Chip({ tone, icon, children }: { tone: Tone; icon?: IconName; children: ComponentChildren }) {
  return (
    <span class={`chip chip-${tone}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}

const statusStyles: Record<Payment['status'], [Tone, IconName]> = {
  PENDING: ['warning', 'clock'],
  COMPLETED: ['success', 'check'],
  FAILED: ['error', 'cross'],
  REVERSED: ['reversed', 'back'],
}

export function StatusChip({ status }: { status: Payment['status'] }) {
  const [tone, icon] = statusStyles[status]
  return (
    <Chip tone={tone} icon={icon}>
      {useTexts().words.statuses[status]}
    </Chip>
  )
}

/** Status of a payment, with its open stage. */
export function PaymentChip({ payment }: { payment: Pick<Payment, 'status' | 'stage' | 'reversalStage'> }) {
  const { words } = useTexts()
  const { status, stage, reversalStage } = payment
  if (stage === 'attention' || reversalStage === 'attention') {
    return (
      <Chip tone="alert" icon="attention">
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

const deliveryStyles: Record<Delivery['status'], [Tone, IconName]> = {
  queued: ['warning', 'clock'],
  sending: ['warning', 'send'],
  delivered: ['success', 'check'],
  failed: ['error', 'cross'],
  interrupted: ['alert', 'question'],
}

export function DeliveryChip({ status }: { status: Delivery['status'] }) {
  const [tone, icon] = deliveryStyles[status]
  return (
    <Chip tone={tone} icon={icon}>
      {useTexts().words.deliveries[status]}
    </Chip>
  )
}
