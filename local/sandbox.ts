import { sandboxCredentials } from '../sandbox/credentials.ts'
import { startSandbox } from '../sandbox/sandbox.ts'
import type { SandboxOptions } from '../src/cli/local.ts'
import { CommandError, paint, print, printJson } from '../src/cli/output.ts'
import { stopSignals } from '../src/cli/serving/signals.ts'
import { systemRandom } from '../src/foundation/random.ts'

/** Runs `pasarela sandbox`: the simulated banks in this process, until a signal. */
export async function runSandbox(options: SandboxOptions): Promise<void> {
  const { port, host, journal, client = systemRandom.uuid(), json } = options
  const first = Number(port)
  if (!/^\d{1,5}$/.test(port) || first > 65_532) throw new CommandError('--port must be a number from 0 to 65532.')
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
      ? new CommandError(`A port from ${first} to ${first + 3} is in use: choose another --port.`)
      : error
  })
  const { bncUrl, r4Url, ratesUrl, bdvUrl } = sandbox
  const credentials = sandboxCredentials(client)
  if (json) printJson({ bncUrl, r4Url, ratesUrl, bdvUrl, client, credentials })
  else {
    print(
      `${paint('green', 'Ready')}\n  BNC    ${bncUrl}\n  R4     ${r4Url}\n  Rates  ${ratesUrl}\n  BDV    ${bdvUrl}\n`,
    )
    print(`Credentials of client ${client}:\n${JSON.stringify(credentials, null, 2)}\n`)
    print(paint('dim', 'Ctrl-C stops them.'))
  }
  await new Promise((resolve) => {
    for (const signal of stopSignals) process.once(signal, resolve)
  })
  await sandbox.stop()
}
