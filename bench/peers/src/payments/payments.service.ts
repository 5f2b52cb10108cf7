import { randomUUID } from 'node:crypto'
import { Injectable, NotFoundException } from '@nestjs/common'
import { DataSource, MoreThan } from 'typeorm'
import { BncService, type ChargeResult } from '../bank/bnc.service.ts'
import { RatesService } from '../quote/rates.service.ts'
import type { Tenant } from '../tenants/entities.ts'
import { WebhooksService } from '../webhooks/webhooks.service.ts'
import type { C2pExecuteDto, C2pRequestDto } from './dto.ts'
import { Payment } from './entities.ts'
import { type Answer, IdempotencyService } from './idempotency.service.ts'
import { receiptOf } from './receipt.ts'

const INTENT_MS = 900_000

const events = {
  COMPLETED: 'payment.completed',
  FAILED: 'payment.failed',
} as const

@Injectable()
export class PaymentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: IdempotencyService,
    private readonly webhooks: WebhooksService,
    private readonly rates: RatesService,
    private readonly bank: BncService,
  ) {}

  /** One transaction: the key with its answer, the intent, the event. */
  async request(tenant: Tenant, key: string | undefined, dto: C2pRequestDto): Promise<Answer> {
    const now = new Date()
    const intent: Payment = {
      id: randomUUID(),
      tenantId: tenant.id,
      status: 'PENDING',
      stage: 'intent',
      ...this.rates.convert(dto.usdAmount),
      debtorId: dto.debtorId,
      debtorPhone: dto.debtorCellPhone,
      debtorBankCode: dto.debtorBankCode,
      externalRef: dto.externalRef ?? null,
      bankReference: null,
      bankTxId: null,
      failureCode: null,
      createdAt: now,
      updatedAt: now,
      expiresAt: new Date(now.getTime() + INTENT_MS),
    }
    const claim = this.idempotency.claimOf(tenant, key, 'c2p/request', dto)
    return this.idempotency.answer(claim, async () => {
      const answer = { status: 201, body: { intentId: intent.id, otpRequested: false, ...receiptOf(intent, tenant) } }
      await this.dataSource.transaction(async (manager) => {
        await this.idempotency.claim(manager, claim, answer)
        await manager.insert(Payment, intent)
        await this.webhooks.queue(manager, tenant, 'payment.pending', intent)
      })
      return answer
    })
  }

  /** Claim, call the bank, settle: a transaction before the call and one after it. */
  async execute(tenant: Tenant, key: string | undefined, dto: C2pExecuteDto): Promise<Answer> {
    const claim = this.idempotency.claimOf(tenant, key, 'c2p', dto)
    return this.idempotency.answer(claim, async () => {
      const payment = await this.dataSource.transaction(async (manager) => {
        await this.idempotency.claim(manager, claim)
        const claimed = await manager
          .createQueryBuilder()
          .update(Payment)
          .set({ stage: 'submitted', updatedAt: new Date() })
          .where({ id: dto.intentId, tenantId: tenant.id, stage: 'intent', expiresAt: MoreThan(new Date()) })
          .andWhere({ debtorId: dto.debtorId, debtorPhone: dto.debtorCellPhone, usdAmount: dto.usdAmount.toFixed(2) })
          .returning('*')
          .execute()
        const [row] = claimed.raw as Record<string, unknown>[]
        if (!row) throw new NotFoundException('intent_not_found')
        return this.fromRow(row)
      })
      const result = await this.bank.charge({
        paymentId: payment.id,
        bankCode: payment.debtorBankCode,
        phone: payment.debtorPhone,
        document: payment.debtorId,
        amount: Number(payment.vesAmount),
        token: dto.token,
      })
      return this.settle(tenant, claim, payment, result)
    })
  }

  async find(tenant: Tenant, id: string): Promise<object> {
    const payment = await this.dataSource.manager.findOneBy(Payment, { id, tenantId: tenant.id })
    if (!payment) throw new NotFoundException('payment_not_found')
    return receiptOf(payment, tenant)
  }

  /** TypeORM returns rows of `update … returning` without converting them to the entity's types. */
  private fromRow(row: Record<string, unknown>): Payment {
    const { driver } = this.dataSource
    const { columns } = this.dataSource.getMetadata(Payment)
    return Object.fromEntries(
      columns.map((column) => [column.propertyName, driver.prepareHydratedValue(row[column.databaseName], column)]),
    ) as unknown as Payment
  }

  private async settle(
    tenant: Tenant,
    claim: ReturnType<IdempotencyService['claimOf']>,
    payment: Payment,
    result: ChargeResult,
  ): Promise<Answer> {
    const changes = { ...outcomeOf(result), updatedAt: new Date() }
    const settled = { ...payment, ...changes }
    const answer = { status: settled.status === 'FAILED' ? 422 : 201, body: receiptOf(settled, tenant) }
    await this.dataSource.transaction(async (manager) => {
      await manager.update(Payment, { id: payment.id, stage: 'submitted' }, changes)
      await this.idempotency.complete(manager, claim, answer)
      if (settled.status !== 'PENDING') await this.webhooks.queue(manager, tenant, events[settled.status], settled)
    })
    return answer
  }
}

/** An unknown outcome stays PENDING; nothing here finds out later what became of it. */
function outcomeOf(result: ChargeResult): Partial<Payment> {
  switch (result.kind) {
    case 'approved':
      return { status: 'COMPLETED', stage: 'settled', bankReference: result.reference, bankTxId: result.txId }
    case 'rejected':
      return { status: 'FAILED', stage: 'settled', failureCode: result.code }
    case 'unknown':
      return {}
  }
}
