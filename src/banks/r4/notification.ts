import { caracasDate } from '../../foundation/caracas.ts'
import { decimal, fixed2 } from '../../foundation/money.ts'
import type { CredentialFields } from '../account-address.ts'
import type { Movement } from '../bank.ts'
import {
  isPlainAmount,
  isPlausibleDay,
  type Notifications,
  readPhone,
  type ParsedNotification,
  type Receipt,
  sameText,
} from '../notification.ts'
import { withoutZeros } from '../reference.ts'

/**
 * R4consulta is sent before a mobile payment is credited, R4notifica after it, MBconsulta in place of both. The reply
 * moves money: `false` returns it to the payer. Therefore every call is answered `true`, even an unreadable or unexpected
 * one, except a payment that the network refused.
 */
export const r4Notifications: Notifications = {
  newSecrets: (random) => ({ authorization: random.uuid() }),
  receive({ method, path, headers, body }, { secrets, account }) {
    const receive = operations.get(path.toLowerCase())
    if (method === 'GET') return { kind: 'reply', result: 'ping', reply: { status: 200, body: '' } }
    if (!receive) return { kind: 'reply', result: 'not_found', reply: { status: 404, body: 'no such address' } }
    const given = headers['authorization']
    const shown = typeof given === 'string' ? given.replace(/^Bearer\s+/i, '') : undefined
    if (!sameText(shown, secrets['authorization'])) {
      const reply = { status: 401, body: JSON.stringify({ message: 'Authorization is missing or wrong' }) }
      return { kind: 'reply', result: 'unauthorized', reply }
    }
    const value = parseObject(body)
    return value
      ? receive(value, account)
      : {
          kind: 'keep',
          operation: path,
          reading: { kind: 'unreadable', reason: 'not_json' },
          // Truncated: 400 makes the bank send it again.
          reply: { status: 400, body: JSON.stringify({ message: 'the body is not a JSON object' }) },
        }
  },
  read(operation, body, account) {
    const value = parseObject(body)
    const receipt = value && operations.get(operation.toLowerCase())?.(value, account)
    return receipt?.reading ?? { kind: 'unreadable', reason: 'not_json' }
  },
}

type Fields = Readonly<Record<string, unknown>>
type Receive = (value: Fields, account: CredentialFields) => Kept
type Kept = Extract<Receipt, { kind: 'keep' }>

const operations: ReadonlyMap<string, Receive> = new Map([
  ['r4consulta', consulted],
  ['r4notifica', (value: Fields, account: CredentialFields) => credited('R4notifica', value, account)],
  ['mbconsulta', (value: Fields, account: CredentialFields) => credited('MBconsulta', value, account)],
])

function consulted(): Kept {
  const reading = { kind: 'notMoney', reason: 'question' } as const
  const reply = { status: 200, body: '{"status":true}' }
  return { kind: 'keep', operation: 'R4consulta', reading, reply, isAnsweredAnyway: true }
}

function credited(operation: string, value: Fields, account: CredentialFields): Kept {
  const reading = read(value, account)
  const isRefused = reading.kind === 'notMoney'
  return { kind: 'keep', operation, reading, reply: { status: 200, body: JSON.stringify({ abono: !isRefused }) } }
}

const CREDITED = '00'

function read(value: Fields, account: CredentialFields): ParsedNotification {
  const amount = text(value['Monto'])
  const reference = text(value['Referencia'])
  const date = readDay(text(value['FechaHora']))
  const network = text(value['CodigoRed'])
  if (network === undefined) return { kind: 'unreadable', reason: 'CodigoRed' }
  if (network !== CREDITED) return { kind: 'notMoney', reason: 'not_credited' }
  if (!isPlainAmount(amount)) return { kind: 'unreadable', reason: 'Monto' }
  if (reference === undefined || !/^\d{1,32}$/.test(reference)) return { kind: 'unreadable', reason: 'Referencia' }
  if (date === undefined) return { kind: 'unreadable', reason: 'FechaHora' }
  const otherMerchant = notOurs(value, account)
  if (otherMerchant) return { kind: 'notOurs', reason: otherMerchant }

  const payerPhone = readPhone(text(value['TelefonoEmisor']))
  const bank = text(value['BancoEmisor']) ?? ''
  if (!/^\d{3,4}$/.test(bank)) return { kind: 'unreadable', reason: 'BancoEmisor' }
  const bankCode = bank.padStart(4, '0')
  const concept = text(value['Concepto'])
  const movement: Movement = {
    // Without the day: a later repetition is the same payment.
    key: ['notification', bankCode, withoutZeros(reference), fixed2(decimal(amount))].join('/'),
    date,
    amount: decimal(amount),
    direction: 'in',
    kind: 'mobile',
    isContradictory: false,
    reference,
    numbers: [withoutZeros(reference)],
    phones: payerPhone === undefined ? [] : [payerPhone],
    phonesMayBeOwn: false,
    bankCode,
    ...(concept === undefined ? {} : { concept }),
  }
  return { kind: 'arrived', movement }
}

/**
 * The phone decides. Without it the RIF does, of which IdComercio has eight digits: a RIF of nine has its check digit
 * last, and the manual does not say which digits are sent.
 */
function notOurs(value: Fields, { collectingPhone, rif }: CredentialFields): 'phone' | 'document' | undefined {
  const phone = readPhone(text(value['TelefonoComercio']))
  const ownPhone = readPhone(collectingPhone?.replaceAll(/[\s.-]/g, ''))
  if (phone !== undefined && ownPhone !== undefined) return phone === ownPhone ? undefined : 'phone'
  const merchant = text(value['IdComercio'])?.replace(/^[VEJPGC]/i, '')
  const own = rif?.replaceAll(/\D/g, '') ?? ''
  const isComparable = merchant !== undefined && /^\d{8,9}$/.test(merchant) && own !== ''
  return isComparable && !merchant.includes(own) && !own.includes(merchant) ? 'document' : undefined
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined
}

/** UTC with a `Z` or an offset; without either, the time is that of Caracas. */
function readDay(at: string | undefined): string | undefined {
  if (at === undefined || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(at)) return undefined
  const ms = Date.parse(/(?:Z|[+-]\d{2}:\d{2})$/.test(at) ? at : `${at}-04:00`)
  const date = Number.isNaN(ms) ? '' : caracasDate(ms)
  return isPlausibleDay(date) ? date : undefined
}

function parseObject(body: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
  } catch {
    return undefined
  }
}
