import type { ForcedResponse, ForcedReply } from '../http/forced.ts'
import type { Reply } from '../http/reply.ts'
import { answer, invalidFields, refuse, refusePayout } from './responses.ts'
import { setupCodes } from './codes.ts'
import type { BankState, Operation } from './operation.ts'

/** Operations that refuse with status 400; the others use 200, and R4pagos has no code. */
const mobileOperations: ReadonlySet<string> = new Set(['MBc2p', 'MBvuelto', 'MBanulacionC2P'])

type ForcedCode = Extract<ForcedResponse, { kind: 'code' }>

/** Executes a call with a forced response. With `moved`, a call that moves no money keeps its regular response. */
export function executeForced(
  name: string,
  operation: Operation,
  forced: ForcedResponse,
  state: BankState,
  body: Record<string, unknown>,
): ForcedReply {
  if (forced.kind === 'fields') {
    return { reply: refuse(forced.code ?? '30', name, invalidFields(forced.fields)), isUsed: true }
  }
  if (operation.handlesForced && !setupCodes.has(forced.code)) {
    return { reply: operation.execute({ ...state, forced }, body), isUsed: true }
  }
  if (forced.moved) {
    const effects = state.ledger.count()
    const reply = operation.execute(state, body)
    if (state.ledger.count() === effects) return { reply, isUsed: false }
  }
  return { reply: refusal(name, forced), isUsed: true }
}

function refusal(name: string, { code, message }: ForcedCode): Reply {
  if (setupCodes.has(code) || mobileOperations.has(name)) return refuse(code, name, message)
  return name === 'R4pagos' ? refusePayout(code, message) : answer(code, {}, message)
}
