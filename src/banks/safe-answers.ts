import { Secret } from '../foundation/secret.ts'
import type { Bank, Flow, Flows, Movement } from './bank.ts'
import type { CodeTable } from './codes.ts'

/** Longer than any number of a bank, and short enough for an index. */
const NUMBER_CHARACTERS = 64
const KEY_CHARACTERS = 200
const TEXT_CHARACTERS = 500
/** A shorter secret, such as a CVV, is part of many numbers by chance. */
const LONG_SECRET_CHARACTERS = 8
/** Enough of a card number to be one: a bank that reads it as a number changes its last digits. */
const COMPARED_CHARACTERS = 12

/**
 * The connector with every answer checked, the same for all banks, before it is stored, shown or logged. What a bank writes
 * may have any length or characters that PostgreSQL does not store, so that the outcome of a call that moved money could
 * not be written; and it may repeat the card number or the token of the request.
 */
export function withSafeAnswers(bank: Bank, codesOf: (flow: Flow) => CodeTable): Bank {
  const flows = Object.entries(bank.flows).map(([name, call]) => [name, safely(call as Call, codesOf(name as Flow))])
  return { ...bank, flows: Object.fromEntries(flows) as Partial<Flows> }
}

type Call = (...request: unknown[]) => Promise<object>

function safely(call: Call, codes: CodeTable): Call {
  return async (...request) => safeAnswer(await call(...request), { codes, secrets: secretsIn(request) })
}

type Checks = { codes: CodeTable; secrets: string[] }

function safeAnswer(answer: object, checks: Checks): object {
  const safe = Object.entries(answer).map(
    ([name, value]) => [name, fields.get(name)?.(value, checks) ?? value] as const,
  )
  if (safe.some(([, value]) => value === unreadableLines)) return { kind: 'unavailable', reason: 'unreadable_answer' }
  return Object.fromEntries(safe.filter(([, value]) => value !== absent))
}

const absent = Symbol('absent')
const unreadableLines = Symbol('unreadable lines')

/** Fields of outcomes and of results of queries that hold the bank's own text. */
const fields = new Map<string, (value: unknown, checks: Checks) => unknown>([
  ['code', (value, { codes, secrets }) => (isListed(codes, value) ? value : safeText(value, secrets))],
  ['trace', (value, { secrets }) => safeText(value, secrets)],
  ['reference', (value, { secrets }) => (isSafeNumber(value, secrets) ? value : absent)],
  ['operationId', (value, { secrets }) => (isSafeNumber(value, secrets) ? value : absent)],
  ['numbers', (value, { secrets }) => (value as string[]).filter((number) => isSafeNumber(number, secrets))],
  ['movements', (value) => safeLines(value as Movement[])],
])

function isListed(codes: CodeTable, code: unknown): boolean {
  return typeof code === 'string' && Object.hasOwn(codes, code)
}

/** The text without control characters, halves of characters and secrets, cut. */
function safeText(value: unknown, secrets: string[]): unknown {
  if (typeof value !== 'string') return value
  const plain = value.toWellFormed().replace(/\p{Cc}/gu, '')
  return secrets.reduce((text, secret) => text.replace(occurrencesOf(secret), '***'), plain).slice(0, TEXT_CHARACTERS)
}

/** The whole word around a long secret, in groups of digits too; a short one only as a word of its own. */
function occurrencesOf(secret: string): RegExp {
  if (secret.length < LONG_SECRET_CHARACTERS) return new RegExp(String.raw`\b${secret}\b`, 'g')
  return new RegExp(String.raw`\w*${secret.slice(0, COMPARED_CHARACTERS).split('').join('[ .-]?')}[\w .-]*`, 'g')
}

/** A number is dropped as a whole: a part of it would be another number. */
function isSafeNumber(value: unknown, secrets: string[]): boolean {
  if (typeof value !== 'string') return true
  const long = secrets.filter((secret) => secret.length >= LONG_SECRET_CHARACTERS)
  return isStorable(value, NUMBER_CHARACTERS) && !long.some((secret) => occurrencesOf(secret).test(value))
}

function isStorable(text: string, characters: number): boolean {
  return text.length <= characters && text.isWellFormed() && !/\p{Cc}/u.test(text)
}

/** Without the key of a line the list cannot be kept, and it may be the one searched for: then nothing was read. */
function safeLines(lines: readonly Movement[]): readonly Movement[] | typeof unreadableLines {
  return lines.every(({ key }) => isStorable(key, KEY_CHARACTERS)) ? lines.map(safeLine) : unreadableLines
}

/** A line with an unusable number proves neither payment nor absence. */
function safeLine(line: Movement): Movement {
  const { reference, numbers, document, concept } = line
  const given = [reference, ...numbers, document?.digits ?? '']
  const isUsable = given.every((number) => isStorable(number, NUMBER_CHARACTERS))
  if (isUsable && (concept === undefined || isStorable(concept, TEXT_CHARACTERS))) return line
  const { document: _, ...anonymous } = line
  return {
    ...(isUsable ? line : { ...anonymous, isContradictory: true }),
    reference: isStorable(reference, NUMBER_CHARACTERS) ? reference : '',
    numbers: numbers.filter((number) => isStorable(number, NUMBER_CHARACTERS)),
    ...(concept === undefined ? {} : { concept: safeText(concept, []) as string }),
  }
}

/** The secrets of a request: card number, CVV, PIN, token. */
function secretsIn(value: unknown): string[] {
  if (value instanceof Secret) return [value.reveal()].filter((text) => /^\w{3,}$/.test(text))
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return []
  return Object.values(value).flatMap(secretsIn)
}
