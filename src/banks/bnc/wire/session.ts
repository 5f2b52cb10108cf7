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
import { specOf, type Operation, type OperationName } from './operations.ts'
import { hasOperationNumber, isRecord, textField } from './read.ts'
import { newReference } from './reference.ts'
import { clientHash, createWorkingKeys, type LogOn, type NotSent, type WorkingKey } from './working-key.ts'

/** The reply to a call: approval with the decrypted value, refusal with it if it has one, or no reliable answer. */
export type Reply =
  | { kind: 'ok'; code: string; message: string; value: unknown }
  | { kind: 'ko'; code: string; value?: unknown }
  | RefusedFields
  | Failure

export type Session = {
  /** Calls an operation, logging on first without a key of today. `paymentId` makes the call traceable at the bank. */
  call(operation: Operation, fields: Fields, paymentId?: string): Promise<Reply>
  /** Logs on if necessary, for a check. */
  open(): Promise<NotSent | undefined>
}

/** Refusals of a younger key that never worked are a misconfiguration, unless another key has replaced it. */
const STALE_AFTER_MS = 60_000

const headers = { 'content-type': 'application/json', accept: 'application/json' }

export function createSession(options: {
  clientGuid: string
  masterKey: Secret
  baseUrl: string
  testOperation: boolean
  /** Paths of this account that differ from the usual ones. */
  paths?: Partial<Record<OperationName, string>>
  /** The transport's time-out of a log-on. */
  logOnTimeoutMs: number
  sessions: SessionStore
  transport: Transport
  clock: Clock
  random: Random
}): Session {
  const { clientGuid, masterKey, testOperation, paths = {}, sessions, transport, clock, random } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const client = clientHash({ baseUrl, clientGuid, masterKey })
  const workingKeys = createWorkingKeys({ client, sessions, clock, logOn, timeoutMs: options.logOnTimeoutMs })

  async function post(operation: OperationName, reference: string, text: string, keys: Keys) {
    const { path, movesMoney, ...spec } = specOf(operation)
    const body = sealRequest({ clientGuid, reference, text, keys, testOperation: testOperation && movesMoney })
    const url = `${baseUrl}${paths[operation] ?? path}`
    const exchange = await transport.post({ operation, url, headers, body, ...spec })
    return exchange.kind === 'answer' ? readEnvelope(exchange.status, exchange.text, { movesMoney }) : exchange
  }

  async function logOn(): ReturnType<LogOn> {
    // The day is read before the call: a key requested at 23:59:59 is not valid after midnight.
    const day = caracasDate(clock.now())
    const masterKeys = deriveKeys(masterKey.reveal())
    const envelope = await post('LogOn', '', jsonText({ ClientGUID: clientGuid }), masterKeys)
    if (envelope.kind === 'notSent') return envelope
    if (envelope.kind === 'unknown') return { kind: 'notSent', reason: 'log_on_failed' }
    if (envelope.kind === 'refusedFields') {
      return { kind: 'notSent', reason: 'setup', code: fieldsCode(envelope.names) }
    }
    // A refusal, whatever its value and HTTP status.
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
    const value = openValue(envelope, keys)
    if (!envelope.ok) return { kind: 'ko', code: envelope.code, ...(isRecord(value) && { value }) }
    if (value === undefined) return { kind: 'unknown', reason: 'unreadable_answer' }
    return { kind: 'ok', code: envelope.code, message: envelope.message, value }
  }

  /** The key for a second attempt; `undefined` if the refusal is not about the key. */
  async function keyAfter(reply: Reply, key: WorkingKey): Promise<WorkingKey | NotSent | undefined> {
    if (isKeyRefusal(reply)) return workingKeys.get(key)
    // Under a replaced key the bank decrypts noise, which it may report as a wrong hash.
    if (!isRefusedWith(reply, (code) => code === 'EPIHV')) return undefined
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
   * The only call that is repeated: BNC refuses an expired key before it processes anything. The same reference lets the
   * bank detect duplicates. If another process replaced the key meanwhile and BNC voided that one too, one more attempt
   * follows while refusals are fast: leases on payments assume at most the time of two log-ons and two calls.
   */
  async function resend(
    operation: Operation,
    reference: string,
    text: string,
    key: WorkingKey,
    startMs: number,
  ): Promise<Reply> {
    const reply = await send(operation, reference, text, key)
    if (!isKeyRefusal(reply)) return reply
    const isFast = clock.monotonicMs() - startMs < FAST_REFUSALS_MS
    const freshKey = isFast ? await workingKeys.get(key) : undefined
    if (!freshKey) return { kind: 'notSent', reason: 'log_on_failed', code: reply.code }
    if (freshKey.kind === 'notSent') return freshKey
    const lastReply = await send(operation, reference, text, freshKey)
    if (!isKeyRefusal(lastReply)) return lastReply
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

/** Two refusals and the log-on between them within this time count as fast. */
const FAST_REFUSALS_MS = 5_000

type Refusal = Extract<Reply, { kind: 'ko' }>

/** `EPIRWK`: refresh the working key. */
function isKeyRefusal(reply: Reply): reply is Refusal {
  return isRefusedWith(reply, (code) => code.includes('RWK'))
}

/** A refusal before anything was processed: an operation that has a number was run, and is not repeated. */
function isRefusedWith(reply: Reply, isCode: (code: string) => boolean): reply is Refusal {
  return reply.kind === 'ko' && isCode(reply.code) && !hasOperationNumber(reply.value)
}
