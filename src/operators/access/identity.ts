import type { Role } from './users.ts'

/** Who calls the operators' API, as every route sees it. */
export type Identity = {
  userId: string
  name: string
  role: Role
  /** The only tenant they see; null: all of them. */
  tenantId: string | null
  tenantName: string | null
  /** A browser's session, or a script's token. */
  via: 'session' | 'token'
  /** The hash that the session or the token is found by. */
  credential: Buffer
  expiresAt: Date | null
}

/** As the audit log names them. */
export function actorOf({ name }: Pick<Identity, 'name'>): string {
  return `user:${name}`
}
