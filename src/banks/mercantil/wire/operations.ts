import type { CallClass } from '../../transport.ts'

/** Products that a merchant contracts one by one; each may have a client id, a merchant id and a secret of its own. */
export const products = ['c2p', 'scp', 'mobileSearch', 'transferSearch', 'card', 'cardSearch'] as const
export type Product = (typeof products)[number]

type Operation = {
  path: string
  product: Product
  class: CallClass
  /** The transfer search has names of its own for the parts that all calls have in common. */
  dialect: 'snake' | 'camel'
  /** The object that holds the fields. */
  section: string
  /** In the order of the body. */
  fields: Readonly<Record<string, 'plain' | 'encrypted'>>
}

/** Mercantil's operations. A field without a value is omitted. */
export const operations = {
  requestKey: {
    path: '/mobile-payment/scp',
    product: 'scp',
    class: 'question',
    dialect: 'snake',
    section: 'transaction_scpInfo',
    fields: { destination_id: 'encrypted', destination_mobile_number: 'encrypted' },
  },
  c2p: {
    path: '/payment/c2p',
    product: 'c2p',
    class: 'payment',
    dialect: 'snake',
    section: 'transaction_c2p',
    fields: {
      amount: 'plain',
      currency: 'plain',
      destination_bank_id: 'plain',
      destination_id: 'encrypted',
      destination_mobile_number: 'encrypted',
      origin_mobile_number: 'encrypted',
      payment_reference: 'plain',
      trx_type: 'plain',
      payment_method: 'plain',
      invoice_number: 'plain',
      twofactor_auth: 'encrypted',
    },
  },
  searchMobile: {
    path: '/mobile-payment/search',
    product: 'mobileSearch',
    class: 'question',
    dialect: 'snake',
    section: 'search_by',
    fields: {
      amount: 'plain',
      currency: 'plain',
      destination_mobile_number: 'encrypted',
      origin_mobile_number: 'encrypted',
      payment_reference: 'plain',
      trx_date: 'plain',
    },
  },
  searchTransfers: {
    path: '/payment/transfer-search',
    product: 'transferSearch',
    class: 'question',
    dialect: 'camel',
    section: 'transferSearchBy',
    fields: {
      account: 'encrypted',
      issuerCustomerId: 'encrypted',
      trxDate: 'plain',
      issuerBankId: 'plain',
      transactionType: 'plain',
      paymentReference: 'plain',
      amount: 'plain',
    },
  },
  requestFactor: {
    path: '/payment/getauth',
    product: 'card',
    class: 'question',
    dialect: 'snake',
    section: 'transaction_authInfo',
    fields: { trx_type: 'plain', payment_method: 'plain', customer_id: 'plain', card_number: 'plain' },
  },
  chargeCard: {
    path: '/payment/pay',
    product: 'card',
    class: 'card',
    dialect: 'snake',
    section: 'transaction',
    fields: {
      trx_type: 'plain',
      payment_method: 'plain',
      card_number: 'plain',
      customer_id: 'plain',
      account_type: 'plain',
      invoice_number: 'plain',
      twofactor_auth: 'encrypted',
      expiration_date: 'plain',
      cvv: 'encrypted',
      currency: 'plain',
      amount: 'plain',
    },
  },
  searchCard: {
    path: '/payment/search',
    product: 'cardSearch',
    class: 'question',
    dialect: 'snake',
    section: 'search_by',
    fields: {
      search_criteria: 'plain',
      procesing_date: 'plain',
      invoice_number: 'plain',
      payment_reference: 'plain',
    },
  },
} as const satisfies Record<string, Operation>

export type OperationName = keyof typeof operations
