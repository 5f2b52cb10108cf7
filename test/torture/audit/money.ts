import type { Finding } from '../observations.ts'
import type { LedgerEntry } from '../world/banks.ts'
import { cents, converted, sum } from './cents.ts'
import type { Records, StoredPayment, TenantRecords } from './records.ts'
import { type Group, groupsOf, accountGroupsOf } from './groups.ts'

const isSettled = ({ status }: StoredPayment) => status === 'COMPLETED' || status === 'REVERSED'
/** A request waits for its customer. */
const isOpen = ({ status, stage }: StoredPayment) => status === 'PENDING' && stage !== 'request'
/** Its call was made and may have been carried out. */
const hasUnknownOutcome = ({ status, stage, reviewReason }: StoredPayment) =>
  (status === 'PENDING' && stage !== 'intent' && stage !== 'queued' && stage !== 'approval') ||
  (status === 'FAILED' && reviewReason !== null)
const isReversing = ({ reversalStage }: StoredPayment) => reversalStage !== null

const idsOf = (payments: readonly StoredPayment[]) => payments.map(({ paymentId }) => paymentId)
const statesOf = (payments: readonly StoredPayment[]) =>
  payments
    .map(({ status, stage, reversalStage, reviewReason }) =>
      [status, stage, reversalStage, reviewReason].filter(Boolean).join(' '),
    )
    .join(', ') || 'none'
const linesOf = (entries: readonly LedgerEntry[]) =>
  entries.map(
    ({ at, operation, amount, reference, client, payer, paymentHint, line }) =>
      `\n      ${at} ${operation} ${amount} reference ${reference} line ${line?.reference} client ${client}` +
      ` phone ${payer?.phone} document ${payer?.document} hint ${paymentHint}`,
  )

function findingFor({ name, payments, effects, reversals }: Group, message: string): Finding {
  const entries = linesOf([...effects, ...reversals]).join('')
  return { message: `${name}: ${message}, payments ${statesOf(payments)}${entries}`, paymentIds: idsOf(payments) }
}

export function atMostOneEffect(records: Records): Finding[] {
  return groupsOf(records).flatMap((group) => {
    const { payments, effects, reversals } = group
    return [
      ...(effects.length > payments.length
        ? [findingFor(group, `${effects.length} effects of ${payments.length} payments`)]
        : []),
      ...(reversals.length > effects.length
        ? [findingFor(group, `${reversals.length} reversals of ${effects.length} effects`)]
        : []),
    ]
  })
}

/**
 * COMPLETED has its effect and no reversal, REVERSED has both, FAILED has neither, unless it was escalated for review.
 */
export function statusesMatchLedger(records: Records): Finding[] {
  return groupsOf(records).flatMap((group) => {
    const { payments, effects, reversals } = group
    const count = (test: (payment: StoredPayment) => boolean) => payments.filter(test).length
    const reversed = count(({ status }) => status === 'REVERSED')
    const settled = count(isSettled)
    const agrees =
      isBetween(effects.length, settled, settled + count(hasUnknownOutcome)) &&
      isBetween(reversals.length, reversed, reversed + count(isReversing))
    return agrees
      ? []
      : [findingFor(group, `${effects.length} effects and ${reversals.length} reversals in the ledger`)]
  })
}

/** Each effect and each reversal has exactly the amount of its payment. */
export function effectsHaveTheirAmount(records: Records): Finding[] {
  return groupsOf(records).flatMap((group) => {
    const amounts = new Set(group.payments.map(({ vesAmount }) => cents(vesAmount)))
    const isOther = ({ amount }: LedgerEntry) => amounts.size > 0 && !amounts.has(cents(amount))
    return [...group.effects, ...group.reversals].some(isOther)
      ? [findingFor(group, `an effect has another amount than ${[...amounts].join(', ')} céntimos`)]
      : []
  })
}

/** However many attempts a session had, and from however many phones: one charge that was not given back. */
export function sessionsArePaidOnce(records: Records): Finding[] {
  const groups = groupsOf(records)
  const ofSession = Map.groupBy(
    records.payments.filter(({ checkoutSessionId }) => checkoutSessionId !== null),
    ({ checkoutSessionId }) => checkoutSessionId,
  )
  return [...ofSession].flatMap(([sessionId, payments]) => {
    const own = groups.filter((group) => group.payments.some((payment) => payments.includes(payment)))
    const charges = own.flatMap(({ effects }) => effects)
    const reversals = own.flatMap((group) => group.reversals)
    if (charges.length - reversals.length <= 1) return []
    const message = `session ${sessionId}: ${charges.length} charges, payments ${statesOf(payments)}${linesOf(charges).join('')}`
    return [{ message, paymentIds: idsOf(payments) }]
  })
}

