import { clientReference } from '../ledger.ts'
import type { LedgerEntry } from '../records.ts'
import { text } from '../model.ts'
import { outcomeOfAmount, outcomeOfReversal, outcomeOfToken } from '../outcomes.ts'
import { executeOutcome } from '../execute-outcome.ts'
import { answer, refuse } from './responses.ts'
import { amount, bank, document, optionalConcept, optionalIp, otp, phone } from './fields.ts'
import { issueReference, operation } from './operation.ts'

const transferFields = {
  TelefonoDestino: phone,
  Cedula: document,
  Concepto: optionalConcept,
  Banco: bank,
  Ip: optionalIp,
  Monto: amount,
}

/** C2P charge with the payer's token. */
export const c2p = operation({
  signedFields: ['TelefonoDestino', 'Monto', 'Banco', 'Cedula'],
  fields: { ...transferFields, Otp: otp },
  run: ({ client, ledger, now, assumptions }, values) =>
    executeOutcome(outcomeOfToken(values.Otp), now, {
      move: (at) =>
        ledger.record({
          client,
          operation: 'MBc2p',
          amount: values.Monto,
          direction: 'in',
          reference: issueReference(ledger),
          payer: { document: values.Cedula, phone: values.TelefonoDestino, bankCode: values.Banco },
          ...clientReference(values.Concepto),
          at,
        }),
      approve: ({ reference }) => answer('00', { reference }),
      decline: (code) => refuse(code === '55' ? assumptions.wrongC2pToken : code, 'MBc2p'),
      refuseUnprocessed: () => refuse('91'),
    }),
})

/** Change (vuelto) paid to a customer's phone. */
export const change = operation({
  signedFields: ['TelefonoDestino', 'Monto', 'Banco', 'Cedula'],
  fields: transferFields,
  run: ({ client, ledger, now }, values) =>
    executeOutcome(outcomeOfAmount(values.Monto), now, {
      move: (at) =>
        ledger.record({
          client,
          operation: 'MBvuelto',
          amount: values.Monto,
          direction: 'out',
          reference: issueReference(ledger),
          payer: { document: values.Cedula, phone: values.TelefonoDestino, bankCode: values.Banco },
          ...clientReference(values.Concepto),
          at,
        }),
      // A number here and a text in other responses, as observed in production.
      approve: ({ reference }) => answer('00', { reference: Number(reference) }),
      decline: (code) => refuse(code, 'MBvuelto'),
      refuseUnprocessed: () => refuse('91'),
    }),
})

export const annulC2p = operation({
  signedFields: ['Banco'],
  fields: { Cedula: document, Banco: bank, Referencia: text(/^\d{1,12}$/) },
  run: ({ client, ledger, now }, values) => {
    const isMatch = ({ operation: name, reference, payer }: LedgerEntry) =>
      name === 'MBc2p' &&
      reference === values.Referencia &&
      payer?.document === values.Cedula &&
      payer.bankCode === values.Banco
    const charge = ledger.findLast(client, isMatch)
    if (!charge) return refuse('12')
    if (ledger.isReversed(charge)) return refuse('94')
    return executeOutcome(outcomeOfReversal(values.Cedula), now, {
      move: (at) =>
        ledger.record({
          client,
          operation: 'MBanulacionC2P',
          amount: charge.amount,
          direction: 'out',
          reference: issueReference(ledger),
          ...(charge.payer ? { payer: charge.payer } : {}),
          reverses: charge.id,
          at,
        }),
      approve: ({ reference }) => answer('00', { reference }),
      decline: (code) => refuse(code, 'MBanulacionC2P'),
      refuseUnprocessed: () => refuse('91'),
    })
  },
})
