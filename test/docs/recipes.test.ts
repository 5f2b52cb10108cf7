import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { signatureHeaders } from '../../src/webhooks/signature.ts'
import { freePort } from '../harness/ports.ts'
import { phpCommand } from '../sdk/php/php.ts'
import { blocksIn, root } from './pages.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const env = {
  ...process.env,
  PASARELA_WEBHOOK_SECRET: secret,
  PYTHONPATH: join(root, 'sdk-python/src'),
  PYTHONDONTWRITEBYTECODE: '1',
}

type Delivery = { headers: Record<string, string>; body: string }

const bodyOf = (externalRef: string) =>
  JSON.stringify({
    event: 'payment.completed',
    data: { paymentId: '019a2b3c-0000-7000-8000-00000000a001', status: 'COMPLETED', externalRef },
    timestamp: new Date().toISOString(),
  })

function signed(eventId: string, body: string, { key = secret, ageSeconds = 0 } = {}): Delivery {
  const timestampSeconds = Math.floor(Date.now() / 1000) - ageSeconds
  const headers = signatureHeaders({ eventId, event: 'payment.completed', body, timestampSeconds, secrets: [key] })
  return { headers, body }
}

/** Two genuine ones, the first of them twice and once more as a person had it sent again, and five that are not. */
function deliveries(): { sent: Delivery[]; statuses: number[] } {
  const first = signed('event-1', bodyOf('order-1042'))
  const second = signed('event-2', bodyOf('pedido-ñ'))
  const again = signed('event-5', `${first.body.slice(0, -1)},"redeliveryOf":"event-1"}`)
  const genuine = [first, second, first, again]
  // The headers that cover its id were removed.
  const { 'webhook-timestamp': _timestamp, 'webhook-signature': _signature, ...uncovered } = first.headers
  const forged = [
    { ...first, body: bodyOf('order-9999') },
    signed('event-3', bodyOf('order-9998'), { key: 'the secret of somebody else' }),
    signed('event-4', bodyOf('order-9997'), { ageSeconds: 3600 }),
    { headers: {}, body: bodyOf('order-9996') },
    { ...first, headers: { ...uncovered, 'webhook-id': 'event-6' } },
  ]
  return { sent: [...genuine, ...forged], statuses: [...genuine.map(() => 204), ...forged.map(() => 400)] }
}

