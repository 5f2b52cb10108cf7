import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'

/** The package as a user gets it: built, packed, and installed into a separate project. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const sdk = join(root, 'sdk')
const run = promisify(execFile)
const secret = 'a secret of sixteen or more'

let sandbox: TestSandbox
let gateway: TestGateway
let folder: string
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-sdk-'))
  const [started] = await Promise.all([startGateway(), installPackage()])
  env = { ...process.env, PASARELA_KEY: started.key, PASARELA_URL: gateway.url, PASARELA_WEBHOOK_SECRET: secret }
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
})

async function startGateway() {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  return gateway.createTenant()
}

async function installPackage(): Promise<void> {
  const stage = join(folder, 'stage')
  await cp(sdk, stage, { recursive: true, filter: (path) => path !== join(sdk, 'dist') })
  await run(process.execPath, [join(sdk, 'build.ts'), join(stage, 'dist')])
  const packed = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], { cwd: stage })
  const [{ filename }] = JSON.parse(packed.stdout)
  await writeFile(join(folder, 'package.json'), '{ "name": "a-shop", "private": true }')
  const install = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', join(folder, filename)]
  await run('npm', install, { cwd: folder })
}

async function runScript(name: string, code: string): Promise<string> {
  await writeFile(join(folder, name), code)
  return (await run(process.execPath, [name], { cwd: folder, env })).stdout.trim()
}

const snippetsOf = async (file: string): Promise<string> => {
  const text = await readFile(join(sdk, file), 'utf8')
  return [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => code).join('\n')
}

const installed = () => join(folder, 'node_modules/@pasarela/sdk')

test('the package contains its build and its pages, and uses web APIs only', async () => {
  expect((await readdir(installed())).toSorted()).toEqual([
    'LICENSE',
    'README.es.md',
    'README.md',
    'dist',
    'package.json',
  ])
  const files = (await readdir(join(installed(), 'dist'), { recursive: true })).filter((file) => /\.\w+$/.test(file))
  expect(files.filter((file) => !/\.(js|d\.ts|json)$/.test(file))).toEqual([])
  for (const file of files) {
    const text = await readFile(join(installed(), 'dist', file), 'utf8')
    expect(text, file).not.toMatch(/node:|\bprocess\.|\bBuffer\b|\.ts['"]/)
  }
  const { dependencies } = JSON.parse(await readFile(join(installed(), 'package.json'), 'utf8'))
  expect(dependencies).toBeUndefined()
})

test.each([
  ['an ES module', 'shop.mjs', `import { NotFoundError, Pasarela } from '@pasarela/sdk'`],
  ['a CommonJS module', 'shop.cjs', `const { NotFoundError, Pasarela } = require('@pasarela/sdk')`],
])('%s calls the gateway', async (_kind, name, load) => {
  const code = `${load}
    const { PASARELA_KEY: apiKey, PASARELA_URL: baseUrl } = process.env
    const pasarela = new Pasarela({ apiKey, baseUrl })
    const missing = () => pasarela.payments.byRef('none').catch((error) => error instanceof NotFoundError)
    pasarela.banks.list().then(async (banks) => console.log(banks.length, await missing()))`
  expect(await runScript(name, code)).toBe('27 true')
})

describe.each(['README.md', 'README.es.md'])('the snippets of %s', (file) => {
  test('run without an error', async () => {
    const body = JSON.stringify({ event: 'payment.completed', data: { externalRef: 'x' }, timestamp: new Date() })
    const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
    const code = `${await snippetsOf(file)}
      const deliver = (signature: string) => {
        const headers = { 'x-webhook-signature': signature }
        return receive(new Request('http://shop/', { method: 'POST', body: ${JSON.stringify(body)}, headers }))
      }
      console.log((await deliver('${signature}')).status, (await deliver('sha256=00')).status)
      console.log((await pasarela.payments.get(intentId)).status)`
    const output = (await runScript(`${file}.mts`, code)).split('\n')
    expect(output[0]).toMatch(/^COMPLETED \d+$/)
    expect(output.slice(-2)).toEqual(['204 400', 'REVERSED'])
  })
})

test('strict TypeScript agrees with the installed types, as ES module and as CommonJS', async () => {
  const right = `
    import { BankRejectedError, type FailureCode, Pasarela, type Receipt, type WebhookEvent } from '@pasarela/sdk'
    const pasarela = new Pasarela({ apiKey: 'pas_test_x', baseUrl: 'http://localhost', language: undefined })
    export const receipt: Promise<Receipt> = pasarela.payments.get('id')
    export const codeOf = (error: unknown): FailureCode | undefined =>
      error instanceof BankRejectedError ? error.failureCode : undefined
    export const refOf = (event: WebhookEvent): string | undefined =>
      'externalRef' in event.data ? event.data.externalRef : undefined
    export const status = (event: WebhookEvent): 'REVERSED' | undefined =>
      event.event === 'payment.reversed' ? event.data.status : undefined
    export async function total(): Promise<number> {
      let sum = 0
      for await (const { usdAmount } of pasarela.payments.list({ status: 'COMPLETED', from: undefined })) sum += usdAmount ?? 0
      return sum
    }
    // @ts-expect-error a status that does not exist
    pasarela.payments.list({ status: 'PAID' })
    // @ts-expect-error an amount that is text
    void pasarela.quote({ usdAmount: '25' })
    // @ts-expect-error an event that does not exist
    void pasarela.webhooks.create({ url: 'https://shop', events: ['payment.paid'] })`
  await writeFile(join(folder, 'typed.mts'), right)
  await writeFile(join(folder, 'typed.cts'), right)
  for (const file of ['README.md', 'README.es.md']) await writeFile(join(folder, `${file}.mts`), await snippetsOf(file))
  await symlink(join(root, 'node_modules/@types'), join(folder, 'node_modules/@types'))
  const compilerOptions = {
    module: 'node16',
    target: 'es2022',
    lib: ['es2022'],
    types: ['node'],
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noPropertyAccessFromIndexSignature: true,
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.mts', '*.cts'] }))
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  await run(process.execPath, [tsc], { cwd: folder }).catch((error: { stdout: string }) => expect.fail(error.stdout))
})
