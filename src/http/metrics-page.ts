import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { openMetricsContentType, type Registry } from 'prom-client'
import { GatewayError } from '../foundation/errors.ts'
import { createServer } from '../foundation/node-http.ts'
import type { Secret } from '../foundation/secret.ts'
import { inAnyCidr } from '../foundation/setting-readers.ts'
import type { Settings } from '../foundation/settings.ts'
import { acceptsOpenMetrics, openMetricsText } from './openmetrics.ts'

type Options = {
  settings: Pick<Settings, 'mode' | 'host' | 'metricsAllow' | 'metricsPort' | 'metricsToken'>
  readRegistry: () => Promise<Registry>
}

/**
 * `/metrics`, on the port of the API or on one of its own. In production it is served only on its own port or with a
 * token, because an address alone identifies nobody: other programs of the machine have it too.
 */
export function registerMetrics(app: FastifyInstance, { settings, readRegistry }: Options): void {
  const { mode, metricsPort, metricsToken } = settings
  if (metricsPort !== undefined) return
  if (mode === 'production' && !metricsToken) return
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isAllowed(request.raw, settings)) throw new GatewayError('not_found')
    const { type, text } = await pageOf(await readRegistry(), request.headers.accept)
    return reply.type(type).send(text)
  })
}

/** Serves `/metrics` on its own port, if one is set. */
export async function startMetricsServer({ settings, readRegistry }: Options): Promise<Server | undefined> {
  const { metricsPort, host } = settings
  if (metricsPort === undefined) return undefined
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET' || !isAllowed(request, settings)) {
      return void response.writeHead(404).end()
    }
    readRegistry()
      .then((registry) => pageOf(registry, request.headers.accept))
      .then(
        ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
        () => response.writeHead(500).end(),
      )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(metricsPort, host, resolve)
  })
  return server
}

async function pageOf(registry: Registry, accept: string | undefined): Promise<{ type: string; text: string }> {
  if (acceptsOpenMetrics(accept)) return { type: openMetricsContentType, text: await openMetricsText(registry) }
  return { type: registry.contentType, text: await registry.metrics() }
}

/** Behind a proxy on this machine every client looks local, so forwarded requests are refused. */
function isAllowed({ headers, socket }: IncomingMessage, { metricsAllow, metricsToken }: Options['settings']): boolean {
  if ((headers['x-forwarded-for'] ?? headers.forwarded) !== undefined) return false
  if (metricsToken) return isToken(headers.authorization, metricsToken)
  return inAnyCidr(socket.remoteAddress ?? '', metricsAllow)
}

function isToken(authorization: string | undefined, token: Secret): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token.reveal()}`))
}
