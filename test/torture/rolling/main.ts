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
  .description(
    'Restarts gateways behind a balancer one after the other under load; without restarts it is a soak test.',
  )
  .option('--restarts <number>', 'number of restarts; 0 for a soak test', numberFrom(0, 100_000), 100)
  .option('--processes <number>', 'gateways behind the balancer', numberFrom(1, 16), 3)
  .option('--minutes <number>', 'minimum duration; fractions are allowed', numberFrom(0, 1_440, { isWhole: false }), 0)
  .option('--rate <number>', 'requests per second in total', numberFrom(1, 10_000), 150)
  .option('--seed <number>', 'seed of all random decisions', numberFrom(0, LARGEST_SEED), 1)
  .option('--report <file>', 'write the results as JSON')
  .action(run)

await command.parseAsync()

async function run({ restarts, processes, minutes, rate, seed, report: reportFile }: Options): Promise<void> {
  if (restarts > 0 && processes < 2) command.error('error: restarts without downtime need --processes 2 or more.')
  if (restarts === 0 && minutes === 0) command.error('error: a soak needs --minutes.')
  const report = await runRolling({ seed, processes, restarts, minutes, ratePerSecond: rate, stream: process.stdout })
  if (reportFile !== undefined) await writeFile(reportFile, `${JSON.stringify(report, null, 2)}\n`)
  process.stdout.write(`${textOf(report)}\n`)
  if (report.violations.length > 0) process.exitCode = 1
}
