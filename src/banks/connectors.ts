import type { Clock } from '../foundation/clock.ts'
import type { Random } from '../foundation/random.ts'
import {
  addressFields,
  type CredentialFields,
  type FieldError,
  type FieldHelp,
  splitAddress,
} from './account-address.ts'
import { createBancamiga } from './bancamiga/bancamiga.ts'
import { codesOf as bancamigaCodesOf, refusedFields as bancamigaRefusedFields } from './bancamiga/codes.ts'
import { bancamigaFields, parseBancamigaCredentials } from './bancamiga/credentials.ts'
import { bancamigaNotifications } from './bancamiga/notification.ts'
import { createBanesco } from './banesco/banesco.ts'
import { codesOf as banescoCodesOf, refusedFields as banescoRefusedFields } from './banesco/codes.ts'
import { banescoFields, parseBanescoCredentials } from './banesco/credentials.ts'
import type { Bank, BankName, Flow, Flows } from './bank.ts'
import { createBdv } from './bdv/bdv.ts'
import { codesOf as bdvCodesOf, refusedFields as bdvRefusedFields } from './bdv/codes.ts'
import { bdvFields, parseBdvCredentials } from './bdv/credentials.ts'
import { bdvNotifications } from './bdv/notification.ts'
import { createBnc } from './bnc/bnc.ts'
import { codesOf as bncCodesOf, refusedFields as bncRefusedFields } from './bnc/codes.ts'
import { bncFields, parseBncCredentials } from './bnc/credentials.ts'
import { bncNotifications } from './bnc/notification.ts'
import type { CodeTable } from './codes.ts'
import type { InvoiceLog } from './invoices.ts'
import { codesOf as mercantilCodesOf, refusedFields as mercantilRefusedFields } from './mercantil/codes.ts'
import { mercantilFields, parseMercantilCredentials } from './mercantil/credentials.ts'
import { createMercantil } from './mercantil/mercantil.ts'
import { noNotifications, type Notifications, readPhone } from './notification.ts'
import type { QuestionLog } from './questions.ts'
import type { Quotas } from './quotas.ts'
import { codesOf as r4CodesOf, refusedFields as r4RefusedFields } from './r4/codes.ts'
import { parseR4Credentials, r4Fields } from './r4/credentials.ts'
import { r4Notifications } from './r4/notification.ts'
import { createR4 } from './r4/r4.ts'
import type { SessionStore } from './sessions.ts'
import type { Transport } from './transport.ts'

/** Dependencies of a connector, in addition to its account's credentials. */
export type ConnectorParts = {
  baseUrl: string
  transport: Transport
  sessions: SessionStore
  /** The transport's time-out of a log-on: a claim on the shared session must outlast it. */
  logOnTimeoutMs: number
  /** Finds transfers among notifications, for a bank without a transfer query; absent where they are no proof. */
  findNotified?: Flows['findTransfers']
  /** Questions that mark a payment at the bank, written before they are sent. */
  questions: QuestionLog
  /** Numbers that the bank accepts once, written before their calls. */
  invoices: InvoiceLog
  /** Calls that the bank allows only so often. */
  quotas: Quotas
  clock: Clock
  random: Random
}

/** Where a customer pays to: a mobile payment needs bank, phone and document. */
export type Receiver = { bankCode: string; phone: string; document: string; name?: string }

type Connector = {
  connect(fields: CredentialFields, parts: ConnectorParts): Bank | { errors: FieldError[] }
  /** Identifies the account at the bank, independent of how its credentials were typed and of the tenant. */
  identityOf(fields: CredentialFields): string
  /**
   * For a bank that replaces what identifies the account, such as a token: whether the other fields show that the account is
   * another one. Absent: other identifying fields are another account.
   */
  isOtherAccount?(before: CredentialFields, after: CredentialFields): boolean
  /**
   * For a bank whose clients may charge without naming an account: the identity of such an account of the same client. Absent:
   * every account of the bank is by itself.
   */
  clientIdentityOf?(fields: CredentialFields): string
  /** Number of the account, where the credentials have it. */
  numberOf(fields: CredentialFields): string | undefined
  /** The bank's own code. */
  code: string
  /** Bank, phone and document that a customer pays to; undefined if its credentials lack the phone or the document. */
  receiverOf(fields: CredentialFields): Receiver | undefined
  codesOf(flow: Flow): CodeTable
  /** The gateway's names of the request fields behind a refusal; none for a code that names no field. */
  refusedFields(code: string, flow: Flow): string[]
  fields: readonly FieldHelp[]
  /** The bank's calls to the merchant when money arrives. */
  notifications: Notifications
  /** Whether its accounts have a statement in which a charge shows as a line. */
  keepsStatement: boolean
  /**
   * How its statement is read: `day`, one day in one call, for a bank that limits the calls; `range`, several days in one
   * list; absent, as the list of the latest days and as the list by date.
   */
  statementReading?: 'day' | 'range'
  /** A charge without a transaction number is reversed by payer and amount: the bank chooses which one. */
  reversesByPayer: boolean
  /** Finds an operation by its payment, also if the process that sent it died before it could write the bank's id. */
  findsByPayment?: true
}

