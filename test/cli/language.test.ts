import { execFile } from 'node:child_process'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import ts from 'typescript'
import { beforeAll, describe, expect, test } from 'vitest'
import { languageOf } from '../../src/cli/language.ts'
import { spanish } from '../../src/cli/spanish/catalogue.ts'
import { createTranslator } from '../../src/foundation/translator.ts'
import { pasarela } from '../harness/process.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const translate = createTranslator(spanish)

test.each([
  [{ LANG: 'es_VE.UTF-8' }, 'es'],
  [{ LANG: 'en_US.UTF-8', LC_ALL: 'es' }, 'es'],
  [{ LANG: 'es_VE.UTF-8', LC_ALL: 'C' }, 'en'],
  [{ LANG: 'es_VE.UTF-8', LC_MESSAGES: 'en_US.UTF-8' }, 'en'],
  [{ LANG: 'est', LC_ALL: '' }, 'en'],
  [{}, 'en'],
] as const)('the environment %j speaks %s', (environment, expected) => {
  expect(languageOf(environment)).toBe(expected)
})

test('a finding of doctor begins with its mark and its name', () => {
  const finding = translate('! key file    /etc/pasarela.key is readable by everybody: chmod o-rwx')
  expect(finding).toBe('! archivo     /etc/pasarela.key puede leerlo cualquiera: chmod o-rwx')
})

describe('the help', () => {
  const help: Record<'en' | 'es', string[]> = { en: [], es: [] }
  beforeAll(async () => {
    const run = async (language: string) => {
      const env = { PATH: process.env['PATH'], LANG: language }
      const program = join(root, 'test/fixtures/all-help.ts')
      return (await promisify(execFile)(process.execPath, [program], { env, maxBuffer: 2 ** 24 })).stdout.split('\n')
    }
    help.en = await run('C')
    help.es = await run('es_VE.UTF-8')
  })

  test('names the same commands and options in both languages', () => {
    const names = (lines: string[]) => lines.flatMap((line) => /^(?:=== .*|  -[^ ].*?(?= {2}))/.exec(line) ?? [])
    expect(names(help.es)).toEqual(names(help.en))
    expect(names(help.en).filter((line) => line.startsWith('===')).length).toBeGreaterThan(60)
  })

  test('has no line in Spanish that is the English one, except commands to copy', () => {
    const english = new Set(help.en)
    const copied = /^(=== .*|\s*\$ \S.*|\s*|[A-Z0-9]{2,9})$/
    const same = help.es.filter((line) => english.has(line) && !copied.test(line))
    expect(same).toEqual([])
  })

  test('has no English words in Spanish lines', () => {
    const words = /\b(the|of|with|for|its|this|that|otherwise|choices|default|Usage|Options|Example|shown)\b/
    // Names of options and values, commands to copy, and what is in quotes stay as they are.
    const prose = help.es
      .filter((line) => !/^(=== |\s*\$ )/.test(line))
      .map((line) => line.replace(/^ {2}(-\S|\S+ ).*? {2,}/, '').replaceAll(/"[^"]*"|--[\w-]+|<[^>]*>/g, ''))
    expect(prose.filter((line) => words.test(line))).toEqual([])
  })
})

/** Texts for people in the sources of the commands: what is printed, thrown, or handed to commander. */
async function textsInSources(): Promise<{ file: string; text: string }[]> {
  const speaking =
    /^(print|printAside|CommandError|TenantError|UserError|description|option|argument|Option|Argument|show|step)$/
  const found: { file: string; text: string }[] = []
  for await (const file of glob(['src/cli/**/*.ts', 'local/**/*.ts', 'src/tenants/*.ts'], { cwd: root })) {
    if (/\.test\.ts$|fixtures|spanish/.test(file)) continue
    const source = ts.createSourceFile(file, await readFile(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
        const { expression } = node
        const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText(source)
        // A TenantError has its Spanish as its third argument.
        const spoken =
          name === 'TenantError' ? (node.arguments?.length === 2 ? node.arguments : []) : (node.arguments ?? [])
        if (speaking.test(name)) for (const argument of spoken) collect(argument, file)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found

  function collect(node: ts.Node, file: string): void {
    const text = englishOf(node)
    if (text !== undefined && /[a-z]{2,} [a-z]{2,}/.test(text.replaceAll(/\{\d\}/g, ''))) found.push({ file, text })
  }
}

/** The text of a literal, its parts as numbers. Joined literals are one text. */
function englishOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }, index) => `{${index}}${literal.text}`).join('')
  }
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [englishOf(node.left), englishOf(node.right)]
    return left === undefined || right === undefined ? undefined : left + right
  }
  return undefined
}

describe('the texts in the sources of the commands', async () => {
  const texts = await textsInSources()

  test('all have their Spanish', () => {
    expect(texts.length).toBeGreaterThan(250)
    const filled = (text: string) => text.replaceAll(/\{\d\}/g, 'X')
    const missing = texts.filter(({ text }) => translate(filled(text)) === filled(text))
    expect(missing.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  })

  test('keep what is filled in', () => {
    const parts = (text: string) => [...new Set(text.match(/\{\d\}/g))].toSorted().join()
    const different = Object.entries(spanish).filter(([english, other]) => parts(english) !== parts(other))
    expect(different).toEqual([])
  })
})

test('errors, output and tables of a command are in Spanish, and JSON is not', async () => {
  const spanishEnv = { LANG: 'es_VE.UTF-8' }
  const unknown = await pasarela(['tenant', 'list', '--no'], spanishEnv)
  expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining("error: opción desconocida '--no'") })
  const lost = await pasarela(['tenant', 'list'], spanishEnv, { cwd: '/' })
  expect(lost.stderr).toMatch(/^DATABASE_URL no está definida, y no hay una base de datos local en \/data: /)
  const { stdout } = await pasarela(['config'], spanishEnv)
  expect(stdout).toContain('PORT=8080 (valor inicial)\n    Puerto de la API HTTP; 0 elige uno libre.')
  const [first] = JSON.parse((await pasarela(['config', '--json'], spanishEnv)).stdout) as { source: string }[]
  expect(first?.source).toBe('default')
})
