import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Scope } from '../../src/foundation/scope.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { accountIdOf, addLine, addPayment } from './fixture.ts'

/**
 * A month of a tenant that shares its account with another, made by a generator that knows what it plants: the gateway has
 * to find each fault on its day and nothing else.
 */
let sandbox: TestSandbox
let gateway: TestGateway
let key: string
let otherKey: string
let planted: Record<string, string[]>
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox, env: wide })
  const tenant = await gateway.createTenant()
  const other = await gateway.createTenant()
  key = tenant.key
  otherKey = other.key
  planted = await plantMonth(
    { tenantId: tenant.tenantId, livemode: false },
    { tenantId: other.tenantId, livemode: false },
  )
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const wide = { PASARELA_RATE_LIMIT_PER_SECOND: '100000', PASARELA_RATE_LIMIT_BURST: '100000' }
const dayOf = (day: number) => `2026-09-${String(day).padStart(2, '0')}`
const noon = (day: number) => `${dayOf(day)}T16:00:00Z`
const DAYS = 30

/** Plants 30 days and returns, by day, the differences that a reader has to find: `class bank/ours`. */
async function plantMonth(scope: Scope, stranger: Scope): Promise<Record<string, string[]>> {
  const { database } = gateway
  const accountId = accountIdOf(scope.tenantId, 'bnc')
  const found: Record<string, string[]> = Object.fromEntries(
    Array.from({ length: DAYS }, (_, index) => [dayOf(index + 1), []]),
  )
  const expectOn = (day: number, text: string) => found[dayOf(day)]?.push(text)
  let serial = 500_000
  const next = () => String((serial += 7))
  for (let day = 1; day <= DAYS; day += 1) {
    const date = dayOf(day)
    // Every day: charges found by number, a claimed transfer, a commission, a card sale with the bank's credit.
    for (let index = 0; index < 4; index += 1) {
      const number = next()
      const ves = `${100 + day}.${10 + index}`
      await addPayment(database, scope, { at: noon(day), ves, accountId, numbers: [number] })
      await addLine(database, { accountId, date, ves, kind: 'c2p', numbers: [number] })
    }
    const paymentId = await addPayment(database, scope, {
      at: noon(day),
      ves: '77.70',
      accountId,
      method: 'PAGO_MOVIL',
    })
    await addLine(database, { accountId, date, ves: '77.70', kind: 'p2p', claim: { scope, paymentId } })
    await addLine(database, { accountId, date, ves: '0.31', kind: 'commission', direction: 'out' })
    await addPayment(database, scope, { at: noon(day), ves: '40.00', accountId, method: 'VPOS' })
    await addLine(database, { accountId, date, ves: '39.00', kind: 'card' })
    // Of the other tenant on the account: a claimed line, a charge found by number, a charge that names the payer.
    const theirs = await addPayment(database, stranger, {
      at: noon(day),
      ves: '61.00',
      accountId,
      method: 'PAGO_MOVIL',
    })
    await addLine(database, {
      accountId,
      date,
      ves: '61.00',
      kind: 'p2p',
      claim: { scope: stranger, paymentId: theirs },
    })
    const number = next()
    await addPayment(database, stranger, { at: noon(day), ves: '62.00', accountId, numbers: [number] })
    await addLine(database, { accountId, date, ves: '62.00', kind: 'c2p', numbers: [number] })
    await addPayment(database, stranger, { at: noon(day), ves: '63.00', accountId, phone: 'stranger' })
    await addLine(database, { accountId, date, ves: '63.00', kind: 'mobile', phone: 'stranger' })
    // A payment that failed and one without an outcome move no money.
    await addPayment(database, scope, { at: noon(day), ves: '55.00', accountId, status: 'FAILED' })
    if (day % 9 === 0) await addPayment(database, scope, { at: noon(day), ves: '56.00', accountId, status: 'PENDING' })

    if (day % 5 === 0) {
      await addLine(database, { accountId, date, ves: `${day}.01`, kind: 'p2p' })
      expectOn(day, `in_statement_only ${day}.01/-`)
    }
    if (day % 6 === 0) {
      await addPayment(database, scope, { at: noon(day), ves: `${day}.02`, accountId, numbers: [next()] })
      expectOn(day, `ours_only -/${day}.02`)
    }
    if (day % 7 === 0) {
      const shared = next()
      await addPayment(database, scope, { at: noon(day), ves: `${day}.03`, accountId, numbers: [shared] })
      await addLine(database, { accountId, date, ves: `${day}.53`, kind: 'c2p', numbers: [shared] })
      expectOn(day, `amount_differs ${day}.53/${day}.03`)
    }
    if (day % 8 === 0) {
      const id = await addPayment(database, scope, { at: noon(day), ves: '9.00', accountId, method: 'PAGO_MOVIL' })
      await addLine(database, { accountId, date, ves: '8.75', kind: 'p2p', claim: { scope, paymentId: id } })
      expectOn(day, 'amount_differs 8.75/9.00')
    }
    if (day % 10 === 0) {
      // Reversed in the afternoon; only on the 20th has the reversal a line.
      const numbers = [next()]
      const reversalNumbers = [next()]
      const reversedAt = `${dayOf(day)}T20:00:00Z`
      await addPayment(database, scope, {
        at: noon(day),
        ves: '31.00',
        accountId,
        numbers,
        reversedAt,
        reversalNumbers,
      })
      await addLine(database, { accountId, date, ves: '31.00', kind: 'c2p', numbers })
      if (day === 20)
        await addLine(database, { accountId, date, ves: '31.00', direction: 'out', numbers: reversalNumbers })
      else expectOn(day, 'ours_only -/31.00')
    }
    if (day % 11 === 0) {
      // Two minutes before midnight in Caracas: the bank's line is of the next day.
      const numbers = [next()]
      await addPayment(database, scope, { at: `${dayOf(day + 1)}T03:58:00Z`, ves: '12.34', accountId, numbers })
      await addLine(database, { accountId, date: dayOf(day + 1), ves: '12.34', kind: 'c2p', numbers })
    }
  }
  return found
}

