import type { Tenant } from '../tenants/entities.ts'
import type { Payment } from './entities.ts'

/** Names of the banks, by number. */
const bankNames: Record<number, string> = {
  102: 'Banco de Venezuela',
  105: 'Banco Mercantil',
  108: 'BBVA Provincial',
  134: 'Banesco',
  191: 'Banco Nacional de Crédito',
}

/** A payment as its tenant sees it: the fields of the gateway's receipt. */
export function receiptOf(payment: Payment, tenant: Tenant): Record<string, unknown> {
  return {
    paymentId: payment.id,
    status: payment.status,
    method: 'C2P',
    usdAmount: Number(payment.usdAmount),
    vesAmount: Number(payment.vesAmount),
    bcvRate: Number(payment.bcvRate),
    rateDate: payment.rateDate,
    tenantName: tenant.name,
    livemode: false,
    createdAt: payment.createdAt.toISOString(),
    updatedAt: payment.updatedAt.toISOString(),
    externalRef: payment.externalRef ?? undefined,
    bankReference: payment.bankReference ?? undefined,
    bankTxId: payment.bankTxId ?? undefined,
    debtorId: payment.debtorId,
    debtorPhone: payment.debtorPhone,
    debtorBankCode: payment.debtorBankCode,
    debtorBankName: bankNames[payment.debtorBankCode],
    failureCode: payment.failureCode ?? undefined,
    expiresAt: payment.stage === 'intent' ? payment.expiresAt.toISOString() : undefined,
  }
}
