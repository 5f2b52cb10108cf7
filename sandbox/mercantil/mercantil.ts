import type { Assumptions } from '../assumptions.ts'
import { assumptionRoutes } from '../assumptions.ts'
import { createCounter } from '../counter.ts'
import { mercantilAccount, mercantilClientOwner } from '../credentials.ts'
import { createFaults } from '../http/faults.ts'
import type { ForcedReply, ForcedResponse } from '../http/forced.ts'
import { ledgerRoute } from '../http/ledger-control.ts'
import { incomingRoute } from '../http/movement-control.ts'
import { json, type Reply } from '../http/reply.ts'
import type { HttpRequest } from '../http/request.ts'
import type { Service } from '../http/service.ts'
import type { Ledger } from '../ledger.ts'
import { parseObject, text } from '../model.ts'
import type { Random } from '../random.ts'
import type { MercantilAssumptions } from './assumptions.ts'
import { c2p } from './c2p.ts'
import { cardSearch } from './card-search.ts'
import { getAuth, pay } from './cards.ts'
import { scp } from './key.ts'
import { mobileSearch } from './mobile-search.ts'
import type { Operation } from './operation.ts'
import type { BankState } from './state.ts'
import { transferSearch } from './transfer-search.ts'

const operations: Record<string, Operation> = {
  c2p,
  scp,
  mobileSearch,
  transferSearch,
  getauth: getAuth,
  pay,
  cardSearch,
}

const paths: ReadonlyMap<string, string> = new Map([
  ['/payment/c2p', 'c2p'],
  ['/mobile-payment/scp', 'scp'],
  ['/mobile-payment/search', 'mobileSearch'],
  ['/payment/transfer-search', 'transferSearch'],
  ['/payment/getauth', 'getauth'],
  ['/payment/pay', 'pay'],
  ['/payment/search', 'cardSearch'],
])

/** The path of the sandbox environment, which the bank publishes as its base URL. */
export const mercantilBasePath = '/mercantil-banco/sandbox/v1'

const basePath = /^\/mercantil-banco\/(sandbox|cert|prod)\/v1(?=\/)/

const faultKinds = [
  'delay',
  'resetBefore',
  'resetAfter',
  'duplicate',
  'late',
  'status',
  'html',
  'malformed',
  'outage',
  'code',
] as const

const knownClient = text(/^0105\d{16}$/)

/** Mercantil, as its manuals and integrators describe it. */
export function createMercantil({
  ledger,
  now,
  random,
  assumptions,
}: {
  ledger: Ledger
  now: () => number
  random: Random
  assumptions: Assumptions<MercantilAssumptions>
}): Service {
  const searches = createCounter()

  function execute(request: HttpRequest, trace: string, forced?: ForcedResponse): ForcedReply {
    const operation = operations[operationOf(request.path) ?? '']
    if (!operation) throw new Error('a path without an operation')
    const owner = mercantilClientOwner(clientIdOf(request))
    if (request.method !== 'POST' || !owner?.products.includes(operation.product)) return unforced(unknownClient)
    const { client } = owner
    const merchant = mercantilAccount(client)
    const body = parseObject(request.body) ?? {}
    const state: BankState = {
      client,
      merchant,
      secret: merchant[`${operation.product}Secret`],
      ledger,
      searches,
      assumptions: assumptions.current(),
      now: now(),
      trace,
      merchantIdentify: body[operation.merchantPart],
    }
    return forced ? executeForced(operation, forced, state, body) : unforced(operation.execute(state, body))
  }

  return {
    operationOf,
    clientOf: (request) => mercantilClientOwner(clientIdOf(request))?.client,
    handle: (request, forced) => {
      const trace = random.bytes(12).toString('hex')
      const { reply, isUsed } = execute(request, trace, forced)
      const headers = { 'x-global-transaction-id': trace }
      return { reply: reply.kind === 'answer' ? { ...reply, headers } : reply, isUsed }
    },
    control: {
      ...ledgerRoute(ledger),
      ...incomingRoute({ ledger, now, knownClient }),
      ...assumptionRoutes(assumptions),
    },
    faults: createFaults({ allowed: faultKinds, now }),
  }
}

/** The answer of the bank's gateway, before its services. */
const unknownClient = json(401, {
  httpCode: '401',
  httpMessage: 'Unauthorized',
  moreInformation: 'Client id not registered.',
})

function operationOf(path: string): string | undefined {
  return basePath.test(path) ? paths.get(path.replace(basePath, '')) : undefined
}

/** With `moved`, a call that moves no money keeps its regular response. */
function executeForced(
  operation: Operation,
  forced: ForcedResponse,
  state: BankState,
  body: Record<string, unknown>,
): ForcedReply {
  if (forced.kind !== 'code') throw new Error('Mercantil has no refusal that names fields')
  if (forced.moved) {
    const effects = state.ledger.count()
    const reply = operation.execute(state, body)
    if (state.ledger.count() === effects) return unforced(reply)
  }
  return { reply: operation.refuse(state, forced.code, forced.message), isUsed: true }
}

function unforced(reply: Reply): ForcedReply {
  return { reply, isUsed: false }
}

function clientIdOf({ headers }: HttpRequest): string {
  const id = headers['x-ibm-client-id']
  return typeof id === 'string' ? id : ''
}
