import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { Argument, Command } from 'commander'
import type { BankName } from '../banks/bank.ts'
import { accountFields, credentialErrors } from '../banks/connectors.ts'
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
import { createSessionStore } from '../banks/sessions.ts'
import { createBankDispatcher } from '../banks/transport.ts'
import { bankTimeouts } from '../foundation/bank-timeouts.ts'
import { systemClock } from '../foundation/clock.ts'
import { isBankUrlAllowed } from '../foundation/mode-rules.ts'
import { systemRandom } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { liveAddresses, loadAccounts, setBankAccount, setRoutes, shownAccounts } from '../tenants/bank-accounts.ts'
import { requireTenant } from '../tenants/tenants.ts'
import { addNotificationOptions, type NotificationOptions, runNotifications } from './bank-notifications.ts'
import type { Context } from './context.ts'
import { language } from './language.ts'
import { CommandError, paint, print, printJson, printTable } from './output.ts'
import { readStore, type Store, withStore } from './store.ts'

type Mode = { live?: true; json?: true }

const bankArgument = () => new Argument('<bank>', 'the bank').choices(bankNames)

export function bankCommand(context: Context): Command {
  const command = new Command('bank').description('accounts of tenants at the banks')
  addSet(command, context)
  addRoute(command, context)
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
    .addArgument(bankArgument())
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
  $ pasarela bank set "Bodega Ana" mercantil ./mercantil.json`,
    )
    .action((tenant: string, bank: BankName, file: string) => {
      const given = settings()
      return withStore(context, async ({ database, sealer }) => {
        const { tenantId, name } = await requireTenant(database, tenant)
        const fields = await readFields(file)
        const defaultUrl = liveAddresses(given)[bank]
        const errors = credentialErrors(bank, fields, { defaultUrl, clock: systemClock, random: systemRandom })
        if (!isBankUrlAllowed(fields['baseUrl'], given))
          errors.push({ field: 'baseUrl', message: 'The address must use https in production.' })
        if (errors.length > 0)
          throw new CommandError(errors.map(({ field, message }) => `${field}: ${message}`).join('\n'))
        await setBankAccount(database, sealer, systemRandom, { tenantId, bank, fields, actor })
        print(`Stored. Try it without moving money: pasarela bank check "${name}" --live`)
      })
    })
}

function addRoute(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('route')
    .argument('<tenant>', 'its id or name')
    .argument('[bank]', `the bank: ${bankNames.join(', ')}; none with --default`)
    .argument('[flows...]', `one or more of: ${routeNames.join(', ')}`)
    .description('choose the bank for flows of a tenant; without flows, for its collections (c2p, card, pago-movil)')
    .option('--default', 'remove the routes of the flows, or all: each goes to the first account that offers it')
    .option('--live', 'of live keys (otherwise of test keys)')
    .addHelpText(
      'after',
      `
A flow without a route goes to the tenant’s first account that offers it, in the order ${bankNames.join(', ')}. A flow that is
routed to a bank whose account does not offer it is unavailable.

Examples:
  $ pasarela bank route "Bodega Ana" r4 --live                 c2p, card and pago-movil through R4
  $ pasarela bank route "Bodega Ana" bnc card pago-movil       two flows through BNC
  $ pasarela bank route "Bodega Ana" --default card            card through the first account that offers it
  $ pasarela bank route "Bodega Ana" --default --live          no routes at all`,
    )
    .action((tenant: string, bank: string | undefined, names: string[], options: Mode & { default?: true }) => {
      const change = readRouteChange(bank, names, options.default === true)
      return withStore(context, async (store) => {
        const scope = await scopeOf(store, tenant, options.live)
        await setRoutes(store.database, systemRandom, { scope, ...change, actor })
        const routes = describeRoutes(await loadTenantAccounts(context, store, scope), {
          clock: systemClock,
          random: systemRandom,
        })
        for (const route of routes.filter(({ flow }) => change.flows.includes(flow))) {
          print(`${options.live ? 'Live' : 'Test'} ${route.flow}: ${route.bank ?? '-'} (${why(route)}).`)
        }
      })
    })
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
        const flows = describeRoutes(loaded, { clock: systemClock, random: systemRandom })
        const accounts = shownAccounts(loaded)
        if (json) return printJson({ flows, accounts })
        printTable(
          ['FLOW', 'BANK', 'WHY'],
          flows.map((route) => [route.flow, route.bank ?? '-', why(route)]),
        )
        print()
        if (accounts.length === 0) return print('No account is stored: see pasarela bank set --help.')
        printTable(
          ['ACCOUNT', 'ADDRESS', 'FIELDS'],
          accounts.map(({ bank, baseUrl, fields }) => [bank, baseUrl, fields.join(', ')]),
        )
      })
    })
}

function addNotifications(command: Command, context: Context): void {
  const { actor } = context
  addNotificationOptions(
    command.command('notifications').argument('<tenant>', 'its id or name').addArgument(bankArgument()),
  ).action((tenant: string, bank: BankName, options: NotificationOptions) => {
    return withStore(context, async (store) => {
      const scope = await scopeOf(store, tenant, options.live)
      const fieldsOf = async () => (await loadTenantAccounts(context, store, scope)).accounts[bank]?.fields
      await runNotifications({ ...store, fieldsOf }, scope, bank, { ...options, actor })
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
        const findings = await checkAccounts(context, store, await scopeOf(store, tenant, live))
        if (json) printJson(findings)
        else
          for (const { bank, what, ok, detail } of findings)
            print(`${ok ? paint('green', '✔') : paint('red', '✖')} ${bank} ${what}: ${detail}`)
        if (findings.length === 0) throw new CommandError('There is no account to check.')
        if (findings.some(({ ok }) => !ok)) throw new CommandError('Not everything works: see above.')
      })
    })
}

async function checkAccounts(context: Context, store: Store, scope: Scope) {
  return withRegistry(context, store, async (registry) => {
    const results = await Promise.all(
      bankNames.map(async (bank) => {
        const findings = (await (await registry.account(scope, bank))?.check()) ?? []
        return findings.map((finding) => ({ bank, ...finding }))
      }),
    )
    return results.flat()
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
    const chosen = bankNames.find((name) => name === bank)
    if (!chosen) throw new CommandError(`Name the bank to route to (${bankNames.join(', ')}), or give --default.`)
    return { bank: chosen, flows: names.length === 0 ? collectionRoutes : names.map(readRouteName) }
  }
  if (bankNames.some((name) => name === bank)) {
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

function why({ bank, reason, offeredBy }: FlowRoute): string {
  if (reason === 'none' || bank === null) return 'no account offers it'
  if (reason === 'firstAccount') return 'first account that offers it'
  return offeredBy.includes(bank) ? 'route' : `route, but no account at ${bank} offers it`
}

function fieldHelp(bank: BankName): string {
  const fields = accountFields(bank).map(({ name, optional, help }) => ({
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
