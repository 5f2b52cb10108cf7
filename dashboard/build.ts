import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/**
 * Builds the dashboard into `dist/` if its sources have changed since the last build. A release ships `dist/` and needs
 * neither the sources nor the build tools.
 */
export type Build =
  | { kind: 'ready' }
  | { kind: 'built' }
  /** The gateway runs without the dashboard; `reason` is shown to the operator. */
  | { kind: 'impossible'; reason: string }

const here = fileURLToPath(new URL('.', import.meta.url))
const STAMP = 'sources.sha256'
const sources = ['index.html', 'build.ts', 'vite.config.ts', 'public/**/*', 'src/**/*.{ts,tsx,css}']
const tools = ['vite', 'preact', 'uplot']

/** `show` wraps the build to display progress; it is not called if nothing is built. */
export async function ensureDashboard(
  show: <Result>(work: () => Promise<Result>) => Promise<Result>,
  folder = here,
): Promise<Build> {
  const hash = await hashOfSources(folder)
  const built = await readFile(join(folder, 'dist', STAMP), 'utf8').catch(() => undefined)
  if (built !== undefined && (hash === undefined || hash === built)) return { kind: 'ready' }
  if (hash === undefined) return { kind: 'impossible', reason: 'The dashboard and its sources are missing.' }
  const vite = viteCommand()
  if (!vite) {
    // Changed sources without the build tools: the previous build is used.
    if (built !== undefined) return { kind: 'ready' }
    return { kind: 'impossible', reason: 'The dashboard is not built, and vite is not installed: run npm ci.' }
  }
  try {
    await show(() => build(folder, vite, hash))
    return { kind: 'built' }
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string }
    return { kind: 'impossible', reason: `The dashboard could not be built: ${stderr.trim() || message}` }
  }
}

/** Hash of all sources and of the tool versions; undefined without sources. */
async function hashOfSources(folder: string): Promise<string | undefined> {
  const paths: string[] = []
  for await (const path of glob(sources, { cwd: folder, exclude: ['**/*.test.ts'] })) paths.push(path)
  if (!paths.includes('index.html')) return undefined
  const hash = createHash('sha256')
  for (const path of paths.toSorted()) {
    const content = await readFile(join(folder, path)).catch(() => '')
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
 * Builds in a child process, so that the gateway does not retain the bundler's memory, and in a separate folder, so that
 * two gateways starting at once do not see a partial build.
 */
async function build(folder: string, vite: string, hash: string): Promise<void> {
  const fresh = join(here, '../node_modules/.cache', `dashboard-${process.pid}`)
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  try {
    const options = ['--outDir', fresh, '--emptyOutDir', '--configLoader', 'native', '--logLevel', 'warn']
    // Always a production build, also when started from tests or in development.
    const env = { ...process.env, NODE_ENV: 'production' }
    await promisify(execFile)(process.execPath, [vite, 'build', ...options], { cwd: folder, env })
    await compress(fresh)
    await writeFile(join(fresh, STAMP), hash)
    await replace(join(folder, 'dist'), fresh)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** Precompresses the files, instead of compressing at every request. */
async function compress(output: string): Promise<void> {
  for await (const path of glob('**/*.{js,css,html,svg}', { cwd: output })) {
    const file = join(output, path)
    const content = await readFile(file)
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}

async function replace(dist: string, fresh: string): Promise<void> {
  const previous = `${fresh}-previous`
  await rename(dist, previous).catch(() => {})
  try {
    await rename(fresh, dist)
  } catch (error) {
    // Another process has finished the same build first.
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
  } finally {
    await rm(previous, { recursive: true, force: true })
  }
}

// `node dashboard/build.ts` builds for a release.
if (import.meta.main) {
  const result = await ensureDashboard((work) => work())
  process.stdout.write(`${result.kind === 'impossible' ? result.reason : result.kind}\n`)
  process.exitCode = result.kind === 'impossible' ? 1 : 0
}
