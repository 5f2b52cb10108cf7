import { type Html, html, trusted } from '../../../checkout/html.ts'
import { allErrors, type AnyErrorCode } from '../../foundation/errors.ts'
import type { Language } from '../../foundation/text.ts'
import { type ApiDocument, type Field, fieldsOf, operationsOf, type PlacedOperation } from './document.ts'
import { type Recorded, snippets } from './snippets.ts'
import inSpanish from './spanish.json' with { type: 'json' }
import { summariesInSpanish, tagsInSpanish, texts } from './texts.ts'

/**
 * The reference as plain HTML: one page per group of operations and language. It needs no script and nothing from outside,
 * works under a policy without either, and prints what the running gateway declares, so that it cannot be out of date.
 * Swagger UI needs 1.7 MB of script for the same, has no Spanish, and shows invented values instead of recorded answers;
 * Scalar's 4.3 MB stay blank under this policy.
 */
export type Exchange = Recorded & { status: number; answer: unknown }
export type Examples = Record<string, readonly Exchange[]>

export type Reference = { document: ApiDocument; examples: Examples; baseUrl: string }

export const slugOf = (tag: string): string =>
  tag
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')

const nameOf = (tag: string, language: Language): string =>
  language === 'es' ? (tagsInSpanish[tag]?.name ?? tag) : tag
const summaryOf = ({ operationId, summary }: PlacedOperation, language: Language): string =>
  language === 'es' ? (summariesInSpanish[operationId] ?? summary) : summary

/** A description of the OpenAPI document in the language of the page. */
const descriptionIn = (language: Language, text: string): string =>
  language === 'es' ? ((inSpanish as Record<string, string>)[text] ?? text) : text

export function indexPage({ document }: Reference, language: Language): string {
  const text = texts[language]
  const groups = document.tags.map(({ name, description }) => {
    const about = language === 'es' ? (tagsInSpanish[name]?.description ?? description) : description
    const operations = operationsOf(document, name).map(
      (operation) =>
        html`<li><a href="/docs/${language}/${slugOf(name)}#${operation.operationId}">${summaryOf(operation, language)}</a> ${address(operation)}</li>`,
    )
    return html`<section><h2><a href="/docs/${language}/${slugOf(name)}">${nameOf(name, language)}</a></h2><p>${about}</p><ul class="plain">${operations}</ul></section>`
  })
  const content = html`<h1>${text.title}</h1><p>${text.intro}</p>${prose(descriptionIn(language, document.info.description))}${groups}`
  return layout(document, language, text.title, '', content)
}

export function tagPage(reference: Reference, tag: string, language: Language): string {
  const { document } = reference
  const operations = operationsOf(document, tag).map((operation) => operationSection(reference, operation, language))
  const content = html`<h1>${nameOf(tag, language)}</h1>${operations}`
  return layout(document, language, nameOf(tag, language), slugOf(tag), content)
}

function operationSection(
  { document, examples, baseUrl }: Reference,
  operation: PlacedOperation,
  language: Language,
): Html {
  const text = texts[language]
  const { operationId, description = '', parameters = [], requestBody, responses } = operation
  const recorded = examples[operationId] ?? []
  const request = recorded.find(({ status }) => status < 400) ?? recorded[0]
  const body = fieldsOf(document, requestBody?.content['application/json']?.schema)
  const success = Object.entries(responses).find(([status]) => Number(status) < 300)?.[1]
  const answer = fieldsOf(document, success?.content?.['application/json']?.schema)
  const given = parameters.map(
    ({ name, in: place, required = false, description: about = '', schema }): Field => ({
      name,
      type: `${place}, ${Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? '')}`,
      isRequired: required,
      description: about,
    }),
  )
  return html`<section id="${operationId}">
<h2>${summaryOf(operation, language)}</h2>
<p>${address(operation)}</p>
${prose(descriptionIn(language, description))}
${table(text.parameters, given, language)}
${table(text.body, body, language)}
${request && requestSamples(baseUrl, request, text.request)}
${recorded.map((exchange) => recordedAnswer(exchange, text.recorded))}
${answer.length > 0 && html`<details><summary>${text.answer}</summary>${table('', answer, language)}</details>`}
${errorTable(responses, language)}
</section>`
}

