import { glob, readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ensureDashboard } from '../../dashboard/build.ts'

const dist = fileURLToPath(new URL('../../dashboard/dist/', import.meta.url))

test('the scripts that every page of the dashboard loads are smaller than 100 KB compressed', async () => {
  const build = await ensureDashboard((work) => work())
  expect(build.kind).not.toBe('impossible')
  const page = await readFile(`${dist}index.html`, 'utf8')
  const scripts = [...page.matchAll(/(?:src|href)="[^"]*\/(assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  expect(scripts).toHaveLength(1)
  const bytesOf = async (path = '') => (await stat(`${dist}${path}.gz`)).size
  const languages: number[] = []
  for await (const path of glob('assets/{es,en}-*.js', { cwd: dist })) languages.push(await bytesOf(path))
  expect(languages).toHaveLength(2)
  const own = await bytesOf(scripts[0])
  expect(own).toBeGreaterThan(10_000)
  expect(Math.min(...languages)).toBeGreaterThan(10_000)
  expect(own + Math.max(...languages)).toBeLessThan(100_000)
})

test('the dashboard is built for production and contains no path of the build machine', async () => {
  await ensureDashboard((work) => work())
  const here = fileURLToPath(new URL('../..', import.meta.url))
  for await (const path of glob('assets/*.js', { cwd: dist })) {
    expect(await readFile(dist + path, 'utf8')).not.toContain(here)
  }
})
