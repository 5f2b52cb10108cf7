import { isFields, parseObject, textOf } from '../../json-fields.ts'

/** An answer of Banesco: its own status, and the transactions, if it has any. The bank's JSON is not trusted. */
export type BanescoAnswer = { code: string; transactions: unknown }

export const OK = '200'
export const NONE = '70001'
export const TOO_LONG = '70005'
export const TOO_MANY_CALLS = 'VRN05'

const CODE = /^[A-Za-z0-9]{1,10}$/

/**
 * Parses an answer; undefined if it is not the bank's: a page of its gateway, a broken body. Transactions count with a 2xx
 * only, and “none” with no 5xx; every other code says why there is no answer, with whatever HTTP status it comes.
 */
export function readAnswer(status: number, text: string): BanescoAnswer | undefined {
  const body = parseObject(text)
  const state = body?.['httpStatus']
  const code = isFields(state) ? textOf(state['statusCode']) : undefined
  if (!body || code === undefined || !CODE.test(code)) {
    return status === 429 ? { code: TOO_MANY_CALLS, transactions: undefined } : undefined
  }
  if (code === OK && (status < 200 || status >= 300)) return undefined
  if (code === NONE && status >= 500) return undefined
  const data = body['dataResponse']
  return { code, transactions: isFields(data) ? data['transactionDetail'] : undefined }
}
