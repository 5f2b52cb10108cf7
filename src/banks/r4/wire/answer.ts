/** R4's answer, whichever of its spellings it came in. Every part is optional: the bank is not trusted. */
export type R4Answer = {
  status: number
  code?: string
  message: string
  operationId?: string
  reference?: string
  success?: boolean
  /** All values under lower-cased keys, for what only one operation gives. */
  values: ReadonlyMap<string, unknown>
}

/** Enough to recognise a sentence; what a stranger sends beyond it is not searched. */
const MESSAGE_CHARACTERS = 200
const CODE = /^[A-Za-z0-9]{1,8}$/
const IDENTIFIER = /^[A-Za-z0-9-]{1,64}$/

/**
 * Reads an answer, or gives undefined for what is not a JSON object: a firewall's page, a broken body.
 * The manual writes `code`, `message`, `id`; production has been seen with `Id`, and with the Spanish
 * `codigo`, `mensaje`, `uuid`.
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

/** Text keeps its leading zeros; a whole number becomes its digits; anything else is not taken for a value. */
function firstText(values: ReadonlyMap<string, unknown>, keys: readonly string[], shape: RegExp): string | undefined {
  for (const key of keys) {
    const value = values.get(key)
    const text = Number.isSafeInteger(value) ? String(value) : value
    if (typeof text === 'string' && text.trim() !== '' && shape.test(text.trim())) return text.trim()
  }
  return undefined
}
