import { spawnSync } from 'node:child_process'
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { bankTimeouts, drainMs } from '../../src/foundation/bank-timeouts.ts'
import { secretFiles } from '../../src/foundation/secret-files.ts'
import { describeSettings, readSettings } from '../../src/foundation/settings.ts'
import { createMetrics, createSupervisorMetrics } from '../../src/http/metrics.ts'
import { rateObserver } from '../../src/http/rate-metrics.ts'
import { root } from './pages.ts'

const read = (file: string) => readFile(join(root, file), 'utf8')
const settings = new Set(describeSettings({}).map(({ env }) => env))

/** Names that begin like ours, a histogram's parts by the histogram's name. */
function metricsIn(text: string): string[] {
  const names = text.match(/\b(?:pasarela|process|nodejs)_[a-z0-9_]+/g) ?? []
  return [...new Set(names.map((name) => name.replace(/_(bucket|sum|count)$/, '')))]
}

describe.each(['deploy/alerts.yaml', 'deploy/grafana-dashboard.json'])('%s', (file) => {
  test('names only metrics that the gateway has', async () => {
    const metrics = createMetrics('0.0.0', Date.now)
    rateObserver(metrics)
    const registries = [metrics.registry, createSupervisorMetrics().registry]
    const known = registries.flatMap((registry) => registry.getMetricsAsArray()).map(({ name }) => name)
    const named = metricsIn(await read(file))
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })
})

test('the dashboard is JSON with panels that ask the chosen Prometheus', async () => {
  const { panels } = JSON.parse(await read('deploy/grafana-dashboard.json')) as {
    panels: { id: number; title: string; datasource: { uid: string }; targets: { expr: string }[] }[]
  }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  for (const { datasource, targets } of panels) {
    expect(datasource.uid).toBe('${datasource}')
    expect(targets.every(({ expr }) => expr.length > 0)).toBe(true)
  }
})

test('every alert says what is wrong and what to do, and is on the page of operations, in both languages', async () => {
  const rules = (await read('deploy/alerts.yaml')).split(/^ {6}- alert: /m).slice(1)
  const pages = [await read('docs/operations.md'), await read('docs/es/operations.md')]
  expect(rules.length).toBeGreaterThan(5)
  for (const rule of rules) {
    expect(rule).toMatch(/^ {8}expr: .*[\s\S]*^ {10}summary: .+[\s\S]*^ {10}action: .+/m)
    for (const page of pages) expect(page).toContain(`\`${rule.split('\n')[0]}\``)
  }
})

/** Settings that compose.yaml does not pass on, and why. */
const notComposed: Record<string, string> = {
  PORT: 'the image listens on 8080; PORT of the environment is the published port',
  HOST: 'the image listens on all its addresses',
  DATABASE_URL_FILE: 'the database is the one of this file',
  PASARELA_DATA_DIR: 'the image has no data folder',
  PASARELA_EMBEDDED_DATABASE: 'the image has no embedded PostgreSQL',
  PASARELA_SANDBOX: 'the image has no simulated banks',
  PASARELA_SANDBOX_PORT: 'the image has no simulated banks',
}

test('compose.yaml passes every setting and every file of a secret to the gateway, or says why not', async () => {
  const { services } = parse(await read('compose.yaml')) as {
    services: { gateway: { environment: Record<string, string | null>; read_only: boolean; user: string } }
  }
  const { environment, read_only: isReadOnly, user } = services.gateway
  const all = [...settings, ...secretFiles.keys()]
  expect([...Object.keys(environment), ...Object.keys(notComposed)].toSorted()).toEqual(all.toSorted())
  expect({ isReadOnly, user }).toEqual({ isReadOnly: true, user: '1000:1000' })
  // A value of its own either comes from the environment too, or is what the file is about.
  const fixed = Object.entries(environment).filter(([name, value]) => value !== null && !value.includes(`\${${name}`))
  expect(fixed.map(([name]) => name)).toEqual(['PASARELA_MODE', 'DATABASE_URL', 'PASARELA_MASTER_KEY_FILE'])
})

test('the image sets only settings that exist', async () => {
  const [, environment = ''] = /^ENV (.*)$/m.exec(await read('Dockerfile')) ?? []
  const built = environment.split(' ').map((pair) => pair.split('=')[0] ?? '')
  for (const name of built.filter((each) => each !== 'NODE_ENV')) expect(settings).toContain(name)
})

test('the image holds the command, src, the customers’ pages and the dashboard, nothing that only runs locally, and its Node is new enough', async () => {
  const allowed = (await read('.dockerignore'))
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? line.slice(1) : []))
  expect(allowed).toEqual([
    'package.json',
    'package-lock.json',
    '.npmrc',
    'tsconfig.json',
    'bin',
    'src',
    'checkout',
    'dashboard',
    'docs',
    'guides',
  ])
  for (const path of allowed) await access(join(root, path))
  const [, major] = /^FROM node:(\d+)[\w.-]*@sha256:/m.exec(await read('Dockerfile')) ?? []
  expect(Number(major)).toBe(Number(process.versions.node.split('.')[0]))
})

test('npm start, the image, the unit, the launcher and the docs give Node the same memory options', async () => {
  const [, expected = ''] = /^node ((?:--\S+ )+)bin/.exec(JSON.parse(await read('package.json')).scripts.start) ?? []
  const flags = expected.trim().split(' ')
  expect(flags).toEqual([
    '--max-semi-space-size=8',
    '--heap-growing-percent=40',
    '--v8-pool-size=1',
    '--no-allocation-site-pretenuring',
  ])
  const files = [
    'Dockerfile',
    'deploy/pasarela.service',
    'bin/pasarela.mjs',
    'docs/operations.md',
    'docs/es/operations.md',
  ]
  for (const file of files) {
    const content = await read(file)
    for (const flag of flags) expect(content, file).toContain(flag)
  }
})

test('systemd leaves a stopping gateway the time it needs', async () => {
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(await read('deploy/pasarela.service')) ?? []
  expect(Number(seconds)).toBeGreaterThan(drainMs(bankTimeouts(readSettings({}))) / 1000)
})

const analyzer = 'systemd-analyze'
const hasSystemd = spawnSync(analyzer, ['--version']).status === 0

describe.each(['deploy/pasarela.service'].filter(() => hasSystemd))('%s', (file) => {
  test('is a unit that systemd understands', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pasarela-unit-'))
    // The program exists only on an installed machine; /bin/true replaces it here.
    const unit = (await read(file))
      .replace('/opt/pasarela/node_modules/.bin/node', '/bin/true')
      .replaceAll('/opt/pasarela', '/tmp')
    await writeFile(join(folder, 'pasarela.service'), unit)
    const { status, stderr } = spawnSync(analyzer, ['verify', join(folder, 'pasarela.service')])
    await rm(folder, { recursive: true, force: true })
    expect({ status, complaints: stderr.toString() }).toEqual({ status: 0, complaints: '' })
  })
})
