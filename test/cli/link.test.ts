import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage } from '../checkout/customer.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { databaseUrl } from '../harness/payments.ts'
import { pasarela } from '../harness/process.ts'
import { testMasterKey } from '../harness/sealer.ts'

let folder: string
let sandbox: TestSandbox
let gateway: TestGateway
let env: Record<string, string>
let tenant: Awaited<ReturnType<TestGateway['createTenant']>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-link-'))
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  tenant = await gateway.createTenant('Bodega Ana')
  const { bncUrl, r4Url, ratesUrl } = sandbox
  await writeFile(join(folder, 'sandbox.json'), JSON.stringify({ bncUrl, r4Url, ratesUrl }))
  env = {
    DATABASE_URL: databaseUrl(gateway.connection),
    PASARELA_MASTER_KEY: testMasterKey,
    PASARELA_DATA_DIR: folder,
    PASARELA_PUBLIC_URL: gateway.url,
  }
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
})

async function json<Value>(...args: string[]): Promise<Value> {
  const { code, stdout, stderr } = await pasarela([...args, '--json'], env)
  expect([code, stderr]).toEqual([0, ''])
  return JSON.parse(stdout) as Value
}

async function refusal(...args: string[]): Promise<string> {
  const { code, stderr } = await pasarela(args, env)
  expect(code, stderr).toBe(1)
  return stderr
}

type Link = { linkId: string; url: string; active: boolean }

test('a link is created with an address that opens, listed, switched off by its address and on by its id', async () => {
  const order = ['--usd', '25', '--description', 'Pedido 1042']
  const link = await json<Link>('link', 'create', 'bodega ana', ...order)
  expect(link).toMatchObject({ usdAmount: 25, reusable: false, active: true, livemode: false })
  expect((await openPage(link.url)).text).toContain('Pedido 1042')

  const uses = ['--customer', 'VES', '--max-uses', '3', '--expires', '2099-12-31', '--description', 'Caja 1']
  const printed = await pasarela(['link', 'create', 'Bodega Ana', ...uses], env)
  expect(printed.stdout).toMatch(/^http\S+\/l\/\S{22}\n/)
  expect(printed.stdout).toContain('Test link: any in VES, for 3 payments, until 2100-01-01 04:00Z.')
  // A QR code is for a terminal only.
  expect(printed.stdout).not.toContain('█')

  await json('link', 'off', 'Bodega Ana', link.url)
  const { stdout } = await pasarela(['link', 'list', 'Bodega Ana'], env)
  expect(stdout).toMatch(new RegExp(`any in VES .*\\n${link.linkId} +off +25.00 USD +0 of 1 .* Pedido 1042\\n`))
  expect(await json<Link>('link', 'on', 'Bodega Ana', link.linkId)).toMatchObject({ active: true })
  expect(await json<Link[]>('link', 'list', 'Bodega Ana', '--live')).toEqual([])
})

test('a session is created, shown and ended, and the API shows the same', async () => {
  const given = ['--ves', '900', '--description', 'Pedido 7', '--ref', 'order-7', '--for', '2h']
  const created = await json<{ sessionId: string }>('session', 'create', 'Bodega Ana', ...given)
  const read = () => gateway.call(`/v1/checkout/sessions/${created.sessionId}`, { key: tenant.key })
  expect((await read()).body).toEqual(created)
  expect(created).toMatchObject({ status: 'OPEN', vesAmount: 900, externalRef: 'order-7' })
  const shown = await pasarela(['session', 'show', 'Bodega Ana', created.sessionId], env)
  expect(shown.stdout).toMatch(/^OPEN {2}900.00 VES {2}Pedido 7\n/)
  await json('session', 'expire', 'Bodega Ana', created.sessionId)
  expect((await read()).body).toMatchObject({ status: 'EXPIRED' })
})

test('the look of the pages and the allowed sites are set, shown and removed', async () => {
  const logo = join(folder, 'logo.png')
  await writeFile(logo, Buffer.from('89504e470d0a1a0a', 'hex'))
  const sites = ['--return-host', 'Shop.example.com', '--frame-origin', 'https://shop.example.com']
  const set = await json('checkout', 'set', 'Bodega Ana', '--colour', '#0B6171', '--logo', logo, ...sites)
  const look = { colour: '#0b6171', logoHash: expect.stringMatching(/^[0-9a-f]{64}$/) }
  const places = { returnHosts: ['shop.example.com'], frameOrigins: ['https://shop.example.com'] }
  expect(set).toEqual({ ...look, ...places })
  await json('checkout', 'set', 'Bodega Ana', '--frame-origin', 'none')
  const methods = ['c2p', 'pago_movil', 'debit', 'card']
  const shown = { ...look, ...places, frameOrigins: [], methods }
  expect(await json('checkout', 'show', 'Bodega Ana')).toEqual(shown)
})

describe('what is wrong is named with its remedy', () => {
  const order = ['--description', 'Pedido 1042']
  test.each([
    [['link', 'create', 'Bodega Ana', ...order], 'Give one of --usd, --ves and --customer.\n'],
    [['link', 'create', 'Bodega Ana', ...order, '--usd', '1.001'], '--usd: “1.001” is not an amount'],
    [['link', 'create', 'Bodega Ana', ...order, '--usd', '5', '--expires', '2020-01-01'], 'is in the past'],
    [['link', 'create', 'Bodega Ana', ...order, '--usd', '5', '--live'], 'store one with pasarela bank set'],
    [['link', 'off', 'Bodega Ana', 'nothing'], 'see pasarela link list "Bodega Ana"'],
    [['session', 'create', 'Bodega Ana', ...order, '--usd', '5', '--for', '2d'], 'must be 5m to 24h'],
    [
      ['session', 'create', 'Bodega Ana', ...order, '--usd', '5', '--return-url', 'https://no.example'],
      '--return-host',
    ],
    [['checkout', 'set', 'Bodega Ana', '--colour', 'red'], '“red” is not a colour'],
    [['checkout', 'set', 'Bodega Ana', '--return-host', 'https://shop.example.com'], 'is not a host name'],
  ])('%j', async (args, message) => {
    expect(await refusal(...args)).toContain(message)
  })

  test('addresses without PASARELA_PUBLIC_URL', async () => {
    const { PASARELA_PUBLIC_URL: _none, ...rest } = env
    const given = ['link', 'create', 'Bodega Ana', '--usd', '5', ...order]
    const { code, stdout, stderr } = await pasarela(given, { ...rest, PORT: '9123' })
    expect([code, stdout.split('/l/')[0]]).toEqual([0, 'http://127.0.0.1:9123'])
    expect(stderr).toContain('PASARELA_PUBLIC_URL is not set')
  })
})