/** All banks by name. A new bank is one entry here and one folder. */
export const connectors: Record<BankName, Connector> = {
  bnc: {
    connect(fields, { baseUrl, logOnTimeoutMs, ...parts }) {
      const parsed = parseBncCredentials(fields)
      const settings = { baseUrl, logOnTimeoutMs }
      return 'errors' in parsed ? parsed : createBnc({ credentials: parsed.ok, settings, ...parts })
    },
    identityOf: bncIdentity,
    clientIdentityOf: bncClientIdentity,
    numberOf: ({ accountNumber = '' }) => accountNumber.replaceAll(/\D/g, '') || undefined,
    code: '0191',
    receiverOf(fields) {
      const parsed = parseBncCredentials(fields)
      if ('errors' in parsed) return undefined
      const { account, collectingPhone, accountHolder } = parsed.ok
      return receiver(connectors.bnc.code, { phone: collectingPhone, document: account?.clientId, name: accountHolder })
    },
    codesOf: bncCodesOf,
    refusedFields: bncRefusedFields,
    fields: bncFields,
    notifications: bncNotifications,
    keepsStatement: true,
    reversesByPayer: true,
  },
  r4: {
    connect({ requestC2pToken, ...fields }, { baseUrl, ...parts }) {
      const parsed = parseR4Credentials(fields)
      const settings = { baseUrl, requestC2pToken: requestC2pToken === 'yes' }
      return 'errors' in parsed ? parsed : createR4({ credentials: parsed.ok, settings, ...parts })
    },
    identityOf: ({ commerce = '' }) => commerce.trim(),
    isOtherAccount: isOtherR4Account,
    numberOf: () => undefined,
    code: '0169',
    receiverOf({ requestC2pToken: _setting, ...fields }) {
      const parsed = parseR4Credentials(fields)
      if ('errors' in parsed) return undefined
      const { collectingPhone, rif, accountHolder } = parsed.ok
      return receiver(connectors.r4.code, { phone: collectingPhone, document: rif, name: accountHolder })
    },
    codesOf: r4CodesOf,
    refusedFields: r4RefusedFields,
    fields: r4Fields,
    notifications: r4Notifications,
    keepsStatement: false,
    reversesByPayer: false,
  },
  bdv: {
    connect(fields, { baseUrl, transport, questions, clock }) {
      const parsed = parseBdvCredentials(fields)
      return 'errors' in parsed ? parsed : createBdv({ credentials: parsed.ok, baseUrl, transport, questions, clock })
    },
    identityOf: ({ accountNumber = '' }) => accountNumber.replaceAll(/\D/g, ''),
    numberOf: ({ accountNumber = '' }) => accountNumber.replaceAll(/\D/g, '') || undefined,
    code: '0102',
    receiverOf(fields) {
      const parsed = parseBdvCredentials(fields)
      if ('errors' in parsed) return undefined
      const { collectingPhone, rif, accountHolder } = parsed.ok
      return receiver(connectors.bdv.code, { phone: collectingPhone, document: rif, name: accountHolder })
    },
    codesOf: bdvCodesOf,
    refusedFields: bdvRefusedFields,
    fields: bdvFields,
    notifications: bdvNotifications,
    keepsStatement: true,
    reversesByPayer: false,
  },
  mercantil: {
    connect(fields, { baseUrl, transport, invoices, clock }) {
      const parsed = parseMercantilCredentials(fields)
      return 'errors' in parsed
        ? parsed
        : createMercantil({ credentials: parsed.ok, baseUrl, transport, invoices, clock })
    },
    identityOf: ({ accountNumber = '' }) => accountNumber.replaceAll(/\D/g, ''),
    numberOf: ({ accountNumber = '' }) => accountNumber.replaceAll(/\D/g, '') || undefined,
    code: '0105',
    receiverOf(fields) {
      const parsed = parseMercantilCredentials(fields)
      if ('errors' in parsed) return undefined
      const { collectingPhone, rif, accountHolder } = parsed.ok
      return receiver(connectors.mercantil.code, { phone: collectingPhone, document: rif, name: accountHolder })
    },
    codesOf: mercantilCodesOf,
    refusedFields: mercantilRefusedFields,
    fields: mercantilFields,
    notifications: noNotifications,
    keepsStatement: false,
    reversesByPayer: false,
    findsByPayment: true,
  },
  banesco: {
    connect(fields, { baseUrl, logOnTimeoutMs, sessions, quotas, transport, clock, random }) {
      const parsed = parseBanescoCredentials(fields)
      if ('errors' in parsed) return parsed
      const parts = { baseUrl, logOnTimeoutMs, sessions, quotas, transport, clock, random }
      return createBanesco({ credentials: parsed.ok, ...parts })
    },
    identityOf: ({ accountNumber = '' }) => accountNumber.replaceAll(/\D/g, ''),
    numberOf: ({ accountNumber = '' }) => accountNumber.replaceAll(/\D/g, '') || undefined,
    code: '0134',
    receiverOf(fields) {
      const parsed = parseBanescoCredentials(fields)
      if ('errors' in parsed) return undefined
      const { collectingPhone, rif, accountHolder } = parsed.ok
      return receiver(connectors.banesco.code, { phone: collectingPhone, document: rif, name: accountHolder })
    },
    codesOf: banescoCodesOf,
    refusedFields: banescoRefusedFields,
    fields: banescoFields,
    notifications: noNotifications,
    keepsStatement: true,
    statementReading: 'range',
    reversesByPayer: false,
  },
  bancamiga: {
    connect(fields, { baseUrl, logOnTimeoutMs, sessions, quotas, transport, clock }) {
      const parsed = parseBancamigaCredentials(fields)
      if ('errors' in parsed) return parsed
      return createBancamiga({ credentials: parsed.ok, baseUrl, logOnTimeoutMs, sessions, quotas, transport, clock })
    },
    // Money arrives at a phone: tenants with different users of the bank and the same phone have the same account.
    identityOf: ({ collectingPhone = '' }) => readPhone(collectingPhone.replaceAll(/[\s.-]/g, '')) ?? '',
    numberOf: ({ accountNumber = '' }) => accountNumber.replaceAll(/\D/g, '') || undefined,
    code: '0172',
    receiverOf(fields) {
      const parsed = parseBancamigaCredentials(fields)
      if ('errors' in parsed) return undefined
      const { collectingPhone, rif, accountHolder } = parsed.ok
      return receiver(connectors.bancamiga.code, { phone: collectingPhone, document: rif, name: accountHolder })
    },
    codesOf: bancamigaCodesOf,
    refusedFields: bancamigaRefusedFields,
    fields: bancamigaFields,
    notifications: bancamigaNotifications,
    keepsStatement: true,
    statementReading: 'day',
    reversesByPayer: false,
  },
}

