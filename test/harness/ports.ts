import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that Linux gives to outgoing connections, which may take one before its program listens on it. */
const FIRST = 15_000
const LAST = 31_999

let candidate = randomInt(FIRST, LAST + 1)

/** A free port of this machine for a program that takes one as an option, each returned once. */
export async function freePort(): Promise<number> {
  for (let tried = FIRST; tried <= LAST; tried += 1) {
    candidate = candidate === LAST ? FIRST : candidate + 1
    const port = candidate
    if (await isFree(port)) return port
  }
  throw new Error(`no port from ${FIRST} to ${LAST} is free`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const isListening = once(server, 'listening').then(
    () => true,
    () => false,
  )
  server.listen(port)
  if (!(await isListening)) return false
  server.close()
  await once(server, 'close')
  return true
}
