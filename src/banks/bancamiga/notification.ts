import type { CredentialFields } from '../account-address.ts'
import { parseObject, textOf } from '../json-fields.ts'
import { isPlausibleDay, type Notifications, type ParsedNotification, readPhone, sameText } from '../notification.ts'
import { readRow } from './movement.ts'

/**
 * Bancamiga calls for every mobile payment to the merchant. The body is not signed, so a notification only makes the
 * payment be asked for. Any answer but the exact one makes the bank send it again.
 */
export const bancamigaNotifications: Notifications = {
  newSecrets: (random) => ({ token: random.bytes(32).toString('base64url') }),
  receive({ method, path, headers, body }, { secrets, account }) {
    if (method === 'GET') return { kind: 'reply', result: 'ping', reply: { status: 200, body: '' } }
    if (path !== '') return { kind: 'reply', result: 'not_found', reply: { status: 404, body: 'no such address' } }
    const bearer = /^Bearer +(\S+)$/i.exec(textOf(headers['authorization']) ?? '')?.[1]
    if (!sameText(bearer, secrets['token'])) {
      return { kind: 'reply', result: 'unauthorized', reply: { status: 401, body: 'wrong token' } }
    }
    const reading = read(body, account)
    const Refpk = textOf(parseObject(body)?.['Refpk'])
    // Any other answer makes the bank send it again.
    const reply =
      reading.kind === 'unreadable'
        ? { status: 400, body: `not readable: ${reading.reason}` }
        : { status: 200, body: JSON.stringify({ Code: 200, Refpk }) }
    return { kind: 'keep', operation: 'PagoMovil', reading, reply }
  },
  read: (_operation, body, account) => read(body, account),
}

function read(body: string, account: CredentialFields): ParsedNotification {
  const value = parseObject(body)
  if (!value) return { kind: 'unreadable', reason: 'not_json' }
  const row = readRow(value, 'mobile')
  if ('unreadable' in row) return { kind: 'unreadable', reason: row.unreadable }
  const { movement, payeePhone } = row
  // Notifications write decimals, unlike queries: an amount without them may be off by a factor of 100.
  const hasDecimals = textOf(value['Amount'])?.includes('.') === true
  if (movement.amount.eq(0) || !hasDecimals) return { kind: 'unreadable', reason: 'Amount' }
  if (!isPlausibleDay(movement.date)) return { kind: 'unreadable', reason: 'FechaMovimiento' }
  const ownPhone = readPhone(account['collectingPhone']?.replaceAll(/[\s.-]/g, ''))
  if (ownPhone !== undefined && payeePhone !== ownPhone) return { kind: 'notOurs', reason: 'phone' }
  return { kind: 'arrived', movement }
}
