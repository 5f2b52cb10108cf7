import type { Outcome } from '../../bank.ts'
import { decrypt, type Keys, validationHash } from './cipher.ts'
import { field, isRecord, parseJson, textField } from './read.ts'

export type Failure = Extract<Outcome, { kind: 'notSent' } | { kind: 'unknown' }>

/** Fields refused by the framework in front of the bank's code. Nothing was processed. */
export type RefusedFields = { kind: 'refusedFields'; names: string[] }

/** A parsed answer with its value still encrypted. */
export type Envelope = {
  kind: 'envelope'
  ok: boolean
  code: string
  message: string
  value: string
  validation: string
}

const unreadable: Failure = { kind: 'unknown', reason: 'unreadable_answer' }

/**
 * Parses an answer's body. BNC sends refusals with any HTTP status and approvals with 200 and 202, so the body decides;
 * only 5xx counts as a status. An HTML page leaves the outcome of a call that moves money unknown, whatever its status: a
 * proxy may have sent it after the bank processed the call. For a log-on or a query it means that our address is not on
 * the bank's allow-list.
 */
export function readEnvelope(
  status: number,
  text: string,
  { movesMoney }: { movesMoney: boolean },
): Envelope | RefusedFields | Failure {
  if (status >= 500) return unreadable
  if (!movesMoney && status >= 400 && isPage(text)) return { kind: 'notSent', reason: 'setup' }
  const body = parseJson(text)
  const names = modelStateFields(body)
  if (names) return { kind: 'refusedFields', names }

  const word = textField(body, 'status')?.toUpperCase()
  const message = field(body, 'message')
  const value = field(body, 'value') ?? ''
  if ((word !== 'OK' && word !== 'KO') || typeof message !== 'string' || typeof value !== 'string') return unreadable
  const code = codeOf(message)
  if (code === '') return unreadable
  return {
    kind: 'envelope',
    ok: word === 'OK',
    code,
    message: message.trimStart().slice(code.length).trim(),
    value: value.trim(),
    validation: textField(body, 'validation')?.toLowerCase() ?? '',
  }
}

/** The decrypted JSON of an envelope, `null` without a value; `undefined` if it cannot be decrypted or its hash differs. */
export function openValue(envelope: Envelope, keys: Keys): unknown {
  if (envelope.value === '') return null
  const text = decrypt(keys, envelope.value)
  if (text === undefined || validationHash(text) !== envelope.validation) return undefined
  return parseJson(text)
}

const CODE_LENGTH = 6

/** The first six characters of the message; short codes are padded with blanks: `000000…`, `G55   …`. */
function codeOf(message: string): string {
  return message.slice(0, CODE_LENGTH).trim().split(/\s/)[0] ?? ''
}

function isPage(text: string): boolean {
  return /^\s*<(!doctype|html|head|body)/i.test(text)
}

/**
 * Fields of the framework's refusal, sent before the bank's code runs: `{"Field": ["message"]}` without an envelope. Only
 * the names are kept, without digits, because the rest may repeat the data sent.
 */
function modelStateFields(body: unknown): string[] | undefined {
  if (!isRecord(body) || field(body, 'status') !== undefined || field(body, 'message') !== undefined) return undefined
  const entries = Object.entries(body)
  const isModelState = entries.every(
    ([name, messages]) =>
      /^[\w$.[\]]{0,60}$/.test(name) &&
      Array.isArray(messages) &&
      messages.length > 0 &&
      messages.every((message) => typeof message === 'string'),
  )
  if (entries.length === 0 || !isModelState) return undefined
  return entries.map(([name]) => name.replace(/\d+/g, ''))
}
