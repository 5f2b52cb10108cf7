import { securityHeaders } from '../../src/http/headers.ts'

type Schema = { type?: string | string[]; minimum?: number; enum?: unknown[]; pattern?: string }
type Headers = Pick<globalThis.Headers, 'get' | 'keys'>

/** Headers that OpenAPI leaves to HTTP. */
const ofHttp = ['connection', 'content-length', 'content-type', 'date', 'keep-alive', 'transfer-encoding']
const undeclared = new Set([...ofHttp, ...Object.keys(securityHeaders)])

/** Differences between a response's headers and the OpenAPI document: undeclared, wrong or missing ones. */
export function headerComplaints(
  { components }: { components: { headers: Record<string, { required?: boolean; schema?: Schema }> } },
  response: { headers?: object } | undefined,
  headers: Headers,
): string[] {
  const declared = Object.keys(response?.headers ?? {})
  const names = new Set(declared.map((name) => name.toLowerCase()))
  const unknown = [...headers.keys()].filter((name) => !undeclared.has(name) && !names.has(name))
  const wrong = declared.filter((name) => {
    const { required = false, schema = {} } = components.headers[name] ?? {}
    const value = headers.get(name)
    return value === null ? required : !fits(schema, value)
  })
  return [...unknown.map((name) => `${name} is not declared`), ...wrong.map((name) => `${name} is not as declared`)]
}

function fits({ type, minimum = 0, enum: choices, pattern = '' }: Schema, value: string): boolean {
  if (type === 'integer') return /^\d+$/.test(value) && Number(value) >= minimum
  return choices === undefined ? new RegExp(pattern, 'u').test(value) : choices.includes(value)
}
