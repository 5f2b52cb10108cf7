import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Command } from 'commander'
import { type AuditFault, exportAudit, type Place, sealAudit, verifyAudit } from '../audit/chain.ts'
import { addDays, startOfCaracasDay } from '../foundation/caracas.ts'
import { systemRandom } from '../foundation/random.ts'
import { loadInstallation } from '../storage/installation.ts'
import { requireTenant } from '../tenants/tenants.ts'
import type { Context } from './context.ts'
import { CommandError, print, printJson } from './output.ts'
import { readDay } from './reconciliation.ts'
import { saveFile } from './save-file.ts'
import { readStore, type Store, withStore } from './store.ts'

export function auditCommand(context: Context): Command {
  const command = new Command('audit').description('the audit log: verify that it is complete and unchanged, export it')
  addVerify(command, context)
  addSeal(command, context)
  addExport(command, context)
  return command
}

function addVerify(command: Command, context: Context): void {
  command
    .command('verify')
    .description(
      'recompute the hashes of all entries and compare them with the seal; exit code 1 names the first fault',
    )
    .option('--noted <place>', 'also compare with a place noted before, as this command prints it: 1042:9f86d0…')
    .option('--json', 'for scripts')
    .addHelpText(
      'after',
      `
Examples:
  $ pasarela audit verify
  $ pasarela audit verify --noted 1042:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08

Keep the printed end of the chain outside this installation: someone who can change the database and knows the
master key could compute a new chain, but not one that has the noted entry.`,
    )
    .action((options: { noted?: string; json?: true }) =>
      readStore(context, async (store) => {
        const noted = options.noted === undefined ? undefined : readPlace(options.noted)
        const { entries, end, sealed, faults } = await verifyAudit(store.database, await keysOf(store), noted)
        if (options.json) printJson({ entries, end, sealed: sealed ?? null, faults })
        else print(`${entries} entries, ${faults.length} faults. End of the chain: ${end.sequence}:${end.hash}`)
        if (faults.length > 0) throw new CommandError(faults.map(lineOf).join('\n'))
      }),
    )
}

function addSeal(command: Command, context: Context): void {
  command
    .command('seal')
    .description('seal the end of the chain now (serve does it every minute)')
    .addHelpText('after', '\nExample:\n  $ pasarela audit seal')
    .action(() =>
      withStore(context, async (store) => {
        if (await sealAudit(store.database, await keysOf(store))) print('The audit log is sealed.')
        else throw new CommandError('The sealed entry is no longer in the audit log: run pasarela audit verify.')
      }),
    )
}

function addExport(command: Command, context: Context): void {
  command
    .command('export')
    .description('write the entries as JSON lines, oldest first, each with its hash')
    .option('--from <day>', 'from this day in Caracas, YYYY-MM-DD')
    .option('--to <day>', 'up to and including this day')
    .option('--tenant <tenant>', 'only those of one tenant: its id or name')
    .option('--file <path>', 'write to a file instead of standard output')
    .addHelpText('after', '\nExample:\n  $ pasarela audit export --from 2026-10-01 --to 2026-10-31 > audit.jsonl')
    .action((options: { from?: string; to?: string; tenant?: string; file?: string }) =>
      readStore(context, async ({ database }) => {
        const { from, to, tenant, file } = options
        const filter = {
          from: from === undefined ? undefined : startOfCaracasDay(readDay(from)),
          to: to === undefined ? undefined : startOfCaracasDay(addDays(readDay(to), 1)),
          tenantId: tenant === undefined ? undefined : (await requireTenant(database, tenant)).tenantId,
        }
        const lines = exportAudit(database, filter)
        if (file !== undefined) await saveFile(file, lines)
        else await pipeline(Readable.from(lines), process.stdout, { end: false }).catch(ignoreOutput)
      }),
    )
}

/** Failures of standard output are reported where it is watched, or not at all if its reader closed it. */
function ignoreOutput(error: NodeJS.ErrnoException): void {
  if (error.syscall !== 'write') throw error
}

const faultTexts: Record<AuditFault['fault'], string> = {
  content: 'its content does not have its hash',
  chain: 'it does not continue the entry before it',
  missing: 'there is no entry with this number',
  unplaced: 'it has no number: it was inserted past the chain',
  end: 'the log ends before this entry, which it had',
  seal: 'the seal was not made by this installation, or another master key is set',
  sealed: 'it differs from the sealed entry',
  noted: 'it differs from the noted entry',
  head: 'it differs from the stored end of the chain',
  unsealed: 'no entry is sealed: serve seals every minute, or run pasarela audit seal',
}

function lineOf({ sequence, auditId, fault }: AuditFault): string {
  const name = [sequence === null ? '' : `Entry ${sequence}`, auditId ? `(${auditId})` : ''].filter(Boolean).join(' ')
  return `${name || 'Audit log'}: ${faultTexts[fault]}.`
}

function readPlace(text: string): Place {
  const [, sequence, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text.trim().toLowerCase()) ?? []
  if (!sequence || !hash) throw new CommandError(`“${text}” is not a place of the chain: write it like 1042:9f86d0….`)
  return { sequence: Number(sequence), hash }
}

async function keysOf({ database, sealer }: Store) {
  return (await loadInstallation(database, sealer, systemRandom)).deriveUnexpiredKeys('audit')
}
