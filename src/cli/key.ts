import type { KeyObject } from 'node:crypto'
import { Command } from 'commander'
import { systemRandom } from '../foundation/random.ts'
import type { Settings } from '../foundation/settings.ts'
import { loadInstallation } from '../storage/installation.ts'
import { type ApiKey, issueKey, type IssuedKey, listKeys, revokeKey, rotateApiKey } from '../tenants/keys.ts'
import type { Context } from './context.ts'
import { CommandError, paint, print, printJson, printTable, readDuration, when } from './output.ts'
import { readStore, type Store, withStore } from './store.ts'

type Json = { json?: true }

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
    .option('--expires <duration>', 'stop working after this time: 90d, 12h')
    .option('--json', 'for scripts')
    .addHelpText(
      'after',
      '\nExamples:\n  $ pasarela key create "Bodega Ana"\n  $ pasarela key create "Bodega Ana" --live --expires 365d',
    )
    .action((tenant: string, { live, expires, json }: Json & { live?: true; expires?: string }) => {
      const given = settings()
      if (live) requireOwnMasterKey(given)
      const expiry = expires === undefined ? {} : { expiresInSeconds: readDuration(expires) }
      return withStore(context, async (store) => {
        const request = { tenant, livemode: live === true, actor, ...expiry }
        showIssued(await issueKey(store.database, systemRandom, await pepperOf(store), request), json)
      })
    })
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
        printTable(['KEY', 'ID', 'STATE', 'CREATED', 'EXPIRES', 'LAST USE'], keys.map(row))
      }),
    )
}

function addRotate(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('rotate')
    .argument('<key>', 'its id or the part that key list shows')
    .description('issue a new key of the same mode; the old one stays valid during the grace period')
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

/** A generated master key is for testing only; with real money the operator must set one and store it safely. */
function requireOwnMasterKey({ masterKey }: Settings): void {
  if (masterKey) return
  throw new CommandError(
    'Live keys need PASARELA_MASTER_KEY: generate one with `openssl rand -hex 32` and store it safely.',
  )
}

async function pepperOf({ database, sealer }: Store): Promise<KeyObject> {
  return (await loadInstallation(database, sealer, systemRandom)).deriveKey('api-key')
}

function showIssued(issued: IssuedKey, json: true | undefined): void {
  if (json) return printJson(issued)
  print(paint('bold', issued.key))
  print(paint('dim', `${issued.livemode ? 'live' : 'test'} key ${issued.keyId}. It is shown only once: save it now.`))
}

function row(key: ApiKey): string[] {
  const state = key.active ? 'active' : key.revokedAt ? 'revoked' : 'expired'
  return [`${key.publicPart}…`, key.keyId, state, when(key.createdAt), when(key.expiresAt), when(key.lastUsedAt)]
}
