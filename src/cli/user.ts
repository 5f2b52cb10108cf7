import type { KeyObject } from 'node:crypto'
import { Command, Option } from 'commander'
import { systemRandom } from '../foundation/random.ts'
import { type Role, roles } from '../foundation/roles.ts'
import { createLoginThrottle } from '../operators/access/login-throttle.ts'
import { resetFactors } from '../operators/access/factors.ts'
import { createPasswords, usedBefore } from '../operators/access/passwords.ts'
import { createUserLinks, linkAddress, type UserLink, type UserLinks } from '../operators/access/user-links.ts'
import { issueToken, listTokens, type OperatorToken, revokeToken } from '../operators/access/tokens.ts'
import {
  checkUser,
  createUser,
  disableUser,
  enableUser,
  isNameTaken,
  listUsers,
  normalName,
  requireLocalUser,
  requireUser,
  setPassword,
  type User,
  UserError,
  usedPasswords,
} from '../operators/access/users.ts'
import { loadInstallation } from '../storage/installation.ts'
import { requireTenant } from '../tenants/tenants.ts'
import type { Context } from './context.ts'
import { language } from './language.ts'
import { type PasswordSource, readNewPassword } from './new-password.ts'
import { paint, print, printJson, printTable, readDuration, when } from './output.ts'
import { readStore, type Store, withStore } from './store.ts'

type Json = { json?: true }
type NewUser = Json & PasswordSource & { role: Role; tenant?: string }

export function userCommand(context: Context): Command {
  const command = new Command('user').description('people who may sign in to the dashboard and the operators’ API')
  addAdd(command, context)
  addInvite(command, context)
  addLink(command, context)
  addList(command, context)
  addPasswd(command, context)
  addDisable(command, context)
  addEnable(command, context)
  addResetFactors(command, context)
  addToken(command, context)
  addTokens(command, context)
  addRevoke(command, context)
  return command
}

function addAdd(command: Command, context: Context): void {
  const { actor } = context
  withRole(withPassword(command.command('add')))
    .argument('<name>', 'a short name or an e-mail address')
    .description('add a user; the password is entered without echo')
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
}

type Invited = Json & { role: Role; tenant?: string }

function addInvite(command: Command, context: Context): void {
  const { actor } = context
  withRole(command.command('invite'))
    .argument('<name>', 'a short name or an e-mail address')
    .description('add a user who chooses the password by a one-time link, valid for 72 hours')
    .option('--json', 'for scripts')
    .addHelpText('after', '\nExample:\n  $ pasarela user invite luis --role cashier --tenant "Bodega Ana"')
    .action((name: string, { role, tenant, json }: Invited) =>
      withStore(context, async (store) => {
        const { database } = store
        const tenantId = tenant === undefined ? null : (await requireTenant(database, tenant)).tenantId
        const person = { name: checkUser({ name, role, tenantId }), role, tenantId, actor }
        const { user, link } = await (await linksOf(store)).invite(person).catch((error: unknown) => {
          throw isNameTaken(error) ? new UserError(`There is already a user “${person.name}”.`) : error
        })
        const shown = shownLink(context, link)
        if (json) return printJson({ ...user, ...shown })
        print(`Invited ${paint('bold', user.name)}, ${user.role}${user.tenantName ? ` of ${user.tenantName}` : ''}.`)
        showLink(shown)
      }),
    )
}

function addLink(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('link')
    .argument('<name>', 'the user')
    .description('make a one-time link by which a user who forgot the password chooses a new one, valid for 72 hours')
    .option('--json', 'for scripts')
    .action((name: string, { json }: Json) =>
      withStore(context, async (store) => {
        const user = await requireLocalUser(store.database, name)
        const link = await (await linksOf(store)).make({ userId: user.userId, actor })
        if (!link) throw new UserError(`“${user.name}” is disabled: see pasarela user enable.`)
        const shown = shownLink(context, link)
        if (json) return printJson({ name: user.name, ...shown })
        showLink(shown)
      }),
    )
}

