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

describe('a journal', () => {
  test('brings ledgers, operations, movements and references back', async () => {
    const first = await startTestSandbox({ journal })
    const charged = await bncClient(first.bncUrl, bnc).charge({}, { Reference: 'REF1' })
    const pending = await r4Client(first.r4Url, r4.commerce).call('DebitoInmediato', { OTP: '00000009' })
    const movement = { client: bnc.clientGuid, amount: 99.5, reference: '787878', date: '2026-10-05' }
    await post(control(first.bncUrl, 'movements'), movement)
    const before = await ledger(first.bncUrl, bnc.clientGuid)
    await first.stop()

    const second = await startTestSandbox({ journal })
    const [client, merchant] = [bncClient(second.bncUrl, bnc), r4Client(second.r4Url, r4.commerce)]
    expect(before).toHaveLength(1)
    expect(await ledger(second.bncUrl, bnc.clientGuid)).toEqual(before)
    const lines = await client.history()
    expect(lines.map(({ ReferenceA }) => ReferenceA)).toEqual(['787878', charged.value['Reference']])
    expect((await client.charge({}, { Reference: 'REF1' })).code).toBe('G94')
    const reversal = {
      IdTransactionToReverse: charged.value['IdTransaction'],
      Amount: 1523.4,
      Terminal: bnc.terminal,
    }
    expect((await client.call('/MobPayment/ReverseC2P', reversal)).code).toBe('000000')
    const ask = async () => (await merchant.call('ConsultarOperaciones', { Id: pending.body['id'] })).body
    expect(await ask()).toMatchObject({ code: 'AC00' })
    second.passTime(3_000)
    expect(await ask()).toMatchObject({ code: 'ACCP', success: true })
    expect(await ledger(second.r4Url, r4.commerce)).toHaveLength(1)
    await second.stop()
  })

  test('keeps numbers from being given out twice', async () => {
    const references = new Set<unknown>()
    for (let run = 0; run < 3; run += 1) {
      const sandbox = await startTestSandbox({ journal })
      const client = bncClient(sandbox.bncUrl, bnc)
      for (let charge = 0; charge < 3; charge += 1) references.add((await client.charge()).value['Reference'])
      await sandbox.stop()
    }
    expect(references.size).toBe(9)
  })

  test('forgets half a line that a killed run left', async () => {
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

  test("refuses to take a stranger's file for its own", async () => {
    await appendFile(journal, '{"hello":"world"}\n')
    await expect(startTestSandbox({ journal })).rejects.toThrow('not of this simulator')
  })

  test('holds no token, OTP, card number or working key, and is for its owner only', async () => {
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

  test('without one a restart begins anew', async () => {
    const first = await startTestSandbox()
    await bncClient(first.bncUrl, bnc).charge()
    await first.stop()
    const second = await startTestSandbox()
    expect(await ledger(second.bncUrl, bnc.clientGuid)).toEqual([])
    await second.stop()
  })
})

test('two log-ons void each other at once where no overlap is wanted', async () => {
  const sandbox = await startTestSandbox({ bncKeyOverlapMs: 0, now: () => mondayMorning })
  const client = bncClient(sandbox.bncUrl, bnc)
  await client.logOn()
  const older = client.workingKey()
  await client.logOn()
  expect((await client.send('/Services/Banks', {}, older)).code).toBe('EPIRWK')
  await sandbox.stop()
})

test('a taken port fails the start and frees the others', async () => {
  const first = await startTestSandbox()
  const r4Port = Number(new URL(first.r4Url).port)
  await expect(startTestSandbox({ r4Port, journal })).rejects.toThrow('EADDRINUSE')
  await first.stop()
})

test('run alone it prints its addresses as JSON and ends on SIGTERM', async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const child = spawn(process.execPath, [main, '--journal', journal], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  let line = ''
  for await (const chunk of child.stdout) {
    line += String(chunk)
    if (line.endsWith('\n')) break
  }
  const addresses: Record<string, string> = JSON.parse(line)
  expect(Object.keys(addresses)).toEqual(['bncUrl', 'r4Url', 'ratesUrl'])
  expect(addresses['bncUrl']).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api$/)
  expect((await get(`${addresses['bncUrl']}/welcome/home`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
})
