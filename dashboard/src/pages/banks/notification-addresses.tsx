import { useState } from 'preact/hooks'
import type { IssuedNotificationAddress, NotificationBank } from '../../api/routes.ts'
import { useRead } from '../../api/use-read.ts'
import { formatTime } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import { Chip } from '../../components/chip.tsx'
import { ConfirmDialog } from '../../components/confirm.tsx'
import { Section } from '../../components/page.tsx'
import { Loaded } from '../../components/states.tsx'
import { toast } from '../../components/toast.tsx'
import { useTexts } from '../../i18n/texts.ts'
import type { Mode } from '../../preferences.ts'
import { call } from '../../session.ts'
import { IssuedAddressDialog, NewAddressDialog } from './notification-dialogs.tsx'
import { useAccountNames } from './account-names.ts'

type Open = { kind: 'new' | 'end'; bank: NotificationBank } | { kind: 'issued'; issued: IssuedNotificationAddress }

/** Addresses where the banks of a tenant notify incoming money: created, replaced and ended here. Operators only. */
export function NotificationAddresses({ tenantId, mode }: { tenantId: string; mode: Mode }) {
  const { notifications: text } = useTexts()
  const nameOf = useAccountNames()
  const read = useRead('GET /tenants/{tenantId}/notifications', { params: { tenantId }, query: { mode } })
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <Section title={text.title} note={text.note}>
      <Loaded read={read}>
        {({ items }) => (
          <div class="columns">
            {items.map((bank) => (
              <BankAddresses key={bank.bank} bank={bank} onOpen={(kind) => setOpen({ kind, bank })} />
            ))}
          </div>
        )}
      </Loaded>
      {open?.kind === 'new' && (
        <NewAddressDialog
          tenantId={tenantId}
          mode={mode}
          bank={open.bank}
          onClose={close}
          onIssued={(issued) => {
            read.reload()
            setOpen({ kind: 'issued', issued })
          }}
        />
      )}
      {open?.kind === 'issued' && <IssuedAddressDialog issued={open.issued} onClose={close} />}
      {open?.kind === 'end' && (
        <ConfirmDialog
          title={text.endTitle(nameOf(open.bank.bank))}
          submit={text.end}
          onClose={close}
          work={async () => {
            const body = { mode, bank: open.bank.bank }
            const after = await call('POST /tenants/{tenantId}/notifications/end', { params: { tenantId }, body })
            read.replace(() => after)
            toast(text.ended)
          }}
        >
          <p>{text.endText}</p>
        </ConfirmDialog>
      )}
    </Section>
  )
}

function BankAddresses({ bank, onOpen }: { bank: NotificationBank; onOpen(kind: 'new' | 'end'): void }) {
  const { notifications: text } = useTexts()
  const name = useAccountNames()(bank.bank)
  const { addresses, keepsStatement } = bank
  const action = addresses.length === 0 ? text.create : text.replace
  return (
    <div class="stack">
      <h3>{name}</h3>
      {addresses.length === 0 && <p class="quiet">{text.none}</p>}
      {addresses.map(({ createdAt, endsAt, settles, allowed }) => (
        <div key={createdAt}>
          <p>
            {endsAt === null ? (
              <Chip tone="success" icon="check">
                {text.active}
              </Chip>
            ) : (
              <Chip tone="neutral" icon="clock">
                {text.replaced}
              </Chip>
            )}
          </p>
          <p class="quiet">
            {text.since(formatTime(createdAt))} · {endsAt !== null && `${text.endsAt(formatTime(endsAt))} · `}{' '}
            {keepsStatement ? text.statement : settles ? text.settles : text.proposes} ·{' '}
            {allowed.length === 0 ? text.anyNetwork : text.networks(allowed.join(', '))}
          </p>
        </div>
      ))}
      <div class="row">
        <Button label={`${action}: ${name}`} onClick={() => onOpen('new')}>
          {action}
        </Button>
        {addresses.length > 0 && (
          <Button variant="danger" label={`${text.end}: ${name}`} onClick={() => onOpen('end')}>
            {text.end}
          </Button>
        )}
      </div>
    </div>
  )
}
