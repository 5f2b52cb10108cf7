import type { SandboxCredentials } from '../../../sandbox/credentials.ts'
import type { Sandbox } from '../../../sandbox/sandbox.ts'
import type { BankName, Flow, Flows } from '../../../src/banks/bank.ts'
import type { CredentialFields } from '../../../src/banks/registry.ts'
import type { BankTimeouts } from '../../../src/foundation/bank-timeouts.ts'
import { fixed2 } from '../../../src/foundation/money.ts'
import { systemRandom } from '../../../src/foundation/random.ts'
import type { CodeMeanings } from '../code-classes.ts'
import { today } from '../day.ts'
import type { Merchant } from '../world.ts'
import { type Earlier, flowCalls, type Given, type Result, usual } from './flow-calls.ts'

/** A bank as the conformance tests take it: how to reach the simulated one, and what an account there offers. */
export type Subject = {
  /** Address of the simulated bank. */
  url(sandbox: Sandbox): string
  /** The client's name in the simulated bank's ledger, faults and controls. */
  client(credentials: SandboxCredentials): string
  /** Fields of an account with every product of the bank, reached at the given address. */
  fields(credentials: SandboxCredentials, baseUrl: string): CredentialFields
  /** The other fields of its form: none of them adds a flow. */
  settings: readonly string[]
  /** Values of these fields that the bank refuses. */
  wrongFields: CredentialFields
  /** The credential fields of each product, and the flows that are absent without it. */
  products: readonly { fields: readonly string[]; flows: readonly Flow[] }[]
  /** Every call that moves money. */
  money: readonly MoneyCall[]
  /** Every other call: none of them moves money. */
  queries: readonly Call[]
  /** Statuses with which the bank's front refuses a call that then never reaches the bank. */
  refusingStatuses: readonly number[]
  /** For a bank with sessions or tokens. */
  session?: {
    /** Ends of the paths of its log-ons. */
    paths: readonly string[]
    /** After this time the bank has ended every session. */
    lifetimeMs: number
    /** Calls of the log-on after that time; 1 by default. */
    renewalCalls?: number
  }
  /** The code with which the bank says that it has had too many calls: none is made for a while. */
  tooManyCalls?: string
  /** For a bank that notifies. */
  notification?: {
    /** Registration at the simulated bank, with the secrets of the address. */
    registration(secrets: Readonly<Record<string, string>>): Record<string, unknown>
    /** Fields of an incoming payment that this bank needs in addition. */
    payment?: Record<string, unknown>
  }
}

export type Call = {
  flow: Flow
  /** Distinguishes two calls of one flow. */
  variant?: string
  /** The bank's own name of the call, in scripted faults. */
  operation: string
  /** Which of the time-outs it has; that of a query by default. */
  class?: keyof BankTimeouts
  /** Values that this call needs in place of the usual ones. */
  adapt?(given: Given): Given
  /** Does first what the call refers to. */
  before?(stage: Stage): Promise<Earlier>
  /** Fields that the account lacks, for a flow that the bank offers in several ways. */
  without?: readonly string[]
  /** The bank answers this call only so often for one client. */
  everyMs?: number
  /** Codes with which the bank says that there is nothing: with every other code a query is unavailable. */
  absent?: readonly string[]
}

export type MoneyCall = Call & {
  class: 'payment' | 'card'
  /** Its name in the bank's ledger, where that differs from the operation's. */
  entry?: string
  /** The bank carries it out once under a number of ours (`Bank.operationRefs`). */
  isRepeatable?: true
  /** The bank only takes it: its outcome is asked for by its number. */
  isAskedFor?: true
  /** Class of every code, written apart from the connector's own table; absent for answers without a code. */
  codes?: CodeMeanings
}

export type Stage = { merchant: Merchant; bank: BankName; given: Given }

