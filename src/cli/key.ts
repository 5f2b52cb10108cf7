import type { KeyObject } from 'node:crypto'
import { Command, Option } from 'commander'
import { type KeyScope, keyScopes, type ScopePreset, scopePresets } from '../foundation/key-scopes.ts'
import { systemRandom } from '../foundation/random.ts'
import type { Settings } from '../foundation/settings.ts'
import { loadInstallation } from '../storage/installation.ts'
import {
  type ApiKey,
  issueKey,
  type IssuedKey,
  isUnrestricted,
  listKeys,
  type NewRestrictions,
  revokeKey,
  rotateApiKey,
} from '../tenants/keys.ts'
import type { Context } from './context.ts'
import { CommandError, paint, print, printJson, printTable, readDuration, when } from './output.ts'
import { readStore, type Store, withStore } from './store.ts'

type Json = { json?: true }

type Restrictions = {
  preset?: ScopePreset
  scopes?: string
  allowIp?: string
  limitCall?: string
  limitDay?: string
  limitPayee?: string
  name?: string
}

const presetTexts = Object.entries(scopePresets)
  .map(([preset, scopes]) => `${preset} (${scopes.join(', ')})`)
  .join('; ')

const unrestrictedText =
  'can pay out from anywhere and without limit: restrict live keys with --preset, --allow-ip and --limit-day.'

export function keyCommand(context: Context): Command {
  const command = new Command('key').description('API keys of tenants')
  addCreate(command, context)
  addList(command, context)
  addRotate(command, context)
  addRevoke(command, context)
  return command
}

function addCreate(command: Command, context: Context): void {
  const { settings, actor } = context
  command
    .command('create')
    .argument('<tenant>', 'its id or name')
    .description('issue a key; it is shown once and not stored')
    .option('--live', 'a live key, which uses the real banks (otherwise a test key)')
    .addOption(
      new Option('--preset <preset>', `scopes for a purpose: ${presetTexts}`).choices(Object.keys(scopePresets)),
    )
    .option('--scopes <list>', `operations that it may call, separated by commas: ${keyScopes.join(', ')}`)
    .option('--allow-ip <list>', 'networks that it may be used from, separated by commas: 203.0.113.0/24')
    .option('--limit-call <amount>', 'largest sum in VES that it may pay out or refund in one call')
    .option('--limit-day <amount>', 'the same in a day of Caracas')
    .option('--limit-payee <amount>', 'the same to one payee in a day')
    .option('--name <name>', 'a name by which to recognise it')
    .option('--expires <duration>', 'stop working after this time: 90d, 12h')
    .option('--json', 'for scripts')
    .addHelpText(
      'after',
      '\nExamples:\n  $ pasarela key create "Bodega Ana"\n  $ pasarela key create "Bodega Ana" --live --preset shop --allow-ip 203.0.113.0/24 --expires 365d' +
        '\n  $ pasarela key create "Bodega Ana" --live --preset payouts --limit-call 50000 --limit-day 200000',
    )
    .action(
      (tenant: string, { live, expires, json, ...given }: Json & Restrictions & { live?: true; expires?: string }) => {
        if (live) requireProduction(settings())
        const expiry = expires === undefined ? {} : { expiresInSeconds: readDuration(expires) }
        return withStore(context, async (store) => {
          const request = { tenant, livemode: live === true, actor, restrictions: restrictionsOf(given), ...expiry }
          showIssued(await issueKey(store.database, systemRandom, await pepperOf(store), request), json)
        })
      },
    )
}

function addList(command: Command, context: Context): void {
  command
    .command('list')
    .argument('<tenant>', 'its id or name')
    .description('list a tenant’s keys, oldest first')
    .option('--json', 'for scripts')
    .action((tenant: string, { json }: Json) =>
      readStore(context, async ({ database }) => {
        const keys = await listKeys(database, tenant)
        if (json) return printJson(keys)
        printTable(['KEY', 'ID', 'STATE', 'CREATED', 'EXPIRES', 'LAST USE', 'SCOPES', 'NAME'], keys.map(row))
        for (const key of keys.filter((each) => each.livemode && each.active && isUnrestricted(each)))
          print(paint('yellow', `${key.publicPart}… ${unrestrictedText}`))
      }),
    )
}

