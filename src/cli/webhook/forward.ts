import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'undici'
import type { Clock } from '../../foundation/clock.ts'
import { limits } from '../../foundation/limits.ts'
import { readStart, reasonOf } from './wire.ts'

/** Result of a forwarded delivery; `status` is the response to the gateway. */
export type Forwarded = { status: number; body: Buffer; durationMs: number; failure?: string }

/** One second less than the gateway's own timeout, which leaves time to respond with the reason. */
const TIMEOUT_MS = limits.webhookTimeoutMs - 1_000

const forwardedHeaders = /^((x-)?webhook-.+|content-type|user-agent)$/
/** Value of the header whose name the gateway's operator may choose. */
const timestampedSignature = /^t=\d+(,v1=[0-9a-f]{64})+$/

/** Forwards a delivery once, byte for byte. Redirects are not followed, as in the gateway. */
export async function forward(
  clock: Clock,
  url: string,
  delivery: { headers: IncomingHttpHeaders; body: Buffer },
  timeoutMs = TIMEOUT_MS,
): Promise<Forwarded> {
  const startMs = clock.monotonicMs()
  const durationMs = () => Math.round(clock.monotonicMs() - startMs)
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await request(url, {
      method: 'POST',
      headers: Object.entries(delivery.headers).flatMap(([name, value]) =>
        forwardedHeaders.test(name) || timestampedSignature.test(String(value)) ? [name, String(value)] : [],
      ),
      body: delivery.body,
      // A connection kept alive may be closed by the receiver just when the next event is sent.
      reset: true,
      signal,
    })
    const body = await readStart(answer.body, limits.webhookExcerptBytes)
    return { status: answer.statusCode, body, durationMs: durationMs() }
  } catch (error) {
    const isLate = signal.aborted
    const failure = isLate ? `no complete response within ${timeoutMs / 1000} s` : reasonOf(error)
    return { status: isLate ? 504 : 502, body: Buffer.from(failure), durationMs: durationMs(), failure }
  }
}
