import { caracasDate } from '../../../foundation/caracas.ts'
import type { Clock } from '../../../foundation/clock.ts'
import type { Random } from '../../../foundation/random.ts'
import { Secret } from '../../../foundation/secret.ts'
import type { SessionStore } from '../../sessions.ts'
import type { Transport } from '../../transport.ts'
import { bncCodes } from '../codes.ts'
import { fieldsCode } from '../codes/fields.ts'
import { type Failure, openValue, readEnvelope, type RefusedFields } from './answer.ts'
import { deriveKeys, type Keys } from './cipher.ts'
import { type Fields, jsonText, sealRequest } from './envelope.ts'
import { factsOf, type Operation, type OperationName } from './operations.ts'
import { textField } from './read.ts'
import { newReference } from './reference.ts'
import { clientHash, createWorkingKeys, type LogOn, type NotSent, type WorkingKey } from './working-key.ts'

/** What a call came to: the bank's yes with its opened value, the bank's no, or no answer to rely on. */
export type Reply =
  | { kind: 'ok'; code: string; message: string; value: unknown }
  | { kind: 'ko'; code: string }
  | RefusedFields
  | Failure

export type Session = {
  /** Calls an operation, logging on when there is no key of today. `paymentId` makes the call traceable at the bank. */
  call(operation: Operation, fields: Fields, paymentId?: string): Promise<Reply>
  /** Makes sure of a key, for a check that wants nothing else. */
  open(): Promise<NotSent | undefined>
}

/** A younger key that never worked is not stale, unless another one has taken its place: then it is our set-up. */
const STALE_AFTER_MS = 60_000

const headers = { 'content-type': 'application/json', accept: 'application/json' }

export function createSession(options: {
  clientGuid: string
  masterKey: Secret
  baseUrl: string
  testOperation: boolean
  /** How long the bank has for a log-on. */
  logOnTimeoutMs: number
  sessions: SessionStore
  transport: Transport
  clock: Clock
  random: Random
}): Session {
  const { clientGuid, masterKey, testOperation, sessions, transport, clock, random } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const client = clientHash({ baseUrl, clientGuid, masterKey })
  const workingKeys = createWorkingKeys({ client, sessions, clock, logOn, timeoutMs: options.logOnTimeoutMs })

  async function post(operation: OperationName, reference: string, text: string, keys: Keys) {
    const { path, movesMoney, ...facts } = factsOf(operation)
    const body = sealRequest({ clientGuid, reference, text, keys, testOperation: testOperation && movesMoney })
    const exchange = await transport.post({ operation, url: `${baseUrl}${path}`, headers, body, ...facts })
    return exchange.kind === 'answer' ? readEnvelope(exchange.status, exchange.text, { movesMoney }) : exchange
  }

  async function logOn(): ReturnType<LogOn> {
    // The day is read before the call: a key asked for at 23:59:59 is not trusted at midnight.
    const day = caracasDate(clock.now())
    const masterKeys = deriveKeys(masterKey.reveal())
    const envelope = await post('LogOn', '', jsonText({ ClientGUID: clientGuid }), masterKeys)
    if (envelope.kind === 'notSent') return envelope
    if (envelope.kind === 'unknown') return { kind: 'notSent', reason: 'log_on_failed' }
    if (envelope.kind === 'refusedFields') {
      return { kind: 'notSent', reason: 'setup', code: fieldsCode(envelope.names) }
    }
    // A refusal is one whatever it carries and whatever its HTTP status is.
    if (!envelope.ok) {
      const isSetup = bncCodes.logOn[envelope.code]?.class === 'setup'
      return { kind: 'notSent', reason: isSetup ? 'setup' : 'log_on_failed', code: envelope.code }
    }
    const keyText = textField(openValue(envelope, masterKeys), 'WorkingKey')
    if (keyText === undefined) return { kind: 'notSent', reason: 'log_on_failed' }
    return { kind: 'loggedOn', secret: new Secret(keyText), day }
  }

  async function send(operation: Operation, reference: string, text: string, { keys }: WorkingKey): Promise<Reply> {
    const envelope = await post(operation, reference, text, keys)
    if (envelope.kind !== 'envelope') return envelope
    if (!envelope.ok) return { kind: 'ko', code: envelope.code }
    const value = openValue(envelope, keys)
    if (value === undefined) return { kind: 'unknown', reason: 'unreadable_answer' }
    return { kind: 'ok', code: envelope.code, message: envelope.message, value }
  }

  /** The key to send again with; `undefined` when the refusal has nothing to do with the key. */
  async function keyAfter(reply: Reply, key: WorkingKey): Promise<WorkingKey | NotSent | undefined> {
    if (reply.kind !== 'ko') return undefined
    if (isKeyRefusal(reply.code)) return workingKeys.get(key)
    // A key that was replaced decrypts to noise, and the bank may call that a wrong hash.
    if (reply.code !== 'EPIHV') return undefined
    const isStale = key.hasWorked || key.ageMs() >= STALE_AFTER_MS
    return isStale ? workingKeys.get(key) : workingKeys.replacementOf(key)
  }

  async function call(operation: Operation, fields: Fields, paymentId?: string): Promise<Reply> {
    const text = jsonText(fields)
    const startMs = clock.monotonicMs()
    const key = await workingKeys.get()
    if (key.kind === 'notSent') return key
    const reference = newReference(random, paymentId)
    const reply = await send(operation, reference, text, key)
    const freshKey = await keyAfter(reply, key)
    if (!freshKey) {
      key.hasWorked ||= reply.kind === 'ok' || (reply.kind === 'ko' && reply.code !== 'EPIHV')
      return reply
    }
    if (freshKey.kind === 'notSent') return freshKey

    return resend(operation, reference, text, freshKey, startMs)
  }

  /**
   * The bank refuses a dead key before it processes anything, so this is the one call that is made again: under the same
   * reference, by which the bank itself tells duplicates. Another process may have had the key replaced meanwhile, and the
   * bank may have ended that one too: while refusals come fast, a call still ends within the time of two log-ons and two
   * calls, on which leases over payments count.
   */
  async function resend(
    operation: Operation,
    reference: string,
    text: string,
    key: WorkingKey,
    startMs: number,
  ): Promise<Reply> {
    const reply = await send(operation, reference, text, key)
    if (reply.kind !== 'ko' || !isKeyRefusal(reply.code)) return reply
    const isFast = clock.monotonicMs() - startMs < FAST_REFUSALS_MS
    const freshKey = isFast ? await workingKeys.get(key) : undefined
    if (!freshKey) return { kind: 'notSent', reason: 'log_on_failed', code: reply.code }
    if (freshKey.kind === 'notSent') return freshKey
    const lastReply = await send(operation, reference, text, freshKey)
    if (lastReply.kind !== 'ko' || !isKeyRefusal(lastReply.code)) return lastReply
    return { kind: 'notSent', reason: 'log_on_failed', code: lastReply.code }
  }

  return {
    call,
    open: async () => {
      const key = await workingKeys.get()
      return key.kind === 'notSent' ? key : undefined
    },
  }
}

/** Two refusals and the log-on between them take this long at most where the bank is not slow. */
const FAST_REFUSALS_MS = 5_000

/** `EPIRWK`: refresh the working key. */
function isKeyRefusal(code: string): boolean {
  return code.includes('RWK')
}
