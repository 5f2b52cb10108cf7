import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import { Command } from 'commander'
import { serve } from '../../test/harness/process.ts'
import { runFuzz } from './fuzz.ts'

type Options = { seed: string; requests: string }

await new Command('fuzz')
  .description('Valid, almost valid and hostile requests made from the OpenAPI document; every answer is judged by it.')
  .option('--seed <number>', 'what all chance comes from', '1')
  .option('--requests <number>', 'how many', '100000')
  .action(run)
  .parseAsync()

async function run({ seed, requests }: Options): Promise<void> {
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
      requests: Number(requests),
      seed: Number(seed),
      pid: gateway.pid,
      onProgress: (done, findings) => process.stdout.write(`\r${done} of ${requests}, ${findings} findings `),
    })
    process.stdout.write(`\n${JSON.stringify(report, null, 2)}\n`)
    if (report.findings.length > 0) process.exitCode = 1
  } finally {
    await gateway.end('SIGTERM')
    await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}
