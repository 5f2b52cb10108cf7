import { useState } from 'preact/hooks'
import type { Payer, Payment } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../components/button.tsx'
import { toast } from '../../components/toast.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call, mayAct, useMe } from '../../session.ts'

type PaymentPayer = Pick<Payment, 'paymentId' | 'payer' | 'payerBankName' | 'cardBrand' | 'cardLast4'>

/** The whole payer once it was shown; `show` is undefined for who may not see it, and where nothing is masked. */
export function useWholePayer({ paymentId, payer }: Pick<Payment, 'paymentId' | 'payer'>) {
  const { payments: text } = useTexts()
  const me = useMe()
  const [whole, setWhole] = useState<Payer>()
  const showing = useAction(async () =>
    setWhole(await call('POST /payments/{paymentId}/payer', { params: { paymentId } })),
  )
  const { bankCode: _bank, ...masked } = payer
  const canShow = mayAct(me) && whole === undefined && Object.keys(masked).length > 0
  const show = () => {
    showing.run()
    toast(text.payerAudited)
  }
  return { payer: whole ?? payer, show: canShow ? show : undefined, isRunning: showing.isRunning, error: showing.error }
}

/** Payer of a payment in a list: masked, and whole after a click. */
export function PayerCell({ payment }: { payment: PaymentPayer }) {
  const { payments: text } = useTexts()
  const { payer, show, isRunning, error } = useWholePayer(payment)
  const { payerBankName, cardLast4, cardBrand } = payment
  const { document, phone, account, name } = payer
  const known = [document, phone ?? account ?? (document ? undefined : name)].filter((one) => one !== undefined)
  return (
    <>
      {known.length > 0 && (
        <span class="payer">
          <span class="payer-known">
            {known.map((one) => (
              <span key={one}>{one}</span>
            ))}
          </span>
          {show && <Button variant="quiet" icon="eye" label={text.showPayer} isBusy={isRunning} onClick={show} />}
        </span>
      )}
      {payerBankName && <span class="cell-sub">{payerBankName}</span>}
      {cardLast4 && (
        <span class="cell-sub">
          {cardBrand} •••• {cardLast4}
        </span>
      )}
      {error && <span class="field-problem">{error.message}</span>}
    </>
  )
}
