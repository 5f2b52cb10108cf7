import { Body, Controller, Get, Headers, Param, ParseUUIDPipe, Post, Res, UseGuards } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { ApiKeyGuard } from '../tenants/api-key.guard.ts'
import { CurrentTenant } from '../tenants/current-tenant.ts'
import { Tenant } from '../tenants/entities.ts'
import { C2pExecuteDto, C2pRequestDto } from './dto.ts'
import { PaymentsService } from './payments.service.ts'

@Controller('v1/payments')
@UseGuards(ApiKeyGuard)
export class PaymentsController {
  constructor(private readonly payments: PaymentsService) {}

  @Post('c2p/request')
  async request(
    @CurrentTenant() tenant: Tenant,
    @Headers('idempotency-key') key: string | undefined,
    @Body() dto: C2pRequestDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const { status, body } = await this.payments.request(tenant, key, dto)
    void reply.status(status)
    return body
  }

  @Post('c2p')
  async execute(
    @CurrentTenant() tenant: Tenant,
    @Headers('idempotency-key') key: string | undefined,
    @Body() dto: C2pExecuteDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const { status, body } = await this.payments.execute(tenant, key, dto)
    void reply.status(status)
    return body
  }

  @Get(':id')
  find(@CurrentTenant() tenant: Tenant, @Param('id', ParseUUIDPipe) id: string): Promise<object> {
    return this.payments.find(tenant, id)
  }
}
