import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

@Entity('payments')
@Index(['tenantId', 'externalRef'])
export class Payment {
  @PrimaryColumn('uuid')
  id: string

  @Column('uuid')
  tenantId: string

  @Column('text')
  status: 'PENDING' | 'COMPLETED' | 'FAILED'

  @Column('text')
  stage: 'intent' | 'submitted' | 'settled'

  @Column('numeric', { precision: 18, scale: 2 })
  usdAmount: string

  @Column('numeric', { precision: 18, scale: 2 })
  vesAmount: string

  @Column('numeric', { precision: 18, scale: 8 })
  bcvRate: string

  @Column('date')
  rateDate: string

  @Column('text')
  debtorId: string

  @Column('text')
  debtorPhone: string

  @Column('smallint')
  debtorBankCode: number

  @Column('text', { nullable: true })
  externalRef: string | null

  @Column('text', { nullable: true })
  bankReference: string | null

  @Column('integer', { nullable: true })
  bankTxId: number | null

  @Column('text', { nullable: true })
  failureCode: string | null

  @Column('timestamptz')
  createdAt: Date

  @Column('timestamptz')
  updatedAt: Date

  @Column('timestamptz')
  expiresAt: Date
}

@Entity('idempotency_keys')
export class IdempotencyKey {
  @PrimaryColumn('uuid')
  tenantId: string

  @PrimaryColumn('text')
  key: string

  /** SHA-256 of the route and the body. */
  @Column('text')
  fingerprint: string

  /** Empty while the first request is in progress. */
  @Column('smallint', { nullable: true })
  status: number | null

  @Column('json', { nullable: true })
  response: object | null

  @Column('timestamptz')
  createdAt: Date
}
