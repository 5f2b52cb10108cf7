import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { GatewayError } from '../foundation/errors.ts'

/** Folder of the built dashboard, in a checkout and in a release. */
const builtFolder = fileURLToPath(new URL('../../dashboard/dist', import.meta.url))

/** Content Security Policy: only files of this gateway, nothing inline, no evaluation of text as code. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
  // Names the one script that is loaded by its address: the service worker.
  'trusted-types service-worker',
].join('; ')

const headers = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

const notBuilt = `The dashboard is not built: npm start builds it, and so does node dashboard/build.ts. The API works without it.
El panel no está construido: npm start lo construye, y también node dashboard/build.ts. La API funciona sin él.
`

/** File names under assets/ contain a hash of their content, so they can be cached forever. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

/** Files of dashboard/public: the icons, and what makes the dashboard an installable app. */
const publicFiles = new Set([
  'icon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'manifest.webmanifest',
  'offline.css',
  'offline.html',
  'service-worker.js',
])

/** Serves the dashboard: its files, and its single page at every other path below /dashboard. */
export async function registerDashboard(app: FastifyInstance, folder = builtFolder): Promise<void> {
  const schema = { hide: true }
  app.get('/', { schema }, (_request, reply) => reply.redirect('/dashboard/'))
  app.get('/dashboard', { schema }, (_request, reply) => reply.redirect('/dashboard/'))

  await app.register(async (area) => {
    await area.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      suppressWarning: true,
    })
    area.get<{ Params: { '*': string } }>('/dashboard/*', { schema }, async (request, reply) => {
      const path = request.params['*']
      if (path.startsWith('assets/') ? /^assets\/[\w.-]+$/.test(path) : publicFiles.has(path)) {
        if (!(await exists(join(folder, path)))) throw new GatewayError('not_found')
        const caching = path.startsWith('assets/') ? CACHE_FOREVER : REVALIDATE
        return reply.headers({ ...headers, 'cache-control': caching }).sendFile(path)
      }
      if (!(await dashboardExists(folder))) return reply.status(404).type('text/plain').send(notBuilt)
      return reply.headers({ ...headers, 'cache-control': REVALIDATE }).sendFile('index.html')
    })
  })
}

/** Whether the dashboard was built. */
export function dashboardExists(folder = builtFolder): Promise<boolean> {
  return exists(join(folder, 'index.html'))
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
