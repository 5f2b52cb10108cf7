import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../src/foundation/clock.ts'
import { createLog } from '../../src/foundation/log.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { readSettings } from '../../src/foundation/settings.ts'
import { createGateway } from '../../src/gateway.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { startEmbeddedPostgres } from '../../local/postgres/supervisor.ts'
import { loadInstallation } from '../../src/storage/installation.ts'
import { migrate } from '../../src/storage/migrate.ts'
import { issueKey } from '../../src/tenants/keys.ts'
import { createTenant } from '../../src/tenants/tenants.ts'
import { testSealer } from '../harness/sealer.ts'
import { forgedAt } from './forged.ts'

/**
 * Measures whether the time of a refusal reveals where a guessed key is wrong: `node test/security/key-timing.ts [rounds]`.
 * Every round asks a real gateway with a key wrong at the first and with one wrong at the last character of its secret
 * part, in an order drawn anew, and twice with the first, to show how far two samples of the same thing are apart. Of
 * each sample the slowest tenth is left out, which is the machine's doing. |t| above 4.5 would be a finding.
 */
const rounds = Number(process.argv[2] ?? 10_000)
const WARM_UP = 500
const KEPT_SHARE = 0.9

type Sample = 'wrong at the first character' | 'wrong at the last character' | 'wrong at the first character, again'

const dataDir = await mkdtemp(join(tmpdir(), 'pasarela-timing-'))
const postgres = await startEmbeddedPostgres({ dataDir, clock: systemClock })
await migrate(postgres.connection)
const database = openDatabase(postgres.connection, 4)
const gateway = await createGateway({
  settings: readSettings({ PORT: '0', PASARELA_ROLE: 'api' }),
  clock: systemClock,
  random: systemRandom,
  log: createLog({ level: 'silent', readable: false, write: () => {} }),
  database,
  sealer: testSealer,
})
const url = new URL('/v1/banks', await gateway.listen())
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

try {
  const key = await newKey()
  const guesses: [Sample, string][] = [
    ['wrong at the first character', forgedAt('first', key)],
    ['wrong at the last character', forgedAt('last', key)],
    ['wrong at the first character, again', forgedAt('first', key)],
  ]
  const samples = new Map<Sample, number[]>(guesses.map(([name]) => [name, []]))
  for (let round = 0; round < WARM_UP + rounds; round += 1) {
    for (const [name, guess] of shuffled(guesses)) {
      const microseconds = await refusal(guess)
      if (round >= WARM_UP) samples.get(name)?.push(microseconds)
    }
  }
  report(samples)
} finally {
  agent.destroy()
  await gateway.stop()
  await database.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function newKey(): Promise<string> {
  const actor = 'key-timing'
  const pepper = (await loadInstallation(database, testSealer, systemRandom)).deriveKey('api-key')
  const { tenantId } = await createTenant(database, systemRandom, { name: 'Timed', actor })
  return (await issueKey(database, systemRandom, pepper, { tenant: tenantId, livemode: false, actor })).key
}

/** How long a 401 took, in microseconds. */
function refusal(key: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedMs = performance.now()
    const outgoing = request(url, { agent, headers: { 'x-api-key': key } }, (answer) => {
      const microseconds = (performance.now() - startedMs) * 1_000
      answer.resume().once('end', () => {
        if (answer.statusCode === 401) resolve(microseconds)
        else reject(new Error(`answered ${answer.statusCode} instead of 401`))
      })
    })
    outgoing.once('error', reject).end()
  })
}

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item)
}

type Summary = { count: number; mean: number; variance: number }

function summaryOf(sample: number[]): Summary {
  const kept = sample.toSorted((one, other) => one - other).slice(0, Math.floor(sample.length * KEPT_SHARE))
  const mean = kept.reduce((sum, value) => sum + value, 0) / kept.length
  const variance = kept.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (kept.length - 1)
  return { count: kept.length, mean, variance }
}

function welch(one: Summary, other: Summary): number {
  return (one.mean - other.mean) / Math.sqrt(one.variance / one.count + other.variance / other.count)
}

function report(samples: Map<Sample, number[]>): void {
  const [first, last, again] = [...samples.values()].map(summaryOf) as [Summary, Summary, Summary]
  const line = (name: string, { mean, variance, count }: Summary) =>
    `${name.padEnd(36)} ${mean.toFixed(2).padStart(8)} µs ± ${Math.sqrt(variance).toFixed(2)} (${count})\n`
  for (const [index, name] of [...samples.keys()].entries()) {
    process.stdout.write(line(name, [first, last, again][index] as Summary))
  }
  process.stdout.write(`Welch's t, first against last          ${welch(first, last).toFixed(2)}\n`)
  process.stdout.write(`Welch's t, first against itself        ${welch(first, again).toFixed(2)}\n`)
}
