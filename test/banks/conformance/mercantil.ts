import type { BankName } from '../../../src/banks/bank.ts'
import { meaningsOf } from '../code-classes.ts'
import type { Given } from './flow-calls.ts'
import { done, paid, reversed, type Subject, transferred } from './subject.ts'

const bank: BankName = 'mercantil'
const fieldsOf = (product: string) => [`${product}ClientId`, `${product}MerchantId`, `${product}Secret`]

/** Only Mercantil's own customers get their key from Mercantil. */
const ofMercantil = (given: Given): Given => ({ ...given, payer: { ...given.payer, bankCode: '0105' } })
const debitCard = (given: Given): Given => ({ ...given, accountType: 20 })
/** Both searches say so when they find nothing. */
const absent = ['0330', '330']

export const mercantil: Subject = {
  url: ({ mercantilUrl }) => mercantilUrl,
  client: (credentials) => credentials[bank].accountNumber,
  fields: (credentials) => ({ ...credentials[bank] }),
  settings: [
    // The same access for several products, in place of each product's own.
    'products',
    'clientId',
    'merchantId',
    'secretKey',
    'accountHolder',
    'searchWithoutReference',
    'invoicePrefix',
    'clientIp',
    'browserAgent',
  ],
  wrongFields: { c2pSecret: 'a-wrong-secret-of-c2p', cardClientId: 'a-wrong-client-of-cards' },
  products: [
    { fields: fieldsOf('c2p'), flows: ['chargeC2p', 'reverseC2p', 'sendChange'] },
    { fields: fieldsOf('scp'), flows: ['requestC2pToken'] },
    { fields: fieldsOf('card'), flows: ['chargeCard', 'requestCardFactor'] },
    { fields: fieldsOf('mobileSearch'), flows: ['findTransfers', 'findPayment', 'findReversal'] },
    { fields: fieldsOf('transferSearch'), flows: ['findTransfers'] },
    { fields: fieldsOf('cardSearch'), flows: ['findPayment'] },
  ],
  // Charges, annulments and change are one call of the bank with a type, under which the ledger has them.
  money: [
    { flow: 'chargeC2p', operation: 'c2p', entry: 'compra', class: 'payment', codes: meaningsOf.c2p },
    {
      flow: 'reverseC2p',
      operation: 'c2p',
      entry: 'anulacion',
      class: 'payment',
      codes: meaningsOf.c2p,
      before: done('chargeC2p'),
    },
    { flow: 'sendChange', operation: 'c2p', entry: 'vuelto', class: 'payment', codes: meaningsOf.c2p },
    { flow: 'chargeCard', operation: 'pay', class: 'card', codes: meaningsOf.pay },
    {
      variant: 'with a second factor',
      flow: 'chargeCard',
      operation: 'pay',
      class: 'card',
      codes: meaningsOf.pay,
      adapt: debitCard,
    },
  ],
  queries: [
    { flow: 'requestC2pToken', operation: 'scp', adapt: ofMercantil },
    { flow: 'requestCardFactor', operation: 'getauth' },
    { flow: 'findTransfers', operation: 'mobileSearch', before: paid(), absent },
    { flow: 'findReversal', operation: 'mobileSearch', before: reversed },
    {
      variant: 'by document',
      flow: 'findTransfers',
      operation: 'transferSearch',
      before: transferred,
      without: fieldsOf('mobileSearch'),
      absent,
    },
    { flow: 'findPayment', operation: 'mobileSearch', before: done('chargeC2p') },
    { variant: 'of a card', flow: 'findPayment', operation: 'cardSearch', before: done('chargeCard') },
  ],
  refusingStatuses: [],
}
