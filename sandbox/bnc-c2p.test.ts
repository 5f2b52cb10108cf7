import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ledger, mondayMorning, startTestSandbox, type TestSandbox } from './testing/wire.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
beforeEach(() => sandbox.setTime(mondayMorning))
afterAll(() => sandbox.stop())

async function charged(document: string) {
  const client = sandbox.newBncClient()
  const { value } = await client.charge({ DebtorID: document })
  const { terminal } = client.credentials
  const byId = { IdTransactionToReverse: value['IdTransaction'], Amount: 1523.4, Terminal: terminal }
  const byPayer = {
    Amount: 1523.4,
    BanckCode: 102,
    DebtorCellPhone: '584141234567',
    DebtorID: document,
    Terminal: terminal,
  }
  return {
    client,
    reverse: (changes = {}) => client.call('/MobPayment/ReverseC2P', { ...byId, ...changes }),
    reverseByPayer: (changes = {}) => client.call('/MobPayment/ReverseC2PALT', { ...byPayer, ...changes }),
    operations: async () =>
      (await ledger(sandbox.bncUrl, client.credentials.clientGuid)).map(({ operation }) => operation),
  }
}

describe('BNC SendC2P by token', () => {
  test('a C2P charge with an ordinary token of 6 to 8 digits is approved and appears in ledger and history', async () => {
    for (const Token of ['135724', '1357246', '13572468', '000051']) {
      const client = sandbox.newBncClient()
      const { code, value } = await client.charge({ Token }, { Reference: 'ORDER1' })
      expect(code).toBe('000000')
      expect(value).toEqual({ IdTransaction: expect.any(Number), Reference: expect.stringMatching(/^0\d{7}$/) })
      const { IdTransaction, Reference } = value
      const line = {
        controlNumber: expect.stringMatching(/^\d{12}$/),
        reference: expect.stringMatching(/^[1-9]\d{2,5}$/),
      }
      const [entry] = await ledger(sandbox.bncUrl, client.credentials.clientGuid)
      expect(entry).toMatchObject({
        bank: 'bnc',
        operation: 'SendC2P',
        amount: '1523.40',
        direction: 'in',
        reference: Reference,
        txId: IdTransaction,
        line,
        payer: { document: 'V12345678', phone: '584141234567', bankCode: '0102' },
        paymentHint: 'ORDER1',
        at: '2026-10-05T15:00:00.000Z',
      })
      const [shown, ...others] = await client.history()
      expect(others).toEqual([])
      expect(shown).toMatchObject({ Date: '05/10/2026', Amount: 1523.4, BalanceDelta: 'Ingreso' })
      expect(entry?.['line']).toEqual({ controlNumber: shown?.['ControlNumber'], reference: shown?.['ReferenceA'] })
    }
  })

  test('a C2P token of fewer than 6 characters is an invalid field', async () => {
    const { body } = await sandbox.newBncClient().charge({ Token: '00051' })
    expect(Object.keys(body)).toEqual(['Token'])
  })

  test('a C2P token that equals a JavaScript property name is approved', async () => {
    expect((await sandbox.newBncClient().charge({ Token: 'toString' })).code).toBe('000000')
  })

  test.each(['51', '55', '56', '61', '80'])(
    'the C2P token 000000%s is declined with that code and moves no money',
    async (code) => {
      const client = sandbox.newBncClient()
      const answer = await client.charge({ Token: `000000${code}` })
      expect(answer.body).toMatchObject({ status: 'KO', value: '', validation: '' })
      expect(answer.body['message']).toMatch(new RegExp(`^G${code}   \\S`))
      expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toEqual([])
    },
  )

  test('the C2P token 00000009 loses the response and moves the money three seconds later', async () => {
    const client = sandbox.newBncClient()
    await expect(client.charge({ Token: '00000009' })).rejects.toThrow()
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toEqual([])
    expect(await client.history()).toEqual([])
    sandbox.passTime(3_000)
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toHaveLength(1)
    expect(await client.history()).toHaveLength(1)
  })

  test('the C2P token 00000008 loses the response and never moves the money', async () => {
    const client = sandbox.newBncClient()
    await expect(client.charge({ Token: '00000008' })).rejects.toThrow()
    sandbox.passTime(3_000)
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toEqual([])
  })

  test('the C2P token 00000098 loses the response after the money moved', async () => {
    const client = sandbox.newBncClient()
    await expect(client.charge({ Token: '00000098' })).rejects.toThrow()
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toHaveLength(1)
    expect(await client.history()).toHaveLength(1)
  })

  test('the C2P token 00000099 loses the response before the money moved', async () => {
    const client = sandbox.newBncClient()
    await expect(client.charge({ Token: '00000099' })).rejects.toThrow()
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toEqual([])
  })

  test('the C2P token 00000097 moves the money and truncates the response', async () => {
    const client = sandbox.newBncClient()
    const { text } = await client.charge({ Token: '00000097' })
    expect(text).toMatch(/^\{"status":"OK"/)
    expect(() => JSON.parse(text)).toThrow()
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toHaveLength(1)
  })

  test('the C2P token 00000091 is refused before processing, with any key and on every retry', async () => {
    const client = sandbox.newBncClient()
    expect((await client.charge({ Token: '00000091' }, { Reference: 'REF91' })).code).toBe('EPIRWK')
    await client.logOn()
    expect((await client.charge({ Token: '00000091' }, { Reference: 'REF91' })).code).toBe('EPIRWK')
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toEqual([])
  })
})

describe('BNC reversals by payer document', () => {
  test('a C2P charge is reversed once, and a second reversal is refused', async () => {
    const { client, reverse, reverseByPayer, operations } = await charged('V12345678')
    expect((await reverse()).code).toBe('000000')
    expect((await reverse()).code).toBe('G94')
    expect((await reverseByPayer()).code).toBe('G94')
    expect(await operations()).toEqual(['SendC2P', 'ReverseC2P'])
    expect((await client.history()).at(-1)).toMatchObject({ BalanceDelta: 'Egreso', Amount: 1523.4 })
  })

  test('ReverseC2PALT finds the charge by payer and amount', async () => {
    const { reverseByPayer, operations } = await charged('V12345678')
    expect((await reverseByPayer({ Amount: 1523.41 })).code).toBe('G13')
    expect((await reverseByPayer({ BanckCode: 105 })).code).toBe('G13')
    expect((await reverseByPayer()).code).toBe('000000')
    expect(await operations()).toEqual(['SendC2P', 'ReverseC2PALT'])
  })

  test('a reversal with an unknown transaction, another amount or another client finds no charge', async () => {
    const { reverse } = await charged('V12345678')
    const other = await charged('V12345678')
    expect((await reverse({ IdTransactionToReverse: 1 })).code).toBe('G13')
    expect((await reverse({ Amount: 1 })).code).toBe('G13')
    const [entry] = await ledger(sandbox.bncUrl, other.client.credentials.clientGuid)
    expect((await reverse({ IdTransactionToReverse: entry?.['txId'] })).code).toBe('G13')
  })

  test('a reversal to V00000041 is refused with G41 and returns no money', async () => {
    const { reverse, operations } = await charged('V00000041')
    expect((await reverse()).code).toBe('G41')
    expect(await operations()).toEqual(['SendC2P'])
  })

  test('a reversal to V00000098 loses the response after the money was returned', async () => {
    const { reverse, operations } = await charged('V00000098')
    await expect(reverse()).rejects.toThrow()
    expect(await operations()).toEqual(['SendC2P', 'ReverseC2P'])
  })

  test('a reversal to V00000099 loses the response before the money was returned', async () => {
    const { reverse, reverseByPayer, operations } = await charged('V00000099')
    await expect(reverse()).rejects.toThrow()
    await expect(reverseByPayer()).rejects.toThrow()
    expect(await operations()).toEqual(['SendC2P'])
  })
})

test('fifty concurrent charges of one amount get fifty distinct values of every number', async () => {
  const client = sandbox.newBncClient()
  await client.logOn()
  const answers = await Promise.all(Array.from({ length: 50 }, () => client.charge()))
  const lines = await client.history()
  const numbers = [
    answers.map(({ value }) => value['Reference']),
    answers.map(({ value }) => value['IdTransaction']),
    lines.map(({ ControlNumber }) => ControlNumber),
    lines.map(({ ReferenceA }) => ReferenceA),
  ]
  expect(numbers.map((list) => new Set(list).size)).toEqual([50, 50, 50, 50])
  expect(new Set(lines.map(({ ReferenceA }) => String(ReferenceA).length))).toEqual(new Set([3, 4, 5, 6]))
  expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toHaveLength(50)
})
