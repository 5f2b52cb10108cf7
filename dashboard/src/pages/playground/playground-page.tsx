import { useState } from 'preact/hooks'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../components/button.tsx'
import { SelectField, TextField } from '../../components/field.tsx'
import { Page, Section } from '../../components/page.tsx'
import { EmptyState, ErrorNote, Note } from '../../components/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { choose } from '../../preferences.ts'
import { call, useMe, useScope } from '../../session.ts'
import { TenantGate } from '../../shell/tenant-gate.tsx'
import { ExchangeView } from './exchange-view.tsx'
import { FollowedPayments } from './followed-payments.tsx'
import { type FlowName, flows, outcomesOf } from './flows.ts'
import type { Outcome } from './outcomes.ts'
import { type Exchange, paymentIdsOf, runFlow } from './run.ts'
import { plainDecimal } from '../rates/plain-decimal.ts'

export function PlaygroundPage() {
  const { playground: text } = useTexts()
  const { installation } = useMe()
  const { mode } = useScope()
  if (!installation.playground) {
    return (
      <Page title={text.title}>
        <Note>{text.missing}</Note>
      </Page>
    )
  }
  if (mode === 'live') {
    return (
      <Page title={text.title}>
        <EmptyState
          icon="playground"
          title={text.onlyTest}
          action={
            <Button variant="primary" onClick={() => choose({ mode: 'test' })}>
              {text.toTest}
            </Button>
          }
        />
      </Page>
    )
  }
  return (
    <Page title={text.title} subtitle={text.subtitle}>
      <TenantGate>{(tenantId) => <Playground tenantId={tenantId} />}</TenantGate>
    </Page>
  )
}

function Playground({ tenantId }: { tenantId: string }) {
  const { playground: text } = useTexts()
  const [name, setName] = useState<FlowName>('c2p')
  const [outcome, setOutcome] = useState<Outcome>('approved')
  const [usd, setUsd] = useState('25,50')
  const [ves, setVes] = useState('1500')
  const [externalRef, setExternalRef] = useState('')
  const [exchanges, setExchanges] = useState<Exchange[]>([])
  const flow = flows[name]

  const sending = useAction(async () => {
    setExchanges([])
    const choice = {
      outcome,
      usdAmount: Number(plainDecimal(usd)),
      vesAmount: Number(plainDecimal(ves)),
      externalRef: externalRef.trim(),
      today: caracasToday(),
      unique: String(Date.now()).slice(-8),
    }
    await runFlow(
      flow,
      choice,
      ({ method, path, body }) => call('POST /playground', { body: { tenantId, method, path, ...(body && { body }) } }),
      (exchange) => setExchanges((before) => [...before, exchange]),
    )
  })

  return (
    <div class="columns playground">
      <Section title={text.request}>
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault()
            sending.run()
          }}
        >
          <SelectField
            label={text.kind}
            value={name}
            options={(Object.keys(flows) as FlowName[]).map((value) => ({ value, text: text.flows[value] }))}
            onChoose={(chosen) => {
              setName(chosen)
              setOutcome(outcomesOf(chosen)[0] ?? 'approved')
            }}
          />
          <SelectField
            label={text.outcome}
            value={outcome}
            options={outcomesOf(name).map((value) => ({ value, text: text.outcomes[value] }))}
            onChoose={(chosen) => setOutcome(chosen)}
          />
          {flow.currency === 'usd' ? (
            <TextField label={text.usd} inputMode="decimal" value={usd} onInput={setUsd} isRequired />
          ) : (
            <TextField
              label={text.ves}
              hint={name === 'debit' ? undefined : text.vesCents}
              inputMode="decimal"
              value={ves}
              onInput={setVes}
              isRequired
            />
          )}
          <TextField
            label={text.externalRef}
            hint={text.optional}
            value={externalRef}
            onInput={setExternalRef}
            maxLength={128}
          />
          {sending.error && <ErrorNote error={sending.error} />}
          <Button type="submit" variant="primary" icon="send" isBusy={sending.isRunning}>
            {text.submit}
          </Button>
        </form>
      </Section>
      <Section title={text.results}>
        {exchanges.length === 0 && !sending.isRunning && (
          <EmptyState icon="playground" title={text.emptyTitle}>
            {text.emptyText}
          </EmptyState>
        )}
        <div class="stack" role="status" aria-busy={sending.isRunning}>
          {exchanges.map((exchange, index) => (
            <ExchangeView key={index} exchange={exchange} />
          ))}
        </div>
        <FollowedPayments key={paymentIdsOf(exchanges).join()} paymentIds={paymentIdsOf(exchanges)} />
      </Section>
    </div>
  )
}

const inCaracas = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Caracas' })

/** `2026-10-05`, as the API writes days. */
function caracasToday(): string {
  return inCaracas.format(new Date())
}
