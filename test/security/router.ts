import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/**
 * Every route of every server that is made, as the router itself knows them, `GET /v1/payments/{id}`: not what a
 * document or a table says there is. Handed to `vi.mock('fastify', …)`.
 */
export async function watchRoutes(original: () => Promise<typeof import('fastify')>, found: Set<string>) {
  const actual = await original()
  const watched = (options: FastifyServerOptions): FastifyInstance => {
    const app = actual.default(options)
    app.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) found.add(`${name} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
    })
    return app
  }
  return { ...actual, default: watched, fastify: watched }
}
