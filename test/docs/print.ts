import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { docs, englishPages, readPage, root, spanishPages } from './pages.ts'
import { type Collection, collectionOf, type OpenApi } from './printed/collection.ts'
import { contributingParts, printInto, scalingParts } from './printed/parts.ts'

const collectionFile = join(docs, 'pasarela.postman_collection.json')

export type Printed = { page: string; before: string; after: string }

/** Every page as it is, and as it would be printed now. */
export async function printedPages(): Promise<Printed[]> {
  const pages = [
    ...(await englishPages()).map((page) => ({ page, language: 'en' as const })),
    ...(await spanishPages()).map((page) => ({ page: join('es', page), language: 'es' as const })),
  ]
  return Promise.all(
    pages.map(async ({ page, language }) => {
      const before = await readPage(page)
      return { page, before, after: printInto(before, language) }
    }),
  )
}

/** CONTRIBUTING.md as it is, and as it would be printed now: the tree of the repository. */
export async function printedContributing(): Promise<Printed> {
  const page = '../CONTRIBUTING.md'
  const before = await readPage(page)
  return { page, before, after: printInto(before, 'en', contributingParts) }
}

/** scaling.md as it is, and as it would be printed now: tables and statements on a distributed PostgreSQL. */
export async function printedScaling(): Promise<Printed> {
  const page = 'scaling.md'
  const before = await readPage(page)
  return { page, before, after: printInto(before, 'en', scalingParts) }
}

export async function readCollection(): Promise<Collection> {
  return JSON.parse(await readFile(collectionFile, 'utf8')) as Collection
}

/** The collection as the gateway at this address would have it. */
export async function collectionFrom(gateway: string): Promise<Collection> {
  const response = await fetch(new URL('/openapi.json', gateway))
  return collectionOf((await response.json()) as OpenApi)
}

/**
 * `node test/docs/print.ts`: writes the tables of errors, codes, settings, limits and webhook bodies into the pages anew,
 * the tree of the repository into CONTRIBUTING.md, and the statements by tenant into scaling.md. With the address of a running gateway,
 * `node test/docs/print.ts http://localhost:8080`, the Postman collection too.
 */
if (import.meta.main) {
  for (const { page, before, after } of [
    ...(await printedPages()),
    await printedContributing(),
    await printedScaling(),
  ]) {
    if (after !== before) await writeFile(join(docs, page), after)
  }
  const [gateway] = process.argv.slice(2)
  if (gateway) {
    await writeFile(collectionFile, JSON.stringify(await collectionFrom(gateway), null, 2))
    execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', collectionFile], { stdio: 'ignore' })
  }
}
