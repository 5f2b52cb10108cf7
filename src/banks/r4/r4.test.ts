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

describe('requests of the flows', () => {
  test.each(Object.entries(moneyFlows))('the request to %s is its published vector', async (path, run) => {
    const { flows, calls } = createTestBank(answering({ code: '00' }))
    await run(flows)
    const { body, authorization } = vectorOf(path)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.url).toBe(`https://bank.example${path}`)
    expect(calls[0]?.body).toBe(JSON.stringify(body))
    expect(calls[0]?.headers['Authorization']).toBe(authorization)
  })

  test('a C2P charge is its published vector without the optional IP address', async () => {
    const { flows, calls } = createTestBank(answering({ code: '00' }))
    await chargeC2p(flows)
    const { body, authorization } = vectorOf('/MBc2p')
    expect(calls[0]?.body).toBe(JSON.stringify({ ...body, Ip: undefined }))
    expect(calls[0]?.headers['Authorization']).toBe(authorization)
  })

  test('requesting a C2P token is the same call as requesting the key of a debit', async () => {
    const { flows, calls } = createTestBank(answering({ code: '202', success: true }))
    expect(await flows.requestC2pToken({ amount: decimal(50), payer: person })).toEqual({
      kind: 'approved',
      code: '202',
    })
    expect(calls[0]?.body).toBe(JSON.stringify(vectorOf('/GenerarOtp').body))
  })

  test('the token, the key and the credentials are absent from the outcome of a call', async () => {
    const { flows, bank } = createTestBank(answering('<html>', 403))
    const seen = JSON.stringify([await chargeC2p(flows), await bank.check()])
    expect(seen).not.toContain('13572468')
    expect(seen).not.toContain(vectorFile.commerceToken)
  })
})

describe('offered flows', () => {
  test('R4 offers every flow of its protocol and no other', () => {
    const { bank } = createTestBank(answering({}))
    expect(bank.name).toBe('r4')
    expect(Object.keys(bank.flows).toSorted()).toEqual(Object.keys(absentFlows).toSorted())
  })

  test('R4 offers C2P token requests only if the setting enables them', () => {
    const { bank } = createTestBank(answering({}), { requestC2pToken: false })
    expect(bank.flows.requestC2pToken).toBeUndefined()
    expect(bank.flows.requestDebitOtp).toBeDefined()
  })
})

describe('the check', () => {
  test('the check of R4 queries the rate of the day in Caracas and nothing else', async () => {
    const { bank, calls } = createTestBank(answering({ code: '00', fechavalor: '2026-10-04', tipocambio: 301.37 }), {
      nowMs: Date.parse('2026-10-05T03:59:00Z'),
    })
    expect(await bank.check()).toEqual([
      { what: expect.any(String), ok: true, detail: '301.37 VES per USD on 2026-10-04' },
    ])
    expect(calls.map(({ operation }) => operation)).toEqual(['r4.fetchRate'])
    expect(calls[0]?.body).toContain('"Fechavalor":"2026-10-04"')
  })

  test('the check of R4 passes on a day without a rate, because the signature was accepted', async () => {
    const { bank } = createTestBank(answering({ code: '12', message: 'Cotización no encontrada' }))
    expect(await bank.check()).toMatchObject([{ ok: true }])
  })

  test('the check of R4 fails with the reason and the code', async () => {
    const { bank } = createTestBank(answering({ code: '08' }))
    expect(await bank.check()).toMatchObject([{ ok: false, detail: 'setup (code 08)' }])
  })
})
