import { createCheckout, type Checkout } from '../../checkout/checkout.ts'
import { callerOf } from '../../checkout/tenant-caller.ts'
import { systemClock } from '../../foundation/clock.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { systemRandom } from '../../foundation/random.ts'
import type { Caller } from '../../foundation/scope.ts'
import { DatabaseUnavailable } from '../../storage/database.ts'
import { startDatabaseClock } from '../../storage/database-clock.ts'
import { requireTenant } from '../../tenants/tenants.ts'
import { withRegistry } from '../bank.ts'
import type { Context } from '../context.ts'
import { CommandError, commandErrorOf, printAside } from '../output.ts'
import { readStore, withStore } from '../store.ts'

/** The checkout for one tenant and mode. */
export type Opened = {
  checkout: Checkout
  caller: Caller
  tenantName: string
  now(): Date
}

type Options = { live?: true | undefined; writes: boolean }

/** Runs `work` on the sessions and links of a tenant; a refusal becomes a message for the operator. */
export function withCheckout<Result>(
  context: Context,
  tenant: string,
  { live, writes }: Options,
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const run = writes ? withStore<Result> : readStore<Result>
  return run(context, (store) =>
    withRegistry(context, store, async (registry) => {
      const { database, sealer } = store
      const found = await requireTenant(database, tenant)
      const databaseClock = await startDatabaseClock(database, systemClock)
      const caller = callerOf({
        ...found,
        keyId: null,
        livemode: live === true,
        tenantName: found.name,
        tenantLanguage: 'en',
        isActive: found.deactivatedAt === null,
      })
      const checkout = createCheckout({
        database,
        sealer,
        random: systemRandom,
        databaseClock,
        registry,
        publicUrl: () => publicUrl(context),
      })
      try {
        return await work({ checkout, caller, tenantName: found.name, now: () => databaseClock.now() })
      } catch (error) {
        throw explained(error, found.name, caller.scope.livemode)
      } finally {
        await databaseClock.stop()
      }
    }),
  )
}

function publicUrl(context: Context): string {
  const { publicUrl: configured, host, port } = context.settings()
  return configured ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

export function warnOfAddress(context: Context): void {
  if (context.settings().publicUrl !== undefined) return
  printAside(
    `PASARELA_PUBLIC_URL is not set, so the address begins with ${publicUrl(context)}: customers elsewhere cannot open it.`,
  )
}

function explained(error: unknown, tenant: string, livemode: boolean): unknown {
  if (!(error instanceof GatewayError) || error instanceof DatabaseUnavailable) return error
  if (error.code === 'unsupported_operation') {
    return new CommandError(
      livemode
        ? `No bank account of “${tenant}” can receive payments: store one with pasarela bank set, then see pasarela bank show "${tenant}" --live.`
        : `No bank account of “${tenant}” can receive payments. Test mode uses the simulated banks of a running gateway: start pasarela serve with the same PASARELA_DATA_DIR, then try again.`,
    )
  }
  if (error.code === 'return_url_refused') {
    return new CommandError(
      `The return address must be https on a registered host: pasarela checkout set "${tenant}" --return-host HOST. In test mode, http://localhost works too.`,
    )
  }
  return commandErrorOf(error)
}
