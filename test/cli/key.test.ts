import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { strongMasterKey } from '../harness/master-key.ts'
import { pasarela } from '../harness/process.ts'

let folder: string
let env: Record<string, string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-key-'))
  env = {
    PASARELA_DATA_DIR: join(folder, 'data'),
    PASARELA_MODE: 'production',
    PASARELA_MASTER_KEY: strongMasterKey(),
    PASARELA_EMBEDDED_DATABASE: 'allow',
  }
  expect((await pasarela(['tenant', 'create', 'Bodega Ana'], env)).code).toBe(0)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const createKey = (...args: string[]) => pasarela(['key', 'create', 'Bodega Ana', ...args], env)

describe('pasarela key create', () => {
  test('takes a preset, networks, limits and a name, and key list shows the scopes', async () => {
    const networks = ['--allow-ip', '203.0.113.0/24, 2001:db8::/32']
    const limits = ['--limit-call', '50000', '--limit-day', '200000.50', '--limit-payee', '60000']
    const args = ['--preset', 'payouts', '--name', 'Nómina', ...networks, ...limits, '--json']
    const { code, stdout, stderr } = await createKey(...args)
    expect([code, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout)).toMatchObject({
      name: 'Nómina',
      scopes: ['payout', 'read'],
      allowedIps: ['203.0.113.0/24', '2001:db8::/32'],
      callLimitVes: '50000.00',
      dayLimitVes: '200000.50',
      payeeLimitVes: '60000.00',
    })
    const list = await pasarela(['key', 'list', 'Bodega Ana'], env)
    expect(list.stdout).toMatch(/SCOPES +NAME/)
    expect(list.stdout).toMatch(/payout read +Nómina/)
  })

  test.each([
    ['a preset and scopes', ['--preset', 'shop', '--scopes', 'read'], 'Give --preset or --scopes, not both.'],
    [
      'an unknown scope',
      ['--scopes', 'read,steal'],
      'There is no scope “steal”: they are collect, read, refund, payout, webhooks, approve.',
    ],
    ['an address that is no network', ['--allow-ip', '203.0.113.7/24'], '“203.0.113.7/24” is not a network'],
    ['an empty name', ['--name', ''], 'must have 1 to 80 characters'],
    ['no network', ['--allow-ip', ''], 'must have 1 to 50 of them'],
    [
      '51 networks',
      ['--allow-ip', Array.from({ length: 51 }, (_, index) => `10.0.0.${index}/32`).join(',')],
      'must have 1 to 50 of them',
    ],
    ['a limit of zero', ['--limit-day', '0'], 'A limit must be an amount in VES above 0'],
  ])('refuses %s', async (_title, args, message) => {
    const { code, stdout, stderr } = await createKey(...args)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain(message)
    expect(stderr.trimEnd()).not.toContain('\n')
  })

  test('warns of a live key that can pay out from anywhere and without limit', async () => {
    const warning = /can pay out from anywhere and without limit/
    const unrestricted = await createKey('--live')
    expect([unrestricted.code, unrestricted.stdout]).toEqual([0, expect.stringMatching(warning)])
    for (const args of [
      ['--preset', 'shop'],
      ['--limit-day', '1000'],
      ['--allow-ip', '203.0.113.0/24'],
    ]) {
      const { code, stdout } = await createKey('--live', ...args)
      expect([code, stdout], args.join(' ')).toEqual([0, expect.not.stringMatching(warning)])
    }
    expect((await createKey()).stdout).not.toMatch(warning)
    const list = await pasarela(['key', 'list', 'Bodega Ana'], env)
    expect(list.stdout.match(new RegExp(warning, 'g'))).toHaveLength(1)
  })
})

test('pasarela tenant set --approval-above takes an amount, or none', async () => {
  const set = async (value: string) => {
    const { code, stdout, stderr } = await pasarela(
      ['tenant', 'set', 'Bodega Ana', '--approval-above', value, '--json'],
      env,
    )
    return code === 0 ? (JSON.parse(stdout) as { approvalAboveVes: string | null }).approvalAboveVes : stderr
  }
  expect(await set('1000')).toBe('1000.00')
  expect(await set('none')).toBeNull()
  for (const wrong of ['-1', 'much', '1.234']) expect(await set(wrong)).toMatch(/amount|VES/i)
})
