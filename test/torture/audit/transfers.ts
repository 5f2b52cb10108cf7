import type { Finding } from '../observations.ts'
import { cents } from './cents.ts'
import type { Records, StoredPayment } from './records.ts'
import { isRequest } from './incoming.ts'
import { type AccountGroupOf, accountGroupsOf } from './groups.ts'

const withoutZeros = (reference: string) => reference.replace(/^0+/, '')

type Verified = { payment: StoredPayment; client: string; reference: string; accounts: number }

function verified({ payments, tenants, accountGroupOf }: Records & { accountGroupOf: AccountGroupOf }): Verified[] {
  const clients = new Map(tenants.map(({ index, bnc }) => [index, accountGroupOf(bnc)]))
  const accountsOf = new Map(tenants.map(({ index, everyBnc }) => [index, everyBnc.length]))
  return payments
    .filter((payment) => payment.method === 'PAGO_MOVIL' && payment.status === 'COMPLETED' && !isRequest(payment))
    .map((payment) => ({
      payment,
      client: clients.get(payment.tenant) ?? '',
      reference: withoutZeros(payment.bankReference ?? ''),
      accounts: accountsOf.get(payment.tenant) ?? 1,
    }))
}

/**
 * One transfer pays one order, whichever of the tenants sharing the account the order belongs to. A tenant whose
 * account was replaced may have a transfer of that number and amount on each: the simulated bank finds any reference it
 * is queried for.
 */
export function transfersPayOnce(records: Records): Finding[] {
  const byTransfer = Map.groupBy(
    verified({ ...records, accountGroupOf: accountGroupsOf(records.tenants) }),
    ({ client, reference, payment }) =>
      // Banks reuse numbers: number and amount together identify a transfer.
      `${client} ${reference} of ${cents(payment.vesAmount)} céntimos`,
  )
  return [...byTransfer]
    .filter(([, paid]) => paid.length > Math.max(...paid.map(({ accounts }) => accounts)))
    .map(([name, paid]) => ({
      message: `the transfer ${name} paid ${paid.length} orders`,
      paymentIds: paid.map(({ payment }) => payment.paymentId),
    }))
}

/** Endings of unregistered references that BNC answers with "not found" and "another amount". */
const UNKNOWN_ENDINGS = /(?:0404|0409)$/

/** No order is paid with the line of a C2P charge, nor with a transfer that the bank does not have. */
export function transfersAreReal(records: Records): Finding[] {
  const accountGroupOf = accountGroupsOf(records.tenants)
  return verified({ ...records, accountGroupOf }).flatMap(({ payment, client, reference }) => {
    const amount = cents(payment.vesAmount)
    const broken = (message: string) => [
      { message: `${payment.paymentId} (${reference}): ${message}`, paymentIds: [payment.paymentId] },
    ]
    if (records.observations.ordersNamingCharges.has(payment.externalRef ?? ''))
      return broken('paid with a number of a charge')
    const isSame = (other: { client: string; amount: string }, number: string) =>
      accountGroupOf(other.client) === client && cents(other.amount) === amount && withoutZeros(number) === reference
    if (records.transfers.some((transfer) => isSame(transfer, transfer.reference))) return []
    const charge = records.ledger.find((entry) => entry.line && isSame(entry, entry.line.reference))
    if (charge) return broken(`paid with the line of ${charge.operation} ${charge.id} of ${charge.at}`)
    return UNKNOWN_ENDINGS.test(reference) ? broken('paid with a transfer that does not exist') : []
  })
}
