import { createWriteStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { zip } from '../../src/foundation/sheets/zip.ts'
import { parsePo, toMo } from './po.ts'

/**
 * `node plugins/woocommerce/make-zip.ts [file]` writes the plugin as WordPress installs it, by default pasarela-woocommerce.zip:
 * its source, the PHP SDK as `sdk/`, the licence, and the translations compiled. The same source gives the same bytes.
 */
const slug = 'pasarela-woocommerce'
const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../..')

/** Files of the archive by their place in it, with where they come from. */
async function listFiles(): Promise<[name: string, source: string][]> {
  const below = async (folder: string, source: string, ending: string) => {
    const names = await readdir(source, { recursive: true })
    const sorted = names.filter((name) => name.endsWith(ending)).toSorted()
    return sorted.map((name): [string, string] => [`${folder}/${name}`, join(source, name)])
  }
  return [
    [`${slug}.php`, join(here, `${slug}.php`)],
    ['uninstall.php', join(here, 'uninstall.php')],
    ['readme.txt', join(here, 'readme.txt')],
    ['LICENSE', join(root, 'LICENSE')],
    ...(await below('src', join(here, 'src'), '.php')),
    ...(await below('assets', join(here, 'assets'), '.js')),
    ...(await below('languages', join(here, 'languages'), '.po')),
    ['sdk/autoload.php', join(root, 'sdk-php/autoload.php')],
    ['sdk/LICENSE', join(root, 'sdk-php/LICENSE')],
    ...(await below('sdk/src', join(root, 'sdk-php/src'), '.php')),
  ]
}

async function* readEntries() {
  for (const [name, source] of await listFiles()) {
    const content = await readFile(source)
    yield entry(name, content)
    if (name.endsWith('.po')) yield entry(name.replace(/\.po$/, '.mo'), toMo(parsePo(content.toString())))
  }
}

function entry(name: string, content: Buffer) {
  return { name: `${slug}/${name}`, content: Readable.from([content]) }
}

export async function makeZip(file: string): Promise<void> {
  await pipeline(zip(readEntries()), createWriteStream(file))
}

if (import.meta.main) {
  const file = process.argv[2] ?? `${slug}.zip`
  await makeZip(file)
  process.stdout.write(`${file}\n`)
}
