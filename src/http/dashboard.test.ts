import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerDashboard } from './dashboard.ts'

let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-dist-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html>the page')
  await writeFile(join(folder, 'sources.sha256'), 'stamp')
  await writeFile(join(folder, 'assets/index-abc.js'), 'script')
  await writeFile(join(folder, 'assets/index-abc.js.br'), brotliCompressSync('script'))
  app = await serving(folder)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

async function serving(built: string): Promise<FastifyInstance> {
  const server = Fastify()
  await registerDashboard(server, built)
  return server
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('the dashboard', () => {
  test.each(['/', '/dashboard'])('%s redirects to the dashboard', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/dashboard/'])
  })

  test.each([
    '/dashboard/',
    '/dashboard/payments?status=FAILED',
    '/dashboard/payments/1-2',
    '/dashboard/sources.sha256',
  ])(
    '%s serves the dashboard’s page, revalidated each time, with a policy that allows no foreign or inline code',
    async (url) => {
      const answer = await get(url)
      expect(answer.body).toContain('the page')
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.headers['cache-control']).toBe('no-cache')
      const policy = String(answer.headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self'")
      expect(policy).not.toMatch(/unsafe|https?:|data:|\*/)
    },
  )

  test('the dashboard’s files are immutable and compressed', async () => {
    const answer = await get('/dashboard/assets/index-abc.js', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.headers['content-type']).toContain('javascript')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('script')
    expect((await get('/dashboard/assets/index-abc.js')).body).toBe('script')
  })

  test.each(['service-worker.js', 'manifest.webmanifest', 'offline.html', 'icon-192.png'])(
    'the file %s of the installable app is served as itself and revalidated each time',
    async (name) => {
      await writeFile(join(folder, name), `the file ${name}`)
      const answer = await get(`/dashboard/${name}`)
      expect(answer.body).toBe(`the file ${name}`)
      expect(answer.headers['cache-control']).toBe('no-cache')
    },
  )

  test('a missing file of the dashboard is 404 and not the page, which an old tab would run as a script', async () => {
    const answer = await get('/dashboard/assets/index-old.js')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('the page')
  })

  test.each([
    '/dashboard/../package.json',
    '/dashboard/assets/..%2f..%2fpackage.json',
    '/dashboard/%2e%2e/package.json',
  ])('%s does not escape the dashboard’s folder', async (url) =>
    expect((await get(url)).body).not.toContain('"dependencies"'),
  )

  test('a dashboard that is not built responds 404 with an explanation', async () => {
    const bare = await serving(join(folder, 'nothing'))
    const answer = await bare.inject({ url: '/dashboard/' })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('text/plain')
    expect(answer.body).toContain('npm start')
    await bare.close()
  })
})
