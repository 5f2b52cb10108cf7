import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureGuides } from '../../guides/build.ts'
import { search } from '../../src/http/guides.ts'
import examples from '../../src/http/reference/examples.json' with { type: 'json' }
import inSpanish from '../../src/http/reference/spanish.json' with { type: 'json' }
import { startTestGateway, type TestGateway } from '../harness/gateway.ts'

type Schema = { $ref?: string; properties?: Record<string, Schema>; required?: string[]; items?: Schema }
type Described = { description?: string }
type Operation = {
  operationId: string
  description?: string
  parameters?: Described[]
  requestBody?: object
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
}
type Document = {
  info: { description: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
type Exchange = { method: string; path: string; status: number; answer: unknown }

let gateway: TestGateway
let document: Document
let operations: Operation[]
beforeAll(async () => {
  expect(await ensureGuides()).toBeUndefined()
  gateway = await startTestGateway()
  document = JSON.parse((await gateway.call('/openapi.json')).text) as Document
  operations = Object.values(document.paths).flatMap((path) => Object.values(path))
})
afterAll(() => gateway.stop())

const recorded = (operationId: string) => (examples as unknown as Record<string, Exchange[]>)[operationId] ?? []

/** Every page that can be reached by links from these, with its text. */
async function crawl(first: string[]): Promise<Map<string, { text: string; headers: Headers }>> {
  const pages = new Map<string, { text: string; headers: Headers }>()
  for (const open = [...first]; open.length > 0; ) {
    const path = open.pop() as string
    if (pages.has(path)) continue
    const { status, text, headers } = await gateway.call(path)
    expect(status, path).toBe(200)
    pages.set(path, { text, headers })
    if (!headers.get('content-type')?.startsWith('text/html')) continue
    const links = [...text.matchAll(/(?:href|src)="([^"#]+)/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
    open.push(...links.filter((link) => link.startsWith('/')))
  }
  return pages
}

test('every link of the reference and of the guides leads to a page of the gateway, without script and nothing loaded from outside', async () => {
  const pages = await crawl(['/docs/en', '/docs/es', '/guides/en', '/guides/es'])
  expect(pages.size).toBeGreaterThan(60)
  for (const [path, { text, headers }] of pages) {
    if (!headers.get('content-type')?.startsWith('text/html')) continue
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'; style-src 'self'")
    expect(text, path).not.toMatch(/<script|<style|\sstyle=|\son\w+=|(?:src|<link[^>]*href)="https?:/)
  }
})

describe.each(['en', 'es'])('the reference in %s', (language) => {
  test('has every operation with a request in four languages and an answer that was recorded', async () => {
    const pages = await crawl([`/docs/${language}`])
    const all = [...pages]
      .filter(([path]) => path.startsWith(`/docs/${language}`))
      .map(([, { text }]) => text)
      .join('\n')
    for (const { operationId } of operations) {
      const section = all.slice(all.indexOf(`<section id="${operationId}">`)).split('</section>')[0] ?? ''
      expect(section, operationId).toContain(`<section id="${operationId}">`)
      for (const name of ['curl', 'TypeScript', 'PHP', 'Python'])
        expect(section, operationId).toContain(`: ${name}</summary>`)
      expect(section, operationId).toMatch(/(Real answer|Respuesta real): \d{3}/)
    }
  })
})

test('in Spanish every operation and group has a Spanish name, and errors have their Spanish text', async () => {
  const { text } = await gateway.call('/docs/es/payments')
  expect(text).toContain('Reversar un pago C2P')
  expect(text).toContain('La clave no es válida.')
  const english = operations.map((operation) => (operation as Operation & { summary: string }).summary)
  expect((await gateway.call('/docs/es/banks')).text).toContain(
    'Servicios disponibles para los clientes de este banco.',
  )
  const index = (await gateway.call('/docs/es')).text
  expect(english.filter((summary) => index.includes(`>${summary}</a>`))).toEqual([])
})

test('every description has its Spanish, with the same code in it, and no Spanish is without its description', () => {
  const shown = descriptionsOf(document)
  expect([...shown].filter((text) => !(text in inSpanish))).toEqual([])
  expect(Object.keys(inSpanish).filter((text) => !shown.has(text))).toEqual([])
  const codes = (text: string) => [...text.matchAll(/`[^`]+`/g)].map(([code]) => code).toSorted()
  for (const [english, spanish] of Object.entries(inSpanish)) expect(codes(spanish), english).toEqual(codes(english))
})

/** Descriptions of the document itself, of its operations, of their parameters and of the fields they take and return. */
function descriptionsOf({ info, paths, components }: Document): Set<string> {
  const found = new Set<string | undefined>([info.description])
  const fields = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { properties = {}, $ref, ...others } = value as { properties?: Record<string, Described>; $ref?: string }
    for (const property of Object.values(properties)) found.add(property.description)
    if ($ref !== undefined) fields(components.schemas[$ref.split('/').at(-1) ?? ''])
    for (const each of [...Object.values(properties), ...Object.values(others)]) fields(each)
  }
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    found.add(operation.description)
    for (const { description } of operation.parameters ?? []) found.add(description)
    fields(operation.requestBody)
    for (const [status, response] of Object.entries(operation.responses)) if (Number(status) < 300) fields(response)
  }
  return new Set([...found].filter((text) => text !== undefined))
}

/** Operations whose success needs a second person, or money that arrived; their refusals are recorded. */
const withoutSuccess = ['approvePayout', 'declinePayout', 'listApprovals', 'matchMovement', 'requestCardFactor']

test('recorded answers have only fields that the document declares, and all that it requires', () => {
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  const check = (given: Schema | undefined, value: unknown, place: string): void => {
    const { properties, required = [], items } = given ? resolve(given) : {}
    if (Array.isArray(value)) for (const each of value) check(items, each, `${place}[]`)
    else if (properties && Object.keys(properties).length > 0 && typeof value === 'object' && value !== null) {
      expect(Object.keys(value), place).toEqual(expect.arrayContaining(required))
      for (const [name, part] of Object.entries(value)) {
        expect(Object.keys(properties), place).toContain(name)
        check(properties[name], part, `${place}.${name}`)
      }
    }
  }
  for (const { operationId, responses } of operations) {
    const exchanges = recorded(operationId)
    const hasSuccess = exchanges.some(({ status }) => status < 300)
    expect(hasSuccess, operationId).toBe(!withoutSuccess.includes(operationId))
    expect(
      exchanges.map(({ status }) => status),
      operationId,
    ).toContain(401)
    for (const { status, answer } of exchanges) {
      check(responses[String(status)]?.content?.['application/json']?.schema, answer, `${operationId} ${status}`)
    }
  }
})

test('recorded answers hold no key and no secret', () => {
  expect(JSON.stringify(examples)).not.toMatch(/whsec_[A-Za-z0-9+/]|pas_(test|live)_[A-Za-z0-9]{20}/)
})

describe('the search of the guides', () => {
  test('finds sections by words in any order, without accents and capitals', async () => {
    const { text } = await gateway.call('/guides/es?q=CONCILIACION')
    expect(text).toMatch(/<p role="status">\d+ resultados?<\/p>/)
    expect(text).toContain('href="/guides/es/reconciliation#')
  })

  test('shows what was typed as text and never as markup', async () => {
    const { text } = await gateway.call(`/guides/en?q=${encodeURIComponent('"><script>x</script>')}`)
    expect(text).not.toContain('<script>')
    expect(text).toContain('0 results')
  })

  test('puts a section whose heading has the word before one that only mentions it', () => {
    const section = (heading: string, text: string) => ({ heading, id: heading, text })
    const sections = [section('Other', 'about refunds'), section('Refunds', 'what they are')]
    const found = search([{ slug: 'a', title: 'A', html: '', sections }], 'refunds')
    expect(found.map((each) => each.section.heading)).toEqual(['Refunds', 'Other'])
  })
})

test('a page that does not exist is answered with 404', async () => {
  for (const path of ['/docs/en/none', '/guides/en/none', '/guides/images/none.png', '/docs/fr']) {
    expect((await gateway.call(path)).status, path).toBe(404)
  }
})
