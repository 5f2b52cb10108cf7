import type { Finding } from '../observations.ts'
import { cents } from './cents.ts'
import type { Records, StoredPayment } from './records.ts'
import { isRequest } from './incoming.ts'
import { type AccountGroupOf, accountGroupsOf } from './groups.ts'

const withoutZeros = (reference: string) => reference.replace(/^0+/, '')

type Verified = { payment: StoredPayment; client: string; reference: string; accounts: number }

/** Banks other than BNC where transfers are verified. */
const isOtherBank = (bank: string | null): bank is 'banesco' | 'bancamiga' => bank === 'banesco' || bank === 'bancamiga'

function verified({ payments, tenants, accountGroupOf }: Records & { accountGroupOf: AccountGroupOf }): Verified[] {
  const tenantOf = new Map(tenants.map((tenant) => [tenant.index, tenant]))
  return payments
    .filter((payment) => payment.method === 'PAGO_MOVIL' && payment.status === 'COMPLETED' && !isRequest(payment))
    .map((payment) => {
      const { tenant, bank } = payment
      const owner = tenantOf.get(tenant)
      const number = payment.bankReference ?? ''
      // Searched by the last six digits, and stored as the customer wrote it.
      if (isOtherBank(bank)) return { payment, client: owner?.[bank] ?? '', reference: number.slice(-6), accounts: 1 }
      const client = accountGroupOf(owner?.bnc ?? '')
      return { payment, client, reference: withoutZeros(number), accounts: owner?.everyBnc.length ?? 1 }
    })
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

/** Endings of unregistered references that BNC answers with "not found" and "another amount"; the others find none. */
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
    const numberOf = (number: string) => (isOtherBank(payment.bank) ? number.slice(-6) : withoutZeros(number))
    const isSame = (other: { client: string; amount: string }, number: string) =>
      accountGroupOf(other.client) === client && cents(other.amount) === amount && numberOf(number) === reference
    if (records.transfers.some((transfer) => isSame(transfer, transfer.reference))) return []
    const charge = records.ledger.find((entry) => entry.line && isSame(entry, entry.line.reference))
    if (charge) return broken(`paid with the line of ${charge.operation} ${charge.id} of ${charge.at}`)
    return isOtherBank(payment.bank) || UNKNOWN_ENDINGS.test(reference)
      ? broken('paid with a transfer that does not exist')
      : []
  })
}
