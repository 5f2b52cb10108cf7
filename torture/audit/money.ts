import { decimal, fixed2 } from '../../src/foundation/money.ts'
import type { Finding } from '../diary.ts'
import type { LedgerEntry } from '../world/banks.ts'
import type { Facts, StoredPayment, TenantFacts } from './facts.ts'

/**
 * Payments and the effects that may be theirs. A group is one payment, or the few twins that nobody could tell apart by
 * the bank's books: the same customer, the same sum, the same way.
 */
export type Group = {
  name: string
  payments: StoredPayment[]
  /** Charges and payments out in the bank's books. */
  effects: LedgerEntry[]
  /** What gave one of the effects back. */
  reversals: LedgerEntry[]
}

const isSettled = ({ status }: StoredPayment) => status === 'COMPLETED' || status === 'REVERSED'
const isOpen = ({ status }: StoredPayment) => status === 'PENDING'
const isReversing = ({ reversalStage }: StoredPayment) => reversalStage !== null

export function groupsOf({ tenants, payments, ledger }: Facts): Group[] {
  const groups = new Map<string, Group>()
  const groupOf = (name: string) => {
    const group = groups.get(name) ?? { name, payments: [], effects: [], reversals: [] }
    groups.set(name, group)
    return group
  }
  for (const payment of payments) {
    const name = nameOfPayment(payment)
    if (name !== undefined) groupOf(name).payments.push(payment)
  }
  const byId = new Map(ledger.map((entry) => [entry.id, entry]))
  for (const entry of ledger) {
    const given = entry.reverses === undefined ? undefined : byId.get(entry.reverses)
    if (entry.reverses === undefined) groupOf(nameOfEffect(entry, tenants)).effects.push(entry)
    else groupOf(given ? nameOfEffect(given, tenants) : `nothing: ${entry.id}`).reversals.push(entry)
  }
  return [...groups.values()]
}

/** A verified transfer is money that others moved: it has no effect of ours. */
function nameOfPayment({ tenant, method, paymentId, payer, vesAmount }: StoredPayment): string | undefined {
  if (method === 'PAGO_MOVIL') return undefined
  if (method === 'VPOS') return `${tenant} card ${paymentId}`
  if (payer.reference !== undefined) return `${tenant} order ${payer.reference}`
  if (method === 'CREDITO_CUENTA') return `${tenant} account ${payer.account} ${fixed2(vesAmount)}`
  return `${tenant} ${wayOf[method]} ${payer.phone} ${fixed2(vesAmount)}`
}

const wayOf: Record<string, string> = {
  C2P: 'c2p',
  DEBITO_INMEDIATO: 'debit',
  CREDITO_INMEDIATO: 'credit',
  DISPERSION: 'credit',
  VUELTO: 'change',
}

const wayOfOperation: Record<string, string> = {
  SendC2P: 'c2p',
  MBc2p: 'c2p',
  DebitoInmediato: 'debit',
  CreditoInmediato: 'credit',
  MBvuelto: 'change',
}

function nameOfEffect(entry: LedgerEntry, tenants: readonly TenantFacts[]): string {
  const tenant = tenants.find(({ bnc, r4 }) => entry.client === bnc || entry.client === r4)?.index ?? -1
  const { operation, amount, payer, paymentHint } = entry
  if (operation === 'Send') return `${tenant} card ${paymentHint}`
  if (operation === 'R4pagos') return `${tenant} order ${paymentHint}`
  if (operation === 'CICuentas') return `${tenant} account ${payer?.account} ${amount}`
  const phone = payer?.phone?.replace(/^0/, '58')
  return `${tenant} ${wayOfOperation[operation] ?? operation} ${phone} ${amount}`
}

const idsOf = (payments: StoredPayment[]) => payments.map(({ paymentId }) => paymentId)
const statesOf = (payments: StoredPayment[]) =>
  payments
    .map(({ status, stage, reversalStage }) => [status, stage, reversalStage].filter(Boolean).join(' '))
    .join(', ')

export function atMostOneEffect(facts: Facts): Finding[] {
  return groupsOf(facts).flatMap(({ name, payments, effects, reversals }) => {
    const paymentIds = idsOf(payments)
    const broken = (message: string): Finding => ({ message: `${name}: ${message}`, paymentIds })
    return [
      ...(effects.length > payments.length
        ? [broken(`${effects.length} effects of ${payments.length} payments (${statesOf(payments)})`)]
        : []),
      ...(reversals.length > effects.length
        ? [broken(`${reversals.length} reversals of ${effects.length} effects`)]
        : []),
    ]
  })
}

/** Of twins it counts how many; whose is whose nobody can tell. */
export function asTheLedgerSays(facts: Facts): Finding[] {
  return groupsOf(facts).flatMap(({ name, payments, effects, reversals }) => {
    const settled = payments.filter(isSettled).length
    const open = payments.filter(isOpen).length
    const reversed = payments.filter(({ status }) => status === 'REVERSED').length
    const reversing = payments.filter(isReversing).length
    const agrees =
      isBetween(effects.length, settled, settled + open) && isBetween(reversals.length, reversed, reversed + reversing)
    if (agrees) return []
    const books = `${effects.length} effects and ${reversals.length} reversals in the books`
    return [{ message: `${name}: ${books}, payments ${statesOf(payments)}`, paymentIds: idsOf(payments) }]
  })
}

