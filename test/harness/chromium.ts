import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'

const variables = ['PLAYWRIGHT_CHROMIUM', 'CHROMIUM_PATH']
const installPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
]

/** Launches headless Chromium: the configured one, an installed one, or one that is installed now. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = named() ?? installed() ?? (await install())
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

function installed(): string | undefined {
  return installPaths.find((path) => existsSync(path))
}

async function install(): Promise<string> {
  const advice = `The browser tests need Chromium: apt-get install chromium, or set ${variables.join(' or ')} to its path.`
  if (process.getuid?.() !== 0) throw new Error(advice)
  const run = promisify(execFile)
  try {
    await run('apt-get', ['update'])
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  } catch (error) {
    throw new Error(`${advice} Installing it just now failed.`, { cause: error })
  }
  const path = installed()
  if (!path) throw new Error(advice)
  return path
}
