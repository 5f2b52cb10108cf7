import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorDetail, GatewayError } from '../foundation/errors.ts'
import { languageOf } from './language.ts'
import { mostDetails } from './validation.ts'

const texts = { en: 'must not contain the character U+0000', es: 'no debe contener el carácter U+0000' }

/**
 * PostgreSQL stores no U+0000 in a text: a value that has one is refused here, whichever route it is for. Not in the
 * path: there it is part of a name that nothing has, and the route answers as it does to any such name.
 */
export function refuseNul(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  const { query, body } = request
  const paths = [...pathsWithNul(query), ...pathsWithNul(body)].slice(0, mostDetails)
  if (paths.length === 0) return done()
  const message = texts[languageOf(request)]
  const details: ErrorDetail[] = paths.map((path) => ({ path, message }))
  done(new GatewayError('invalid_request', { details }))
}

/** How deep a body may nest was checked when it was read. */
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
