import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bdvCodes } from './bdv/codes.ts'
import { isRecord } from './model.ts'
import { control, erase, ledger, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.stop())

const readings = (changes: Record<string, unknown>) => post(control(sandbox.bdvUrl, 'readings'), changes)
const fault = (body: Record<string, unknown>) => post(control(sandbox.bdvUrl, 'faults'), body)
const effects = (client: { credentials: { accountNumber: string } }) =>
  ledger(sandbox.bdvUrl, client.credentials.accountNumber)

async function register(client: { credentials: { accountNumber: string } }, movement: Record<string, unknown>) {
  const payment = { amount: 120, phone: '584141234567', bankCode: '0134', ...movement }
  const { status, text } = await post(control(sandbox.bdvUrl, 'movements'), {
    client: client.credentials.accountNumber,
    ...payment,
  })
  expect(status, text).toBe(201)
}

/** Codes of the bank's manual, written independently of the simulator's table. */
const documented =
  '1000 1002 1006 1013 1014 1015 1026 1030 1034 1041 1050 1055 1056 1061 1062 1065 1080 1091 1092 1094'.split(' ')

test('the BDV table has every documented code', () => {
  for (const code of documented) expect(bdvCodes).toContain(code)
})

describe('a C2P charge at the simulated BDV', () => {
  test('is approved with a reference at the end of 58 digits that name the payer', async () => {
    const client = sandbox.newBdvClient()
    const { body, status } = await client.call('process')
    expect(status).toBe(200)
    const [entry] = await effects(client)
    expect(entry).toMatchObject({ operation: 'process', amount: '1523.40', direction: 'in' })
    const data = { date: '2026-10-05', endToEndId: expect.stringMatching(/^\d{58}$/), referencia: entry?.reference }
    expect(body).toMatchObject({ code: '1000', message: 'Transaccion realizada', data, status: 200 })
    const { endToEndId } = body['data'] as Record<string, string>
    expect(endToEndId).toContain('584141234567')
    expect(endToEndId?.endsWith(entry?.reference ?? 'none')).toBe(true)
  })

  test.each([
    ['13572468', '1000', 1],
    ['00000051', '1034', 0],
    ['00000055', '1055', 0],
    ['00000056', '1056', 0],
    ['00000061', '1061', 0],
    ['00000080', '1080', 0],
    ['00000091', '1041', 0],
  ])('with the key %s is answered %s and moves money %i times', async (otp, code, count) => {
    const client = sandbox.newBdvClient()
    expect((await client.call('process', { otp })).body['code']).toBe(code)
    expect(await effects(client)).toHaveLength(count)
  })

  test.each([
    ['00000098', 1],
    ['00000099', 0],
  ])('with the key %s loses its answer and moves money %i times', async (otp, count) => {
    const client = sandbox.newBdvClient()
    await expect(client.call('process', { otp })).rejects.toThrow()
    expect(await effects(client)).toHaveLength(count)
  })

  test.each([
    ['an otp that is a number', { otp: 12345678 }, '1030'],
    ['a concept with an accent', { concept: 'Café' }, '1030'],
    ['an amount with a superfluous zero', { amount: '2.00' }, '1013'],
    ['an amount without decimals', { amount: '2' }, '1013'],
    ['another phone of the merchant', { commerceNumberInstrument: '04129999999' }, '1006'],
  ])('with %s is refused', async (_title, changes, code) => {
    const client = sandbox.newBdvClient()
    expect((await client.call('process', changes)).body['code']).toBe(code)
    expect(await effects(client)).toEqual([])
  })

  test('accepts two decimals under the other reading', async () => {
    await readings({ c2pAmounts: 'any' })
    expect((await sandbox.newBdvClient().call('process', { amount: '2.00' })).body['code']).toBe('1000')
    await erase(control(sandbox.bdvUrl, 'readings'))
  })

  test('every documented code can be forced, with or without money', async () => {
    for (const code of documented.slice(1)) {
      for (const moved of [false, true]) {
        const client = sandbox.newBdvClient()
        await fault({ kind: 'code', operation: 'process', code, moved })
        expect((await client.call('process')).body['code']).toBe(code)
        expect(await effects(client)).toHaveLength(moved ? 1 : 0)
      }
    }
  })

  test('is annulled once, by its id, and between banks only with its reference', async () => {
    const client = sandbox.newBdvClient()
    const { endToEndId, referencia } = (await client.call('process')).body['data'] as Record<string, string>
    expect((await client.call('annulment', { endToEndId })).body['code']).toBe('1030')
    const annulled = await client.call('annulment', { endToEndId, referenceOrigin: referencia })
    expect(annulled.body).toMatchObject({ code: '1000', message: 'reverso realizada', data: { referencia: null } })
    expect((await client.call('annulment', { endToEndId, referenceOrigin: referencia })).body['code']).toBe('1094')
    expect((await effects(client)).map(({ operation }) => operation)).toEqual(['process', 'annulment'])
  })
})

