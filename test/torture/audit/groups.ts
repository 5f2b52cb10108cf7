import { markOf } from '../tenants/marks.ts'
import { operationOf } from '../tenants/people.ts'
import type { LedgerEntry } from '../world/banks.ts'
import { cents } from './cents.ts'
import type { Records, StoredPayment, TenantRecords } from './records.ts'

/**
 * Payments and the effects that are theirs. At BNC a group is one payment: every call carries the end of its id. R4 is told
 * nothing of the kind, so there a group is what one operation did for one sum in one way, which may be a few look-alikes.
 */
export type Group = {
  name: string
  payments: StoredPayment[]
  /** Charges and payments out in the bank's ledger. */
  effects: LedgerEntry[]
  /** What gave one of the effects back. */
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
  // A verified transfer is money that others moved: it has no effect of ours.
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

/** Clients at BNC of whom one tenant had first the one and then the other are one: which it was is not written down. */
export function accountGroupsOf(tenants: readonly Pick<TenantRecords, 'bnc' | 'everyBnc'>[]): AccountGroupOf {
  const firsts = new Map(tenants.flatMap(({ everyBnc }) => everyBnc.map((client) => [client, everyBnc[0] ?? client])))
  return (client) => firsts.get(client) ?? client
}

const waysOut: Record<string, string> = {
  C2P: 'c2p',
  DEBITO_INMEDIATO: 'debit',
  CREDITO_INMEDIATO: 'credit',
  CREDITO_CUENTA: 'account',
  VUELTO: 'change',
}

/** A payment that no bank was called for, or that was given back unsent, has no bank: an effect of it has no group. */
function nameOfPayment(
  payment: StoredPayment,
  tenants: readonly TenantRecords[],
  accountGroupOf: AccountGroupOf,
): string {
  const { tenant, method, bank, paymentId, externalRef, batchId, vesAmount } = payment
  const client = tenants.find(({ index }) => index === tenant)
  if (bank !== 'r4')
    return `bnc ${accountGroupOf(client?.bnc ?? '')} ${method === 'VPOS' ? paymentId : tailOf(paymentId)}`
  // A payout is one payment; a disbursement has one for each part, paid as a credit.
  const way = method === 'DISPERSION' ? (batchId === null ? 'payout' : 'credit') : waysOut[method]
  return `r4 ${client?.r4} ${externalRef} ${way} ${cents(vesAmount)}`
}

const waysOfOperation: Record<string, string> = {
  MBc2p: 'c2p',
  DebitoInmediato: 'debit',
  CreditoInmediato: 'credit',
  CICuentas: 'account',
  MBvuelto: 'change',
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
  return `r4 ${client} ${externalRef} ${waysOfOperation[operation] ?? operation} ${cents(amount)}`
}

/** Of the payment's id, in the reference that a call to BNC carries. */
const TAIL = 12

function tailOf(paymentId: string): string {
  return paymentId.replaceAll('-', '').slice(-TAIL).toUpperCase()
}
