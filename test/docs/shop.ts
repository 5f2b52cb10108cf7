import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serve, type ServingProcess } from '../harness/process.ts'
import { root } from './pages.ts'
import { openSession, type Session } from './session.ts'

const run = promisify(execFile)

/** A checkout as a newcomer has it, with a gateway that runs in it: what the pages are tried with. */
export type Shop = {
  folder: string
  url: string
  key: string
  gateway: ServingProcess
  /** A terminal in the folder. */
  open(): Session
  /** Runs a module in the project that has the SDK, and gives what it printed. */
  runModule(name: string, code: string): Promise<string>
  /** The page's addresses replaced by those that are in use here. */
  here(text: string): string
  close(): Promise<void>
}

/** A copy, for other tests build in the project's own at the same time; with what its build needs beside it. */
async function copySdk(folder: string): Promise<void> {
  const isSource = (path: string) => !/\/(dist|node_modules)$/.test(path)
  await cp(join(root, 'sdk'), join(folder, 'sdk'), { recursive: true, filter: isSource })
  await mkdir(join(folder, 'node_modules/.bin'), { recursive: true })
  await symlink(join(root, 'node_modules/typescript'), join(folder, 'node_modules/typescript'))
  await symlink(process.execPath, join(folder, 'node_modules/.bin/node'))
  await symlink(join(root, 'plugins'), join(folder, 'plugins'))
}

export async function openShop(receiverPort: number): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), 'pasarela-docs-'))
  const dataDir = join(folder, 'data')
  const [gateway] = await Promise.all([
    serve({ PASARELA_DATA_DIR: dataDir, PASARELA_SANDBOX_PORT: '0' }),
    copySdk(folder),
  ])
  const key = (await readFile(join(dataDir, 'demo.key'), 'utf8')).trim()
  const banks = JSON.parse(await readFile(join(dataDir, 'sandbox.json'), 'utf8')) as Record<string, string>
  const addresses = {
    'localhost:8080': new URL(gateway.url).host,
    'localhost:8081': new URL(banks['bncUrl'] as string).host,
    'localhost:8082': new URL(banks['r4Url'] as string).host,
    'localhost:8083': new URL(banks['ratesUrl'] as string).host,
    'localhost:3000': `localhost:${receiverPort}`,
    'listen(3000': `listen(${receiverPort}`,
  }
  const env = {
    ...process.env,
    PASARELA_DATA_DIR: dataDir,
    PASARELA_KEY: key,
    npm_config_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  }

  // Same as npx in a checkout, without its start-up time of half a second.
  const prelude = `npx() { shift; '${process.execPath}' '${join(root, 'bin/pasarela.mjs')}' "$@"; }`

  return {
    folder,
    url: gateway.url,
    key,
    gateway,
    open: () => openSession({ cwd: folder, env, prelude }),
    async runModule(name, code) {
      await writeFile(join(folder, 'shop', name), code)
      return (await run(process.execPath, [name], { cwd: join(folder, 'shop'), env })).stdout
    },
    here: (text) => Object.entries(addresses).reduce((before, [shown, real]) => before.replaceAll(shown, real), text),
    async close() {
      await gateway.end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
