import { type Fields, parseObject, textOf } from '../../json-fields.ts'

/** BDV's answer, independent of the product's spelling. The bank's JSON is not trusted. */
export type BdvAnswer = {
  /** A number in some products and text in others: always text here. */
  code: string
  message: string
  /** An object, a list, a text or null. Numbers are kept as the text that the bank sent. */
  data: unknown
  /** The whole body, for products that answer outside `data`. */
  body: Fields
}

/** Enough to recognise a message; the rest of untrusted text is not searched. */
const MESSAGE_CHARACTERS = 200
const CODE = /^[A-Za-z0-9]{1,8}$/

/** Parses an answer; undefined if it is not a JSON object with a code: a firewall's page, a broken body. */
export function readAnswer(text: string): BdvAnswer | undefined {
  const body = parseObject(text)
  const code = textOf(body?.['code'])
  if (!body || code === undefined || !CODE.test(code)) return undefined
  const message = textOf(body['message']) ?? ''
  return { code, message: message.slice(0, MESSAGE_CHARACTERS), data: body['data'] ?? null, body }
}
