import { Command, Option } from 'commander'
import { systemRandom } from '../foundation/random.ts'
import { type Language, languages } from '../foundation/text.ts'
import {
  activateTenant,
  createTenant,
  deactivateTenant,
  listTenants,
  pendingWaitMaxSeconds,
  setTenant,
  type Tenant,
  type TenantChoices,
  TenantError,
  toleranceMax,
} from '../tenants/tenants.ts'
import type { Context } from './context.ts'
import { paint, print, printJson, printTable, when } from './output.ts'
import { readStore, withStore } from './store.ts'

type Json = { json?: true }

const languageOption = () =>
  new Option('--language <language>', 'language of messages for requests without Accept-Language').choices(languages)

export function tenantCommand(context: Context): Command {
  const command = new Command('tenant').description('merchants and integrators that use the gateway')
  addCreate(command, context)
  addList(command, context)
  addDeactivate(command, context)
  addActivate(command, context)
  addSet(command, context)
  return command
}

function addCreate(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('create')
    .argument('<name>', 'the tenant’s name, 1 to 80 characters, as its receipts show it')
    .description('create a tenant')
    .addOption(languageOption().default('en'))
    .option('--json', 'for scripts')
    .addHelpText('after', '\nExample:\n  $ pasarela tenant create "Bodega Ana" --language es')
    .action((name: string, { json, language }: Json & { language: Language }) =>
      withStore(context, async ({ database }) => {
        const tenant = await createTenant(database, systemRandom, { name, language, actor })
        if (json) return printJson(tenant)
        print(`Created ${paint('bold', tenant.name)} (${tenant.tenantId}).`)
        print(`Next: pasarela key create "${tenant.name}"`)
      }),
    )
}

function addList(command: Command, context: Context): void {
  command
    .command('list')
    .description('list tenants, oldest first')
    .option('--json', 'for scripts')
    .action(({ json }: Json) =>
      readStore(context, async ({ database }) => {
        const tenants = await listTenants(database)
        if (json) return printJson(tenants)
        printTable(['ID', 'CREATED', 'LANGUAGE', 'STATE', 'NAME'], tenants.map(row))
      }),
    )
}

function addDeactivate(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('deactivate')
    .argument('<tenant>', 'its id or name')
    .description(
      'deactivate a tenant: its keys stop working within a second, its data remain; queued parts of its disbursements wait until it is active again',
    )
    .option('--json', 'for scripts')
    .addHelpText('after', '\nExample:\n  $ pasarela tenant deactivate "Bodega Ana"')
    .action((idOrName: string, { json }: Json) =>
      withStore(context, async ({ database }) => {
        const tenant = await deactivateTenant(database, systemRandom, { idOrName, actor })
        if (json) return printJson(tenant)
        print(`${paint('bold', tenant.name)} is inactive since ${when(tenant.deactivatedAt)}.`)
      }),
    )
}

function addActivate(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('activate')
    .argument('<tenant>', 'its id or name')
    .description('reactivate a tenant: its keys that were not revoked work again')
    .option('--json', 'for scripts')
    .action((idOrName: string, { json }: Json) =>
      withStore(context, async ({ database }) => {
        const tenant = await activateTenant(database, systemRandom, { idOrName, actor })
        if (json) return printJson(tenant)
        print(`${paint('bold', tenant.name)} is active.`)
      }),
    )
}

function addSet(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('set')
    .argument('<tenant>', 'its id or name')
    .option(
      '--pending-wait <seconds>',
      `how long a pending debit or credit is polled before its request is answered PENDING: 0 to ${pendingWaitMaxSeconds}, 0 answers at once`,
    )
    .option(
      '--tolerance-ves <amount>',
      `VES by which a verified transfer may differ and still count as equal: 0 to ${toleranceMax.ves}, and at most ${toleranceMax.percent} % of the amount`,
    )
    .option(
      '--tolerance-percent <percent>',
      `the same in percent of the amount: 0 to ${toleranceMax.percent}; with --tolerance-ves the smaller one applies`,
    )
    .addOption(
      new Option(
        '--overpayment <rule>',
        'whether a verified transfer above the amount pays for the order (see receivedVesAmount)',
      ).choices(['accept', 'refuse']),
    )
    .option(
      '--approval-above <amount>',
      'payouts above this amount in VES wait for a second person: in the dashboard, or a key with the scope approve; none: no payout does',
    )
    .addOption(languageOption())
    .description('change the settings of a tenant')
    .option('--json', 'for scripts')
    .addHelpText(
      'after',
      '\nExamples:\n  $ pasarela tenant set "Bodega Ana" --pending-wait 5' +
        '\n  $ pasarela tenant set "Bodega Ana" --tolerance-ves 5 --tolerance-percent 1 --overpayment accept' +
        '\n  $ pasarela tenant set "Bodega Ana" --language es',
    )
    .action((idOrName: string, { json, ...given }: Json & Given) =>
      withStore(context, async ({ database }) => {
        const choices = choicesOf(given)
        if (Object.keys(choices).length === 0) {
          throw new TenantError('invalid_request', 'Nothing to change: see pasarela tenant set --help.')
        }
        const tenant = await setTenant(database, systemRandom, { idOrName, choices, actor })
        if (json) return printJson(tenant)
        print(`${paint('bold', tenant.name)} waits ${tenant.pendingWaitSeconds} s for a pending operation.`)
        print(`Its language is ${tenant.language}.`)
        print(`A verified transfer may differ by ${toleranceText(tenant)}.`)
        print(`An overpayment ${tenant.acceptsOverpayment ? 'pays' : 'does not pay'} for the order.`)
        if (tenant.approvalAboveVes !== null)
          print(`Payouts above ${tenant.approvalAboveVes} VES wait for a second person.`)
      }),
    )
}

type Given = {
  pendingWait?: string
  toleranceVes?: string
  tolerancePercent?: string
  overpayment?: 'accept' | 'refuse'
  approvalAbove?: string
  language?: Language
}

function choicesOf({
  pendingWait,
  toleranceVes,
  tolerancePercent,
  overpayment,
  approvalAbove,
  language,
}: Given): TenantChoices {
  return {
    ...(pendingWait === undefined ? {} : { pendingWaitSeconds: Number(pendingWait) }),
    ...(toleranceVes === undefined ? {} : { toleranceVes }),
    ...(tolerancePercent === undefined ? {} : { tolerancePercent }),
    ...(overpayment === undefined ? {} : { acceptsOverpayment: overpayment === 'accept' }),
    ...(approvalAbove === undefined ? {} : { approvalAboveVes: approvalAbove === 'none' ? null : approvalAbove }),
    ...(language === undefined ? {} : { language }),
  }
}

function toleranceText({ toleranceVes, tolerancePercent }: Tenant): string {
  const parts = [
    ...(Number(toleranceVes) > 0 ? [`${toleranceVes} VES`] : []),
    ...(Number(tolerancePercent) > 0 ? [`${tolerancePercent} %`] : []),
  ]
  return parts.length === 0 ? 'nothing' : parts.join(' or ') + (parts.length > 1 ? ', whichever is less' : '')
}

function row({ tenantId, createdAt, language, deactivatedAt, name }: Tenant): string[] {
  return [tenantId, when(createdAt), language, deactivatedAt ? 'inactive' : 'active', name]
}
