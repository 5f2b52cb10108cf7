import { Command } from 'commander'
import { systemRandom } from '../foundation/random.ts'
import { activateTenant, createTenant, deactivateTenant, listTenants, type Tenant } from '../tenants/tenants.ts'
import type { Context } from './context.ts'
import { paint, print, printJson, printTable, when } from './output.ts'
import { withStore } from './store.ts'

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
      withStore(settings(), async ({ database }) => {
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

  return command
}

function row({ tenantId, createdAt, deactivatedAt, name }: Tenant): string[] {
  return [tenantId, when(createdAt), deactivatedAt ? 'inactive' : 'active', name]
}
