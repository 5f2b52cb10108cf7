import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findPrograms } from '../programs.ts'
import { createService, type Service } from '../service.ts'

/** Gateway processes, started as an operator starts them. */
export type Gateways = { urls: string[]; stop(): Promise<void> }

const binary = fileURLToPath(new URL('../../../bin/pasarela.mjs', import.meta.url))
const START_TIMEOUT_MS = 120_000
/** A gateway drains in at most 65 s: the timeout of a card charge and 5 s to write its outcome. */
const STOP_TIMEOUT_MS = 90_000
const POLL_MS = 200

export async function startGateways(
  count: number,
  { folder, env }: { folder: string; env: Record<string, string> },
): Promise<Gateways> {
  const { setpriv } = await findPrograms(['setpriv'])
  const services: Service[] = []
  const stop = async () => {
    // The first gateway stops last: it runs the simulated banks that all of them use.
    for (const service of services.toReversed()) await service.stop(STOP_TIMEOUT_MS)
  }
  await using started = new AsyncDisposableStack()
  started.defer(stop)
  const urls: string[] = []
  for (let index = 0; index < count; index += 1) {
    const logFile = join(folder, `gateway-${index}.log`)
    const command = [process.execPath, binary, 'serve']
    const service = createService({
      setpriv,
      owner: undefined,
      command,
      env: { ...env, PORT: '0' },
      logFile,
      deathSignal: 'TERM',
    })
    services.push(service)
    service.start()
    urls.push(await listening(service, logFile))
  }
  started.move()
  return { urls, stop }
}

async function listening(service: Service, logFile: string): Promise<string> {
  const endMs = performance.now() + START_TIMEOUT_MS
  for (;;) {
    const log = await readFile(logFile, 'utf8')
    const url = /"url":"([^"]+)"[^\n]*"msg":"gateway: listening"/.exec(log)?.[1]
    if (url) return url
    if (!service.isRunning || performance.now() > endMs) throw new Error(`a gateway does not listen: ${log}`)
    await pause(POLL_MS)
  }
}
