import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GatewayError } from '../foundation/errors.ts'

/** Records every route, so that a known path with a wrong method is 405 with `Allow`, not 404. */
export function trackMethods(app: FastifyInstance): (request: FastifyRequest, reply: FastifyReply) => never {
  const routes: { segments: string[]; method: string }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    for (const name of [method].flat()) routes.push({ segments: url.split('/'), method: name })
  })

  return (request, reply) => {
    const [path = ''] = request.url.split('?')
    const segments = path.split('/')
    const methods = routes.filter((route) => matches(route.segments, segments)).map((route) => route.method)
    if (methods.length === 0) throw new GatewayError('not_found')
    void reply.header('allow', [...new Set(methods)].toSorted().join(', '))
    throw new GatewayError('method_not_allowed')
  }
}

function matches(pattern: string[], segments: string[]): boolean {
  if (pattern.at(-1) === '*')
    return pattern.length <= segments.length && matches(pattern.slice(0, -1), segments.slice(0, pattern.length - 1))
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]))
  )
}
