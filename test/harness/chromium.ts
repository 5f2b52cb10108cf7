import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'

const variables = ['PLAYWRIGHT_CHROMIUM', 'CHROMIUM_PATH']
/** Shows the same pages as the browser in less than half of its CPU time, but no notifications. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
]

/**
 * Launches headless Chromium: the configured one, an installed one, or one that is installed now. `isWhole`: not its
 * headless shell.
 */
export async function launchChromium({ isWhole = false } = {}): Promise<Browser> {
  const paths = isWhole ? browsers : [headlessShell, ...browsers]
  const executablePath = named() ?? firstOf(paths) ?? (await install(paths))
  // Chromium's sandbox does not work as root; the pages are our own.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath, args })
}

function named(): string | undefined {
  for (const variable of variables) {
    const path = process.env[variable]
    if (!path) continue
    if (existsSync(path)) return path
    throw new Error(`${variable} names ${path}, and there is no such file.`)
  }
  return undefined
}

function firstOf(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path))
}

async function install(paths: readonly string[]): Promise<string> {
  // Not every distribution has a package of the headless shell.
  const packages = paths.includes(headlessShell) ? ['chromium-headless-shell', 'chromium'] : ['chromium']
  const advice = `The browser tests need Chromium: apt-get install chromium chromium-headless-shell, or set ${variables.join(' or ')} to its path.`
  if (process.getuid?.() !== 0) throw new Error(advice)
  const commands = packages.map((name) => `apt-get install -y --no-install-recommends ${name}`)
  // One at a time: other test files may need it at the same time.
  const lock = join(tmpdir(), 'pasarela-install-chromium')
  try {
    await promisify(execFile)('flock', [lock, 'sh', '-c', `apt-get update && { ${commands.join(' || ')}; }`])
  } catch (error) {
    throw new Error(`${advice} Installing it just now failed.`, { cause: error })
  }
  const path = firstOf(paths)
  if (!path) throw new Error(advice)
  return path
}
