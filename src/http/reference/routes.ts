import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { GatewayError } from '../../foundation/errors.ts'
import { type Language, languages, preferredLanguage } from '../../foundation/text.ts'
import type { ApiDocument } from './document.ts'
import { type Examples, indexPage, type Reference, slugOf, tagPage } from './page.ts'

/** No script at all, and nothing from outside. */
export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-cache',
}

const fileOf = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

/** The reference of the API: pages are made at their first request and kept. */
export function registerReference(app: FastifyInstance, documentOf: () => unknown): void {
  const schema = { hide: true }
  const pages = new Map<string, string>()
  let reference: Promise<Reference> | undefined

  async function load(): Promise<Reference> {
    const examples = JSON.parse(await fileOf('examples.json')) as Examples
    return { document: documentOf() as ApiDocument, examples, baseUrl: 'http://localhost:8080' }
  }

  async function page(language: Language, slug: string | undefined): Promise<string> {
    const name = `${language} ${slug ?? ''}`
    const kept = pages.get(name)
    if (kept !== undefined) return kept
    reference ??= load()
    const loaded = await reference
    const tag = loaded.document.tags.find((each) => slugOf(each.name) === slug)
    if (slug !== undefined && !tag) throw new GatewayError('not_found')
    const made = tag ? tagPage(loaded, tag.name, language) : indexPage(loaded, language)
    pages.set(name, made)
    return made
  }

  for (const path of ['/docs', '/docs/']) {
    app.get(path, { schema }, (request, reply) =>
      reply.redirect(`/docs/${preferredLanguage(request.headers['accept-language'])}`),
    )
  }
  app.get('/docs/style.css', { schema }, async (_request, reply) =>
    reply
      .headers(pageHeaders)
      .type('text/css; charset=utf-8')
      .send(await fileOf('style.css')),
  )
  for (const language of languages) {
    app.get(`/docs/${language}`, { schema }, async (_request, reply) => send(reply, await page(language, undefined)))
    app.get<{ Params: { group: string } }>(`/docs/${language}/:group`, { schema }, async (request, reply) =>
      send(reply, await page(language, request.params.group)),
    )
  }
}

export function send(reply: FastifyReply, page: string): FastifyReply {
  return reply.headers(pageHeaders).type('text/html; charset=utf-8').send(page)
}