function addRotate(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('rotate')
    .argument('<key>', 'its id or the part that key list shows')
    .description(
      'issue a new key of the same mode, restrictions and expiry; the old one stays valid during the grace period',
    )
    .option('--grace <duration>', 'how long the old key still works, 0 to 7d', '24h')
    .option('--json', 'for scripts')
    .addHelpText('after', '\nExample:\n  $ pasarela key rotate pas_test_4fA9x2Kq --grace 2h')
    .action((key: string, { grace, json }: Json & { grace: string }) => {
      const graceSeconds = readDuration(grace)
      return withStore(context, async (store) => {
        const request = { key, graceSeconds, actor }
        showIssued(await rotateApiKey(store.database, systemRandom, await pepperOf(store), request), json)
      })
    })
}

function addRevoke(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('revoke')
    .argument('<key>', 'its id or the part that key list shows')
    .description('revoke a key: every process refuses it within a second')
    .option('--json', 'for scripts')
    .addHelpText('after', '\nExample:\n  $ pasarela key revoke pas_test_4fA9x2Kq')
    .action((key: string, { json }: Json) =>
      withStore(context, async ({ database }) => {
        const revoked = await revokeKey(database, systemRandom, { key, actor })
        if (json) return printJson(revoked)
        print(`${revoked.publicPart}… is revoked since ${when(revoked.revokedAt)}.`)
      }),
    )
}

function restrictionsOf({
  preset,
  scopes,
  allowIp,
  limitCall,
  limitDay,
  limitPayee,
  name,
}: Restrictions): NewRestrictions {
  if (preset !== undefined && scopes !== undefined) throw new CommandError('Give --preset or --scopes, not both.')
  const chosen = preset === undefined ? scopes && readScopes(scopes) : [...scopePresets[preset]]
  return {
    ...(name === undefined ? {} : { name }),
    ...(chosen ? { scopes: chosen } : {}),
    ...(allowIp === undefined ? {} : { allowedIps: listed(allowIp) }),
    ...(limitCall === undefined ? {} : { callLimitVes: limitCall }),
    ...(limitDay === undefined ? {} : { dayLimitVes: limitDay }),
    ...(limitPayee === undefined ? {} : { payeeLimitVes: limitPayee }),
  }
}

function readScopes(text: string): KeyScope[] {
  const given = listed(text)
  const unknown = given.find((scope) => !(keyScopes as readonly string[]).includes(scope))
  if (unknown !== undefined || given.length === 0)
    throw new CommandError(`There is no scope “${unknown ?? ''}”: they are ${keyScopes.join(', ')}.`)
  return given as KeyScope[]
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** With real money the operator has a master key of their own, a database of their own, and no demo tenant. */
function requireProduction({ mode }: Settings): void {
  if (mode === 'production') return
  throw new CommandError('Live keys work in production only: set PASARELA_MODE=production and PASARELA_MASTER_KEY.')
}

async function pepperOf({ database, sealer }: Store): Promise<KeyObject> {
  return (await loadInstallation(database, sealer, systemRandom)).deriveKey('api-key')
}

function showIssued(issued: IssuedKey, json: true | undefined): void {
  if (json) return printJson(issued)
  print(paint('bold', issued.key))
  if (issued.livemode && isUnrestricted(issued)) print(paint('yellow', `Warning: it ${unrestrictedText}`))
  print(paint('dim', `${issued.livemode ? 'live' : 'test'} key ${issued.keyId}. It is shown only once: save it now.`))
}

function row(key: ApiKey): string[] {
  const state = key.active ? 'active' : key.revokedAt ? 'revoked' : 'expired'
  const times = [key.createdAt, key.expiresAt, key.lastUsedAt].map(when)
  return [`${key.publicPart}…`, key.keyId, state, ...times, key.scopes.join(' '), key.name ?? '']
}
