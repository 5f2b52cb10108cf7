import { caracasDate } from '../../../../src/foundation/caracas.ts'
import type { Random } from '../../seeded-random.ts'
import { keyPolicyOf, type Flow, type Operation, post } from '../operation.ts'
import { ownersIn } from '../people.ts'
import { PAYER_BANK } from '../transfers-in.ts'

/** The last digits of an unregistered reference select BNC's response. */
function referenceOf(random: Random): string {
  const head = `1${random.digits(7)}`
  return random.weighted([
    [70, `${head}${random.between(1_000, 9_999)}`],
    [15, `${head}0404`],
    [15, `${head}0409`],
  ])
}

/** Verifies a transfer that the customer claims to have made, for one order or for several concurrently. */
export const verifyTransfer: Flow = async (operation) => {
  const { random } = operation
  await verifyTogether(operation, {
    usdAmount: random.between(100, 9_000) / 100,
    reference: referenceOf(random),
    ...(random.chance(0.5) ? payerOf(operation) : {}),
  })
}

/** Verifies an existing transfer by the last digits of its reference. */
export const verifyRealTransfer: Flow = async (operation) => {
  const { random } = operation
  await verifyNewTransfer(operation, random.between(100, 9_000) / 100, `2${random.digits(11)}`)
}

/** Verifies a transfer of another amount with the number of a charge on the same account: banks number both alike. */
export const verifyEqualNumber: Flow = async (operation) => {
  const { random, banks, tenant } = operation
  const lines = (await banks.latest(tenant.bnc)).flatMap(({ line }) => line ?? [])
  if (tenant.collects === 'r4' || lines.length === 0) return
  // The newest charge may still be open.
  const { reference } = random.pick(lines.slice(-3))
  const usdAmount = random.between(9_001, 20_000) / 100
  await verifyNewTransfer(operation, usdAmount, reference.padStart(8, '0'))
}

async function verifyNewTransfer(operation: Operation, usdAmount: number, reference: string): Promise<void> {
  const { random, tenant, customer } = operation
  // The others search by the payer and the last six digits.
  const isAtBnc = tenant.verifies === 'bnc'
  const { phone } = customer()
  const isMade = await makeTransfer(operation, usdAmount, {
    reference,
    ...(isAtBnc ? {} : { phone, bankCode: PAYER_BANK }),
  })
  if (!isMade) return
  await verifyTogether(operation, {
    usdAmount,
    reference: reference.slice(-random.between(6, 12)),
    ...(isAtBnc ? {} : { debtorCellPhone: phone, debtorBankCode: Number(PAYER_BANK) }),
  })
}

/** Credits a transfer to the tenant's account and records it; false without a rate. */
export async function makeTransfer(
  { client, banks, tenant, observations, ...caller }: Operation,
  usdAmount: number,
  line: { reference: string; phone?: string; document?: string; bankCode?: string },
): Promise<boolean> {
  const quote = await client.sendUntilFinal({ tenant, ...caller }, { path: `/quote?usdAmount=${usdAmount}` })
  const amount = quote?.body['vesAmount']
  if (typeof amount !== 'number') return false
  const account = tenant[tenant.verifies]
  observations.transfers.push({ client: account, reference: line.reference, amount: amount.toFixed(2) })
  const date = caracasDate(Date.now())
  await banks.control(tenant.verifies, 'POST', 'movements', { client: account, amount, date, ...line })
  return true
}

/**
 * Verifies a charge as a transfer: any of its numbers, or the end of the payer's phone, with the charge's amount. On a
 * shared account the charge may be another tenant's. A commission of one céntimo is filed under the same number first,
 * because the simulated bank invents a transfer for an unknown number.
 */
export const verifyCharge: Flow = async (operation) => {
  const { random, banks, tenant, observations, externalRef } = operation
  const charges = (await banks.latest(tenant.bnc)).filter(({ line }) => line !== undefined)
  // An account replaced meanwhile would not have the commission.
  if (tenant.collects === 'r4' || tenant.livemode || charges.length === 0) return
  const { amount, reference, txId, line, payer } = random.pick(charges)
  const numbers = [
    line?.reference,
    reference,
    String(txId),
    line?.controlNumber,
    payer?.phone?.slice(-random.between(4, 8)),
  ]
  const number = random.pick(numbers.filter((candidate) => candidate !== undefined))
  const commission = {
    client: tenant.bnc,
    amount: 0.01,
    reference: number,
    date: caracasDate(Date.now()),
    type: 'commission',
  }
  await banks.control('bnc', 'POST', 'movements', commission)
  observations.ordersNamingCharges.add(externalRef)
  // Another tenant's customer is not named: the isolation check would report the phone in the response.
  const isPayerNamed = random.chance(0.5) && payer?.phone !== undefined && isOwn(payer.phone, tenant.index)
  const named = isPayerNamed ? { debtorCellPhone: payer.phone, debtorBankCode: Number(payer.bankCode) } : {}
  await verifyTogether(operation, { vesAmount: Number(amount), reference: number, ...named })
}

async function verifyTogether(operation: Operation, details: object): Promise<void> {
  const { random, externalRef } = operation
  const orders = random.chance(0.4) ? random.between(2, 3) : 1
  await Promise.all(
    Array.from({ length: orders }, (_none, order) =>
      post(
        operation,
        '/payments/pago-movil/verify',
        { ...details, externalRef },
        { keyPolicy: keyPolicyOf(operation), step: `verify-${order}` },
      ),
    ),
  )
}

function isOwn(phone: string, tenant: number): boolean {
  return [...ownersIn(`"${phone}"`)].every((owner) => owner === tenant)
}

function payerOf({ customer, random }: Operation): object {
  return { debtorCellPhone: customer().phone, debtorBankCode: random.pick([102, 105, 134]) }
}
