import { Command, Option } from 'commander'
import { renderUnicodeCompact } from 'uqr'
import { type Link, linkState } from '../../checkout/link-store.ts'
import { fixed2 } from '../../foundation/money.ts'
import { isHyphenatedUuid } from '../../foundation/uuid.ts'
import type { Context } from '../context.ts'
import { CommandError, paint, print, printJson, printTable, when } from '../output.ts'
import { type Opened, warnOfAddress, withCheckout } from './open.ts'
import { addOrderOptions, type OrderOptions, readExpiry, readOrderOptions } from './order-options.ts'

type Mode = { live?: true; json?: true }

export function linkCommand(context: Context): Command {
  const command = new Command('link').description('payment links: an address or a QR code that customers pay at')
  addCreate(command, context)
  addList(command, context)
  addSwitch(command, context, { name: 'off', isActive: false, description: 'switch a link off: it takes no payment' })
  addSwitch(command, context, { name: 'on', isActive: true, description: 'switch a link on again' })
  return command
}

type CreateOptions = OrderOptions & { customer?: 'USD' | 'VES'; reusable?: true; maxUses?: string; expires?: string }

function addCreate(command: Command, context: Context): void {
  const { actor } = context
  const create = command
    .command('create')
    .argument('<tenant>', 'its id or name')
    .description('create a link; prints its address and, in a terminal, its QR code')
    .addOption(new Option('--customer <currency>', 'the customer types the amount').choices(['USD', 'VES']))
    .option('--reusable', 'can be paid any number of times (otherwise once)')
    .option('--max-uses <count>', 'can be paid this many times')
    .option('--expires <time>', 'the last day, 2026-12-31, or a time with its zone, 2026-12-31T18:00-04:00')
    .addHelpText(
      'after',
      `
Give the price with --usd or --ves, or let the customer type it with --customer. A link for one payment can be sent to
several people or opened several times: it is charged once.

Examples:
  $ pasarela link create "Bodega Ana" --usd 25 --description "Pedido 1042"
  $ pasarela link create "Bodega Ana" --ves 900 --description "Almuerzo del día" --reusable --expires 2026-12-31 --live
  $ pasarela link create "Bodega Ana" --customer USD --description "Caja 1" --reusable --live`,
    )
  addOrderOptions(create).action((tenant: string, options: CreateOptions) => {
    const order = readOrderOptions(options)
    const { customer, reusable, live, json } = options
    const given = [options.usd, options.ves, customer].filter((each) => each !== undefined)
    if (given.length !== 1) throw new CommandError('Give one of --usd, --ves and --customer.')
    const maxUses = options.maxUses === undefined ? undefined : readCount(options.maxUses)
    return withCheckout(context, tenant, { live, writes: true }, async ({ checkout, caller, tenantName, now }) => {
      const expiresAt = options.expires === undefined ? undefined : readExpiry(options.expires, now())
      const { body } = await checkout.createLink(
        { caller, language: 'en', actor },
        {
          ...order,
          ...(customer === undefined ? {} : { amount: 'customer', currency: customer }),
          reusable: reusable === true || maxUses !== undefined,
          ...(maxUses === undefined ? {} : { maxUses }),
          ...(expiresAt === undefined ? {} : { expiresAt }),
        },
      )
      warnOfAddress(context)
      if (json) return printJson(body)
      const { linkId, url } = body as { linkId: string; url: string }
      print(paint('bold', url))
      if (process.stdout.isTTY) print(renderUnicodeCompact(url, { border: 2 }))
      const link = await checkout.findLink(caller.scope, linkId)
      print(`${live ? 'Live' : 'Test'} link: ${amountOf(link)}, ${timesOf(link)}, ${untilOf(link)}.`)
      print(paint('dim', `Switch it off: pasarela link off "${tenantName}" ${linkId}${live ? ' --live' : ''}`))
    })
  })
}

