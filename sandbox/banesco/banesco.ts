import type { Assumptions } from '../assumptions.ts'
import { assumptionRoutes } from '../assumptions.ts'
import { createCounter } from '../counter.ts'
import { banescoAccount } from '../credentials.ts'
import { createFaults } from '../http/faults.ts'
import type { ForcedReply } from '../http/forced.ts'
import { ledgerRoute } from '../http/ledger-control.ts'
import { incomingRoute } from '../http/movement-control.ts'
import { json, type Reply } from '../http/reply.ts'
import type { HttpRequest } from '../http/request.ts'
import type { Service } from '../http/service.ts'
import { bearerOf, createTokens } from '../http/tokens.ts'
import type { Ledger } from '../ledger.ts'
import { parseObject, text } from '../model.ts'
import type { BanescoAssumptions } from './assumptions.ts'
import { answer } from './operation.ts'
import { issueToken, refuseToken, tokenLifeMs } from './token.ts'
import { transactions } from './transactions.ts'

/** The log-on of production and of the quality environment, and the query. The bank has them on two hosts. */
const paths: ReadonlyMap<string, 'token' | 'transactions'> = new Map([
  ['/auth/realms/realm-api-prd/protocol/openid-connect/token', 'token'],
  ['/auth/realms/realm-api-qa/protocol/openid-connect/token', 'token'],
  ['/financial-account/transactions', 'transactions'],
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

const knownClient = text(/^0134\d{16}$/)
const minuteMs = 60_000

/** Banesco's verification of payments, as its manual and integrators describe it. No call moves money. */
export function createBanesco({
  ledger,
  now,
  assumptions,
}: {
  ledger: Ledger
  now: () => number
  assumptions: Assumptions<BanescoAssumptions>
}): Service {
  const tokens = createTokens({ purpose: 'banesco', lifeMs: tokenLifeMs, ledger })
  const queries = createCounter()
  const recent = new Map<string, number[]>()

  /** Counts a query; false above the quota of the minute. */
  function isWithinQuota(client: string, quota: number): boolean {
    const times = (recent.get(client) ?? []).filter((at) => at > now() - minuteMs)
    const isWithin = quota === 0 || times.length < quota
    recent.set(client, isWithin ? [...times, now()] : times)
    return isWithin
  }

  function query({ headers, body }: HttpRequest): Reply {
    const current = { assumptions: assumptions.current(), now: now() }
    const token = tokens.read(bearerOf(headers.authorization))
    if (!token || tokens.stateOf(token, current.now) !== 'valid') return answer(current, 'VRN01')
    if (!isWithinQuota(token.account, current.assumptions.quotaPerMinute)) return answer(current, 'VRN05')
    const merchant = banescoAccount(token.account)
    return transactions({ ...current, merchant, ledger, queries }, parseObject(body) ?? {})
  }

  const handle: Service['handle'] = (request, forced): ForcedReply => {
    const current = { assumptions: assumptions.current(), now: now() }
    const operation = paths.get(request.path)
    if (request.method !== 'POST') return unforced(json(404, { error: 'not found' }))
    if (operation === 'token') {
      if (forced?.kind === 'code') return { reply: refuseToken(401, forced.code), isUsed: true }
      return unforced(issueToken(request, { ...current, tokens }))
    }
    if (forced?.kind === 'code') {
      return { reply: answer(current, forced.code, undefined, forced.message), isUsed: true }
    }
    return unforced(query(request))
  }

  return {
    operationOf: (path) => paths.get(path),
    clientOf: ({ headers }) => tokens.read(bearerOf(headers.authorization))?.account,
    handle,
    expireKeys: (client) => {
      if (client !== undefined) tokens.expire(client)
    },
    control: {
      ...ledgerRoute(ledger),
      ...incomingRoute({ ledger, now, knownClient }),
      ...assumptionRoutes(assumptions),
    },
    faults: createFaults({ allowed: faultKinds, now }),
  }
}

function unforced(reply: Reply): ForcedReply {
  return { reply, isUsed: false }
}
