import { type DynamicModule, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { PgBoss } from 'pg-boss'
import { BNC, BncService } from './bank/bnc.service.ts'
import { IdempotencyKey, Payment } from './payments/entities.ts'
import { IdempotencyService } from './payments/idempotency.service.ts'
import { PaymentsController } from './payments/payments.controller.ts'
import { PaymentsService } from './payments/payments.service.ts'
import { QuoteController } from './quote/quote.controller.ts'
import { RATE, RatesService } from './quote/rates.service.ts'
import type { PaymentsSetup } from './setup.ts'
import { Tenant } from './tenants/entities.ts'
import { WebhookEndpoint } from './webhooks/entities.ts'
import { NOTIFY, WebhooksService } from './webhooks/webhooks.service.ts'

const entities = [Tenant, Payment, IdempotencyKey, WebhookEndpoint]

@Module({})
export class AppModule {
  static forSetup({ connection, poolSize, bnc, rate, notify }: PaymentsSetup): DynamicModule {
    const { user, ...others } = connection
    return {
      module: AppModule,
      imports: [
        TypeOrmModule.forRoot({
          type: 'postgres',
          ...others,
          username: user,
          poolSize,
          entities,
          synchronize: true,
          logging: false,
        }),
        TypeOrmModule.forFeature(entities),
      ],
      controllers: [QuoteController, PaymentsController],
      providers: [
        { provide: BNC, useValue: bnc },
        { provide: RATE, useValue: rate },
        { provide: NOTIFY, useValue: notify },
        {
          provide: PgBoss,
          useFactory: async () => {
            const boss = new PgBoss({ ...connection, useListenNotify: notify })
            boss.on('error', () => {})
            return boss.start()
          },
        },
        BncService,
        RatesService,
        IdempotencyService,
        WebhooksService,
        PaymentsService,
      ],
    }
  }
}
