import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the kernel's range for outgoing connections (from 32768): the ports of a stopped member stay free until it
 * restarts.
 */
const FIRST = 20_000
const LAST = 31_999

export type Ports = { next(): Promise<number> }

/** Free ports of this machine, each returned once. */
export function createPorts(fraction: () => number): Ports {
  let candidate = FIRST + Math.floor(fraction() * (LAST - FIRST))
  return {
    async next() {
      for (let tried = FIRST; tried <= LAST; tried += 1) {
        candidate = candidate === LAST ? FIRST : candidate + 1
        if (await isFree(candidate)) return candidate
      }
      throw new Error(`no port from ${FIRST} to ${LAST} is free`)
    },
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const isListening = once(server, 'listening').then(
    () => true,
    () => false,
  )
  server.listen(port, '127.0.0.1')
  if (!(await isListening)) return false
  server.close()
  await once(server, 'close')
  return true
}
