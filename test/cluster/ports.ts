import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the range the kernel gives to outgoing connections (32768 on): a member that is dead for a while finds its
 * ports still free when it comes back.
 */
const FIRST = 20_000
const LAST = 31_999

export type Ports = { next(): Promise<number> }

/** Free ports of this machine, each given out once. */
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
