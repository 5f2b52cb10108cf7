import { accountNumber, hash, mobilePhone, numberOf, rif } from './derived.ts'

export { accountNumber, mobilePhone }

export type BncCredentials = {
  clientGuid: string
  masterKey: string
  terminal: string
  affiliationNumber: string
  accountNumber: string
  /** The merchant's RIF. */
  clientId: string
  /** Receives the merchant's mobile payments; printed on their statement lines. */
  collectingPhone: string
}

export type SandboxCredentials = {
  bnc: BncCredentials
  r4: R4Credentials
  bdv: BdvCredentials
  mercantil: MercantilCredentials
  banesco: BanescoCredentials
  bancamiga: BancamigaCredentials
}

export type R4Credentials = {
  commerce: string
  collectingPhone: string
  /** The merchant's document. */
  rif: string
}

/**
 * Accounts of a client at the simulated banks. All values derive from the id, so no registration is needed; the banks
 * recompute what they check.
 */
export function sandboxCredentials(clientId: string): SandboxCredentials {
  const id = clientId.toLowerCase()
  const commerce = `${r4CommercePrefix}${hash('r4 commerce', id, 40)}`
  const { commerceId, phone } = r4Merchant(commerce)
  const r4 = { commerce, collectingPhone: phone, rif: rif(commerceId) }
  const bdv = bdvAccount(accountOf('0102', 'bdv', id))
  const mercantil = mercantilAccount(accountOf('0105', 'mercantil', id))
  const banesco = banescoAccount(accountOf('0134', 'banesco', id))
  const bancamiga = bancamigaAccount(accountOf('0172', 'bancamiga', id))
  return { bnc: bncAccountOf(issueGuid(id)), r4, bdv, mercantil, banesco, bancamiga }
}

function accountOf(bank: string, name: string, id: string): string {
  return accountNumber(bank, numberOf(`${name} office`, id, 4), numberOf(`${name} account`, id, 10))
}

export const r4CommercePrefix = 'sandbox-'

/** The commerce token of the published R4 vectors. */
export const r4VectorCommerce = 'r4-made-up-commerce-token-0001'

/** Identifiers of a merchant in R4's notifications: eight digits of its document, and its phone. */
export function r4Merchant(commerce: string): { commerceId: string; phone: string } {
  if (commerce === r4VectorCommerce) return { commerceId: '12345678', phone: '584120000001' }
  return { commerceId: numberOf('r4 document', commerce, 8), phone: mobilePhone('r4 collecting phone', commerce) }
}

/** The products of BDV; each has an API key of its own. */
const bdvProducts = ['c2p', 'verification', 'multiple', 'statement', 'change', 'changeQuery'] as const

export type BdvProduct = (typeof bdvProducts)[number]

export type BdvCredentials = { accountNumber: string; rif: string; collectingPhone: string } & Record<
  `${BdvProduct}Key`,
  string
>

/** The merchant of an account at BDV. */
export function bdvAccount(account: string): BdvCredentials {
  const keys = bdvProducts.map((product) => [`${product}Key`, bdvKey(account, product)])
  return {
    accountNumber: account,
    rif: rif(numberOf('bdv rif', account, 8)),
    collectingPhone: mobilePhone('bdv collecting phone', account),
    ...(Object.fromEntries(keys) as Record<`${BdvProduct}Key`, string>),
  }
}

/** The account and the product that an API key belongs to; undefined for a key that was never issued. */
export function bdvKeyOwner(key: string): { client: string; product: BdvProduct } | undefined {
  const [client = ''] = key.split('-')
  const product = bdvProducts.find((candidate) => bdvKey(client, candidate) === key)
  return product && { client, product }
}

function bdvKey(account: string, product: BdvProduct): string {
  return `${account}-${hash(`bdv ${product}`, account, 24)}`
}

/** The products of Mercantil; each has a client id, a merchant number and a secret of its own. */
const mercantilProducts = ['c2p', 'scp', 'mobileSearch', 'transferSearch', 'card', 'cardSearch'] as const

export type MercantilProduct = (typeof mercantilProducts)[number]

export type MercantilCredentials = {
  accountNumber: string
  rif: string
  collectingPhone: string
  integratorId: string
  terminalId: string
} & Record<`${MercantilProduct}${'ClientId' | 'MerchantId' | 'Secret'}`, string>

/** The merchant of the published Mercantil vectors: its products share all three, except the search of transfers. */
export const mercantilVectorAccount = '01050000000000000000'

/** The merchant of an account at Mercantil. */
export function mercantilAccount(account: string): MercantilCredentials {
  const isVector = account === mercantilVectorAccount
  const products = mercantilProducts.map((product) => [
    [`${product}ClientId`, mercantilClientId(account, product)],
    [
      `${product}MerchantId`,
      isVector && product !== 'transferSearch' ? '123456' : numberOf(`mercantil merchant ${product}`, account, 6),
    ],
    [`${product}Secret`, isVector ? 'PASARELA-TEST-KEY-0001' : hash(`mercantil secret ${product}`, account, 32)],
  ])
  return {
    accountNumber: account,
    rif: rif(numberOf('mercantil rif', account, 8)),
    collectingPhone: isVector ? '584120000000' : mobilePhone('mercantil collecting phone', account),
    integratorId: '31',
    terminalId: 'abcde',
    ...(Object.fromEntries(products.flat()) as Record<
      `${MercantilProduct}${'ClientId' | 'MerchantId' | 'Secret'}`,
      string
    >),
  }
}

