import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parseObject } from './model.ts'
import { ledger, mondayMorning, startTestSandbox, type TestSandbox } from './testing/wire.ts'
import vectors from './vectors.json' with { type: 'json' }

let sandbox: TestSandbox
/** Functions that end the pending delays of the sandbox. */
const waits: { ms: number; end: () => void }[] = []
let onWait = () => {}
beforeAll(async () => {
  const sleep = (ms: number) =>
    new Promise<void>((end) => {
      waits.push({ ms, end })
      onWait()
    })
  sandbox = await startTestSandbox({ sleep })
})
beforeEach(async () => {
  sandbox.setTime(mondayMorning)
  await sandbox.setBncAssumptions(null)
})
afterAll(() => sandbox.stop())

describe('BNC card sales', () => {
  test.each([4242424242424242, 5555555555554444, 6759649826438453, '4242424242424242'])(
    'a sale with the card %s is approved',
    async (CardNumber) => {
      const client = sandbox.newBncClient()
      const { code, value } = await client.card({ CardNumber, OperationRef: 'pay-1042' })
      expect(code).toBe('000000')
      expect(value).toEqual({ Reference: expect.any(Number), Status: 'OK', Code: 'G00', Message: 'APROBADA' })
      const [entry] = await ledger(sandbox.bncUrl, client.credentials.clientGuid)
      expect(entry).toMatchObject({ operation: 'Send', amount: '100.50', paymentHint: 'pay-1042' })
      expect(entry?.reference).toBe(String(value['Reference']))
      expect(entry?.['cardLast4']).toBe(String(CardNumber).slice(-4))
      expect(JSON.stringify(entry)).not.toContain(String(CardNumber))
      expect(await client.history()).toEqual([])
    },
  )

  test.each([
    [4000000000000002, 'G05'],
    [4000000000009995, 'G51'],
    [4000000000000069, 'G54'],
    [4000000000000127, 'G55'],
    [4242424242424241, 'G56'],
  ])('a sale with the card %s is declined with %s', async (CardNumber, code) => {
    const client = sandbox.newBncClient()
    expect((await client.card({ CardNumber })).code).toBe(code)
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toEqual([])
  })

  test('a JSON card number above 2^53 keeps all its digits', () => {
    const body = parseObject('{"CardNumber":4000000000000000006,"Amount":100.5}')
    expect(body).toEqual({ CardNumber: '4000000000000000006', Amount: 100.5 })
  })

  test('a sale with an expired card is declined with G54 whatever its number', async () => {
    expect((await sandbox.newBncClient().card({ dtExpiration: 92026 })).code).toBe('G54')
    expect((await sandbox.newBncClient().card({ dtExpiration: 102026 })).code).toBe('000000')
  })

  test.each([
    [4000000000000119, 1],
    [4000000000000101, 0],
  ])('a sale with the card %s loses the response and leaves %i ledger entries', async (CardNumber, effects) => {
    const client = sandbox.newBncClient()
    await expect(client.card({ CardNumber })).rejects.toThrow()
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toHaveLength(effects)
  })

  test('a card holder document with leading zeros is accepted', async () => {
    expect((await sandbox.newBncClient().card({ CardHolderID: 41 })).code).toBe('000000')
  })

  test('a repeated OperationRef charges the card only once', async () => {
    const client = sandbox.newBncClient()
    expect((await client.card({ OperationRef: 'pay-1042' })).code).toBe('000000')
    expect((await client.card({ OperationRef: 'pay-1042' })).code).toBe('G94')
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toHaveLength(1)
  })

  test('a sale with 4000000000003220 is charged at once and answered after eight seconds', async () => {
    const client = sandbox.newBncClient()
    await client.logOn()
    const waiting = new Promise<void>((resolve) => {
      onWait = resolve
    })
    const answer = client.card({ CardNumber: 4000000000003220 })
    await waiting
    expect(waits.map(({ ms }) => ms)).toEqual([8_000])
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toHaveLength(1)
    waits[0]?.end()
    expect((await answer).value).toMatchObject({ Status: 'OK' })
  })

  test('every other approval of a client has neither code nor message, as published', async () => {
    const client = sandbox.newBncClient()
    const answers = []
    for (let sale = 0; sale < 4; sale += 1) answers.push((await client.card()).value)
    const [withCode, without] = ['VPOS ok', 'VPOS ok without a code'].map((name) => {
      const { plaintext = '' } = vectors.bnc.responses.find((response) => response.name === name) ?? {}
      const approval = parseObject(plaintext) ?? {}
      return { ...approval, Reference: expect.any(Number) }
    })
    expect(answers).toEqual([withCode, without, withCode, without])
  })

  test.each([
    ['always', 'G00'],
    ['never', null],
  ])('with cardApprovalCode %s every approval has the code %s', async (cardApprovalCode, Code) => {
    await sandbox.setBncAssumptions({ cardApprovalCode })
    const client = sandbox.newBncClient()
    for (let sale = 0; sale < 2; sale += 1) expect((await client.card()).value).toMatchObject({ Status: 'OK', Code })
  })

  test('with cardDecline inside, a refusal comes in an OK envelope, as published', async () => {
    await sandbox.setBncAssumptions({ cardDecline: 'inside' })
    const client = sandbox.newBncClient()
    const { code, plaintext } = await client.card({ CardNumber: 4000000000000002 })
    const published = vectors.bnc.responses.find(({ name }) => name === 'VPOS declined inside an OK envelope')
    expect(code).toBe('000000')
    expect(plaintext).toBe(published?.plaintext)
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toEqual([])
  })
})
