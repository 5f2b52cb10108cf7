import { Command } from 'commander'
import { writeAudit } from '../audit/entry.ts'
import { systemClock } from '../foundation/clock.ts'
import { systemRandom } from '../foundation/random.ts'
import { addSecret, type Rotation, useNewestSecret } from '../storage/installation.ts'
import type { ResealCount, SealedColumn } from '../storage/reseal.ts'
import type { Context } from './context.ts'
import { CommandError, paint, print, printJson } from './output.ts'
import { resealAll } from './reseal-all.ts'
import { withStore } from './store.ts'

type Json = { json?: true }

export function secretsCommand(context: Context): Command {
  const command = new Command('secrets').description('sealed values and the keys that seal them')
  addReseal(command, context)
  addRotate(command, context)
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
    .action(({ json }: Json) =>
      withStore(context, async (store) => {
        const failures: { table: string; column: string; id: string; reason: string }[] = []
        const count = await resealAll(store, {
          ...(json ? {} : { onProgress: showProgress() }),
          onFailure({ table, column }, id, reason) {
            if (json) failures.push({ table, column, id, reason })
            else process.stderr.write(`${paint('red', '✖')} ${table}.${column} ${id}: ${reason}\n`)
          },
        })
        if (json) printJson({ ...count, failures })
        else print(`${count.resealed} values sealed again, ${count.failed} not opened, ${count.read} rows read.`)
        if (count.failed > 0) throw new CommandError(`${count.failed} values could not be opened: see above.`)
      }),
    )
}

const PROGRESS_MS = 1_000

/** A line per second and one at the end of each column with values. */
function showProgress(): (column: SealedColumn, count: ResealCount) => void {
  let shownMs = systemClock.monotonicMs()
  return ({ table, column }, { read, resealed, failed }) => {
    const now = systemClock.monotonicMs()
    if (now - shownMs < PROGRESS_MS) return
    shownMs = now
    const problems = failed > 0 ? `, ${failed} not opened` : ''
    print(paint('dim', `${table}.${column}: ${read} rows read, ${resealed} sealed again${problems}`))
  }
}

const rotationTexts: Record<Rotation['kind'], string> = {
  added: 'added. Restart every gateway, so that all know it, then run pasarela secrets rotate --use.',
  pending: 'waits to be used: restart every gateway, then run pasarela secrets rotate --use.',
  used: 'is used by gateways that start from now on: restart them. The former ones are kept for what they hashed.',
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
replaced when it is next used. Hashes of people’s phones and documents, of addresses of the checkout, of notifications and
of operators’ sessions stay with the first secret.`,
    )
    .action(({ use, json }: Json & { use?: true }) =>
      withStore(context, async ({ database, sealer }) => {
        const result = use ? await useNewestSecret(database) : await addSecret(database, sealer, systemRandom)
        const { kind, version } = result
        if (kind === 'added' || kind === 'used') {
          const entry = { actor: context.actor, action: `secret.${kind}`, tenantId: null, subject: String(version) }
          await writeAudit(database, systemRandom, entry)
        }
        if (json) printJson(result)
        else print(`Secret ${result.version} ${rotationTexts[result.kind]}`)
      }),
    )
}
