import { Column, Entity, PrimaryColumn } from 'typeorm'

@Entity('tenants')
export class Tenant {
  @PrimaryColumn('uuid')
  id: string

  @Column('text')
  name: string

  /** SHA-256 of the API key. */
  @Column('text', { unique: true })
  apiKeyHash: string
}
