import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { control, erase, get, ledger, mondayMorning, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
beforeEach(() => sandbox.setTime(mondayMorning))
afterAll(() => sandbox.stop())

const operations = [
  { operation: 'DomiciliacionCNTA', payer: '01910001430000000001', party: { account: '01910001430000000001' } },
  { operation: 'DomiciliacionCELE', payer: '04121234567', party: { phone: '04121234567', bankCode: '0105' } },
]

describe.each(operations)('R4 $operation', ({ operation, payer, party }) => {
  function newMerchant() {
    const { commerce, call } = sandbox.newR4Client()
    const domiciliate = (changes: Record<string, unknown> = {}) => call(`TransferenciaOnline/${operation}`, changes)
    const query = async (id: unknown) => (await call('ConsultarOperaciones', { Id: id })).body
    return {
      commerce,
      domiciliate,
      query,
      result: async (changes: Record<string, unknown> = {}) => query((await domiciliate(changes)).body['uuid']),
      decide: (state: string) => post(control(sandbox.r4Url, 'mandates'), { client: commerce, payer, state }),
      mandates: async () => (await get(control(sandbox.r4Url, `mandates?client=${commerce}`))).body['mandates'],
      entries: () => ledger(sandbox.r4Url, commerce),
    }
  }

  test('a call is only taken, in Spanish, with a uuid that ConsultarOperaciones finds', async () => {
    const { domiciliate, query } = newMerchant()
    const { status, body } = await domiciliate()
    expect(status).toBe(200)
    expect(body).toEqual({ codigo: '202', mensaje: expect.any(String), uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(await query(body['uuid'])).toMatchObject({ code: 'MD01', reference: null, success: false })
  })

  test('the first call asks for the mandate and charges nothing; the payer approves it; the next call charges once', async () => {
    const { domiciliate, query, result, decide, mandates, entries, commerce } = newMerchant()
    const first = (await domiciliate()).body['uuid']
    expect(await query(first)).toMatchObject({ code: 'MD01' })
    expect(await mandates()).toEqual([{ client: commerce, payer, state: 'asked' }])
    expect(await result()).toMatchObject({ code: 'MD09', success: false })
    expect(await entries()).toEqual([])

    await decide('approved')
    expect(await query(first)).toMatchObject({ code: 'MD01' })
    expect(await entries()).toEqual([])
    const charged = await result()
    expect(charged).toMatchObject({ code: 'ACCP', success: true })
    expect(await entries()).toMatchObject([
      {
        operation,
        direction: 'in',
        amount: '100.00',
        reference: charged['reference'],
        payer: party,
        paymentHint: 'CUOTA 1',
      },
    ])

    await decide('suspended')
    expect(await result()).toMatchObject({ code: 'MD22' })
    await decide('none')
    expect(await result()).toMatchObject({ code: 'MD01' })
    expect(await entries()).toHaveLength(1)
  })

  test('the mandate of one merchant is none for another', async () => {
    const [one, other] = [newMerchant(), newMerchant()]
    await one.decide('approved')
    expect(await other.result()).toMatchObject({ code: 'MD01' })
    expect(await one.result()).toMatchObject({ code: 'ACCP' })
    expect(await other.entries()).toEqual([])
  })

  test('the payer V00000200 approves the mandate as soon as they are asked', async () => {
    const { result, entries } = newMerchant()
    expect(await result({ docId: 'V00000200' })).toMatchObject({ code: 'MD01' })
    expect(await result({ docId: 'V00000200' })).toMatchObject({ code: 'ACCP' })
    expect(await entries()).toHaveLength(1)
  })

  test.each([
    ['98', 'MD09', 1],
    ['97', 'MD09', 1],
    ['99', 'MD01', 0],
  ])('with cents .%s the response is lost, and the next call is %s', async (cents, next, charges) => {
    const { domiciliate, result, decide, entries } = newMerchant()
    const lost = { monto: `100.${cents}` }
    if (cents === '97') expect((await domiciliate(lost).catch(() => undefined))?.body['uuid']).toBeUndefined()
    else await expect(domiciliate(lost)).rejects.toThrow()
    expect(await result()).toMatchObject({ code: next })
    await decide('approved')
    await domiciliate(lost).catch(() => undefined)
    expect(await entries()).toHaveLength(charges)
  })

  test('under a mandate cents .51 are refused with AM04, .09 and .08 decided three seconds later, .91 not taken', async () => {
    const { domiciliate, query, result, decide, entries } = newMerchant()
    await decide('approved')
    expect(await result({ monto: '100.51' })).toMatchObject({ code: 'AM04' })
    const ids = [await domiciliate({ monto: '100.09' }), await domiciliate({ monto: '100.08' })].map(
      ({ body }) => body['uuid'],
    )
    for (const id of ids) expect(await query(id)).toMatchObject({ code: 'AC00' })
    expect(await entries()).toEqual([])
    sandbox.passTime(3_000)
    expect(await query(ids[0])).toMatchObject({ code: 'ACCP' })
    expect(await query(ids[1])).toMatchObject({ code: 'AM04' })
    expect((await domiciliate({ monto: '100.91' })).body).toMatchObject({ code: '91' })
    expect(await entries()).toMatchObject([{ amount: '100.09' }])
  })

  test('without a mandate cents .09 end in MD01 three seconds later', async () => {
    const { domiciliate, query } = newMerchant()
    const { body } = await domiciliate({ monto: '100.09' })
    expect(await query(body['uuid'])).toMatchObject({ code: 'AC00' })
    sandbox.passTime(3_000)
    expect(await query(body['uuid'])).toMatchObject({ code: 'MD01' })
  })

  test('a wrong field is refused with 07 and its name, and a merchant that is not enabled with 108 in English', async () => {
    const { domiciliate, mandates, commerce } = newMerchant()
    expect((await domiciliate({ docId: '12' })).body).toEqual({
      codigo: '07',
      mensaje: 'Request inválida, error en el campo: docId',
    })
    await post(control(sandbox.r4Url, 'faults'), { kind: 'code', code: '108', operation, client: commerce })
    expect((await domiciliate()).body).toEqual({ code: '108', message: 'Comercio no habilitado' })
    expect(await mandates()).toEqual([])
  })

  test('a forced code is the result that ConsultarOperaciones reports, and with moved the money moves', async () => {
    const { domiciliate, query, entries, commerce } = newMerchant()
    const force = (fault: object) =>
      post(control(sandbox.r4Url, 'faults'), { kind: 'code', operation, client: commerce, ...fault })
    await force({ code: 'RJCT' })
    const { body } = await domiciliate()
    expect(body).toMatchObject({ codigo: 'RJCT', uuid: expect.any(String) })
    expect(await query(body['uuid'])).toMatchObject({ code: 'RJCT' })
    await force({ code: '99', moved: true })
    const moved = (await domiciliate()).body['uuid']
    expect(await query(moved)).toMatchObject({ code: 'ACCP' })
    expect(await entries()).toHaveLength(1)
    await erase(control(sandbox.r4Url, 'faults'))
  })
})

test('a mandate of an unknown client, payer or state is refused by the control route', async () => {
  const { status, body } = await post(control(sandbox.r4Url, 'mandates'), { client: 'x', payer: '1', state: 'yes' })
  expect(status).toBe(400)
  expect(body).toEqual({ error: 'invalid: client, payer, state' })
})
