import type { Clock } from '../../../foundation/clock.ts'
import { limits } from '../../../foundation/limits.ts'
import type { Random } from '../../../foundation/random.ts'
import type { Secret } from '../../../foundation/secret.ts'
import type { Outcome } from '../../bank.ts'
import type { Transport } from '../../transport.ts'
import { bncCodes } from '../codes.ts'
import { caracasDate } from '../../../foundation/caracas.ts'
import { type Failure, openValue, readEnvelope } from './answer.ts'
import { deriveKeys, type Keys } from './cipher.ts'
import { type Fields, jsonText, sealRequest } from './envelope.ts'
import { textField } from './read.ts'
import { newReference } from './reference.ts'

/** What a call came to: the bank's yes with its opened value, the bank's no, or no answer to rely on. */
export type Reply =
  | { kind: 'ok'; code: string; message: string; value: unknown }
  | { kind: 'ko'; code: string }
  | Failure

export type Session = {
  /** Calls an operation, logging on when there is no key of today. `paymentId` makes the call traceable at the bank. */
  call(operation: Operation, fields: Fields, paymentId?: string): Promise<Reply>
  /** Makes sure of a key, for a check that wants nothing else. */
  open(): Promise<NotSent | undefined>
}

type NotSent = Extract<Outcome, { kind: 'notSent' }>
type WorkingKey = { kind: 'key'; keys: Keys; day: string }

type OperationFacts = { path: string; movesMoney: boolean; maxAnswerBytes?: number }

const statement = { movesMoney: false, maxAnswerBytes: limits.bankStatementBytes }
const operations = {
  LogOn: { path: '/Auth/LogOn', movesMoney: false },
  SendC2P: { path: '/MobPayment/SendC2P', movesMoney: true },
  ReverseC2P: { path: '/MobPayment/ReverseC2P', movesMoney: true },
  ReverseC2PALT: { path: '/MobPayment/ReverseC2PALT', movesMoney: true },
  SendCard: { path: '/Transaction/Send', movesMoney: true },
  ValidateP2P: { path: '/Position/ValidateP2P', movesMoney: false },
  Validate: { path: '/Position/Validate', movesMoney: false },
  History: { path: '/Position/History', ...statement },
  HistoryByDate: { path: '/Position/HistoryByDate', ...statement },
  Banks: { path: '/Services/Banks', movesMoney: false },
  BCVRates: { path: '/Services/BCVRates', movesMoney: false },
} satisfies Record<string, OperationFacts>

type Operation = Exclude<keyof typeof operations, 'LogOn'>

const headers = { 'content-type': 'application/json', accept: 'application/json' }

export function createSession(options: {
  clientGuid: string
  masterKey: Secret
  baseUrl: string
  testOperation: boolean
  transport: Transport
  clock: Clock
  random: Random
}): Session {
  const { clientGuid, masterKey, testOperation, transport, clock, random } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  let current: WorkingKey | undefined
  let loggingOn: Promise<WorkingKey | NotSent> | undefined

  async function post(operation: keyof typeof operations, reference: string, text: string, keys: Keys) {
    const { path, movesMoney, ...limit }: OperationFacts = operations[operation]
    const body = sealRequest({ clientGuid, reference, text, keys, testOperation: testOperation && movesMoney })
    const exchange = await transport.post({ operation, url: `${baseUrl}${path}`, headers, body, ...limit })
    return exchange.kind === 'answer' ? readEnvelope(exchange.status, exchange.text) : exchange
  }

  async function logOn(): Promise<WorkingKey | NotSent> {
    // The day is read before the call: a key asked for at 23:59:59 is not trusted at midnight.
    const day = caracasDate(clock.now())
    const masterKeys = deriveKeys(masterKey.reveal())
    const envelope = await post('LogOn', '', jsonText({ ClientGUID: clientGuid }), masterKeys)
    if (envelope.kind === 'notSent') return envelope
    if (envelope.kind === 'unknown') return { kind: 'notSent', reason: 'log_on_failed' }
    // A session that is already open is told with 409 or KO; the key it carries is as good as any.
    const keyText = textField(openValue(envelope, masterKeys), 'WorkingKey')
    if (keyText !== undefined) return { kind: 'key', keys: deriveKeys(keyText), day }
    if (envelope.ok) return { kind: 'notSent', reason: 'log_on_failed' }
    const isSetup = bncCodes.inquiry[envelope.code]?.class === 'setup'
    return { kind: 'notSent', reason: isSetup ? 'setup' : 'log_on_failed', code: envelope.code }
  }

  /** Today's key, other than the one the bank refused. However many ask at once, one log-on serves them all. */
  function workingKey(refused?: WorkingKey): Promise<WorkingKey | NotSent> {
    if (current && current !== refused && current.day === caracasDate(clock.now())) return Promise.resolve(current)
    loggingOn ??= logOn()
      .then((key) => {
        if (key.kind === 'key') current = key
        return key
      })
      .finally(() => {
        loggingOn = undefined
      })
    return loggingOn
  }

  async function send(operation: Operation, text: string, key: WorkingKey, paymentId?: string): Promise<Reply> {
    const envelope = await post(operation, newReference(random, paymentId), text, key.keys)
    if (envelope.kind !== 'envelope') return envelope
    if (!envelope.ok) return { kind: 'ko', code: envelope.code }
    const value = openValue(envelope, key.keys)
    if (value === undefined) return { kind: 'unknown', reason: 'unreadable_answer' }
    return { kind: 'ok', code: envelope.code, message: envelope.message, value }
  }

  async function call(operation: Operation, fields: Fields, paymentId?: string): Promise<Reply> {
    const text = jsonText(fields)
    const key = await workingKey()
    if (key.kind === 'notSent') return key
    const reply = await send(operation, text, key, paymentId)
    if (!refusesKey(reply)) return reply

    // The bank refuses a dead key before it processes anything, so this is the one call that is made twice.
    const freshKey = await workingKey(key)
    if (freshKey.kind === 'notSent') return freshKey
    const secondReply = await send(operation, text, freshKey, paymentId)
    return refusesKey(secondReply) ? { kind: 'notSent', reason: 'log_on_failed', code: secondReply.code } : secondReply
  }

  return {
    call,
    open: async () => {
      const key = await workingKey()
      return key.kind === 'notSent' ? key : undefined
    },
  }
}

/** `EPIRWK`: refresh the working key. */
function refusesKey(reply: Reply): reply is Extract<Reply, { kind: 'ko' }> {
  return reply.kind === 'ko' && reply.code.endsWith('RWK')
}
