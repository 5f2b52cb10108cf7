import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError, print } from '../../../src/cli/output.ts'
import { step } from '../../../src/cli/progress.ts'
import { systemClock } from '../../../src/foundation/clock.ts'
import { seededRandom } from '../../torture/seeded-random.ts'
import { startCluster } from '../cluster.ts'
import { timing } from '../patroni.ts'
import { startPooler } from '../pooler.ts'
import { audit } from './audit.ts'
import { type Attempts, isAllowed, label, recordAttempts } from './attempts.ts'
import { registerEndpoints } from './endpoints.ts'
import { gatherEvidence } from './evidence.ts'
import type { Fault } from './faults.ts'
import { startGateways } from './gateways.ts'
import { startLoad } from './load.ts'
import { countBy } from './measure.ts'
import { findingsLines, type Report, roundLine, summaryTable } from './report.ts'
import { type Round, runRound } from './round.ts'
import { createTenants } from './tenants.ts'

const GATEWAYS = 3
/** Two requests per payment: low enough to measure the cluster instead of the machine. */
const PAYMENTS_PER_SECOND = 10
const tenantNames = ['Bodega Ana', 'Farmacia Sol', 'Librería Norte']

export type DrillOptions = {
  folder: string
  rounds: number
  faults: readonly Fault[]
  pooled: boolean
  seed: number
  /** Resolves on an interrupt; everything is stopped and no audit is made. */
  interrupted: Promise<void>
}

/** Injects faults under load, one after the other, then audits payments, ledgers and events. */
export async function runDrill({ interrupted, ...options }: DrillOptions): Promise<Report> {
  await using opened = new AsyncDisposableStack()
  const leaving = interrupted.then(() => {
    throw new CommandError('Interrupted.')
  })
  return await Promise.race([drillWith(opened, options), leaving])
}

async function drillWith(
  opened: AsyncDisposableStack,
  { folder, rounds: count, faults, pooled, seed }: Omit<DrillOptions, 'interrupted'>,
): Promise<Report> {
  const show = <Result>(text: string, work: () => Promise<Result>) => step(systemClock, text, work)
  const cluster = await show('PostgreSQL, Patroni and etcd on three members', () => startCluster({ folder }))
  opened.defer(() => cluster.stop())
  const pooler = pooled ? await show('HAProxy and PgBouncer', () => startPooler({ folder, cluster })) : undefined
  opened.defer(() => pooler?.stop())

  const dataDir = join(folder, 'gateways')
  await mkdir(dataDir)
  const env = gatewayEnvironment(dataDir, pooler ?? { url: cluster.url, settings: {} })
  const gateways = await show(`${GATEWAYS} gateways`, () => startGateways(GATEWAYS, { folder, env }))
  opened.defer(() => gateways.stop())

  const random = seededRandom(seed)
  const attempts = recordAttempts(gateways.urls, () => random.between(0, GATEWAYS - 1))
  const tenants = await show('Tenants', () => createTenants(tenantNames, env, attempts))
  const endpoints = await registerEndpoints(tenants)
  opened.defer(() => endpoints.stop())

  const load = startLoad(tenants, PAYMENTS_PER_SECOND)
  const rounds: Round[] = []
  try {
    for (let index = 0; index < count; index += 1) {
      const fault = faults[index % faults.length] as Fault
      const title = `Round ${index + 1} of ${count}: ${fault.title}`
      const round = await show(title, () => runRound({ cluster, attempts, gateways: GATEWAYS }, fault))
      rounds.push(round)
      print(`  ${roundLine(round)}`)
    }
  } finally {
    await show('Payments in flight', () => load.stop())
    await writeFile(join(folder, 'attempts.jsonl'), attempts.list.map((each) => `${JSON.stringify(each)}\n`).join(''))
  }
  const evidence = await show('Evidence from gateways, banks and endpoints', () =>
    gatherEvidence({ tenants, payments: load.payments, endpoints, dataDir }),
  )
  const findings = audit(evidence)
  print(`\n${summaryTable(rounds)}\n\n${findingsLines(findings).join('\n')}`)
  return {
    through: pooled ? 'PgBouncer and HAProxy' : 'multi-host address',
    seed,
    gateways: GATEWAYS,
    paymentsPerSecond: PAYMENTS_PER_SECOND,
    timing,
    rounds,
    answers: countBy(attempts.list.map(label)),
    findings,
    violations: [...findings.violations, ...wrongAnswers(attempts)],
  }
}

function gatewayEnvironment(
  dataDir: string,
  { url, settings }: { url: string; settings: Record<string, string> },
): Record<string, string> {
  return {
    ...settings,
    DATABASE_URL: url,
    PASARELA_MASTER_KEY: randomBytes(32).toString('hex'),
    PASARELA_DATA_DIR: dataDir,
    PASARELA_SANDBOX: 'on',
    PASARELA_SANDBOX_PORT: '0',
    PASARELA_WEBHOOK_HTTP: 'on',
    PASARELA_WEBHOOK_ALLOW: '127.0.0.0/8',
    PASARELA_RATE_LIMIT_PER_SECOND: '100000',
    PASARELA_RATE_LIMIT_BURST: '100000',
  }
}

/** Gateways are not disturbed: every request is answered, and a refusal has Retry-After. */
function wrongAnswers({ list }: Attempts): string[] {
  const counts = countBy(list.filter((attempt) => !isAllowed(attempt)).map(label))
  return Object.entries(counts).map(([text, count]) => `${count} requests got ${text}`)
}
