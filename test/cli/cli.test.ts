import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerOf } from '../harness/gateway.ts'
import { pasarela, serve } from '../harness/process.ts'
import { startReceiver } from '../harness/receiver.ts'
import { register } from '../harness/webhooks.ts'

let folder: string
let env: Record<string, string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-cli-'))
  env = { PASARELA_DATA_DIR: join(folder, 'data') }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a command that must succeed and reads what it printed for scripts. */
async function json<Value>(...args: string[]): Promise<Value> {
  const { code, stdout, stderr } = await pasarela([...args, '--json'], env)
  expect([code, stderr]).toEqual([0, ''])
  return JSON.parse(stdout) as Value
}

describe('tenants and keys', () => {
  test('are created, used, rotated and revoked by commands alone', async () => {
    const tenant = await json<{ tenantId: string }>('tenant', 'create', 'Bodega Ana')
    const issued = await json<{ key: string; keyId: string; publicPart: string }>(
      'key',
      'create',
      'bodega ana',
      '--expires',
      '90d',
    )
    expect(issued.key.startsWith(issued.publicPart)).toBe(true)

    const rotated = await json<{ key: string }>('key', 'rotate', issued.publicPart, '--grace', '2h')
    expect(rotated.key).not.toBe(issued.key)
    await json('key', 'revoke', issued.keyId)

    const keys = await json<{ publicPart: string; active: boolean }[]>('key', 'list', tenant.tenantId)
    expect(keys.map(({ active }) => active)).toEqual([false, true])
    const tolerance = ['--tolerance-ves', '5.50', '--tolerance-percent', '1', '--overpayment', 'refuse']
    const chosen = { toleranceVes: '5.50', tolerancePercent: '1.00', acceptsOverpayment: false }
    expect(await json('tenant', 'set', 'Bodega Ana', ...tolerance)).toMatchObject({ ...chosen, pendingWaitSeconds: 0 })
    // Options that are absent stay unchanged.
    const waiting = await json('tenant', 'set', 'Bodega Ana', '--pending-wait', '5')
    expect(waiting).toMatchObject({ ...chosen, pendingWaitSeconds: 5 })
    await json('tenant', 'deactivate', 'Bodega Ana')
    const { stdout } = await pasarela(['tenant', 'list'], env)
    expect(stdout).toMatch(/inactive +Bodega Ana/)
    expect(stdout).not.toContain('\x1b[')
  })

  test('have a language that is chosen when the tenant is created and can be changed', async () => {
    const created = await json<{ language: string }>('tenant', 'create', 'Bodega Luis', '--language', 'es')
    expect(created.language).toBe('es')
    const values = ['--language', 'en', '--pending-wait', '3']
    const changed = await json<object>('tenant', 'set', 'Bodega Luis', ...values)
    expect(changed).toMatchObject({ language: 'en', pendingWaitSeconds: 3 })
    const again = await json<object>('tenant', 'set', 'Bodega Luis', '--language', 'es')
    expect(again).toMatchObject({ language: 'es', pendingWaitSeconds: 3 })
    const { stdout } = await pasarela(['tenant', 'list'], env)
    expect(stdout).toMatch(/es +active +Bodega Luis/)
  })

  test.each([
    [['tenant', 'set', 'Nobody'], 1, 'Nothing to change'],
    [['tenant', 'set', 'Nobody', '--language', 'fr'], 2, 'Allowed choices are en, es'],
    [['key', 'create', 'Nobody'], 1, 'There is no tenant “Nobody”'],
    [['key', 'revoke', 'pas_test_nothing'], 1, 'There is no key'],
    [['key', 'create', 'Nobody', '--live'], 1, 'Live keys work in production only'],
    [['key', 'rotate', 'x', '--grace', 'soon'], 1, '“soon” is not a duration'],
    [['tenant', 'create', ' '], 1, '1 to 80 characters'],
    [['tenant', 'set', 'Nobody'], 1, 'Nothing to change'],
    [['tenant', 'set', 'Nobody', '--pending-wait', 'long'], 1, '0 to 10 whole seconds'],
    [['tenant', 'set', 'Nobody', '--tolerance-ves', '-1'], 1, '0 to 10000 VES'],
    [['tenant', 'set', 'Nobody', '--tolerance-ves', '1.005'], 1, '0 to 10000 VES'],
    [['tenant', 'set', 'Nobody', '--tolerance-percent', '10.01'], 1, '0 to 10 %'],
    [['tenant', 'set', 'Nobody', '--overpayment', 'maybe'], 2, 'Allowed choices are accept, refuse'],
    [['tenant', 'creat'], 2, 'Did you mean create?'],
    [['key', 'create'], 2, "missing required argument 'tenant'"],
  ])('`pasarela %j` fails with exit code %i and a sentence', async (args, code, sentence) => {
    const result = await pasarela(args, env)
    expect(result.code).toBe(code)
    expect(result.stderr).toContain(sentence)
    expect(result.stderr).not.toContain('    at ')
  })
})

