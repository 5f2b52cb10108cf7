import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

@Entity('webhook_endpoints')
export class WebhookEndpoint {
  @PrimaryColumn('uuid')
  id: string

  @Index()
  @Column('uuid')
  tenantId: string

  @Column('text')
  url: string

  @Column('text')
  secret: string
}
