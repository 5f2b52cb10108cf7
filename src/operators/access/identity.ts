import type { FactorKind } from './factors.ts'
import type { Role } from '../../foundation/roles.ts'

/** How a person proved to be the user: by a second factor (a passkey is one too), or by the password alone. */
export type Verified = 'password' | 'factor'

/** Authenticated caller of the operators' API. */
export type Identity = {
  userId: string
  name: string
  role: Role
  /** Only tenant the caller can see; null means all tenants. */
  tenantId: string | null
  tenantName: string | null
  /** Whether the user signs in at the identity provider, without a password or second factors here. */
  isExternal: boolean
  /** Enrolled second factors. */
  factors: FactorKind[]
  /** Browser session or API token. */
  via: 'session' | 'token'
  /** Stored hash of the session or token. */
  credential: Buffer
  /** Names the session or token in the audit log. Not a secret. */
  credentialId: string
  expiresAt: Date | null
  /** Proof of identity of the last minutes (`limits.stepUpSeconds`) in this session; null if it is older, or a token. */
  verified: Verified | null
  /** Whether the token was issued for the actions that a person confirms with a fresh second factor. */
  mayStepUp: boolean
}

/** A session or token that is valid, and what its user may see. */
export type CurrentCredential = Pick<Identity, 'credential' | 'role' | 'tenantId'>

/** Caller's name in the audit log. */
export function actorOf({ name }: Pick<Identity, 'name'>): string {
  return `user:${name}`
}
