import { encrypt, type Keys, validationHash } from './cipher.ts'

/** An operation's fields in the order they are written. A bigint holds a number with more digits than a double. */
export type Fields = Readonly<Record<string, string | number | bigint>>

/** The JSON text that is both hashed and encrypted. */
export function jsonText(fields: Fields): string {
  const members = Object.entries(fields).map(
    ([name, value]) => `${JSON.stringify(name)}:${typeof value === 'bigint' ? value : JSON.stringify(value)}`,
  )
  return `{${members.join(',')}}`
}

/** The body of a request. `reference` is ours, alphanumeric, and rejected by BNC if repeated within the day. */
export function sealRequest(request: {
  clientGuid: string
  reference: string
  text: string
  keys: Keys
  testOperation: boolean
}): string {
  return JSON.stringify({
    ClientGUID: request.clientGuid,
    Reference: request.reference,
    Value: encrypt(request.keys, request.text),
    Validation: validationHash(request.text),
    swTestOperation: request.testOperation,
  })
}
