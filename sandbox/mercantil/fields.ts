import { isIP } from 'node:net'
import { type Field, integer, optional, strictObject, text } from '../model.ts'
import { decrypt } from './cipher.ts'

export const document = text(/^[VEJPGC]\d{5,9}$/)
export const phone = text(/^58\d{10}$/)
export const customerKey = text(/^\d{6,8}$/)
/** Longer ones than 12 characters are refused with a code of their own. */
export const invoice = text(/^[A-Za-z0-9]{1,64}$/)
/** A reference as the bank issued it, with or without leading zeros. */
export const reference = text(/^\d{1,20}$/)
/** A bank's code as a number: 105 is 0105. */
export const bankNumber: Field<string> = (value) => {
  const read = integer(1, 9_999)(value)
  return read && [String(read[0]).padStart(4, '0')]
}

/** A field that travels encrypted; its plaintext must match. */
export function encrypted(secret: string, plaintext: Field<string>): Field<string> {
  return (value) => {
    const opened = typeof value === 'string' ? decrypt(value, secret) : null
    return opened === null ? null : plaintext(opened)
  }
}

/** The second factor: undefined when it cannot be decrypted, which has a refusal of its own. */
export function secondFactor(secret: string): Field<string | undefined> {
  return (value) => (typeof value === 'string' ? [decrypt(value, secret) ?? undefined] : null)
}

const ip: Field<string> = (value) => (typeof value === 'string' && isIP(value) > 0 ? [value] : null)
const coordinate: Field<number> = (value) => (typeof value === 'number' && Math.abs(value) <= 180 ? [value] : null)
const label = text(/^.{1,100}$/)

const location = optional(strictObject({ lat: coordinate, lng: coordinate }))

/** "Name Version"; any other text is refused with code 51. */
export function isBrowserAgent(agent: string): boolean {
  return /^[A-Za-z]+ \d+(\.\d+)*$/.test(agent)
}

/** The two spellings of the parts that every call has. */
export const identification = {
  snake: {
    merchant: 'merchant_identify',
    client: 'client_identify',
    clientFields: strictObject({
      ipaddress: ip,
      browser_agent: label,
      mobile: strictObject({
        manufacturer: label,
        model: optional(label),
        os_version: optional(label),
        location,
      }),
    }),
  },
  camel: {
    merchant: 'merchantIdentify',
    client: 'clientIdentify',
    clientFields: strictObject({
      ipAddress: ip,
      browserAgent: label,
      mobile: strictObject({
        manufacturer: label,
        model: optional(label),
        osVersion: optional(label),
        location,
      }),
    }),
  },
} as const

/** An absent terminal has a refusal of its own at the transfer search. */
export const merchantFields = strictObject({
  integratorId: integer(1, 999_999_999),
  merchantId: integer(1, 999_999_999_999),
  terminalId: optional(label),
})
