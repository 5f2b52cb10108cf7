import { GatewayError } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import { nextCursor, pageParameters, readPage } from '../../foundation/page.ts'
import { isAtMost, needsTenant, type Role, roles } from '../../foundation/roles.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import { requireTenant } from '../../tenants/tenants.ts'
import { clientOf } from '../access/client.ts'
import { factorKinds } from '../access/factors.ts'
import { linkAddress, type UserLink } from '../access/user-links.ts'
import {
  enableUser,
  isNameTaken,
  isUserName,
  nameInTenant,
  normalName,
  pageOfUsers,
  type User as StoredUser,
} from '../access/users.ts'
import type { AdminContext } from '../context.ts'
import { type AdminCall, type AdminRoute, adminRoute } from '../route.ts'
import { nullable, textOrNull, time, uuid } from '../schema.ts'

export const User = Type.Object({
  userId: uuid(),
  name: Type.String(),
  role: Type.Enum(roles),
  tenantId: nullable(uuid()),
  tenantName: nullable(Type.String()),
  createdAt: time(),
  passwordChangedAt: time(),
  disabledAt: nullable(time()),
  lastLoginAt: nullable(time()),
  /** Whether the user signs in at the identity provider, which is then responsible for second factors. */
  isExternal: Type.Boolean(),
  /** Invited, and has not chosen a password yet. */
  isInvited: Type.Boolean(),
  /** End of the link by which the user chooses a password. */
  linkExpiresAt: nullable(time()),
  /** Enrolled second factors. */
  factors: Type.Array(Type.Enum(factorKinds)),
})
export type User = Static<typeof User>

/** Users in the order of their names. */
export const UserPage = Type.Object({ items: Type.Array(User), nextCursor })
export type UserPage = Static<typeof UserPage>

export const Invitation = Type.Object({
  /** Somebody of a tenant invites with the tenant's ending, which is appended. */
  name: Type.String({ minLength: 1, maxLength: 128 }),
  role: Type.Enum(roles),
  tenantId: Type.Optional(uuid()),
})
export type Invitation = Static<typeof Invitation>

/** Address by which the person chooses a password. It is shown once; the database has its hash only. */
export const OneTimeLink = Type.Object({ url: Type.String(), expiresAt: time() })
export type OneTimeLink = Static<typeof OneTimeLink>

export const InvitedUser = Type.Object({ user: User, link: OneTimeLink })
export type InvitedUser = Static<typeof InvitedUser>

export const RoleChange = Type.Object({ role: Type.Enum(roles) })
export type RoleChange = Static<typeof RoleChange>

const linkToken = () => Type.String({ minLength: 1, maxLength: 64 })
export const LinkToken = Type.Object({ token: linkToken() })
export const ChosenPassword = Type.Object({
  token: linkToken(),
  password: Type.String({ minLength: 1, maxLength: limits.passwordMaxCharacters }),
})
export type ChosenPassword = Static<typeof ChosenPassword>

/** Person of a one-time link. */
export const LinkOwner = Type.Object({
  name: Type.String(),
  role: Type.Enum(roles),
  tenantName: nullable(Type.String()),
  isInvited: Type.Boolean(),
  expiresAt: time(),
})
export type LinkOwner = Static<typeof LinkOwner>

const UserPath = Type.Object({ userId: uuid() })

