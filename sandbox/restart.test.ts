import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sandboxCredentials } from './credentials.ts'
import { bncClient, control, get, ledger, mondayMorning, post, r4Client, startTestSandbox } from './testing/wire.ts'

let folder: string
let journal: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  journal = join(folder, 'journal.jsonl')
})
afterEach(() => rm(folder, { recursive: true }))

const { bnc, r4 } = sandboxCredentials('3f6a0c1e-5b7d-4e2f-8a90-1b2c3d4e5f60')

describe('Journal', () => {
  test('a journal restores ledgers, operations, movements and references after a restart', async () => {
    const first = await startTestSandbox({ journal })
    const charged = await bncClient(first.bncUrl, bnc).charge({}, { Reference: 'REF1' })
    const pending = await r4Client(first.r4Url, r4.commerce).call('DebitoInmediato', { OTP: '00000009' })
    const movement = { client: bnc.clientGuid, amount: 99.5, reference: '787878', date: '2026-10-05' }
    await post(control(first.bncUrl, 'movements'), movement)
    const commission = { document: 'V12345678', direction: 'out', type: 'commission', concept: 'COMISION 1' }
    await post(control(first.bncUrl, 'movements'), { ...movement, ...commission })
    const before = await ledger(first.bncUrl, bnc.clientGuid)
    const statement = await bncClient(first.bncUrl, bnc).history()
    await first.stop()

    const second = await startTestSandbox({ journal })
    const [client, merchant] = [bncClient(second.bncUrl, bnc), r4Client(second.r4Url, r4.commerce)]
    expect(before).toHaveLength(1)
    expect(await ledger(second.bncUrl, bnc.clientGuid)).toEqual(before)
    expect(statement).toHaveLength(3)
    expect(statement[2]).toMatchObject({ Code: '751', Concept: 'COMISION 1' })
    expect(await client.history()).toEqual(statement)
    expect((await client.charge({}, { Reference: 'REF1' })).code).toBe('G94')
    const reversal = {
      IdTransactionToReverse: charged.value['IdTransaction'],
      Amount: 1523.4,
      Terminal: bnc.terminal,
    }
    expect((await client.call('/MobPayment/ReverseC2P', reversal)).code).toBe('000000')
    const queryOperation = async () => (await merchant.call('ConsultarOperaciones', { Id: pending.body['id'] })).body
    expect(await queryOperation()).toMatchObject({ code: 'AC00' })
    second.passTime(3_000)
    expect(await queryOperation()).toMatchObject({ code: 'ACCP', success: true })
    expect(await ledger(second.r4Url, r4.commerce)).toHaveLength(1)
    await second.stop()
  })

  test('a journal restores the mandates of payers after a restart', async () => {
    const first = await startTestSandbox({ journal })
    const { call } = r4Client(first.r4Url, r4.commerce)
    await call('TransferenciaOnline/DomiciliacionCNTA', {})
    const mandatesAt = async (url: string) => (await get(control(url, 'mandates'))).body['mandates']
    const before = await mandatesAt(first.r4Url)
    expect(before).toMatchObject([{ client: r4.commerce, state: 'asked' }])
    await first.stop()

    const second = await startTestSandbox({ journal })
    expect(await mandatesAt(second.r4Url)).toEqual(before)
    await second.stop()
  })

  test('a journal of an older version, without line numbers and types, gives the same statement as before', async () => {
    const client = bnc.clientGuid
    const payer = { document: 'V12345678', phone: '584141234567', bankCode: '0102' }
    const charge = {
      id: '7',
      bank: 'bnc',
      client,
      operation: 'SendC2P',
      amount: '10.00',
      direction: 'in',
      reference: '00000051',
      txId: 100000051,
      payer,
      at: mondayMorning,
    }
    const movement = { controlNumber: '100000052', client, amount: '20.00', reference: '787878', date: '2026-10-05' }
    const records = [
      { bank: 'bnc', sequence: 51, kind: 'effect', entry: charge },
      { bank: 'bnc', sequence: 52, kind: 'movement', movement },
    ]
    await appendFile(journal, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
    const sandbox = await startTestSandbox({ journal })
    const merchant = bncClient(sandbox.bncUrl, bnc)
    expect((await merchant.charge()).code).toBe('000000')
    const [registered, old, fresh] = await merchant.history()
    expect(registered).toMatchObject({ ControlNumber: '100000052', Code: '388', ReferenceA: '787878', ReferenceB: '' })
    expect(old).toMatchObject({ ControlNumber: '100000051', ReferenceA: '00000051', ReferenceB: '584141234567' })
    expect(fresh?.['ControlNumber']).toMatch(/^\d{12}$/)
    const [entry] = await ledger(sandbox.bncUrl, client)
    expect(entry?.['line']).toEqual({ controlNumber: '100000051', reference: '00000051' })
    await sandbox.stop()
  })

  test('a journal prevents duplicate numbers after a restart', async () => {
    const references = new Set<unknown>()
    for (let run = 0; run < 3; run += 1) {
      const sandbox = await startTestSandbox({ journal })
      const client = bncClient(sandbox.bncUrl, bnc)
      for (let charge = 0; charge < 3; charge += 1) references.add((await client.charge()).value['Reference'])
      await sandbox.stop()
    }
    expect(references.size).toBe(9)
  })

  test('an incomplete last line of a killed run is dropped from the journal', async () => {
    const first = await startTestSandbox({ journal })
    await bncClient(first.bncUrl, bnc).charge()
    await first.stop()
    await appendFile(journal, '{"bank":"bnc","kind":"eff')
    const second = await startTestSandbox({ journal })
    await bncClient(second.bncUrl, bnc).charge()
    await second.stop()
    const third = await startTestSandbox({ journal })
    expect(await ledger(third.bncUrl, bnc.clientGuid)).toHaveLength(2)
    await third.stop()
  })

  test('a file that is not a sandbox journal is refused', async () => {
    await appendFile(journal, '{"hello":"world"}\n')
    await expect(startTestSandbox({ journal })).rejects.toThrow('not a sandbox journal record')
  })

  test('a journal holds no token, OTP, card number or working key, and only its owner can read it', async () => {
    const sandbox = await startTestSandbox({ journal })
    const client = bncClient(sandbox.bncUrl, bnc)
    await client.charge({ Token: '73195284' })
    await client.card()
    await r4Client(sandbox.r4Url, r4.commerce).call('DebitoInmediato', { OTP: '62840517' })
    await sandbox.stop()
    const content = await readFile(journal, 'utf8')
    expect(content).toContain('"cardLast4":"4242"')
    for (const secret of ['73195284', '62840517', '424242424', client.workingKey(), bnc.masterKey]) {
      expect(content).not.toContain(secret)
    }
    expect((await stat(journal)).mode & 0o777).toBe(0o600)
  })

  test('without a journal a restart begins with empty ledgers', async () => {
    const first = await startTestSandbox()
    await bncClient(first.bncUrl, bnc).charge()
    await first.stop()
    const second = await startTestSandbox()
    expect(await ledger(second.bncUrl, bnc.clientGuid)).toEqual([])
    await second.stop()
  })
})

test('readings passed at the start apply, and an invalid one fails the start by its name', async () => {
  const bncReadings = { statementShape: 'list', keyOverlapMs: 600_000 } as const
  const sandbox = await startTestSandbox({ bncReadings, r4Readings: { wrongC2pToken: '15' } })
  expect((await get(control(sandbox.bncUrl, 'readings'))).body).toMatchObject(bncReadings)
  expect((await get(control(sandbox.r4Url, 'readings'))).body).toMatchObject({ wrongC2pToken: '15' })
  await sandbox.stop()
  await expect(startTestSandbox({ bncReadings: { keyOverlapMs: 600_001 } })).rejects.toThrow('keyOverlapMs')
})

test('a port in use fails the start and releases the other ports', async () => {
  const first = await startTestSandbox()
  const r4Port = Number(new URL(first.r4Url).port)
  await expect(startTestSandbox({ r4Port, journal })).rejects.toThrow('EADDRINUSE')
  await first.stop()
})

test('sandbox/main.ts prints its addresses as JSON, applies its readings and stops on SIGTERM', async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const readings = JSON.stringify({ statementShape: 'list' })
  const child = spawn(process.execPath, [main, '--journal', journal, '--readings', readings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  let line = ''
  for await (const chunk of child.stdout) {
    line += String(chunk)
    if (line.endsWith('\n')) break
  }
  const addresses: Record<string, string> = JSON.parse(line)
  expect(Object.keys(addresses)).toEqual([
    'bncUrl',
    'r4Url',
    'ratesUrl',
    'bdvUrl',
    'mercantilUrl',
    'banescoUrl',
    'bancamigaUrl',
  ])
  expect(addresses['bncUrl']).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api$/)
  expect((await get(`${addresses['bncUrl']}/welcome/home`)).status).toBe(200)
  expect((await get(control(addresses['bncUrl'] ?? '', 'readings'))).body).toMatchObject({ statementShape: 'list' })
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
})
