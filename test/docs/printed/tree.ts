import { execFileSync } from 'node:child_process'
import { root } from '../pages.ts'

/** Every folder of the root and of `src/`, with its description, in the order of the page: for `src/`, by layer. */
const folders: Record<string, string> = {
  src: 'the gateway; gateway.ts is the composition root',
  'src/assembly': 'the groups of modules that the composition root starts: banks, services',
  'src/cli': 'the pasarela command',
  'src/http': 'HTTP layer: authentication, rate limit, validation, errors, OpenAPI, health, metrics',
  'src/operators': 'the operators’ API: sessions, permissions, audit log, statistics, live updates',
  'src/exports': 'files for spreadsheets: payments, movements, fees, closings, a month for the accountant',
  'src/reconciliations': 'days of the accounts: classes, closing, files, import of statements',
  'src/checkout': 'sessions, payment links and receipts: what the customers’ pages show and do',
  'src/payments': 'payments and their transitions (sql/), a folder per flow; statement matching and the reconciler',
  'src/movements': 'notifications of incoming money that banks send',
  'src/rates': 'the BCV reference rate: sources, value dates, outlier check, quotes',
  'src/webhooks': 'endpoints, signatures, the outbox and its senders, the SSRF filter',
  'src/tenants': 'tenants, their API keys, their bank accounts',
  'src/test-controls': 'faults, movements and ledger of the simulated banks, for test keys',
  'src/banks': 'the port to a bank, the connectors of BNC and R4, circuit breakers, the list of banks',
  'src/audit': 'the audit log: entries, their chain of hashes, refused attempts',
  'src/idempotency': 'the Idempotency-Key: its states, their SQL, and the handler that replays',
  'src/storage': 'database, typed statements, migrations, sealing',
  'src/foundation': 'money, clock, randomness, settings, error catalogue, limits, logs, traces',
  checkout: 'the customers’ pages as HTML: texts, style, script; shares no code with src/',
  local: 'for one machine: embedded PostgreSQL, simulated banks, demo tenant, build of the dashboard',
  sandbox: 'the simulated banks and rate feed; shares no code with src/',
  sdk: 'the TypeScript client, @pasarela/sdk, and the generator of all clients',
  'sdk-php': 'the PHP client, pasarela/sdk',
  'sdk-python': 'the Python client, pasarela-sdk',
  guides: 'the pages of docs/ as they are served at /guides: rendered for a release, with a search',
  dashboard: 'the operators’ dashboard, a single-page application',
  plugins: 'payment methods for shop systems: WooCommerce',
  examples: 'verification of webhooks, and a shop, each in TypeScript, PHP and Python',
  test: 'tests that start a gateway, a folder per area; harness/ is shared by all',
  'test/torture': 'fault injection, hostile requests (fuzz/), rolling restarts (rolling/)',
  'test/cluster': 'a replicated PostgreSQL on one machine, and failover drills',
  bench: 'benchmarks against a baseline on the same machine',
  docs: 'documentation, in English and in Spanish (es/)',
  deploy: 'systemd unit, Kubernetes manifest, proxy examples, Prometheus alerts, Grafana dashboard',
  bin: 'entry point of the command; finds Node 24',
  '.ci': 'the commands that CI runs',
  '.github': 'the CI workflow',
}

/** Folders of the root and of `src/`, and described ones of `test/`, that hold a file known to git or not ignored. */
function existingFolders(): Set<string> {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  const deleted = new Set(execFileSync('git', ['ls-files', '--deleted'], { cwd: root }).toString().split('\n'))
  const found = new Set<string>()
  for (const file of files.toString().split('\n')) {
    const [first = '', second = '', ...rest] = file.split('/')
    if (second === '' || deleted.has(file)) continue
    found.add(first)
    if (rest.length > 0 && (first === 'src' || `${first}/${second}` in folders)) found.add(`${first}/${second}`)
  }
  return found
}

/** The repository's tree, as a code block. Fails when a folder has no description, or a description no folder. */
export function repositoryTree(): string {
  const existing = existingFolders()
  const undescribed = [...existing].filter((folder) => !(folder in folders)).toSorted()
  const missing = Object.keys(folders).filter((folder) => !existing.has(folder))
  if (undescribed.length > 0 || missing.length > 0) {
    const problems = [
      ...undescribed.map((folder) => `${folder} has no description`),
      ...missing.map((folder) => `${folder} does not exist`),
    ]
    throw new Error(`test/docs/printed/tree.ts: ${problems.join('; ')}.`)
  }
  const lines = Object.entries(folders).map(([folder, description]) => {
    const [first, second] = folder.split('/')
    const name = second === undefined ? `${first}/` : `  ${second}/`
    return `${name.padEnd(18)}${description}`
  })
  return ['```text', ...lines, '```'].join('\n')
}
