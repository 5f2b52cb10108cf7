import { delayed, lost, malformed, type Reply } from './http/reply.ts'
import { type NetworkCode, type Outcome, settleMs } from './outcomes.ts'

/** Effects and responses of one operation. */
export type OutcomeHandlers<Moved> = {
  /** Writes the effect into the ledger, visible from `at` on. */
  move(at: number): Moved
  approve(moved: Moved): Reply
  decline(code: NetworkCode): Reply
  refuseUnprocessed(): Reply
  /** Only for operations with an "in process" response; for others the response is lost. */
  leavePending?(settlesAt: number, settles: 'approved' | 'declined'): Reply
}

export function executeOutcome<Moved>(outcome: Outcome, now: number, operation: OutcomeHandlers<Moved>): Reply {
  switch (outcome.kind) {
    case 'approved':
      return delayed(operation.approve(operation.move(now)), outcome.answerAfterMs)
    case 'declined':
      return operation.decline(outcome.code)
    case 'unavailable':
      return operation.refuseUnprocessed()
    case 'lostBefore':
      return lost
    case 'lostAfter':
      operation.move(now)
      return lost
    case 'malformedAfter':
      return malformed(operation.approve(operation.move(now)))
    case 'inProcess':
      break
  }
  if (operation.leavePending) return operation.leavePending(now + settleMs, outcome.settles)
  if (outcome.settles === 'approved') operation.move(now + settleMs)
  return lost
}
