import type { BankName } from '../../banks/bank.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { Database } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'
import { openingOrEmpty, type PayerEncryption } from '../payer-encryption.ts'
import type { Payer } from '../payment.ts'
import type { MandateStatus } from './mandate.ts'

export type Mandate = {
  mandateId: string
  status: MandateStatus
  bank: BankName
  /** The payment that the status comes from. */
  paymentId: string
  /** Empty if the payer was erased, or is sealed under a lost key. */
  payer: Payer
  createdAt: Date
  updatedAt: Date
}

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

type ListParams = Scope & { statuses: readonly MandateStatus[]; before: string; limit: number }

const list = statement<ListParams, Omit<Mandate, 'payer'> & { payer: Buffer | null }>(
  'mandates.list',
  `select m.mandate_id as "mandateId", m.status, m.bank, m.payment_id as "paymentId", p.payer,
          m.created_at as "createdAt", m.updated_at as "updatedAt"
   from mandates m
   left join payments p on p.tenant_id = m.tenant_id and p.livemode = m.livemode and p.payment_id = m.payment_id
   where m.tenant_id = :tenantId and m.livemode = :livemode and m.mandate_id < :before
     and m.status = any (:statuses::text[])
   order by m.mandate_id desc limit :limit`,
)

export type MandateStore = ReturnType<typeof createMandateStore>

export function createMandateStore({ database, encryption }: { database: Database; encryption: PayerEncryption }) {
  const lenient = openingOrEmpty(encryption)
  return {
    /** Newest first. */
    async list(
      scope: Scope,
      { after = LAST_ID, ...query }: { statuses: readonly MandateStatus[]; after: string | undefined; limit: number },
    ): Promise<Mandate[]> {
      const rows = await run(database, list, { ...scope, ...query, before: after })
      return rows.map((row) => ({ ...row, payer: lenient.open(scope, row.paymentId, row.payer) }))
    },
  }
}
