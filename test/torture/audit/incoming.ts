import type { Finding, ObservedRequest } from '../observations.ts'
import { cents, sum } from './cents.ts'
import type { BankTransfer, ClaimRow, MovementRow, Records, StoredPayment, TenantRecords } from './records.ts'

/** Money that customers sent to the tenants' accounts: each transfer pays for one payment at most, and none is lost. */

const withoutZeros = (number: string) => number.replace(/^0+/, '')
const nameOf = ({ bank, client, reference, amount }: BankTransfer) =>
  `transfer ${reference} of ${amount} to ${client} at ${bank}`

export const isRequest = ({ method, expiresMs }: Pick<StoredPayment, 'method' | 'expiresMs'>) =>
  method === 'PAGO_MOVIL' && expiresMs !== null

/** BNC numbers each line of its statements; elsewhere the reference, drawn for the run, and the amount identify a transfer. */
function keyOfTransfer({ bank, number, reference, amount }: BankTransfer): string {
  return `${bank} ${numberOf(bank, number ?? reference)} ${cents(amount)}`
}

function keyOfMovement({ bank, movementKey, reference, vesAmount }: MovementRow): string {
  return `${bank} ${numberOf(bank, bank === 'bnc' ? movementKey : reference)} ${cents(vesAmount)}`
}

/** Banesco and Bancamiga are searched by the last six digits, and a verified transfer is stored as its customer wrote it. */
function numberOf(bank: string, number: string): string {
  return bank === 'banesco' || bank === 'bancamiga' ? number.slice(-6) : withoutZeros(number)
}

type Incoming = {
  /** Stored movements of each transfer. */
  rowsOf(transfer: BankTransfer): MovementRow[]
  transferOf(row: MovementRow): BankTransfer | undefined
  rowOf(claim: ClaimRow): MovementRow | undefined
  claimsOf(payment: StoredPayment): ClaimRow[]
  /** Clients whose transfers are stored under an account: exactly one, unless money was stored for another account. */
  clientsOf(accountId: string): Set<string>
}

function incomingOf({ movements, transfersIn, claims }: Records): Incoming {
  const rows = Map.groupBy(
    movements.filter(({ direction }) => direction === 'in'),
    keyOfMovement,
  )
  const transfers = new Map(transfersIn.map((transfer) => [keyOfTransfer(transfer), transfer]))
  const idOf = ({ accountId, movementKey }: ClaimRow | MovementRow) => `${accountId} ${movementKey}`
  const byId = new Map(movements.map((row) => [idOf(row), row]))
  const byPayment = Map.groupBy(claims, ({ paymentId }) => paymentId)
  const transferOf = (row: MovementRow) => transfers.get(keyOfMovement(row))
  const clients = Map.groupBy(
    movements.flatMap((row) => {
      const transfer = transferOf(row)
      return transfer ? [{ accountId: row.accountId, client: transfer.client }] : []
    }),
    ({ accountId }) => accountId,
  )
  return {
    rowsOf: (transfer) => rows.get(keyOfTransfer(transfer)) ?? [],
    transferOf,
    rowOf: (claim) => byId.get(idOf(claim)),
    claimsOf: ({ paymentId }) => byPayment.get(paymentId) ?? [],
    clientsOf: (accountId) => new Set((clients.get(accountId) ?? []).map(({ client }) => client)),
  }
}

const clientsOfTenant = ({ everyBnc, r4, banesco, bancamiga }: TenantRecords) =>
  new Set([...everyBnc, r4, banesco, bancamiga])

/** A transfer is one movement, and at most one payment claims it, of whichever tenant. */
export function transfersAreClaimedOnce(records: Records): Finding[] {
  const { rowsOf } = incomingOf(records)
  const byKey = Map.groupBy(records.claims, ({ accountId, movementKey }) => `${accountId} ${movementKey}`)
  return records.transfersIn.flatMap((transfer) => {
    const rows = rowsOf(transfer)
    const claims = rows.flatMap(({ accountId, movementKey }) => byKey.get(`${accountId} ${movementKey}`) ?? [])
    const paymentIds = [...new Set(claims.map(({ paymentId }) => paymentId))]
    return [
      ...(rows.length > 1 ? [{ message: `the ${nameOf(transfer)} is stored ${rows.length} times`, paymentIds }] : []),
      ...(claims.length > 1
        ? [{ message: `the ${nameOf(transfer)} pays for ${claims.length} payments`, paymentIds }]
        : []),
    ]
  })
}

