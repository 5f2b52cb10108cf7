import { useState } from 'preact/hooks'
import type { ApiError } from '../../api/client.ts'
import type { NewWebhook, Webhook } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { TextField } from '../../components/field.tsx'
import { ErrorNote, Note } from '../../components/states.tsx'
import { toast } from '../../components/toast.tsx'
import { CopyButton } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import type { Mode } from '../../preferences.ts'
import { call } from '../../session.ts'

type EventName = Webhook['events'][number]

/** In the order of a payment's life; the gateway's list decides what is accepted. */
const eventNames: readonly EventName[] = [
  'payment.pending',
  'payment.completed',
  'payment.failed',
  'payment.reversed',
  'payment.canceled',
  'movement.unmatched',
  'checkout.paid',
  'checkout.expired',
]

type Place = { tenantId: string; mode: Mode }

export function CreateEndpointDialog({
  place: { tenantId, mode },
  onClose,
  onChange,
}: {
  place: Place
  onClose(): void
  onChange(): void
}) {
  const { webhooks: text, actions } = useTexts()
  const [url, setUrl] = useState('https://')
  const [events, setEvents] = useState<EventName[]>(['payment.completed', 'payment.failed', 'payment.reversed'])
  const [created, setCreated] = useState<NewWebhook>()
  const creating = useAction(async () => {
    setCreated(
      await call('POST /tenants/{tenantId}/webhooks', {
        params: { tenantId },
        body: { mode, url: url.trim(), events },
      }),
    )
    onChange()
  })
  if (created) return <SecretDialog created={created} onClose={onClose} />
  return (
    <Dialog title={text.createTitle} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          creating.run()
        }}
      >
        <EndpointFields url={url} events={events} error={creating.error} setUrl={setUrl} setEvents={setEvents} />
        {creating.error && <ErrorNote error={creating.error} />}
        <div class="form-actions">
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={creating.isRunning}>
            {text.create}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function SecretDialog({ created, onClose }: { created: NewWebhook; onClose(): void }) {
  const { webhooks: text, actions } = useTexts()
  return (
    <Dialog key="secret" title={text.secretTitle} onClose={onClose}>
      <Note tone="warning" icon="attention">
        {text.secretText}
      </Note>
      <p>
        <code class="break">{created.secret}</code>
      </p>
      <div class="form-actions">
        <CopyButton text={created.secret} />
        <Button variant="primary" onClick={onClose}>
          {actions.done}
        </Button>
      </div>
    </Dialog>
  )
}

export function EditEndpointDialog({
  place: { tenantId, mode },
  endpoint,
  onClose,
  onChange,
}: {
  place: Place
  endpoint: Webhook
  onClose(): void
  onChange(): void
}) {
  const { webhooks: text, actions } = useTexts()
  const [url, setUrl] = useState(endpoint.url)
  const [events, setEvents] = useState<EventName[]>(endpoint.events)
  const saving = useAction(async (isActive: boolean) => {
    await call('POST /tenants/{tenantId}/webhooks/{webhookId}', {
      params: { tenantId, webhookId: endpoint.id },
      body: { mode, url: url.trim(), events, isActive },
    })
    toast(text.saved)
    onChange()
    onClose()
  })
  return (
    <Dialog title={text.editTitle} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          saving.run(endpoint.isActive)
        }}
      >
        <EndpointFields url={url} events={events} error={saving.error} setUrl={setUrl} setEvents={setEvents} />
        <Note icon={endpoint.isActive ? 'pause' : 'clock'}>{endpoint.isActive ? text.pauseText : text.resumeText}</Note>
        {saving.error && <ErrorNote error={saving.error} />}
        <div class="form-actions">
          <Button icon={endpoint.isActive ? 'pause' : 'check'} onClick={() => saving.run(!endpoint.isActive)}>
            {endpoint.isActive ? text.pause : text.resume}
          </Button>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={saving.isRunning}>
            {text.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function EndpointFields({
  url,
  events,
  error,
  setUrl,
  setEvents,
}: {
  url: string
  events: EventName[]
  error: ApiError | undefined
  setUrl(url: string): void
  setEvents(events: EventName[]): void
}) {
  const { webhooks: text } = useTexts()
  const toggle = (name: EventName, isChosen: boolean) =>
    setEvents(eventNames.filter((one) => (one === name ? isChosen : events.includes(one))))
  return (
    <>
      <TextField
        label={text.url}
        hint={text.urlHint}
        value={url}
        onInput={setUrl}
        maxLength={2048}
        isRequired
        problem={error?.problemOf('/url')}
      />
      <fieldset class="choices">
        <legend class="choice-title">{text.events}</legend>
        {eventNames.map((name) => (
          <label key={name} class="choice">
            <input
              type="checkbox"
              checked={events.includes(name)}
              onChange={(event) => toggle(name, event.currentTarget.checked)}
            />
            <span>
              <code>{name}</code>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