describe('API keys at the simulated BDV', () => {
  test.each([
    ['process', '1006'],
    ['consultaMultiple', 1001],
    ['getMovement', 1010],
    ['vuelto', 1010],
  ] as const)('%s with the key of another product moves nothing', async (name, code) => {
    const client = sandbox.newBdvClient()
    for (const key of [client.credentials.statementKey, 'none', '']) {
      expect((await client.call(name, {}, key)).body['code']).toBe(code)
    }
    expect(await effects(client)).toEqual([])
  })
})

describe('getMovement at the simulated BDV', () => {
  const verify = (client: ReturnType<TestSandbox['newBdvClient']>, changes: Record<string, unknown> = {}) =>
    client.call('getMovement', changes).then(({ body }) => [body['code'], body['message']])

  test('finds a payment once; the second query says that it was conciliado', async () => {
    const client = sandbox.newBdvClient()
    await register(client, { reference: '000012345678' })
    expect(await verify(client)).toEqual([1000, 'Monto: 120.00 - estatus: Transacción realizada'])
    expect(await verify(client)).toEqual([1010, expect.stringContaining('ya fue conciliado anteriormente')])
  })

  test('reports the real amount of a payment, and does not mark it', async () => {
    const client = sandbox.newBdvClient()
    await register(client, { reference: '000012345678' })
    expect(await verify(client, { importe: '100.00' })).toEqual([
      1010,
      'monto : 120.00 - estatus : Transacción realizada',
    ])
    expect(await verify(client)).toEqual([1000, expect.any(String)])
  })

  test.each([
    ['11110404', [1010, expect.stringContaining('no existe')]],
    ['11110409', [1010, 'monto : 121.00 - estatus : Transacción realizada']],
    ['11110410', [1010, expect.stringContaining('ya fue conciliado')]],
    ['11110001', [1000, expect.any(String)]],
  ])('the fixed reference %s has its answer', async (referencia, answer) => {
    expect(await verify(sandbox.newBdvClient(), { referencia })).toEqual(answer)
  })

  test('a reference ending in 0408 is found from the second query on', async () => {
    const client = sandbox.newBdvClient()
    expect((await verify(client, { referencia: '11110408' }))[0]).toBe(1010)
    expect((await verify(client, { referencia: '11110408' }))[0]).toBe(1000)
  })

  test('a missing field is refused by its name', async () => {
    const { body } = await sandbox.newBdvClient().call('getMovement', { referencia: null })
    expect(body).toMatchObject({ code: 1010, data: 'referencia' })
  })
})

test('consultaMultiple lists the payments of a phone and a day, and marks none', async () => {
  const client = sandbox.newBdvClient()
  expect((await client.call('consultaMultiple')).body).toMatchObject({ code: 1010, resultados: null })
  await register(client, { reference: '12345678', amount: 0.41 })
  await register(client, { reference: '87654321', phone: '584241234567' })
  const row = { referencia: '000012345678', fechaPago: '2026-10-05', monto: 0.41 }
  for (const conciliado of ['NO', 'NO']) {
    expect((await client.call('consultaMultiple')).body).toMatchObject({
      total: 1,
      resultados: [{ ...row, conciliado }],
    })
  }
  await client.call('getMovement', { importe: '0.41' })
  expect((await client.call('consultaMultiple')).body).toMatchObject({ resultados: [{ ...row, conciliado: 'SI' }] })
  expect((await client.call('consultaMultiple', { fechaPago: '2026-02-31' })).status).toBe(400)
})

