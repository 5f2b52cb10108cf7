import { describe, expect, test } from 'vitest'
import { decimal } from '../../foundation/money.ts'
import {
  absentFlows,
  answering,
  chargeC2p,
  createTestBank,
  moneyFlows,
  person,
  vectorOf,
} from './fixtures/scripted-bank.ts'
import vectorFile from './vectors.json' with { type: 'json' }

describe('what each flow sends', () => {
  test.each(Object.entries(moneyFlows))('%s is its published vector', async (path, run) => {
    const { flows, calls } = createTestBank(answering({ code: '00' }))
    await run(flows)
    const { body, authorization } = vectorOf(path)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.url).toBe(`https://bank.example${path}`)
    expect(calls[0]?.body).toBe(JSON.stringify(body))
    expect(calls[0]?.headers['Authorization']).toBe(authorization)
  })

  test('a C2P charge is its published vector but for the address, which is optional', async () => {
    const { flows, calls } = createTestBank(answering({ code: '00' }))
    await chargeC2p(flows)
    const { body, authorization } = vectorOf('/MBc2p')
    expect(calls[0]?.body).toBe(JSON.stringify({ ...body, Ip: undefined }))
    expect(calls[0]?.headers['Authorization']).toBe(authorization)
  })

  test('asking for a C2P token is the same call as asking for the key of a debit', async () => {
    const { flows, calls } = createTestBank(answering({ code: '202', success: true }))
    expect(await flows.requestC2pToken({ amount: decimal(50), payer: person })).toEqual({
      kind: 'approved',
      code: '202',
    })
    expect(calls[0]?.body).toBe(JSON.stringify(vectorOf('/GenerarOtp').body))
  })

  test('the token, the key and the credentials are nowhere in what a call gives back', async () => {
    const { flows, bank } = createTestBank(answering('<html>', 403))
    const seen = JSON.stringify([await chargeC2p(flows), await bank.check()])
    expect(seen).not.toContain('13572468')
    expect(seen).not.toContain(vectorFile.commerceToken)
  })
})

describe('what the bank offers', () => {
  test('is every flow of its wire, and no other', () => {
    const { bank } = createTestBank(answering({}))
    expect(bank.name).toBe('r4')
    expect(Object.keys(bank.flows).toSorted()).toEqual(Object.keys(absentFlows).toSorted())
  })

  test('includes asking for a C2P token only where the setting wants it', () => {
    const { bank } = createTestBank(answering({}), { requestC2pToken: false })
    expect(bank.flows.requestC2pToken).toBeUndefined()
    expect(bank.flows.requestDebitOtp).toBeDefined()
  })
})

describe('the check', () => {
  test('reads the rate of the day in Caracas and nothing else', async () => {
    const { bank, calls } = createTestBank(answering({ code: '00', fechavalor: '2026-10-04', tipocambio: 301.37 }), {
      nowMs: Date.parse('2026-10-05T03:59:00Z'),
    })
    expect(await bank.check()).toEqual([
      { what: expect.any(String), ok: true, detail: '301.37 VES per USD on 2026-10-04' },
    ])
    expect(calls.map(({ operation }) => operation)).toEqual(['r4.fetchRate'])
    expect(calls[0]?.body).toContain('"Fechavalor":"2026-10-04"')
  })

  test('passes on a day without a rate, for the signature was accepted', async () => {
    const { bank } = createTestBank(answering({ code: '12', message: 'Cotización no encontrada' }))
    expect(await bank.check()).toMatchObject([{ ok: true }])
  })

  test('fails with the reason and the code', async () => {
    const { bank } = createTestBank(answering({ code: '08' }))
    expect(await bank.check()).toMatchObject([{ ok: false, detail: 'setup (code 08)' }])
  })
})