const payouts = new Set(['CREDITO_INMEDIATO', 'CREDITO_CUENTA', 'VUELTO', 'DISPERSION'])

/** A payout above the amount of its tenant, alone or as part of a disbursement, is sent only if a second person said so. */
export function payoutsAreApproved({ tenants, payments, disbursements, observations }: Records): Finding[] {
  const amountOf = new Map(disbursements.map(({ batchId, vesAmount }) => [batchId, vesAmount]))
  return payments
    .filter(({ method }) => payouts.has(method))
    .filter(({ tenant, paymentId, batchId, vesAmount, status, submittedMs }) => {
      const above = tenants.find(({ index }) => index === tenant)?.approvalAbove ?? null
      const whole = (batchId === null ? undefined : amountOf.get(batchId)) ?? vesAmount
      const isSent = submittedMs !== null || status === 'COMPLETED'
      return above !== null && cents(whole) > cents(above) && isSent && !observations.approved.has(batchId ?? paymentId)
    })
    .map((payment) => ({
      message: `${payment.method} of ${payment.vesAmount} VES is ${statesOf([payment])} and nobody approved it`,
      paymentIds: [payment.paymentId],
    }))
}

function isBetween<Value extends number | bigint>(value: Value, low: Value, high: Value): boolean {
  return low <= value && value <= high
}

/** Incoming and outgoing céntimos of each account: by the lists of all tenants that use it, and by the ledger. */
export function sumsAreEqual(records: Records): Finding[] {
  const unknownOutcome = new Set(
    idsOf(records.payments.filter((one) => isOpen(one) || isReversing(one) || hasUnknownOutcome(one))),
  )
  const accountGroupOf = accountGroupsOf(records.tenants)
  return [...Map.groupBy(records.tenants, ({ bnc }) => accountGroupOf(bnc)).values()].flatMap((holders) => {
    const clients = new Set(holders.flatMap(({ everyBnc, r4, bdv, mercantil }) => [...everyBnc, r4, bdv, mercantil]))
    const entries = records.ledger.filter(({ client }) => clients.has(client))
    const listed = holders.flatMap((holder) => holder.listed).filter(({ method }) => method !== 'PAGO_MOVIL')
    return (['in', 'out'] as const).flatMap((direction) => {
      const known = sum(listed.filter(hasMoved).map((one) => centsOfListed(one, direction)))
      const booked = sum(entries.filter((entry) => entry.direction === direction).map(({ amount }) => cents(amount)))
      const open = listed.filter(({ paymentId }) => unknownOutcome.has(paymentId))
      const unknown = sum(open.map((one) => centsWithUnknownOutcome(one, direction)))
      if (isBetween(booked, known, known + unknown)) return []
      const who = `tenants ${holders.map(({ index }) => index).join(', ')}`
      const sums = `${booked} céntimos in the ledger, ${known} by the payments and ${unknown} with an unknown outcome`
      return [{ message: `${who}, money ${direction}: ${sums}` }]
    })
  })
}

type Listed = TenantRecords['listed'][number]

const collecting = new Set(['C2P', 'VPOS', 'DEBITO_INMEDIATO', 'DOMICILIACION'])
const hasMoved = ({ status }: Listed) => status === 'COMPLETED' || status === 'REVERSED'

/** A reversed payment counts as incoming and as outgoing. */
function centsOfListed({ status, method, vesAmount }: Listed, direction: 'in' | 'out'): bigint {
  const isIncoming = collecting.has(method)
  if (direction === 'in') return isIncoming ? cents(vesAmount) : 0n
  return !isIncoming || status === 'REVERSED' ? cents(vesAmount) : 0n
}

/** Open, or failed and under review: the payment's own direction. Completed with an unknown reversal: outgoing. */
function centsWithUnknownOutcome({ status, method, vesAmount }: Listed, direction: 'in' | 'out'): bigint {
  const way = status !== 'COMPLETED' && collecting.has(method) ? 'in' : 'out'
  return way === direction ? cents(vesAmount) : 0n
}

