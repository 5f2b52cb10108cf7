import { bancamigaAccount } from '../credentials.ts'
import { json, type Reply } from '../http/reply.ts'
import { day, text } from '../model.ts'
import { firstQueryOf, fixedPaymentAmount } from '../outcomes.ts'
import type { RegisteredMovement } from '../records.ts'
import { tooSoon } from './codes.ts'
import { type BankState, type Operation, refuse } from './operation.ts'
import { listed } from './payments.ts'

const phone = text(/^58\d{10}$/)
const bank = text(/^\d{4}$/)

const historyIntervalMs = 10 * 60_000

/** Mobile payments of one phone and bank on one day. */
export const find: Operation = protectedQuery(
  'find',
  ['Phone', 'Bank', 'Date'],
  (state, client, { Phone, Bank, Date }) => {
    if (!bank(Bank)) return refuse(state, 'find', '551')
    if (!phone(Phone)) return refuse(state, 'find', '552')
    if (!day(Date)) return refuse(state, 'find', '553')
    inventPayment(state, client, { phone: String(Phone), bankCode: String(Bank), date: String(Date) })
    const found = (payment: RegisteredMovement) =>
      payment.date === Date && payment.phone === Phone && payment.bankCode === Bank
    return list(state, client, 'find', found)
  },
)

/** All mobile payments of a day, at most once in 10 minutes. */
export const history: Operation = protectedQuery('history', ['Date'], (state, client, { Date }) => {
  if (!day(Date)) return refuse(state, 'history', '553')
  const { historyRead, now, assumptions } = state
  const last = historyRead.get(client)
  if (last !== undefined && now - last < historyIntervalMs) {
    return assumptions.historyTooSoon === 'refused'
      ? refuse(state, 'history', tooSoon)
      : list(state, client, 'history', () => false)
  }
  historyRead.set(client, now)
  return list(state, client, 'history', (payment) => payment.date === Date)
})

export const healthcheck: Operation = {
  method: 'GET',
  mod: 'healthcheck',
  execute: ({ now }) => json(200, { code: 200, time: new Date(now).toISOString() }),
}

function protectedQuery(
  mod: string,
  fields: readonly string[],
  run: (state: BankState, client: string, values: Record<string, unknown>) => Reply,
): Operation {
  return {
    method: 'POST',
    mod,
    execute: (state, { body, bearer }) => {
      const token = state.tokens.read(bearer)
      if (!token) return refuse(state, mod, '503')
      const held = state.tokens.stateOf(token, state.now)
      if (held !== 'valid') return refuse(state, mod, held === 'expired' ? '512' : '503')
      const isStrict =
        fields.every((name) => typeof body[name] === 'string') && Object.keys(body).length === fields.length
      return isStrict ? run(state, token.account, body) : refuse(state, mod, '511')
    },
  }
}

function list(
  { ledger, now, assumptions }: BankState,
  client: string,
  mod: string,
  isMeant: (payment: RegisteredMovement) => boolean,
): Reply {
  const { queryDelayMs, emptyList } = assumptions
  const { collectingPhone } = bancamigaAccount(client)
  const lista = ledger
    .movements(client)
    .filter(({ type, at = 0 }) => type === 'p2p' && at <= now - queryDelayMs)
    .map((movement, index) => ({ movement, index }))
    .filter(({ movement }) => isMeant(movement))
    .map(({ movement, index }) => listed(movement, index, collectingPhone, assumptions))
  const empty = { empty: { lista: [] }, null: { lista: null }, absent: {} }[emptyList]
  return json(200, { code: 200, ...(lista.length > 0 ? { lista } : empty), mod, num: lista.length })
}

/** The payment of a phone that has paid on any day that is queried. */
function inventPayment(
  { ledger, queries, now }: BankState,
  client: string,
  payment: { phone: string; bankCode: string; date: string },
): void {
  const { phone: payer, bankCode, date } = payment
  const fromQuery = firstQueryOf(payer)
  if (fromQuery === undefined || queries(`${client} ${payer} ${bankCode} ${date}`) !== fromQuery) return
  const isKnown = ledger
    .movements(client)
    .some((known) => known.phone === payer && known.bankCode === bankCode && known.date === date)
  if (isKnown) return
  const controlNumber = String(ledger.nextSequence())
  const reference = `000000${controlNumber.slice(-6)}`
  ledger.recordMovement({
    ...payment,
    controlNumber,
    client,
    amount: fixedPaymentAmount,
    reference,
    type: 'p2p',
    at: now,
  })
}
