import type { Movement, PayerQuery, QueryResult } from '../bank.ts'
import type { Account } from './account.ts'
import { codesOf } from './codes.ts'
import { readRow } from './movement.ts'
import { type BancamigaAnswer, OK } from './wire/answer.ts'
import type { Reply } from './wire/client.ts'

export type Found = QueryResult<{ movements: Movement[] }>

/** The bank’s limit is ten minutes. Half a minute more, because a call may be on its way for longer than the next one. */
export const HISTORY_EVERY_MS = 10 * 60_000 + 30_000

/** The payments of one payer on one day. */
export async function listOfPayer(account: Account, { payer, date }: Omit<PayerQuery, 'amount'>): Promise<Found> {
  const reply = await account.client.call('find', { Phone: payer.phone, Bank: payer.bankCode, Date: date })
  const found = readList(account, reply)
  if (found.kind !== 'answered') return found
  const isOther = ({ date: day, bankCode, phones }: Movement) =>
    day !== date || bankCode !== payer.bankCode || !phones.includes(payer.phone)
  // An answer to another question proves nothing.
  if (found.movements.some(isOther)) return { kind: 'unavailable', reason: 'unreadable_answer', code: OK }
  return found
}

/** All payments of one day. The turn is taken before the call, over all processes and tenants of the bank’s client. */
export async function listOfDay(account: Account, date: string): Promise<Found> {
  const { client, quotas, quotaClient } = account
  const reply = await client.call('history', { Date: date }, () =>
    quotas.take(quotaClient, 'history', HISTORY_EVERY_MS),
  )
  const found = readList(account, reply)
  if (found.kind !== 'answered') return found
  return { kind: 'answered', movements: found.movements.filter((movement) => movement.date === date) }
}

function readList(account: Account, reply: Reply): Found {
  if (reply.kind === 'refused') return { kind: 'unavailable', reason: 'quota', retryMs: reply.retryMs }
  if (reply.kind !== 'answer') {
    const { code } = reply.kind === 'notSent' ? reply : {}
    return { kind: 'unavailable', reason: reply.reason, ...(code === undefined ? {} : { code }) }
  }
  const { code } = reply.answer
  if (code !== OK) {
    const isSetup = codesOf('findTransfers')[code]?.class === 'setup'
    return { kind: 'unavailable', reason: isSetup ? 'setup' : 'refused', code }
  }
  const movements = readRows(account, reply.answer)
  return movements ? { kind: 'answered', movements } : { kind: 'unavailable', reason: 'unreadable_answer', code }
}

/** Undefined if a payment cannot be read or some are missing: it may be the one searched for. */
function readRows({ credentials }: Account, { body }: BancamigaAnswer): Movement[] | undefined {
  const list = body['lista'] ?? []
  if (!Array.isArray(list)) return undefined
  const count = body['num']
  if (count !== undefined && count !== null && count !== String(list.length)) return undefined
  const rows = list.map((row) => readRow(row, credentials.listIsP2p ? 'p2p' : 'mobile'))
  if (!rows.every((row) => 'movement' in row)) return undefined
  // A merchant may have several phones; those paid to another one are of another account.
  const own = rows.filter(({ payeePhone }) => payeePhone === credentials.collectingPhone)
  return withoutRepeats(own.map(({ movement }) => movement))
}

/** A payment listed twice is one. Two different ones with the same key are marked: neither pays by itself. */
function withoutRepeats(movements: readonly Movement[]): Movement[] {
  const unique = new Map<string, Movement>()
  for (const movement of movements) {
    const first = unique.get(movement.key)
    const isSame = first === undefined || (first.amount.eq(movement.amount) && first.reference === movement.reference)
    unique.set(movement.key, isSame ? (first ?? movement) : { ...first, isContradictory: true })
  }
  return [...unique.values()]
}
