import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { codeTables } from './bnc/codes.ts'
import { r4Codes } from './r4/codes.ts'
import { control, get, ledger, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => sandbox.stop())

function atBnc(fault: Record<string, unknown>) {
  return post(control(sandbox.bncUrl, 'faults'), fault)
}

function atR4(fault: Record<string, unknown>) {
  return post(control(sandbox.r4Url, 'faults'), fault)
}

/** Codes of the banks' documents, written independently of the simulator's tables. */
const documented = {
  mobilePayment: 'G05 G12 G14 G41 G43 G51 G52 G61 G62 G65 G80 G91 G96',
  c2p: 'G13 G41 G55 G56 G61 G91',
  cards:
    'G00 G01 G02 G03 G04 G05 G06 G10 G11 G12 G13 G14 G16 G17 G36 G38 G43 G51 G54 G55 G56 G58 G59 G61 G62 G63 G65 ' +
    'G68 G75 G77 G78 G90 G91 G92 G93 G94 G96 G98 ECBE01 EGA80 CO1',
  general:
    'EPIRWK EPICNF EPIONA EPIIMS EPIHV EPIR02 EPIMC1 EPIMC2 EPIANF EPIAVF EPIAVM EPIE03 EPIEBR EPIR01 EPIR03 EPICCA ' +
    'EPIEDD EPIE00 EPIKNF EPIE02 EPIECP EPIEMP P2PEMP EPIESF EPIURS EPIGN1 EPIGN2',
}

const r4Documented =
  '00 01 05 07 08 11 12 13 14 15 30 41 43 51 55 56 57 61 62 68 80 87 90 91 92 99 108 202 ' +
  'ACCP AC00 AB01 AB07 AC01 AC04 AC06 AC09 AG01 AG09 AG10 AM02 AM04 AM05 BE01 BE20 CH20 CUST DS02 DT03 DU01 ED05 ' +
  'FF05 FF07 MD01 MD09 MD15 MD21 MD22 RC08 RJCT TKCM TM01 VE01'

test.each(Object.entries(documented))('the BNC table %s has every documented code', (name, codes) => {
  const table = codeTables[name as keyof typeof codeTables]
  expect(Object.keys(table).toSorted()).toEqual(codes.split(' ').toSorted())
})

test('the R4 table has every documented code', () => {
  for (const code of r4Documented.split(' ')) expect(r4Codes).toContain(code)
})

