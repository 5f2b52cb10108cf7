import { type Fields, parseObject, textOf } from '../../json-fields.ts'

/** An answer of Bancamiga: a code, and fields beside it. The bank's JSON is not trusted. */
export type BancamigaAnswer = { code: string; body: Fields }

export const OK = '200'
const CODE = /^\d{1,6}$/

/**
 * Parses an answer; undefined if it is not a JSON object with a code: a firewall's page, a broken body. The code counts
 * with every HTTP status, except that none but a 2xx confirms anything.
 */
export function readAnswer(status: number, text: string): BancamigaAnswer | undefined {
  const body = parseObject(text)
  const code = textOf(body?.['code'])
  if (!body || code === undefined || !CODE.test(code)) return undefined
  const isSuccess = status >= 200 && status < 300
  return code === OK && !isSuccess ? undefined : { code, body }
}
