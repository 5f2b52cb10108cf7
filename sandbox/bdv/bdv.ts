import type { Assumptions } from '../assumptions.ts'
import { assumptionRoutes } from '../assumptions.ts'
import { bdvAccount, bdvKeyOwner } from '../credentials.ts'
import { createFaults } from '../http/faults.ts'
import type { ForcedReply, ForcedResponse } from '../http/forced.ts'
import { ledgerRoute } from '../http/ledger-control.ts'
import type { Reply } from '../http/reply.ts'
import type { HttpRequest } from '../http/request.ts'
import type { Service } from '../http/service.ts'
import type { Ledger } from '../ledger.ts'
import { parseObject, text } from '../model.ts'
import { notificationRoutes } from '../notifications/control.ts'
import { createNotifier } from '../notifications/notifier.ts'
import { createAsked } from './asked.ts'
import type { BdvAssumptions } from './assumptions.ts'
import { annulment, isAccepted, paymentKey, process } from './c2p.ts'
import { vuelto } from './change.ts'
import { movementRoute, readPayment } from './movements.ts'
import { bdvNotificationProtocol } from './notifications.ts'
import type { BankState, Operation } from './operation.ts'
import { movimientos } from './statement.ts'
import { getMovement, getOutMovement, multiple } from './verification.ts'

const operations: Record<string, Operation> = {
  paymentkey: paymentKey,
  process,
  annulment,
  getMovement,
  consultaMultiple: multiple,
  movimientos,
  vuelto,
  getOutMovement,
}

const paths: ReadonlyMap<string, string> = new Map([
  ['/BankMobilePaymentC2P/MultipleAccounts/paymentkey', 'paymentkey'],
  ['/BankMobilePaymentC2P/MultipleAccounts/process', 'process'],
  ['/BankMobilePaymentC2P/MultipleAccounts/annulment', 'annulment'],
  ['/getMovement', 'getMovement'],
  ['/api/consulta/consultaMultiple', 'consultaMultiple'],
  ['/apis/bdv/consulta/movimientos', 'movimientos'],
  ['/api/vuelto', 'vuelto'],
  ['/getOutMovement', 'getOutMovement'],
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
  'outage',
  'code',
] as const

/** The answer to the key of another product, or to none. */
const wrongKey: Record<string, [code: string, message?: string]> = {
  consultaMultiple: ['1001'],
  paymentkey: ['1006'],
  process: ['1006'],
  annulment: ['1006'],
}

const knownClient = text(/^0102\d{16}$/)

/** Banco de Venezuela, as its manuals and integrators describe it. Paths of the quality environment end in /v2. */
export function createBdv({
  ledger,
  now,
  assumptions,
}: {
  ledger: Ledger
  now: () => number
  assumptions: Assumptions<BdvAssumptions>
}): Service {
  const asked = createAsked()
  const notifier = createNotifier({
    protocol: bdvNotificationProtocol(knownClient, bdvAccount, readPayment(ledger, now)),
    now,
  })

  function handle(request: HttpRequest, forced?: ForcedResponse): ForcedReply {
    const name = operationOf(request.path) ?? ''
    const operation = operations[name]
    if (!operation) throw new Error('a path without an operation')
    const owner = bdvKeyOwner(keyOf(request))
    if (owner?.product !== operation.product) {
      const [code, message] = wrongKey[name] ?? ['1010', 'Cliente no afiliado al producto']
      return unforced(operation.refuse(code, message))
    }
    const body = parseObject(request.body) ?? {}
    const { client } = owner
    const state = {
      client,
      merchant: bdvAccount(client),
      ledger,
      asked,
      assumptions: assumptions.current(),
      now: now(),
    }
    if (name === 'process' && !isAccepted(body['amount'], state.assumptions.c2pAmounts)) {
      return unforced(operation.refuse('1013'))
    }
    return forced ? executeForced(operation, forced, state, body) : unforced(operation.execute(state, body))
  }

  return {
    operationOf,
    clientOf: (request) => bdvKeyOwner(keyOf(request))?.client,
    handle,
    control: {
      ...ledgerRoute(ledger),
      ...movementRoute({ ledger, now, notifier, knownClient }),
      ...notificationRoutes(notifier, knownClient),
      ...assumptionRoutes(assumptions),
    },
    faults: createFaults({ allowed: faultKinds, now }),
    stop: notifier.stop,
  }
}

function operationOf(path: string): string | undefined {
  return paths.get(path.replace(/\/v2$/, ''))
}

/** With `moved`, a call that moves no money keeps its regular response. */
function executeForced(
  operation: Operation,
  forced: ForcedResponse,
  state: BankState,
  body: Record<string, unknown>,
): ForcedReply {
  if (forced.kind !== 'code') throw new Error('BDV has no refusal that names fields')
  if (forced.moved) {
    const effects = state.ledger.count()
    const reply = operation.execute(state, body)
    if (state.ledger.count() === effects) return unforced(reply)
  }
  return { reply: operation.refuse(forced.code, forced.message), isUsed: true }
}

function unforced(reply: Reply): ForcedReply {
  return { reply, isUsed: false }
}

function keyOf({ headers }: HttpRequest): string {
  const key = headers['x-api-key']
  return typeof key === 'string' ? key : ''
}
