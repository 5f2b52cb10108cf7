import { useState } from 'preact/hooks'
import type { Payment } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { formatMoney } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ErrorNote, Note } from '../../components/states.tsx'
import { toast } from '../../components/toast.tsx'
import { Facts } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call, may, useMe } from '../../session.ts'
import { UnknownOutcome } from './unknown-outcome.tsx'

type ActionName = 'reverse' | 'cancel'

const routes = { reverse: 'POST /payments/{paymentId}/reverse', cancel: 'POST /payments/{paymentId}/cancel' } as const

/** Only what the payment's state allows; a reversal that is under way or unknown is never offered again. */
const isPossible: Record<ActionName, (payment: Payment) => boolean> = {
  reverse: ({ method, status, reversalStage }) => method === 'C2P' && status === 'COMPLETED' && reversalStage === null,
  cancel: ({ stage }) => stage === 'intent' || stage === 'request',
}

export function PaymentActions({ payment, onChange }: { payment: Payment; onChange(): void }) {
  const { payment: text } = useTexts()
  const me = useMe()
  const [open, setOpen] = useState<ActionName>()
  const offered = (Object.keys(routes) as ActionName[]).filter(
    (name) => isPossible[name](payment) && may(me, routes[name]),
  )
  return (
    <>
      {offered.map((name) => (
        <Button key={name} icon={name === 'reverse' ? 'back' : 'cross'} onClick={() => setOpen(name)}>
          {text.actions[name].button}
        </Button>
      ))}
      {open && <ActionDialog name={open} payment={payment} onClose={() => setOpen(undefined)} onChange={onChange} />}
    </>
  )
}

/** The only confirmation: amount, payer and consequence. */
function ActionDialog({
  name,
  payment,
  onClose,
  onChange,
}: {
  name: ActionName
  payment: Payment
  onClose(): void
  onChange(): void
}) {
  const { payment: text, actions } = useTexts()
  const { paymentId, payer, vesAmount, usdAmount } = payment
  const words = text.actions[name]
  const finish = () => {
    onChange()
    onClose()
  }
  const acting = useAction(async () => {
    const after = await call(routes[name], { params: { paymentId } })
    const isOpen = name === 'reverse' && after.status !== 'REVERSED'
    toast(isOpen ? text.reversalOpen : words.done)
    finish()
  })
  const code = (value: string | undefined) => value && <code>{value}</code>
  return (
    <Dialog title={words.title} onClose={acting.error?.isUnknown ? finish : onClose}>
      <Facts
        facts={[
          [
            text.amount,
            <strong key="amount">
              Bs. {formatMoney(vesAmount)}{' '}
              {usdAmount !== null && <span class="nowrap">($ {formatMoney(usdAmount)})</span>}
            </strong>,
          ],
          [text.facts.document, code(payer.document)],
          [text.facts.phone, code(payer.phone)],
          [text.facts.payerBank, code(payer.bankCode)],
          [text.facts.externalRef, code(payment.externalRef ?? undefined)],
        ]}
      />
      <Note tone="warning" icon="attention">
        {words.consequence}
      </Note>
      {acting.error && !acting.error.isUnknown && <ErrorNote error={acting.error} />}
      {acting.error?.isUnknown ? (
        <UnknownOutcome onClose={finish} />
      ) : (
        <div class="form-actions">
          <Button onClick={onClose}>{actions.close}</Button>
          <Button variant="danger" isBusy={acting.isRunning} onClick={acting.run}>
            {words.submit(`Bs. ${formatMoney(vesAmount)}`)}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

/** A reversal whose outcome is not known: nobody should try again or give the money back in another way. */
export function ReversalNote({ payment: { reversalStage } }: { payment: Payment }) {
  const { payment: text } = useTexts()
  if (reversalStage === null) return null
  return (
    <Note tone="warning" icon="clock">
      {reversalStage === 'attention' ? text.reversalAttention : text.reversalOpen}
    </Note>
  )
}
