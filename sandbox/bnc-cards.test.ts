import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parseObject } from './model.ts'
import { ledger, mondayMorning, startTestSandbox, type TestSandbox } from './testing/wire.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
beforeEach(() => sandbox.setTime(mondayMorning))
afterAll(() => sandbox.stop())

describe('cards', () => {
  test.each([4242424242424242, 5555555555554444, 6759649826438453, '4242424242424242'])(
    '%s is approved',
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
    [4000000000009995, 'G51'],
    [4000000000000069, 'G54'],
    [4000000000000127, 'G55'],
    [4242424242424241, 'G56'],
  ])('%s is declined with %s', async (CardNumber, code) => {
    const client = sandbox.newBncClient()
    expect((await client.card({ CardNumber })).code).toBe(code)
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toEqual([])
  })

  test('a number of more digits than a double holds is read to the last one', () => {
    const body = parseObject('{"CardNumber":4000000000000000006,"Amount":100.5}')
    expect(body).toEqual({ CardNumber: '4000000000000000006', Amount: 100.5 })
  })

  test('a card whose month has passed is expired whatever its number', async () => {
    expect((await sandbox.newBncClient().card({ dtExpiration: 92026 })).code).toBe('G54')
    expect((await sandbox.newBncClient().card({ dtExpiration: 102026 })).code).toBe('000000')
  })

  test.each([
    [4000000000000119, 1],
    [4000000000000101, 0],
  ])('%s loses its answer with %i effects in the ledger', async (CardNumber, effects) => {
    const client = sandbox.newBncClient()
    await expect(client.card({ CardNumber })).rejects.toThrow()
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toHaveLength(effects)
  })

  test('a holder whose document begins with zeros is read', async () => {
    expect((await sandbox.newBncClient().card({ CardHolderID: 41 })).code).toBe('000000')
  })

  test('an operation reference charges once', async () => {
    const client = sandbox.newBncClient()
    expect((await client.card({ OperationRef: 'pay-1042' })).code).toBe('000000')
    expect((await client.card({ OperationRef: 'pay-1042' })).code).toBe('G94')
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toHaveLength(1)
  })
})
