import { meaningsOf } from '../code-classes.ts'
import type { Given } from './flow-calls.ts'
import { done, type Subject } from './subject.ts'

/** The payer who approves a mandate as soon as the bank asks for it, which the first direct debit does. */
const approver = (given: Given): Given => ({ ...given, payer: { ...given.payer, document: 'V00000200' } })
const approverByAccount = (given: Given): Given => ({
  ...given,
  payer: { document: 'V00000200', phone: '', bankCode: '' },
})

export const r4: Subject = {
  url: ({ r4Url }) => r4Url,
  client: (credentials) => credentials.r4.commerce,
  fields: (credentials) => ({ ...credentials.r4, requestC2pToken: 'yes' }),
  settings: ['signingKey', 'accountHolder'],
  wrongFields: { signingKey: 'a-wrong-signing-key' },
  products: [{ fields: ['requestC2pToken'], flows: ['requestC2pToken'] }],
  money: [
    { flow: 'chargeC2p', operation: 'MBc2p', class: 'payment', codes: meaningsOf.MBc2p },
    {
      flow: 'reverseC2p',
      operation: 'MBanulacionC2P',
      class: 'payment',
      codes: meaningsOf.MBanulacionC2P,
      before: done('chargeC2p'),
    },
    { flow: 'debit', operation: 'DebitoInmediato', class: 'payment', codes: meaningsOf.DebitoInmediato },
    { flow: 'creditPhone', operation: 'CreditoInmediato', class: 'payment', codes: meaningsOf.CreditoInmediato },
    { flow: 'creditAccount', operation: 'CICuentas', class: 'payment', codes: meaningsOf.CICuentas },
    { flow: 'sendChange', operation: 'MBvuelto', class: 'payment', codes: meaningsOf.MBvuelto },
    {
      flow: 'domiciliate',
      operation: 'DomiciliacionCELE',
      class: 'payment',
      codes: meaningsOf.DomiciliacionCELE,
      isAskedFor: true,
      adapt: approver,
      before: done('domiciliate'),
    },
    {
      variant: 'by account',
      flow: 'domiciliate',
      operation: 'DomiciliacionCNTA',
      class: 'payment',
      codes: meaningsOf.DomiciliacionCNTA,
      isAskedFor: true,
      adapt: approverByAccount,
      before: done('domiciliate'),
    },
    // It answers with a text instead of a code.
    { flow: 'payOut', operation: 'R4pagos', class: 'payment' },
  ],
  queries: [
    { flow: 'requestC2pToken', operation: 'GenerarOtp' },
    { flow: 'requestDebitOtp', operation: 'GenerarOtp' },
    { flow: 'findOperation', operation: 'ConsultarOperaciones', before: done('debit') },
    { flow: 'fetchRate', operation: 'MBbcv' },
  ],
  // The firewall in front of R4 refuses unknown addresses and clients.
  refusingStatuses: [401, 403],
  notification: {
    registration: ({ authorization }) => ({ authorization }),
    payment: { document: 'V12345678' },
  },
}
