import { createHmac, type KeyObject } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BankName } from '../banks/bank.ts'
import { type NotificationCall, type Reading, type Receipt, type Reply, sameText } from '../banks/notification.ts'
import { type BankRegistry, keepsStatement } from '../banks/registry.ts'
import type { Clock } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import { errorFields, type Log, type LogFields } from '../foundation/log.ts'
import type { Decimal } from '../foundation/money.ts'
import { inAnyCidr } from '../foundation/setting-readers.ts'
import { DatabaseUnavailable } from '../storage/database.ts'
import type { AddressStore, NotificationAddress } from './addresses.ts'
import type { MovementStore } from './store.ts'

/** What came of a bank's call, for metrics. */
export type NotificationResult = Reading['kind'] | 'repeated' | 'unauthorized' | 'log_on' | 'ping' | 'not_found'

export type ReceiverParts = {
  addresses: AddressStore
  movements: MovementStore
  registry: BankRegistry
  clock: Clock
  log: Log
  tokenKey: KeyObject
  observe(bank: BankName, result: NotificationResult): void
  /** Called once a notification of money is stored; nothing is lost when it fails. */
  moneyArrived(accountId: Buffer, amount: Decimal): Promise<void>
}

/**
 * Where banks call when money arrives: `/notify/{token}`, and below it what the bank's own wire has. A notification is
 * stored before it is answered, in one statement; what it means for payments is decided afterwards by others.
 */
export function createReceiver(parts: ReceiverParts) {
  const { addresses, movements, registry, clock, log, tokenKey, observe } = parts
  const known = new Map<string, { readAtMs: number; address: NotificationAddress }>()
  return {
    prefix: '/notify',
    register(app: FastifyInstance): void {
      app.removeAllContentTypeParsers()
      // Whatever it calls itself: a body that is not what it should be is kept as it came.
      app.addContentTypeParser(
        '*',
        { parseAs: 'string' },
        async (_request: FastifyRequest, body: string) => new Raw(body),
      )
      for (const url of ['/:token', '/:token/*']) {
        app.route({ method: ['GET', 'POST'], url, schema: { hide: true }, exposeHeadRoute: false, handler: answer })
      }
    },
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { token = '', '*': path = '' } = request.params as { token?: string; '*'?: string }
    if (path.length > PATH_CHARACTERS_MAX) return send(reply, NOT_FOUND)
    const address = await find(token)
    const receiver = address && (await registry.receiver(address, address.bank))
    if (!address || !receiver) return send(reply, NOT_FOUND)
    if (address.allowed.length > 0 && !inAnyCidr(request.ip, address.allowed)) {
      log.warn('a notification came from an address that is not on its list', {
        bank: address.bank,
        tenantId: address.tenantId,
      })
      observe(address.bank, 'unauthorized')
      return send(reply, NOT_FOUND)
    }
    const call: NotificationCall = {
      method: request.method === 'GET' ? 'GET' : 'POST',
      path: path.split('/').filter(Boolean).join('/'),
      headers: request.headers,
      body: request.body instanceof Raw ? request.body.text : '',
    }
    const receipt = receiver.receive(call, { secrets: address.secrets, tokens: tokensOf(token) })
    if (receipt.kind === 'keep') return send(reply, await keep(address, receiver.accountId, call, receipt))
    observe(address.bank, receipt.result)
    return send(reply, receipt.reply)
  }

  async function keep(
    address: NotificationAddress,
    accountId: Buffer,
    { body }: NotificationCall,
    receipt: Kept,
  ): Promise<Reply> {
    const { tenantId, livemode, bank, settles } = address
    const { operation, reading, reply } = receipt
    const isOnlySource = !keepsStatement(bank)
    const notification = { tenantId, livemode, bank, accountId, operation, body, reply, isOnlySource, isProof: settles }
    const kept = await movements
      .keep({ ...notification, reading })
      .catch((error: unknown) => {
        if (error instanceof DatabaseUnavailable) throw error
        // What the database does not take as it was read is kept as it came.
        log.error('a notification could not be stored as it was read', {
          bank,
          tenantId,
          operation,
          ...errorFields(error),
        })
        return movements.keep({ ...notification, reading: { kind: 'unreadable', reason: 'not_storable' } })
      })
      .catch((error: unknown) => {
        if (!receipt.isAnsweredAnyway) throw error
        log.warn('a question of a bank was answered and could not be kept', { bank, tenantId, ...errorFields(error) })
        return { reply, isNew: false, isNewMoney: false }
      })
    observe(bank, kept.isNew ? reading.kind : 'repeated')
    if (kept.isNew) report({ bank, tenantId, operation }, reading, isOnlySource && !kept.isNewMoney)
    if (reading.kind === 'arrived') {
      parts.moneyArrived(accountId, reading.movement.amount).catch((error: unknown) => {
        log.warn('open payments were not looked at when money arrived', { bank, tenantId, ...errorFields(error) })
      })
    }
    return kept.reply
  }

  /** What a person has to look at; the money itself is on the account either way. */
  function report(fields: LogFields, reading: Reading, isNumberUsed: boolean): void {
    if (reading.kind === 'unreadable') {
      log.error('a notification of money could not be read and was kept', { ...fields, reason: reading.reason })
    } else if (reading.kind === 'notOurs') {
      log.warn('a notification of money for somebody else was kept', { ...fields, reason: reading.reason })
    } else if (reading.kind === 'arrived' && isNumberUsed) {
      log.warn(
        'a notification repeats the number and amount of earlier money, on another day or from another phone',
        fields,
      )
    }
  }

  /** A token that is known is used for a moment without asking again; an unknown one is always asked for. */
  async function find(token: string): Promise<NotificationAddress | undefined> {
    const now = clock.monotonicMs()
    const remembered = known.get(token)
    if (remembered && now - remembered.readAtMs < limits.notificationAddressCacheMs) return remembered.address
    const address = await addresses.find(token)
    if (known.size >= limits.notificationAddressCacheEntries) known.clear()
    if (address) known.set(token, { readAtMs: now, address })
    else known.delete(token)
    return address
  }

  /** Tokens of a log-on are not stored: each names its end and is signed for the address it was given at. */
  function tokensOf(address: string) {
    const sign = (endsAtMs: string) =>
      createHmac('sha256', tokenKey).update(`${address} ${endsAtMs}`).digest('base64url')
    return {
      make() {
        const endsAtMs = String(clock.now() + limits.notificationTokenMs)
        return `${endsAtMs}.${sign(endsAtMs)}`
      },
      isValid(token: string) {
        const [endsAtMs = '', signature] = token.split('.')
        return sameText(signature, sign(endsAtMs)) && Number(endsAtMs) > clock.now()
      },
    }
  }
}

type Kept = Extract<Receipt, { kind: 'keep' }>

/** No bank's wire has a longer path below its address. */
const PATH_CHARACTERS_MAX = 64

const NOT_FOUND: Reply = { status: 404, body: 'no such address' }

/** Not a plain object or text: what a bank sent is nobody's to check but its connector's. */
class Raw {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  get text(): string {
    return this.#text
  }
}

function send(reply: FastifyReply, { status, body }: Reply): FastifyReply {
  const type = body.startsWith('{') ? 'application/json' : 'text/plain'
  return reply.status(status).type(`${type}; charset=utf-8`).header('cache-control', 'no-store').send(body)
}
