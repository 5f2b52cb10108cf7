import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../harness/database.ts'
import { databaseUrl } from '../harness/payments.ts'
import { strongMasterKey } from '../harness/master-key.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const masterKey = strongMasterKey()

let image: string
/** The files that .dockerignore lets into the image; the packages are those of this checkout. */
beforeAll(async () => {
  image = await mkdtemp(join(tmpdir(), 'pasarela-image-'))
  const lines = (await readFile(join(root, '.dockerignore'), 'utf8')).split('\n')
  const copied = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
  for (const path of copied) await cp(join(root, path), join(image, path), { recursive: true })
  await symlink(join(root, 'node_modules'), join(image, 'node_modules'))
})
afterAll(() => rm(image, { recursive: true, force: true }))

function start(args: string[], env: Record<string, string>) {
  return spawn(process.execPath, ['bin/pasarela.mjs', ...args], {
    cwd: image,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      PASARELA_MODE: 'production',
      PASARELA_MASTER_KEY: masterKey,
      PASARELA_LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

test('an installation without local/ and sandbox/ serves on the database of DATABASE_URL', async () => {
  const child = start(['serve'], { DATABASE_URL: databaseUrl(await createTestDatabase()) })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('"msg":"gateway: listening"')) resolve()
    })
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('close', () => reject(new Error(output)))
  })
  child.kill('SIGTERM')
  const [code] = await once(child, 'close')
  expect(code).toBe(0)
})

test.each([
  [
    'the embedded PostgreSQL',
    ['serve'],
    { PASARELA_EMBEDDED_DATABASE: 'allow' },
    'set DATABASE_URL to a PostgreSQL 15 or newer',
  ],
  ['the local mode', ['serve'], { PASARELA_MODE: 'local' }, 'set PASARELA_MODE=production'],
  ['the sandbox command', ['sandbox'], {}, 'run it from a complete checkout'],
])(
  'an installation without local/ that is asked for %s says in one line what helps',
  async (_what, args, env, remedy) => {
    const child = start(args, env)
    const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^.* is not part of this installation \(the folder local\/ is missing\): .*\n$/),
    })
    expect(stderr).toContain(remedy)
  },
)