function receiver(
  bankCode: string,
  given: { phone: string | undefined; document: string | undefined; name: string | undefined },
): Receiver | undefined {
  const { phone, document, name } = given
  if (phone === undefined || document === undefined) return undefined
  return { bankCode, phone, document, ...(name === undefined ? {} : { name }) }
}

export function keepsStatement(bank: BankName): boolean {
  return connectors[bank].keepsStatement
}

export function statementReading(bank: BankName): 'day' | 'range' | undefined {
  return connectors[bank].statementReading
}

export function reversesByPayer(bank: BankName): boolean {
  return connectors[bank].reversesByPayer
}

export function findsByPayment(bank: BankName): boolean {
  return connectors[bank].findsByPayment === true
}

/** Whether the bank calls the merchant when money arrives. */
export function sendsNotifications(bank: BankName): boolean {
  return connectors[bank].notifications !== noNotifications
}

/** The order in which a tenant's accounts are tried for a flow without a route. */
export const bankNames = Object.keys(connectors) as BankName[]

/** Every field of `pasarela bank set` for a bank: the connector's own, then those of the account's address. */
export function accountFields(bank: BankName): readonly FieldHelp[] {
  return [...connectors[bank].fields, ...addressFields[bank]]
}

/** Answers `yes` or `no` in a change of an account whose token the bank replaces; it is not stored. */
export const sameAccountField: FieldHelp = {
  name: 'sameAccount',
  optional: true,
  secret: false,
  choices: ['yes', 'no'],
  help: {
    en: 'Only with a new token: yes if the bank gave it for the same account, no if it is of another account. Empty: asked if it is not clear.',
    es: 'Solo con un token nuevo: yes si el banco lo entregó para la misma cuenta, no si es de otra cuenta. Vacío: se pregunta si no está claro.',
  },
}

