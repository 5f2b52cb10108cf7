/** The parts of the OpenAPI document that requests are made from. */
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

type Schema = {
  $ref?: string
  type?: string
  examples?: unknown[]
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

type Operation = {
  operationId: string
  summary: string
  description?: string
  tags: [string]
  parameters?: {
    name: string
    in: string
    required?: boolean
    description?: string
    example?: string | number
    schema?: { enum?: (string | number)[] }
  }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}

type Script = { type: 'text/javascript'; exec: string[] }

export type Item = {
  name: string
  event?: { listen: 'test'; script: Script }[]
  request: {
    method: string
    description: string
    header: { key: string; value: string }[]
    url: { raw: string; host: string[]; path: string[]; query?: QueryLine[] }
    body?: { mode: 'raw'; raw: string; options: { raw: { language: 'json' } } }
  }
}

type QueryLine = { key: string; value: string; disabled: boolean; description: string }

export type Collection = {
  info: Record<string, string>
  auth: { type: 'apikey'; apikey: { key: string; value: string }[] }
  variable: { key: string; value: string }[]
  /** Run before each request. */
  event: { listen: 'prerequest'; script: Script }[]
  item: { name: string; item: Item[] }[]
}

/** Variables, set by the user or by the responses of earlier requests. */
const variables = {
  baseUrl: 'http://localhost:8080',
  apiKey: '',
  webhookUrl: 'http://localhost:3000/hooks',
  paymentId: '',
  requestId: '',
  operationId: '',
  disbursementId: '',
  webhookId: '',
  sessionId: '',
  linkId: '',
  today: '',
}

/** Payouts are dated today; the gateway allows for the day's difference between UTC and Caracas. */
const setToday = "pm.collectionVariables.set('today', new Date().toISOString().slice(0, 10))"

/** By operation: which field of its answer later requests need, under which name. */
const learns: Record<string, { variable: keyof typeof variables; field: string }> = {
  requestC2p: { variable: 'paymentId', field: 'intentId' },
  requestPagoMovil: { variable: 'requestId', field: 'paymentId' },
  debit: { variable: 'operationId', field: 'paymentId' },
  disburseCredits: { variable: 'disbursementId', field: 'id' },
  createWebhook: { variable: 'webhookId', field: 'id' },
  createCheckoutSession: { variable: 'sessionId', field: 'sessionId' },
  createPaymentLink: { variable: 'linkId', field: 'linkId' },
}

/** By operation and field: what stands there instead of the document's example. */
const given: Record<string, Record<string, string>> = {
  executeC2p: { intentId: '{{paymentId}}' },
  pollOperation: { id: '{{operationId}}' },
  createWebhook: { url: '{{webhookUrl}}' },
  payOut: { fecha: '{{today}}' },
  createTestMovement: { date: '{{today}}' },
}

/** Fields that are optional and yet belong into a first request. */
const worthShowing = new Set(['usdAmount', 'cuenta', 'reference', 'externalRef', 'isActive', 'operation', 'code'])

const idOfOperation: Record<string, string> = {
  getDisbursement: '{{disbursementId}}',
  reportReference: '{{requestId}}',
  cancelPayment: '{{requestId}}',
  getCheckoutSession: '{{sessionId}}',
  expireCheckoutSession: '{{sessionId}}',
  getPaymentLink: '{{linkId}}',
  updatePaymentLink: '{{linkId}}',
  getPaymentLinkQr: '{{linkId}}',
}
const idOf: Record<string, string> = { Webhooks: '{{webhookId}}', 'Advanced payments': '{{operationId}}' }

/**
 * Operations on a movement that a bank reported, which no request of the collection makes at once, and those that need
 * another key: with the scope `approve`.
 */
const left = new Set([
  'ignoreMovement',
  'matchMovement',
  'listApprovals',
  'approvePayout',
  'declinePayout',
  'requestCardFactor',
])

/** A Postman collection (format 2.1) of everything a tenant can ask: a folder per group, in an order that works. */
export function collectionOf({ paths, components }: OpenApi): Collection {
  const operations = Object.entries(paths)
    .filter(([path]) => path.startsWith('/v1/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    )
    .filter(({ operation }) => !left.has(operation.operationId))
  const folders = new Map<string, Item[]>()
  // Deletions come last: the other requests need their resources.
  for (const isLast of [false, true]) {
    for (const { path, method, operation } of operations) {
      if ((method === 'DELETE') !== isLast) continue
      const [tag] = operation.tags
      folders.set(tag, [...(folders.get(tag) ?? []), itemOf(path, method, operation)])
    }
  }
  return {
    info: {
      name: 'Pasarela',
      description: 'Set apiKey to a test key, and send the requests of a folder in their order.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'x-api-key' },
        { key: 'value', value: '{{apiKey}}' },
        { key: 'in', value: 'header' },
      ],
    },
    variable: Object.entries(variables).map(([key, value]) => ({ key, value })),
    event: [{ listen: 'prerequest', script: { type: 'text/javascript', exec: [setToday] } }],
    item: [...folders].map(([name, item]) => ({ name, item })),
  }

  function itemOf(path: string, method: string, operation: Operation): Item {
    const { operationId, summary, description = '', tags, parameters = [], requestBody } = operation
    const schema = requestBody?.content['application/json'].schema
    const body = schema && JSON.stringify(exampleOf(schema, given[operationId]), null, 2)
    const learned = learns[operationId]
    const address = path
      .replace('{id}', idOfOperation[operationId] ?? idOf[tags[0]] ?? '{{paymentId}}')
      .replaceAll(/\{(externalRef|date)\}/g, (_, name) =>
        String(parameters.find((each) => each.name === name)?.example),
      )
    const query = parameters.filter((parameter) => parameter.in === 'query').map(queryLine)
    const wanted = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`)
    return {
      name: summary,
      ...(learned && { event: [remember(learned)] }),
      request: {
        method,
        description,
        header: [
          ...(body === undefined ? [] : [{ key: 'content-type', value: 'application/json' }]),
          ...(method === 'POST' ? [{ key: 'idempotency-key', value: '{{$guid}}' }] : []),
        ],
        url: {
          raw: `{{baseUrl}}${address}${wanted.length > 0 ? `?${wanted.join('&')}` : ''}`,
          host: ['{{baseUrl}}'],
          path: address.slice(1).split('/'),
          ...(query.length > 0 && { query }),
        },
        ...(body !== undefined && { body: { mode: 'raw', raw: body, options: { raw: { language: 'json' } } } }),
      },
    }
  }

  function exampleOf(schema: Schema, instead: Record<string, string> = {}): unknown {
    const { $ref, type, examples, enum: choices, anyOf, items, properties = {}, required = [] } = schema
    if ($ref) return exampleOf(components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, instead)
    if (examples) return examples[0]
    if (choices) return choices[0]
    if (anyOf?.[0]) return exampleOf(anyOf[0], instead)
    if (items) return [exampleOf(items)]
    if (type === 'boolean') return true
    const shown = Object.entries(properties).filter(([name]) => required.includes(name) || worthShowing.has(name))
    return Object.fromEntries(shown.map(([name, property]) => [name, instead[name] ?? exampleOf(property)]))
  }
}

function queryLine(parameter: NonNullable<Operation['parameters']>[number]): QueryLine {
  const { name, required, example, schema, description = '' } = parameter
  const value = example ?? (required ? schema?.enum?.[0] : undefined) ?? ''
  return { key: name, value: String(value), disabled: !required, description }
}

function remember({ variable, field }: { variable: string; field: string }): NonNullable<Item['event']>[number] {
  const exec = [`pm.collectionVariables.set('${variable}', pm.response.json().${field})`]
  return { listen: 'test', script: { type: 'text/javascript', exec } }
}
