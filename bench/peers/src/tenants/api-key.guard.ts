import { createHash } from 'node:crypto'
import { type CanActivate, type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { FastifyRequest } from 'fastify'
import { Repository } from 'typeorm'
import { Tenant } from './entities.ts'

export type TenantRequest = FastifyRequest & { tenant: Tenant }

const CACHE_MS = 5_000

/** Authenticates by API key; a tenant found is cached for some seconds. */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  private readonly cache = new Map<string, { tenant: Tenant; untilMs: number }>()

  constructor(@InjectRepository(Tenant) private readonly tenants: Repository<Tenant>) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<TenantRequest>()
    const key = request.headers['x-api-key']
    if (typeof key !== 'string') throw new UnauthorizedException()
    const apiKeyHash = createHash('sha256').update(key).digest('hex')
    const cached = this.cache.get(apiKeyHash)
    if (!cached || cached.untilMs < Date.now()) return this.find(request, apiKeyHash)
    request.tenant = cached.tenant
    return true
  }

  private async find(request: TenantRequest, apiKeyHash: string): Promise<boolean> {
    const tenant = await this.tenants.findOneBy({ apiKeyHash })
    if (!tenant) throw new UnauthorizedException()
    this.cache.set(apiKeyHash, { tenant, untilMs: Date.now() + CACHE_MS })
    request.tenant = tenant
    return true
  }
}
