import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { Argument, Command, InvalidArgumentError, Option } from 'commander'
import { readAccountName } from '../banks/account-name.ts'
import type { AccountName, BankName } from '../banks/bank.ts'
import { checkAccounts, plainWords } from '../banks/check-accounts.ts'
import { changeFields } from '../banks/connectors.ts'
import { listDrained, setDrained } from '../banks/drained.ts'
import { collectionRoutes, type RouteName, routeNames } from '../banks/flow-routes.ts'
import {
  bankNames,
  type BankRegistry,
  createBankRegistry,
  type CredentialFields,
  describeRoutes,
  type FlowRoute,
} from '../banks/registry.ts'
import { createInvoiceStore } from '../banks/invoices.ts'
import { createQuestionStore } from '../banks/questions.ts'
import { createQuotas } from '../banks/quotas.ts'
import { createSessionStore } from '../banks/sessions.ts'
import { inLanguage } from '../banks/spanish.ts'
import { createBankDispatcher } from '../banks/transport.ts'
import { bankTimeouts } from '../foundation/bank-timeouts.ts'
import { systemClock } from '../foundation/clock.ts'
import { systemRandom } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { changeAccount } from '../tenants/account-change.ts'
import { liveAddresses, loadAccounts, setOrder, setRoutes, shownAccounts } from '../tenants/bank-accounts.ts'
import { requireTenant } from '../tenants/tenants.ts'
import { addNotificationOptions, type NotificationOptions, runNotifications } from './bank-notifications.ts'
import type { Context } from './context.ts'
import { language } from './language.ts'
import { CommandError, paint, print, printJson, printTable } from './output.ts'
import { readStore, type Store, withStore } from './store.ts'

type Mode = { live?: true; json?: true }

const parts = { clock: systemClock, random: systemRandom }

const bankArgument = () => new Argument('<bank>', 'the bank').choices(bankNames)

const accountArgument = () =>
  new Argument('<account>', 'the bank, or bank:label for another account there').argParser(parseAccount)

/** Option that takes what `<account>` takes. */
export const accountOption = (flags: string, description: string) =>
  new Option(flags, description).argParser(parseAccount)

export function bankCommand(context: Context): Command {
  const command = new Command('bank').description('accounts of tenants at the banks')
  addSet(command, context)
  addRoute(command, context)
  addOrder(command, context)
  addDrain(command, context)
  addShow(command, context)
  addNotifications(command, context)
  addCheck(command, context)
  return command
}

function addSet(command: Command, context: Context): void {
  const { settings, actor } = context
  command
    .command('set')
    .argument('<tenant>', 'its id or name')
    .addArgument(accountArgument())
    .argument('<file>', 'JSON file with the credentials, or - for standard input (never on the command line)')
    .description('store the live credentials of a tenant’s account, sealed')
    .addHelpText(
      'after',
      `
The file contains one JSON object whose values are strings. A field marked ? is optional; without a field that a service
needs, the account does not offer that service.

${bankNames.map(fieldHelp).join('\n\n')}

Examples:
  $ pasarela bank set "Bodega Ana" bnc ./bnc.json && pasarela bank check "Bodega Ana" --live
  $ pasarela bank set "Bodega Ana" r4 - < r4.json
  $ pasarela bank set "Bodega Ana" bdv ./bdv.json
  $ pasarela bank set "Bodega Ana" mercantil ./mercantil.json
  $ pasarela bank set "Bodega Ana" bnc:oeste ./bnc-oeste.json   another account at BNC`,
    )
    .action((tenant: string, account: AccountName, file: string) => {
      const given = settings()
      return withStore(context, async ({ database, sealer }) => {
        const { tenantId, name } = await requireTenant(database, tenant)
        const fields = await readFields(file)
        const result = await changeAccount(
          { database, sealer, ...parts, settings: given },
          { kind: 'whole', tenantId, account, fields, actor },
        )
        if (result.kind === 'invalid')
          throw new CommandError(
            result.errors.map(({ field, message }) => `${field}: ${inLanguage(message, language)}`).join('\n'),
          )
        if (result.kind === 'duplicate') throw new CommandError(`This account is stored already, as ${result.of}.`)
        print(`Stored. Try it without moving money: pasarela bank check "${name}" --live`)
      })
    })
}

