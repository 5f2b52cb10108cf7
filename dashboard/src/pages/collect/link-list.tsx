import { useState } from 'preact/hooks'
import type { PaymentLink } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import type { List } from '../../api/use-read.ts'
import { Button } from '../../components/button.tsx'
import { Chip, type Tone } from '../../components/chip.tsx'
import { ConfirmDialog } from '../../components/confirm.tsx'
import type { IconName } from '../../components/icon.tsx'
import { Section } from '../../components/page.tsx'
import { EmptyState, ErrorNote, ReadMore, Skeleton } from '../../components/states.tsx'
import { type Column, Table } from '../../components/table.tsx'
import { toast } from '../../components/toast.tsx'
import { Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call, may, useMe, useScope } from '../../session.ts'
import { amountText } from './amount.ts'

export function LinkList({
  tenantId,
  list,
  onShow,
}: {
  tenantId: string
  list: List<PaymentLink>
  onShow(link: PaymentLink): void
}) {
  const { collect: text } = useTexts()
  const { mode } = useScope()
  const [ending, setEnding] = useState<PaymentLink>()
  const setActive = async ({ linkId }: PaymentLink, active: boolean) => {
    const params = { tenantId, linkId }
    await call('POST /tenants/{tenantId}/links/{linkId}/switch', { params, body: { mode, active } })
    toast(active ? text.activated : text.deactivated)
    list.reload()
  }
  const activating = useAction((link: PaymentLink) => setActive(link, true))
  return (
    <Section title={text.links} isFlush>
      {list.error && <ErrorNote error={list.error} onRetry={list.reload} />}
      {activating.error && <ErrorNote error={activating.error} />}
      {!list.items && !list.error && <Skeleton />}
      {list.items?.length === 0 && <EmptyState icon="collect" title={text.noLinksTitle} />}
      {list.items && list.items.length > 0 && (
        <LinkTable links={list.items} onShow={onShow} onActivate={activating.run} onDeactivate={setEnding} />
      )}
      <ReadMore list={list} />
      {ending && (
        <ConfirmDialog
          title={text.deactivateTitle}
          submit={text.deactivate}
          onClose={() => setEnding(undefined)}
          work={() => setActive(ending, false)}
        >
          {text.deactivateText(ending.description)}
        </ConfirmDialog>
      )}
    </Section>
  )
}

type LinkTableParts = {
  links: PaymentLink[]
  onShow(link: PaymentLink): void
  onActivate(link: PaymentLink): void
  onDeactivate(link: PaymentLink): void
}

function LinkTable({ links, onShow, onActivate, onDeactivate }: LinkTableParts) {
  const { collect: text } = useTexts()
  const canAct = may(useMe(), 'POST /tenants/{tenantId}/links/{linkId}/switch')
  const columns: Column<PaymentLink>[] = [
    { head: text.description, cell: ({ description }) => <span class="break">{description}</span>, isTitle: true },
    { head: text.amount, cell: (link) => amountText(link) ?? text.anyAmount },
    { head: text.state, cell: (link) => <LinkChip link={link} /> },
    { head: text.createdAt, cell: ({ createdAt }) => <Time at={createdAt} />, isMinor: true },
    { head: text.expiresAt, cell: ({ expiresAt }) => (expiresAt === null ? text.noExpiry : <Time at={expiresAt} />) },
    {
      head: text.actions,
      isAction: true,
      cell: (link) => (
        <div class="row">
          <Button label={text.showOf(link.description)} onClick={() => onShow(link)}>
            {text.show}
          </Button>
          {canAct && link.state === 'open' && (
            <Button variant="danger" label={text.deactivateOf(link.description)} onClick={() => onDeactivate(link)}>
              {text.deactivate}
            </Button>
          )}
          {canAct && link.state === 'off' && (
            <Button label={text.activateOf(link.description)} onClick={() => onActivate(link)}>
              {text.activate}
            </Button>
          )}
        </div>
      ),
    },
  ]
  return <Table caption={text.linksCaption} rows={links} keyOf={({ linkId }) => linkId} columns={columns} />
}

const styles: Record<PaymentLink['state'], [Tone, IconName]> = {
  open: ['accent', 'right'],
  off: ['neutral', 'pause'],
  expired: ['neutral', 'clock'],
  used: ['neutral', 'check'],
}

function LinkChip({ link: { state, reusable, paidSessions } }: { link: PaymentLink }) {
  const { collect: text } = useTexts()
  if (!reusable && paidSessions > 0) {
    return (
      <Chip tone="success" icon="check">
        {text.paidOnce}
      </Chip>
    )
  }
  const [tone, icon] = styles[state]
  return (
    <>
      <Chip tone={tone} icon={icon}>
        {text.states[state]}
      </Chip>
      {paidSessions > 0 && <span class="chip-note">{text.paidTimes(paidSessions)}</span>}
    </>
  )
}
