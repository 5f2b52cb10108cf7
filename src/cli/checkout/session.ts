import { Command } from 'commander'
import { renderUnicodeCompact } from 'uqr'
import type { Session } from '../../checkout/session.ts'
import { fixed2 } from '../../foundation/money.ts'
import { isHyphenatedUuid } from '../../foundation/uuid.ts'
import { limits } from '../../foundation/limits.ts'
import type { Context } from '../context.ts'
import { CommandError, paint, print, printJson, readDuration, when } from '../output.ts'
import { type Opened, warnOfAddress, withCheckout } from './open.ts'
import { addOrderOptions, type OrderOptions, readOrderOptions } from './order-options.ts'

type Mode = { live?: true; json?: true }

const { checkoutMinutes, checkoutMinutesMin, checkoutMinutesMax } = limits

export function sessionCommand(context: Context): Command {
  const command = new Command('session').description('checkout sessions: a page where one customer pays one amount')
  addCreate(command, context)
  addShow(command, context)
  addExpire(command, context)
  return command
}

function addCreate(command: Command, context: Context): void {
  const create = command
    .command('create')
    .argument('<tenant>', 'its id or name')
    .description('create a session; prints the address of its page')
    .option('--for <duration>', 'how long the customer can begin to pay, 5m to 24h', `${checkoutMinutes}m`)
    .addHelpText(
      'after',
      `
For an address that stays valid for days or is paid several times, use pasarela link create.

Example:
  $ pasarela session create "Bodega Ana" --usd 25 --description "Pedido 1042" --ref 1042 --for 2h`,
    )
  addOrderOptions(create).action((tenant: string, options: OrderOptions & { for: string }) => {
    const order = readOrderOptions(options)
    const { live, json } = options
    if (options.usd === undefined && options.ves === undefined)
      throw new CommandError('Give the price: --usd or --ves.')
    const expiresInMinutes = readMinutes(options.for)
    return withCheckout(context, tenant, { live, writes: true }, async ({ checkout, caller, tenantName }) => {
      const { body } = await checkout.createSession({ caller, language: 'en' }, { ...order, expiresInMinutes })
      warnOfAddress(context)
      if (json) return printJson(body)
      const { sessionId, url } = body as { sessionId: string; url: string }
      print(paint('bold', url))
      if (process.stdout.isTTY) print(renderUnicodeCompact(url, { border: 2 }))
      print(
        paint(
          'dim',
          `See whether it was paid: pasarela session show "${tenantName}" ${sessionId}${live ? ' --live' : ''}`,
        ),
      )
    })
  })
}

function addShow(command: Command, context: Context): void {
  command
    .command('show')
    .argument('<tenant>', 'its id or name')
    .argument('<session>', 'its id (sessionId)')
    .description('the state of a session, its payment and its addresses')
    .option('--live', 'of live mode (otherwise of test mode)')
    .option('--json', 'for scripts')
    .action((tenant: string, sessionId: string, { live, json }: Mode) =>
      withCheckout(context, tenant, { live, writes: false }, async (opened) => {
        const session = await requireSession(opened, sessionId)
        warnOfAddress(context)
        show(opened, session, json)
      }),
    )
}

function addExpire(command: Command, context: Context): void {
  command
    .command('expire')
    .argument('<tenant>', 'its id or name')
    .argument('<session>', 'its id (sessionId)')
    .description('end a session: nobody can begin to pay in it; refused if it was paid or a charge is in progress')
    .option('--live', 'of live mode (otherwise of test mode)')
    .option('--json', 'for scripts')
    .addHelpText('after', '\nA transfer that the customer has already sent still pays it when it arrives.')
    .action((tenant: string, sessionId: string, { live, json }: Mode) =>
      withCheckout(context, tenant, { live, writes: true }, async (opened) => {
        const { sessionId: id } = await requireSession(opened, sessionId)
        await opened.checkout.expireSession({ caller: opened.caller, language: 'en', actor: context.actor }, id)
        show(opened, await requireSession(opened, id), json)
      }),
    )
}

async function requireSession({ checkout, caller, tenantName }: Opened, sessionId: string): Promise<Session> {
  const { scope } = caller
  const session = isHyphenatedUuid(sessionId) ? await checkout.sessions.find(scope, sessionId) : undefined
  if (session) return session
  const other = scope.livemode ? 'without --live' : 'with --live'
  throw new CommandError(
    `“${tenantName}” has no ${scope.livemode ? 'live' : 'test'} session ${sessionId}: check the id, or try ${other}.`,
  )
}

function show({ checkout, caller }: Opened, session: Session, json: true | undefined): void {
  const view = checkout.sessionView(caller.scope, session) as { url: string; receiptUrl?: string }
  if (json) return printJson(view)
  const { status, usdAmount, vesAmount, description, createdAt, expiresAt, paidAt, paidBy, linkId } = session
  const amount = usdAmount ? `${fixed2(usdAmount)} USD` : `${vesAmount ? fixed2(vesAmount) : '-'} VES`
  print(`${paint('bold', status)}  ${amount}  ${description}`)
  const lines = [
    ['created', when(createdAt)],
    ['until', when(expiresAt)],
    ['page', view.url],
    ...(linkId ? [['link', linkId]] : []),
    ...(paidAt ? [['paid', when(paidAt)]] : []),
    ...(paidBy ? [['payment', `${paidBy} (pasarela payment show)`]] : []),
    ...(view.receiptUrl ? [['receipt', view.receiptUrl]] : []),
  ]
  for (const [name = '', value = ''] of lines) print(`  ${name.padEnd(8)}  ${value}`)
}

function readMinutes(text: string): number {
  const minutes = readDuration(text) / 60
  if (Number.isInteger(minutes) && minutes >= checkoutMinutesMin && minutes <= checkoutMinutesMax) return minutes
  throw new CommandError(`--for: “${text}” must be 5m to 24h, in whole minutes.`)
}
