import { createHash } from 'node:crypto'
import { ConflictException, Injectable, UnprocessableEntityException } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Tenant } from '../tenants/entities.ts'
import { IdempotencyKey } from './entities.ts'

export type Answer = { status: number; body: object }

/** A request's key with the fingerprint of what it asked for. */
export type Claim = { tenantId: string; key: string; fingerprint: string }

/** Thrown inside a transaction, which it rolls back: another request has the key. */
export class KeyTaken extends Error {}

@Injectable()
export class IdempotencyService {
  constructor(private readonly dataSource: DataSource) {}

  claimOf(tenant: Tenant, key: string | undefined, route: string, body: object): Claim | undefined {
    if (key === undefined) return undefined
    const fingerprint = createHash('sha256').update(route).update(JSON.stringify(body)).digest('hex')
    return { tenantId: tenant.id, key, fingerprint }
  }

  /** Claims the key in the transaction of the request's first write; with an answer, completes it at once. */
  async claim(manager: EntityManager, claim: Claim | undefined, answer?: Answer): Promise<void> {
    if (!claim) return
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(IdempotencyKey)
      .values({ ...claim, status: answer?.status ?? null, response: answer?.body ?? null, createdAt: new Date() })
      .orIgnore()
      .returning('key')
      .execute()
    if (inserted.raw.length === 0) throw new KeyTaken()
  }

  async complete(manager: EntityManager, claim: Claim | undefined, { status, body }: Answer): Promise<void> {
    if (!claim) return
    const { tenantId, key } = claim
    await manager.update(IdempotencyKey, { tenantId, key }, { status, response: body })
  }

  /** Runs a request; if its key is taken, answers as the first request did. */
  async answer(claim: Claim | undefined, run: () => Promise<Answer>): Promise<Answer> {
    try {
      return await run()
    } catch (error) {
      if (!claim || !(error instanceof KeyTaken)) throw error
      const { tenantId, key } = claim
      const first = await this.dataSource.manager.findOneByOrFail(IdempotencyKey, { tenantId, key })
      if (first.fingerprint !== claim.fingerprint) throw new UnprocessableEntityException('idempotency_key_reused')
      if (first.status === null || first.response === null) throw new ConflictException('idempotency_key_in_use')
      return { status: first.status, body: first.response }
    }
  }
}
