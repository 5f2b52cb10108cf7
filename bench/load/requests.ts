import { type Job, type Template, UNIQUE } from './job.ts'

/** Ten characters for the process, ten for the counter: capitals and digits, the alphabet of bank references. */
const origin = Date.now().toString(36).toUpperCase().padStart(10, '0')

export type Request = { bytes: Buffer; status: number }

/** Iterates over the requests of a job; undefined after the last. */
export function requestsOf({ origins, templates, count = Number.POSITIVE_INFINITY }: Job): () => Request | undefined {
  const { host } = new URL(origins[0] ?? '')
  const factories = templates.map((template) => requestFactory(template, host))
  let next = 0
  return () => {
    if (next >= count) return undefined
    const create = factories[next % factories.length]
    next += 1
    return create?.()
  }
}

let counter = 0

function unique(): string {
  counter += 1
  return origin + counter.toString(36).toUpperCase().padStart(10, '0')
}

function requestFactory({ method, path, headers = {}, body, status }: Template, host: string): () => Request {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
  ]
  const text = `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
  if (text.includes(UNIQUE)) return () => ({ bytes: Buffer.from(text.replaceAll(UNIQUE, unique())), status })
  const request = { bytes: Buffer.from(text), status }
  return () => request
}
