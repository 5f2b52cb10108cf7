import { markOf } from '../tenants/marks.ts'
import { operationOf } from '../tenants/people.ts'
import type { LedgerEntry } from '../world/banks.ts'
import { cents } from './cents.ts'
import type { Records, StoredPayment, TenantRecords } from './records.ts'

/**
 * Payments and their effects. At BNC a group is one payment: every call carries the end of its id. R4, BDV and
 * Mercantil receive no such id, so there a group is what one operation did for one amount by one method, possibly several lookalikes. A payment
 * belongs to the bank it names at the end: an effect at a bank that it was moved away from has no payment.
 */
export type Group = {
  name: string
  payments: StoredPayment[]
  /** Charges and outgoing payments in the bank's ledger. */
  effects: LedgerEntry[]
  /** Reversals of these effects. */
  reversals: LedgerEntry[]
}

export function groupsOf(records: Pick<Records, 'tenants' | 'payments' | 'ledger' | 'lanes'>): Group[] {
  const { tenants, payments, ledger, lanes } = records
  const accountGroupOf = accountGroupsOf(tenants)
  const groups = new Map<string, Group>()
  const groupOf = (name: string) => {
    const group = groups.get(name) ?? { name, payments: [], effects: [], reversals: [] }
    groups.set(name, group)
    return group
  }
  // A verified transfer is money moved by others: it has no effect of ours.
  for (const payment of payments) {
    if (payment.method !== 'PAGO_MOVIL') groupOf(nameOfPayment(payment, tenants, accountGroupOf)).payments.push(payment)
  }
  const byId = new Map(ledger.map((entry) => [entry.id, entry]))
  for (const entry of ledger) {
    const reversed = entry.reverses === undefined ? undefined : byId.get(entry.reverses)
    if (entry.reverses === undefined) groupOf(nameOfEffect(entry, lanes, accountGroupOf)).effects.push(entry)
    else
      groupOf(reversed ? nameOfEffect(reversed, lanes, accountGroupOf) : `nothing: ${entry.id}`).reversals.push(entry)
  }
  return [...groups.values()]
}

export type AccountGroupOf = (bnc: string) => string

/** Merges the BNC clients that one tenant had successively: payments do not record which one was used. */
export function accountGroupsOf(tenants: readonly Pick<TenantRecords, 'bnc' | 'everyBnc'>[]): AccountGroupOf {
  const firsts = new Map(tenants.flatMap(({ everyBnc }) => everyBnc.map((client) => [client, everyBnc[0] ?? client])))
  return (client) => firsts.get(client) ?? client
}

const waysOut: Record<string, string> = {
  C2P: 'c2p',
  DEBITO_INMEDIATO: 'debit',
  DOMICILIACION: 'domiciliation',
  CREDITO_INMEDIATO: 'credit',
  CREDITO_CUENTA: 'account',
  VUELTO: 'change',
}

/** A payment without a call, or released unsent, has no bank: an effect of it would have no group. */
function nameOfPayment(
  payment: StoredPayment,
  tenants: readonly TenantRecords[],
  accountGroupOf: AccountGroupOf,
): string {
  const { tenant, method, bank, paymentId, externalRef, batchId, vesAmount } = payment
  const client = tenants.find(({ index }) => index === tenant)
  if (bank !== 'r4' && bank !== 'bdv' && bank !== 'mercantil')
    return `bnc ${accountGroupOf(client?.bnc ?? '')} ${method === 'VPOS' ? paymentId : tailOf(paymentId)}`
  // A payout is one payment; a disbursement has one per part, paid as a credit.
  const way = method === 'DISPERSION' ? (batchId === null ? 'payout' : 'credit') : waysOut[method]
  return `${bank} ${client?.[bank]} ${externalRef} ${way} ${cents(vesAmount)}`
}

const waysOfOperation: Record<string, string> = {
  MBc2p: 'c2p',
  process: 'c2p',
  compra: 'c2p',
  DebitoInmediato: 'debit',
  DomiciliacionCNTA: 'domiciliation',
  DomiciliacionCELE: 'domiciliation',
  CreditoInmediato: 'credit',
  CICuentas: 'account',
  MBvuelto: 'change',
  vuelto: 'change',
  R4pagos: 'payout',
}

function nameOfEffect(
  { bank, client, operation, amount, payer, paymentHint = '' }: LedgerEntry,
  lanes: number,
  accountGroupOf: AccountGroupOf,
): string {
  if (bank === 'bnc')
    return `bnc ${accountGroupOf(client)} ${operation === 'Send' ? paymentHint : paymentHint.slice(0, TAIL)}`
  const { phone, account } = payer ?? {}
  const made = operationOf(operation === 'R4pagos' ? { order: paymentHint } : { phone, account }, lanes)
  const externalRef = made && `${markOf(made.tenant)}-${made.lane}-${made.turn}`
  return `${bank} ${client} ${externalRef} ${waysOfOperation[operation] ?? operation} ${cents(amount)}`
}

/** Length of the part of the payment's id that a call to BNC carries. */
const TAIL = 12

function tailOf(paymentId: string): string {
  return paymentId.replaceAll('-', '').slice(-TAIL).toUpperCase()
}
