import type { Outcome } from '../../bank.ts'
import { decrypt, type Keys, validationHash } from './cipher.ts'
import { field, isRecord, parseJson, textField } from './read.ts'

export type Failure = Extract<Outcome, { kind: 'notSent' } | { kind: 'unknown' }>

/** The names of the fields that the framework before the bank's code refused. Nothing was processed. */
export type RefusedFields = { kind: 'refusedFields'; names: string[] }

/** What the bank said, before its value is opened. */
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
 * Reads an answer's body. The bank gives refusals with any HTTP status and approvals with 200 and 202,
 * so the body decides; only 5xx is believed as such. A page proves nothing about a call that moves money, whatever its
 * status: what stands between us and the bank may have written it after the bank had carried the call out. Of a log-on or a
 * question it says what to mend: the address is not on the bank's list.
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

/** The JSON inside the envelope; an envelope without a value holds `null`. `undefined` when it cannot be trusted. */
export function openValue(envelope: Envelope, keys: Keys): unknown {
  if (envelope.value === '') return null
  const text = decrypt(keys, envelope.value)
  if (text === undefined || validationHash(text) !== envelope.validation) return undefined
  return parseJson(text)
}

const CODE_LENGTH = 6

/** Six characters at the head of the message, short codes padded with blanks: `000000…`, `G55   …`. */
function codeOf(message: string): string {
  return message.slice(0, CODE_LENGTH).trim().split(/\s/)[0] ?? ''
}

function isPage(text: string): boolean {
  return /^\s*<(!doctype|html|head|body)/i.test(text)
}

/**
 * The framework's own refusal, given before the bank's code runs: `{"Field": ["what is wrong"]}` with no
 * envelope. Only the names are kept, because the messages may repeat what was sent.
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
  return entries.map(([name]) => name)
}
