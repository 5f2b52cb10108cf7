import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorDetail, GatewayError } from '../foundation/errors.ts'
import { isStorable } from '../foundation/plain-text.ts'
import type { Language, LocalizedText } from '../foundation/text.ts'
import { languageOf } from './language.ts'
import { mostDetails } from './validation.ts'

const nul: LocalizedText = { en: 'must not contain the character U+0000', es: 'no debe contener el carácter U+0000' }
const loneSurrogate: LocalizedText = {
  en: 'must not contain half of a surrogate pair (U+D800 to U+DFFF)',
  es: 'no debe contener la mitad de un par suplente (U+D800 a U+DFFF)',
}

/**
 * Refuses text that PostgreSQL cannot store in the query and body of every route, in values and in names of fields. In the
 * path it needs no check: no resource has such a name, so the route responds 404.
 */
export function refuseUnstorableText(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  const { query, body } = request
  if (!hasUnstorable(query) && !hasUnstorable(body)) return done()
  const language = languageOf(request)
  const details = [...detailsOf(query, language), ...detailsOf(body, language)].slice(0, mostDetails)
  done(new GatewayError('invalid_request', { details }))
}

/** Recursive: the depth of the body was checked when it was parsed. Every request runs it, so it allocates nothing. */
function hasUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return !isStorable(value)
  if (typeof value !== 'object' || value === null) return false
  for (const name in value) {
    if (!isStorable(name) || hasUnstorable((value as Record<string, unknown>)[name])) return true
  }
  return false
}

/** A wrong name is reported at the object that has it. */
function* detailsOf(value: unknown, language: Language, path = ''): Generator<ErrorDetail> {
  if (typeof value === 'string' && !isStorable(value)) yield detail(value)
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    if (!isStorable(name)) yield detail(name)
    else if (hasUnstorable(part)) yield* detailsOf(part, language, `${path}/${name}`)
  }

  function detail(text: string): ErrorDetail {
    return { path: path || '/', message: (text.includes('\0') ? nul : loneSurrogate)[language] }
  }
}
