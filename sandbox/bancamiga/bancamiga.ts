import type { Assumptions } from '../assumptions.ts'
import { assumptionRoutes } from '../assumptions.ts'
import { createCounter } from '../counter.ts'
import { createFaults } from '../http/faults.ts'
import type { ForcedReply } from '../http/forced.ts'
import { ledgerRoute } from '../http/ledger-control.ts'
import { incomingRoute, readIncoming } from '../http/movement-control.ts'
import { json, type Reply } from '../http/reply.ts'
import type { HttpRequest } from '../http/request.ts'
import type { Service } from '../http/service.ts'
import { bearerOf, createTokens } from '../http/tokens.ts'
import type { Ledger } from '../ledger.ts'
import { parseObject, text } from '../model.ts'
import { notificationRoutes } from '../notifications/control.ts'
import { createNotifier } from '../notifications/notifier.ts'
import type { BancamigaAssumptions } from './assumptions.ts'
import { logOn, newPassword, refresh } from './auth.ts'
import { bancamigaNotificationProtocol } from './notifications.ts'
import { type BankState, type Operation, refuse } from './operation.ts'
import { find, healthcheck, history } from './queries.ts'

const operations: Record<string, Operation> = {
  token: logOn,
  refresh,
  password: newPassword,
  find,
  history,
  healthcheck,
}

const paths: ReadonlyMap<string, string> = new Map([
  ['/public/auth/security/users/token', 'token'],
  ['/public/re/refresh', 'refresh'],
  ['/public/auth/security/users/password/new', 'password'],
  ['/public/protected/pm/find', 'find'],
  ['/public/protected/pm/history/find', 'history'],
  ['/healthcheck', 'healthcheck'],
])

const faultKinds = [
  'delay',
  'resetBefore',
  'resetAfter',
  'duplicate',
  'late',
  'status',
  'html',
  'malformed',
  'keyExpiry',
  'outage',
  'code',
] as const

const yearMs = 365 * 86_400_000

const knownClient = text(/^0172\d{16}$/)

/** Bancamiga, as its manuals and integrators describe it. No call moves money. */
export function createBancamiga({
  ledger,
  now,
  assumptions,
}: {
  ledger: Ledger
  now: () => number
  assumptions: Assumptions<BancamigaAssumptions>
}): Service {
  const tokens = createTokens({ purpose: 'bancamiga', lifeMs: yearMs, ledger })
  const parts = {
    ledger,
    tokens,
    refreshTokens: createTokens({ purpose: 'bancamiga refresh', lifeMs: yearMs, ledger }),
    passwords: new Map<string, string>(),
    historyRead: new Map<string, number>(),
    queries: createCounter(),
  }
  const notifier = createNotifier({
    protocol: bancamigaNotificationProtocol(knownClient, assumptions, readIncoming({ ledger, now })),
    now,
  })

  const handle: Service['handle'] = (request, forced): ForcedReply => {
    const operation = operations[paths.get(request.path) ?? '']
    if (!operation) throw new Error('a path without an operation')
    if (request.method !== operation.method) return unforced(json(404, { error: 'not found' }))
    const state: BankState = { ...parts, assumptions: assumptions.current(), now: now() }
    if (forced?.kind === 'code') {
      return { reply: refuse(state, operation.mod, forced.code, forced.message), isUsed: true }
    }
    const body = parseObject(request.body) ?? {}
    return unforced(operation.execute(state, { body, bearer: bearerOf(request.headers.authorization) }))
  }

  /** Of the token that the call carries, the temporary one included. */
  function clientOf({ headers }: HttpRequest): string | undefined {
    const [client = ''] = bearerOf(headers.authorization).split('.')
    return client === '' ? undefined : client
  }

  return {
    operationOf: (path) => paths.get(path),
    clientOf,
    handle,
    expireKeys: (client) => {
      if (client !== undefined) tokens.expire(client)
    },
    control: {
      ...ledgerRoute(ledger),
      ...incomingRoute({
        ledger,
        now,
        knownClient,
        notify: (client, payment) => (payment.type === 'p2p' ? notifier.notify(client, payment) : undefined),
      }),
      ...notificationRoutes(notifier, knownClient),
      ...assumptionRoutes(assumptions),
    },
    faults: createFaults({ allowed: faultKinds, now }),
    stop: notifier.stop,
  }
}

function unforced(reply: Reply): ForcedReply {
  return { reply, isUsed: false }
}
