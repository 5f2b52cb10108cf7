import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureDashboard } from './build.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'pasarela-dashboard-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

const never = () => Promise.reject(new Error('nothing should be built'))

test('a release’s built dashboard is used as it is, without sources or build tools', async () => {
  await mkdir(join(folder, 'dist'))
  await writeFile(join(folder, 'dist', 'sources.sha256'), 'of the day it was built')
  expect(await ensureDashboard(never, folder)).toEqual({ kind: 'ready' })
})

test('without a build and without sources the dashboard is reported as impossible', async () => {
  expect(await ensureDashboard(never, folder)).toMatchObject({ kind: 'impossible' })
})

test('a failed dashboard build reports the cause', async () => {
  await writeFile(join(folder, 'index.html'), '<script type="module" src="/nowhere.ts"></script>')
  const result = await ensureDashboard((work) => work(), folder)
  expect(result).toMatchObject({ kind: 'impossible', reason: expect.stringContaining('nowhere.ts') })
})

test('changed dashboard sources are built once, and again after another change', async () => {
  const page = (text: string) => writeFile(join(folder, 'index.html'), `<p>${text}</p>`)
  await page('one')
  expect(await ensureDashboard((work) => work(), folder)).toEqual({ kind: 'built' })
  expect(await ensureDashboard(never, folder)).toEqual({ kind: 'ready' })
  await page('two')
  expect(await ensureDashboard((work) => work(), folder)).toEqual({ kind: 'built' })
})
