/** R4's answer, independent of its spelling. Every part is optional: the bank's JSON is not trusted. */
export type R4Answer = {
  status: number
  code?: string
  message: string
  operationId?: string
  reference?: string
  success?: boolean
  /** All values under lower-cased keys, for fields that only one operation returns. */
  values: ReadonlyMap<string, unknown>
}

/** Enough to recognise a message; the rest of untrusted text is not searched. */
const MESSAGE_CHARACTERS = 200
const CODE = /^[A-Za-z0-9]{1,8}$/
const IDENTIFIER = /^[A-Za-z0-9-]{1,64}$/

/**
 * Parses an answer; undefined if it is not a JSON object: a firewall's page, a broken body. The manual has `code`,
 * `message`, `id`; production has also returned `Id`, and the Spanish `codigo`, `mensaje`, `uuid`.
 */
export function readAnswer(status: number, text: string): R4Answer | undefined {
  const values = readObject(text)
  if (!values) return undefined
  const code = firstText(values, ['code', 'codigo'], CODE)
  const operationId = firstText(values, ['id', 'uuid'], IDENTIFIER)
  const reference = firstText(values, ['reference', 'referencia'], IDENTIFIER)
  const success = values.get('success')
  return {
    status,
    message: (firstText(values, ['message', 'mensaje'], /^/) ?? '').slice(0, MESSAGE_CHARACTERS),
    values,
    ...(code === undefined ? {} : { code }),
    ...(operationId === undefined ? {} : { operationId }),
    ...(reference === undefined ? {} : { reference }),
    ...(typeof success === 'boolean' ? { success } : {}),
  }
}

function readObject(text: string): ReadonlyMap<string, unknown> | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined
  return new Map(Object.entries(parsed).map(([key, value]) => [key.toLowerCase(), value]))
}

/** Text keeps its leading zeros; an integer becomes its digits; any other type is ignored. */
function firstText(values: ReadonlyMap<string, unknown>, keys: readonly string[], shape: RegExp): string | undefined {
  for (const key of keys) {
    const value = values.get(key)
    const text = Number.isSafeInteger(value) ? String(value) : value
    if (typeof text === 'string' && text.trim() !== '' && shape.test(text.trim())) return text.trim()
  }
  return undefined
}
