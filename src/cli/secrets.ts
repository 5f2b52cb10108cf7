import { Command } from 'commander'
import { replaceSealKey } from '../audit/chain.ts'
import { writeAudit } from '../audit/entry.ts'
import { systemClock } from '../foundation/clock.ts'
import { systemRandom } from '../foundation/random.ts'
import { type Database, DatabaseUnavailable, type Queryable } from '../storage/database.ts'
import { addSecret, loadInstallation, type Rotation, useNewestSecret } from '../storage/installation.ts'
import { rehashAll } from '../storage/rehash.ts'
import type { ResealCount, SealedColumn } from '../storage/reseal.ts'
import type { Sealer } from '../storage/sealing.ts'
import type { Context } from './context.ts'
import { CommandError, paint, print, printJson } from './output.ts'
import { resealAll } from './reseal-all.ts'
import { type Store, withStore } from './store.ts'

type Json = { json?: true }

export function secretsCommand(context: Context): Command {
  const command = new Command('secrets').description('sealed values and the keys that seal them')
  addReseal(command, context)
  addRotate(command, context)
  addRehash(command, context)
  return command
}

function addReseal(command: Command, context: Context): void {
  command
    .command('reseal')
    .description('seal everything again under the current master key, beside running gateways')
    .option('--json', 'for scripts')
    .addHelpText(
      'after',
      `
For a new master key: give it and the former one (PASARELA_OLD_MASTER_KEYS) to all gateways, restart them, and run this.
It may be interrupted and run again: values that are done are skipped. A value that no given key opens is reported by
table and id and left as it is; the exit code is 1 then, and the former key is still needed.`,
    )
    .action(({ json }: Json) => withStore(context, (store) => reseal(store, json), 'compatible'))
}

async function reseal(store: Store, json: true | undefined): Promise<void> {
  const failures: { table: string; column: string; id: string; reason: string }[] = []
  const count = await resealAll(store, {
    ...(json ? {} : { onProgress: showReseal() }),
    onFailure({ table, column }, id, reason) {
      if (json) failures.push({ table, column, id, reason })
      else process.stderr.write(`${paint('red', '✖')} ${table}.${column} ${id}: ${reason}\n`)
    },
  })
  if (json) printJson({ ...count, failures })
  else print(`${count.resealed} values sealed again, ${count.failed} not opened, ${count.read} rows read.`)
  if (count.failed > 0) throw new CommandError(`${count.failed} values could not be opened: see above.`)
}

const PROGRESS_MS = 1_000

function showReseal(): (column: SealedColumn, count: ResealCount) => void {
  const show = eachSecond()
  return ({ table, column }, { read, resealed, failed }) => {
    const problems = failed > 0 ? `, ${failed} not opened` : ''
    show(`${table}.${column}: ${read} rows read, ${resealed} sealed again${problems}`)
  }
}

function eachSecond(): (line: string) => void {
  let shownMs = systemClock.monotonicMs()
  return (line) => {
    const now = systemClock.monotonicMs()
    if (now - shownMs < PROGRESS_MS) return
    shownMs = now
    print(paint('dim', line))
  }
}

const rotationTexts: Record<Rotation['kind'], string> = {
  added: 'added. Restart every gateway, so that all know it, then run pasarela secrets rotate --use.',
  pending: 'waits to be used: restart every gateway, then run pasarela secrets rotate --use.',
  used: 'is used by gateways that start from now on: restart them. Then run pasarela secrets rehash in a maintenance window.',
  nothingToUse: 'is the current one already: pasarela secrets rotate adds another.',
}

function addRotate(command: Command, context: Context): void {
  command
    .command('rotate')
    .description('replace the installation’s own secret, of which keyed hashes are made')
    .option('--use', 'use the secret that was added, once every gateway was restarted')
    .option('--json', 'for scripts')
    .addHelpText(
      'after',
      `
In two steps, so that no gateway meets a hash of a secret that it does not know. API keys stay valid: each one’s hash is
replaced when it is next used. People sign in to the dashboard again. What is stored of payers is brought under the new
secret by pasarela secrets rehash, in a maintenance window.`,
    )
    .action(({ use, json }: Json & { use?: true }) =>
      withStore(context, async ({ database, sealer }) => {
        if (use) await useForAudit(database, sealer)
        const result = await database.transaction(async (transaction) => {
          const rotation = await (use ? useNewestSecret(transaction) : addSecret(transaction, sealer, systemRandom))
          const { kind, version } = rotation
          if (kind === 'added' || kind === 'used') await record(transaction, context, kind, version)
          return rotation
        })
        if (json) printJson(result)
        else print(`Secret ${result.version} ${rotationTexts[result.kind]}`)
      }),
    )
}

/** The entry of a change, in its transaction. */
function record(
  transaction: Queryable,
  { actor }: Context,
  done: 'added' | 'used' | 'rehashed',
  version: number,
): Promise<void> {
  const entry = { actor, action: `secret.${done}`, tenantId: null, subject: String(version) }
  return writeAudit(transaction, systemRandom, entry)
}

/** Gateways know the new secret and go on with it once they find the log sealed with it; former seals are not accepted then. */
async function useForAudit(database: Database, sealer: Sealer): Promise<void> {
  const installation = await loadInstallation(database, sealer, systemRandom)
  if (await replaceSealKey(database, installation.deriveUnexpiredKeys('audit'))) return
  throw new CommandError('The sealed entry is no longer in the audit log: run pasarela audit verify first.')
}

function explain(error: unknown): never {
  if (!(error instanceof DatabaseUnavailable)) throw error
  throw new CommandError(
    'Nothing was changed: the tables could not be locked in time, or the database is not reachable. Stop the gateways and run it again.',
  )
}

function addRehash(command: Command, context: Context): void {
  command
    .command('rehash')
    .description(
      'bring the stored hashes of payers’ data under the installation’s current secret; stop the gateways first',
    )
    .option('--json', 'for scripts')
    .addHelpText(
      'after',
      `
After pasarela secrets rotate --use. One transaction, during which no payment can be made: it may be interrupted, and
changes nothing then. Run it with the role that migrates the database. Start the gateways again afterwards: one that
was left running is refused by the database and answers 503 until it is restarted.`,
    )
    .action(({ json }: Json) =>
      withStore(context, async ({ database, sealer }) => {
        const show = json ? () => {} : eachSecond()
        const done = await rehashAll(database, sealer, {
          onProgress: (table, rows) => show(`${table}: ${rows} rows`),
          onDone: (transaction, version) => record(transaction, context, 'rehashed', version),
        }).catch(explain)
        if (json) printJson(done ?? { version: null, rows: 0 })
        else if (done) print(`${done.rows} rows are under secret ${done.version}. Start the gateways again.`)
        else print('All hashes are under the current secret: pasarela secrets rotate adds another.')
      }),
    )
}
