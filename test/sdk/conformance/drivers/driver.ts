// Runs the steps of a scenario with the TypeScript SDK: reads them from the file given as argument, prints the results.
import { readFile } from 'node:fs/promises'
import { Pasarela, PasarelaError, verifyWebhook, WebhookVerificationError } from '../../../../sdk/src/index.ts'
import type { ClientSettings, Input, Step } from '../scenario.ts'

type Method = (...given: unknown[]) => unknown

const input = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as Input
const results: unknown[] = []
for (const step of input.steps) results.push(await resultOf(step).catch(errorOf))
process.stdout.write(JSON.stringify(results))

async function resultOf(step: Step): Promise<unknown> {
  if (step.verify) {
    const { rawBodyBase64, headers, secrets, now, toleranceSeconds } = step.verify
    const options = { now: now === undefined ? undefined : new Date(now * 1000), toleranceSeconds }
    return { value: await verifyWebhook(Buffer.from(rawBodyBase64, 'base64'), headers, secrets, options) }
  }
  const client = createClient({ ...input.client, ...step.client })
  if (step.methods) return { value: methodsIn(client as unknown as Record<string, unknown>) }
  const { path = [], body, query, idempotencyKey, timeoutMs, maxRetries } = step
  const options = { idempotencyKey, timeoutMs, maxRetries }
  const given = [body, query].flatMap((each) => (each === undefined ? [] : [resolve(each)]))
  // Its only required parameter is an argument of its own.
  const dates = step.call === 'reconciliations.get' ? [(given[0] as { date: unknown }).date] : []
  const value = await methodOf(client, step.call ?? '')(...path.map(resolve), ...dates, ...given, options)
  if (step.take === 'page' && isPages(value)) return { value: await value.page() }
  if (step.take !== 'all')
    return { value: value instanceof Uint8Array ? { $base64: Buffer.from(value).toString('base64') } : value }
  const items: unknown[] = []
  for await (const item of value as AsyncIterable<unknown>) items.push(item)
  return { value: items }
}

function createClient({ apiKey, baseUrl, language, timeoutMs, totalTimeoutMs, maxRetries }: ClientSettings): Pasarela {
  return new Pasarela({ apiKey, baseUrl, language, timeoutMs, totalTimeoutMs, maxRetries })
}

function methodOf(client: Pasarela, name: string): Method {
  const names = name.split('.')
  let holder = client as unknown as Record<string, unknown>
  for (const part of names.slice(0, -1)) holder = holder[part] as Record<string, unknown>
  return (holder[names.at(-1) ?? ''] as Method).bind(holder)
}

/** `{ $amount }` is an amount of this language, `{ $result }` a value of an earlier step. */
function resolve(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolve)
  if (typeof value !== 'object' || value === null) return value
  const { $amount, $float, $result } = value as { $amount?: string; $float?: string; $result?: string }
  if ($amount !== undefined || $float !== undefined) return Number($amount ?? $float)
  if ($result === undefined) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolve(each)]))
  const [index, name] = $result.split('.') as [string, string]
  return (results[Number(index)] as { value: Record<string, unknown> }).value[name]
}

function errorOf(error: unknown): unknown {
  if (!(error instanceof PasarelaError)) return { refused: (error as Error).message }
  const { code, status, requestId, failureCode, customerMessage, paymentId, details, retryAfterSeconds } = error
  const { idempotencyKey, attempts, message } = error
  const problem = error instanceof WebhookVerificationError ? error.problem : undefined
  const cause = error.cause instanceof PasarelaError ? kindOf(error.cause) : undefined
  const fields = { code, status, requestId, failureCode, customerMessage, paymentId, details, retryAfterSeconds }
  return { error: { kind: kindOf(error), ...fields, idempotencyKey, attempts, message, problem, cause } }
}

function kindOf({ name }: PasarelaError): string {
  return name.replace(/Error$/, '')
}

function methodsIn(holder: Record<string, unknown>, prefix = ''): string[] {
  const own = Object.entries(holder).flatMap(([name, member]) =>
    typeof member === 'function' ? [prefix + name] : methodsIn(member as Record<string, unknown>, `${prefix}${name}.`),
  )
  return prefix === '' ? [...own, 'quote'].filter((name) => name !== 'webhooks.verify') : own
}

function isPages(value: unknown): value is { page(): Promise<unknown> } {
  return typeof value === 'object' && value !== null && 'page' in value
}