/** Makes what the call needs and returns the call. */
export async function prepare(
  bank: BankName,
  call: Call & Pick<MoneyCall, 'isAskedFor'>,
  merchant: Merchant,
  changes: Partial<Given> = {},
): Promise<() => Promise<Result>> {
  const { flow, adapt = (values) => values, before, without = [], isAskedFor } = call
  if (without.length > 0) removeFields(merchant, bank, without)
  const given = adapt({ ...usual, ...changes })
  const stage = { merchant, bank, given }
  const earlier = (await before?.(stage)) ?? {}
  return async () => {
    const result = await callFlow(stage, flow, earlier)
    const isOpen = isAskedFor && result.kind === 'pending' && result.operationId !== undefined
    return isOpen ? await callFlow(stage, 'findOperation', { operationId: result.operationId ?? '' }) : result
  }
}

/** The account as it is without some products. */
export function removeFields(merchant: Merchant, bank: BankName, names: readonly string[]): void {
  const account = merchant.stored.accounts[bank]
  if (!account) throw new Error(`no account at ${bank}`)
  const fields = Object.fromEntries(Object.entries(account.fields).filter(([name]) => !names.includes(name)))
  merchant.stored.accounts[bank] = { ...account, fields, version: `without ${names.join()}` }
}

async function callFlow<Name extends Flow>(
  { merchant, bank, given }: Stage,
  flow: Name,
  earlier: Earlier,
): Promise<Awaited<ReturnType<Flows[Name]>>> {
  const call: Flows[Name] = await merchant.flow(flow, bank)
  return await flowCalls[flow](call, given, earlier)
}

/** The call did what it was for: a query found what there is, not nothing. */
export function isDone(result: Result, { amount }: Pick<Given, 'amount'> = usual): boolean {
  if (result.kind !== 'answered') return result.kind === 'approved'
  if ('movements' in result) return result.movements.some((line) => line.amount.eq(amount))
  if ('rate' in result) return result.rate !== null
  return !('banks' in result) || result.banks.length > 0
}

/** The numbers of an approved call of this flow, made before. */
export function done(flow: Flow): (stage: Stage) => Promise<Earlier> {
  return async (stage) => {
    const paymentId = systemRandom.uuid()
    const outcome = await callFlow({ ...stage, given: { ...stage.given, paymentId } }, flow, {})
    if (outcome.kind !== 'approved' && outcome.kind !== 'pending') {
      throw new Error(`${flow} before the call is ${outcome.kind}`)
    }
    const { operationId } = outcome
    const { reference, txId, chargeId }: Earlier = outcome.kind === 'approved' ? outcome : {}
    return {
      paymentId,
      ...(reference === undefined ? {} : { reference }),
      ...(txId === undefined ? {} : { txId }),
      ...(chargeId === undefined ? {} : { chargeId }),
      ...(operationId === undefined ? {} : { operationId }),
    }
  }
}

/** A charge that was reversed: the id of the reversal, and the charge's reference. */
export async function reversed(stage: Stage): Promise<Earlier> {
  const { reference, ...charge } = await done('chargeC2p')(stage)
  const paymentId = systemRandom.uuid()
  const numbers = { ...charge, ...(reference === undefined ? {} : { reference }) }
  const outcome = await callFlow({ ...stage, given: { ...stage.given, paymentId } }, 'reverseC2p', numbers)
  if (outcome.kind !== 'approved') throw new Error(`the reversal before the call is ${outcome.kind}`)
  return { paymentId, ...(reference === undefined ? {} : { reference }) }
}

/** A payment of the given payer that arrived on the account: a mobile payment, or as `details` say. */
export function paid(details: Record<string, unknown> = {}): (stage: Stage) => Promise<Earlier> {
  return async ({ merchant, bank, given: { amount, payer } }) => {
    // Another one for each amount: two payments under one reference may be one.
    const reference = `6049${fixed2(amount).replace('.', '').padStart(8, '0')}`
    const { phone, bankCode } = payer
    const movement = { amount: Number(fixed2(amount)), reference, date: today, phone, bankCode, ...details }
    await merchant.control(bank, 'movements', movement)
    return { reference }
  }
}

/** A transfer between accounts, which names its payer's document and no phone. */
export const transferred = (stage: Stage) =>
  paid({ type: 'transfer', document: stage.given.payer.document, phone: undefined })(stage)
