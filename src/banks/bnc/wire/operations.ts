import { limits } from '../../../foundation/limits.ts'
import type { CallClass } from '../../transport.ts'

type OperationSpec = { path: string; class: CallClass; maxAnswerBytes?: number }

const query = { class: 'question' } as const
const statement = { class: 'question', maxAnswerBytes: limits.bankStatementBytes } as const

export const operations = {
  LogOn: { path: '/Auth/LogOn', class: 'session' },
  SendC2P: { path: '/MobPayment/SendC2P', class: 'payment' },
  ReverseC2P: { path: '/MobPayment/ReverseC2P', class: 'payment' },
  ReverseC2PALT: { path: '/MobPayment/ReverseC2PALT', class: 'payment' },
  SendP2P: { path: '/MobPayment/SendP2P', class: 'payment' },
  DebitTokenRequest: { path: '/SIMF/DebitTokenRequest', ...query },
  DebitBeginner: { path: '/SIMF/DebitBeginner', class: 'payment' },
  CreditBeginner: { path: '/SIMF/CreditBeginner', class: 'payment' },
  StatusOperation: { path: '/SIMF/StatusOperation', ...query },
  SendCard: { path: '/Transaction/Send', class: 'card' },
  ValidateP2P: { path: '/Position/ValidateP2P', ...query },
  Validate: { path: '/Position/Validate', ...query },
  ValidateExistence: { path: '/Position/ValidateExistence', ...query },
  History: { path: '/Position/History', ...statement },
  HistoryByDate: { path: '/Position/HistoryByDate', ...statement },
  Current: { path: '/Position/Current', ...query },
  Banks: { path: '/Services/Banks', ...query },
  BCVRates: { path: '/Services/BCVRates', ...query },
} as const satisfies Record<string, OperationSpec>

export type OperationName = keyof typeof operations

/** Every operation except the log-on, which the session makes itself. */
export type Operation = Exclude<OperationName, 'LogOn'>

export function specOf(operation: OperationName): OperationSpec & { movesMoney: boolean } {
  const spec: OperationSpec = operations[operation]
  return { ...spec, movesMoney: spec.class === 'payment' || spec.class === 'card' }
}
