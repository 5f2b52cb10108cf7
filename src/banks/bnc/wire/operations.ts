import { limits } from '../../../foundation/limits.ts'
import type { CallClass } from '../../transport.ts'

type OperationFacts = { path: string; class: CallClass; maxAnswerBytes?: number }

const question = { class: 'question' } as const
const statement = { class: 'question', maxAnswerBytes: limits.bankStatementBytes } as const

export const operations = {
  LogOn: { path: '/Auth/LogOn', class: 'session' },
  SendC2P: { path: '/MobPayment/SendC2P', class: 'payment' },
  ReverseC2P: { path: '/MobPayment/ReverseC2P', class: 'payment' },
  ReverseC2PALT: { path: '/MobPayment/ReverseC2PALT', class: 'payment' },
  SendCard: { path: '/Transaction/Send', class: 'card' },
  ValidateP2P: { path: '/Position/ValidateP2P', ...question },
  Validate: { path: '/Position/Validate', ...question },
  ValidateExistence: { path: '/Position/ValidateExistence', ...question },
  History: { path: '/Position/History', ...statement },
  HistoryByDate: { path: '/Position/HistoryByDate', ...statement },
  Banks: { path: '/Services/Banks', ...question },
  BCVRates: { path: '/Services/BCVRates', ...question },
} as const satisfies Record<string, OperationFacts>

export type OperationName = keyof typeof operations

/** Every operation but the log-on, which the session makes itself. */
export type Operation = Exclude<OperationName, 'LogOn'>

export function factsOf(operation: OperationName): OperationFacts & { movesMoney: boolean } {
  const facts: OperationFacts = operations[operation]
  return { ...facts, movesMoney: facts.class === 'payment' || facts.class === 'card' }
}