describe('Forced codes at BNC', () => {
  test('every forced mobile, C2P and general code refuses one charge, padded to six, and moves no money', async () => {
    const client = sandbox.newBncClient()
    await client.logOn()
    const codes = [documented.mobilePayment, documented.c2p, documented.general].flatMap((list) => list.split(' '))
    for (const code of codes) {
      await atBnc({ kind: 'code', operation: 'SendC2P', code })
      const { status, body } = await client.charge()
      expect(status).toBe(409)
      expect(body).toMatchObject({ status: 'KO', value: '', validation: '' })
      expect(String(body['message']).slice(0, 6)).toBe(code.padEnd(6))
      expect(String(body['message']).slice(6)).toMatch(/\S/)
    }
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toEqual([])
    expect((await client.charge()).code).toBe('000000')
  })

  test.each([
    ['ko', 409],
    ['inside', 202],
  ])('every forced card code except approvals refuses a sale with cardDecline %s', async (cardDecline, status) => {
    await sandbox.setBncAssumptions({ cardDecline })
    const client = sandbox.newBncClient()
    const refusing = documented.cards.split(' ').filter((code) => !['G00', 'G10', 'G11', 'G16'].includes(code))
    for (const code of refusing) {
      await atBnc({ kind: 'code', operation: 'Send', code })
      const answer = await client.card()
      expect(answer.status).toBe(status)
      const returnedCode = cardDecline === 'ko' ? answer.code : answer.value['Code']
      expect(returnedCode).toBe(code)
      if (cardDecline === 'inside') expect(answer.value).toMatchObject({ Reference: 0, Status: 'KO' })
    }
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toEqual([])
  })

  test.each(['G00', 'G10', 'G11', 'G16'])(
    'the forced approving card code %s comes with an approved sale',
    async (code) => {
      const client = sandbox.newBncClient()
      await atBnc({ kind: 'code', operation: 'Send', code })
      expect((await client.card()).value).toMatchObject({ Status: 'OK', Code: code })
      expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toHaveLength(1)
    },
  )

  test('a forced general code refuses a card sale in a KO envelope even with cardDecline inside', async () => {
    await sandbox.setBncAssumptions({ cardDecline: 'inside' })
    const client = sandbox.newBncClient()
    await atBnc({ kind: 'code', operation: 'Send', code: 'EPIEDD' })
    expect(await client.card()).toMatchObject({ status: 409, code: 'EPIEDD' })
  })

  test('a forced code has the text of its family', async () => {
    const client = sandbox.newBncClient()
    await client.logOn()
    await atBnc({ kind: 'code', code: 'G05', times: 2 })
    expect((await client.charge()).body['message']).toBe('G05   Problemas de comunicacion')
    expect((await client.card()).body['message']).toBe('G05   No Honrar')
  })

  test('a forced code outside the tables is returned without a text, or with the scripted one', async () => {
    const client = sandbox.newBncClient()
    await client.logOn()
    await atBnc({ kind: 'code', code: 'X1' })
    await atBnc({ kind: 'code', code: 'X1', message: 'Algo nuevo' })
    expect((await client.charge()).body['message']).toBe('X1    ')
    expect((await client.charge()).body['message']).toBe('X1    Algo nuevo')
  })

  test('a forced code with moved is returned although the money moves', async () => {
    const client = sandbox.newBncClient()
    await client.logOn()
    await atBnc({ kind: 'code', operation: 'SendC2P', code: 'EPIECP', moved: true })
    await atBnc({ kind: 'code', operation: 'Send', code: 'G96', moved: true })
    expect((await client.charge()).code).toBe('EPIECP')
    expect((await client.card()).code).toBe('G96')
    const operations = (await ledger(sandbox.bncUrl, client.credentials.clientGuid)).map(({ operation }) => operation)
    expect(operations).toEqual(['SendC2P', 'Send'])
    expect(await client.history()).toHaveLength(1)
  })

  test('a fault with moved stays scripted when the call moves no money and keeps its regular response', async () => {
    const client = sandbox.newBncClient()
    await client.logOn()
    await atBnc({ kind: 'code', operation: 'SendC2P', code: 'G91', moved: true })
    expect((await client.charge({ Token: '00000051' })).code).toBe('G51')
    expect((await client.charge()).code).toBe('G91')
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toHaveLength(1)
  })

  test('a stale key is refused as such and the fault stays scripted for the resent call', async () => {
    const client = sandbox.newBncClient()
    await client.logOn()
    const older = client.workingKey()
    await client.logOn()
    await atBnc({ kind: 'code', operation: 'Banks', code: 'EPIE00' })
    expect((await client.send('/Services/Banks', {}, older)).code).toBe('EPIRWK')
    expect((await client.call('/Services/Banks', {})).code).toBe('EPIE00')
  })

  test.each([
    ['LogOn', '/Auth/LogOn'],
    ['ReverseC2P', '/MobPayment/ReverseC2P'],
    ['ReverseC2PALT', '/MobPayment/ReverseC2PALT'],
    ['ValidateP2P', '/Position/ValidateP2P'],
    ['Validate', '/Position/Validate'],
    ['ValidateExistence', '/Position/ValidateExistence'],
    ['History', '/Position/History'],
    ['HistoryByDate', '/Position/HistoryByDate'],
    ['Current', '/Position/Current'],
    ['Banks', '/Services/Banks'],
    ['BCVRates', '/Services/BCVRates'],
  ])('the BNC operation %s can be refused with a forced code', async (operation, path) => {
    const client = sandbox.newBncClient()
    await client.logOn()
    await atBnc({ kind: 'code', operation, code: 'EPIR03', client: client.credentials.clientGuid })
    expect(await client.call(path, client.owner)).toMatchObject({ status: 409, code: 'EPIR03' })
  })

  test('a forced field error names the scripted fields and moves no money', async () => {
    const client = sandbox.newBncClient()
    await client.logOn()
    await atBnc({ kind: 'fields', operation: 'SendC2P', fields: ['DebtorCellPhone', 'Terminal'] })
    const { status, body } = await client.charge()
    expect(status).toBe(400)
    expect(body).toEqual({
      DebtorCellPhone: ['El campo DebtorCellPhone no es valido'],
      Terminal: ['El campo Terminal no es valido'],
    })
    expect(await ledger(sandbox.bncUrl, client.credentials.clientGuid)).toEqual([])
  })
})

