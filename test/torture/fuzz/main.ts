import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { serve } from '../../harness/process.ts'
import { LARGEST_SEED, numberFrom } from '../options.ts'
import { runFuzz } from './fuzz.ts'

type Options = { seed: number; requests: number; report?: string }

await new Command('fuzz')
  .description(
    'Sends valid, corrupted and hostile requests generated from the OpenAPI document and validates every response against it.',
  )
  .option('--seed <number>', 'seed of all random decisions', numberFrom(0, LARGEST_SEED), 1)
  .option('--requests <number>', 'number of requests', numberFrom(1, 10_000_000), 100_000)
  .option('--report <file>', 'write the results as JSON')
  .action(run)
  .parseAsync()

async function run({ seed, requests, report: reportFile }: Options): Promise<void> {
  const dataDir = join(await mkdtemp(join(tmpdir(), 'pasarela-fuzz-')), 'data')
  const gateway = await serve({
    PASARELA_DATA_DIR: dataDir,
    PASARELA_SANDBOX_PORT: '0',
    PASARELA_LOG_LEVEL: 'info',
    PASARELA_RATE_LIMIT_PER_SECOND: '1000000',
    PASARELA_RATE_LIMIT_BURST: '1000000',
    PASARELA_BANK_TIMEOUT_MS: '500',
  })
  try {
    const key = (await readFile(join(dataDir, 'demo.key'), 'utf8')).trim()
    const report = await runFuzz({
      url: gateway.url,
      key,
      requests,
      seed,
      pid: gateway.pid,
      onProgress: (done, findings) => process.stdout.write(`\r${done} of ${requests}, ${findings} findings `),
    })
    const text = `${JSON.stringify(report, null, 2)}\n`
    process.stdout.write(`\n${text}`)
    if (reportFile !== undefined) await writeFile(reportFile, text)
    if (report.findings.length > 0) process.exitCode = 1
  } finally {
    await gateway.end('SIGTERM')
    await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}
