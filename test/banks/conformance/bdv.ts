import { meaningsOf } from '../code-classes.ts'
import { done, paid, type Subject } from './subject.ts'

export const bdv: Subject = {
  url: ({ bdvUrl }) => bdvUrl,
  client: (credentials) => credentials.bdv.accountNumber,
  fields: (credentials) => ({ ...credentials.bdv }),
  settings: ['accountHolder', 'twoDecimals', 'sendOwnPhone', 'formatCodeIsFinal', 'acceptReconciled', 'multipleIsP2p'],
  wrongFields: { c2pKey: 'a-wrong-key-of-c2p', changeKey: 'a-wrong-key-of-change' },
  products: [
    { fields: ['c2pKey'], flows: ['chargeC2p', 'requestC2pToken', 'reverseC2p'] },
    { fields: ['statementKey'], flows: ['findTransfers', 'listMovements'] },
    { fields: ['multipleKey'], flows: ['findTransfers', 'findTransfersOfPayer'] },
    { fields: ['verificationKey'], flows: ['findTransfers'] },
    { fields: ['changeKey'], flows: ['sendChange'] },
    { fields: ['changeQueryKey'], flows: ['findOperation'] },
  ],
  money: [
    { flow: 'chargeC2p', operation: 'process', class: 'payment', codes: meaningsOf.process },
    {
      flow: 'reverseC2p',
      operation: 'annulment',
      class: 'payment',
      codes: meaningsOf.annulment,
      before: done('chargeC2p'),
    },
    { flow: 'sendChange', operation: 'vuelto', class: 'payment', codes: meaningsOf.vuelto },
  ],
  queries: [
    {
      // Only BDV's own customers get their key from BDV.
      flow: 'requestC2pToken',
      operation: 'paymentkey',
      adapt: (given) => ({ ...given, payer: { ...given.payer, bankCode: '0102' } }),
    },
    { flow: 'findTransfers', operation: 'movimientos', before: paid() },
    { flow: 'findTransfersOfPayer', operation: 'consultaMultiple', before: paid() },
    { flow: 'listMovements', operation: 'movimientos', before: paid() },
    { flow: 'findOperation', operation: 'getOutMovement', before: done('sendChange') },
  ],
  refusingStatuses: [],
  notification: { registration: ({ apiKey }) => ({ apiKey }) },
}
