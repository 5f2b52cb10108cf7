import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../src/storage/database.ts'
import { createTestDatabase } from '../harness/database.ts'
import { databaseUrl } from '../harness/payments.ts'
import { pasarela } from '../harness/process.ts'
import { testMasterKey } from '../harness/sealer.ts'

let folder: string
let connection: Connection
let env: Record<string, string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-audit-'))
  connection = await createTestDatabase()
  env = {
    DATABASE_URL: databaseUrl(connection),
    PASARELA_MASTER_KEY: testMasterKey,
    PASARELA_DATA_DIR: join(folder, 'data'),
  }
  await pasarela(['tenant', 'create', 'Bodega Ana'], env)
  await pasarela(['tenant', 'create', 'Bodega Eva'], env)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const audit = (...options: string[]) => pasarela(['audit', ...options], env)

test('audit verify names the remedy while nothing is sealed, and succeeds afterwards', async () => {
  expect(await audit('verify')).toMatchObject({ code: 1, stderr: expect.stringContaining('pasarela audit seal') })
  expect(await audit('seal')).toEqual({ code: 0, stdout: 'The audit log is sealed.\n', stderr: '' })
  const { code, stdout, stderr } = await audit('verify')
  expect([code, stderr]).toEqual([0, ''])
  const [, place = ''] = /^2 entries, 0 faults\. End of the chain: (2:[0-9a-f]{64})\n$/.exec(stdout) ?? []
  expect(await audit('verify', '--noted', place)).toMatchObject({ code: 0 })
  expect(await audit('verify', '--noted', `2:${'0'.repeat(64)}`)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Entry 2 \([0-9a-f-]{36}\): it differs from the noted entry\.\n$/),
  })
  expect(await audit('verify', '--noted', 'two')).toMatchObject({ code: 1, stderr: expect.stringContaining('“two”') })
})

test('audit export writes JSON lines to standard output or a file, of one tenant or of days', async () => {
  const { stdout } = await audit('export')
  const lines = stdout.trimEnd().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { entry: object }).entry)).toMatchObject([
    { sequence: 1, action: 'tenant.create', details: { name: 'Bodega Ana' } },
    { sequence: 2, action: 'tenant.create', details: { name: 'Bodega Eva' } },
  ])
  const file = join(folder, 'audit.jsonl')
  expect(await audit('export', '--tenant', 'Bodega Eva', '--file', file)).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(await readFile(file, 'utf8')).toBe(`${lines[1]}\n`)
  expect(await audit('export', '--to', '2026-01-01')).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(await audit('export', '--from', '2026-02-30')).toMatchObject({ code: 1, stdout: '' })
  expect(await audit('export', '--file', folder)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The file cannot be written: [^\n]+\n$/),
  })
})

test('audit verify fails with exit code 1 and names the first changed entry', async () => {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`alter table audit_log disable trigger user; update audit_log set subject = 'x' where sequence = 1;
    alter table audit_log enable trigger user`)
  await client.end()
  const { code, stderr } = await audit('verify')
  expect(code).toBe(1)
  expect(stderr).toMatch(/^Entry 1 \([0-9a-f-]{36}\): its content does not have its hash\.\n/)
  expect(JSON.parse((await audit('verify', '--json')).stdout)).toMatchObject({
    entries: 2,
    faults: [{ sequence: 1, fault: 'content' }],
  })
})

test('an audit export that fails leaves the file that was there, and no part of a new one', async () => {
  const file = join(folder, 'kept.jsonl')
  await writeFile(file, 'of last month\n')
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('alter table audit_log rename column details to renamed')
  try {
    expect(await audit('export', '--file', file)).toMatchObject({ code: 1 })
  } finally {
    await client.query('alter table audit_log rename column renamed to details')
    await client.end()
  }
  expect(await readFile(file, 'utf8')).toBe('of last month\n')
  expect((await readdir(folder)).filter((name) => name.startsWith('kept'))).toEqual(['kept.jsonl'])
})
