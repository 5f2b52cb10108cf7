import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorDetail, GatewayError } from '../foundation/errors.ts'
import { languageOf } from './language.ts'
import { mostDetails } from './validation.ts'

const texts = { en: 'must not contain the character U+0000', es: 'no debe contener el carácter U+0000' }

/**
 * Refuses U+0000 in the query and body of every route: PostgreSQL cannot store it in a text. In the path it needs no
 * check: no resource has such a name, so the route responds 404.
 */
export function refuseNul(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  const { query, body } = request
  if (!hasNul(query) && !hasNul(body)) return done()
  const paths = [...pathsWithNul(query), ...pathsWithNul(body)].slice(0, mostDetails)
  const message = texts[languageOf(request)]
  const details: ErrorDetail[] = paths.map((path) => ({ path, message }))
  done(new GatewayError('invalid_request', { details }))
}

/** Recursive: the depth of the body was checked when it was parsed. Every request runs it, so it allocates nothing. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  for (const name in value) if (hasNul((value as Record<string, unknown>)[name])) return true
  return false
}

function* pathsWithNul(value: unknown, path = ''): Generator<string> {
  if (typeof value === 'string') {
    if (value.includes('\0')) yield path || '/'
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'string' ? part.includes('\0') : typeof part === 'object' && part !== null) {
      yield* pathsWithNul(part, `${path}/${name}`)
    }
  }
}
