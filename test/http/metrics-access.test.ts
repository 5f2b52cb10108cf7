import { expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../harness/gateway.ts'
import { productionEnv } from '../harness/master-key.ts'
import { freePort } from '../harness/ports.ts'

async function withGateway(env: Record<string, string>, work: (gateway: TestGateway) => Promise<void>): Promise<void> {
  const gateway = await startTestGateway({ env })
  try {
    await work(gateway)
  } finally {
    await gateway.stop()
  }
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

test('in production the metrics are not served without a token or a port of their own', () =>
  withGateway({ ...productionEnv, PASARELA_RATE_FEED: 'dolarapi' }, async (gateway) => {
    expect((await gateway.call('/metrics')).status).toBe(404)
  }))

test('with a token the metrics are served to those who have it, and not through a proxy', () =>
  withGateway(
    { ...productionEnv, PASARELA_RATE_FEED: 'dolarapi', PASARELA_METRICS_TOKEN: 'a-token-of-the-monitoring' },
    async (gateway) => {
      expect((await gateway.call('/metrics')).status).toBe(404)
      expect((await gateway.call('/metrics', bearer('another'))).status).toBe(404)
      const served = await gateway.call('/metrics', bearer('a-token-of-the-monitoring'))
      expect(served.text).toContain('pasarela_build_info')
      const forwarded = { authorization: 'Bearer a-token-of-the-monitoring', 'x-forwarded-for': '203.0.113.9' }
      expect((await gateway.call('/metrics', { headers: forwarded })).status).toBe(404)
    },
  ))

test('with a port of their own the metrics are served there and nowhere else', async () => {
  const port = await freePort()
  await withGateway({ PASARELA_METRICS_PORT: String(port) }, async (gateway) => {
    expect((await gateway.call('/metrics')).status).toBe(404)
    const page = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('pasarela_build_info')])
    expect((await fetch(`http://127.0.0.1:${port}/v1/banks`)).status).toBe(404)
  })
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow()
})

test('a rule of production that is relaxed is a metric', () =>
  withGateway(
    {
      ...productionEnv,
      PASARELA_RATE_FEED: 'dolarapi',
      PASARELA_METRICS_TOKEN: 'token',
      PASARELA_INSECURE_BANKS: 'loopback',
    },
    async (gateway) => {
      const { text } = await gateway.call('/metrics', bearer('token'))
      expect(text).toContain('pasarela_relaxed_production_rules{setting="PASARELA_INSECURE_BANKS=loopback"} 1')
    },
  ))
