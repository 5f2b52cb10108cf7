import type { Role } from './users.ts'

/** Authenticated caller of the operators' API. */
export type Identity = {
  userId: string
  name: string
  role: Role
  /** Only tenant the caller can see; null means all tenants. */
  tenantId: string | null
  tenantName: string | null
  /** Browser session or API token. */
  via: 'session' | 'token'
  /** Stored hash of the session or token. */
  credential: Buffer
  expiresAt: Date | null
}

/** Caller's name in the audit log. */
export function actorOf({ name }: Pick<Identity, 'name'>): string {
  return `user:${name}`
}