/** Amounts are converted at the stored rate; parts add up to the total. */
export function amountsAreRight({ payments, disbursements }: Records): Finding[] {
  const wrong = payments.filter((payment) => !isConvertedRight(payment))
  const parts = Map.groupBy(payments, ({ batchId }) => batchId)
  const unequal = disbursements.filter(({ batchId, vesAmount }) => {
    return sum((parts.get(batchId) ?? []).map((part) => cents(part.vesAmount))) !== cents(vesAmount)
  })
  return [
    ...wrong.map(({ paymentId, usdAmount, bcvRate, vesAmount }) => ({
      message: `${paymentId}: ${usdAmount} USD at ${bcvRate} is not ${vesAmount} VES`,
      paymentIds: [paymentId],
    })),
    ...unequal.map(({ batchId }) => ({
      message: `the parts of disbursement ${batchId} do not add up`,
      paymentIds: idsOf(parts.get(batchId) ?? []),
    })),
  ]
}

/** A C2P is requested in USD and exact to the céntimo. Methods that accept VES are within half a US cent. */
function isConvertedRight({ method, usdAmount, bcvRate, vesAmount }: StoredPayment): boolean {
  if (usdAmount === null || bcvRate === null) return method !== 'C2P'
  const difference = converted(usdAmount, bcvRate) - cents(vesAmount)
  if (method === 'C2P') return difference === 0n
  const halfCent = converted('0.005', bcvRate) + 1n
  return isBetween(difference, -halfCent, halfCent)
}

/** Only payments that the bank cannot resolve are open at the end, and the operator's list has all of them. */
export function onlyUnresolvablePaymentsAreOpen(records: Records): Finding[] {
  const accountGroupOf = accountGroupsOf(records.tenants)
  const lineOf = (client: string | undefined, amount: string) => `${accountGroupOf(client ?? '')} ${cents(amount)}`
  const lineOfCharge = ({ tenant, vesAmount }: StoredPayment) =>
    lineOf(records.tenants.find(({ index }) => index === tenant)?.bnc, vesAmount)
  const charges = records.payments.filter(({ method, bank }) => method === 'C2P' && bank === 'bnc')
  const lookalikes = Map.groupBy(charges, lineOfCharge)
  // These transfers name no payer: only a person can decide whether one of them is the line of the charge.
  const transfers = new Set(records.transfers.map(({ client, amount }) => lineOf(client, amount)))
  const isAlone = (payment: StoredPayment) =>
    lookalikes.get(lineOfCharge(payment))?.length === 1 && !transfers.has(lineOfCharge(payment))
  // Mercantil finds a charge by its invoice number, BDV change by its own; that they find none proves nothing.
  const groups = groupsOf(records)
  const isInLedger = (payment: StoredPayment) => {
    const group = groups.find(({ payments }) => payments.includes(payment))
    return group !== undefined && group.effects.length > group.payments.filter(isSettled).length
  }
  const canBeResolved = (payment: StoredPayment) =>
    (payment.bank === 'mercantil'
      ? payment.method === 'C2P' && isInLedger(payment)
      : payment.operationId !== null &&
        (payment.bank !== 'bdv' || payment.method !== 'VUELTO' || isInLedger(payment))) ||
    records.observations.answeredOrders.has(payment.externalRef ?? '') ||
    (records.isManual && charges.includes(payment) && isAlone(payment))
  // In live mode a day passes before escalation.
  const isWaitingForNextDay = ({ livemode, stage, reversalStage }: StoredPayment) =>
    livemode && (stage === 'unknown' || reversalStage === 'unknown')
  const isEscalated = ({ stage, reversalStage, reviewReason }: StoredPayment) =>
    stage === 'attention' || reversalStage === 'attention' || reviewReason !== null
  return records.payments
    .filter((payment) => isOpen(payment) || isReversing(payment) || payment.reviewReason !== null)
    .filter(
      ({ paymentId }) => !records.observations.unreadablePayers.has(paymentId) || !records.attention.has(paymentId),
    )
    .filter((payment) => {
      if (isWaitingForNextDay(payment)) return canBeResolved(payment) && payment.method !== 'C2P'
      // A late list or an ambiguous response escalates a reversal even where the bank has a statement.
      const isReversal = payment.reversalStage === 'attention'
      const isResolvable = payment.reviewReason === null && !isReversal && canBeResolved(payment)
      return !isEscalated(payment) || !records.attention.has(payment.paymentId) || isResolvable
    })
    .map((payment) => ({
      message: `${payment.method} at ${payment.bank} is still ${statesOf([payment])}`,
      paymentIds: [payment.paymentId],
    }))
}
