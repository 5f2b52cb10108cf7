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
import { readAmount } from '../collect/amount.ts'

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

type Form = { name: FlowName; outcome: Outcome; usd: string; ves: string; externalRef: string }

const initialForm: Form = { name: 'c2p', outcome: 'approved', usd: '25,50', ves: '1500', externalRef: '' }

function Playground({ tenantId }: { tenantId: string }) {
  const { playground: text } = useTexts()
  const [form, setForm] = useState<Form>(initialForm)
  const [exchanges, setExchanges] = useState<Exchange[]>([])

  const sending = useAction(async () => {
    setExchanges([])
    const choice = {
      outcome: form.outcome,
      usdAmount: Number(readAmount(form.usd)),
      vesAmount: Number(readAmount(form.ves)),
      externalRef: form.externalRef.trim(),
      today: caracasToday(),
      unique: String(Date.now()).slice(-8),
    }
    await runFlow(
      flows[form.name],
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
          <FlowFields form={form} onChange={(changes) => setForm((before) => ({ ...before, ...changes }))} />
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

function FlowFields({ form, onChange }: { form: Form; onChange(changes: Partial<Form>): void }) {
  const { playground: text } = useTexts()
  const { name, outcome, usd, ves, externalRef } = form
  return (
    <>
      <SelectField
        label={text.kind}
        value={name}
        options={(Object.keys(flows) as FlowName[]).map((value) => ({ value, text: text.flows[value] }))}
        onChoose={(chosen) => onChange({ name: chosen, outcome: outcomesOf(chosen)[0] ?? 'approved' })}
      />
      <SelectField
        label={text.outcome}
        value={outcome}
        options={outcomesOf(name).map((value) => ({ value, text: text.outcomes[value] }))}
        onChoose={(chosen) => onChange({ outcome: chosen })}
      />
      {flows[name].currency === 'usd' ? (
        <TextField
          label={text.usd}
          inputMode="decimal"
          value={usd}
          onInput={(value) => onChange({ usd: value })}
          isRequired
        />
      ) : (
        <TextField
          label={text.ves}
          hint={name === 'debit' ? undefined : text.vesCents}
          inputMode="decimal"
          value={ves}
          onInput={(value) => onChange({ ves: value })}
          isRequired
        />
      )}
      <TextField
        label={text.externalRef}
        hint={text.optional}
        value={externalRef}
        onInput={(value) => onChange({ externalRef: value })}
        maxLength={128}
      />
    </>
  )
}

const inCaracas = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Caracas' })

/** `2026-10-05`, as the API writes days. */
function caracasToday(): string {
  return inCaracas.format(new Date())
}
