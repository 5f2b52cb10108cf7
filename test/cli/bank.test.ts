import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { pasarela, serve, type ServingProcess } from '../harness/process.ts'

let folder: string
let env: Record<string, string>
let gateway: ServingProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-bank-'))
  env = { PASARELA_DATA_DIR: join(folder, 'data'), PASARELA_SANDBOX_PORT: '0' }
  gateway = await serve(env)
})
afterAll(async () => {
  await gateway.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

const urls = async () =>
  JSON.parse(await readFile(join(folder, 'data', 'sandbox.json'), 'utf8')) as Record<string, string>

test('an address for a bank’s notifications is created, shown without its secrets, replaced and ended', async () => {
  const run = async (...given: string[]) => pasarela(['bank', 'notifications', 'Demo', ...given], env)
  expect((await run('r4')).stdout).toBe('There is no address yet: create one with --new.\n')
  const made = await run('r4', '--new', '--settle', '--from', '127.0.0.1,::1/128', '--json')
  const { path, authorization } = JSON.parse(made.stdout) as { path: string; authorization: string }
  const call = async () =>
    (await fetch(`${gateway.url}${path}/R4consulta`, { method: 'POST', body: '{}', headers: { authorization } })).status
  expect(await call()).toBe(200)
  expect((await run('r4')).stdout).toMatch(/MADE.*\n.* - +yes +127\.0\.0\.1\/32, ::1\/128\n/)

  // One that could not be read counts as soon as it can.
  const broken = { CodigoRed: '00', Referencia: '83700001', Monto: '10.00', BancoEmisor: '102', FechaHora: 'ayer' }
  const notification = { method: 'POST', body: JSON.stringify(broken), headers: { authorization } }
  expect((await fetch(`${gateway.url}${path}/R4notifica`, notification)).status).toBe(200)
  expect((await run('r4', '--kept')).stdout).toMatch(/R4notifica unreadable \(FechaHora\) 1×\n.*"83700001"/)
  expect((await run('r4', '--read-again')).stdout).toBe('0 of 1 could be read now.\n')

  const letter = await run('bnc', '--new')
  expect(letter.stdout).toMatch(/x-api-key: +\S{43}\n/)
  const listed = await run('bnc')
  expect(listed.stdout).not.toContain(/x-api-key: +(\S+)/.exec(letter.stdout)?.[1])
  expect((await run('r4', '--new', '--grace-hours', '1')).code).toBe(0)
  expect(await call()).toBe(200)
  expect((await run('r4', '--end')).code).toBe(0)
  await expect.poll(call).toBe(404)

  for (const wrong of [
    ['bnc', '--new', '--settle'],
    ['r4', '--new', '--end'],
    ['r4', '--new', '--from', 'home'],
  ]) {
    const { code, stderr } = await run(...wrong)
    expect(code).not.toBe(0)
    expect(stderr).toMatch(/--(settle|new|from)/)
  }
  const silent = await run('banesco', '--new')
  expect([silent.code === 0, silent.stderr]).toEqual([false, expect.stringContaining('does not notify incoming money')])
})

describe('in test mode,', () => {
  test('every tenant has accounts at the simulated banks, and `pasarela bank check` succeeds for them', async () => {
    const { code, stdout } = await pasarela(['bank', 'check', 'Demo', '--json'], env)
    expect(code).toBe(0)
    const findings = JSON.parse(stdout) as { bank: string; ok: boolean }[]
    expect(new Set(findings.map(({ bank }) => bank))).toEqual(
      new Set(['bnc', 'r4', 'bdv', 'mercantil', 'banesco', 'bancamiga']),
    )
    expect(findings.every(({ ok }) => ok)).toBe(true)
  })

  test('collections are routed together, a flow alone, and routes are removed again', async () => {
    const shown = async () => {
      const { stdout } = await pasarela(['bank', 'show', 'Demo', '--json'], env)
      const { flows } = JSON.parse(stdout) as { flows: { flow: string; account: string | null; reason: string }[] }
      return Object.fromEntries(flows.map(({ flow, account, reason }) => [flow, `${account} ${reason}`]))
    }
    expect(await shown()).toMatchObject({ c2p: 'bnc order', card: 'bnc order', debit: 'r4 only_account' })

    const routed = await pasarela(['bank', 'route', 'Demo', 'r4'], env)
    expect([routed.code, routed.stdout]).toEqual([
      0,
      [
        'Test c2p: r4 (route).',
        'Test card: r4 (route, but no account at r4 offers it).',
        'Test pago-movil: r4 (route, but no account at r4 offers it).',
        '',
      ].join('\n'),
    ])
    expect((await pasarela(['bank', 'route', 'Demo', 'bnc', 'card', 'pago-movil'], env)).code).toBe(0)
    expect(await shown()).toMatchObject({ c2p: 'r4 route', card: 'bnc route', 'pago-movil': 'bnc route' })

    const removed = await pasarela(['bank', 'route', 'Demo', '--default', 'c2p'], env)
    expect(removed.stdout).toBe('Test c2p: bnc (first in the order).\n')
    expect(await shown()).toMatchObject({ c2p: 'bnc order', card: 'bnc route' })
    expect((await pasarela(['bank', 'route', 'Demo', '--default'], env)).code).toBe(0)
    expect(await shown()).toMatchObject({ card: 'bnc order', 'pago-movil': 'bnc order' })
  })

  test('accounts are tried in the order that is set, and drained banks are passed over', async () => {
    const ordered = await pasarela(['bank', 'order', 'Demo', 'bdv', 'bnc'], env)
    expect([ordered.code, ordered.stderr]).toEqual([0, ''])
    expect(ordered.stdout).toMatch(/^c2p +bdv +bnc +first in the order$/m)
    const drained = await pasarela(['bank', 'drain', 'bdv'], env)
    expect(drained.stdout).toBe('Drained: bdv.\n')
    const during = await pasarela(['bank', 'show', 'Demo'], env)
    expect(during.stdout).toMatch(/^c2p +bnc +- +those before it are drained$/m)
    expect((await pasarela(['bank', 'drain', 'bdv', '--off'], env)).stdout).toBe('No bank is drained.\n')
    expect((await pasarela(['bank', 'order', 'Demo'], env)).stdout).toMatch(/^c2p +bnc +- +first in the order$/m)
  })

  test('every flow is shown with its account, the next ones and the reason', async () => {
    const { stdout } = await pasarela(['bank', 'show', 'Demo'], env)
    expect(stdout).toMatch(/^FLOW +ACCOUNT +THEN +WHY$/m)
    expect(stdout).toMatch(/^payout +r4 +- +only account that offers it$/m)
    const live = await pasarela(['bank', 'show', 'Demo', '--live'], env)
    expect(live.stdout).toMatch(/^c2p +- +- +no account offers it$/m)
    expect(live.stdout).toContain('No account is stored')
  })

  test.each([
    [['route', 'Demo'], 'Name the bank to route to (bnc, r4, bdv, mercantil, banesco, bancamiga), or give --default.'],
    [['route', 'Demo', 'bnc', 'cards'], '“cards” is not a flow: write one of c2p, card, pago-movil'],
    [['order', 'Demo', 'bnc', 'bnc'], 'Name each account once.'],
    [['order', 'Demo', 'bnc:oeste'], 'The tenant has no account bnc:oeste: see pasarela bank show.'],
    [['route', 'Demo', 'bnc', '--default'], '--default removes routes: name the flows, without a bank.'],
  ])('`pasarela bank %j` is refused with a sentence that says what to write', async (args, sentence) => {
    const { code, stderr } = await pasarela(['bank', ...args], env)
    expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)])
  })

  test('the help of bank set lists every field of all banks', async () => {
    const { stdout } = await pasarela(['bank', 'set', '--help'], env)
    for (const field of [
      'clientGuid',
      'masterKey',
      'terminal?',
      'collectingPhone?',
      'commerce',
      'signingKey?',
      'c2pKey?',
    ]) {
      expect(stdout).toContain(`  ${field} `)
    }
    expect(stdout.match(/ {2}baseUrl\? /g)).toHaveLength(6)
    expect(stdout.match(/ {2}environment\? /g)).toHaveLength(3)
  })
})