/** The amount that a request has received is the sum of its transfers at the banks. */
export function receivedIsSumOfTransfers(records: Records): Finding[] {
  const { claimsOf, rowOf, transferOf } = incomingOf(records)
  return records.payments.filter(isRequest).flatMap((payment) => {
    const transfers = claimsOf(payment).flatMap((claim) => {
      const row = rowOf(claim)
      return (row && transferOf(row)) ?? []
    })
    const total = sum(transfers.map(({ amount }) => cents(amount)))
    const received = payment.receivedVesAmount === null ? 0n : cents(payment.receivedVesAmount)
    if (total === received) return []
    const message = `${payment.paymentId} has received ${received} céntimos, and its transfers are ${total}`
    return [{ message, paymentIds: [payment.paymentId] }]
  })
}

/** A transfer of the request's payer, one with the reference that the customer reported, or one that a person chose. */
function isOwn(request: ObservedRequest | undefined, transfer: BankTransfer, isAssigned: boolean): boolean {
  if (isAssigned) return true
  if (!request) return false
  const differs = (known: string | undefined, given: string | undefined) =>
    known !== undefined && given !== undefined && known !== given
  if (differs(request.phone, transfer.phone) || differs(request.document, transfer.document)) return false
  return (
    (request.phone !== undefined && request.phone === transfer.phone) ||
    (request.document !== undefined && request.document === transfer.document) ||
    request.references.some((reference) => transfer.reference.endsWith(reference))
  )
}

/** A request is paid only by real transfers, to an account of its tenant, that are meant for it. */
export function requestsAreSettledByTheirOwnMoney(records: Records): Finding[] {
  const { claimsOf, rowOf, transferOf } = incomingOf(records)
  const { requests, assigned } = records.observations
  return records.payments.filter(isRequest).flatMap((payment) => {
    const { paymentId, tenant, externalRef } = payment
    const own = records.tenants.find(({ index }) => index === tenant)
    const request = requests.get(`${tenant} ${externalRef}`)
    return claimsOf(payment).flatMap((claim) => {
      const row = rowOf(claim)
      const transfer = row && transferOf(row)
      const broken = (problem: string) => [
        { message: `${paymentId}, paid with ${claim.movementKey}: ${problem}`, paymentIds: [paymentId] },
      ]
      if (claim.tenant !== tenant) return broken(`claimed for tenant ${claim.tenant} instead of ${tenant}`)
      if (!row || !transfer) return broken('the bank has no such transfer')
      if (!own || !clientsOfTenant(own).has(transfer.client))
        return broken(`the ${nameOf(transfer)} is not to an account of tenant ${tenant}`)
      const isAssigned = assigned.get(row.movementId) === paymentId
      return isOwn(request, transfer, isAssigned) ? [] : broken(`the ${nameOf(transfer)} is of somebody else`)
    })
  })
}

/** COMPLETED has at least its price in transfers; a request with less is open or has failed. */
export function requestsAreCompletedByTheirPrice({ payments }: Records): Finding[] {
  return payments.filter(isRequest).flatMap(({ paymentId, status, vesAmount, receivedVesAmount }) => {
    const received = receivedVesAmount === null ? 0n : cents(receivedVesAmount)
    const isPaid = received >= cents(vesAmount)
    if (isPaid === (status === 'COMPLETED' || status === 'REVERSED')) return []
    return [
      {
        message: `${paymentId} of ${vesAmount} VES has received ${received} céntimos and is ${status}`,
        paymentIds: [paymentId],
      },
    ]
  })
}

