import { setTimeout as pause } from 'node:timers/promises'
import { caracasDate } from '../../../src/foundation/caracas.ts'
import type { Random } from '../seeded-random.ts'
import type { IncomingBank } from '../world/banks.ts'
import type { RunContext } from './operation.ts'
import type { Tenant } from './tenant.ts'

export const PAYER_BANK = '0102'

export type Payer = { phone: string; document: string }

/** A customer's transfer to the tenant's account, `amount` in céntimos. Returns its reference. */
export async function transferTo(
  { banks, observations }: Pick<RunContext, 'banks' | 'observations'>,
  tenant: Tenant,
  transfer: { bank: IncomingBank; payer: Payer; amount: number; reference: string },
): Promise<string> {
  const { bank, payer, amount, reference } = transfer
  const client = tenant[bank]
  if (bank !== 'r4') observations.transfers.push({ client, reference, amount: (amount / 100).toFixed(2) })
  await banks.control(bank, 'POST', 'movements', {
    client,
    amount: amount / 100,
    reference,
    date: caracasDate(Date.now()),
    ...payer,
    bankCode: PAYER_BANK,
  })
  return reference
}

const TICK_MS = 100
/** Part of the time in which they are sent: the rest is left for the banks to repeat the last ones. */
const SENDING = 0.9

/** So many transfers that nobody requested, evenly over the time, most of them at R4, which notifies each of them. */
export async function sendTransfers(
  context: RunContext,
  random: Random,
  { count, ms }: { count: number; ms: number },
): Promise<void> {
  const startedAt = Date.now()
  for (let sent = 0; sent < count; ) {
    const due = Math.min(count, Math.floor((count * (Date.now() - startedAt)) / (ms * SENDING)))
    // A call that a fault breaks may have made the transfer: the bank's own list decides.
    await Promise.allSettled(Array.from({ length: due - sent }, () => sendOne(context, random)))
    sent = due
    await pause(TICK_MS)
  }
}

function sendOne(context: RunContext, random: Random): Promise<string> {
  const payer = { phone: `58416${random.digits(7)}`, document: `V3${random.digits(7)}` }
  return transferTo(context, random.pick(context.tenants), {
    bank: random.chance(0.9) ? 'r4' : 'bnc',
    payer,
    amount: random.between(100_00, 99_999_99),
    // A 5 in front could make it look like a phone, and so like a mark of another tenant.
    reference: `6${random.digits(11)}`,
  })
}
