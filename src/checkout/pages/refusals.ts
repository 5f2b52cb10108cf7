import type { Notice } from '../../../checkout/view.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { DatabaseUnavailable, violatedConstraint } from '../../storage/database.ts'
import { type Result, toSession, type Visit } from './visit.ts'

/** The notice for a limit that was exceeded. */
export function tooMany(minutes: number): { notice: Notice; status: number } {
  return { notice: { kind: 'too_many_attempts', retryAfterMinutes: minutes }, status: 429 }
}

/** Whether nothing was sent because the bank, or the rate, is not available. */
export function isBankAway(error: unknown): boolean {
  if (!(error instanceof GatewayError) || error instanceof DatabaseUnavailable) return false
  return error.status === 503 || error.code === 'unsupported_operation'
}

/** Another tab or device was first, or the session ended meanwhile: its page shows how it goes on. */
export async function orInProgress(
  visit: Visit,
  charge: () => Promise<Result>,
  elsewhere: Result = toSession(visit),
): Promise<Result> {
  try {
    return await charge()
  } catch (error) {
    if (violatedConstraint(error) === 'checkout_session_is_open') return elsewhere
    throw error
  }
}
