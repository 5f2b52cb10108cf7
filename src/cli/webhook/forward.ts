import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'undici'
import type { Clock } from '../../foundation/clock.ts'
import { limits } from '../../foundation/limits.ts'
import { readStart, reasonOf } from './wire.ts'

/** What became of a delivery that was passed on; `status` is what the gateway is told. */
export type Forwarded = { status: number; body: Buffer; durationMs: number; failure?: string }

/** The gateway gives up after ten seconds: one less leaves time to tell it why. */
const TIMEOUT_MS = limits.webhookTimeoutMs - 1_000

const passedOn = /^((x-)?webhook-.+|content-type|user-agent)$/
/** The gateway's operator may have named a header of its own: it is known by what it holds. */
const timestampedSignature = /^t=\d+(,v1=[0-9a-f]{64})+$/

/** Passes a delivery on, byte for byte and once. Redirects are answers like any other, as they are for the gateway. */
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
        passedOn.test(name) || timestampedSignature.test(String(value)) ? [name, String(value)] : [],
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
    const failure = isLate ? `no whole answer within ${timeoutMs / 1000} s` : reasonOf(error)
    return { status: isLate ? 504 : 502, body: Buffer.from(failure), durationMs: durationMs(), failure }
  }
}
