import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { type Html, html, trusted } from '../../checkout/html.ts'
import type { Guide, Guides } from '../../guides/guides.ts'
import { GatewayError } from '../foundation/errors.ts'
import { type Language, languages, preferredLanguage } from '../foundation/text.ts'
import { pageHeaders, send } from './reference/routes.ts'

/** Folder of the rendered guides, in a checkout and in a release. */
const builtFolder = fileURLToPath(new URL('../../guides/dist', import.meta.url))

const texts = {
  es: {
    title: 'Guías',
    search: 'Buscar en las guías',
    button: 'Buscar',
    found: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
    reference: 'Referencia de la API',
    other: 'English',
    inEnglish: 'en inglés',
  },
  en: {
    title: 'Guides',
    search: 'Search the guides',
    button: 'Search',
    found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    reference: 'API reference',
    other: 'Español',
    inEnglish: '',
  },
} satisfies Record<Language, unknown>

const notBuilt = `The guides are not built: npm start builds them, and so does node guides/build.ts.
Las guías no están construidas: npm start las construye, y también node guides/build.ts.
`
const RESULTS = 30

/** Serves the guides: pages that were rendered before, and a search over their sections. Without any script. */
export function registerGuides(app: FastifyInstance, folder = builtFolder): void {
  const schema = { hide: true }
  let loaded: Guides | undefined

  async function load(): Promise<Guides | undefined> {
    loaded ??= await readFile(`${folder}/guides.json`, 'utf8').then(
      (text) => JSON.parse(text) as Guides,
      () => undefined,
    )
    return loaded
  }

  app.get('/guides', { schema }, (request, reply) =>
    reply.redirect(`/guides/${preferredLanguage(request.headers['accept-language'])}`),
  )
  app.get<{ Params: { file: string } }>('/guides/images/:file', { schema }, async (request, reply) => {
    const [, type] = /^[\w.-]+\.(png|svg)$/.exec(request.params.file) ?? []
    const image = type && (await readFile(`${folder}/images/${request.params.file}`).catch(() => undefined))
    if (!image) throw new GatewayError('not_found')
    return reply
      .headers(pageHeaders)
      .type(type === 'svg' ? 'image/svg+xml' : 'image/png')
      .send(image)
  })
  for (const language of languages) {
    app.get<{ Params: { '*'?: string }; Querystring: { q?: unknown } }>(
      `/guides/${language}`,
      { schema },
      async (request, reply) => {
        const guides = await load()
        if (!guides) return reply.status(404).type('text/plain').send(notBuilt)
        const { q } = request.query
        return send(reply, indexPage(guides, language, typeof q === 'string' ? q.slice(0, 100) : ''))
      },
    )
    app.get<{ Params: { '*': string } }>(`/guides/${language}/*`, { schema }, async (request, reply) => {
      const guides = await load()
      if (!guides) return reply.status(404).type('text/plain').send(notBuilt)
      const guide = guides[language].find(({ slug }) => slug === request.params['*'])
      if (!guide) throw new GatewayError('not_found')
      return send(reply, layout(guides, language, guide, html`${trusted(guide.html)}`))
    })
  }
}

function indexPage(guides: Guides, language: Language, query: string): string {
  const text = texts[language]
  const found = query.trim() === '' ? undefined : search(guides[language], query)
  const content = html`<h1>${text.title}</h1>
<form role="search" action="/guides/${language}"><input type="search" name="q" value="${query}" aria-label="${text.search}" placeholder="${text.search}"><button>${text.button}</button></form>
${
  found
    ? html`<p role="status">${text.found(found.length)}</p>${found.map(
        ({ guide, section, excerpt }) =>
          html`<section><h2><a href="/guides/${language}/${guide.slug}#${section.id}">${guide.title}: ${section.heading}</a></h2><p>${excerpt}</p></section>`,
      )}`
    : trusted(guides[language].find(({ slug }) => slug === 'index')?.html ?? '')
}`
  return layout(guides, language, undefined, content)
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Sections that have every word, those with one in the heading first. Accents and capitals do not matter. */
export function search(guides: readonly Guide[], query: string) {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return guides
    .flatMap((guide) => guide.sections.map((section) => ({ guide, section })))
    .map(({ guide, section }) => {
      const heading = folded(`${guide.title} ${section.heading}`)
      const all = `${heading} ${folded(section.text)}`
      const inHeading = words.filter((word) => heading.includes(word)).length
      const at = Math.max(0, folded(section.text).indexOf(words[0] ?? '') - 60)
      const excerpt = section.text.slice(at, at + 240)
      return { guide, section, excerpt, isFound: words.every((word) => all.includes(word)), inHeading }
    })
    .filter(({ isFound }) => isFound)
    .toSorted((a, b) => b.inHeading - a.inHeading)
    .slice(0, RESULTS)
}

function layout(guides: Guides, language: Language, guide: Guide | undefined, content: Html): string {
  const text = texts[language]
  const other = language === 'es' ? 'en' : 'es'
  const translated = guides[other].some(({ slug }) => slug === guide?.slug)
  const link = (of: Language, { slug, title }: Guide) =>
    html`<li><a href="/guides/${of}/${slug}"${slug === guide?.slug && trusted(' aria-current="page"')}>${title}</a>${of !== language && html` <span class="quiet">${text.inEnglish}</span>`}</li>`
  const own = guides[language].filter(({ slug }) => slug !== 'index')
  const onlyEnglish =
    language === 'en' ? [] : guides.en.filter(({ slug }) => !guides.es.some((each) => each.slug === slug))
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${guide?.title ?? text.title} · Pasarela</title><link rel="stylesheet" href="/docs/style.css"></head>
<body>
<header><a class="brand" href="/guides/${language}">Pasarela · ${text.title}</a>
<a href="/docs/${language}">${text.reference}</a>
<a href="/guides/${other}${translated && guide && `/${guide.slug}`}" lang="${other}" hreflang="${other}">${text.other}</a></header>
<div class="page"><nav aria-label="${text.title}"><ul class="plain">${own.map((each) => link(language, each))}${onlyEnglish.map((each) => link('en', each))}</ul></nav><main>${content}</main></div>
</body></html>`.text
}
