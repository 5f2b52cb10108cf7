import { createCipheriv, createHash } from 'node:crypto'
import type { MercantilCredentials, MercantilProduct } from '../credentials.ts'
import { isRecord } from '../model.ts'
import { post } from './exchange.ts'

/** Field encryption, written from the bank's description and not from the simulated bank. */
function seal(plaintext: string, secret: string): string {
  const key = createHash('sha256').update(secret).digest().subarray(0, 16)
  const cipher = createCipheriv('aes-128-ecb', key, null)
  return Buffer.concat([cipher.update(plaintext), cipher.final()]).toString('base64')
}

/** The objects of a list in an answer. */
export function listOf(body: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const list = body[name]
  return Array.isArray(list) ? list.filter(isRecord) : []
}

/** The first refusal of an answer. */
export function refusal(body: Record<string, unknown>): Record<string, unknown> {
  return listOf(body, 'error_list')[0] ?? {}
}

/** The response to a charge, change or annulment. */
export function charged(body: Record<string, unknown>): Record<string, unknown> {
  const response = body['transaction_c2p_response']
  return isRecord(response) ? response : {}
}

export type MercantilClient = ReturnType<typeof mercantilClient>

type Call = { product: MercantilProduct; path: string; part: string; body: (encrypt: Encrypt) => object }
type Encrypt = (plaintext: string) => string

/** Calls Mercantil with the ids of each operation's product; missing fields come from a valid request. */
export function mercantilClient(mercantilUrl: string, credentials: MercantilCredentials) {
  const own = credentials.collectingPhone
  let invoices = 0

  const customer = (encrypt: Encrypt) => ({
    destination_bank_id: 102,
    destination_id: encrypt('V12345678'),
    destination_mobile_number: encrypt('584141234567'),
    origin_mobile_number: encrypt(own),
  })
  const requests = {
    compra: {
      product: 'c2p',
      path: '/payment/c2p',
      part: 'transaction_c2p',
      body: (encrypt) => ({
        amount: 1240.5,
        currency: 'ves',
        ...customer(encrypt),
        payment_reference: '',
        trx_type: 'compra',
        payment_method: 'c2p',
        twofactor_auth: encrypt('00001111'),
      }),
    },
    vuelto: {
      product: 'c2p',
      path: '/payment/c2p',
      part: 'transaction_c2p',
      body: (encrypt) => ({
        amount: 5,
        currency: 'ves',
        ...customer(encrypt),
        payment_reference: '',
        trx_type: 'vuelto',
        payment_method: 'p2p',
      }),
    },
    anulacion: {
      product: 'c2p',
      path: '/payment/c2p',
      part: 'transaction_c2p',
      body: (encrypt) => ({
        amount: 1240.5,
        currency: 'ves',
        ...customer(encrypt),
        payment_reference: '',
        trx_type: 'anulacion',
        payment_method: 'c2p',
      }),
    },
    scp: {
      product: 'scp',
      path: '/mobile-payment/scp',
      part: 'transaction_scpInfo',
      body: (encrypt) => ({
        destination_id: encrypt('V12345678'),
        destination_mobile_number: encrypt('584141234567'),
      }),
    },
    mobileSearch: {
      product: 'mobileSearch',
      path: '/mobile-payment/search',
      part: 'search_by',
      body: (encrypt) => ({
        amount: 1240.5,
        currency: 'ves',
        destination_mobile_number: encrypt('584141234567'),
        origin_mobile_number: encrypt(own),
        payment_reference: '6460003485',
        trx_date: '2026-10-05',
      }),
    },
    transferSearch: {
      product: 'transferSearch',
      path: '/payment/transfer-search',
      part: 'transferSearchBy',
      body: (encrypt) => ({
        account: encrypt(credentials.accountNumber),
        issuerCustomerId: encrypt('V12345678'),
        trxDate: '2026-10-05',
        issuerBankId: 105,
        transactionType: 1,
        paymentReference: '12345678',
        amount: 100.5,
      }),
    },
    getauth: {
      product: 'card',
      path: '/payment/getauth',
      part: 'transaction_authInfo',
      body: () => ({
        trx_type: 'solaut',
        payment_method: 'tdd',
        customer_id: 'V12345678',
        card_number: '5555555555554444',
      }),
    },
    debit: {
      product: 'card',
      path: '/payment/pay',
      part: 'transaction',
      body: (encrypt) => ({
        trx_type: 'compra',
        payment_method: 'tdd',
        card_number: '5555555555554444',
        customer_id: 'V12345678',
        account_type: 'CC',
        twofactor_auth: encrypt('00001111'),
        expiration_date: '2027/11',
        cvv: encrypt('123'),
        currency: 'ves',
        amount: 100.5,
      }),
    },
    credit: {
      product: 'card',
      path: '/payment/pay',
      part: 'transaction',
      body: (encrypt) => ({
        trx_type: 'compra',
        payment_method: 'tdc',
        card_number: '4242424242424242',
        customer_id: 'V12345678',
        expiration_date: '2027/11',
        cvv: encrypt('123'),
        currency: 'ves',
        amount: 100.5,
      }),
    },
    cardSearch: {
      product: 'cardSearch',
      path: '/payment/search',
      part: 'search_by',
      body: () => ({
        search_criteria: 'unique',
        procesing_date: '2026/10/05',
        invoice_number: 'P00000000001',
        payment_reference: '',
      }),
    },
  } as const satisfies Record<string, Call>

  type Name = keyof typeof requests
  const hasInvoice: ReadonlySet<Name> = new Set(['compra', 'vuelto', 'anulacion', 'debit', 'credit'])

  function identification(product: MercantilProduct) {
    const merchant = {
      integratorId: Number(credentials.integratorId),
      merchantId: Number(credentials[`${product}MerchantId`]),
      terminalId: credentials.terminalId,
    }
    const mobile = { manufacturer: 'Samsung' }
    return product === 'transferSearch'
      ? {
          merchantIdentify: merchant,
          clientIdentify: { ipAddress: '10.0.0.1', browserAgent: 'Chrome 18.1.3', mobile },
        }
      : {
          merchant_identify: merchant,
          client_identify: { ipaddress: '10.0.0.1', browser_agent: 'Chrome 18.1.3', mobile },
        }
  }

  return {
    credentials,
    encrypt: (plaintext: string, product: MercantilProduct = 'c2p') => seal(plaintext, credentials[`${product}Secret`]),
    /** `changes` are made to the operation's own part, `parts` to the whole request. */
    call: (
      name: Name,
      changes: Record<string, unknown> = {},
      parts: Record<string, unknown> = {},
      clientId: string = credentials[`${requests[name].product}ClientId`],
    ) => {
      const { product, path, part, body } = requests[name]
      if (hasInvoice.has(name)) invoices += 1
      const invoice = hasInvoice.has(name) ? { invoice_number: `P${String(invoices).padStart(11, '0')}` } : {}
      const fields = {
        ...body((plaintext) => seal(plaintext, credentials[`${product}Secret`])),
        ...invoice,
        ...changes,
      }
      const request = { ...identification(product), [part]: fields, ...parts }
      return post(mercantilUrl + path, request, { 'x-ibm-client-id': clientId })
    },
  }
}
