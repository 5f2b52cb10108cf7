import { GatewayError } from '../../foundation/errors.ts'
import type { Identity } from './identity.ts'

/**
 * Step-up: routes that handle money or credentials need a proof of identity of the last minutes, besides the session.
 *
 *   always  every request
 *   live    requests for live data only
 *   own     the caller's own factors: as `always`, but a user without a factor proves the password, also in production
 *
 * The proof is a second factor; the password suffices only for a user without factors outside production.
 *
 * Users of the identity provider prove nothing here: they sign in there once more (oidc.ts), which counts as a second factor.
 * They have no factors of their own, with which they could enter after the provider has locked them out.
 *
 * API tokens have nobody at the keyboard who could prove anything. They are issued on the server by `pasarela user token`,
 * and in production one of them passes only if it was issued with `--sensitive`: a token made for reading, if it leaks,
 * creates no live key. Tokens never pass `own`: the routes for factors and sessions need a browser.
 */
export type StepUp = 'always' | 'live' | 'own'

export function requireStepUp(identity: Identity, stepUp: StepUp, isProduction: boolean): void {
  if (stepUp === 'own' && identity.isExternal) throw new GatewayError('forbidden')
  if (!isVerified(identity, stepUp, isProduction)) throw new GatewayError('step_up_required')
}

function isVerified(identity: Identity, stepUp: StepUp, isProduction: boolean): boolean {
  const { via, verified, factors, mayStepUp, isExternal } = identity
  if (via === 'token') return mayStepUp || !isProduction
  if (verified === 'factor') return true
  const passwordSuffices = !isExternal && factors.length === 0 && (stepUp === 'own' || !isProduction)
  return verified === 'password' && passwordSuffices
}

/**
 * Operators in production need a second factor: without one they reach only the routes to enrol it. For users of the
 * identity provider, it is the provider's matter.
 */
export function mustEnrol({ via, role, factors, isExternal }: Identity, isProduction: boolean): boolean {
  return isProduction && via === 'session' && role === 'operator' && !isExternal && factors.length === 0
}
