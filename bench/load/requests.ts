import { type Job, type Template, UNIQUE } from './job.ts'

/** Ten characters for the process, ten for the count: capitals and digits, as the banks' references want them. */
const origin = Date.now().toString(36).toUpperCase().padStart(10, '0')

export type Request = { bytes: Buffer; status: number }

/** One request after the other; undefined when there are no more. */
export function requestsOf({ origins, templates, count = Number.POSITIVE_INFINITY }: Job): () => Request | undefined {
  const { host } = new URL(origins[0] ?? '')
  const makers = templates.map((template) => makerOf(template, host))
  let next = 0
  return () => {
    if (next >= count) return undefined
    const make = makers[next % makers.length]
    next += 1
    return make?.()
  }
}

let made = 0

function unique(): string {
  made += 1
  return origin + made.toString(36).toUpperCase().padStart(10, '0')
}

function makerOf({ method, path, headers = {}, body, status }: Template, host: string): () => Request {
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
