import type { Change, Flows, Outcome, Party } from '../bank.ts'
import { isFields, textOf } from '../json-fields.ts'
import { type Account, bankNumber, CURRENCY, MERCANTIL } from './account.ts'
import { APPROVED, NO_REFERENCE } from './codes.ts'
import { unknownWithCode, refusalOf, submit } from './outcome.ts'
import type { Reply } from './wire/client.ts'

const SECTION = 'transaction_c2p_response'

/** Charges, annulments and change are one operation with a type; the answer is final at once. */
export function c2pFlows(account: Account): Pick<Flows, 'chargeC2p' | 'reverseC2p' | 'sendChange'> {
  const { client } = account
  return {
    chargeC2p({ paymentId, amount, payer, token }) {
      const send = (invoice: string) =>
        client.call('c2p', {
          amount,
          ...partyFields(account, payer),
          payment_reference: '',
          trx_type: 'compra',
          payment_method: 'c2p',
          invoice_number: invoice,
          twofactor_auth: token.reveal(),
        })
      const sent = { flow: 'chargeC2p', section: SECTION, type: 'compra', amount } as const
      return submit(account, { paymentId, purpose: 'charge' }, send, sent)
    },

    /** The bank finds the charge by its own reference; without it nothing is sent. */
    async reverseC2p({ paymentId, amount, payer, reference }): Promise<Outcome> {
      if (reference === undefined) return { kind: 'rejected', code: NO_REFERENCE }
      const send = (invoice: string) =>
        client.call('c2p', {
          amount,
          ...partyFields(account, payer),
          payment_reference: reference,
          trx_type: 'anulacion',
          payment_method: 'c2p',
          invoice_number: invoice,
        })
      const sent = { flow: 'reverseC2p', section: SECTION, type: 'anulacion', amount } as const
      return submit(account, { paymentId, purpose: 'annulment' }, send, sent)
    },

    sendChange({ paymentId, amount, payee, ip }: Change) {
      const fields = {
        amount,
        ...partyFields(account, payee),
        payment_reference: '',
        trx_type: 'vuelto',
        payment_method: 'p2p',
      }
      const send = (invoice: string) => client.call('c2p', { ...fields, invoice_number: invoice }, ip)
      const sent = { flow: 'sendChange', section: SECTION, type: 'vuelto', amount } as const
      return submit(account, { paymentId, purpose: 'change' }, send, sent)
    },
  }
}

/** The customer is the "destination" of every type, also of a charge; the merchant's phone is the "origin". */
function partyFields({ credentials }: Account, { document, phone, bankCode }: Party) {
  return {
    currency: CURRENCY,
    destination_bank_id: bankNumber(bankCode),
    destination_id: document,
    destination_mobile_number: phone,
    origin_mobile_number: credentials.collectingPhone,
  }
}

/** Mercantil sends keys to its own customers; those of other banks request theirs at their bank. */
export function keyFlows({ client }: Account): Pick<Flows, 'requestC2pToken'> {
  return {
    async requestC2pToken({ payer }): Promise<Outcome> {
      if (payer.bankCode !== MERCANTIL) return { kind: 'notSent', reason: 'bank_unavailable' }
      return keyOutcome(
        await client.call('requestKey', { destination_id: payer.document, destination_mobile_number: payer.phone }),
      )
    },
  }
}

/** The status of a key request is a sentence; only its code decides. */
function keyOutcome(reply: Reply): Outcome {
  if (reply.kind !== 'answer') return reply
  const { body, errors } = reply.answer
  if (errors.length > 0) return refusalOf(errors, 'requestC2pToken')
  const response = body['transactionScpInfoResponse']
  const code = isFields(response) ? textOf(response['trx_internal_status']) : undefined
  return code === APPROVED ? { kind: 'approved', code } : unknownWithCode(code)
}
