import { Controller, Get, Query, UseGuards } from '@nestjs/common'
import { Type } from 'class-transformer'
import { IsNumber, IsPositive, Max } from 'class-validator'
import { ApiKeyGuard } from '../tenants/api-key.guard.ts'
import { RatesService } from './rates.service.ts'

class QuoteQuery {
  @Type(() => Number)
  @IsNumber({ maxDecimalPlaces: 2 })
  @IsPositive()
  @Max(1_000_000_000)
  usdAmount: number
}

@Controller('v1/quote')
@UseGuards(ApiKeyGuard)
export class QuoteController {
  constructor(private readonly rates: RatesService) {}

  @Get()
  quote(@Query() { usdAmount }: QuoteQuery): object {
    return this.rates.quote(usdAmount)
  }
}
