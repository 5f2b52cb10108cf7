import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { installPackages } from '../../harness/packages.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const needed = '8.1.0'
const packages = 'php-cli php-curl php-mbstring'
const check = `exit((int) !(version_compare(PHP_VERSION, '${needed}', '>=')
  && extension_loaded('curl') && extension_loaded('mbstring')));`

/**
 * Command that runs PHP: the system's if it is new enough and has its extensions; otherwise Debian's, which is installed on
 * the first use; otherwise one compiled to WebAssembly, which npm installs and which needs twenty times the CPU time to
 * start. `TEST_PHP=wasm` takes the last always. Without any of them the test fails.
 */
export async function phpCommand(): Promise<string[]> {
  if (process.env['TEST_PHP'] !== 'wasm' && (await hasPhp())) return ['php']
  await installed()
  return [process.execPath, `${folder}run.mjs`]
}

const isUsable = () => spawnSync('php', ['-r', check]).status === 0
let searching: Promise<boolean> | undefined
const hasPhp = () =>
  (searching ??= isUsable() ? Promise.resolve(true) : installPackages(packages).then(isUsable, () => false))

let installing: Promise<void> | undefined
const installed = () => (installing ??= install())

async function install(): Promise<void> {
  if (existsSync(`${folder}node_modules/@php-wasm/node`)) return
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  await promisify(execFile)('npm', options, { cwd: folder }).catch((error: Error) => {
    throw new Error(
      `These tests need PHP ${needed} or newer (apt-get install ${packages}), or the npm packages of ` +
        `test/sdk/php, whose installation failed: ${error.message}`,
    )
  })
}
