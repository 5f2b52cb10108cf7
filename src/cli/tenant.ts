import { Command } from 'commander'
import { systemRandom } from '../foundation/random.ts'
import {
  activateTenant,
  createTenant,
  deactivateTenant,
  listTenants,
  pendingWaitMaxSeconds,
  setTenantPendingWait,
  type Tenant,
} from '../tenants/tenants.ts'
import type { Context } from './context.ts'
import { paint, print, printJson, printTable, when } from './output.ts'
import { readStore, withStore } from './store.ts'

type Json = { json?: true }

export function tenantCommand({ settings, actor }: Context): Command {
  const command = new Command('tenant').description('merchants and integrators that use the gateway')

  command
    .command('create')
    .argument('<name>', 'the tenant’s name, 1 to 80 characters, as its receipts show it')
    .description('create a tenant')
    .option('--json', 'for scripts')
    .addHelpText('after', '\nExample:\n  $ pasarela tenant create "Bodega Ana"')
    .action((name: string, { json }: Json) =>
      withStore(settings(), async ({ database }) => {
        const tenant = await createTenant(database, systemRandom, { name, actor })
        if (json) return printJson(tenant)
        print(`Created ${paint('bold', tenant.name)} (${tenant.tenantId}).`)
        print(`Next: pasarela key create "${tenant.name}"`)
      }),
    )

  command
    .command('list')
    .description('list tenants, oldest first')
    .option('--json', 'for scripts')
    .action(({ json }: Json) =>
      readStore(settings(), async ({ database }) => {
        const tenants = await listTenants(database)
        if (json) return printJson(tenants)
        printTable(['ID', 'CREATED', 'STATE', 'NAME'], tenants.map(row))
      }),
    )

  command
    .command('deactivate')
    .argument('<tenant>', 'its id or name')
    .description('switch a tenant off: its keys stop working within a second, its data stay')
    .option('--json', 'for scripts')
    .addHelpText('after', '\nExample:\n  $ pasarela tenant deactivate "Bodega Ana"')
    .action((idOrName: string, { json }: Json) =>
      withStore(settings(), async ({ database }) => {
        const tenant = await deactivateTenant(database, systemRandom, { idOrName, actor })
        if (json) return printJson(tenant)
        print(`${paint('bold', tenant.name)} is inactive since ${when(tenant.deactivatedAt)}.`)
      }),
    )

  command
    .command('activate')
    .argument('<tenant>', 'its id or name')
    .description('switch a tenant on again: those of its keys that were not revoked work as before')
    .option('--json', 'for scripts')
    .action((idOrName: string, { json }: Json) =>
      withStore(settings(), async ({ database }) => {
        const tenant = await activateTenant(database, systemRandom, { idOrName, actor })
        if (json) return printJson(tenant)
        print(`${paint('bold', tenant.name)} is active.`)
      }),
    )

  command
    .command('set')
    .argument('<tenant>', 'its id or name')
    .requiredOption(
      '--pending-wait <seconds>',
      `how long a debit or credit that the bank leaves pending is followed before its request is answered PENDING: 0 to ${pendingWaitMaxSeconds}, 0 answers at once`,
    )
    .description('change what a tenant chooses')
    .option('--json', 'for scripts')
    .addHelpText('after', '\nExample:\n  $ pasarela tenant set "Bodega Ana" --pending-wait 5')
    .action((idOrName: string, { json, pendingWait }: Json & { pendingWait: string }) =>
      withStore(settings(), async ({ database }) => {
        const seconds = Number(pendingWait)
        const tenant = await setTenantPendingWait(database, systemRandom, { idOrName, seconds, actor })
        if (json) return printJson(tenant)
        print(`${paint('bold', tenant.name)} waits ${tenant.pendingWaitSeconds} s for an operation left pending.`)
      }),
    )

  return command
}

function row({ tenantId, createdAt, deactivatedAt, name }: Tenant): string[] {
  return [tenantId, when(createdAt), deactivatedAt ? 'inactive' : 'active', name]
}
