import { meaningsOf } from '../code-classes.ts'
import { done, paid, type Subject } from './subject.ts'

const charged = done('chargeC2p')

export const bnc: Subject = {
  url: ({ bncUrl }) => bncUrl,
  client: (credentials) => credentials.bnc.clientGuid,
  fields: (credentials) => ({ ...credentials.bnc, mobilePayments: 'yes', simf: 'yes' }),
  settings: [
    'simfCreditPath',
    'simfStatusPath',
    'childClientId',
    'branchId',
    'accountHolder',
    'padDocuments',
    'testOperation',
  ],
  wrongFields: { masterKey: 'a-wrong-master-key-of-its-own' },
  products: [
    { fields: ['terminal'], flows: ['chargeC2p', 'reverseC2p'] },
    { fields: ['affiliationNumber'], flows: ['chargeCard'] },
    { fields: ['mobilePayments'], flows: ['sendChange', 'creditPhone'] },
    {
      fields: ['accountNumber', 'clientId'],
      flows: ['findTransfers', 'findTransfersOfPayer', 'listMovements', 'findByPayer', 'fetchBalance'],
    },
    {
      // Without the account there is nothing to debit or to credit from.
      fields: ['simf', 'accountNumber', 'clientId'],
      flows: [
        ...(['findTransfers', 'findTransfersOfPayer', 'listMovements', 'findByPayer', 'fetchBalance'] as const),
        ...(['requestDebitOtp', 'debit', 'creditPhone', 'creditAccount', 'findOperation'] as const),
      ],
    },
  ],
  money: [
    { flow: 'chargeC2p', operation: 'SendC2P', class: 'payment', codes: meaningsOf.SendC2P },
    { flow: 'chargeCard', operation: 'Send', class: 'card', codes: meaningsOf.Send },
    {
      flow: 'reverseC2p',
      operation: 'ReverseC2P',
      class: 'payment',
      codes: meaningsOf.ReverseC2P,
      before: charged,
    },
    {
      // A charge settled from the statement has no transaction number.
      variant: 'by payer',
      flow: 'reverseC2p',
      operation: 'ReverseC2PALT',
      class: 'payment',
      codes: meaningsOf.ReverseC2PALT,
      before: async (stage) => {
        await charged(stage)
        return {}
      },
    },
    {
      flow: 'sendChange',
      operation: 'SendP2P',
      class: 'payment',
      codes: meaningsOf.SendP2P,
      isRepeatable: true,
    },
    {
      flow: 'creditPhone',
      operation: 'SendP2P',
      class: 'payment',
      codes: meaningsOf.SendP2P,
      isRepeatable: true,
    },
    {
      variant: 'by the clearing network',
      flow: 'creditPhone',
      operation: 'CreditBeginner',
      class: 'payment',
      codes: meaningsOf.CreditBeginner,
      without: ['mobilePayments'],
      isAskedFor: true,
    },
    {
      flow: 'creditAccount',
      operation: 'CreditBeginner',
      class: 'payment',
      codes: meaningsOf.CreditBeginner,
      isAskedFor: true,
    },
    { flow: 'debit', operation: 'DebitBeginner', class: 'payment', codes: meaningsOf.DebitBeginner },
  ],
  queries: [
    { flow: 'findTransfers', operation: 'History', before: paid() },
    { flow: 'findTransfersOfPayer', operation: 'HistoryByDate', before: paid() },
    { flow: 'listMovements', operation: 'History', before: paid() },
    { flow: 'findByPayer', operation: 'ValidateExistence', before: paid() },
    { flow: 'fetchBalance', operation: 'Current' },
    { flow: 'requestDebitOtp', operation: 'DebitTokenRequest' },
    { flow: 'findOperation', operation: 'StatusOperation', before: done('creditAccount') },
    { flow: 'fetchRate', operation: 'BCVRates' },
    { flow: 'listBanks', operation: 'Banks' },
  ],
  refusingStatuses: [],
  session: { paths: ['/Auth/LogOn'], lifetimeMs: 24 * 3_600_000 },
  notification: { registration: ({ apiKey }) => ({ apiKey }) },
}
