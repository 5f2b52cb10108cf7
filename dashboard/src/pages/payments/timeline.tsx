import type { Delivery, PaymentDetail } from '../../api/routes.ts'
import { formatDuration } from '../../format.ts'
import { DeliveryChip } from '../../components/chip.tsx'
import { Icon, type IconName } from '../../components/icon.tsx'
import { Code, Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { wordFor } from '../../i18n/words.ts'
import { Redeliver } from '../webhooks/redeliver.tsx'

type Step = PaymentDetail['timeline'][number]

const stepIcons: Record<string, IconName> = {
  completed: 'check',
  approval_requested: 'approvals',
  approved: 'approvals',
  declined: 'cross',
  reversed: 'back',
  partially_paid: 'movements',
  paid_more: 'movements',
  canceled: 'cross',
  failed: 'cross',
  expired: 'cross',
  reversal_refused: 'cross',
  submitted: 'send',
  account_changed: 'refresh',
  reversal_submitted: 'send',
  unknown: 'question',
  reversal_unknown: 'question',
  attention: 'attention',
  reversal_attention: 'attention',
}

/** Timeline of a payment: each step with the bank's data and its webhook deliveries. */
export function Timeline({ detail, onChange }: { detail: PaymentDetail; onChange(): void }) {
  const { payment: text, words } = useTexts()
  return (
    <ol class="timeline">
      {detail.timeline.map((step) => {
        const deliveries = detail.deliveries.filter(
          ({ id, redeliveryOf }) => id === step.id || redeliveryOf === step.id,
        )
        return (
          <li key={step.id} class={`step step-${step.type.replaceAll('_', '-')}`}>
            <span class="step-mark">
              <Icon name={stepIcons[step.type] ?? 'clock'} />
            </span>
            <div class="step-body">
              <p class="step-title">{wordFor(words.steps, stepName(step.type, detail.payment.method))}</p>
              <p class="quiet small">
                <Time at={step.at} />
              </p>
              <StepData data={step.data} />
              {step.event !== null && (
                <div class="step-event">
                  <p class="small">
                    {text.webhook(step.event)}
                    {deliveries.length === 0 && <span class="quiet"> · {text.noEndpoints}</span>}
                  </p>
                  {deliveries.map((delivery) => (
                    <DeliveryLine
                      key={`${delivery.webhookId} ${delivery.id}`}
                      delivery={delivery}
                      payment={detail.payment}
                      onChange={onChange}
                    />
                  ))}
                </div>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** A request for a transfer waits for money, where other payments wait for the customer's token. */
function stepName(type: string, method: PaymentDetail['payment']['method']): string {
  const ofRequest: Record<string, string> = { created: 'requested', expired: 'request_expired' }
  return method === 'PAGO_MOVIL' ? (ofRequest[type] ?? type) : type
}

function StepData({ data }: { data: Step['data'] }) {
  const { words } = useTexts()
  const entries = Object.entries(data)
  if (entries.length === 0) return null
  const valueOf = (name: string, value: string) => {
    const list = { reason: words.reasons, bank: words.banks, by: words.data, because: words.choices }[name]
    return list ? wordFor(list, value) : <code>{value}</code>
  }
  return (
    <dl class="step-data small">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{wordFor(words.data, name)}</dt>
          <dd>{valueOf(name, String(value))}</dd>
        </div>
      ))}
    </dl>
  )
}

function DeliveryLine({
  delivery,
  payment,
  onChange,
}: {
  delivery: Delivery
  payment: PaymentDetail['payment']
  onChange(): void
}) {
  const { payment: text, webhooks } = useTexts()
  return (
    <div class="delivery">
      <p class="row">
        <DeliveryChip status={delivery.status} />
        <span class="small">
          <DeliveryOutcome delivery={delivery} />
        </span>
        {delivery.redeliveryOf !== undefined && <span class="chip-note">{webhooks.again}</span>}
      </p>
      <details>
        <summary class="small">{text.show}</summary>
        <DeliveryContent delivery={delivery} />
      </details>
      <Redeliver
        tenantId={payment.tenantId}
        mode={payment.livemode ? 'live' : 'test'}
        delivery={delivery}
        onDone={onChange}
      />
    </div>
  )
}

/** Result of a delivery in one sentence. */
export function DeliveryOutcome({ delivery }: { delivery: Delivery }) {
  const { payment: text, words } = useTexts()
  const { responseStatus, durationMs, error } = delivery
  if (error !== undefined) return <>{wordFor(words.deliveryErrors, error)}</>
  if (responseStatus !== undefined) return <>{text.answered(responseStatus, formatDuration(durationMs ?? 0))}</>
  return durationMs === undefined ? null : <>{text.took(formatDuration(durationMs))}</>
}

export function DeliveryContent({ delivery }: { delivery: Delivery }) {
  const { payment: text } = useTexts()
  return (
    <div class="stack">
      <div>
        <p class="quiet small">{text.sent}</p>
        <Code text={delivery.body} label={text.sent} />
      </div>
      {delivery.responseStatus !== undefined && (
        <div>
          <p class="quiet small">
            {text.response} <code>{delivery.responseStatus}</code>
          </p>
          {delivery.excerpt ? (
            <Code text={delivery.excerpt} label={text.response} />
          ) : (
            <p class="small">{text.emptyResponse}</p>
          )}
        </div>
      )}
    </div>
  )
}