describe('in live mode,', () => {
  test('credentials are stored sealed, shown without their values, and checked without moving money', async () => {
    const { bncUrl = '' } = await urls()
    const live = { ...env, PASARELA_BNC_URL: bncUrl }
    const file = join(folder, 'bnc.json')
    const { bnc } = sandboxCredentials('01a1dd0d-1851-7615-a81f-4bf3713f333f')
    await writeFile(file, JSON.stringify(bnc))

    expect((await pasarela(['bank', 'check', 'Demo', '--live'], live)).stderr).toContain('no account')
    expect((await pasarela(['bank', 'set', 'Demo', 'bnc', file], live)).code).toBe(0)
    const shown = await pasarela(['bank', 'show', 'Demo', '--live'], live)
    expect(shown.stdout).toContain('masterKey')
    expect(shown.stdout).not.toContain(bnc.masterKey)
    expect((await pasarela(['bank', 'check', 'Demo', '--live'], live)).stdout).toContain('✔ bnc log-on')
  })

  test('the base address of one account overrides the installation’s', async () => {
    const { r4Url = '' } = await urls()
    const file = join(folder, 'r4.json')
    const { r4 } = sandboxCredentials('01a1dd0d-1851-7615-a81f-4bf3713f333f')
    await writeFile(file, JSON.stringify({ ...r4, baseUrl: r4Url }))
    const away = { ...env, PASARELA_R4_URL: 'http://127.0.0.1:1' }
    expect((await pasarela(['bank', 'set', 'Demo', 'r4', file], away)).code).toBe(0)
    const shown = await pasarela(['bank', 'show', 'Demo', '--live', '--json'], away)
    expect(JSON.parse(shown.stdout)).toMatchObject({
      accounts: expect.arrayContaining([
        { account: 'r4', bank: 'r4', baseUrl: r4Url, fields: ['commerce', 'collectingPhone', 'rif'] },
      ]),
    })
    expect((await pasarela(['bank', 'check', 'Demo', '--live'], away)).stdout).toContain('✔ r4 signature')
  })

  test('a CA file that cannot be read stops every command with one line', async () => {
    const path = join(folder, 'missing.pem')
    const { code, stderr } = await pasarela(['bank', 'check', 'Demo'], { ...env, PASARELA_BANK_CA_FILE: path })
    expect(code).not.toBe(0)
    expect(stderr).toContain(`PASARELA_BANK_CA_FILE names a file that cannot be read: ${path} (ENOENT).`)
  })

  test.each([
    ['{"commerce":"x","baseUrl":"http://bank.example"}', 'baseUrl: The address must use https'],
    ['{"commerce": 5}', 'values are strings'],
    ['not json', 'one JSON object'],
    ['{"commerce":"x","typo":"y"}', 'typo: R4 credentials have no such field.'],
  ])('a file with %s is refused with a sentence that repeats no value', async (content, sentence) => {
    const file = join(folder, 'wrong.json')
    await writeFile(file, content)
    const { code, stderr } = await pasarela(['bank', 'set', 'Demo', 'r4', file], env)
    expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)])
  })

  test('messages about the fields of a file are in Spanish for a person who reads Spanish', async () => {
    const file = join(folder, 'wrong.json')
    await writeFile(file, '{"commerce":"x y","typo":"y"}')
    const { stderr } = await pasarela(['bank', 'set', 'Demo', 'r4', file], { ...env, LANG: 'es_VE.UTF-8' })
    expect(stderr).toContain('commerce: El token Commerce tiene de 1 a 256 caracteres sin espacios.')
    expect(stderr).toContain('typo: Las credenciales de R4 no tienen ese campo.')
  })

  test('`pasarela bank check` distinguishes wrong credentials from a bank that is unreachable', async () => {
    const { bncUrl = '' } = await urls()
    const file = join(folder, 'other.json')
    const { bnc } = sandboxCredentials('01a1dd0d-1851-7615-a81f-4bf3713f333f')
    await writeFile(file, JSON.stringify({ ...bnc, masterKey: 'f'.repeat(32) }))
    await pasarela(['bank', 'set', 'Demo', 'bnc', file], env)
    const wrong = await pasarela(['bank', 'check', 'Demo', '--live'], { ...env, PASARELA_BNC_URL: bncUrl })
    expect([wrong.code, wrong.stdout]).toEqual([
      1,
      expect.stringMatching(/✖ bnc log-on: the bank refuses these credentials or this set-up \(\w+\)/),
    ])
    const away = await pasarela(['bank', 'check', 'Demo', '--live'], { ...env, PASARELA_BNC_URL: 'http://127.0.0.1:1' })
    const spanish = { ...env, PASARELA_BNC_URL: 'http://127.0.0.1:1', LANG: 'es_VE.UTF-8' }
    expect((await pasarela(['bank', 'check', 'Demo', '--live'], spanish)).stdout).toContain(
      '✖ bnc inicio de sesión: no se pudo contactar al banco: revise la dirección',
    )
    expect([away.code, away.stdout]).toEqual([
      1,
      expect.stringContaining('✖ bnc log-on: the bank could not be reached'),
    ])
  })
})

