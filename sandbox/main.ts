import { parseArgs } from 'node:util'
import { parseObject } from './model.ts'
import { startSandbox } from './sandbox.ts'

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    'bnc-port': { type: 'string', default: '0' },
    'r4-port': { type: 'string', default: '0' },
    'rates-port': { type: 'string', default: '0' },
    'bdv-port': { type: 'string', default: '0' },
    'mercantil-port': { type: 'string', default: '0' },
    'banesco-port': { type: 'string', default: '0' },
    'bancamiga-port': { type: 'string', default: '0' },
    journal: { type: 'string' },
    readings: { type: 'string', default: '{}' },
    'r4-readings': { type: 'string', default: '{}' },
    'bdv-readings': { type: 'string', default: '{}' },
    'mercantil-readings': { type: 'string', default: '{}' },
    'banesco-readings': { type: 'string', default: '{}' },
    'bancamiga-readings': { type: 'string', default: '{}' },
    'stop-with-stdin': { type: 'boolean', default: false },
  },
})

type ReadingsOption = Extract<keyof typeof values, `${string}readings`>

function readAssumptions(option: ReadingsOption): Record<string, unknown> {
  const assumptions = parseObject(values[option])
  if (!assumptions) throw new Error(`--${option} is not a JSON object`)
  return assumptions
}

const sandbox = await startSandbox({
  host: values.host,
  bncPort: Number(values['bnc-port']),
  r4Port: Number(values['r4-port']),
  ratesPort: Number(values['rates-port']),
  bdvPort: Number(values['bdv-port']),
  mercantilPort: Number(values['mercantil-port']),
  banescoPort: Number(values['banesco-port']),
  bancamigaPort: Number(values['bancamiga-port']),
  bncReadings: readAssumptions('readings'),
  r4Readings: readAssumptions('r4-readings'),
  bdvReadings: readAssumptions('bdv-readings'),
  mercantilReadings: readAssumptions('mercantil-readings'),
  banescoReadings: readAssumptions('banesco-readings'),
  bancamigaReadings: readAssumptions('bancamiga-readings'),
  ...(values.journal === undefined ? {} : { journal: values.journal }),
})

const { stop: stopSandbox, ...urls } = sandbox
process.stdout.write(`${JSON.stringify(urls)}\n`)

const stop = () => void stopSandbox()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
// The kernel closes the pipe when the parent process ends for any reason.
if (values['stop-with-stdin']) process.stdin.once('end', stop).resume()
