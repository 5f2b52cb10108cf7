import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'

/** One statement that a gateway sent, with its values. */
export type Sent = { name: string; text: string; values: unknown[] }

/** Statements in the order in which they ended: each by itself, or those of one transaction that was committed. */
export type Traffic = Sent[][]

/** A query of the driver, which may have no values. */
type Prepared = Pick<Sent, 'name' | 'text'> & { values?: unknown[] }

type Query = (given: unknown, ...rest: unknown[]) => unknown

/**
 * Records every prepared statement that succeeds while `work` runs, over all clients of this process. What failed or was
 * rolled back changed nothing and is left out.
 */
export async function recordTraffic<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; traffic: Traffic }> {
  const traffic: Traffic = []
  const open = new WeakMap<object, Sent[]>()
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const original = prototype.query
  prototype.query = function recorded(this: object, given, ...rest) {
    const answer = original.call(this, given, ...rest)
    if (answer instanceof Promise) void answer.then(() => keep(this, given)).catch(() => {})
    return answer
  }
  try {
    const result = await work()
    return { result, traffic }
  } finally {
    prototype.query = original
  }

  function keep(client: object, given: unknown): void {
    if (given === 'begin') open.set(client, [])
    else if (given === 'commit') {
      traffic.push(open.get(client) ?? [])
      open.delete(client)
    } else if (isSent(given)) {
      const { name, text, values } = given
      const sent = { name, text, values: [...(values ?? [])] }
      const transaction = open.get(client)
      if (transaction) transaction.push(sent)
      else traffic.push([sent])
    }
  }
}

function isSent(given: unknown): given is Prepared {
  return typeof given === 'object' && given !== null && 'name' in given && 'text' in given
}

/** Statements of a release, by name, and traffic that its gateway sent. */
export type Recording = { texts: Record<string, string>; traffic: Traffic }

/** Every text is stored once: most of the traffic repeats a few statements. */
type Stored = { texts: Record<string, string>; traffic: { name: string; values: unknown[] }[][] }

export function packRecording({ texts, traffic }: Recording): Buffer {
  const sent = Object.fromEntries(traffic.flat().map(({ name, text }) => [name, text]))
  const stored: Stored = {
    texts: { ...texts, ...sent },
    traffic: traffic.map((group) => group.map(({ name, values }) => ({ name, values: values.map(toJson) }))),
  }
  return gzipSync(JSON.stringify(stored), { level: 9 })
}

export function unpackRecording(packed: Buffer): Recording {
  const { texts, traffic } = JSON.parse(gunzipSync(packed).toString()) as Stored
  return {
    texts,
    traffic: traffic.map((group) =>
      group.map(({ name, values }) => ({ name, text: texts[name] ?? '', values: values.map(fromJson) })),
    ),
  }
}

type Tagged = { bytes: string } | { time: string } | { list: unknown[] } | { json: unknown }

function toJson(value: unknown): unknown {
  if (Buffer.isBuffer(value)) return { bytes: value.toString('base64') } satisfies Tagged
  if (value instanceof Date) return { time: value.toISOString() } satisfies Tagged
  if (Array.isArray(value)) return { list: value.map(toJson) } satisfies Tagged
  // The driver sends other objects as JSON.
  return typeof value === 'object' && value !== null ? ({ json: value } satisfies Tagged) : value
}

function fromJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const tagged = value as Tagged
  if ('bytes' in tagged) return Buffer.from(tagged.bytes, 'base64')
  if ('time' in tagged) return new Date(tagged.time)
  return 'list' in tagged ? tagged.list.map(fromJson) : tagged.json
}
