import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { TenantRequest } from './api-key.guard.ts'

export const CurrentTenant = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<TenantRequest>().tenant,
)
