import type { Books } from '../books.ts'
import { r4CommercePrefix, r4VectorCommerce } from '../credentials.ts'
import type { Call } from '../http/call.ts'
import { createFaults } from '../http/faults.ts'
import { ledgerRoute } from '../http/ledger-control.ts'
import { html } from '../http/reply.ts'
import type { Service } from '../http/service.ts'
import type { Luck } from '../luck.ts'
import { parseObject } from '../model.ts'
import { rateRoutes } from '../rates/control.ts'
import { createRateBoard } from '../rates/rate.ts'
import { refuse } from './answers.ts'
import { creditAccount, creditPhone, debit, findOperation, requestOtp } from './immediate.ts'
import { annulC2p, c2p, change } from './mobile.ts'
import type { Operation } from './operation.ts'
import { payOut } from './payouts.ts'
import { bcvRate } from './rate.ts'
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
] as const

/** R4 Conecta v3, as integrators describe it. */
export function createR4({ books, now, luck }: { books: Books; now: () => number; luck: Luck }): Service {
  const rates = createRateBoard(now)
  return {
    operationOf: (path) => (Object.hasOwn(operations, path.slice(1)) ? path.slice(1) : undefined),
    clientOf: commerceOf,
    handle: (call) => {
      const client = commerceOf(call)
      // Callers the bank does not know stop at its edge and never see a bank's answer.
      if (client === undefined || !isKnown(client)) return html(403, 'Request Rejected')
      const operation = operations[call.path.slice(1)]
      const body = parseObject(call.body)
      if (!operation || !body) return refuse('30')
      const expected = signatureOf(client, operation.signedFields, body)
      if (!isSameSignature(expected, call.headers.authorization ?? '')) return refuse('08')
      return operation.carryOut({ client, books, rates, luck, now: now() }, body)
    },
    control: { ...ledgerRoute(books), ...rateRoutes(rates) },
    faults: createFaults({ allowed: faultKinds, now }),
  }
}

function commerceOf({ headers }: Call): string | undefined {
  const commerce = headers['commerce']
  return typeof commerce === 'string' ? commerce : undefined
}

function isKnown(commerce: string): boolean {
  return commerce === r4VectorCommerce || commerce.startsWith(r4CommercePrefix)
}