async function linksOf(store: Store): Promise<UserLinks> {
  return createUserLinks(store.database, systemRandom, await pepperOf(store))
}

function shownLink({ settings }: Context, { token, expiresAt }: UserLink) {
  const { dashboardUrl, port } = settings()
  return { url: linkAddress(dashboardUrl ?? `http://localhost:${port}`, token), expiresAt }
}

function showLink({ url, expiresAt }: { url: string; expiresAt: Date }): void {
  print(paint('bold', url))
  print(paint('dim', `Hand it to that person only. It works once, until ${when(expiresAt)}, and is not shown again.`))
}

function addList(command: Command, context: Context): void {
  command
    .command('list')
    .description('list users by name')
    .option('--json', 'for scripts')
    .action(({ json }: Json) =>
      readStore(context, async ({ database }) => {
        const users = await listUsers(database)
        if (json) return printJson(users)
        printTable(['NAME', 'ROLE', 'STATE', 'FACTORS', 'CREATED', 'LAST LOGIN', 'TENANT'], users.map(row))
      }),
    )
}

function addPasswd(command: Command, context: Context): void {
  const { actor } = context
  withPassword(command.command('passwd'))
    .argument('<name>', 'the user')
    .description('set a new password: ends all sessions of the user and unlocks the account')
    .option('--json', 'for scripts')
    .action((name: string, { json, ...source }: Json & PasswordSource) =>
      withStore(context, async (store) => {
        const { database } = store
        const user = await requireLocalUser(database, name)
        const password = await readNewPassword(user.name, source)
        const passwords = createPasswords(systemRandom)
        if (await passwords.matchesAny(password, await usedPasswords(database, user))) {
          throw new UserError({ en: `The password ${usedBefore.en}.`, es: `La contraseña ${usedBefore.es}.` }[language])
        }
        const passwordHash = await passwords.hash(password)
        await setPassword(database, systemRandom, { userId: user.userId, passwordHash, actor })
        await unlock(store, user.name)
        const shown = source.generate ? { password } : {}
        if (json) return printJson({ name: user.name, ...shown })
        print(`The password of ${paint('bold', user.name)} is changed, and their sessions have ended.`)
        showPassword(shown)
      }),
    )
}

function addDisable(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('disable')
    .argument('<name>', 'the user')
    .description('disable a user: sessions end and tokens stop working at once')
    .option('--json', 'for scripts')
    .action((name: string, { json }: Json) =>
      withStore(context, async ({ database }) => {
        const user = await disableUser(database, systemRandom, { name, actor })
        if (json) return printJson(user)
        print(`${paint('bold', user.name)} is disabled since ${when(user.disabledAt)}.`)
      }),
    )
}

function addEnable(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('enable')
    .argument('<name>', 'the user')
    .description('enable a disabled user, and unlock the account after wrong passwords')
    .option('--json', 'for scripts')
    .action((name: string, { json }: Json) =>
      withStore(context, async (store) => {
        const user = await enableUser(store.database, systemRandom, { name, actor })
        await unlock(store, user.name)
        if (json) return printJson(user)
        print(`${paint('bold', user.name)} may sign in.`)
      }),
    )
}

function addResetFactors(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('reset-factors')
    .argument('<name>', 'the user')
    .description('remove all second factors and recovery codes of a user who lost them, and end the sessions')
    .option('--json', 'for scripts')
    .action((name: string, { json }: Json) =>
      withStore(context, async (store) => {
        const { userId, name: found } = await requireUser(store.database, name)
        await resetFactors(store.database, systemRandom, { userId, actor })
        await unlock(store, found)
        if (json) return printJson(await requireUser(store.database, found))
        print(`${paint('bold', found)} has no second factor, and their sessions have ended.`)
      }),
    )
}

