import { useState } from 'preact/hooks'
import type { Delivery } from '../../api/routes.ts'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/confirm.tsx'
import { toast } from '../../components/toast.tsx'
import { useTexts } from '../../i18n/texts.ts'
import type { Mode } from '../../preferences.ts'
import { call, may, useMe } from '../../session.ts'

const ROUTE = 'POST /tenants/{tenantId}/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver'

/** Sends an event again: a new delivery, only ever by hand, and only when the attempt is over. */
export function Redeliver({
  tenantId,
  mode,
  delivery,
  onDone,
}: {
  tenantId: string
  mode: Mode
  delivery: Delivery
  onDone(): void
}) {
  const { webhooks: text } = useTexts()
  const me = useMe()
  const [isConfirming, setConfirming] = useState(false)
  const isOver = delivery.status !== 'queued' && delivery.status !== 'sending'
  if (!isOver || !may(me, ROUTE)) return null
  const { id: deliveryId, webhookId } = delivery
  return (
    <div class="row">
      <Button icon="send" onClick={() => setConfirming(true)}>
        {text.redeliver}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={text.redeliverTitle}
          submit={text.redeliver}
          onClose={() => setConfirming(false)}
          work={async () => {
            await call(ROUTE, { params: { tenantId, webhookId, deliveryId }, body: { mode } })
            toast(text.redelivered)
            onDone()
          }}
        >
          {delivery.status === 'delivered' ? text.redeliverDelivered : text.redeliverText}
        </ConfirmDialog>
      )}
    </div>
  )
}
