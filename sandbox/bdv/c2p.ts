import { caracasClock, caracasDay } from '../caracas.ts'
import { executeOutcome } from '../execute-outcome.ts'
import type { Ledger } from '../ledger.ts'
import { optional, text } from '../model.ts'
import { outcomeOfReversal, outcomeOfToken } from '../outcomes.ts'
import { ownCodes } from './codes.ts'
import { anyAmount, bank, concept, document, operationType, otp, phone, shortAmount, ves } from './fields.ts'
import { c2pAnswer, operation } from './operation.ts'

const optionalPhone = optional(phone)

const malformed = () => c2pAnswer('1030')

/** Sends the customer a key; only customers of BDV have one. */
export const paymentKey = operation({
  product: 'c2p',
  fields: { customerDocumentId: document, customerNumberInstrument: phone },
  refuse: c2pAnswer,
  malformed,
  run: () => c2pAnswer('1000', 'Proceso finalizado'),
})

/** C2P charge with the payer's key. */
export const process = operation({
  product: 'c2p',
  fields: {
    customerDocumentId: document,
    customerNumberInstrument: phone,
    amount: anyAmount,
    customerBankCode: bank,
    concept,
    otp,
    coinType: ves,
    operationType,
    commerceNumberInstrument: optionalPhone,
  },
  refuse: c2pAnswer,
  malformed,
  run: ({ client, ledger, now, merchant }, values) => {
    const { customerDocumentId, customerNumberInstrument, customerBankCode, otp: key } = values
    const own = values.commerceNumberInstrument
    if (own !== undefined && own !== merchant.collectingPhone) return c2pAnswer('1006')
    return executeOutcome(outcomeOfToken(key), now, {
      move: (at) => {
        const reference = issueReference(ledger)
        const stamp = caracasDay(at).slice(2).replaceAll('-', '') + caracasClock(at)
        return ledger.record({
          client,
          operation: 'process',
          amount: values.amount,
          direction: 'in',
          reference,
          // 58 digits: bank, account, payer's phone, time, reference.
          operationId: `0102${merchant.accountNumber}${customerNumberInstrument}${stamp}${reference}`,
          payer: { document: customerDocumentId, phone: customerNumberInstrument, bankCode: customerBankCode },
          paymentHint: values.concept,
          at,
        })
      },
      approve: ({ reference, operationId, at }) =>
        c2pAnswer('1000', undefined, {
          ...emptyData,
          date: caracasDay(at),
          endToEndId: operationId,
          referencia: reference,
        }),
      decline: (code) => c2pAnswer(ownCodes[code]),
      refuseUnprocessed: () => c2pAnswer('1041'),
    })
  },
})

/** Whether the amount has a spelling that this reading of the manual accepts. */
export function isAccepted(amount: unknown, spelling: 'short' | 'any'): boolean {
  return spelling === 'any' || shortAmount(amount) !== null
}

const emptyData = {
  date: '',
  endToEndId: '',
  cuenta: '',
  saldoDisponible: '',
  cuentaDivisa: '',
  saldoCuentaDivisa: '',
}

export const annulment = operation({
  product: 'c2p',
  fields: { endToEndId: text(/^\d{58}$/), referenceOrigin: text(/^\d{0,12}$/) },
  refuse: c2pAnswer,
  malformed,
  run: ({ client, ledger, now }, { endToEndId, referenceOrigin }) => {
    const charge = ledger.findLast(
      client,
      ({ operation: name, operationId }) => name === 'process' && operationId === endToEndId,
    )
    if (!charge) return c2pAnswer('1002')
    const isInterbank = charge.payer?.bankCode !== '0102'
    if (isInterbank && referenceOrigin !== charge.reference) return c2pAnswer('1030')
    if (ledger.isReversed(charge)) return c2pAnswer('1094')
    return executeOutcome(outcomeOfReversal(charge.payer?.document ?? ''), now, {
      move: (at) =>
        ledger.record({
          client,
          operation: 'annulment',
          amount: charge.amount,
          direction: 'out',
          reference: issueReference(ledger),
          ...(charge.payer ? { payer: charge.payer } : {}),
          reverses: charge.id,
          at,
        }),
      approve: ({ at }) =>
        c2pAnswer('1000', 'reverso realizada', { ...emptyData, date: caracasDay(at), referencia: null }),
      decline: (code) => c2pAnswer(ownCodes[code]),
      refuseUnprocessed: () => c2pAnswer('1041'),
    })
  },
})

/** Twelve digits, of which the last eight differ. */
function issueReference(ledger: Ledger): string {
  return `0900${String(10_000_000 + (ledger.nextSequence() % 90_000_000))}`
}
