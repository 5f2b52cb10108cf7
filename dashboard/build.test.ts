import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureDashboard } from './build.ts'

let house: string
beforeEach(async () => void (house = await mkdtemp(join(tmpdir(), 'pasarela-dashboard-'))))
afterEach(() => rm(house, { recursive: true, force: true }))

const never = () => Promise.reject(new Error('there is nothing to wait for'))

test('what a release brought along is taken as it is, without sources or tools', async () => {
  await mkdir(join(house, 'dist'))
  await writeFile(join(house, 'dist', 'sources.sha256'), 'of the day it was built')
  expect(await ensureDashboard(never, house)).toEqual({ kind: 'ready' })
})

test('where there is neither a build nor a source, it says so and the gateway can go on', async () => {
  expect(await ensureDashboard(never, house)).toMatchObject({ kind: 'impossible' })
})

test('a build that fails says why', async () => {
  await writeFile(join(house, 'index.html'), '<script type="module" src="/nowhere.ts"></script>')
  const result = await ensureDashboard((work) => work(), house)
  expect(result).toMatchObject({ kind: 'impossible', reason: expect.stringContaining('nowhere.ts') })
})

test('changed sources are built once, and again when they change', async () => {
  const page = (text: string) => writeFile(join(house, 'index.html'), `<p>${text}</p>`)
  await page('one')
  expect(await ensureDashboard((work) => work(), house)).toEqual({ kind: 'built' })
  expect(await ensureDashboard(never, house)).toEqual({ kind: 'ready' })
  await page('two')
  expect(await ensureDashboard((work) => work(), house)).toEqual({ kind: 'built' })
})
