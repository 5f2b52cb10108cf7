import type { Delivery, Webhook, WebhookTestReport } from '../../api/routes.ts'
import { formatDuration } from '../../format.ts'
import { DeliveryChip } from '../../components/chip.tsx'
import { Section } from '../../components/page.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { wordFor } from '../../i18n/words.ts'

/** Result of a test notification per endpoint. */
export function TestReport({ report, endpoints }: { report: WebhookTestReport; endpoints: Webhook[] }) {
  const { webhooks: text, payment, words } = useTexts()
  const urlOf = (id: string) => endpoints.find((endpoint) => endpoint.id === id)?.url ?? id
  return (
    <div role="status">
      <Section title={text.tested}>
        {report.deliveries.length === 0 && <p>{text.notSent}</p>}
        <ul class="stack">
          {report.deliveries.map(({ webhookId, status, responseStatus, error, durationMs = 0 }) => (
            <li key={webhookId}>
              <p class="row">
                <DeliveryChip status={status as Delivery['status']} />
                <span class="break">{urlOf(webhookId)}</span>
              </p>
              <p class="quiet small">
                {error !== undefined && wordFor(words.deliveryErrors, error)}
                {error === undefined &&
                  responseStatus !== undefined &&
                  payment.answered(responseStatus, formatDuration(durationMs))}
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
