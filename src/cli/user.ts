import type { KeyObject } from 'node:crypto'
import { Command, Option } from 'commander'
import { systemRandom } from '../foundation/random.ts'
import { createLoginThrottle } from '../operators/access/login-throttle.ts'
import { createPasswords } from '../operators/access/passwords.ts'
import { issueToken, listTokens, type OperatorToken, revokeToken } from '../operators/access/tokens.ts'
import {
  checkUser,
  createUser,
  disableUser,
  enableUser,
  listUsers,
  normalName,
  requireUser,
  type Role,
  roles,
  setPassword,
  type User,
} from '../operators/access/users.ts'
import { loadInstallation } from '../storage/installation.ts'
import { requireTenant } from '../tenants/tenants.ts'
import type { Context } from './context.ts'
import { type PasswordSource, readNewPassword } from './new-password.ts'
import { paint, print, printJson, printTable, readDuration, when } from './output.ts'
import { readStore, type Store, withStore } from './store.ts'

type Json = { json?: true }
type NewUser = Json & PasswordSource & { role: Role; tenant?: string }

export function userCommand(context: Context): Command {
  const { actor } = context
  const command = new Command('user').description('people who may sign in to the dashboard and the operators’ API')

  withPassword(command.command('add'))
    .argument('<name>', 'a short name or an e-mail address')
    .description('add a user; the password is asked for without echo')
    .addOption(
      new Option('--role <role>', 'operator: everything; staff: one tenant’s own things; viewer: only looks')
        .choices(roles)
        .makeOptionMandatory(),
    )
    .option('--tenant <tenant>', 'the only tenant they see, by its id or name; needed for staff')
    .option('--json', 'for scripts')
    .addHelpText(
      'after',
      `
Examples:
  $ pasarela user add ana@example.com --role operator
  $ pasarela user add luis --role staff --tenant "Bodega Ana" --generate`,
    )
    .action((name: string, { role, tenant, json, ...source }: NewUser) =>
      withStore(context, async ({ database }) => {
        const tenantId = tenant === undefined ? null : (await requireTenant(database, tenant)).tenantId
        const password = await readNewPassword(checkUser({ name, role, tenantId }), source)
        const passwordHash = await createPasswords(systemRandom).hash(password)
        const user = await createUser(database, systemRandom, { name, role, tenantId, passwordHash, actor })
        const shown = source.generate ? { password } : {}
        if (json) return printJson({ ...user, ...shown })
        print(`Added ${paint('bold', user.name)}, ${user.role}${user.tenantName ? ` of ${user.tenantName}` : ''}.`)
        showPassword(shown)
      }),
    )

  command
    .command('list')
    .description('list users by name')
    .option('--json', 'for scripts')
    .action(({ json }: Json) =>
      readStore(context, async ({ database }) => {
        const users = await listUsers(database)
        if (json) return printJson(users)
        printTable(['NAME', 'ROLE', 'STATE', 'CREATED', 'LAST LOGIN', 'TENANT'], users.map(row))
      }),
    )

  withPassword(command.command('passwd'))
    .argument('<name>', 'the user')
    .description('set a new password: all sessions of the user end, and a lock is lifted')
    .option('--json', 'for scripts')
    .action((name: string, { json, ...source }: Json & PasswordSource) =>
      withStore(context, async (store) => {
        const { database } = store
        const user = await requireUser(database, name)
        const password = await readNewPassword(user.name, source)
        const passwordHash = await createPasswords(systemRandom).hash(password)
        await setPassword(database, systemRandom, { userId: user.userId, passwordHash, actor })
        await unlock(store, user.name)
        const shown = source.generate ? { password } : {}
        if (json) return printJson({ name: user.name, ...shown })
        print(`The password of ${paint('bold', user.name)} is changed, and their sessions have ended.`)
        showPassword(shown)
      }),
    )

  command
    .command('disable')
    .argument('<name>', 'the user')
    .description('lock somebody out: their sessions end and their tokens stop working at once')
    .option('--json', 'for scripts')
    .action((name: string, { json }: Json) =>
      withStore(context, async ({ database }) => {
        const user = await disableUser(database, systemRandom, { name, actor })
        if (json) return printJson(user)
        print(`${paint('bold', user.name)} is disabled since ${when(user.disabledAt)}.`)
      }),
    )

  command
    .command('enable')
    .argument('<name>', 'the user')
    .description('let a disabled user in again, and lift a lock after wrong passwords')
    .option('--json', 'for scripts')
    .action((name: string, { json }: Json) =>
      withStore(context, async (store) => {
        const user = await enableUser(store.database, systemRandom, { name, actor })
        await unlock(store, user.name)
        if (json) return printJson(user)
        print(`${paint('bold', user.name)} may sign in.`)
      }),
    )

  command
    .command('token')
    .argument('<name>', 'the user whose rights it has')
    .description('issue a token for scripts; it is shown once and kept nowhere')
    .option('--expires <duration>', 'stop working after this time: 90d, 12h')
    .option('--json', 'for scripts')
    .addHelpText(
      'after',
      `
Example:
  $ curl localhost:8080/admin/api/tenants -H "authorization: Bearer $(pasarela user token ana --json | jq -r .token)"`,
    )
    .action((name: string, { expires, json }: Json & { expires?: string }) => {
      const expiry = expires === undefined ? {} : { expiresInSeconds: readDuration(expires) }
      return withStore(context, async (store) => {
        const { userId } = await requireUser(store.database, name)
        const request = { userId, actor, ...expiry }
        const issued = await issueToken(store.database, systemRandom, await pepperOf(store), request)
        if (json) return printJson(issued)
        print(paint('bold', issued.token))
        print(paint('dim', `Token of ${normalName(name)}. It is shown this once: keep it now.`))
      })
    })

  command
    .command('tokens')
    .argument('<name>', 'the user')
    .description('list a user’s tokens, oldest first')
    .option('--json', 'for scripts')
    .action((name: string, { json }: Json) =>
      readStore(context, async ({ database }) => {
        const tokens = await listTokens(database, (await requireUser(database, name)).userId)
        if (json) return printJson(tokens)
        printTable(['TOKEN', 'ID', 'STATE', 'CREATED', 'EXPIRES', 'LAST USE'], tokens.map(tokenRow))
      }),
    )

  command
    .command('revoke')
    .argument('<token>', 'its id or the part that user tokens shows')
    .description('end a token: it is refused from the next request on')
    .option('--json', 'for scripts')
    .action((token: string, { json }: Json) =>
      withStore(context, async ({ database }) => {
        const revoked = await revokeToken(database, systemRandom, { token, actor })
        if (json) return printJson(revoked)
        print(`${revoked.publicPart}… is revoked since ${when(revoked.revokedAt)}.`)
      }),
    )

  return command
}

