import { useState } from 'preact/hooks'
import type { Movement, Payment } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../components/button.tsx'
import { PaymentChip } from '../../components/chip.tsx'
import { TextField } from '../../components/field.tsx'
import { Section } from '../../components/page.tsx'
import { ErrorNote } from '../../components/states.tsx'
import { Table } from '../../components/table.tsx'
import { Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call, useScope } from '../../session.ts'
import { readAmount } from '../collect/amount.ts'
import { Amounts, PaymentName } from '../payments/payment-table.tsx'
import type { Charge } from './assign-dialog.tsx'
import { looksLikeAmount } from './search-text.ts'

/** Search for a request that the money pays for, by amount, reference, external reference or payment id. */
export function ChargeSearch({ movement, onAssign }: { movement: Movement; onAssign(charge: Charge): void }) {
  const { movement: text, movements: list, payments } = useTexts()
  const { mode, tenantId } = useScope()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Payment[]>()
  const searching = useAction(async () => {
    const typedText = typed.trim()
    const q = (looksLikeAmount(typedText) ? readAmount(typedText) : undefined) ?? typedText
    const { movementId } = movement
    const { items } = await call('GET /movements/{movementId}/requests', {
      params: { movementId },
      query: { mode, tenantId, q },
    })
    setFound(items)
  })
  return (
    <Section title={text.search}>
      <form
        class="filters-search"
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim()) searching.run()
        }}
      >
        <TextField label={text.searchLabel} type="search" value={typed} onInput={setTyped} maxLength={128} />
        <Button type="submit" icon="search" isBusy={searching.isRunning}>
          {text.searchSubmit}
        </Button>
        <p class="field-hint">{text.searchHint}</p>
      </form>
      {searching.error && <ErrorNote error={searching.error} />}
      <div role="status">{found?.length === 0 && <p class="quiet">{text.searchNone}</p>}</div>
      {found && found.length > 0 && (
        <Table
          caption={text.search}
          rows={found}
          keyOf={({ paymentId }) => paymentId}
          columns={[
            { head: text.payment, isTitle: true, cell: (payment) => <PaymentName payment={payment} /> },
            { head: payments.tenant, cell: ({ tenantName }) => tenantName },
            { head: payments.status, cell: (payment) => <PaymentChip payment={payment} /> },
            { head: payments.amount, align: 'right', cell: (payment) => <Amounts payment={payment} /> },
            { head: payments.when, cell: ({ createdAt }) => <Time at={createdAt} /> },
            {
              head: list.action,
              isAction: true,
              cell: (payment) => (
                <Button
                  variant="primary"
                  label={text.assignOf(payment.externalRef ?? payment.paymentId)}
                  onClick={() => onAssign(payment)}
                >
                  {text.assign}
                </Button>
              ),
            },
          ]}
        />
      )}
    </Section>
  )
}
