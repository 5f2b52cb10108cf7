import 'reflect-metadata'
import { createHash, randomUUID } from 'node:crypto'
import { ValidationPipe } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import { DataSource } from 'typeorm'
import { AppModule } from './app.module.ts'
import type { PaymentsPeer, PaymentsSetup } from './setup.ts'
import { Tenant } from './tenants/entities.ts'
import { WebhookEndpoint } from './webhooks/entities.ts'

/** Starts the application on an empty database, with one tenant and its webhook endpoints. */
export async function start(setup: PaymentsSetup): Promise<PaymentsPeer> {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forSetup(setup), new FastifyAdapter(), {
    logger: false,
  })
  app.useGlobalPipes(new ValidationPipe({ whitelist: true, transform: true }))
  await app.init()
  await addTenant(app.get(DataSource), setup)
  await app.listen(0, '127.0.0.1')
  return { url: (await app.getUrl()).replace(/\/$/, '') }
}

async function addTenant(dataSource: DataSource, { tenant, endpoints }: PaymentsSetup): Promise<void> {
  const tenantId = randomUUID()
  const apiKeyHash = createHash('sha256').update(tenant.apiKey).digest('hex')
  await dataSource.manager.insert(Tenant, { id: tenantId, name: tenant.name, apiKeyHash })
  for (const endpoint of endpoints) {
    await dataSource.manager.insert(WebhookEndpoint, { id: randomUUID(), tenantId, ...endpoint })
  }
}