function withPassword(command: Command): Command {
  const generate = new Option('--generate', 'make a password and print it once').conflicts('passwordStdin')
  return command.option('--password-stdin', 'read the password from standard input, one line').addOption(generate)
}

function showPassword({ password }: { password?: string }): void {
  if (password === undefined) return
  print(`Password  ${paint('bold', password)}`)
  print(paint('dim', 'It is shown this once: keep it now.'))
}

async function pepperOf({ database, sealer }: Store): Promise<KeyObject> {
  return (await loadInstallation(database, sealer, systemRandom)).deriveKey('operator')
}

async function unlock(store: Store, name: string): Promise<void> {
  await createLoginThrottle(store.database, await pepperOf(store)).unlock(name)
}

function row({ name, role, disabledAt, createdAt, lastLoginAt, tenantName }: User): string[] {
  return [name, role, disabledAt ? 'disabled' : 'active', when(createdAt), when(lastLoginAt), tenantName ?? 'all']
}

function tokenRow(token: OperatorToken): string[] {
  const state = token.active ? 'active' : token.revokedAt ? 'revoked' : 'expired'
  const { publicPart, tokenId, createdAt, expiresAt, lastUsedAt } = token
  return [`${publicPart}…`, tokenId, state, when(createdAt), when(expiresAt), when(lastUsedAt)]
}
