import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { phpCommand } from './php/php.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const secret = 'a secret of sixteen or more'
const delivered = JSON.stringify({ event: 'payment.completed', data: { externalRef: 'x' }, timestamp: new Date() })
const signature = `sha256=${createHmac('sha256', secret).update(delivered).digest('hex')}`

let sandbox: TestSandbox
let gateway: TestGateway
let folder: string
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  folder = await mkdtemp(join(tmpdir(), 'pasarela-readmes-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await gateway.stop()
  await sandbox.stop()
})

/** Each README as one program, and after it a genuine and a forged delivery, and the status of the payment. */
const languages = [
  {
    name: 'sdk-php',
    fence: 'php',
    extension: 'php',
    command: phpCommand,
    begin: `<?php require '${root}sdk-php/autoload.php';\n`,
    end: `
      foreach (['${signature}', 'sha256=00'] as $signature) {
          echo receive('${delivered}', ['HTTP_X_WEBHOOK_SIGNATURE' => $signature]), "\\n";
      }
      echo $pasarela->payments->get($intent['intentId'])['status'], "\\n";`,
  },
  {
    name: 'sdk-python',
    fence: 'python',
    extension: 'py',
    command: async () => ['python3'],
    begin: '',
    end: `
for signature in ("${signature}", "sha256=00"):
    print(receive(b'${delivered}', {"X-Webhook-Signature": signature}))
print(pasarela.payments.get(intent["intentId"])["status"])
`,
  },
]

describe.each(languages)('the snippets of $name', ({ name, fence, extension, command, begin, end }) => {
  async function readSnippets(page: string): Promise<string[]> {
    const text = await readFile(join(root, name, page), 'utf8')
    return [...text.matchAll(new RegExp(`^\`\`\`${fence}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, code = '']) => code)
  }

  /** Lines that the program prints, which must not warn of anything. */
  async function run(page: string, code: string): Promise<string[]> {
    const file = join(folder, `${name}.${page}.${extension}`)
    await writeFile(file, `${begin}${code}`)
    const [program = '', ...args] = await command()
    const { key } = await gateway.createTenant()
    const env = {
      ...process.env,
      PASARELA_KEY: key,
      PASARELA_URL: gateway.url,
      PASARELA_WEBHOOK_SECRET: secret,
      PYTHONPATH: join(root, 'sdk-python/src'),
      PYTHONDONTWRITEBYTECODE: '1',
      PYTHONIOENCODING: 'utf-8',
    }
    const { stdout, stderr } = await promisify(execFile)(program, [...args, file], { env })
    expect(stderr).toBe('')
    return stdout.trim().split('\n')
  }

  test.each(['README.md', 'README.es.md'])('in %s run and do what the page says', async (page) => {
    const snippets = await readSnippets(page)
    expect(snippets.length).toBeGreaterThan(5)
    const lines = await run(page, snippets.join('\n') + end)
    expect(lines[0]).toMatch(/^COMPLETED \d+$/)
    expect(lines).toContainEqual(expect.stringMatching(/^[0-9a-f-]{36} payment\.completed$/))
    expect(lines).toContain('OPEN')
    expect(lines.slice(-5)).toEqual([
      expect.stringMatching(/^(paid|pagado) x$/),
      '204',
      expect.stringMatching(/^The signature does not match/),
      '400',
      'REVERSED',
    ])
  })

  test.each(['README.md', 'README.es.md'])('in %s follow a charge whose outcome is not known yet', async (page) => {
    const [payment = ''] = await readSnippets(page)
    const [status] = await run(page, payment.replace('13572468', '00000098'))
    expect(status).toMatch(/^PENDING( None)?$/)
  })

  test('are the same in both languages, but for names and texts', async () => {
    const shapes = await Promise.all(
      ['README.md', 'README.es.md'].map(async (page) => {
        const text = await readFile(join(root, name, page), 'utf8')
        const calls = [...text.matchAll(/pasarela(?:(?:->|\.)\w+)+\(/g)].map(([call]) => call)
        const classes = [...text.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)].map(([, type]) => type)
        return { calls, classes, headings: text.match(/^##? /gm)?.length, blocks: text.match(/^```/gm)?.length }
      }),
    )
    expect(shapes[1]).toEqual(shapes[0])
  })
})

test('the PHP SDK sends with a PSR-18 client, and retries its failures with one key', async () => {
  const [program = '', ...args] = await phpCommand()
  const { stdout } = await promisify(execFile)(program, [...args, join(root, 'test/sdk/psr18.php')])
  const request = 'POST http://gateway/v1/payments/c2p/request {"usdAmount":25.50}'
  expect(JSON.parse(stdout)).toEqual({
    sent: [request, request],
    keys: 1,
    isKeyOfError: true,
    attempts: 2,
    message: expect.stringMatching(
      /^No connection to the gateway at http:\/\/gateway: gone\. .*may have been executed/,
    ),
  })
})
