import { useEffect, useRef } from 'preact/hooks'
import { urlOf } from '../../api/client.ts'
import type { PaymentLink } from '../../api/routes.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { Note } from '../../components/states.tsx'
import { CopyButton } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { useScope } from '../../session.ts'
import { amountText } from './amount.ts'

/** A link to show or send: its amount, its QR code and its address. */
export function ReadyLink({ tenantId, link, onAgain }: { tenantId: string; link: PaymentLink; onAgain(): void }) {
  const { collect: text } = useTexts()
  const { mode } = useScope()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { linkId, url, description, state, reusable, paidSessions } = link
  const amount = amountText(link)
  const message = amount === undefined ? text.messageTyped(description, url) : text.message(description, amount, url)
  const isPaid = !reusable && paidSessions > 0
  return (
    <section class="section ready" aria-labelledby="ready-title">
      <h2 id="ready-title" ref={heading} tabIndex={-1}>
        {text.ready}
      </h2>
      <p class="ready-amount">{amount ?? text.anyAmount}</p>
      <p class="break">{description}</p>
      <div role="status">
        {isPaid && (
          <Note tone="success" icon="check">
            {text.paid}
          </Note>
        )}
        {!isPaid && state !== 'open' && (
          <Note tone="warning" icon="attention">
            {text.unpayable}
          </Note>
        )}
      </div>
      {/* The browser sends the session cookie with the request for the image. */}
      <img
        class="ready-qr"
        src={urlOf('/tenants/{tenantId}/links/{linkId}/qr', { tenantId, linkId }, { mode })}
        alt={text.qr}
        width={240}
        height={240}
      />
      <p class="quiet">{text.readyText}</p>
      <p>
        <a class="break" href={url} target="_blank" rel="noreferrer">
          {url}
        </a>
      </p>
      <div class="ready-actions">
        <a
          class="button button-primary"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="send" />
          <span>{text.whatsapp}</span>
        </a>
        <CopyButton text={url} label={text.copy} />
        <Button icon="plus" onClick={onAgain}>
          {text.again}
        </Button>
      </div>
    </section>
  )
}
