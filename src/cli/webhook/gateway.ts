import { type Dispatcher, request } from 'undici'
import type { WebhookEvent } from '../../webhooks/events.ts'
import { CommandError } from '../output.ts'
import { reasonOf } from './wire.ts'

/** Client of the part of the gateway's API that `webhook listen` uses, with the tenant's key. */
export type GatewayClient = {
  endpoints(): Promise<{ id: string; url: string }[]>
  register(endpoint: { url: string; events: readonly WebhookEvent[] }): Promise<{ id: string; secret: string }>
  /** Succeeds if the endpoint does not exist any more. */
  remove(id: string): Promise<void>
  /** Sends a test notification to this endpoint only, and returns its delivery. */
  test(id: string, signal: AbortSignal): Promise<{ status: string; error?: string; responseStatus?: number }>
}

/** Longer than the 12 s for which the gateway waits for a test notification. */
const TIMEOUT_MS = 15_000

type Answer = { status: number; body: unknown }

/** Remedies by error code, added to the gateway's message. */
const advice: Record<string, string> = {
  invalid_request: 'GET /v1/webhooks lists your endpoints, DELETE /v1/webhooks/{id} removes one.',
  invalid_api_key: 'Give the key of your tenant with PASARELA_API_KEY or --key.',
  inactive_api_key: 'Give an active key with PASARELA_API_KEY or --key.',
  webhook_url_refused:
    'webhook listen works with a gateway on this machine, as npm start runs it, or on the same network: then give the ' +
    'address of this machine with --host, and allow it with PASARELA_WEBHOOK_HTTP and PASARELA_WEBHOOK_ALLOW.',
}

export function createGatewayClient({ url, key }: { url: string; key: string }): GatewayClient {
  return {
    async endpoints() {
      const { body } = await call('GET', '/v1/webhooks')
      if (!Array.isArray(body)) throw new CommandError(`${url} responds, but is not a gateway: see --gateway.`)
      return body as { id: string; url: string }[]
    },

    async register(endpoint) {
      return (await call('POST', '/v1/webhooks', { body: endpoint })).body as { id: string; secret: string }
    },

    async remove(id) {
      await call('DELETE', `/v1/webhooks/${id}`, { mayBeMissing: true })
    },

    async test(id, signal) {
      const { body } = await call('POST', '/v1/notifications/test', { body: { webhookId: id }, signal })
      const [delivery] = (body as { deliveries: Awaited<ReturnType<GatewayClient['test']>>[] }).deliveries
      return delivery ?? { status: 'queued' }
    },
  }

  async function call(
    method: Dispatcher.HttpMethod,
    path: string,
    { body, signal, mayBeMissing = false }: { body?: object; signal?: AbortSignal; mayBeMissing?: boolean } = {},
  ): Promise<Answer> {
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await send(method, path, body, signal ? AbortSignal.any([signal, timeout]) : timeout)
    if (answer.status < 300 || (mayBeMissing && answer.status === 404)) return answer
    throw refusal(answer)
  }

  async function send(
    method: Dispatcher.HttpMethod,
    path: string,
    body: object | undefined,
    signal: AbortSignal,
  ): Promise<Answer> {
    try {
      const response = await request(url + path, {
        method,
        headers: { 'x-api-key': key, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        // A kept-alive connection would delay the end of the command.
        reset: true,
        signal,
      })
      return { status: response.statusCode, body: parse(await response.body.text()) }
    } catch (error) {
      throw new CommandError(
        `The gateway cannot be reached at ${url}: ${reasonOf(error)}. ` +
          'Start it with npm start, or give its address with --gateway.',
      )
    }
  }

  function refusal({ status, body }: Answer): CommandError {
    const { error, message } = (body ?? {}) as { error?: unknown; message?: unknown }
    if (typeof error !== 'string' || typeof message !== 'string') {
      return new CommandError(`${url} responds with status ${status}, but is not a gateway: see --gateway.`)
    }
    return new CommandError([`The gateway at ${url} refuses: ${message}`, advice[error]].filter(Boolean).join(' '))
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