function addRoute(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('route')
    .argument('<tenant>', 'its id or name')
    .argument('[account]', `the bank: ${bankNames.join(', ')}, or bank:label; none with --default`)
    .argument('[flows...]', `one or more of: ${routeNames.join(', ')}`)
    .description('pin flows of a tenant to an account; without flows, its collections (c2p, card, pago-movil)')
    .option('--default', 'remove the routes of the flows, or all: accounts are chosen by the rules')
    .option('--live', 'of live keys (otherwise of test keys)')
    .addHelpText(
      'after',
      `
A flow with a route goes to that account only, and is unavailable where the account does not offer it. For a flow without a
route: the account at the payer’s own bank first (c2p, debit), then the order of pasarela bank order, or else
${bankNames.join(', ')}. When a call was not sent, the next account is tried.

Examples:
  $ pasarela bank route "Bodega Ana" r4 --live                 c2p, card and pago-movil through R4
  $ pasarela bank route "Bodega Ana" bnc card pago-movil       two flows through BNC
  $ pasarela bank route "Bodega Ana" --default card            card by the rules
  $ pasarela bank route "Bodega Ana" --default --live          no routes at all`,
    )
    .action((tenant: string, account: string | undefined, names: string[], options: Mode & { default?: true }) => {
      const change = readRouteChange(account, names, options.default === true)
      return withStore(context, async (store) => {
        const scope = await scopeOf(store, tenant, options.live)
        await setRoutes(store.database, systemRandom, { scope, ...change, actor })
        const routes = describeRoutes(await loadTenantAccounts(context, store, scope), parts)
        for (const route of routes.filter(({ flow }) => change.flows.includes(flow))) {
          print(`${options.live ? 'Live' : 'Test'} ${route.flow}: ${route.account ?? '-'} (${why(route)}).`)
        }
      })
    })
}

function addOrder(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('order')
    .argument('<tenant>', 'its id or name')
    .argument('[accounts...]', 'the accounts, best first; none restores the default')
    .description('the order in which a tenant’s accounts are tried for flows without a route')
    .option('--live', 'of live keys (otherwise of test keys)')
    .addHelpText(
      'after',
      `
Accounts that are not named are used only for flows that none of these offers. Without an order, live keys try every account,
in the order ${bankNames.join(', ')}, and test keys use only the first that offers a flow.

Examples:
  $ pasarela bank order "Bodega Ana" bdv bnc --live            BDV first, then BNC
  $ pasarela bank order "Bodega Ana" bnc bnc:oeste r4 --live   two accounts at BNC, then R4
  $ pasarela bank order "Bodega Ana" --live                    the default`,
    )
    .action((tenant: string, names: string[], { live }: Mode) => {
      const accounts = names.map(parseAccount)
      if (new Set(accounts).size < accounts.length) throw new CommandError('Name each account once.')
      return withStore(context, async (store) => {
        const scope = await scopeOf(store, tenant, live)
        const stored = (await loadTenantAccounts(context, store, scope)).accounts
        const missing = accounts.find((account) => !stored[account])
        if (missing) throw new CommandError(`The tenant has no account ${missing}: see pasarela bank show.`)
        await setOrder(store.database, systemRandom, { scope, accounts, actor })
        printRoutes(describeRoutes(await loadTenantAccounts(context, store, scope), parts))
      })
    })
}

