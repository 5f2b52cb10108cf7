import type { ForcedResponse, ForcedReply } from '../http/forced.ts'
import type { Reply } from '../http/reply.ts'
import { ko, modelState } from './responses.ts'
import { approvingCardCodes, cardOperation } from './codes.ts'
import type { BankState, Operation, Request } from './operation.ts'
import { refuseCard } from './vpos.ts'

export function used(reply: Reply): ForcedReply {
  return { reply, isUsed: true }
}

export function unforced(reply: Reply): ForcedReply {
  return { reply, isUsed: false }
}

export function refuseLogOn(forced: ForcedResponse): Reply {
  return forced.kind === 'fields' ? modelState(forced.fields) : ko(forced.code, 'LogOn', forced.message)
}

/** Executes a call with a forced response. With `moved`, a call that moves no money keeps its regular response. */
export function executeForced(
  forced: ForcedResponse,
  operation: Operation,
  state: BankState,
  request: Request,
  value: Record<string, unknown>,
): ForcedReply {
  if (forced.kind === 'fields') return used(modelState(forced.fields))
  const { code, message, moved } = forced
  const isCard = operation.name === cardOperation
  if (isCard && approvingCardCodes.has(code)) {
    return used(operation.execute({ ...state, approvalCode: code }, request, value))
  }
  if (moved) {
    const effects = state.ledger.count()
    const reply = operation.execute(state, request, value)
    if (state.ledger.count() === effects) return unforced(reply)
  }
  return used(isCard ? refuseCard(code, state, request, message) : ko(code, operation.name, message))
}
