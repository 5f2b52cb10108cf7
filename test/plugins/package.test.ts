import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeZip } from '../../plugins/woocommerce/make-zip.ts'
import { phpCommand } from '../sdk/php/php.ts'
import { slug, unpackPlugin } from './shop.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let plugin: Awaited<ReturnType<typeof unpackPlugin>>
let files: string[]
beforeAll(async () => {
  plugin = await unpackPlugin()
  files = (await readdir(plugin.folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(plugin.folder.length + 1))
    .toSorted()
})
afterAll(() => plugin.remove())

const inPlugin = (file: string) => readFile(join(plugin.folder, file), 'utf8')

test('the archive of the WooCommerce plugin has the plugin, the whole PHP SDK, texts and licences, and nothing else', async () => {
  const sdk = (await readdir(join(root, 'sdk-php/src'), { recursive: true })).filter((file) => file.endsWith('.php'))
  expect(files.filter((file) => file.startsWith('sdk/src/'))).toEqual(sdk.map((file) => `sdk/src/${file}`).toSorted())
  const others = files.filter((file) => !/^(sdk\/)?src\//.test(file))
  expect(others).toEqual([
    'LICENSE',
    'assets/blocks.js',
    `languages/${slug}-es_VE.mo`,
    `languages/${slug}-es_VE.po`,
    `${slug}.php`,
    'readme.txt',
    'sdk/LICENSE',
    'sdk/autoload.php',
    'uninstall.php',
  ])
})

test('the same source gives the same archive, byte for byte', async () => {
  const again = `${plugin.zip}.again`
  await makeZip(again)
  expect((await readFile(again)).equals(await readFile(plugin.zip))).toBe(true)
})

test('every PHP file of the archive is valid PHP', async () => {
  const [program = '', ...args] = await phpCommand()
  const scripts = files.filter((file) => file.endsWith('.php'))
  expect(scripts.length).toBeGreaterThan(60)
  for (const file of scripts) {
    const { stdout } = await promisify(execFile)(program, [...args, '-l', join(plugin.folder, file)])
    expect(stdout).toContain('No syntax errors')
  }
})

test('the headers that WordPress reads name one version in all places', async () => {
  const main = await inPlugin(`${slug}.php`)
  const header = (name: string) => new RegExp(`^ \\* ${name}: (.+)$`, 'm').exec(main)?.[1]
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  expect(header('Version')).toBe(version)
  expect(/^Stable tag: (.+)$/m.exec(await inPlugin('readme.txt'))?.[1]).toBe(version)
  expect(/VERSION = '(.+)'/.exec(await inPlugin('src/Plugin.php'))?.[1]).toBe(version)
  expect({
    name: header('Plugin Name'),
    php: header('Requires PHP'),
    domain: header('Text Domain'),
    licence: header('License'),
  }).toEqual({ name: 'Pasarela for WooCommerce', php: '8.1', domain: slug, licence: 'MIT' })
})

test('every text of the plugin has its Spanish, with the same placeholders, and no translation is left over', async () => {
  const sources = await Promise.all(files.filter((file) => /^src\/|^\w[\w-]*\.php$/.test(file)).map(inPlugin))
  const calls = sources.flatMap((source) => source.match(/\b(?:esc_html__|__)\(/g) ?? [])
  const texts = sources.flatMap((source) =>
    [...source.matchAll(/\b(?:esc_html__|__)\('((?:[^'\\]|\\.)*)', 'pasarela-woocommerce'\)/g)].map(
      ([, text = '']) => text,
    ),
  )
  // A text that is not a literal would escape this list.
  expect(texts).toHaveLength(calls.length)
  const po = await inPlugin(`languages/${slug}-es_VE.po`)
  const spanish = new Map(
    [...po.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(([, id = '', text = '']) => [id, text]),
  )
  expect([...new Set(texts)].toSorted()).toEqual([...spanish.keys()].toSorted())
  const placeholders = (text: string | undefined) => (text?.match(/%(\d\$)?s/g) ?? []).toSorted()
  for (const [english, text] of spanish) {
    expect(text, english).not.toBe('')
    expect(placeholders(text), english).toEqual(placeholders(english))
  }
})