function addDrain(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('drain')
    .addArgument(bankArgument())
    .description('send no new payments to a bank, of any tenant; queries, reversals and payments under way go on')
    .option('--off', 'let new payments in again')
    .option('--live', 'of live keys (otherwise of test keys)')
    .addHelpText('after', '\nExample:\n  $ pasarela bank drain bnc --live && pasarela bank drain bnc --live --off')
    .action((bank: BankName, { off, live }: Mode & { off?: true }) =>
      withStore(context, async ({ database }) => {
        const livemode = live === true
        await setDrained(database, systemRandom, { isDrained: !off, bank, livemode, actor })
        const drained = (await listDrained(database, livemode)).map((each) => each.bank)
        print(drained.length === 0 ? 'No bank is drained.' : `Drained: ${drained.join(', ')}.`)
      }),
    )
}

function printRoutes(flows: FlowRoute[]): void {
  printTable(
    ['FLOW', 'ACCOUNT', 'THEN', 'WHY'],
    flows.map((route) => [route.flow, route.account ?? '-', route.next.join(', ') || '-', why(route)]),
  )
}

function addShow(command: Command, context: Context): void {
  command
    .command('show')
    .argument('<tenant>', 'its id or name')
    .description('the bank of each flow and why, and the stored fields of the accounts, never their values')
    .option('--live', 'of live keys (otherwise of test keys)')
    .option('--json', 'for scripts')
    .addHelpText('after', '\nExample:\n  $ pasarela bank show "Bodega Ana" --live')
    .action((tenant: string, { live, json }: Mode) => {
      return readStore(context, async (store) => {
        const loaded = await loadTenantAccounts(context, store, await scopeOf(store, tenant, live))
        const flows = describeRoutes(loaded, parts)
        const accounts = shownAccounts(loaded)
        if (json) return printJson({ flows, order: loaded.order ?? [], accounts })
        printRoutes(flows)
        print()
        if (accounts.length === 0) return print('No account is stored: see pasarela bank set --help.')
        printTable(
          ['ACCOUNT', 'ADDRESS', 'FIELDS'],
          accounts.map(({ account, baseUrl, fields }) => [account, baseUrl, fields.join(', ')]),
        )
      })
    })
}

function addNotifications(command: Command, context: Context): void {
  const { actor } = context
  addNotificationOptions(
    command.command('notifications').argument('<tenant>', 'its id or name').addArgument(accountArgument()),
  ).action((tenant: string, account: AccountName, options: NotificationOptions) => {
    return withStore(context, async (store) => {
      const scope = await scopeOf(store, tenant, options.live)
      const accountsOf = async () => (await loadTenantAccounts(context, store, scope)).accounts
      await runNotifications({ ...store, accountsOf }, scope, account, { ...options, actor })
    })
  })
}

function addCheck(command: Command, context: Context): void {
  command
    .command('check')
    .argument('<tenant>', 'its id or name')
    .description(
      'try every service of the accounts without moving money; shows which are not contracted or not configured',
    )
    .option('--live', 'of live keys (otherwise of test keys)')
    .option('--json', 'for scripts')
    .action((tenant: string, { live, json }: Mode) => {
      return withStore(context, async (store) => {
        const scope = await scopeOf(store, tenant, live)
        const findings = await withRegistry(context, store, (registry) => checkAccounts(registry, scope))
        if (json) printJson(findings.map(({ account, ...finding }) => ({ bank: account, ...finding })))
        else
          for (const finding of findings) {
            const { what, detail } = plainWords(finding, language)
            print(`${finding.ok ? paint('green', '✔') : paint('red', '✖')} ${finding.account} ${what}: ${detail}`)
          }
        if (findings.length === 0) throw new CommandError('There is no account to check.')
        if (findings.some(({ ok }) => !ok)) throw new CommandError('Not everything works: see above.')
      })
    })
}

