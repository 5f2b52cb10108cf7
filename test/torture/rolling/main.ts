import { writeFile } from 'node:fs/promises'
import { Command } from 'commander'
import { LARGEST_SEED, numberFrom } from '../options.ts'
import { textOf } from './report.ts'
import { runRolling } from './rolling.ts'

type Options = {
  restarts: number
  processes: number
  minutes: number
  rate: number
  seed: number
  report?: string
}

const command = new Command('rolling')
  .description('Gateways behind a balancer are restarted one after the other while shops go on; or, without, a soak.')
  .option('--restarts <number>', 'how many in all; 0 for a soak', numberFrom(0, 100_000), 100)
  .option('--processes <number>', 'gateways behind the balancer', numberFrom(1, 16), 3)
  .option('--minutes <number>', 'how long at least; fractions are fine', numberFrom(0, 1_440, { isWhole: false }), 0)
  .option('--rate <number>', 'requests a second, in all', numberFrom(1, 10_000), 150)
  .option('--seed <number>', 'what all chance comes from', numberFrom(0, LARGEST_SEED), 1)
  .option('--report <file>', 'write everything that was found as JSON')
  .action(run)

await command.parseAsync()

async function run({ restarts, processes, minutes, rate, seed, report: reportFile }: Options): Promise<void> {
  if (restarts > 0 && processes < 2) command.error('error: restarts without a pause need --processes 2 or more.')
  if (restarts === 0 && minutes === 0) command.error('error: a soak needs --minutes.')
  const report = await runRolling({ seed, processes, restarts, minutes, ratePerSecond: rate, stream: process.stdout })
  if (reportFile !== undefined) await writeFile(reportFile, `${JSON.stringify(report, null, 2)}\n`)
  process.stdout.write(`${textOf(report)}\n`)
  if (report.violations.length > 0) process.exitCode = 1
}