function addToken(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('token')
    .argument('<name>', 'the user whose permissions it has')
    .description('issue a token for scripts; it is shown once and not stored')
    .option('--expires <duration>', 'stop working after this time: 90d, 12h')
    .option('--sensitive', 'also allow, in production, what a person confirms with a fresh second factor')
    .option('--json', 'for scripts')
    .addHelpText(
      'after',
      `
Example:
  $ curl localhost:8080/admin/api/tenants -H "authorization: Bearer $(pasarela user token ana --json | jq -r .token)"`,
    )
    .action((name: string, { expires, sensitive, json }: Json & { expires?: string; sensitive?: true }) => {
      const expiry = expires === undefined ? {} : { expiresInSeconds: readDuration(expires) }
      return withStore(context, async (store) => {
        const { userId } = await requireLocalUser(store.database, name)
        const request = { userId, actor, sensitive: sensitive ?? false, ...expiry }
        const issued = await issueToken(store.database, systemRandom, await pepperOf(store), request)
        if (json) return printJson(issued)
        print(paint('bold', issued.token))
        print(paint('dim', `Token of ${normalName(name)}. It is shown only once: save it now.`))
      })
    })
}

function addTokens(command: Command, context: Context): void {
  command
    .command('tokens')
    .argument('<name>', 'the user')
    .description('list a user’s tokens, oldest first')
    .option('--json', 'for scripts')
    .action((name: string, { json }: Json) =>
      readStore(context, async ({ database }) => {
        const tokens = await listTokens(database, (await requireUser(database, name)).userId)
        if (json) return printJson(tokens)
        printTable(['TOKEN', 'ID', 'STATE', 'SENSITIVE', 'CREATED', 'EXPIRES', 'LAST USE'], tokens.map(tokenRow))
      }),
    )
}

function addRevoke(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('revoke')
    .argument('<token>', 'its id or the part that user tokens shows')
    .description('revoke a token: it is refused from the next request on')
    .option('--json', 'for scripts')
    .action((token: string, { json }: Json) =>
      withStore(context, async ({ database }) => {
        const revoked = await revokeToken(database, systemRandom, { token, actor })
        if (json) return printJson(revoked)
        print(`${revoked.publicPart}… is revoked since ${when(revoked.revokedAt)}.`)
      }),
    )
}

function withRole(command: Command): Command {
  const meaning =
    'operator: everything; owner: one tenant and its people; staff: one tenant; cashier: collects; viewer: read-only'
  return command
    .addOption(new Option('--role <role>', meaning).choices(roles).makeOptionMandatory())
    .option(
      '--tenant <tenant>',
      'restrict the user to this tenant, by its id or name; required for all but operator and viewer',
    )
}

function withPassword(command: Command): Command {
  const generate = new Option('--generate', 'generate a password and print it once').conflicts('passwordStdin')
  return command.option('--password-stdin', 'read the password from standard input, one line').addOption(generate)
}

function showPassword({ password }: { password?: string }): void {
  if (password === undefined) return
  print(`Password  ${paint('bold', password)}`)
  print(paint('dim', 'It is shown only once: save it now.'))
}

async function pepperOf({ database, sealer }: Store): Promise<KeyObject> {
  return (await loadInstallation(database, sealer, systemRandom)).deriveKey('operator')
}

async function unlock(store: Store, name: string): Promise<void> {
  await createLoginThrottle(store.database, await pepperOf(store)).unlock(name)
}

function row({ name, role, disabledAt, isInvited, factors, createdAt, lastLoginAt, tenantName }: User): string[] {
  const state = disabledAt ? 'disabled' : isInvited ? 'invited' : 'active'
  const shown = factors.length === 0 ? 'none' : factors.join('+')
  return [name, role, state, shown, when(createdAt), when(lastLoginAt), tenantName ?? 'all']
}

function tokenRow(token: OperatorToken): string[] {
  const state = token.active ? 'active' : token.revokedAt ? 'revoked' : 'expired'
  const { publicPart, tokenId, sensitive, createdAt, expiresAt, lastUsedAt } = token
  return [
    `${publicPart}…`,
    tokenId,
    state,
    sensitive ? 'yes' : 'no',
    when(createdAt),
    when(expiresAt),
    when(lastUsedAt),
  ]
}