describe('help', () => {
  test.each([
    [[]],
    [['serve']],
    [['tenant']],
    [['tenant', 'create']],
    [['key', 'rotate']],
    [['doctor']],
    [['migrate']],
    [['config']],
  ])('`pasarela %j --help` describes the command', async (args) => {
    const { code, stdout } = await pasarela([...args, '--help'], env)
    expect(code).toBe(0)
    expect(stdout).toContain('Usage: pasarela')
  })
})

/** Runs a script of bash in which `pasarela` is the command. */
async function inShell(script: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const { spawn } = await import('node:child_process')
  const { text } = await import('node:stream/consumers')
  const binary = fileURLToPath(new URL('../../bin/pasarela.mjs', import.meta.url))
  const whole = `set -o pipefail; pasarela() { "${process.execPath}" "${binary}" "$@"; }; ${script}`
  const child = spawn('bash', ['-c', whole], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number>((resolve) => child.once('close', resolve))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, stdout, stderr }
}

test('a command whose output pipe is closed early does not fail', async () => {
  const { code, stdout, stderr } = await inShell('pasarela config | head -n 1')
  expect([code, stdout.split('\n').length, stderr]).toEqual([0, 2, ''])
  await pasarela(['migrate'], env)
  expect(await inShell('pasarela audit export | true')).toEqual({ code: 0, stdout: '', stderr: '' })
})

test('a command whose output cannot be written fails, so that nobody relies on what was not shown', async () => {
  await json('tenant', 'create', 'Bodega Full')
  for (const command of ['config --json', 'tenant list --json', 'audit export']) {
    const { code, stderr } = await inShell(`pasarela ${command} > /dev/full`)
    expect({ code, stderr }, command).toEqual({
      code: 1,
      stderr: 'The output could not be written: ENOSPC: no space left on device, write\n',
    })
  }
})

describe('pasarela config', () => {
  test('prints every setting with its source and never a secret', async () => {
    const { stdout, code } = await pasarela(['config'], {
      ...env,
      PORT: '9000',
      DATABASE_URL: 'postgresql://u:hidden@h/d',
    })
    expect(code).toBe(0)
    expect(stdout).toContain('PORT=9000 (environment)')
    expect(stdout).toContain('PASARELA_MODE=local (default)')
    expect(stdout).toContain('DATABASE_URL=(set)')
    expect(stdout).not.toContain('hidden')
  })

  test('names every mistake and fails', async () => {
    const { code, stderr } = await pasarela(['config'], { PORT: 'x', PASARELA_MODE: 'y' })
    expect(code).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(2)
  })
})

test('pasarela migrate lists the migrations it applied, and says when there are none left', async () => {
  const own = { PASARELA_DATA_DIR: join(folder, 'migrate') }
  expect((await pasarela(['migrate'], own)).stdout).toContain('Applied 0001_installation_tenants.sql')
  expect((await pasarela(['migrate'], own)).stdout).toBe('The schema is up to date.\n')
})

