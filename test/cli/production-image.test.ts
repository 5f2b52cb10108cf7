import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chmod, copyFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../harness/database.ts'
import { carryOut, type Image } from '../harness/dockerfile.ts'
import { databaseUrl } from '../harness/payments.ts'
import { strongMasterKey } from '../harness/master-key.ts'
import { readLockfile } from '../security/sbom.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const masterKey = strongMasterKey()

let scratch: string
let image: Image
let node: string
/** The steps of the Dockerfile, with the packages that npm installs for it; afterwards nobody may write to the result. */
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'pasarela-image-'))
  await chmod(scratch, 0o755)
  // The project's own Node may be in a folder that the image's user cannot enter.
  node = join(scratch, 'node')
  await copyFile(process.execPath, node)
  image = await carryOut(root, scratch)
  await promisify(execFile)('chmod', ['-R', 'a-w,a+rX', image.files])
})
afterAll(async () => {
  await promisify(execFile)('chmod', ['-R', 'u+w', scratch])
  await rm(scratch, { recursive: true, force: true })
})

/** Runs the image's program as the image's user, or another one; without the right to change users, as the current one. */
function start(args: string[], env: Record<string, string>, uid = Number(image.user)): ChildProcess {
  const [, ...entrypoint] = image.command.slice(0, -1)
  return spawn(node, [...entrypoint, ...args], {
    cwd: join(image.files, image.workdir),
    env: {
      PATH: process.env['PATH'],
      ...image.env,
      PORT: '0',
      HOST: '127.0.0.1',
      PASARELA_MASTER_KEY: masterKey,
      PASARELA_LOG_LEVEL: 'info',
      ...env,
    },
    ...(process.getuid?.() === 0 ? { uid, gid: uid } : {}),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function listening(child: ChildProcess): Promise<{ url: string; output: string }> {
  let output = ''
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const url = /"url":"([^"]+)"[^\n]*"msg":"gateway: listening"/.exec(output)?.[1]
      if (url) resolve({ url, output })
    })
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('close', () => reject(new Error(output)))
    child.once('error', reject)
  })
}

test('the image serves the API and the dashboard as a user that is not root and without a folder to write to', async () => {
  expect(Number(image.user)).toBeGreaterThan(0)
  const connection = await createTestDatabase()
  // The socket of the tests' PostgreSQL is for its own user only.
  const uid = 'host' in connection ? (await stat(connection.host)).uid : Number(image.user)
  expect(uid).toBeGreaterThan(0)
  const child = start(image.command.slice(-1), { DATABASE_URL: databaseUrl(connection) }, uid)
  const { url, output } = await listening(child)
  expect(output).not.toContain('dashboard: not built')
  const page = await fetch(`${url}/dashboard/`)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const check = spawn(process.execPath, image.healthcheck.slice(1), { env: { PORT: new URL(url).port } })
  expect((await once(check, 'close'))[0]).toBe(0)
  child.kill('SIGTERM')
  expect((await once(child, 'close'))[0]).toBe(0)
})

test('its health check fails when nothing answers', async () => {
  const check = spawn(process.execPath, image.healthcheck.slice(1), { env: { PORT: '1' } })
  expect((await once(check, 'close'))[0]).toBe(1)
})

test('the image holds what the gateway needs and nothing else: no sources of the dashboard, no development packages, no types', async () => {
  const app = join(image.files, image.workdir)
  expect((await readdir(app)).toSorted()).toEqual([
    'bin',
    'checkout',
    'dashboard',
    'guides',
    'node_modules',
    'package.json',
    'src',
  ])
  for (const built of ['dashboard', 'guides']) expect(await readdir(join(app, built))).toEqual(['dist'])
  const files = await readdir(app, { recursive: true })
  expect(files.filter((file) => /\.(map|d\.ts)$/.test(file))).toEqual([])
  expect(files.filter((file) => /^(?!node_modules).*(\.test\.ts$|\/fixtures)/.test(file))).toEqual([])
  const { packages } = await readLockfile()
  const others = Object.entries(packages).filter(([, { dev, optional }]) => dev || optional)
  expect(others.length).toBeGreaterThan(50)
  for (const [path] of others) await expect(access(join(app, path)), path).rejects.toThrow('ENOENT')
})

test('the image has less than 60 MB besides its Node', async () => {
  const { stdout } = await promisify(execFile)('du', ['-sk', image.files])
  expect(Number(stdout.split('\t')[0])).toBeLessThan(60 * 1024)
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
])('the image that is asked for %s says in one line what helps', async (_what, args, env, remedy) => {
  const child = start(args, env)
  const [stderr, [code]] = await Promise.all([text(child.stderr as NodeJS.ReadableStream), once(child, 'close')])
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^.* is not part of this installation \(the folder local\/ is missing\): .*\n$/),
  })
  expect(stderr).toContain(remedy)
})
