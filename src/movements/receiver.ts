import { bankOf } from '../banks/account-name.ts'
import { createHmac, type KeyObject } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BankName } from '../banks/bank.ts'
import {
  type NotificationCall,
  type ParsedNotification,
  type Receipt,
  type Reply,
  sameText,
} from '../banks/notification.ts'
import { type BankRegistry, keepsStatement } from '../banks/registry.ts'
import type { Clock } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import { errorFields, type Log, type LogFields } from '../foundation/log.ts'
import type { Decimal } from '../foundation/money.ts'
import { inAnyCidr } from '../foundation/setting-readers.ts'
import { DatabaseUnavailable } from '../storage/database.ts'
import type { AddressStore, NotificationAddress } from './addresses.ts'
import type { HeldAccount } from './holders.ts'
import type { MovementStore } from './store.ts'

/** Result of a bank's call, for metrics. */
export type NotificationResult =
  | ParsedNotification['kind']
  | 'repeated'
  | 'unauthorized'
  | 'log_on'
  | 'ping'
  | 'not_found'

export type ReceiverParts = {
  addresses: AddressStore
  movements: MovementStore
  registry: BankRegistry
  clock: Clock
  log: Log
  tokenKey: KeyObject
  observe(bank: BankName, result: NotificationResult): void
  /** Called after a notification of money was stored; a failure loses nothing. */
  moneyArrived(arrival: Arrival): Promise<void>
}

/** Money that a bank notified. */
export type Arrival = HeldAccount & { amount: Decimal }

/**
 * Receiver of bank notifications at `/notify/{token}` and the paths below it that the bank's protocol defines. A
 * notification is stored in one statement before it is answered; its effect on payments is decided later, elsewhere.
 */
export function createReceiver(parts: ReceiverParts) {
  const { movements, registry, log, observe } = parts
  const findAddress = createAddressCache(parts)
  return {
    prefix: '/notify',
    register(app: FastifyInstance): void {
      app.removeAllContentTypeParsers()
      // Any content type: a malformed body is stored as received.
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
    const address = await findAddress(token)
    const receiver = address && (await registry.receiver(address, address.bank))
    if (!address || !receiver) return send(reply, NOT_FOUND)
    if (address.allowed.length > 0 && !inAnyCidr(request.ip, address.allowed)) {
      log.warn('refused: the caller is not in the list of allowed addresses', {
        bank: address.bank,
        tenantId: address.tenantId,
      })
      observe(bankOf(address.bank), 'unauthorized')
      return send(reply, NOT_FOUND)
    }
    const call: NotificationCall = {
      method: request.method === 'GET' ? 'GET' : 'POST',
      path: path.split('/').filter(Boolean).join('/'),
      headers: request.headers,
      body: request.body instanceof Raw ? request.body.text : '',
    }
    const receipt = receiver.receive(call, { secrets: address.secrets, tokens: sessionTokens(parts, token) })
    if (receipt.kind === 'keep') return send(reply, await keep(address, receiver.accountId, call, receipt))
    observe(bankOf(address.bank), receipt.result)
    return send(reply, receipt.reply)
  }

  async function keep(
    address: NotificationAddress,
    accountId: Buffer,
    { body }: NotificationCall,
    receipt: Kept,
  ): Promise<Reply> {
    const { tenantId, livemode, settles } = address
    const bank = bankOf(address.bank)
    const { operation, reading, reply } = receipt
    const isOnlySource = !keepsStatement(bank)
    const notification = { tenantId, livemode, bank, accountId, operation, body, reply, isOnlySource, isProof: settles }
    const kept = await movements
      .keep({ ...notification, reading })
      .catch((error: unknown) => {
        if (error instanceof DatabaseUnavailable) throw error
        // A notification that the database rejects in its parsed form is stored as received.
        log.error('not storable as parsed, stored as received', {
          bank,
          tenantId,
          operation,
          ...errorFields(error),
        })
        return movements.keep({ ...notification, reading: { kind: 'unreadable', reason: 'not_storable' } })
      })
      .catch((error: unknown) => {
        if (!receipt.isAnsweredAnyway) throw error
        log.warn('query of the bank answered but not stored', { bank, tenantId, ...errorFields(error) })
        return { reply, isNew: false, isNewMoney: false }
      })
    observe(bank, kept.isNew ? reading.kind : 'repeated')
    if (kept.isNew) report({ bank, tenantId, operation }, reading, isOnlySource && !kept.isNewMoney)
    if (reading.kind === 'arrived') {
      parts
        .moneyArrived({ tenantId, livemode, bank, accountId, amount: reading.movement.amount })
        .catch((error: unknown) => {
          log.warn('check of open payments and of the statement after an arrival failed', {
            bank,
            tenantId,
            ...errorFields(error),
          })
        })
    }
    return kept.isNew ? kept.reply : (receipt.replyToRepetition ?? kept.reply)
  }

  /** Logs notifications that need manual review; the money is on the account in any case. */
  function report(fields: LogFields, reading: ParsedNotification, isNumberUsed: boolean): void {
    if (reading.kind === 'unreadable') {
      log.error('unreadable notification of money stored', { ...fields, reason: reading.reason })
    } else if (reading.kind === 'notOurs') {
      log.warn('notification of money for another account stored', { ...fields, reason: reading.reason })
    } else if (reading.kind === 'arrived' && isNumberUsed) {
      log.warn('number and amount of an earlier arrival repeated, on another day or from another phone', fields)
    }
  }
}

/** Caches addresses for `notificationAddressCacheMs`; tokens without an address are not cached. */
function createAddressCache({ addresses, clock }: Pick<ReceiverParts, 'addresses' | 'clock'>) {
  const cache = new Map<string, { readAtMs: number; address: NotificationAddress }>()
  return async (token: string): Promise<NotificationAddress | undefined> => {
    const now = clock.monotonicMs()
    const cached = cache.get(token)
    if (cached && now - cached.readAtMs < limits.notificationAddressCacheMs) return cached.address
    const address = await addresses.find(token)
    if (cache.size >= limits.notificationAddressCacheEntries) cache.clear()
    if (address) cache.set(token, { readAtMs: now, address })
    else cache.delete(token)
    return address
  }
}

/** Stateless log-on tokens: each contains its expiry and is signed for the address it was issued at. */
function sessionTokens({ clock, tokenKey }: Pick<ReceiverParts, 'clock' | 'tokenKey'>, address: string) {
  const sign = (endsAtMs: string) => createHmac('sha256', tokenKey).update(`${address} ${endsAtMs}`).digest('base64url')
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

type Kept = Extract<Receipt, { kind: 'keep' }>

/** Longer than any path of a bank's protocol. */
const PATH_CHARACTERS_MAX = 64

const NOT_FOUND: Reply = { status: 404, body: 'no such address' }

/** Opaque request body: only the bank's connector may parse it. */
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