describe('pasarela doctor', () => {
  const oldKey = 'aa'.repeat(32)
  const newKey = 'bb'.repeat(32)

  test('finds nothing wrong with a fresh installation', async () => {
    expect((await pasarela(['migrate'], env)).code).toBe(0)
    const findings = await json<{ check: string; ok: boolean }[]>('doctor')
    expect(findings.map(({ check }) => check)).toEqual([
      'runtime',
      'settings',
      'holidays',
      'checkout',
      'disk',
      'storage',
      'database',
      'writes',
      'master key',
      'clock',
      'indexes',
      'connections',
      'live keys',
      'role',
    ])
    expect(findings.every(({ ok }) => ok)).toBe(true)
  })

  test('warns, without failing, when all processes together can use more connections than the database has', async () => {
    expect((await pasarela(['migrate'], env)).code).toBe(0)
    const many = { ...env, PASARELA_PROCESSES: '20', PASARELA_DATABASE_POOL: '16' }
    const { code, stdout } = await pasarela(['doctor', '--json'], many)
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toContainEqual({
      check: 'connections',
      ok: true,
      warning: true,
      detail: expect.stringMatching(/^at most 320 of the database’s \d+: lower PASARELA_DATABASE_POOL or/),
    })
  })

  test('re-seals after the master key was changed, so that the former one can be dropped', async () => {
    const own = { PASARELA_DATA_DIR: join(folder, 'rotation') }
    expect((await pasarela(['migrate'], { ...own, PASARELA_MASTER_KEY: oldKey })).code).toBe(0)
    expect((await pasarela(['doctor'], { ...own, PASARELA_MASTER_KEY: oldKey })).code).toBe(0)

    const wrong = await pasarela(['doctor'], { ...own, PASARELA_MASTER_KEY: newKey })
    expect([wrong.code, wrong.stdout]).toEqual([1, expect.stringContaining('PASARELA_OLD_MASTER_KEYS')])

    const both = { ...own, PASARELA_MASTER_KEY: newKey, PASARELA_OLD_MASTER_KEYS: oldKey }
    expect((await pasarela(['doctor'], both)).stdout).toContain('1 values sealed again')
    expect((await pasarela(['doctor'], { ...own, PASARELA_MASTER_KEY: newKey })).code).toBe(0)
  })

  test('re-seals the secrets of webhooks, both during a rotation: they sign on under the new master key', async () => {
    const own = { PASARELA_DATA_DIR: join(folder, 'webhook-rotation'), PASARELA_SANDBOX: 'off' }
    const receiver = await startReceiver()
    const before = await serve({ ...own, PASARELA_MASTER_KEY: oldKey })
    const key = (await readFile(join(own.PASARELA_DATA_DIR, 'demo.key'), 'utf8')).trim()
    const call = callerOf(before.url)
    const { id, secret } = await register({ call }, key, { url: receiver.url })
    const rotated = await call(`/v1/webhooks/${id}/rotate-secret`, { method: 'POST', key })
    expect(await before.end('SIGTERM')).toBe(0)

    const both = { ...own, PASARELA_MASTER_KEY: newKey, PASARELA_OLD_MASTER_KEYS: oldKey }
    // The installation's own secret, and both of the endpoint.
    expect((await pasarela(['doctor'], both)).stdout).toContain('3 values sealed again')

    const after = await serve({ ...own, PASARELA_MASTER_KEY: newKey })
    const report = await callerOf(after.url)('/v1/notifications/test', { method: 'POST', key })
    expect(report.body, report.text).toMatchObject({ sent: true })
    const [request] = await receiver.waitFor(1)
    for (const known of [secret, String(rotated.body['secret'])]) {
      const headers = request?.headers as Record<string, string>
      expect(new Webhook(known).verify(request?.body ?? '', headers)).toMatchObject({ event: 'notification.test' })
    }
    expect(await after.end('SIGTERM')).toBe(0)
    await receiver.stop()
  })
})