describe('the statement of the simulated BDV', () => {
  async function lines(client: ReturnType<TestSandbox['newBdvClient']>, changes: Record<string, unknown> = {}) {
    const { body } = await client.call('movimientos', changes)
    const movs = isRecord(body['data']) ? body['data']['movs'] : undefined
    return Array.isArray(movs) ? movs.filter(isRecord) : []
  }

  test('shows payments in both spellings of amounts, with commissions that share their digits', async () => {
    const client = sandbox.newBdvClient()
    await register(client, { reference: '604912345678', amount: 1 })
    await register(client, { reference: '604912345679', amount: 36960.41 })
    expect(await lines(client)).toMatchObject([
      {
        referencia: '0303312345678',
        mov: 'CREDITO',
        importe: '1.0',
        observacion: 'PAGOMOVIL OTROS BANCOS 0134 04141234567',
      },
      { referencia: '0999012345678', mov: 'DEBITO', importe: '-0.01' },
      { referencia: '0303312345679', mov: 'CREDITO', importe: '36.960,41' },
      { referencia: '0999012345679', mov: 'DEBITO', importe: '-110.88' },
    ])
  })

  test('shows a payment within BDV under a number of its own, with the payer’s document', async () => {
    const client = sandbox.newBdvClient()
    await register(client, { reference: '12345678', bankCode: '0102', document: 'V12345678' })
    const [line] = await lines(client)
    expect(line).toMatchObject({ observacion: 'PAGOMOVIL BDV V012345678 CLIENTE DE PRUEBA' })
    expect(line?.['referencia']).toMatch(/^06772\d{8}$/)
    expect(line?.['referencia']).not.toMatch(/12345678$/)
  })

  test('pages the list of today and refuses to mix today with past days', async () => {
    const client = sandbox.newBdvClient()
    for (let number = 0; number < 60; number += 1) await register(client, { reference: String(50_000_000 + number) })
    const first = await lines(client)
    expect(first).toHaveLength(100)
    const next = await lines(client, { nroMovimiento: first.at(-1)?.['nroMov'] })
    expect(next).toHaveLength(20)
    expect(new Set([...first, ...next].map((line) => line['nroMov'])).size).toBe(120)
    expect((await client.call('movimientos', { fechaIni: '04/10/2026' })).body['code']).toBe('1010')
  })
})

describe('change at the simulated BDV', () => {
  test('is paid once per number, and found by it; the second query says that it was asked before', async () => {
    const client = sandbox.newBdvClient()
    expect((await client.call('getOutMovement')).body['code']).toBe(1010)
    expect((await client.call('vuelto')).body).toEqual({
      code: 1000,
      message: 'Transaccion realizada',
      referencia: '6111121716',
    })
    expect((await client.call('vuelto')).body['code']).toBe(1026)
    expect(await effects(client)).toHaveLength(1)
    expect((await client.call('getOutMovement')).body).toMatchObject({ code: 1000, data: { amount: '1,21' } })
    expect((await client.call('getOutMovement')).body).toMatchObject({
      code: 1010,
      message: expect.stringContaining('ya fue consultado anteriormente'),
    })
  })
})

describe('scripted faults of the simulated BDV', () => {
  test.each([
    ['resetBefore', 0],
    ['resetAfter', 1],
  ])('%s loses the answer, and the money moves %i times', async (kind, count) => {
    const client = sandbox.newBdvClient()
    await fault({ kind, operation: 'process' })
    await expect(client.call('process')).rejects.toThrow()
    expect(await effects(client)).toHaveLength(count)
  })

  test('malformed cuts the answer of a charge that was processed', async () => {
    const client = sandbox.newBdvClient()
    await fault({ kind: 'malformed', operation: 'process' })
    expect((await client.call('process')).body).toEqual({})
    expect(await effects(client)).toHaveLength(1)
  })
})
