import type { Luck } from '../luck.ts'
import type { Api, JsonSchema } from './document.ts'

/** Values that fit a schema, and values that nobody should send. */

const known: Record<string, (luck: Luck) => unknown> = {
  debtorId: (luck) => `V${luck.digits(8)}`,
  cedula: (luck) => `V${luck.digits(8)}`,
  cardHolderId: (luck) => `V${luck.digits(8)}`,
  documento: (luck) => `V${luck.digits(8)}`,
  debtorCellPhone: (luck) => `58414${luck.digits(7)}`,
  telefono: (luck) => `58414${luck.digits(7)}`,
  telefonoDestino: (luck) => `58414${luck.digits(7)}`,
  debtorBankCode: (luck) => luck.pick([102, 105, 108, 134]),
  banco: (luck) => luck.pick(['0102', '0105', '0108', '0134']),
  cardNumber: (luck) => luck.pick(['4242424242424242', '5555555555554444', '4000000000009995']),
  cuenta: (luck) => `0102${luck.digits(16)}`,
  destino: (luck) => `0102${luck.digits(16)}`,
  usdAmount: (luck) => luck.between(1, 900_000) / 100,
  monto: (luck) => luck.between(100, 90_000_00) / 100,
  expirationYear: () => 2031,
  token: (luck) => luck.digits(8),
  otp: (luck) => luck.digits(8),
  reference: (luck) => luck.digits(luck.between(4, 12)),
  referencia: (luck) => luck.digits(luck.between(1, 9)),
  fecha: () => '2026-10-05',
  url: (luck) => luck.pick(['http://127.0.0.1:9/hook', 'http://localhost:9/', 'https://[::1]:9/x?y']),
}

export function fitting(api: Api, luck: Luck, given: JsonSchema, name = ''): unknown {
  const schema = api.resolve(given)
  const special = known[name]
  if (special && luck.chance(0.9)) return special(luck)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return luck.pick(schema.enum)
  if (schema.anyOf) return fitting(api, luck, luck.pick(schema.anyOf), name)
  const [type] = [schema.type ?? 'object'].flat()
  switch (type) {
    case 'object': {
      const required = new Set(schema.required)
      const present = Object.entries(schema.properties ?? {}).filter(([key]) => required.has(key) || luck.chance(0.5))
      return Object.fromEntries(present.map(([key, value]) => [key, fitting(api, luck, value, key)]))
    }
    case 'array': {
      const count = luck.between(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 2))
      return Array.from({ length: count }, () => fitting(api, luck, schema.items ?? {}, name))
    }
    case 'integer':
      return luck.between(schema.minimum ?? 0, Math.min(schema.maximum ?? 1_000, (schema.minimum ?? 0) + 1_000))
    case 'number':
      return luck.between((schema.minimum ?? 0) * 100, Math.min(schema.maximum ?? 1_000, 1_000) * 100) / 100
    case 'boolean':
      return luck.chance(0.5)
    case 'null':
      return null
    default:
      return fittingText(luck, schema)
  }
}

function fittingText(luck: Luck, schema: JsonSchema): string {
  if (schema.format === 'uuid') return `01a1dd8a-85e7-7d86-8c33-${luck.digits(12)}`
  if (schema.format === 'date-time') return '2026-10-05T04:00:00.000Z'
  if (schema.format === 'date') return '2026-10-05'
  const example = schema.examples?.[0]
  if (typeof example === 'string') return example
  const length = luck.between(schema.minLength ?? 1, Math.min(schema.maxLength ?? 12, (schema.minLength ?? 1) + 12))
  return Array.from({ length }, () => luck.pick('abcdefg0123456789'.split(''))).join('')
}

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) })

/** Each is a value that stands where another was expected. */
const hostile: ((luck: Luck) => unknown)[] = [
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
  (luck) => 'x'.repeat(luck.pick([129, 1_000, 10_000, 40_000])),
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

export function hostileValue(luck: Luck): unknown {
  return luck.pick(hostile)(luck)
}

/** The same value with one thing in it changed, taken away or added. */
export function spoilt(luck: Luck, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || luck.chance(0.1)) return hostileValue(luck)
  if (Array.isArray(value)) {
    if (value.length === 0 || luck.chance(0.3)) return [...value, hostileValue(luck)]
    const at = luck.between(0, value.length - 1)
    return value.map((item, index) => (index === at ? spoilt(luck, item) : item))
  }
  const entries = Object.entries(value)
  if (entries.length === 0 || luck.chance(0.15)) return { ...value, [luck.pick(strangeNames)]: hostileValue(luck) }
  const at = luck.between(0, entries.length - 1)
  if (luck.chance(0.2)) return Object.fromEntries(entries.filter((_entry, index) => index !== at))
  return Object.fromEntries(entries.map(([key, item], index) => [key, index === at ? spoilt(luck, item) : item]))
}

const strangeNames = [
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

/** JSON as text, with the tricks that a value in memory cannot hold. */
export function strangeText(luck: Luck, value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined'
  return luck.pick<(text: string) => string>([
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
