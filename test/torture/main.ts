import { Command } from 'commander'
import { LARGEST_SEED, numberFrom } from './options.ts'
import type { Report } from './report.ts'
import { scenarios } from './scenarios/scenarios.ts'
import { SCENARIO_TENANTS } from './scenarios/context.ts'
import { runTorture } from './torture.ts'

type Options = {
  seed: number
  minutes: number
  processes: number
  tenants: number
  lanes: number
  transfers: number
  hurry: boolean
  keep: boolean
  scenes?: true | string[]
  readings?: string
  report?: string
}

const command = new Command('torture')
  .description(
    'Fault injection: tenants use several gateways while random faults occur; then every promise is checked.',
  )
  .option('--seed <number>', 'seed of all random decisions', numberFrom(0, LARGEST_SEED), Date.now() % LARGEST_SEED)
  .option(
    '--minutes <number>',
    'duration of the faults; fractions are allowed',
    numberFrom(0.05, 1_440, { isWhole: false }),
    2,
  )
  .option('--processes <number>', 'gateway processes on one database', numberFrom(1, 16), 3)
  .option('--tenants <number>', 'tenants that work concurrently', numberFrom(1, 99), 6)
  .option('--lanes <number>', 'concurrent servers of each tenant', numberFrom(1, 20), 2)
  .option('--transfers <number>', 'transfers that nobody requested', numberFrom(0, 1_000_000), 0)
  .option('--hurry', 'advance stored times at the end instead of waiting', false)
  .option(
    '--scenes [names...]',
    `run these scenarios, or all, instead of random faults: ${Object.keys(scenarios).join(', ')}`,
  )
  .option('--keep', 'keep the folder with logs, history and data', false)
  .option('--readings <json>', 'behaviour of BNC where its manual is silent')
  .option('--report <file>', 'write the results as JSON')
  .action(run)

await command.parseAsync()
// Without this, Node 24 may spin forever while it cleans up the deliberately broken connections.
process.exit()

async function run({ report: reportFile, scenes: selected, ...given }: Options): Promise<void> {
  const names = selected === true ? Object.keys(scenarios) : selected
  const unknown = names?.find((name) => !Object.hasOwn(scenarios, name))
  if (unknown !== undefined) throw new Error(`There is no scenario “${unknown}”: see --help.`)
  // Scenarios need this many tenants and one gateway of each role.
  const rest = names
    ? { ...given, scenarios: names, processes: 3, tenants: SCENARIO_TENANTS }
    : { ...given, scenarios: undefined }
  print(`Seed ${rest.seed}\n`)
  const report = await runTorture({
    ...rest,
    reportFile,
    databaseUrl: process.env['DATABASE_URL'],
    stream: process.stdout,
  })
  print(textOf(report))
  if (rest.keep) print(`Logs, history and data are in ${report.folder}`)
  if (report.violations.length > 0) process.exitCode = 1
}

function textOf(report: Report): string {
  const { seed, minutes, processes, tenants, operations, requests, unanswered } = report
  const list = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ') || 'none'
  const grown = report.memory
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 4)
    .map(
      ({ name, seconds, startMb, medianMb, endMb }) =>
        `  ${name}: ${startMb} → ${endMb} MB (median ${medianMb}) in ${seconds} s`,
    )
  const verdict =
    report.violations.length === 0
      ? 'Every promise was kept.'
      : `${report.violationDetails}\n\n${report.violations.length} broken promises. Repeat with: npm run torture -- --seed ${seed} --minutes ${minutes} --processes ${processes} --tenants ${tenants}`
  return [
    '',
    `${operations} operations in ${requests} requests, ${unanswered} of them without a response`,
    `Responses: ${list(report.answersByStatus)}`,
    `Faults: ${list(report.faults)}`,
    `Payments: ${list(report.payments)}`,
    `Escalated to operators: ${list(report.attention)}`,
    `Deliveries: ${list(report.deliveries)}`,
    'Memory:',
    ...grown,
    '',
    ...report.promises.map(
      ({ promise, broken }) => `${broken === 0 ? '✔' : '✖'} ${promise}${broken === 0 ? '' : ` (${broken})`}`,
    ),
    '',
    verdict,
  ].join('\n')
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