describe('Forced codes at R4', () => {
  test.each(['MBc2p', 'MBvuelto'])(
    'every forced code refuses %s with status 400 and moves no money',
    async (operation) => {
      const { commerce, call } = sandbox.newR4Client()
      for (const code of r4Documented.split(' ')) {
        await atR4({ kind: 'code', operation, code })
        expect(await call(operation)).toMatchObject({
          status: 400,
          body: { code, message: expect.stringMatching(/./) },
        })
      }
      expect(await ledger(sandbox.r4Url, commerce)).toEqual([])
    },
  )

  test('a forced R4 code outside the table is returned without a text', async () => {
    await atR4({ kind: 'code', operation: 'MBc2p', code: '77' })
    expect((await sandbox.newR4Client().call('MBc2p')).body).toEqual({ code: '77', message: '' })
  })

  test('a forced R4 code has the text of its operation', async () => {
    const { call } = sandbox.newR4Client()
    await atR4({ kind: 'code', code: '55', times: 2 })
    const messages = [(await call('MBc2p')).body['message'], (await call('MBvuelto')).body['message']]
    expect(new Set(messages).size).toBe(2)
  })

  test.each(['DebitoInmediato', 'CreditoInmediato', 'CICuentas'])(
    'a forced code refuses %s with status 200 and an id, and ConsultarOperaciones returns the same code',
    async (operation) => {
      const { commerce, call } = sandbox.newR4Client()
      await atR4({ kind: 'code', operation, code: 'AB01' })
      const { status, body } = await call(operation, operation === 'CICuentas' ? { Monto: '310.55' } : {})
      expect(status).toBe(200)
      expect(body).toEqual({ code: 'AB01', message: expect.stringMatching(/./), id: expect.any(String) })
      const { body: found } = await call('ConsultarOperaciones', { Id: body['id'] })
      expect(found).toMatchObject({ code: 'AB01', success: false, reference: null })
      expect(await ledger(sandbox.r4Url, commerce)).toEqual([])
    },
  )

  test('an immediate operation forced with moved is refused first and then found as accepted', async () => {
    const { commerce, call } = sandbox.newR4Client()
    await atR4({ kind: 'code', operation: 'DebitoInmediato', code: 'TM01', moved: true })
    const { body } = await call('DebitoInmediato')
    expect(body).toMatchObject({ code: 'TM01' })
    expect((await call('ConsultarOperaciones', { Id: body['id'] })).body).toMatchObject({ code: 'ACCP', success: true })
    expect(await ledger(sandbox.r4Url, commerce)).toHaveLength(1)
  })

  test('a mobile operation forced with moved moves the money and is refused', async () => {
    const { commerce, call } = sandbox.newR4Client()
    await atR4({ kind: 'code', operation: 'MBc2p', code: '05', moved: true })
    expect((await call('MBc2p')).body).toMatchObject({ code: '05' })
    expect(await ledger(sandbox.r4Url, commerce)).toHaveLength(1)
  })

  test('ConsultarOperaciones returns a forced code as the state of the operation', async () => {
    const { call } = sandbox.newR4Client()
    const { body } = await call('DebitoInmediato')
    const queryOperation = async () => (await call('ConsultarOperaciones', { Id: body['id'] })).body
    await atR4({ kind: 'code', operation: 'ConsultarOperaciones', code: 'AG09' })
    expect(await queryOperation()).toMatchObject({ code: 'AG09', success: false, reference: null, id: body['id'] })
    expect(await queryOperation()).toMatchObject({ code: 'ACCP', success: true })
  })

  test('a refused payout has no code, except for set-up codes', async () => {
    const { commerce, call } = sandbox.newR4Client()
    await atR4({ kind: 'code', operation: 'R4pagos', code: '51' })
    await atR4({ kind: 'code', operation: 'R4pagos', code: '108' })
    expect((await call('R4pagos')).body).toEqual({
      success: false,
      message: 'Pagos rechazados',
      error: 'FONDOS INSUFICIENTES',
    })
    expect(await call('R4pagos')).toMatchObject({ status: 400, body: { code: '108' } })
    expect(await ledger(sandbox.r4Url, commerce)).toEqual([])
  })

  test('a forced field error at R4 has code 30, or the scripted 07', async () => {
    const { commerce, call } = sandbox.newR4Client()
    const message = 'Request inválida, error en el campo: telefono'
    await atR4({ kind: 'fields', operation: 'MBc2p', fields: ['telefono'] })
    await atR4({ kind: 'fields', operation: 'MBc2p', fields: ['telefono'], code: '07' })
    expect(await call('MBc2p')).toMatchObject({ status: 400, body: { code: '30', message } })
    expect(await call('MBc2p')).toMatchObject({ status: 400, body: { code: '07', message } })
    expect(await ledger(sandbox.r4Url, commerce)).toEqual([])
  })

  test('a wrong signature is refused as such and the fault stays scripted for the next call', async () => {
    const { call } = sandbox.newR4Client()
    await atR4({ kind: 'code', operation: 'MBc2p', code: '51' })
    expect((await call('MBc2p', {}, { authorization: 'wrong' })).body).toMatchObject({ code: '08' })
    expect((await get(control(sandbox.r4Url, 'faults'))).body['faults']).toHaveLength(1)
    expect((await call('MBc2p')).body).toMatchObject({ code: '51' })
  })
})