/** The account and the products that a client id belongs to; undefined for one that was never issued. */
export function mercantilClientOwner(clientId: string): { client: string; products: MercantilProduct[] } | undefined {
  const client = clientId.slice(0, 20)
  const products = mercantilProducts.filter((product) => mercantilClientId(client, product) === clientId)
  return products.length > 0 ? { client, products } : undefined
}

/** 32 hexadecimal digits, of which the first 20 are the account. */
function mercantilClientId(account: string, product: MercantilProduct): string {
  const isShared = account === mercantilVectorAccount && product !== 'transferSearch'
  return `${account}${hash(`mercantil ${isShared ? 'shared' : product}`, account, 12)}`
}

export type BanescoCredentials = {
  accountNumber: string
  rif: string
  collectingPhone: string
  clientId: string
  clientSecret: string
}

/** The merchant of the published Banesco form. */
export const banescoVectorAccount = '01340000000000000000'

/** The merchant of an account at Banesco. Its secret has characters that a form must encode. */
export function banescoAccount(account: string): BanescoCredentials {
  const isVector = account === banescoVectorAccount
  return {
    accountNumber: account,
    rif: rif(numberOf('banesco rif', account, 8)),
    collectingPhone: mobilePhone('banesco collecting phone', account),
    clientId: isVector ? 'cli' : `${account}${hash('banesco client', account, 12)}`,
    clientSecret: isVector ? 's&c=1' : `${hash('banesco secret', account, 28)}&=+%`,
  }
}

/** The merchant of a client id; undefined for one that was never issued. */
export function banescoClient(clientId: string): BanescoCredentials | undefined {
  const merchant = banescoAccount(clientId === 'cli' ? banescoVectorAccount : clientId.slice(0, 20))
  return merchant.clientId === clientId ? merchant : undefined
}

export type BancamigaCredentials = {
  accountNumber: string
  rif: string
  collectingPhone: string
  /** User of the log-on. */
  dni: string
  password: string
  /** The token with which the bank lets a merchant log on. */
  temporaryToken: string
}

/** The merchant of an account at Bancamiga. */
export function bancamigaAccount(account: string): BancamigaCredentials {
  const document = rif(numberOf('bancamiga rif', account, 8))
  return {
    accountNumber: account,
    rif: document,
    collectingPhone: mobilePhone('bancamiga collecting phone', account),
    dni: document,
    password: hash('bancamiga password', account, 16),
    temporaryToken: `${account}.${hash('bancamiga temporary token', account, 24)}`,
  }
}

/** The client of the published BNC vectors. */
const vectorAccount: BncCredentials = {
  clientGuid: '00000000-1111-4222-8333-444444444444',
  masterKey: '00112233445566778899aabbccddeeff',
  terminal: '12345678',
  affiliationNumber: '123456789',
  accountNumber: '01910001430000000001',
  clientId: 'J123456789',
  collectingPhone: '584120000001',
}

/** Accounts that were asked for: deriving one takes nine hashes, and every call to the bank needs it. */
const bncAccounts = new Map([[vectorAccount.clientGuid, vectorAccount]])

/** Account of a ClientGUID, or `undefined` for one that the simulated BNC never issued. */
export function bncAccount(clientGuid: string): BncCredentials | undefined {
  const guid = clientGuid.toLowerCase()
  const known = bncAccounts.get(guid)
  if (known || !isIssuedGuid(guid)) return known
  const account = bncAccountOf(guid)
  bncAccounts.set(guid, account)
  return account
}

function bncAccountOf(clientGuid: string): BncCredentials {
  return {
    clientGuid,
    masterKey: hash('bnc master key', clientGuid, 32),
    terminal: numberOf('bnc terminal', clientGuid, 8),
    affiliationNumber: numberOf('bnc affiliation', clientGuid, 9),
    accountNumber: accountNumber(
      '0191',
      numberOf('bnc office', clientGuid, 4),
      numberOf('bnc account', clientGuid, 10),
    ),
    clientId: rif(numberOf('bnc rif', clientGuid, 8)),
    collectingPhone: mobilePhone('bnc collecting phone', clientGuid),
  }
}

/** A GUID whose last group is a checksum of the rest, so that any other GUID is an unknown client. */
function issueGuid(id: string): string {
  const seed = hash('bnc client', id, 18)
  const head = `${seed.slice(0, 8)}-${seed.slice(8, 12)}-4${seed.slice(12, 15)}-8${seed.slice(15, 18)}`
  return `${head}-${hash('bnc guid', head, 12)}`
}

function isIssuedGuid(guid: string): boolean {
  const head = guid.slice(0, 23)
  return guid === `${head}-${hash('bnc guid', head, 12)}`
}
