import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Random } from '../foundation/random.ts'
import { secretFields } from './secret-fields.ts'

/**
 * Distinguishes one request from another, without a trace of its secrets once it is answered.
 *
 *   fingerprint  keyed hash of the path and of the declared fields that hold no secret (and of a card's last four digits).
 *                Kept with the response
 *   secrets      keyed hash of the whole request and a random salt, kept only while the request runs. With the salt
 *                removed, nothing stored depends on a secret, so that none can be found by trying values
 */
export type RequestContent = {
  readonly fingerprint: Buffer
  /** Absent if the request has nothing beside the content of its fingerprint. */
  readonly secrets: SecretFingerprint | undefined
  /** Whether a stored fingerprint is the one of this content, under the current or a former installation's secret. */
  isSame(fingerprint: Buffer): boolean
  hasSameSecrets(stored: SecretFingerprint): boolean
}

export type SecretFingerprint = { readonly salt: Buffer; readonly fingerprint: Buffer }

export type Fingerprints = {
  /** `schema` is the declared body, `url` the path with its query. */
  of(route: string, schema: unknown, request: { url: string; body: unknown }): RequestContent
}

const SALT_BYTES = 32

/** `keys`: of the installation's current secret first, then of former ones. */
export function createFingerprints(keys: readonly KeyObject[], random: Random): Fingerprints {
  const [active] = keys
  if (!active) throw new Error('a key is needed')

  return {
    of(route, schema, { url, body }) {
      const [path = ''] = url.split('?')
      const content = sorted(body ?? null)
      const whole = JSON.stringify([url, content])
      const kept = JSON.stringify([path, withoutSecrets(route, declaredPart(schema, content))])
      const fingerprint = hash(active, kept)
      const salt = kept === whole ? undefined : random.bytes(SALT_BYTES)
      return {
        fingerprint,
        secrets: salt && { salt, fingerprint: hash(active, whole, salt) },
        isSame: (stored) =>
          stored.equals(fingerprint) ||
          // Version 0.1 hashed the whole request.
          keys.some((key) => isHash(stored, key, kept) || isHash(stored, key, whole)),
        hasSameSecrets: (stored) => keys.some((key) => isHash(stored.fingerprint, key, whole, stored.salt)),
      }
    },
  }
}

function hash(key: KeyObject, text: string, salt?: Buffer): Buffer {
  const hmac = createHmac('sha256', key)
  if (salt) hmac.update(salt)
  return hmac.update(text).digest()
}

function isHash(stored: Buffer, key: KeyObject, text: string, salt?: Buffer): boolean {
  const expected = hash(key, text, salt)
  return stored.length === expected.length && timingSafeEqual(stored, expected)
}

type Fields = Record<string, unknown>
type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] }

function withoutSecrets(route: string, body: unknown): unknown {
  const secret = secretFields[route]
  if (!secret || !isObject(body)) return body
  const kept = Object.entries(body).map(([name, value]) => [name, secret[name] ? secret[name](value) : value])
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined))
}

/** The fields that the schema declares: others have no effect, and may hold anything. */
function declaredPart(schema: unknown, value: unknown): unknown {
  if (schema === undefined) return null
  const { properties, items, anyOf } = schema as Schema
  if (anyOf) return declaredPart(merged(anyOf), value)
  if (Array.isArray(value)) return items ? value.map((item) => declaredPart(items, item)) : value
  if (!isObject(value)) return value
  if (!properties) return value
  const declared = Object.entries(value).filter(([name]) => Object.hasOwn(properties, name))
  return Object.fromEntries(declared.map(([name, field]) => [name, declaredPart(properties[name], field)]))
}

function merged(schemas: Schema[]): Schema {
  const properties = Object.assign({}, ...schemas.map((schema) => schema.properties ?? {})) as Record<string, Schema>
  const items = schemas.find((schema) => schema.items)?.items
  return { ...(Object.keys(properties).length > 0 ? { properties } : {}), ...(items ? { items } : {}) }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The same content with the names of all objects in order, so that equal content gives equal text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  const names = Object.keys(value).toSorted()
  return Object.fromEntries(names.map((name) => [name, sorted(value[name])]))
}
