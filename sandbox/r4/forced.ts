import type { ForcedAnswer, ForcedReply } from '../http/forced.ts'
import type { Reply } from '../http/reply.ts'
import { answer, refuse, refusePayout } from './answers.ts'
import { setupCodes } from './codes.ts'
import type { BankState, Operation } from './operation.ts'

/** Operations that refuse with status 400; the others say 200, and R4pagos has no code. */
const mobileOperations: ReadonlySet<string> = new Set(['MBc2p', 'MBvuelto', 'MBanulacionC2P'])

type ForcedCode = Extract<ForcedAnswer, { kind: 'code' }>

/** Answers a call as a scripted fault wants it. Where money was to move and did not, the call's own answer stands. */
export function carryOutForced(
  name: string,
  operation: Operation,
  forced: ForcedAnswer,
  state: BankState,
  body: Record<string, unknown>,
): ForcedReply {
  if (forced.kind === 'fields') {
    const message = `Request inválida, error en el campo: ${forced.fields.join(', ')}`
    return { reply: refuse(forced.code ?? '30', name, message), isUsed: true }
  }
  if (operation.answersForced && !setupCodes.has(forced.code)) {
    return { reply: operation.carryOut({ ...state, forced }, body), isUsed: true }
  }
  if (forced.moved) {
    const effects = state.ledger.count()
    const reply = operation.carryOut(state, body)
    if (state.ledger.count() === effects) return { reply, isUsed: false }
  }
  return { reply: refusal(name, forced), isUsed: true }
}

function refusal(name: string, { code, message }: ForcedCode): Reply {
  if (setupCodes.has(code) || mobileOperations.has(name)) return refuse(code, name, message)
  return name === 'R4pagos' ? refusePayout(code, message) : answer(code, {}, message)
}
