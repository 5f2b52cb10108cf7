import type { Payment } from '../../api/routes.ts'
import { formatDay, formatMoney, formatRate } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import { ErrorNote } from '../../components/states.tsx'
import { Facts, Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { useStore } from '../../store.ts'
import { keyNames } from '../keys/key-names.ts'
import { useWholePayer } from './payer.tsx'

const expiringStages: readonly Payment['stage'][] = ['intent', 'request', 'approval']

export function PaymentFacts({ payment, isManualRate }: { payment: Payment; isManualRate: boolean }) {
  const { payment: text, payments, words } = useTexts()
  const { facts } = text
  const { payer, show, isRunning, error } = useWholePayer(payment)
  const time = (at: string | null) => at && <Time at={at} />
  const code = (value: string | number | null | undefined) => value && <code>{value}</code>
  return (
    <>
      <Facts
        facts={[
          [facts.tenant, payment.tenantName],
          [facts.key, payment.keyId && <KeyFact keyId={payment.keyId} />],
          [facts.method, words.methods[payment.method]],
          [facts.bank, payment.bank && words.banks[payment.bank]],
          [
            facts.rate,
            payment.bcvRate && payment.rateDate && (
              <>
                {facts.rateOf(formatRate(payment.bcvRate), formatDay(payment.rateDate))}
                {isManualRate && <span class="chip-note">{text.manualRate}</span>}
              </>
            ),
          ],
          [facts.received, payment.receivedVesAmount && `Bs. ${formatMoney(payment.receivedVesAmount)}`],
          [facts.externalRef, code(payment.externalRef)],
          [facts.bankReference, code(payment.bankReference)],
          [facts.bankTxId, code(payment.bankTxId)],
          [facts.operationId, code(payment.operationId)],
          [facts.bankCode, code(payment.bankCode)],
          [facts.failureCode, code(payment.failureCode)],
          [facts.document, code(payer.document)],
          [facts.phone, code(payer.phone)],
          [facts.payerBank, payment.payerBankName],
          [facts.account, code(payer.account)],
          [facts.name, payer.name],
          [facts.concept, payer.concept],
          [facts.payerReference, code(payer.reference)],
          [facts.card, payment.cardLast4 && `${payment.cardBrand ?? ''} •••• ${payment.cardLast4}`],
          [facts.batchId, code(payment.batchId)],
          [facts.createdAt, time(payment.createdAt)],
          [facts.updatedAt, time(payment.updatedAt)],
          [facts.expiresAt, expiringStages.includes(payment.stage) ? time(payment.expiresAt) : null],
          [facts.reversalRef, code(payment.reversalRef)],
          [facts.reversedAt, time(payment.reversedAt)],
          [facts.checks, payment.checks > 0 ? payment.checks : null],
        ]}
      />
      {error && <ErrorNote error={error} />}
      {show && (
        <div>
          <Button icon="eye" isBusy={isRunning} onClick={show}>
            {payments.showPayer}
          </Button>
        </div>
      )}
    </>
  )
}

/** The name is known once the tenant's keys were listed. */
function KeyFact({ keyId }: { keyId: string }) {
  const name = useStore(keyNames).get(keyId)
  return (
    <>
      {name} <code>{keyId}</code>
    </>
  )
}
