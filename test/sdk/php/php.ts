import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const folder = fileURLToPath(new URL('.', import.meta.url))
const needed = '8.1.0'
const check = `exit((int) !(version_compare(PHP_VERSION, '${needed}', '>=') && extension_loaded('curl')));`

/**
 * Command that runs PHP: the system's if it is new enough and has curl, otherwise one compiled to WebAssembly, which npm
 * installs on the first use. `TEST_PHP=wasm` takes the second always. Without either the test fails.
 */
export async function phpCommand(): Promise<string[]> {
  if (process.env['TEST_PHP'] !== 'wasm' && spawnSync('php', ['-r', check]).status === 0) return ['php']
  await installed()
  return [process.execPath, `${folder}run.mjs`]
}

let installing: Promise<void> | undefined
const installed = () => (installing ??= install())

async function install(): Promise<void> {
  if (existsSync(`${folder}node_modules/@php-wasm/node`)) return
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  await promisify(execFile)('npm', options, { cwd: folder }).catch((error: Error) => {
    throw new Error(
      `These tests need PHP ${needed} or newer with curl (apt-get install php-cli php-curl), or the npm packages of ` +
        `test/sdk/php, whose installation failed: ${error.message}`,
    )
  })
}
