import { sandboxCredentials } from '../sandbox/credentials.ts'
import { startSandbox } from '../sandbox/sandbox.ts'
import type { SandboxOptions } from '../src/cli/local.ts'
import { CommandError, paint, print, printJson } from '../src/cli/output.ts'
import { stopSignals } from '../src/cli/serving/signals.ts'
import { systemRandom } from '../src/foundation/random.ts'

const names = [
  ['BNC', 'bncUrl'],
  ['R4', 'r4Url'],
  ['Rates', 'ratesUrl'],
  ['BDV', 'bdvUrl'],
  ['Mercantil', 'mercantilUrl'],
  ['Banesco', 'banescoUrl'],
  ['Bancamiga', 'bancamigaUrl'],
] as const

/** Runs `pasarela sandbox`: the simulated banks in this process, until a signal. */
export async function runSandbox(options: SandboxOptions): Promise<void> {
  const { port, host, journal, client = systemRandom.uuid(), json } = options
  const first = Number(port)
  if (!/^\d{1,5}$/.test(port) || first > 65_529) throw new CommandError('--port must be a number from 0 to 65529.')
  const at = (offset: number) => (first === 0 ? 0 : first + offset)
  const sandbox = await startSandbox({
    host,
    bncPort: at(0),
    r4Port: at(1),
    ratesPort: at(2),
    bdvPort: at(3),
    mercantilPort: at(4),
    banescoPort: at(5),
    bancamigaPort: at(6),
    ...(journal === undefined ? {} : { journal }),
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new CommandError(`A port from ${first} to ${first + 6} is in use: choose another --port.`)
      : error
  })
  const { stop, ...urls } = sandbox
  const credentials = sandboxCredentials(client)
  if (json) printJson({ ...urls, client, credentials })
  else {
    const lines = names.map(([name, key]) => `  ${name.padEnd(9)}  ${urls[key]}\n`)
    print(`${paint('green', 'Ready')}\n${lines.join('')}`)
    print(`Credentials of client ${client}:\n${JSON.stringify(credentials, null, 2)}\n`)
    print(paint('dim', 'Ctrl-C stops them.'))
  }
  await new Promise((resolve) => {
    for (const signal of stopSignals) process.once(signal, resolve)
  })
  await stop()
}
