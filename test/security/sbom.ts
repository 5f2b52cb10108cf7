import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * The bill of materials of what is delivered, as CycloneDX: `node test/security/sbom.ts > sbom.json`. Made of the
 * lockfile, because `npm sbom --omit dev` leaves out what the gateway shares with a development tool, `pg-protocol` and
 * 16 others of 103.
 */
type Locked = {
  version: string
  license?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  hasInstallScript?: boolean
}
type Lockfile = { name: string; version: string; packages: Record<string, Locked> }

export type Package = Locked & { name: string }

/** Development dependencies that the build puts into the dashboard's files, and that so travel with the gateway. */
export const bundled = ['@simplewebauthn/browser', 'preact', 'uplot']

const path = fileURLToPath(new URL('../../package-lock.json', import.meta.url))

export async function readLockfile(): Promise<Lockfile> {
  return JSON.parse(await readFile(path, 'utf8')) as Lockfile
}

/** Each once, though the tree may hold it at several places. */
export function delivered({ packages }: Lockfile): Package[] {
  const found = new Map<string, Package>()
  for (const [lockfilePath, locked] of Object.entries(packages)) {
    const name = lockfilePath.split('node_modules/').at(-1) ?? ''
    const isDelivered = locked.dev !== true || bundled.includes(name)
    if (name !== '' && isDelivered) found.set(`${name}@${locked.version}`, { name, ...locked })
  }
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

export function bomOf(lockfile: Lockfile): object {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': 'pasarela', name: lockfile.name, version: lockfile.version },
    },
    components: delivered(lockfile).map(componentOf),
  }
}

function componentOf({ name, version, license, integrity, optional }: Package): object {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: optional === true ? 'optional' : 'required',
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
    ...(integrity === undefined ? {} : { hashes: [hashOf(integrity)] }),
  }
}

function hashOf(integrity: string): { alg: string; content: string } {
  const [algorithm = '', digest = ''] = integrity.split('-')
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${JSON.stringify(bomOf(await readLockfile()), undefined, 2)}\n`)
}
