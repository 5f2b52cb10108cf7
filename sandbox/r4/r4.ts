import { r4CommercePrefix, r4VectorCommerce } from '../credentials.ts'
import type { LedgerEntry } from '../records.ts'
import type { HttpRequest } from '../http/request.ts'
import { createFaults } from '../http/faults.ts'
import type { ForcedResponse, ForcedReply } from '../http/forced.ts'
import { ledgerRoute } from '../http/ledger-control.ts'
import { html, type Reply } from '../http/reply.ts'
import type { Service } from '../http/service.ts'
import type { Ledger } from '../ledger.ts'
import { type Field, parseObject } from '../model.ts'
import { notificationRoutes } from '../notifications/control.ts'
import { createNotifier } from '../notifications/notifier.ts'
import type { Random } from '../random.ts'
import { rateRoutes } from '../rates/control.ts'
import { createRateTable } from '../rates/rate.ts'
import { assumptionRoutes, type Assumptions } from '../assumptions.ts'
import { refuse } from './responses.ts'
import { domiciliateAccount, domiciliatePhone, mandateRoutes } from './domiciliation.ts'
import { executeForced } from './forced.ts'
import { creditAccount, creditPhone, debit, findOperation, requestOtp } from './immediate.ts'
import { annulC2p, c2p, change } from './mobile.ts'
import { chargedPayment, movementRoute, readPayment } from './movements.ts'
import { r4NotificationProtocol } from './notifications.ts'
import type { Operation } from './operation.ts'
import { payOut } from './payouts.ts'
import { bcvRate } from './rate.ts'
import type { R4Assumptions } from './assumptions.ts'
import { isSameSignature, signatureOf } from './signature.ts'

const operations: Record<string, Operation> = {
  MBbcv: bcvRate,
  MBc2p: c2p,
  MBanulacionC2P: annulC2p,
  MBvuelto: change,
  GenerarOtp: requestOtp,
  DebitoInmediato: debit,
  CreditoInmediato: creditPhone,
  CICuentas: creditAccount,
  ConsultarOperaciones: findOperation,
  R4pagos: payOut,
  DomiciliacionCNTA: domiciliateAccount,
  DomiciliacionCELE: domiciliatePhone,
}

/** The operations that are not at the root. */
const folders: Record<string, string> = {
  DomiciliacionCNTA: 'TransferenciaOnline/',
  DomiciliacionCELE: 'TransferenciaOnline/',
}

function operationOf(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return Object.hasOwn(operations, name) && path === `/${folders[name] ?? ''}${name}` ? name : undefined
}

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
  'fields',
] as const

/** R4 Conecta v3, as its manual and integrators describe it. */
export function createR4({
  ledger: storedLedger,
  now,
  random,
  assumptions,
}: {
  ledger: Ledger
  now: () => number
  random: Random
  assumptions: Assumptions<R4Assumptions>
}): Service {
  const rates = createRateTable(now)
  const notifier = createNotifier({
    protocol: r4NotificationProtocol(knownCommerce, readPayment(storedLedger, now)),
    now,
  })
  const ledger: Ledger = { ...storedLedger, record: (...effect) => notifyCharge(storedLedger.record(...effect)) }

  /** Notifies a C2P charge to a client registered for it. Whether the real bank does so is not known. */
  function notifyCharge(entry: LedgerEntry): LedgerEntry {
    if (entry.operation === 'MBc2p' && notifier.registrationOf(entry.client)?.notifiesC2p) {
      notifier.notify(entry.client, chargedPayment(entry), { waitMs: Math.max(0, entry.at - now()) })
    }
    return entry
  }

  function handle(request: HttpRequest, forced?: ForcedResponse): ForcedReply {
    const client = commerceOf(request)
    // Unknown clients are rejected by the bank's firewall with an HTML page.
    if (client === undefined || !isKnown(client)) return unforced(html(403, 'Request Rejected'))
    const name = operationOf(request.path) ?? ''
    const operation = operations[name]
    const body = parseObject(request.body)
    if (!operation || !body) return unforced(refuse('30'))
    const expected = signatureOf(client, operation.signedFields, body)
    if (!isSameSignature(expected, request.headers.authorization ?? '')) return unforced(refuse('08'))
    const state = { client, ledger, rates, random, assumptions: assumptions.current(), now: now() }
    return forced ? executeForced(name, operation, forced, state, body) : unforced(operation.execute(state, body))
  }

  return {
    operationOf,
    clientOf: commerceOf,
    handle,
    control: {
      ...ledgerRoute(ledger),
      ...movementRoute({ ledger, now, notifier, knownClient: knownCommerce }),
      ...mandateRoutes(ledger, knownCommerce),
      ...notificationRoutes(notifier, knownCommerce),
      ...rateRoutes(rates),
      ...assumptionRoutes(assumptions),
    },
    faults: createFaults({ allowed: faultKinds, now }),
    stop: notifier.stop,
  }
}

function unforced(reply: Reply): ForcedReply {
  return { reply, isUsed: false }
}

function commerceOf({ headers }: HttpRequest): string | undefined {
  const commerce = headers['commerce']
  return typeof commerce === 'string' ? commerce : undefined
}

function isKnown(commerce: string): boolean {
  return commerce === r4VectorCommerce || commerce.startsWith(r4CommercePrefix)
}

const knownCommerce: Field<string> = (value) => (typeof value === 'string' && isKnown(value) ? [value] : null)
