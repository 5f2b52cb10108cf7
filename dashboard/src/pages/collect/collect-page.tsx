import { useEffect, useRef, useState } from 'preact/hooks'
import type { PaymentLink } from '../../api/routes.ts'
import { useLivePayments } from '../../api/live.ts'
import { useList } from '../../api/use-read.ts'
import { LinkButton } from '../../components/button.tsx'
import { Page } from '../../components/page.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { useLocation } from '../../navigation.ts'
import { addressOf } from '../../router.ts'
import { may, useMe, useScope } from '../../session.ts'
import { TenantGate } from '../../shell/tenant-gate.tsx'
import { ChargeForm } from './charge-form.tsx'
import { LinkList } from './link-list.tsx'
import { Look } from './look.tsx'
import { ReadyLink } from './ready-link.tsx'
import { SessionList } from './session-list.tsx'

export function CollectPage() {
  const { collect: text, look } = useTexts()
  const canAct = may(useMe(), 'POST /tenants/{tenantId}/checkout-profile')
  if (useLocation().query['view'] === 'look' && canAct) {
    const back = (
      <LinkButton icon="left" href={addressOf('collect')}>
        {look.back}
      </LinkButton>
    )
    return (
      <Page key="look" title={look.title} subtitle={look.subtitle} actions={back}>
        <TenantGate>{(tenantId) => <Look tenantId={tenantId} />}</TenantGate>
      </Page>
    )
  }
  return (
    <Page
      key="collect"
      title={text.title}
      subtitle={text.subtitle}
      actions={
        canAct && <LinkButton href={addressOf('collect', undefined, { view: 'look' })}>{text.toLook}</LinkButton>
      }
    >
      <TenantGate>{(tenantId) => <Collecting tenantId={tenantId} />}</TenantGate>
    </Page>
  )
}

/** Least time between two reloads, however many payments change. */
const RELOAD_MS = 3_000

/** Work that follows the first of many calls after a pause, once for all of them. */
function useSpaced(work: () => void): () => void {
  const latest = useRef(work)
  latest.current = work
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      latest.current()
    }, RELOAD_MS)
  }
}

/** Latest links and sessions; older ones follow on request. */
const SHOWN = 10

function Collecting({ tenantId }: { tenantId: string }) {
  const { mode } = useScope()
  const canAct = may(useMe(), 'POST /tenants/{tenantId}/links')
  const input = { params: { tenantId }, query: { mode, limit: SHOWN } }
  const links = useList('GET /tenants/{tenantId}/links', input)
  const sessions = useList('GET /tenants/{tenantId}/checkout-sessions', input)
  const [chosen, setChosen] = useState<PaymentLink>()
  const reload = () => {
    links.reload()
    sessions.reload()
  }
  useLivePayments({ onPayment: useSpaced(reload), onReload: reload })
  // The list has the state after a payment; the chosen link has the one of its creation.
  const shown = chosen && (links.items?.find(({ linkId }) => linkId === chosen.linkId) ?? chosen)
  const show = (link: PaymentLink) => {
    setChosen(link)
    scrollTo(0, 0)
  }

  return (
    <>
      {shown ? (
        <ReadyLink key={shown.linkId} tenantId={tenantId} link={shown} onAgain={() => setChosen(undefined)} />
      ) : (
        canAct && (
          <ChargeForm
            tenantId={tenantId}
            onCreated={(link) => {
              show(link)
              reload()
            }}
          />
        )
      )}
      <LinkList tenantId={tenantId} list={links} onShow={show} />
      <SessionList list={sessions} />
    </>
  )
}
