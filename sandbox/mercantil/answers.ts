import { caracasDay, caracasTime } from '../caracas.ts'
import { json, type Reply } from '../http/reply.ts'
import { generalFailureCode, messageOf, unlistedCode } from './codes.ts'
import type { BankState } from './state.ts'

/** `2024-07-08 11:04:42 VET`. */
export function stampOf(at: number): string {
  return `${caracasDay(at)} ${caracasTime(at)} VET`
}

/** The failure that says nothing about what happened. */
export function generalFailure({ now, trace }: BankState): Reply {
  const infoMsg = { guId: trace, channel: 'APIMBU' }
  return json(500, { processingDate: stampOf(now), infoMsg, code: Number(generalFailureCode) })
}

/** A refusal by `error_list`, as the searches write it. */
export function errorList(state: BankState, code: string | undefined, description: string): Reply {
  const { now, merchantIdentify, assumptions } = state
  return json(assumptions.refusalStatus, {
    processing_date: stampOf(now),
    merchant_identify: merchantIdentify,
    error_list: [{ error_code: code, description }],
  })
}

/** A refusal of an operation; `part` is the name of its response. */
export function refusal(state: BankState, part: string, code: string | undefined, description: string): Reply {
  const { assumptions, merchantIdentify, now } = state
  const { refusalStatus } = assumptions
  switch (assumptions.refusalForm) {
    case 'errorList':
      return errorList(state, code, description)
    case 'status':
      return json(refusalStatus, { status: { errorCode: code, description } })
    case 'response': {
      const response = { processing_date: stampOf(now), trx_status: description, trx_internal_status: code }
      return json(refusalStatus, { merchant_identify: merchantIdentify, [part]: response })
    }
  }
}

/** The code of a refusal that is only known by its text. */
export function uncoded({ assumptions }: BankState): string | undefined {
  return { absent: undefined, empty: '', unlisted: unlistedCode }[assumptions.uncodedRefusals]
}

/** An error of the transfer search, which always comes as 400. */
export function transferError({ assumptions }: BankState, code: string, description = messageOf(code)): Reply {
  const error = { errorCode: assumptions.transferErrorCode === 'number' ? Number(code) : code, description }
  return json(400, assumptions.transferErrorForm === 'status' ? { status: error } : { errorList: [error] })
}
