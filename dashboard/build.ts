import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/**
 * Builds the dashboard into `dist/` when its sources are not the ones that `dist/` was built from. A release brings
 * `dist/` along and needs neither the sources nor the tools.
 */
export type Build =
  | { kind: 'ready' }
  | { kind: 'built' }
  /** The gateway runs without it; `reason` is a sentence for whoever started it. */
  | { kind: 'impossible'; reason: string }

const here = fileURLToPath(new URL('.', import.meta.url))
const STAMP = 'sources.sha256'
const sources = ['index.html', 'build.ts', 'vite.config.ts', 'public/**/*', 'src/**/*.{ts,tsx,css}']
const tools = ['vite', 'preact', 'uplot']

/** `show` runs what there is to wait for; it is not called when there is nothing. */
export async function ensureDashboard(
  show: <Result>(work: () => Promise<Result>) => Promise<Result>,
  house = here,
): Promise<Build> {
  const hash = await hashOfSources(house)
  const built = await readFile(join(house, 'dist', STAMP), 'utf8').catch(() => undefined)
  if (built !== undefined && (hash === undefined || hash === built)) return { kind: 'ready' }
  if (hash === undefined) return { kind: 'impossible', reason: 'The dashboard and its sources are missing.' }
  const vite = viteCommand()
  if (!vite) {
    // Somebody changed the sources where the tools are not installed: what was built still works.
    if (built !== undefined) return { kind: 'ready' }
    return { kind: 'impossible', reason: 'The dashboard is not built, and vite is not installed: run npm ci.' }
  }
  try {
    await show(() => build(house, vite, hash))
    return { kind: 'built' }
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string }
    return { kind: 'impossible', reason: `The dashboard could not be built: ${stderr.trim() || message}` }
  }
}

/** Of every source and of the versions of the tools; undefined where there are no sources. */
async function hashOfSources(house: string): Promise<string | undefined> {
  const paths: string[] = []
  for await (const path of glob(sources, { cwd: house, exclude: ['**/*.test.ts'] })) paths.push(path)
  if (!paths.includes('index.html')) return undefined
  const hash = createHash('sha256')
  for (const path of paths.toSorted()) {
    const content = await readFile(join(house, path)).catch(() => '')
    hash.update(`${path}\0`).update(content).update('\0')
  }
  const { devDependencies = {} } = JSON.parse(await readFile(join(here, '../package.json'), 'utf8'))
  return hash.update(JSON.stringify(tools.map((name) => devDependencies[name]))).digest('hex')
}

function viteCommand(): string | undefined {
  try {
    return join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js')
  } catch {
    return undefined
  }
}

/**
 * In a process of its own, so that the gateway does not keep the bundler's memory, and in a folder of its own: two
 * gateways that start at once do not meet in half a build.
 */
async function build(house: string, vite: string, hash: string): Promise<void> {
  const fresh = join(here, '../node_modules/.cache', `dashboard-${process.pid}`)
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  try {
    const options = ['--outDir', fresh, '--emptyOutDir', '--configLoader', 'native', '--logLevel', 'warn']
    // Whoever started this may run tests, or in development: what is built is always the real thing.
    const env = { ...process.env, NODE_ENV: 'production' }
    await promisify(execFile)(process.execPath, [vite, 'build', ...options], { cwd: house, env })
    await compress(fresh)
    await writeFile(join(fresh, STAMP), hash)
    await replace(join(house, 'dist'), fresh)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** Once here instead of at every request. */
async function compress(folder: string): Promise<void> {
  for await (const path of glob('**/*.{js,css,html,svg}', { cwd: folder })) {
    const file = join(folder, path)
    const content = await readFile(file)
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}

async function replace(dist: string, fresh: string): Promise<void> {
  const former = `${fresh}-former`
  await rename(dist, former).catch(() => {})
  try {
    await rename(fresh, dist)
  } catch (error) {
    // Another process was a moment faster with the same build.
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
  } finally {
    await rm(former, { recursive: true, force: true })
  }
}

// `node dashboard/build.ts` makes a release ready.
if (import.meta.main) {
  const result = await ensureDashboard((work) => work())
  process.stdout.write(`${result.kind === 'impossible' ? result.reason : result.kind}\n`)
  process.exitCode = result.kind === 'impossible' ? 1 : 0
}