function isBetween(value: number, low: number, high: number): boolean {
  return low <= value && value <= high
}

/** Céntimos in and out of each tenant's accounts: by the API's own list, and by the books. */
export function sumsAreEqual(facts: Facts): Finding[] {
  const openOf = new Map(
    facts.payments.filter((one) => isOpen(one) || isReversing(one)).map((one) => [one.paymentId, one]),
  )
  return facts.tenants.flatMap(({ index, bnc, r4, listed }) => {
    const books = facts.ledger.filter(({ client }) => client === bnc || client === r4)
    const moved = listed.filter(({ status, method }) => movedStatuses.has(status) && method !== 'PAGO_MOVIL')
    const sides = (['in', 'out'] as const).map((direction) => {
      const listedCents = moved.reduce((sum, one) => sum + centsOfListed(one, direction), 0)
      const booked = books.reduce((sum, entry) => sum + (entry.direction === direction ? cents(entry.amount) : 0), 0)
      const doubtful = listed
        .filter(({ paymentId }) => openOf.has(paymentId))
        .reduce((sum, one) => sum + centsInDoubt(one, direction), 0)
      return { direction, listedCents, booked, doubtful }
    })
    return sides
      .filter(({ listedCents, booked, doubtful }) => !isBetween(booked, listedCents, listedCents + doubtful))
      .map(({ direction, listedCents, booked, doubtful }) => ({
        message:
          `tenant ${index}, money ${direction}: ${booked} céntimos in the books, ${listedCents} by its payments` +
          ` and ${doubtful} in doubt`,
      }))
  })
}

const movedStatuses = new Set(['COMPLETED', 'REVERSED'])
const collecting = new Set(['C2P', 'VPOS', 'DEBITO_INMEDIATO'])

type Listed = TenantFacts['listed'][number]

/** What was reversed came in and went out again. */
function centsOfListed({ status, method, vesAmount }: Listed, direction: 'in' | 'out'): number {
  const came = collecting.has(method)
  if (direction === 'in') return came ? cents(vesAmount) : 0
  return !came || status === 'REVERSED' ? cents(vesAmount) : 0
}

/** Open: its own way. Completed, with a reversal in doubt: out. */
function centsInDoubt({ status, method, vesAmount }: Listed, direction: 'in' | 'out'): number {
  const way = status === 'PENDING' && collecting.has(method) ? 'in' : 'out'
  return way === direction ? cents(vesAmount) : 0
}

function cents(amount: string | number): number {
  return Math.round(Number(amount) * 100)
}

/** Rounded once, half up, at the rate that stands on the payment; parts add up to the whole. */
export function amountsAreRight({ payments, disbursements }: Facts): Finding[] {
  const wrong = payments.filter(({ method, usdAmount, vesAmount, bcvRate }) => {
    if (method !== 'C2P' && method !== 'PAGO_MOVIL') return false
    return !usdAmount.times(bcvRate).round(2, 1).eq(vesAmount)
  })
  const parts = Map.groupBy(payments, ({ batchId }) => batchId)
  const unequal = disbursements.filter(({ batchId, vesAmount }) => {
    const sum = (parts.get(batchId) ?? []).reduce((total, part) => total.plus(part.vesAmount), decimal(0))
    return !sum.eq(decimal(vesAmount))
  })
  return [
    ...wrong.map(({ paymentId, usdAmount, bcvRate, vesAmount }) => ({
      message: `${paymentId}: ${usdAmount.toString()} USD at ${bcvRate.toString()} is not ${vesAmount.toString()} VES`,
      paymentIds: [paymentId],
    })),
    ...unequal.map(({ batchId }) => ({
      message: `the parts of disbursement ${batchId} do not add up`,
      paymentIds: idsOf(parts.get(batchId) ?? []),
    })),
  ]
}

/** Open in the end is only what the bank cannot tell, and an operator sees all of it. */
export function onlyTheUntellableIsOpen(facts: Facts): Finding[] {
  const twins = new Set(
    groupsOf(facts)
      .filter(({ payments }) => payments.length > 1)
      .flatMap(({ payments }) => idsOf(payments)),
  )
  const canBeTold = ({ method, bank, operationId, paymentId }: StoredPayment) =>
    operationId !== null || (method === 'C2P' && bank === 'bnc' && !twins.has(paymentId))
  return facts.payments
    .filter((payment) => isOpen(payment) || isReversing(payment))
    .filter(({ stage, reversalStage, paymentId, ...payment }) => {
      const isRaised = stage === 'attention' || reversalStage === 'attention'
      return !isRaised || !facts.attention.has(paymentId) || canBeTold({ ...payment, stage, reversalStage, paymentId })
    })
    .map((payment) => ({
      message: `${payment.method} at ${payment.bank} is still ${statesOf([payment])}`,
      paymentIds: [payment.paymentId],
    }))
}

/** One movement on the account pays one order. */
export function movementsPayOnce({ payments }: Facts): Finding[] {
  const verified = payments.filter((payment) => payment.method === 'PAGO_MOVIL' && payment.status === 'COMPLETED')
  const byReference = Map.groupBy(verified, ({ tenant, bankReference }) => `${tenant} ${bankReference}`)
  return [...byReference]
    .filter(([, paid]) => paid.length > 1)
    .map(([name, paid]) => ({
      message: `the transfer ${name} paid ${paid.length} orders`,
      paymentIds: idsOf(paid),
    }))
}
