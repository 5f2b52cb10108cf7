import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerOf } from '../harness/gateway.ts'
import { serve } from '../harness/process.ts'
import { freePort } from '../harness/ports.ts'
import { essence, essenceOfText } from './alike.ts'
import { runCollection } from './collection-run.ts'
import { type Block, blocksOf, readPage } from './pages.ts'
import { collectionFrom, readCollection } from './print.ts'
import { reassure, sandboxRows } from './sandbox-values.ts'
import { openShop, type Shop } from './shop.ts'

/** First command of the README, not run here: `npm ci` would remove the packages of concurrent tests. */
const START = 'npm ci && npm start\n'
/** Requires a stopped gateway. */
const COPY = 'cp -a data backup\n'

/** One gateway for all pages: they are written so that none disturbs another. */
let shop: Shop
let installed: string[]
beforeAll(async () => {
  shop = await openShop(await freePort())
  installed = await paste('flows/README.md')
})
afterAll(() => shop.close())

/** Pastes a page's `sh` blocks into one terminal; what follows a block as `json` or `text` is what it shows. */
async function paste(page: string): Promise<string[]> {
  const blocks = blocksOf(await readPage(page)).filter(({ code }) => code !== START && code !== COPY)
  const session = shop.open()
  const outputs: string[] = []
  try {
    for (const [index, { language, code }] of blocks.entries()) {
      if (language !== 'sh') continue
      const output = await session.run(shop.here(code))
      outputs.push(output)
      const next = blocks[index + 1]
      if (next?.language === 'json')
        expect(essence(lastJson(output, code)), code).toEqual(essence(JSON.parse(shop.here(next.code))))
      if (next?.language === 'text') await session.shows(shop.here(next.code.trim()))
    }
    return outputs
  } finally {
    await session.close()
  }
}

function lastJson(output: string, code: string): unknown {
  const line = output.trim().split('\n').at(-1) ?? ''
  expect(line, code).toMatch(/^[[{]/)
  return JSON.parse(line)
}

/** The page's `ts` blocks as one module; `console.log(…) // this` is a promise of what it prints. */
function moduleOf(blocks: Block[]): { code: string; promised: string[] } {
  const code = blocks.flatMap(({ language, code: text }) => (language === 'ts' ? [text] : [])).join('\n')
  const promised = [...code.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, text]) => essenceOfText(text ?? ''))
  return { code, promised }
}

test('the SDK is packed and installed as the page says', () => {
  expect(installed.join('')).toContain('sdk')
})

test('the five-minute start leads to a completed payment and a verified webhook', async () => {
  const blocks = blocksOf(await readPage('getting-started.md'))
  expect(blocks[0]).toEqual({ language: 'sh', code: START })
  expect(blocks.filter(({ language }) => language === 'text')).toEqual([
    { language: 'text', code: 'verified: payment.completed order-1043 COMPLETED\n' },
  ])
  const endpoints = async () => (await callerOf(shop.url)('/v1/webhooks', { key: shop.key })).text
  const before = await endpoints()
  // The page removes what it made, and can be pasted again.
  for (let times = 0; times < 2; times += 1) {
    const outputs = await paste('getting-started.md')
    expect(outputs.filter((output) => output.includes('"status":"COMPLETED"'))).toHaveLength(2)
    expect(await endpoints()).toBe(before)
  }
})

const flows = ['c2p', 'cards', 'pago-movil', 'debit', 'payouts', 'lookup'].map((name) => `flows/${name}.md`)

describe.each([...flows, 'checkout.md'])('%s', (page) => {
  test('has commands that print what the page shows', async () => {
    const outputs = await paste(page)
    expect(outputs.join('')).not.toContain('"error":"internal_error"')
  })

  test('has SDK code that prints what the page shows', async () => {
    const { code, promised } = moduleOf(blocksOf(await readPage(page)))
    expect(promised.length).toBeGreaterThan(0)
    const output = await shop.runModule(`${basename(page, '.md')}.mjs`, shop.here(code))
    expect(output.trim().split('\n').map(essenceOfText)).toEqual(promised)
  })
})

test.each(['errors.md', 'settings.md', 'sandbox.md', 'operations.md', 'shops.md'])(
  'the commands of %s run without an error',
  async (page) => {
    const outputs = await paste(page)
    expect(outputs.length).toBeGreaterThan(0)
    for (const output of outputs) expect(output).not.toMatch(/^$|"error":"internal_error"/)
  },
)

test('the fixed values of sandbox.md have the outcomes that the page lists', async () => {
  const call = callerOf(shop.url)
  const rows = sandboxRows(await readPage('sandbox.md'), call, shop.key)
  expect(rows.length).toBeGreaterThan(40)
  const wrong: string[] = []
  for (const { value, promised, ask } of rows) {
    const answer = await ask()
    if (!promised.startsWith(answer)) wrong.push(`${value}: ${answer}, and not ${promised}`)
    if (answer.includes('PENDING')) await reassure(call, shop.key)
  }
  expect(wrong).toEqual([])
})

describe('the Postman collection', () => {
  test('matches the OpenAPI document', async () => {
    const now = await collectionFrom(shop.url)
    expect(await readCollection(), 'run `node test/docs/print.ts <address of a gateway>`').toEqual(now)
  })

  test('succeeds from its first request to its last', async () => {
    const results = await runCollection(await readCollection(), {
      apiKey: shop.key,
      baseUrl: shop.url,
      webhookUrl: shop.here('http://localhost:3000/hooks'),
    })
    expect(results.length).toBeGreaterThan(25)
    expect(results.filter(({ status }) => status >= 300)).toEqual([])
  })
})

test('a copy of the data folder of a stopped gateway restores as a backup', async () => {
  expect(blocksOf(await readPage('operations.md')).map(({ code }) => code)).toContain(COPY)
  await shop.gateway.end('SIGTERM')
  const session = shop.open()
  await session.run(COPY)
  await session.close()
  const restored = await serve({ PASARELA_DATA_DIR: join(shop.folder, 'backup'), PASARELA_SANDBOX: 'off' })
  try {
    const { status, body } = await callerOf(restored.url)('/v1/payments/by-ref/order-1043', { key: shop.key })
    expect({ status, payment: body['status'] }).toEqual({ status: 200, payment: 'COMPLETED' })
  } finally {
    await restored.end('SIGTERM')
  }
})