function addList(command: Command, context: Context): void {
  command
    .command('list')
    .argument('<tenant>', 'its id or name')
    .description('list a tenant’s links, newest first')
    .option('--limit <count>', 'how many', '50')
    .option('--live', 'of live mode (otherwise of test mode)')
    .option('--json', 'for scripts')
    .addHelpText('after', '\nExample:\n  $ pasarela link list "Bodega Ana" --live')
    .action((tenant: string, { live, json, limit: text }: Mode & { limit: string }) => {
      const limit = readCount(text)
      return withCheckout(context, tenant, { live, writes: false }, async ({ checkout, caller, now }) => {
        const links = await checkout.links.list(caller.scope, { after: undefined, limit })
        warnOfAddress(context)
        if (json) return printJson(links.map((link) => checkout.linkView(caller.scope, link)))
        if (links.length === 0) return print(`No ${live ? 'live' : 'test'} links: see pasarela link create --help.`)
        printTable(
          ['LINK', 'STATE', 'AMOUNT', 'PAID', 'UNTIL', 'ADDRESS', 'DESCRIPTION'],
          links.map((link) => [
            link.linkId,
            linkState(link, now()),
            amountOf(link),
            paidOf(link),
            when(link.expiresAt),
            checkout.linkUrl(link),
            link.description,
          ]),
        )
      })
    })
}

function addSwitch(
  command: Command,
  context: Context,
  { name, isActive, description }: { name: 'on' | 'off'; isActive: boolean; description: string },
): void {
  const { actor } = context
  command
    .command(name)
    .argument('<tenant>', 'its id or name')
    .argument('<link>', 'its id, as link list shows it, or its address')
    .description(`${description}; takes effect at once`)
    .option('--live', 'of live mode (otherwise of test mode)')
    .option('--json', 'for scripts')
    .addHelpText('after', `\nExample:\n  $ pasarela link ${name} "Bodega Ana" 019f6fa1-9f75-7c27-b3d1-0f2f3ea4a3c1`)
    .action((tenant: string, given: string, { live, json }: Mode) =>
      withCheckout(context, tenant, { live, writes: true }, async (opened) => {
        const { checkout, caller } = opened
        const { linkId, description: order } = await requireLink(opened, given)
        await checkout.links.setActive(caller.scope, linkId, isActive, actor)
        if (json) return printJson(checkout.linkView(caller.scope, await checkout.findLink(caller.scope, linkId)))
        print(`${paint('bold', order)} is ${isActive ? 'on: it takes payments' : 'off: nobody can begin to pay it'}.`)
      }),
    )
}

/** By id, or by its address, which is what an operator has at hand. */
async function requireLink({ checkout, caller, tenantName }: Opened, given: string): Promise<Link> {
  const { scope } = caller
  const [, slug] = /\/l\/([A-Za-z0-9_-]{22})(?:[?#].*)?$/.exec(given) ?? []
  const bySlug = slug === undefined ? undefined : await checkout.links.findBySlug(slug)
  const isOurs = bySlug?.caller.scope.tenantId === scope.tenantId && bySlug.caller.scope.livemode === scope.livemode
  const link = isHyphenatedUuid(given) ? await checkout.links.find(scope, given) : isOurs ? bySlug?.link : undefined
  if (link) return link
  const live = scope.livemode ? ' --live' : ''
  const other = scope.livemode ? 'without --live' : 'with --live'
  throw new CommandError(
    `“${tenantName}” has no ${scope.livemode ? 'live' : 'test'} link ${given}: see pasarela link list "${tenantName}"${live}, or try ${other}.`,
  )
}

function amountOf({ usdAmount, vesAmount, currency }: Link): string {
  if (usdAmount) return `${fixed2(usdAmount)} USD`
  return vesAmount ? `${fixed2(vesAmount)} VES` : `any in ${currency}`
}

function timesOf({ isShared, maxUses }: Link): string {
  if (isShared) return 'for one payment'
  return maxUses === null ? 'for any number of payments' : `for ${maxUses} ${maxUses === 1 ? 'payment' : 'payments'}`
}

const untilOf = ({ expiresAt }: Link) => (expiresAt ? `until ${when(expiresAt)}` : 'without an end')

const paidOf = ({ paid, maxUses }: Link) => (maxUses === null ? String(paid) : `${paid} of ${maxUses}`)

function readCount(text: string): number {
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0
  if (count >= 1 && count <= 1_000_000) return count
  throw new CommandError(`“${text}” is not a number from 1 to 1000000.`)
}