let folder: string
let recipes: Record<'ts' | 'php' | 'python', string[]>
const running: ChildProcess[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-recipes-'))
  const [ts, php, python] = await Promise.all(
    ['ts', 'php', 'python'].map((language) => blocksIn('webhook-recipes.md', language)),
  )
  recipes = { ts: ts ?? [], php: php ?? [], python: python ?? [] }
  await installNodePackages()
  await mkdir(join(folder, 'vendor'))
  await writeFile(join(folder, 'vendor/autoload.php'), `<?php require '${join(root, 'sdk-php/autoload.php')}';`)
})
afterEach(async () => {
  for (const child of running.splice(0)) {
    child.kill()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The SDK as it is written, Fastify as it is installed, and the stand-in for Express. */
async function installNodePackages(): Promise<void> {
  const packages = {
    '@pasarela/sdk': `export * from ${JSON.stringify(import.meta.resolve('../../sdk/src/index.ts'))}`,
    express: `export { default } from ${JSON.stringify(import.meta.resolve('./stand-ins/express.ts'))}`,
  }
  for (const [name, code] of Object.entries(packages)) {
    const place = join(folder, 'node_modules', name)
    await mkdir(place, { recursive: true })
    await writeFile(join(place, 'package.json'), '{ "type": "module", "exports": "./index.js" }')
    await writeFile(join(place, 'index.js'), code)
  }
  await symlink(join(root, 'node_modules/fastify'), join(folder, 'node_modules/fastify'))
}

/** A server of the recipe's own, once it answers. */
async function start([command = '', ...args]: string[], port: number): Promise<() => string> {
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  for (;;) {
    if (child.exitCode !== null) throw new Error(output)
    if (
      await fetch(`http://localhost:${port}/`, { method: 'POST' }).then(
        () => true,
        () => false,
      )
    )
      return () => output
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function post(port: number, sent: Delivery[]): Promise<number[]> {
  const statuses: number[] = []
  for (const { headers, body } of sent) {
    const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
    statuses.push((await fetch(`http://localhost:${port}/hooks`, options)).status)
  }
  return statuses
}

/** A driver that is handed all deliveries at once. */
async function drive([command = '', ...args]: string[], options: string[], sent: Delivery[]) {
  const deliveriesFile = join(folder, 'deliveries.json')
  await writeFile(deliveriesFile, JSON.stringify(sent))
  const child = spawn(command, [...args, deliveriesFile, ...options], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  return JSON.parse(await text(child.stdout)) as { statuses: number[]; kept: string[] }
}

const standIn = (file: string) => fileURLToPath(new URL(`stand-ins/${file}`, import.meta.url))
const lines = (output: string, prefix: string) => output.split('\n').filter((line) => line.startsWith(prefix))

describe.each([
  ['Express (a stand-in)', 'express'],
  ['Fastify', 'fastify'],
])('%s', (_name, framework) => {
  test('accepts genuine events once and refuses forged ones', async () => {
    const port = await freePort()
    const recipe = recipes.ts.find((code) => code.includes(`from '${framework}'`)) ?? ''
    await writeFile(join(folder, `${framework}.mjs`), recipe.replace('3000', String(port)))
    const output = await start([process.execPath, `${framework}.mjs`], port)
    const { sent, statuses } = deliveries()
    expect(await post(port, sent)).toEqual(statuses)
    const kept = ['order-1042', 'pedido-ñ'].map((ref) => `${framework}: payment.completed ${ref}`)
    expect(lines(output(), framework)).toEqual(kept)
  })
})

describe('PHP', () => {
  test('alone accepts genuine events once and refuses forged ones', async () => {
    const port = await freePort()
    await writeFile(join(folder, 'hooks.php'), recipes.php[0] ?? '')
    await start([...(await phpCommand()), '-S', `localhost:${port}`, 'hooks.php'], port)
    const { sent, statuses } = deliveries()
    expect(await post(port, sent)).toEqual(statuses)
    const files = (await readdir(folder)).filter((file) => file.endsWith('.event')).toSorted()
    expect(files).toEqual(['event-1.event', 'event-2.event'])
    expect(await readFile(join(folder, 'event-2.event'), 'utf8')).toBe('php: payment.completed pedido-ñ')
  })

  test('with a stand-in for Laravel accepts genuine events once and refuses forged ones', async () => {
    const [, middleware = '', routes = ''] = recipes.php
    await writeFile(join(folder, 'VerifyPasarela.php'), middleware)
    await writeFile(join(folder, 'api.php'), routes)
    const files = ['vendor/autoload.php', 'VerifyPasarela.php', 'api.php'].map((file) => join(folder, file))
    const { sent, statuses } = deliveries()
    const result = await drive([...(await phpCommand()), standIn('laravel.php')], files, sent)
    expect(result).toEqual({ statuses, kept: [sent[0]?.body, sent[1]?.body] })
  })
})

describe('Python', () => {
  test.each([
    ['flask', 'hooks.py'],
    ['django', 'views.py'],
  ])('with %s or a stand-in for it accepts genuine events once and refuses forged ones', async (framework, file) => {
    const recipe = recipes.python.find((code) => code.startsWith(`# ${file}`)) ?? ''
    await writeFile(join(folder, file), recipe)
    await copyFile(standIn('python.py'), join(folder, 'driver.py'))
    const { sent, statuses } = deliveries()
    const kept = ['order-1042', 'pedido-ñ'].map((ref) => `${framework}: payment.completed ${ref}`)
    expect(await drive(['python3', 'driver.py'], [framework], sent)).toEqual({ statuses, kept })
  })
})

test('every code block of the recipes page is one of the tested recipes', () => {
  expect(recipes.ts).toHaveLength(2)
  expect(recipes.php).toHaveLength(3)
  expect(recipes.python).toHaveLength(2)
})
