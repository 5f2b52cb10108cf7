import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { errors, request } from 'undici'
import type { Random } from '../../foundation/random.ts'
import { errorCode, readStart } from './wire.ts'

/**
 * A listener that is killed leaves its endpoint behind, and the gateway goes on sending to a port that may be anybody's
 * by then. The next listener knows it by its path, which names the machine, since 127.0.0.1 is another one elsewhere;
 * and knows that it is dead by asking it: a living listener answers before its endpoint exists and until it is gone.
 */
const folder = `/pasarela-listen/${createHash('sha256').update(hostname()).digest('hex').slice(0, 12)}/`

/** What a living listener answers to GET. */
export const greeting = 'pasarela webhook listen\n'

const PATIENCE_MS = 2_000

/** What can be said only of a port where no listener is. One that does not answer in time may be a listener at rest. */
const deadCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'])

/** Nobody who is not told guesses it: who posts there is the gateway. */
export function newListenerPath(random: Random): string {
  return folder + random.bytes(16).toString('hex')
}

export async function isLeftover(url: string): Promise<boolean> {
  if (!URL.parse(url)?.pathname.startsWith(folder)) return false
  try {
    const answer = await request(url, { reset: true, signal: AbortSignal.timeout(PATIENCE_MS) })
    const start = await readStart(answer.body, greeting.length)
    return answer.statusCode !== 200 || start.toString() !== greeting
  } catch (error) {
    return error instanceof errors.HTTPParserError || deadCodes.has(errorCode(error))
  }
}
