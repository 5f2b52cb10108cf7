import { Command } from 'commander'
import { auditParams } from '../audit/entry.ts'
import { accountIdOf } from '../banks/registry.ts'
import { limits } from '../foundation/limits.ts'
import { systemRandom } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { eraseLines, findLinesOf } from '../movements/erase.ts'
import {
  erasePayments,
  findPaymentsOf,
  lockPaymentsOf,
  type PersonHash,
  type StillNeeded,
} from '../payments/admin/erase.ts'
import { parseFields } from '../payments/fields.ts'
import { createPayerEncryption } from '../payments/payer-encryption.ts'
import { type Hasher, loadInstallation } from '../storage/installation.ts'
import type { Queryable } from '../storage/database.ts'
import { registeredAccounts } from '../tenants/bank-accounts.ts'
import { requireTenant } from '../tenants/tenants.ts'
import type { Context } from './context.ts'
import { language } from './language.ts'
import { CommandError, print, printJson } from './output.ts'
import { toCommandError } from './reconciliation.ts'
import { readStore, type Store, withStore } from './store.ts'

type Options = { tenant: string; phone?: string; document?: string; live?: true; apply?: true; json?: true }

export function payerCommand(context: Context): Command {
  const command = new Command('payer').description('personal data of the people who pay')
  command
    .command('erase')
    .description('erase a payer’s data from a tenant’s payments; amounts and references stay; audited')
    .requiredOption('--tenant <tenant>', 'its id or name')
    .option('--phone <phone>', 'the payer’s phone')
    .option('--document <document>', 'the payer’s document; with --phone, payments with either')
    .option('--apply', 'erase; without it nothing is written')
    .option('--live', 'of live keys (otherwise of test keys)')
    .option('--json', 'for scripts')
    .addHelpText(
      'after',
      `
Erases document, phone, account and name from the payments and from the bank lines that pay for them. It is refused while a
payment of the payer is open, or changed within the last ${limits.equalChargeDays} days. An erased payment can no longer be reversed.
Run it for test and for live payments. Repeated, it changes nothing.

Examples:
  $ pasarela payer erase --tenant "Bodega Ana" --live --phone 04141234567
  $ pasarela payer erase --tenant "Bodega Ana" --live --phone 04141234567 --document V12345678 --apply`,
    )
    .action((options: Options) => erase(context, options))
  return command
}

async function erase(context: Context, options: Options): Promise<void> {
  const { phone, document, live = false, apply = false, json } = options
  if (phone === undefined && document === undefined) throw new CommandError('Give --phone, --document or both.')
  const useStore = apply ? withStore : readStore
  await useStore(context, async (store) => {
    const { tenantId } = await requireTenant(store.database, options.tenant)
    const scope = { tenantId, livemode: live }
    const person = await hashesOf(store, { phone, document })
    const by = [...(phone === undefined ? [] : ['phone']), ...(document === undefined ? [] : ['document'])].join(', ')
    const result = await eraseFrom(store, scope, person, { apply, actor: context.actor, by })
    if (json) return printJson({ applied: apply && result.payments > 0, ...result })
    if (result.payments === 0) return print('No payment of this tenant has this payer.')
    const what = `the payer of ${result.payments} payments and of ${result.movements} bank lines`
    print(apply ? `Erased ${what}.` : `Would erase ${what}. Nothing was written: repeat it with --apply.`)
  })
}

async function payerHasher({ database, sealer }: Pick<Store, 'database' | 'sealer'>): Promise<Hasher> {
  return (await loadInstallation(database, sealer, systemRandom)).hasher('payer')
}

async function hashesOf(
  { database, sealer }: Store,
  { phone, document }: { phone: string | undefined; document: string | undefined },
): Promise<PersonHash> {
  const { hashPhone, hashDocument } = createPayerEncryption(sealer, await payerHasher({ database, sealer }))
  try {
    return parseFields(language, (reader) => ({
      phoneHash: phone === undefined ? null : hashPhone(reader.phone('/phone', phone)),
      documentHash: document === undefined ? null : hashDocument(reader.document('/document', document)),
    }))
  } catch (error) {
    return toCommandError(error)
  }
}

/** One transaction: the payments stay locked from the check that they have ended until they are erased. */
async function eraseFrom(
  { database, sealer }: Store,
  scope: Scope,
  person: PersonHash,
  { apply, actor, by }: { apply: boolean; actor: string; by: string },
): Promise<{ payments: number; movements: number }> {
  const found = await findPaymentsOf(database, scope, person)
  if (found.length === 0) return { payments: 0, movements: 0 }
  const hash = await payerHasher({ database, sealer })
  return database.transaction(async (transaction) => {
    const payments = await lockPaymentsOf(transaction, scope, person, found)
    const needed = payments.flatMap(({ paymentId, neededFor }) =>
      neededFor === null ? [] : [`${paymentId}: ${reasons[neededFor]}`],
    )
    if (needed.length > 0) {
      const more = needed.length > SHOWN ? `; and ${needed.length - SHOWN} more` : ''
      throw new CommandError(`Nothing was erased: ${needed.slice(0, SHOWN).join('; ')}${more}.`)
    }
    const paymentIds = payments.map(({ paymentId }) => paymentId)
    const sharedAccountIds = await accountsOfOthers(transaction, sealer, scope)
    const lines = await findLinesOf(transaction, { ...scope, ...person, paymentIds, sharedAccountIds })
    if (!apply || payments.length === 0) return { payments: payments.length, movements: lines.length }
    const pseudonyms = { phonePseudonym: hash(systemRandom.uuid()), documentPseudonym: hash(systemRandom.uuid()) }
    await eraseLines(transaction, sealer, lines, pseudonyms)
    const audit = auditParams(systemRandom, actor)
    const count = await erasePayments(transaction, {
      ...scope,
      ...pseudonyms,
      ...audit,
      paymentIds,
      sharedAccountIds,
      by,
      movements: lines.length,
    })
    return { payments: count, movements: lines.length }
  })
}

/** Accounts that other tenants have, which may be the tenant's too. */
async function accountsOfOthers(
  transaction: Queryable,
  sealer: Store['sealer'],
  { tenantId, livemode }: Scope,
): Promise<Buffer[]> {
  const registered = await registeredAccounts(transaction, sealer)
  return registered
    .filter((account) => account.tenantId !== tenantId || account.livemode !== livemode)
    .map(({ bank, ...account }) => accountIdOf(bank, account))
}

const SHOWN = 5

const reasons: Record<StillNeeded, string> = {
  pending: 'the payment is open',
  reversal: 'its reversal is under way',
  review: 'it needs manual review',
  watched: 'the bank is still asked about it',
  request: 'money may still arrive for it',
  overpaid: 'it was over-paid, and the change was not given back',
  recent: `it changed within the last ${limits.equalChargeDays} days`,
}