type Line = { class: string; bankVesAmount?: number; ownVesAmount?: number }
type Day = { accounts: Record<string, unknown>[]; items: Line[]; nextCursor: string | null }

async function linesOf(caller: string, date: string): Promise<{ lines: Line[]; day: Day }> {
  const lines: Line[] = []
  let cursor: string | null = null
  for (;;) {
    const after = cursor === null ? '' : `&cursor=${cursor}`
    const answer = await gateway.call(`/v1/reconciliations?date=${date}&limit=7${after}`, { key: caller })
    expect(answer.status, answer.text).toBe(200)
    const day = answer.body as unknown as Day
    lines.push(...day.items)
    cursor = day.nextCursor
    if (cursor === null) return { lines, day }
  }
}

const shown = ({ class: name, bankVesAmount, ownVesAmount }: Line) =>
  `${name} ${bankVesAmount?.toFixed(2) ?? '-'}/${ownVesAmount?.toFixed(2) ?? '-'}`
const faults = (lines: Line[]) =>
  lines.filter((line) => ['amount_differs', 'in_statement_only', 'ours_only'].includes(line.class)).map(shown)

test('every planted fault of the month is found on its day, and nothing else', async () => {
  for (const [date, expected] of Object.entries(planted)) {
    const { lines, day } = await linesOf(key, date)
    expect(faults(lines).toSorted(), date).toEqual(expected.toSorted())
    const bnc = day.accounts.find(({ bank }) => bank === 'bnc')
    expect(bnc).toMatchObject({ basis: 'statement', differences: expected.length })
  }
  expect(Object.values(planted).flat().length).toBeGreaterThan(18)
})

test('lines of every class are counted, with money in and money out apart', async () => {
  const { day } = await linesOf(key, dayOf(20))
  const bnc = day.accounts.find(({ bank }) => bank === 'bnc')
  const totals = bnc?.['totals'] as { class: string; count: number; in: object; out: object }[]
  expect(totals.find((total) => total.class === 'commission')).toEqual({
    class: 'commission',
    count: 1,
    in: { bankVesAmount: 0, ownVesAmount: 0 },
    out: { bankVesAmount: 0.31, ownVesAmount: 0 },
  })
  expect(totals.find((total) => total.class === 'cards')).toMatchObject({
    count: 2,
    in: { bankVesAmount: 39, ownVesAmount: 40 },
  })
  expect(totals.find((total) => total.class === 'matched')).toMatchObject({
    count: 7,
    out: { bankVesAmount: 31, ownVesAmount: 31 },
  })
})

test('the other tenant on the account has its own payments, and nothing of the first', async () => {
  // It used the account, which is not the one it has now: the account is shown because of its payments.
  const { lines } = await linesOf(otherKey, dayOf(1))
  expect(lines.map(shown).toSorted()).toEqual(
    [
      'commission 0.31/-',
      'cards 39.00/-',
      'matched 61.00/61.00',
      'matched 62.00/62.00',
      'matched 63.00/63.00',
    ].toSorted(),
  )
})

test('a day of another month is empty, and a day that does not exist is refused', async () => {
  const { lines } = await linesOf(key, '2026-01-31')
  expect(lines).toEqual([])
  for (const date of ['2026-02-30', '0000-01-01', 'today', '']) {
    expect((await gateway.call(`/v1/reconciliations?date=${date}`, { key })).status, date).toBe(400)
  }
})
