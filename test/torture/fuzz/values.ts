import type { Random } from '../seeded-random.ts'
import type { Api, JsonSchema } from './document.ts'

/** Generators of valid values by field name. */

const valuesByName: Record<string, (random: Random) => unknown> = {
  debtorId: (random) => `V${random.digits(8)}`,
  cedula: (random) => `V${random.digits(8)}`,
  cardHolderId: (random) => `V${random.digits(8)}`,
  documento: (random) => `V${random.digits(8)}`,
  debtorCellPhone: (random) => `58414${random.digits(7)}`,
  telefono: (random) => `58414${random.digits(7)}`,
  telefonoDestino: (random) => `58414${random.digits(7)}`,
  debtorBankCode: (random) => random.pick([102, 105, 108, 134]),
  banco: (random) => random.pick(['0102', '0105', '0108', '0134']),
  cardNumber: (random) => random.pick(['4242424242424242', '5555555555554444', '4000000000009995']),
  cuenta: (random) => `0102${random.digits(16)}`,
  destino: (random) => `0102${random.digits(16)}`,
  usdAmount: (random) => random.between(1, 900_000) / 100,
  monto: (random) => random.between(100, 90_000_00) / 100,
  expirationYear: () => 2031,
  token: (random) => random.digits(8),
  otp: (random) => random.digits(8),
  reference: (random) => random.digits(random.between(4, 12)),
  referencia: (random) => random.digits(random.between(1, 9)),
  fecha: () => '2026-10-05',
  url: (random) => random.pick(['http://127.0.0.1:9/hook', 'http://localhost:9/', 'https://[::1]:9/x?y']),
}

export function validValue(api: Api, random: Random, given: JsonSchema, name = ''): unknown {
  const schema = api.resolve(given)
  const special = valuesByName[name]
  if (special && random.chance(0.9)) return special(random)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  if (schema.anyOf) return validValue(api, random, random.pick(schema.anyOf), name)
  const [type] = [schema.type ?? 'object'].flat()
  switch (type) {
    case 'object': {
      const required = new Set(schema.required)
      const present = Object.entries(schema.properties ?? {}).filter(([key]) => required.has(key) || random.chance(0.5))
      return Object.fromEntries(present.map(([key, value]) => [key, validValue(api, random, value, key)]))
    }
    case 'array': {
      const count = random.between(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 2))
      return Array.from({ length: count }, () => validValue(api, random, schema.items ?? {}, name))
    }
    case 'integer':
      return random.between(schema.minimum ?? 0, Math.min(schema.maximum ?? 1_000, (schema.minimum ?? 0) + 1_000))
    case 'number':
      return random.between((schema.minimum ?? 0) * 100, Math.min(schema.maximum ?? 1_000, 1_000) * 100) / 100
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    default:
      return validText(random, schema)
  }
}

function validText(random: Random, schema: JsonSchema): string {
  if (schema.format === 'uuid') return `01a1dd8a-85e7-7d86-8c33-${random.digits(12)}`
  if (schema.format === 'date-time') return '2026-10-05T04:00:00.000Z'
  if (schema.format === 'date') return '2026-10-05'
  const example = schema.examples?.[0]
  if (typeof example === 'string') return example
  const length = random.between(schema.minLength ?? 1, Math.min(schema.maxLength ?? 12, (schema.minLength ?? 1) + 12))
  return Array.from({ length }, () => random.pick('abcdefg0123456789'.split(''))).join('')
}

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) })

/** Values of an unexpected type or content. */
const hostile: ((random: Random) => unknown)[] = [
  () => null,
  () => true,
  () => '',
  () => ' ',
  () => 0,
  () => -1,
  () => -0.01,
  () => 1e308,
  () => 0.1 + 0.2,
  () => 2 ** 53 + 2,
  () => 1e20,
  () => 1.005,
  () => [],
  () => {},
  () => [[[[[[]]]]]],
  () => deep(20),
  () => deep(40),
  (random) => 'x'.repeat(random.pick([129, 1_000, 10_000, 40_000])),
  () => '\u0000',
  () => 'a\u0000b',
  () => '\ud800',
  () => '😀'.repeat(40),
  () => 'ﷺ'.repeat(50),
  () => '\u202Eesrever',
  () => "'; drop table payments; --",
  () => '<script>alert(1)</script>',
  () => '${7*7}{{7*7}}',
  () => '../../../etc/passwd',
  () => '%00%2e%2e%2f',
  () => 'NaN',
  () => 'Infinity',
  () => '0x10',
  () => '1e3',
  () => '１２３４５６７８',
  () => ({ $gt: '' }),
  () => ({ toString: 'x', valueOf: 1, hasOwnProperty: 2 }),
  () => Array.from({ length: 2_000 }, () => 1),
]

export function hostileValue(random: Random): unknown {
  return random.pick(hostile)(random)
}

/** A copy of the value with one element changed, removed or added. */
export function corrupted(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return hostileValue(random)
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.3)) return [...value, hostileValue(random)]
    const at = random.between(0, value.length - 1)
    return value.map((item, index) => (index === at ? corrupted(random, item) : item))
  }
  const entries = Object.entries(value)
  if (entries.length === 0 || random.chance(0.15))
    return { ...value, [random.pick(unusualNames)]: hostileValue(random) }
  const at = random.between(0, entries.length - 1)
  if (random.chance(0.2)) return Object.fromEntries(entries.filter((_entry, index) => index !== at))
  return Object.fromEntries(entries.map(([key, item], index) => [key, index === at ? corrupted(random, item) : item]))
}

const unusualNames = [
  'extra',
  '',
  ' ',
  'ñ',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '$id',
  'a.b',
  '0',
  '\u0000',
]

/** JSON text with content that a parsed value cannot represent. */
export function malformedJson(random: Random, value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined'
  return random.pick<(text: string) => string>([
    (json) => json.replace(/^\{/, '{"__proto__":{"polluted":true},'),
    (json) => json.replace(/^\{/, '{"constructor":{"prototype":{"polluted":true}},'),
    (json) => json.replace(/^\{"([^"]+)":/, '{"$1":1,"$1":'),
    (json) => json.replace(/:\s*\d+(\.\d+)?/, ':1e999'),
    (json) => json.replace(/:\s*\d+(\.\d+)?/, `:${'9'.repeat(400)}`),
    (json) => json.slice(0, Math.floor(json.length / 2)),
    (json) => `${json}${json}`,
    (json) => `\uFEFF${json}`,
    (json) => json.replaceAll('"', "'"),
    (json) => `${' '.repeat(70_000)}${json}`,
    () => '['.repeat(30_000),
    () => '{"a":'.repeat(10_000),
    () => 'null',
    () => '"text"',
    () => '[]',
    () => '\u0000',
  ])(text)
}
