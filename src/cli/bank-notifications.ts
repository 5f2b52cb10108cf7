import { type Command, InvalidArgumentError } from 'commander'
import type { BankName } from '../banks/bank.ts'
import { connectors, sendsNotifications } from '../banks/connectors.ts'
import { type CredentialFields, keepsStatement } from '../banks/registry.ts'
import { limits } from '../foundation/limits.ts'
import { createPersonHashes } from '../foundation/person-hashes.ts'
import { systemRandom } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { createAddressStore, graceHoursMax, rangesOf } from '../movements/addresses.ts'
import { bankInstructions } from '../movements/bank-letter.ts'
import { createMovementStore } from '../movements/store.ts'
import { loadInstallation } from '../storage/installation.ts'
import { CommandError, print, printJson, printTable } from './output.ts'
import type { Store } from './store.ts'

type NotificationStore = Pick<Store, 'database' | 'sealer'> & {
  /** Current credential fields of the account. */
  fieldsOf(account: Scope & { bank: BankName }): Promise<CredentialFields | undefined>
}

export type NotificationOptions = {
  live?: true
  json?: true
  new?: true
  end?: true
  kept?: true
  readAgain?: true
  settle?: true
  from: string[]
  graceHours: number
}

/** The options of `pasarela bank notifications`. */
export function addNotificationOptions(command: Command): Command {
  return command
    .description('address where a bank notifies incoming money on a tenant’s account')
    .option('--new', 'create an address and its secrets, shown once; the former ones end after the grace period')
    .option('--end', 'end all addresses at once')
    .option('--kept', 'show notifications that could not be read or were for another account, verbatim')
    .option('--read-again', 'read those again with the current fields of the account, and record the money they report')
    .option('--settle', 'with --new: a notification alone proves a payment, for banks without a statement query (R4)')
    .option('--from <ranges>', 'with --new: only calls from these addresses or ranges, comma-separated', readRanges, [])
    .option(
      '--grace-hours <hours>',
      'with --new: how long the former address stays valid',
      readHours,
      limits.notificationGraceSeconds / 3600,
    )
    .option('--live', 'of live keys (otherwise of test keys)')
    .option('--json', 'for scripts')
    .addHelpText(
      'after',
      `
Examples:
  $ pasarela bank notifications "Bodega Ana" bnc --live --new
  $ pasarela bank notifications "Bodega Ana" r4 --live --new --settle --from 45.175.213.98,200.74.203.91,204.199.249.3
  $ pasarela bank notifications "Bodega Ana" r4 --live`,
    )
}

export async function runNotifications(
  store: NotificationStore,
  scope: Scope,
  bank: BankName,
  { json, actor, ...options }: NotificationOptions & { actor: string },
): Promise<void> {
  const addresses = createAddressStore(store)
  const account = { ...scope, bank }
  if (options.new && !sendsNotifications(bank)) throw new CommandError('This bank does not notify incoming money.')
  if (options.new && options.end) throw new CommandError('--new and --end exclude each other: give one of them.')
  if (options.end) {
    await addresses.end(systemRandom, account, actor)
    return print('Ended. The bank’s calls are refused from now on.')
  }
  if (options.kept || options.readAgain) {
    return showUnread(store, account, { json, readAgain: options.readAgain === true })
  }
  if (!options.new) {
    const shown = await addresses.show(account)
    if (json) return printJson(shown)
    if (shown.length === 0) return print('There is no address yet: create one with --new.')
    return printTable(
      ['MADE', 'ENDS', 'PROVES PAYMENTS', 'FROM'],
      shown.map(({ createdAt, endsAt, settles, allowed }) => [
        createdAt.toISOString(),
        endsAt?.toISOString() ?? '-',
        settles ? 'yes' : 'no',
        allowed.join(', ') || 'anywhere',
      ]),
    )
  }
  if (options.settle && keepsStatement(bank)) {
    throw new CommandError(
      `--settle is for banks without a statement query: at ${bank} the account’s statement decides.`,
    )
  }
  const choice = {
    settles: options.settle === true,
    allowed: options.from,
    graceSeconds: options.graceHours * 3600,
    actor,
  }
  const created = await addresses.make(systemRandom, account, choice)
  if (json) return printJson({ path: `/notify/${created.token}`, ...created.secrets })
  const text = bankInstructions(bank, created, 'https://<su dominio>')
  print(`These are shown once. Send them to the bank over a secure channel:\n\n${text}`)
}

async function showUnread(
  store: NotificationStore,
  account: Scope & { bank: BankName },
  { json, readAgain }: { json: true | undefined; readAgain: boolean },
): Promise<void> {
  const { database, sealer } = store
  const installation = await loadInstallation(database, sealer, systemRandom)
  const digest = installation.hasher('notification')
  const hashes = createPersonHashes(installation.hasher('payer'))
  const movements = createMovementStore({ database, sealer, random: systemRandom, hashes, digest })
  const unread = await movements.listUnread(account)
  if (!readAgain) {
    if (json) return printJson(unread.map(({ accountId: _account, digest: _digest, ...shown }) => shown))
    if (unread.length === 0) return print('Every notification could be read.')
    for (const { receivedAt, operation, reading, reason, times, body } of unread) {
      print(`${receivedAt.toISOString()} ${operation} ${reading} (${reason}) ${times}×\n  ${body}`)
    }
    return
  }
  const settles = (await createAddressStore(store).show(account)).some((address) => address.settles)
  const fields = await store.fieldsOf(account)
  if (!fields) throw new CommandError('The tenant has no account at this bank now.')
  let count = 0
  for (const notification of unread) {
    const { accountId, operation, body } = notification
    const reading = connectors[account.bank].notifications.read(operation, body, fields)
    if (reading.kind !== 'arrived') continue
    const reply = { status: 200, body: '' }
    const isOnlySource = !keepsStatement(account.bank)
    await movements.keep({ ...account, accountId, operation, body, reading, reply, isOnlySource, isProof: settles })
    await movements.forgetUnread(notification)
    count += 1
  }
  print(`${count} of ${unread.length} could be read now.`)
}

function readRanges(text: string): string[] {
  const ranges = rangesOf(text)
  if (ranges) return ranges
  throw new InvalidArgumentError('Write comma-separated addresses or ranges, such as 45.175.213.98,10.0.0.0/8.')
}

function readHours(text: string): number {
  const hours = Number(text)
  if (!/^\d{1,4}$/.test(text) || hours > graceHoursMax) {
    throw new InvalidArgumentError(`Write whole hours, at most ${graceHoursMax}.`)
  }
  return hours
}