test('the simulated banks of a killed gateway end, and the next gateway finds their ledger as it was', async () => {
  const own = { PASARELA_DATA_DIR: join(folder, 'again'), PASARELA_SANDBOX_PORT: '0' }
  const first = await serve(own)
  const before = await readFile(join(folder, 'again', 'sandbox.json'), 'utf8')
  await first.end('SIGKILL')
  const { bncUrl } = JSON.parse(before) as { bncUrl: string }
  const isUp = () =>
    fetch(new URL('/control/health', bncUrl)).then(
      () => true,
      () => false,
    )
  while (await isUp()) await new Promise((resolve) => setTimeout(resolve, 30))
  const second = await serve(own)
  expect(await readFile(join(folder, 'again', 'sandbox.json'), 'utf8')).toBe(before)
  expect(await isUp()).toBe(true)
  await second.end('SIGTERM')
  expect(await isUp()).toBe(false)
})

test('pasarela sandbox runs the banks alone and gives credentials that work there', async () => {
  const binary = fileURLToPath(new URL('../../bin/pasarela.mjs', import.meta.url))
  const child = spawn(process.execPath, [binary, 'sandbox', '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  while (!output.endsWith('}\n')) output += String((await once(child.stdout, 'data'))[0])
  const { r4Url, credentials } = JSON.parse(output) as { r4Url: string; credentials: { r4: { commerce: string } } }
  const { createHmac } = await import('node:crypto')
  const response = await fetch(`${r4Url}/MBbcv`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      commerce: credentials.r4.commerce,
      authorization: createHmac('sha256', credentials.r4.commerce).update('2025-06-02USD').digest('hex'),
    },
    body: JSON.stringify({ Moneda: 'USD', Fechavalor: '2025-06-02' }),
  })
  expect(await response.json()).toMatchObject({ code: '00', fechavalor: '2025-06-02' })
  child.kill('SIGTERM')
  await once(child, 'exit')
})