/** Runs `work` with the banks of the tenants, and closes the connections to them. */
export async function withRegistry<Result>(
  context: Context,
  store: Store,
  work: (registry: BankRegistry) => Promise<Result>,
): Promise<Result> {
  const settings = context.settings()
  const { database, sealer } = store
  const dispatcher = createBankDispatcher({ connectTimeoutMs: settings.bankConnectTimeoutMs, ca: settings.bankCa })
  const registry = createBankRegistry({
    load: (wanted) => loadTenantAccounts(context, store, wanted),
    dispatcher,
    sessions: createSessionStore({ database, sealer, random: systemRandom }),
    questions: createQuestionStore({ database, random: systemRandom }),
    invoices: createInvoiceStore({ database, onDispute: () => {} }),
    quotas: createQuotas({ database }),
    clock: systemClock,
    random: systemRandom,
    timeoutsMs: bankTimeouts(settings),
    concurrency: settings.bankConcurrency,
    observe: () => {},
    onCircuit: () => {},
  })
  try {
    return await work(registry)
  } finally {
    await dispatcher.close()
  }
}

/** The tenant’s accounts: stored ones, or with test keys those at the simulated banks of a running gateway. */
export async function loadTenantAccounts({ settings, local }: Context, { database, sealer }: Store, scope: Scope) {
  const given = settings()
  const test = scope.livemode ? undefined : await (await local?.())?.findSimulatedBanks(given)
  return loadAccounts(database, sealer, { live: liveAddresses(given), test }, scope)
}

async function scopeOf({ database }: Store, tenant: string, live: true | undefined): Promise<Scope> {
  return { tenantId: (await requireTenant(database, tenant)).tenantId, livemode: live === true }
}

/** Flows to change: the named ones; if none is named, all collections or, with --default, all flows. */
function readRouteChange(bank: string | undefined, names: string[], isDefault: boolean) {
  if (!isDefault) {
    const chosen = bank === undefined ? undefined : readAccountName(bank)
    if (!chosen) throw new CommandError(`Name the bank to route to (${bankNames.join(', ')}), or give --default.`)
    return { bank: chosen, flows: names.length === 0 ? collectionRoutes : names.map(readRouteName) }
  }
  if (bank !== undefined && readAccountName(bank)) {
    throw new CommandError('--default removes routes: name the flows, without a bank.')
  }
  const given = bank === undefined ? [] : [bank, ...names]
  return { bank: null, flows: given.length === 0 ? routeNames : given.map(readRouteName) }
}

function readRouteName(given: string): RouteName {
  const name = routeNames.find((candidate) => candidate === given)
  if (!name) throw new CommandError(`“${given}” is not a flow: write one of ${routeNames.join(', ')}.`)
  return name
}

function parseAccount(given: string): AccountName {
  const account = readAccountName(given)
  if (account) return account
  throw new InvalidArgumentError(
    `Write a bank (${bankNames.join(', ')}), or bank:label with up to 20 lower-case letters, digits and hyphens.`,
  )
}

const reasons: Record<FlowRoute['reason'], string> = {
  route: 'route',
  only_account: 'only account that offers it',
  payer_bank: 'at the payer’s bank',
  order: 'first in the order',
  others_unavailable: 'those before it are drained',
  not_sent: 'the call before was not sent',
  drained: 'drained: it takes no new payments',
  none: 'no account offers it',
}

function why({ account, reason, offeredBy }: FlowRoute): string {
  if (reason !== 'route' || account === null || offeredBy.includes(account)) return reasons[reason]
  return `route, but no account at ${account} offers it`
}

function fieldHelp(bank: BankName): string {
  const fields = changeFields(bank).map(({ name, optional, help }) => ({
    name: `${name}${optional ? '?' : ''}`,
    help,
  }))
  const width = Math.max(...fields.map(({ name }) => name.length))
  return [bank.toUpperCase(), ...fields.map(({ name, help }) => `  ${name.padEnd(width)}  ${help[language]}`)].join(
    '\n',
  )
}

async function readFields(file: string): Promise<CredentialFields> {
  const content = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8').catch(() => undefined)
  if (content === undefined) throw new CommandError(`Cannot read ${file}.`)
  const fields = parseObject(content)
  if (!fields) throw new CommandError(`${file} must contain one JSON object whose values are strings.`)
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