/** A request whose payer sent the price, and who has no other request, is completed: nobody has to ask. */
export function payersMoneyCompletesTheirRequest(records: Records): Finding[] {
  const { rowsOf } = incomingOf(records)
  const byPhone = Map.groupBy(records.transfersIn, ({ phone = '' }) => phone)
  return records.payments.filter(isRequest).flatMap((payment) => {
    const { paymentId, tenant, externalRef, status, failureCode, vesAmount } = payment
    const request = records.observations.requests.get(`${tenant} ${externalRef}`)
    const own = records.tenants.find(({ index }) => index === tenant)
    if (!request?.isOnlyOfPayer || request.phone === undefined || status === 'COMPLETED' || !own) return []
    // An account replaced between request and transfer is not one of the request's accounts.
    if (failureCode === 'CANCELED_BY_TENANT' || own.everyBnc.length > 1) return []
    const arrived = (byPhone.get(request.phone) ?? []).filter((transfer) => rowsOf(transfer).length > 0)
    if (sum(arrived.map(({ amount }) => cents(amount))) < cents(vesAmount)) return []
    const names = arrived.map(nameOf).join(', ')
    return [{ message: `${paymentId} is ${status} although its payer sent the ${names}`, paymentIds: [paymentId] }]
  })
}

/** A transfer that a bank notified and the gateway confirmed, or that is on a statement it read later, is stored. */
export function noTransferIsLost(records: Records): Finding[] {
  const { rowsOf } = incomingOf(records)
  const confirmed = new Set(
    records.notices
      .filter(({ bank, isConfirmed }) => bank === 'r4' && isConfirmed)
      .map(({ client, reference, amount }) => `${client} ${withoutZeros(reference)} ${cents(amount)}`),
  )
  const readMs = new Map(records.readings.map(({ client, readMs: at }) => [client, at]))
  return records.transfersIn
    .filter(({ bank, client, reference, amount, atMs }) =>
      bank === 'r4'
        ? confirmed.has(`${client} ${withoutZeros(reference)} ${cents(amount)}`)
        : (readMs.get(client) ?? -Infinity) > atMs,
    )
    .filter((transfer) => rowsOf(transfer).length === 0)
    .map((transfer) => ({ message: `the ${nameOf(transfer)} was notified or read, and is not stored` }))
}

/** An account has the money of one client, and no tenant is shown money of another one. */
export function accountsAreSeparate(records: Records): Finding[] {
  const { clientsOf, transferOf } = incomingOf(records)
  const accounts = new Set(records.movements.map(({ accountId }) => accountId))
  const mixed = [...accounts].filter((accountId) => clientsOf(accountId).size > 1)
  const byId = new Map(records.movements.map((row) => [row.movementId, row]))
  const shown = records.tenants.flatMap((tenant) =>
    tenant.listedMovements.flatMap(({ movementId }) => {
      const row = byId.get(movementId)
      const transfer = row && transferOf(row)
      const isForeign =
        !row ||
        (row.tenant !== null && row.tenant !== tenant.index) ||
        (transfer && !clientsOfTenant(tenant).has(transfer.client))
      return isForeign ? [{ message: `tenant ${tenant.index} is shown the movement ${movementId} of another` }] : []
    }),
  )
  return [...mixed.map((accountId) => ({ message: `account ${accountId} has money of several clients` })), ...shown]
}

/** Every movement of the tenant's accounts that nobody else has is in its list, and no movement waits for a decision. */
export function movementsAreListedAndDecided(records: Records): Finding[] {
  const { transferOf } = incomingOf(records)
  const hidden = records.tenants
    .filter(({ everyBnc }) => everyBnc.length === 1)
    .flatMap((tenant) => {
      const listed = new Set(tenant.listedMovements.map(({ movementId }) => movementId))
      return records.movements.filter((row) => {
        const client = transferOf(row)?.client
        const isVisible = row.tenant === null || row.tenant === tenant.index
        return isVisible && client !== undefined && clientsOfTenant(tenant).has(client) && !listed.has(row.movementId)
      })
    })
  const due = records.movements.filter(({ isDue }) => isDue)
  return [
    ...hidden.map(({ movementId, state }) => ({ message: `the ${state} movement ${movementId} is in no list` })),
    ...due.map(({ movementId }) => ({ message: `the movement ${movementId} still waits for a decision` })),
  ]
}
