/** R4's answer, independent of its spelling. Every part is optional: the bank's JSON is not trusted. */
export type R4Answer = {
  status: number
  code?: string
  /** A second code, under another name or spelling, that differs from the first. */
  otherCode?: string
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
  const entries = readEntries(text)
  if (!entries) return undefined
  const values = new Map(entries)
  const [code, otherCode] = textsOf(entries, ['code', 'codigo'], CODE)
  const [operationId] = textsOf(entries, ['id', 'uuid'], IDENTIFIER)
  const [reference] = textsOf(entries, ['reference', 'referencia'], IDENTIFIER)
  const [message = ''] = textsOf(entries, ['message', 'mensaje'], /^/)
  const success = values.get('success')
  return {
    status,
    message: message.slice(0, MESSAGE_CHARACTERS),
    values,
    ...(code === undefined ? {} : { code }),
    ...(otherCode === undefined ? {} : { otherCode }),
    ...(operationId === undefined ? {} : { operationId }),
    ...(reference === undefined ? {} : { reference }),
    ...(typeof success === 'boolean' ? { success } : {}),
  }
}

function readEntries(text: string): [name: string, value: unknown][] | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined
  return Object.entries(parsed).map(([name, value]) => [name.toLowerCase(), value])
}

/**
 * The different texts under these names, in the order of the names. Text keeps its leading zeros; an integer becomes its
 * digits; any other type is ignored.
 */
function textsOf(entries: readonly [string, unknown][], names: readonly string[], shape: RegExp): string[] {
  const texts = names
    .flatMap((name) => entries.filter(([other]) => other === name))
    .map(([, value]) => (Number.isSafeInteger(value) ? String(value) : value))
    .filter((text) => typeof text === 'string')
    .map((text) => text.trim())
  return [...new Set(texts)].filter((text) => text !== '' && shape.test(text))
}