/** Routes for people: an owner has those of the own tenant, an operator all. */
export function userRoutes(context: AdminContext): AdminRoute[] {
  const { database, random, cursors, managedUsers, userLinks, choosePassword, attempts, dashboardUrl } = context

  const toLink = ({ token, expiresAt }: UserLink): OneTimeLink => ({
    url: linkAddress(dashboardUrl(), token),
    expiresAt: expiresAt.toISOString(),
  })

  /** People of another tenant, and those with a stronger role, are reported as not found. */
  async function requirePerson({ tenantId, identity }: AdminCall, userId: string): Promise<StoredUser> {
    const found = await managedUsers.find({ tenantId, userId })
    if (!found || !isAtMost(found.role, identity.role)) throw new GatewayError('user_not_found')
    return found
  }

  const changeOf = ({ tenantId, actor, identity }: AdminCall, userId: string) => ({
    tenantId,
    userId,
    actor,
    byOperator: identity.role === 'operator',
  })

  async function changed(
    call: AdminCall,
    userId: string,
    made: Promise<'changed' | 'last' | 'unknown'>,
  ): Promise<User> {
    const outcome = await made
    if (outcome === 'last') throw new GatewayError('last_of_its_role')
    return toUserView(await requirePerson(call, userId))
  }

  return [
    adminRoute('GET /users', {
      query: Type.Object({ tenantId: Type.Optional(uuid()), ...pageParameters }),
      answer: UserPage,
      async handle({ query, tenantId, language }) {
        const page = await readPage(
          { cursors, list: ['users', tenantId], language },
          query,
          (after, limit) => pageOfUsers(database, { tenantId, after, limit }),
          ({ userId }) => userId,
        )
        return { ...page, items: page.items.map(toUserView) }
      },
    }),
    adminRoute('POST /users', {
      body: Invitation,
      answer: InvitedUser,
      status: 201,
      async handle({ body, tenantId, identity, actor, language }) {
        const { role } = body
        const typed = normalName(body.name)
        const name = identity.tenantId === null ? typed : nameInTenant(typed, identity.tenantId)
        if (!isUserName(name)) throw refusal('/name', nameText[language])
        requireRole(role, identity.role, tenantId, language)
        if (tenantId !== undefined) await requireTenant(database, tenantId)
        await attempts.countLink(identity.userId)
        const invited = await userLinks
          .invite({ name, role, tenantId: tenantId ?? null, actor })
          .catch((error: unknown) => {
            throw isNameTaken(error) ? new GatewayError('user_name_taken') : error
          })
        return { user: toUserView(invited.user), link: toLink(invited.link) }
      },
    }),
    adminRoute('POST /users/{userId}/link', {
      params: UserPath,
      answer: OneTimeLink,
      status: 201,
      async handle(call) {
        const { userId } = await requirePerson(call, call.params.userId)
        await attempts.countLink(call.identity.userId)
        const link = await userLinks.make({ userId, actor: call.actor })
        if (!link) throw new GatewayError('user_without_password')
        return toLink(link)
      },
    }),
    adminRoute('POST /users/{userId}/role', {
      params: UserPath,
      body: RoleChange,
      answer: User,
      async handle(call) {
        const person = await requirePerson(call, call.params.userId)
        const { role } = call.body
        if (person.isExternal) throw new GatewayError('user_without_password')
        requireRole(role, call.identity.role, person.tenantId ?? undefined, call.language)
        return changed(call, person.userId, managedUsers.changeRole(changeOf(call, person.userId), role))
      },
    }),
    adminRoute('POST /users/{userId}/disable', {
      params: UserPath,
      answer: User,
      async handle(call) {
        const { userId } = await requirePerson(call, call.params.userId)
        return changed(call, userId, managedUsers.disable(changeOf(call, userId)))
      },
    }),
    adminRoute('POST /users/{userId}/enable', {
      params: UserPath,
      answer: User,
      async handle(call) {
        const { name } = await requirePerson(call, call.params.userId)
        const enabled = await enableUser(database, random, { name, actor: call.actor })
        await attempts.unlock(name)
        return toUserView(enabled)
      },
    }),
    adminRoute('POST /session/link', {
      body: LinkToken,
      answer: LinkOwner,
      handle: async ({ body, request }) =>
        toOwnerView(await choosePassword.find(body.token, clientOf(request, context).address)),
    }),
    adminRoute('POST /session/link/password', {
      body: ChosenPassword,
      answer: LinkOwner,
      handle: async ({ body, language, request }) =>
        toOwnerView(await choosePassword.choose({ ...body, language }, clientOf(request, context).address)),
    }),
  ]
}

/** A role that the caller may give, to a user of this tenant or of none. */
function requireRole(role: Role, own: Role, tenantId: string | undefined, language: 'en' | 'es'): void {
  if (!isAtMost(role, own)) throw new GatewayError('forbidden')
  if (needsTenant(role) && tenantId === undefined) throw refusal('/tenantId', tenantTexts.missing[language])
  if (role === 'operator' && tenantId !== undefined) throw refusal('/role', tenantTexts.operator[language])
}

const nameText = {
  en: 'must have 1 to 128 letters without accents, digits, dots, dashes, underscores, + or @',
  es: 'debe tener de 1 a 128 letras sin acentos, dígitos, puntos, guiones, guiones bajos, + o @',
}

const tenantTexts = {
  missing: { en: 'is required for this role', es: 'es obligatorio para este rol' },
  operator: {
    en: 'cannot be operator for a user of one tenant',
    es: 'no puede ser operador para un usuario de un comercio',
  },
}

function refusal(path: string, message: string): GatewayError {
  return new GatewayError('invalid_request', { details: [{ path, message }] })
}

function toUserView(user: StoredUser): User {
  return {
    ...user,
    createdAt: user.createdAt.toISOString(),
    passwordChangedAt: user.passwordChangedAt.toISOString(),
    disabledAt: textOrNull(user.disabledAt),
    lastLoginAt: textOrNull(user.lastLoginAt),
    linkExpiresAt: textOrNull(user.linkExpiresAt),
  }
}

function toOwnerView({
  name,
  role,
  tenantName,
  isInvited,
  expiresAt,
}: Omit<LinkOwner, 'expiresAt'> & { expiresAt: Date }) {
  return { name, role, tenantName, isInvited, expiresAt: expiresAt.toISOString() }
}
