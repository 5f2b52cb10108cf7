import { type Fields, isFields, parseObject, textOf } from '../../json-fields.ts'

/** Mercantil's answer. The bank's JSON is not trusted; numbers are kept as the text that it sent. */
export type MercantilAnswer = { body: Fields; errors: BankError[] }

/** A refusal in whichever of its three forms. Its code is empty where the bank gives only a description. */
export type BankError = { code: string; description: string }

/** Enough to recognise a description; the rest of untrusted text is not searched. */
const DESCRIPTION_CHARACTERS = 200
const ERRORS_MAX = 20
const CODE = /^[A-Za-z0-9]{1,8}$/

/** Parses an answer; undefined if it is not the bank's: a firewall's page, a broken body, a refusal without a reason. */
export function readAnswer(status: number, text: string): MercantilAnswer | undefined {
  const isRefused = status >= 400 && status < 500
  if (!isRefused && (status < 200 || status >= 300)) return undefined
  const body = parseObject(text)
  if (!body) return undefined
  const errors = errorsIn(body)
  return isRefused && errors.length === 0 ? undefined : { body, errors }
}

function errorsIn(body: Fields): BankError[] {
  const listed = [body['error_list'], body['errorList']].filter(Array.isArray).flat().slice(0, ERRORS_MAX)
  return [...listed, body['status'], body].flatMap((part) => {
    const error = isFields(part) ? readError(part) : undefined
    return error ? [error] : []
  })
}

function readError(part: Fields): BankError | undefined {
  const code = textOf(part['error_code']) ?? textOf(part['errorCode']) ?? textOf(part['code'])
  const description = textOf(part['description'])
  const isSuccess = code !== undefined && /^0+$/.test(code)
  if (isSuccess || (code === undefined && description === undefined)) return undefined
  return {
    code: code !== undefined && CODE.test(code) ? code : '',
    description: (description ?? '').slice(0, DESCRIPTION_CHARACTERS),
  }
}
