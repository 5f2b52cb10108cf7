import { glob, readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ensureDashboard } from '../../dashboard/build.ts'

const dist = fileURLToPath(new URL('../../dashboard/dist/', import.meta.url))

test('the dashboard’s scripts are smaller than 100 KB compressed', async () => {
  const build = await ensureDashboard((work) => work())
  expect(build.kind).not.toBe('impossible')
  let bytes = 0
  for await (const path of glob('assets/*.js.gz', { cwd: dist })) bytes += (await stat(dist + path)).size
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThan(100_000)
})

test('the dashboard is built for production and contains no path of the build machine', async () => {
  await ensureDashboard((work) => work())
  const here = fileURLToPath(new URL('../..', import.meta.url))
  for await (const path of glob('assets/*.js', { cwd: dist })) {
    expect(await readFile(dist + path, 'utf8')).not.toContain(here)
  }
})