function address({ method, path }: PlacedOperation): Html {
  return html`<code class="address"><b>${method}</b> ${path}</code>`
}

function requestSamples(baseUrl: string, request: Exchange, name: string): Html[] {
  return Object.entries(snippets).map(
    ([language, write], index) =>
      html`<details${index === 0 && trusted(' open')}><summary>${name}: ${language}</summary><pre tabindex="0"><code>${write(baseUrl, request)}</code></pre></details>`,
  )
}

function recordedAnswer({ status, answer }: Exchange, name: string): Html {
  const code = typeof answer === 'object' && answer !== null && 'error' in answer ? String(answer.error) : ''
  const shown = typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2)
  return html`<details${status < 400 && trusted(' open')}><summary>${name}: ${status} ${status >= 400 && code}</summary><pre tabindex="0"><code>${shown}</code></pre></details>`
}

function table(title: string, fields: readonly Field[], language: Language): Html | false {
  const text = texts[language]
  if (fields.length === 0) return false
  const rows = fields.map(
    ({ name, type, isRequired, description }) =>
      html`<tr><td><code>${name}</code>${isRequired && html` <span class="quiet">${text.required}</span>`}</td><td>${type}</td><td>${inline(descriptionIn(language, description))}</td></tr>`,
  )
  return html`${title && html`<h3>${title}</h3>`}<div class="scroll" tabindex="0"><table><thead><tr><th>${text.name}</th><th>${text.type}</th><th>${text.meaning}</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

/** Codes that the document names for each status, with the catalogue's text in the language of the page. */
function errorTable(responses: PlacedOperation['responses'], language: Language): Html {
  const text = texts[language]
  const rows = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, { description }]) =>
      [...description.matchAll(/^`(\w+)`: (.*)$/gm)].map(([, code = '', meaning = '']) => {
        const known = allErrors[code as AnyErrorCode] as { en: string; es: string } | undefined
        return html`<tr><td>${status}</td><td><code>${code}</code></td><td>${known?.[language] ?? meaning}</td></tr>`
      }),
    )
  return html`<details><summary>${text.errors}</summary><div class="scroll" tabindex="0"><table><thead><tr><th>HTTP</th><th>${text.code}</th><th>${text.meaning}</th></tr></thead><tbody>${rows}</tbody></table></div></details>`
}

/** Paragraphs of a description, with its code and bold words. */
function prose(description: string): Html[] {
  return description
    .split(/\n\n+/)
    .filter(Boolean)
    .map((paragraph) => html`<p>${inline(paragraph)}</p>`)
}

function inline(text: string): Html[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`
    return part.startsWith('**') ? html`<strong>${part.slice(2, -2)}</strong>` : html`${part}`
  })
}

function layout({ tags, info }: ApiDocument, language: Language, title: string, slug: string, content: Html): string {
  const text = texts[language]
  const other = language === 'es' ? 'en' : 'es'
  const links = tags.map(
    ({ name }) =>
      html`<li><a href="/docs/${language}/${slugOf(name)}"${slugOf(name) === slug && trusted(' aria-current="page"')}>${nameOf(name, language)}</a></li>`,
  )
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${info.title}</title><link rel="stylesheet" href="/docs/style.css"></head>
<body>
<header><a class="brand" href="/docs/${language}">${info.title} ${info.version}</a>
<a href="/guides/${language}">${text.guides}</a> <a href="/openapi.json">${text.openapi}</a>
<a href="/docs/${other}${slug && `/${slug}`}" lang="${other}" hreflang="${other}">${text.other}</a></header>
<div class="page"><nav aria-label="${text.groups}"><ul class="plain">${links}</ul></nav><main>${content}</main></div>
</body></html>`.text
}
