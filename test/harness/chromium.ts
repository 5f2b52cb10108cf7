import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { installPackages } from './packages.ts'

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
  await installPackages(...packages).catch((error: unknown) => {
    throw new Error(`${advice} It could not be installed.`, { cause: error })
  })
  const path = firstOf(paths)
  if (!path) throw new Error(advice)
  return path
}
