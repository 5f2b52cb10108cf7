import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { Argument, Command } from 'commander'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import type { BankName } from '../banks/bank.ts'
import { bankNames, createBankRegistry, credentialErrors, type CredentialFields } from '../banks/registry.ts'
import { createBankDispatcher } from '../banks/transport.ts'
import { systemClock } from '../foundation/clock.ts'
import { systemRandom } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Settings } from '../foundation/settings.ts'
import { loadAccounts, setBankAccount, setCollectionRoute, shownAccounts } from '../tenants/bank-accounts.ts'
import { requireTenant } from '../tenants/tenants.ts'
import type { Context } from './context.ts'
import { CommandError, paint, print, printJson } from './output.ts'
import { runningSimulatedBanks } from './simulated-banks.ts'
import { type Store, withStore } from './store.ts'

type Mode = { live?: true; json?: true }

export function bankCommand({ settings, actor }: Context): Command {
  const command = new Command('bank').description('accounts of tenants at the banks')
  const bankArgument = () => new Argument('<bank>', 'the bank').choices(bankNames)

  command
    .command('set')
    .argument('<tenant>', 'its id or name')
    .addArgument(bankArgument())
    .argument('<file>', 'JSON file with the credentials, or - for standard input (never on the command line)')
    .description('store the live credentials of a tenant’s account, sealed')
    .addHelpText(
      'after',
      `
BNC:  { "clientGuid", "masterKey", "terminal", "affiliationNumber", "accountNumber", "clientId", "childClientId"?, "branchId"? }
R4:   { "commerce", "signingKey"?, "requestC2pToken"?: "yes" }

Example:
  $ pasarela bank set "Bodega Ana" bnc ./bnc.json && pasarela bank check "Bodega Ana" --live`,
    )
    .action((tenant: string, bank: BankName, file: string) => {
      const given = settings()
      return withStore(given, async ({ database, sealer }) => {
        const { tenantId, name } = await requireTenant(database, tenant)
        const fields = await readFields(file)
        const baseUrl = liveAddresses(given)[bank]
        const errors = credentialErrors(bank, fields, { baseUrl, clock: systemClock, random: systemRandom })
        if (errors.length > 0)
          throw new CommandError(errors.map(({ field, message }) => `${field}: ${message}`).join('\n'))
        await setBankAccount(database, sealer, systemRandom, { tenantId, bank, fields, actor })
        print(`Stored. Try it without moving money: pasarela bank check "${name}" --live`)
      })
    })

  command
    .command('route')
    .argument('<tenant>', 'its id or name')
    .addArgument(bankArgument())
    .description('choose the bank that carries a tenant’s collections (C2P; cards and Pago Móvil exist at BNC only)')
    .option('--live', 'of live keys (otherwise of test keys)')
    .addHelpText('after', '\nExample:\n  $ pasarela bank route "Bodega Ana" r4 --live')
    .action((tenant: string, bank: BankName, { live }: Mode) =>
      withStore(settings(), async ({ database }) => {
        const { tenantId, name } = await requireTenant(database, tenant)
        await setCollectionRoute(database, systemRandom, { scope: { tenantId, livemode: live === true }, bank, actor })
        print(`${live ? 'Live' : 'Test'} collections of ${name} go to ${bank}.`)
      }),
    )

  command
    .command('show')
    .argument('<tenant>', 'its id or name')
    .description('what is stored for a tenant: which fields, never their values')
    .option('--live', 'of live keys (otherwise of test keys)')
    .option('--json', 'for scripts')
    .action((tenant: string, { live, json }: Mode) => {
      const given = settings()
      return withStore(given, async (store) => {
        const loaded = await load(given, store, await scopeOf(store, tenant, live))
        const { collections } = loaded
        const shown = shownAccounts(loaded)
        if (json) return printJson({ collections, accounts: shown })
        print(`Collections go to ${paint('bold', collections)}.`)
        for (const { bank, baseUrl, fields } of shown) print(`${bank.padEnd(4)} ${baseUrl}  ${fields.join(', ')}`)
        if (shown.length === 0) print('No account is stored: see pasarela bank set --help.')
      })
    })

  command
    .command('check')
    .argument('<tenant>', 'its id or name')
    .description('log on and ask what can be asked, without moving money')
    .option('--live', 'of live keys (otherwise of test keys)')
    .option('--json', 'for scripts')
    .action((tenant: string, { live, json }: Mode) => {
      const given = settings()
      return withStore(given, async (store) => {
        const findings = await checkAccounts(given, store, await scopeOf(store, tenant, live))
        if (json) printJson(findings)
        else
          for (const { bank, what, ok, detail } of findings)
            print(`${ok ? paint('green', '✔') : paint('red', '✖')} ${bank} ${what}: ${detail}`)
        if (findings.length === 0) throw new CommandError('There is no account to check.')
        if (findings.some(({ ok }) => !ok)) throw new CommandError('Not everything works: see above.')
      })
    })

  return command
}

export function liveAddresses({ bncUrl, r4Url }: Settings): Record<BankName, string> {
  return { bnc: bncUrl, r4: r4Url }
}

async function checkAccounts(settings: Settings, store: Store, scope: Scope) {
  const dispatcher = createBankDispatcher({ connectTimeoutMs: settings.bankConnectTimeoutMs })
  const registry = createBankRegistry({
    load: (wanted) => load(settings, store, wanted),
    dispatcher,
    clock: systemClock,
    random: systemRandom,
    timeoutMs: settings.bankTimeoutMs,
    concurrency: settings.bankConcurrency,
    observe: () => {},
    onCircuit: () => {},
  })
  try {
    const results = await Promise.all(
      bankNames.map(async (bank) => {
        const findings = (await (await registry.account(scope, bank))?.check()) ?? []
        return findings.map((finding) => ({ bank, ...finding }))
      }),
    )
    return results.flat()
  } finally {
    await dispatcher.close()
  }
}

async function load(settings: Settings, { database, sealer }: Store, scope: Scope) {
  const urls = await runningSimulatedBanks(settings)
  const test = urls && { ...urls, credentialsOf: sandboxCredentials }
  return loadAccounts(database, sealer, { live: liveAddresses(settings), test }, scope)
}

async function scopeOf({ database }: Store, tenant: string, live: true | undefined): Promise<Scope> {
  return { tenantId: (await requireTenant(database, tenant)).tenantId, livemode: live === true }
}

async function readFields(file: string): Promise<CredentialFields> {
  const content = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8').catch(() => undefined)
  if (content === undefined) throw new CommandError(`Cannot read ${file}.`)
  const fields = parseObject(content)
  if (!fields) throw new CommandError(`${file} must hold one JSON object whose values are texts.`)
  return fields
}

function parseObject(content: string): CredentialFields | undefined {
  try {
    const value: unknown = JSON.parse(content)
    const isFields =
      typeof value === 'object' && value !== null && Object.values(value).every((field) => typeof field === 'string')
    return isFields ? (value as CredentialFields) : undefined
  } catch {
    return undefined
  }
}
