import { GatewayError } from '../foundation/errors.ts'
import { limits } from '../foundation/limits.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })
const forbiddenKeys = new Set(['__proto__', 'constructor'])

/**
 * Parses a request body as JSON; an empty body is undefined, whatever the content type. Error messages of the parser are
 * not passed on: they quote the body, and a body may hold a card number.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  const body = parse(decode(bytes))
  inspect(body)
  return body
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw refusal(
      'The body is not UTF-8: send JSON in UTF-8, not compressed.',
      'El contenido no está en UTF-8: envíe JSON en UTF-8, sin comprimir.',
    )
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refusal('The body is not valid JSON.', 'El contenido no es JSON válido.')
  }
}

/** Checks level by level, not recursively: a body may nest as deep as its 64 KiB allow. */
function inspect(body: unknown): void {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limits.bodyDepth)
      throw refusal('The body is nested too deeply.', 'El contenido tiene demasiados niveles.')
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      if (Array.isArray(value)) {
        for (const item of value) next.push(item)
        continue
      }
      for (const [key, item] of Object.entries(value)) {
        if (forbiddenKeys.has(key))
          throw refusal(`The field name ${key} is not allowed.`, `El campo ${key} no se permite.`)
        next.push(item)
      }
    }
    level = next
  }
}

function refusal(en: string, es: string): GatewayError {
  return new GatewayError('invalid_request', { texts: { en, es } })
}
