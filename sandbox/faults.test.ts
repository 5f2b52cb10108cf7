import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { control, erase, get, ledger, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'

let sandbox: TestSandbox
/** Pending delays of the sandbox, each with a function that ends it. */
let waits: { ms: number; end: () => void }[]
/** Called when a delay begins. */
let onWait: () => void

beforeEach(async () => {
  waits = []
  onWait = () => {}
  const sleep = (ms: number) =>
    new Promise<void>((end) => {
      waits.push({ ms, end })
      onWait()
    })
  sandbox = await startTestSandbox({ sleep })
})
afterEach(() => sandbox.stop())

function nextWait(): Promise<void> {
  return new Promise((resolve) => {
    onWait = resolve
  })
}

function newMerchant() {
  const { commerce, call, rawRequest } = sandbox.newR4Client()
  const [charge, rawCharge] = [() => call('MBc2p'), () => rawRequest('MBc2p')]
  return { commerce, charge, rawCharge, entries: () => ledger(sandbox.r4Url, commerce) }
}

function script(fault: Record<string, unknown>, serverUrl = sandbox.r4Url) {
  return post(control(serverUrl, 'faults'), fault)
}

describe('Scripted faults', () => {
  test('the fault delay executes the call only after the delay', async () => {
    const { charge, entries } = newMerchant()
    await script({ kind: 'delay', delayMs: 5_000 })
    const waiting = nextWait()
    const answer = charge()
    await waiting
    expect(waits[0]?.ms).toBe(5_000)
    expect(await entries()).toEqual([])
    waits[0]?.end()
    expect((await answer).body).toMatchObject({ code: '00' })
    expect(await entries()).toHaveLength(1)
  })

  test('the fault late executes the call at once and responds after the delay', async () => {
    const { charge, entries } = newMerchant()
    await script({ kind: 'late', delayMs: 5_000 })
    const waiting = nextWait()
    const answer = charge()
    await waiting
    expect(await entries()).toHaveLength(1)
    waits[0]?.end()
    expect((await answer).body).toMatchObject({ code: '00' })
    expect(await entries()).toHaveLength(1)
  })

  test('a delayed call is executed even when the caller closed the connection', async () => {
    const { rawCharge, entries } = newMerchant()
    await script({ kind: 'delay' })
    const waiting = nextWait()
    const caller = connect(Number(new URL(sandbox.r4Url).port), '127.0.0.1')
    caller.write(rawCharge())
    await waiting
    caller.destroy()
    waits[0]?.end()
    await expect.poll(entries).toHaveLength(1)
  })

  test('the fault resetBefore resets the connection and moves no money', async () => {
    const { charge, entries } = newMerchant()
    await script({ kind: 'resetBefore' })
    await expect(charge()).rejects.toThrow()
    expect(await entries()).toEqual([])
  })

  test('the fault resetAfter resets the connection after the money moved', async () => {
    const { charge, entries } = newMerchant()
    await script({ kind: 'resetAfter' })
    await expect(charge()).rejects.toThrow()
    expect(await entries()).toHaveLength(1)
  })

  test('the fault duplicate sends two responses for one effect', async () => {
    const { rawCharge, entries } = newMerchant()
    await script({ kind: 'duplicate' })
    const received = await new Promise<string>((resolve, reject) => {
      let text = ''
      const caller = connect(Number(new URL(sandbox.r4Url).port), '127.0.0.1')
      caller.on('data', (chunk) => {
        text += chunk.toString('utf8')
        if (text.split('"code":"00"').length > 2) resolve(text)
      })
      caller.on('error', reject)
      caller.write(rawCharge())
    })
    expect(received.match(/HTTP\/1\.1 200 /g)).toHaveLength(2)
    expect(await entries()).toHaveLength(1)
  })

  test('the fault status returns an empty response and moves no money', async () => {
    const { charge, entries } = newMerchant()
    await script({ kind: 'status', status: 504 })
    expect(await charge()).toMatchObject({ status: 504, text: '' })
    expect(await entries()).toEqual([])
  })

  test('the fault html returns a page and moves no money', async () => {
    const { charge, entries } = newMerchant()
    await script({ kind: 'html' })
    const { status, contentType } = await charge()
    expect(status).toBe(502)
    expect(contentType).toContain('text/html')
    expect(await entries()).toEqual([])
  })

  test('the fault malformed moves the money and truncates the response', async () => {
    const { charge, entries } = newMerchant()
    await script({ kind: 'malformed' })
    const { text } = await charge()
    expect(() => JSON.parse(text)).toThrow()
    expect(await entries()).toHaveLength(1)
  })

  test('the fault keyExpiry revokes the working keys of the affected client', async () => {
    const [client, other] = [sandbox.newBncClient(), sandbox.newBncClient()]
    await client.logOn()
    await other.logOn()
    await script({ kind: 'keyExpiry', client: client.credentials.clientGuid.toUpperCase() }, sandbox.bncUrl)
    expect((await other.charge()).code).toBe('000000')
    expect((await client.charge()).code).toBe('EPIRWK')
    expect((await client.charge()).code).toBe('EPIRWK')
    await client.logOn()
    expect((await client.charge()).code).toBe('000000')
  })

  test('the fault keyExpiry does not affect the following log-on', async () => {
    const client = sandbox.newBncClient()
    await script({ kind: 'keyExpiry', times: 2 }, sandbox.bncUrl)
    await client.logOn()
    expect((await client.charge()).code).toBe('EPIRWK')
    await client.logOn()
    expect((await client.charge()).code).toBe('EPIRWK')
    await client.logOn()
    expect((await client.charge()).code).toBe('000000')
  })

  test('the fault outage resets open connections and every call until it ends', async () => {
    const { charge, entries } = newMerchant()
    await script({ kind: 'delay' })
    const waiting = nextWait()
    const broken = expect(charge()).rejects.toThrow()
    await waiting
    await script({ kind: 'outage', seconds: 30 })
    await broken
    await expect(charge()).rejects.toThrow()
    sandbox.passTime(29_999)
    await expect(charge()).rejects.toThrow()
    expect((await sandbox.newBncClient().charge()).code).toBe('000000')
    sandbox.passTime(1)
    expect((await charge()).body).toMatchObject({ code: '00' })
    expect(await entries()).toHaveLength(1)
  })
})

describe('Fault control routes', () => {
  test('a fault applies only to its operation and client, for the scripted number of calls', async () => {
    const [one, other] = [newMerchant(), newMerchant()]
    await script({ kind: 'status', operation: 'MBvuelto' })
    await script({ kind: 'status', client: one.commerce, times: 2 })
    const statuses = async (merchant: typeof one) => [
      (await merchant.charge()).status,
      (await merchant.charge()).status,
    ]
    expect(await statuses(other)).toEqual([200, 200])
    expect(await statuses(one)).toEqual([503, 503])
    expect(await statuses(one)).toEqual([200, 200])
  })

  test('scripted faults and an outage can be listed and cleared', async () => {
    const { charge } = newMerchant()
    await script({ kind: 'html', times: 3 })
    await script({ kind: 'outage', seconds: 60 })
    const { body } = await get(control(sandbox.r4Url, 'faults'))
    expect(body).toMatchObject({ faults: [{ kind: 'html', times: 3 }], outageUntil: '2026-10-05T15:01:00.000Z' })
    expect((await erase(control(sandbox.r4Url, 'faults'))).body).toEqual({ faults: [], outageUntil: null })
    expect((await charge()).status).toBe(200)
  })

  test('the faults of one client can be listed and cleared without affecting others or an outage', async () => {
    const [one, other] = [newMerchant(), newMerchant()]
    await script({ kind: 'status', client: one.commerce })
    await script({ kind: 'status', client: other.commerce })
    await script({ kind: 'html', operation: 'MBvuelto' })
    await script({ kind: 'outage', seconds: 60 })
    const url = (commerce: string) => control(sandbox.r4Url, `faults?client=${commerce.toUpperCase()}`)
    expect((await get(url(one.commerce))).body).toMatchObject({ faults: [{ client: one.commerce }] })
    expect((await erase(url(one.commerce))).body['faults']).toEqual([])
    const { body } = await get(control(sandbox.r4Url, 'faults'))
    expect(body).toMatchObject({
      faults: [{ client: other.commerce }, { kind: 'html' }],
      outageUntil: '2026-10-05T15:01:00.000Z',
    })
    expect(body['faults']).toHaveLength(2)
  })

  test.each([
    {},
    { kind: 'earthquake' },
    { kind: 'delay', delayMs: '5' },
    { kind: 'status', status: 42 },
    { kind: 'status', times: 0 },
    { kind: 'keyExpiry' },
    { kind: 'code' },
    { kind: 'code', code: 'TOO-LONG' },
    { kind: 'code', code: '51', moved: 'yes' },
    { kind: 'fields' },
    { kind: 'fields', fields: [] },
    { kind: 'fields', fields: 'telefono' },
  ])('R4 refuses the invalid fault %o', async (wrong) => {
    expect((await script(wrong)).status).toBe(400)
  })

  test('the rate feed supports delay, status, malformed and outage', async () => {
    const getRate = () => get(`${sandbox.ratesUrl}/v1/dolares/oficial`)
    await script({ kind: 'delay' }, sandbox.ratesUrl)
    const waiting = nextWait()
    const answer = getRate()
    await waiting
    waits[0]?.end()
    expect((await answer).status).toBe(200)
    await script({ kind: 'status', status: 500, operation: 'oficial' }, sandbox.ratesUrl)
    expect((await getRate()).status).toBe(500)
    await script({ kind: 'malformed' }, sandbox.ratesUrl)
    expect((await getRate()).body).toEqual({})
    await script({ kind: 'outage' }, sandbox.ratesUrl)
    await expect(getRate()).rejects.toThrow()
    expect((await script({ kind: 'resetAfter' }, sandbox.ratesUrl)).status).toBe(400)
    expect((await script({ kind: 'code', code: '51' }, sandbox.ratesUrl)).status).toBe(400)
  })
})

test('the ledger can be filtered by a start time', async () => {
  const { commerce, charge } = newMerchant()
  await charge()
  sandbox.passTime(60_000)
  await charge()
  const getLedger = (since: string) => get(control(sandbox.r4Url, `ledger?client=${commerce}&since=${since}`))
  expect((await getLedger('2026-10-05T15:00:00.000Z')).body['entries']).toHaveLength(2)
  expect((await getLedger('2026-10-05T15:00:00.001Z')).body['entries']).toHaveLength(1)
  expect((await getLedger('yesterday')).status).toBe(400)
})
