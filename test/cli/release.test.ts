import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../harness/database.ts'
import { databaseUrl } from '../harness/payments.ts'
import { strongMasterKey } from '../harness/master-key.ts'
import { readLockfile } from '../security/sbom.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

let folder: string
let installed: string
/** `npm pack`, then the archive alone, unpacked, with production packages only, as docs/deployment.md says. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-release-'))
  const { stdout } = await run('npm', ['pack', '--pack-destination', folder], { cwd: root })
  const archive = stdout.trim().split('\n').at(-1) ?? ''
  installed = join(folder, 'installed')
  await mkdir(installed)
  await run('tar', ['xzf', join(folder, archive), '--strip-components=1', '-C', installed])
  const options = ['--omit=dev', '--omit=optional', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  await run('npm', ['ci', ...options], { cwd: installed })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function start(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(installed, 'bin/pasarela.mjs'), ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', PASARELA_LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Address and output of a gateway that listens. */
function listening(child: ChildProcess): Promise<{ url: string; output: string }> {
  let output = ''
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const url = /"url":"([^"]+)"[^\n]*"msg":"gateway: listening"/.exec(output)?.[1]
      if (url) resolve({ url, output })
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('close', () => reject(new Error(output)))
  })
}

test('the installed archive serves in production, with its dashboard and on several processes, and warns of nothing', async () => {
  const child = start(['serve'], {
    PASARELA_MODE: 'production',
    PASARELA_MASTER_KEY: strongMasterKey(),
    PASARELA_PROCESSES: '2',
    DATABASE_URL: databaseUrl(await createTestDatabase()),
  })
  const { url, output } = await listening(child)
  expect(output).not.toMatch(/ExperimentalWarning|not built/)
  expect((await fetch(`${url}/dashboard/`)).status).toBe(200)
  expect((await fetch(`${url}/openapi.json`)).status).toBe(200)
  child.kill('SIGTERM')
  expect((await once(child, 'close'))[0]).toBe(0)
})

test('the installed archive starts in local mode with its simulated banks, on a database of its own', async () => {
  const child = start(['serve'], {
    DATABASE_URL: databaseUrl(await createTestDatabase()),
    PASARELA_DATA_DIR: join(folder, 'data'),
    PASARELA_SANDBOX_PORT: '0',
  })
  const { url } = await listening(child)
  const key = (await readFile(join(folder, 'data/demo.key'), 'utf8')).trim()
  const quote = await fetch(`${url}/v1/quote?usdAmount=1`, { headers: { 'x-api-key': key } })
  expect(quote.status).toBe(200)
  child.kill('SIGTERM')
  expect((await once(child, 'close'))[0]).toBe(0)
})

test('the archive holds no tests, fixtures or sources of the dashboard, and installs the versions of the lockfile', async () => {
  const all = await readdir(installed, { recursive: true })
  // The first start leaves its compiled code there.
  const files = all.filter((file) => !file.startsWith('node_modules'))
  expect(files.filter((file) => /\.test\.ts$|(^|\/)(fixtures|test)\//.test(file))).toEqual([])
  expect((await readdir(join(installed, 'dashboard'))).toSorted()).toEqual(['build.ts', 'dist'])
  for (const file of ['LICENSE', 'README.md', 'docs/operations.md', 'deploy/pasarela.service'])
    await access(join(installed, file))
  const { packages } = await readLockfile()
  const names = (await readdir(join(installed, 'node_modules'))).filter((name) => !/^[.@]/.test(name))
  expect(names.length).toBeGreaterThan(50)
  for (const name of names) {
    const { version } = JSON.parse(await readFile(join(installed, 'node_modules', name, 'package.json'), 'utf8'))
    const locked = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`))
    expect(
      locked.map(([, entry]) => entry.version),
      name,
    ).toContain(version)
  }
})
