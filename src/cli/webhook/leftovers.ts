import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { errors, request } from 'undici'
import type { Random } from '../../foundation/random.ts'
import { errorCode, readStart } from './wire.ts'

/**
 * Endpoints of killed listeners: the gateway keeps sending to a port that another program may use by then. The next
 * listener recognises them by their path, which identifies the machine, and checks whether their listener still responds:
 * it responds from before its endpoint is registered until after it is removed.
 */
const folder = `/pasarela-listen/${createHash('sha256').update(hostname()).digest('hex').slice(0, 12)}/`

/** Response of a running listener to GET. */
export const greeting = 'pasarela webhook listen\n'

const TIMEOUT_MS = 2_000

/** Errors that prove that no listener uses the port. A timeout does not: the listener may be suspended. */
const deadCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'])

/** Random path that only the gateway knows. */
export function newListenerPath(random: Random): string {
  return folder + random.bytes(16).toString('hex')
}

export async function isLeftover(url: string): Promise<boolean> {
  if (!URL.parse(url)?.pathname.startsWith(folder)) return false
  try {
    const answer = await request(url, { reset: true, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const start = await readStart(answer.body, greeting.length)
    return answer.statusCode !== 200 || start.toString() !== greeting
  } catch (error) {
    return error instanceof errors.HTTPParserError || deadCodes.has(errorCode(error))
  }
}
