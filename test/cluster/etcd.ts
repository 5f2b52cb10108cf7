import type { Programs } from './programs.ts'

/** Addresses of one etcd server: for clients and for its peers. */
export type EtcdAddress = { name: string; clientPort: number; peerPort: number }

const at = (port: number) => `http://127.0.0.1:${port}`

/**
 * Twice etcd's defaults (100 and 1000 ms): all members share this machine's disk and cores, and an election caused by
 * load is not one of the faults under test.
 */
const HEARTBEAT_MS = 200
const ELECTION_MS = 2_000

export function etcdCommand(
  { etcd }: Programs<'etcd'>,
  own: EtcdAddress,
  all: readonly EtcdAddress[],
  folder: string,
): string[] {
  const options = {
    name: own.name,
    'data-dir': folder,
    'listen-client-urls': at(own.clientPort),
    'advertise-client-urls': at(own.clientPort),
    'listen-peer-urls': at(own.peerPort),
    'initial-advertise-peer-urls': at(own.peerPort),
    'initial-cluster': all.map(({ name, peerPort }) => `${name}=${at(peerPort)}`).join(','),
    'initial-cluster-state': 'new',
    'heartbeat-interval': HEARTBEAT_MS,
    'election-timeout': ELECTION_MS,
    'auto-compaction-retention': 1,
    logger: 'zap',
  }
  return [etcd, ...Object.entries(options).map(([option, value]) => `--${option}=${value}`)]
}

/** etcd starts on arm64 only with this explicit opt-in. */
export const etcdEnvironment: Record<string, string> =
  process.arch === 'arm64' ? { ETCD_UNSUPPORTED_ARCH: 'arm64' } : {}

const REQUEST_TIMEOUT_MS = 2_000

/** Keys under a prefix, from the first server that answers; undefined if none does. */
export async function readKeys(
  servers: readonly EtcdAddress[],
  prefix: string,
): Promise<Map<string, string> | undefined> {
  for (const { clientPort } of servers) {
    const keys = await readKeysOf(clientPort, prefix).catch(() => undefined)
    if (keys) return keys
  }
  return undefined
}

async function readKeysOf(port: number, prefix: string): Promise<Map<string, string>> {
  const response = await fetch(`${at(port)}/v3/kv/range`, {
    method: 'POST',
    body: JSON.stringify({ key: encode(prefix), range_end: encode(afterPrefix(prefix)) }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`etcd responds with ${response.status}`)
  const { kvs = [] } = (await response.json()) as { kvs?: { key: string; value?: string }[] }
  return new Map(kvs.map(({ key, value = '' }) => [decode(key).slice(prefix.length), decode(value)]))
}

/** The first key after the range of the prefix. */
function afterPrefix(prefix: string): string {
  const last = prefix.length - 1
  return prefix.slice(0, last) + String.fromCharCode(prefix.charCodeAt(last) + 1)
}

const encode = (text: string) => Buffer.from(text).toString('base64')
const decode = (text: string) => Buffer.from(text, 'base64').toString()
