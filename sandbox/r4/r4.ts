import { r4CommercePrefix, r4VectorCommerce } from '../credentials.ts'
import type { LedgerEntry } from '../records.ts'
import type { Call } from '../http/call.ts'
import { createFaults } from '../http/faults.ts'
import type { ForcedAnswer, ForcedReply } from '../http/forced.ts'
import { ledgerRoute } from '../http/ledger-control.ts'
import { html, type Reply } from '../http/reply.ts'
import type { Service } from '../http/service.ts'
import type { Ledger } from '../ledger.ts'
import { type Field, parseObject } from '../model.ts'
import { notificationRoutes } from '../notifications/control.ts'
import { createNotifier } from '../notifications/notifier.ts'
import type { Random } from '../random.ts'
import { rateRoutes } from '../rates/control.ts'
import { createRateBoard } from '../rates/rate.ts'
import { readingRoutes, type Readings } from '../readings.ts'
import { refuse } from './answers.ts'
import { carryOutForced } from './forced.ts'
import { creditAccount, creditPhone, debit, findOperation, requestOtp } from './immediate.ts'
import { annulC2p, c2p, change } from './mobile.ts'
import { chargedPayment, movementRoute, readPayment } from './movements.ts'
import { r4NotificationProtocol } from './notifications.ts'
import type { Operation } from './operation.ts'
import { payOut } from './payouts.ts'
import { bcvRate } from './rate.ts'
import type { R4Readings } from './readings.ts'
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
  readings,
}: {
  ledger: Ledger
  now: () => number
  random: Random
  readings: Readings<R4Readings>
}): Service {
  const rates = createRateBoard(now)
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

  function handle(call: Call, forced?: ForcedAnswer): ForcedReply {
    const client = commerceOf(call)
    // Callers the bank does not know stop at its edge and never see a bank's answer.
    if (client === undefined || !isKnown(client)) return unforced(html(403, 'Request Rejected'))
    const name = call.path.slice(1)
    const operation = operations[name]
    const body = parseObject(call.body)
    if (!operation || !body) return unforced(refuse('30'))
    const expected = signatureOf(client, operation.signedFields, body)
    if (!isSameSignature(expected, call.headers.authorization ?? '')) return unforced(refuse('08'))
    const state = { client, ledger, rates, random, readings: readings.current(), now: now() }
    return forced ? carryOutForced(name, operation, forced, state, body) : unforced(operation.carryOut(state, body))
  }

  return {
    operationOf: (path) => (Object.hasOwn(operations, path.slice(1)) ? path.slice(1) : undefined),
    clientOf: commerceOf,
    handle,
    control: {
      ...ledgerRoute(ledger),
      ...movementRoute({ ledger, now, notifier, knownClient: knownCommerce }),
      ...notificationRoutes(notifier, knownCommerce),
      ...rateRoutes(rates),
      ...readingRoutes(readings),
    },
    faults: createFaults({ allowed: faultKinds, now }),
    stop: notifier.stop,
  }
}

function unforced(reply: Reply): ForcedReply {
  return { reply, isUsed: false }
}

function commerceOf({ headers }: Call): string | undefined {
  const commerce = headers['commerce']
  return typeof commerce === 'string' ? commerce : undefined
}

function isKnown(commerce: string): boolean {
  return commerce === r4VectorCommerce || commerce.startsWith(r4CommercePrefix)
}

const knownCommerce: Field<string> = (value) => (typeof value === 'string' && isKnown(value) ? [value] : null)
