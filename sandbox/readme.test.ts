import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { startTestSandbox } from './testing/wire.ts'

test('every curl command of the README succeeds', async () => {
  const readme = await readFile(new URL('README.md', import.meta.url), 'utf8')
  const lines = readme.split('\n').filter((line) => line.startsWith('curl '))
  expect(lines.length).toBeGreaterThan(15)

  const sandbox = await startTestSandbox()
  const addresses: Record<string, string> = {
    $BNC: new URL(sandbox.bncUrl).origin,
    $R4: sandbox.r4Url,
    $RATES: sandbox.ratesUrl,
    $BDV: sandbox.bdvUrl,
    $MERCANTIL: new URL(sandbox.mercantilUrl).origin,
    $BANESCO: sandbox.banescoUrl,
    $BANCAMIGA: sandbox.bancamigaUrl,
  }
  const statuses = []
  for (const line of lines) {
    const [, method = 'GET', server = '', path = '', body] =
      /^curl (?:-X (\w+) )?"?(\$\w+)(\/[^\s"]*)"?(?: -d '(.*)')?$/.exec(line) ?? []
    const request = { method, ...(body === undefined ? {} : { body }) }
    const { ok } = await fetch(`${addresses[server]}${path}`, request)
    statuses.push({ line, ok })
  }
  expect(statuses.filter(({ ok }) => !ok)).toEqual([])
  await sandbox.stop()
})