/** Whether the bank may replace the token that identifies an account. */
export function replacesIdentity(bank: BankName): boolean {
  return connectors[bank].isOtherAccount !== undefined
}

/** The fields of a change of an account: those that are stored, and the question about a replaced token. */
export function changeFields(bank: BankName): readonly FieldHelp[] {
  return [...accountFields(bank), ...(replacesIdentity(bank) ? [sameAccountField] : [])]
}

/** Checks the form of an account's fields before they are stored. The messages never repeat a value. */
export function credentialErrors(
  bank: BankName,
  given: CredentialFields,
  parts: Pick<ConnectorParts, 'clock' | 'random'> & { defaultUrl: string },
): FieldError[] {
  const { defaultUrl, ...others } = parts
  const split = splitAddress(bank, given, defaultUrl)
  const fields = 'ok' in split ? split.ok.fields : withoutAddress(bank, given)
  const connected = connectors[bank].connect(fields, offline(others))
  return [...('errors' in split ? split.errors : []), ...('errors' in connected ? connected.errors : [])]
}

/** Dependencies of a connector that only lists its flows and makes no calls. */
export function offline(parts: Pick<ConnectorParts, 'clock' | 'random'>): ConnectorParts {
  const noCalls = () => Promise.reject(new Error('this connector makes no calls'))
  return {
    ...parts,
    baseUrl: 'https://offline.invalid',
    transport: { post: async () => ({ kind: 'notSent', reason: 'unreachable' }) },
    logOnTimeoutMs: 0,
    sessions: { read: noCalls, claimLogOn: noCalls, store: noCalls, release: noCalls },
    questions: { begin: noCalls, mayHaveMarked: noCalls, isUsed: noCalls },
    invoices: { take: noCalls, of: noCalls, dispute: noCalls },
    quotas: { take: noCalls, peek: noCalls, backOff: noCalls },
  }
}

function withoutAddress(bank: BankName, given: CredentialFields): CredentialFields {
  const names = new Set(addressFields[bank].map(({ name }) => name))
  return Object.fromEntries(Object.entries(given).filter(([name]) => !names.has(name)))
}

/** Another phone or RIF. A missing one shows nothing. */
function isOtherR4Account(
  { requestC2pToken: _before, ...before }: CredentialFields,
  { requestC2pToken: _after, ...after }: CredentialFields,
): boolean {
  const [one, other] = [
    parseR4Credentials(withoutAddress('r4', before)),
    parseR4Credentials(withoutAddress('r4', after)),
  ]
  if ('errors' in one || 'errors' in other) return true
  return (['collectingPhone', 'rif'] as const).some((name) => {
    const [given, next] = [one.ok[name], other.ok[name]]
    return given !== undefined && next !== undefined && given !== next
  })
}

/**
 * The account number, or, for a client without one, the client and the child merchant that acts under it: two such
 * accounts must differ, since movements are claimed by account.
 */
function bncIdentity({ accountNumber = '', clientGuid = '', childClientId = '' }: CredentialFields): string {
  const digits = accountNumber.replaceAll(/\D/g, '')
  return digits === '' ? bncClientIdentity({ clientGuid, childClientId }) : digits
}

function bncClientIdentity({ clientGuid = '', childClientId = '' }: CredentialFields): string {
  return `${clientGuid.trim().toLowerCase()} ${childClientId.replaceAll(/[\s.-]/g, '').toUpperCase()}`.trim()
}
