import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { control, mondayMorning, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
beforeEach(async () => {
  sandbox.setTime(mondayMorning)
  await sandbox.setBncAssumptions(null)
})
afterAll(() => sandbox.stop())

async function register(client: ReturnType<TestSandbox['newBncClient']>, changes: Record<string, unknown> = {}) {
  const movement = { client: client.credentials.clientGuid, amount: 1523.4, reference: '123456', date: '2026-10-05' }
  const { status } = await post(control(sandbox.bncUrl, 'movements'), { ...movement, ...changes })
  expect(status).toBe(201)
}

describe('BNC History and HistoryByDate', () => {
  async function withMovements(...dates: string[]) {
    const client = sandbox.newBncClient()
    for (const date of dates) await register(client, { date })
    const byDate = (StartDate: string, EndDate: string) =>
      client.call('/Position/HistoryByDate', { ...client.owner, StartDate, EndDate })
    const daysBetween = async (from: string, to: string) => {
      const lines = (await byDate(from, to)).value[client.credentials.accountNumber]
      return Array.isArray(lines) ? lines.map(({ Date: date }) => date) : lines
    }
    return { client, byDate, daysBetween }
  }

  test('History returns the last three days including today', async () => {
    const { client } = await withMovements('2026-10-02', '2026-10-03', '2026-10-05')
    expect((await client.history()).map(({ Date: date }) => date)).toEqual(['03/10/2026', '05/10/2026'])
  })

  test('HistoryByDate includes the last day at 23:59:59 and excludes it at 00:00:00 by default', async () => {
    const { daysBetween } = await withMovements('2026-10-01', '2026-10-02')
    expect(await daysBetween('2026-10-01T00:00:00', '2026-10-02T23:59:59')).toEqual(['01/10/2026', '02/10/2026'])
    expect(await daysBetween('2026-10-01T00:00:00', '2026-10-02T00:00:00')).toEqual(['01/10/2026'])
    expect(await daysBetween('2026-10-01', '2026-10-02')).toEqual(['01/10/2026'])
    await sandbox.setBncAssumptions({ endDateIncludesDay: true })
    expect(await daysBetween('2026-10-01T00:00:00', '2026-10-02T00:00:00')).toEqual(['01/10/2026', '02/10/2026'])
  })

  test('HistoryByDate accepts at most 31 days inclusive, with dashes or slashes', async () => {
    const { byDate, daysBetween } = await withMovements('2026-09-01', '2026-10-01')
    expect(await daysBetween('2026/09/01T00:00:00', '2026/10/01T23:59:59')).toEqual(['01/09/2026', '01/10/2026'])
    expect((await byDate('2026-09-01T00:00:00', '2026-10-02T00:00:00')).code).toBe('EPIIMS')
    expect((await byDate('2026-10-02T00:00:00', '2026-10-01T00:00:00')).code).toBe('EPIIMS')
    expect((await byDate('2026-10/01', '01/10/2026')).body).toEqual({
      StartDate: expect.any(Array),
      EndDate: expect.any(Array),
    })
  })

  test('History can be a list, or a dictionary by account and day with empty lists for days without lines', async () => {
    const { client } = await withMovements('2026-10-03', '2026-10-05', '2026-10-05')
    const { accountNumber } = client.credentials
    const byAccount = await client.history()
    const queryHistory = () => client.call('/Position/History', client.owner)
    await sandbox.setBncAssumptions({ statementShape: 'list' })
    expect((await queryHistory()).list).toEqual(byAccount)
    await sandbox.setBncAssumptions({ statementShape: 'byAccountAndDay' })
    expect((await queryHistory()).value).toEqual({
      [`${accountNumber}-05/10/2026`]: byAccount.slice(1),
      [`${accountNumber}-04/10/2026`]: [],
      [`${accountNumber}-03/10/2026`]: byAccount.slice(0, 1),
    })
  })

  test('historyMaxLines limits History to the newest lines and does not limit ValidateExistence', async () => {
    const client = sandbox.newBncClient()
    await client.charge()
    sandbox.passTime(1_000)
    await client.charge({ Amount: 2, DebtorCellPhone: '584161234567' })
    sandbox.passTime(1_000)
    await client.charge({ Amount: 3 })
    await sandbox.setBncAssumptions({ historyMaxLines: 2 })
    expect((await client.history()).map(({ Amount }) => Amount)).toEqual([2, 3])
    const question = { ...client.owner, BankCode: 102, PhoneNumber: '584141234567', RequestDate: '2026-10-05' }
    const { value } = await client.call('/Position/ValidateExistence', { ...question, Amount: 1523.4 })
    expect(value).toMatchObject({ MovementExists: true, Amount: 1523.4 })
  })

  test('statementDelayMs delays a line in History and not in ValidateExistence', async () => {
    const client = sandbox.newBncClient()
    await sandbox.setBncAssumptions({ statementDelayMs: 60_000 })
    await client.charge()
    await register(client)
    sandbox.passTime(59_999)
    expect(await client.history()).toEqual([])
    const question = { ...client.owner, BankCode: 102, PhoneNumber: '584141234567', RequestDate: '2026-10-05' }
    expect((await client.call('/Position/ValidateExistence', question)).value).toMatchObject({ MovementExists: true })
    sandbox.passTime(1)
    expect(await client.history()).toHaveLength(2)
  })

  test('a client’s statement shows no line, or each at once, until its delay is restored', async () => {
    const [client, other] = [sandbox.newBncClient(), sandbox.newBncClient()]
    const show = (lines: unknown) =>
      post(control(sandbox.bncUrl, 'statements'), { client: client.credentials.clientGuid, lines })
    await Promise.all([client.charge(), other.charge()])
    expect((await show('none')).status).toBe(200)
    expect([await client.history(), await other.history()]).toMatchObject([[], [{}]])
    await sandbox.setBncAssumptions({ statementDelayMs: 60_000 })
    await show('all')
    expect([await client.history(), await other.history()]).toMatchObject([[{}], []])
    await show(null)
    expect(await client.history()).toEqual([])
    expect((await show('some')).body).toEqual({ error: 'invalid: lines' })
  })

  test('bookedOn nextDay books a C2P charge on the following day', async () => {
    const client = sandbox.newBncClient()
    await sandbox.setBncAssumptions({ bookedOn: 'nextDay' })
    await client.charge()
    expect(await client.history()).toEqual([])
    sandbox.passTime(86_400_000)
    await client.logOn()
    expect(await client.history()).toMatchObject([{ Date: '06/10/2026', Amount: 1523.4 }])
  })
})
